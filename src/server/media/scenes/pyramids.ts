import { dune, mist, poly, type Point } from './land.ts'
import { camel, palmSym, person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** Three pyramids on a plateau, a line of camels below them. */
export function drawPyramids(s: Scene): void {
  sky(s, { horizon: s.u(500, 530), sunX: 600 + s.L * s.u(330, 440) })
  const y = s.horizon
  const stone = s.pick(['#d3a56c', '#c99a66', '#dab282'])
  s.add(s.rect(0, y - 10, W, H, s.fade(mix(stone, '#efdcb0', 0.3), 0.62, 0.1)))
  mist(s, y - 60, 110, 0.5)
  const way = s.pick([-1, 1])
  pyramid(s, { x: 600 + way * s.u(340, 390), y: y + 14, w: s.u(300, 350), h: s.u(190, 220), stone, d: 0.42 })
  pyramid(s, {
    x: 600 + way * s.u(90, 130),
    y: y + 30,
    w: s.u(440, 480),
    h: s.u(290, 320),
    stone,
    d: 0.28,
    casing: true,
  })
  mist(s, y - 30, 90, 0.35)
  pyramid(s, { x: 600 - way * s.u(220, 270), y: y + 62, w: s.u(620, 690), h: s.u(390, 430), stone, d: 0.12 })
  if (s.r() < 0.65) sphinx(s, 600 + way * s.u(260, 320), y + 110, way, stone)
  dune(s, { px: s.u(300, 900), py: y + 110, left: y + 150, right: y + 140, base: mix(stone, '#e9c890', 0.4), d: 0.08, ripple: 9 }) // prettier-ignore
  const start = 600 - way * s.u(40, 120)
  for (let n = 0; n < s.i(3, 4); n++) {
    const x = start + way * n * 118
    s.add(camel(s, x, y + 196 + n * 5, 0.86, way, { cloth: s.pick(['#a8452f', '#0b5d5e', '#7a2f45', '#c98a3a']) }))
    if (n % 2 === 0)
      s.add(person(s, x + way * 108, y + 198 + n * 5, 0.95, s.pick(['#f3ead8', '#2c5a6a']), 0, '#f3ead8'))
  }
  const palm = palmSym(s, 0)
  for (let n = 0; n < s.i(2, 4); n++)
    s.add(s.use(palm, s.pick([s.u(10, 150), s.u(1050, 1190)]), 800, 1.8 * s.pick([1, -1]), s.u(1.7, 2.2)))
  birds(s, s.u(400, 800), s.u(110, 200), 4)
}

interface Pyramid { x: number; y: number; w: number; h: number; stone: string; d: number; casing?: boolean } // prettier-ignore

function pyramid(s: Scene, { x, y, w, h, stone, d, casing = false }: Pyramid): void {
  const top: Point = [x, y - h]
  const corner: Point = [x - s.L * w * 0.12, y + h * 0.05]
  const lit: Point = [x + s.L * w * 0.5, y - h * 0.02]
  const dark: Point = [x - s.L * w * 0.5, y - h * 0.02]
  s.add(s.p(poly([top, lit, corner]), s.fade(stone, d, d + 0.14, -0.12)))
  s.add(s.p(poly([top, dark, corner]), s.fade(stone, d, d + 0.14, 0.75)))
  const rows = Math.round(h / 11)
  let bright = ''
  let dim = ''
  const between = (a: Point, b: Point, t: number) => `${f(a[0] + (b[0] - a[0]) * t)} ${f(a[1] + (b[1] - a[1]) * t)}`
  for (let n = 1; n < rows; n++) {
    const t = n / rows
    const line = `M${between(top, dark, t)}L${between(top, corner, t)}`
    dim += line
    bright += `M${between(top, corner, t)}L${between(top, lit, t)}`
  }
  s.add(s.line(bright, s.c(stone, d, 0.55), 1.4, 0.45), s.line(dim, s.c(stone, d, 1), 1.4, 0.4))
  let blocks = ''
  for (let n = 0; n < h / 3; n++) {
    const t = s.u(0.1, 1)
    const u = s.r()
    const px = top[0] + (corner[0] + (lit[0] - corner[0]) * u - top[0]) * t
    const py = top[1] + (corner[1] + (lit[1] - corner[1]) * u - top[1]) * t
    blocks += `M${f(px)} ${f(py)}v7`
  }
  s.add(s.line(blocks, s.c(stone, d, 0.6), 1.3, 0.45))
  if (!casing) return
  const cut = 0.24
  const smooth = mix(stone, '#f2e6cc', 0.55)
  s.add(
    s.p(
      `M${f(top[0])} ${f(top[1])}L${between(top, lit, cut)}L${between(top, corner, cut * 1.1)}Z`,
      s.c(smooth, d, -0.15),
    ),
    s.p(
      `M${f(top[0])} ${f(top[1])}L${between(top, dark, cut * 0.92)}L${between(top, corner, cut * 1.1)}Z`,
      s.c(smooth, d, 0.6),
    ),
  )
}

/** The Sphinx from the side, looking along `way`. */
function sphinx(s: Scene, x: number, y: number, way: number, stone: string): void {
  const body = s.c(stone, 0.1, 0.25)
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(way * -1)} 1)">`,
    s.p(
      'M-120 0C-124-30-104-52-64-54L10-56C14-92 22-122 52-126C84-128 92-104 90-84C102-70 104-54 98-42C100-30 108-22 128-20L170-16V0Z',
      body,
    ),
    s.p('M28-120C46-136 84-134 92-108L98-66L86-58C84-84 76-104 60-108L40-60L18-62Z', s.c(stone, 0.1, -0.1)),
    s.line('M66-96h12M70-76h14M40-108L34-66M50-110L46-62', s.c(stone, 0.05, 0.9), 2.2, 0.6),
    s.line('M-110-22C-60-30 20-26 80-30M100-16h66', s.c(stone, 0.08, 0.7), 2, 0.45),
    '</g>',
  )
}
