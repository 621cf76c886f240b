import { arch, lanternSym, lattice, minaret, starPattern } from './architecture.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

const VANISH = 430

interface Paint { walls: readonly string[]; foot: string; doors: readonly string[] } // prettier-ignore

/** A stepped lane of a hill town whose walls are washed with blue. */
export const drawBlueLane = (s: Scene): void =>
  lane(s, { walls: ['#8fbbe0', '#a9cce8', '#7aa9d6', '#c4dcee'], foot: '#3f76b8', doors: ['#2a5a9a', '#f0e8d8', '#1f6f86'] }) // prettier-ignore

/** A lane of an old city between high walls in the colours of earth. */
export const drawMedinaLane = (s: Scene): void =>
  lane(s, { walls: ['#dfb88c', '#d2a27a', '#e8cba2', '#c98f6c'], foot: '#b9744e', doors: ['#6a3f24', '#1f6f6a', '#7a2f2a', '#3a5a7a'] }) // prettier-ignore

/** From the back of the lane (0) to us (1), at the height `y` of the back wall. */
function at(side: -1 | 1, t: number, y: number): [x: number, y: number] {
  const k = 1 + t * 2.4
  return [600 + side * 132 * k * (1 + t * 0.35), VANISH + (y - VANISH) * k]
}
const points = (list: [number, number][]) => list.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')

function lane(s: Scene, paint: Paint): void {
  sky(s, { horizon: 500, sunX: 600 + s.L * s.u(60, 150), sunY: s.u(90, 150), clouds: false })
  birds(s, 600, 130, 3)
  if (s.r() < 0.6) s.add(minaret(s, s.u(560, 640), 430, 54, s.u(250, 300), '#efe0c4', 0.36, 'half'))
  back(s, paint)
  side(s, paint, -1)
  side(s, paint, 1)
  ground(s, paint)
  arcade(s, paint)
  pots(s)
  const lamp = lanternSym(s)
  for (const way of [-1, 1] as const) {
    const [x, y] = at(way, 0.62, 300)
    s.add(s.use(lamp, x - way * 46, y, 1.3))
    if (s.night || s.time === 'sunset') s.add(s.lamp(x - way * 46, y + 44, 120, 0.8))
  }
  for (let n = 0; n < s.i(2, 3); n++)
    s.add(person(s, s.u(520, 680), s.u(600, 720), s.u(1, 1.4), s.pick(['#f3ead8', '#7a5a3c', '#2c4a5a', '#a8452f']), 0, s.pick(['#f3ead8', '#a8452f', '#2c2b33']))) // prettier-ignore
  cat(s, s.pick([s.u(420, 470), s.u(730, 780)]), 748)
}

function back(s: Scene, { walls, doors }: Paint): void {
  const wall = s.pick(walls)
  s.add(s.rect(440, 250, 320, 330, s.fade(wall, 0.26, 0.2, 0.1)), s.rect(432, 240, 336, 14, s.c('#a8603f', 0.24, 0.1)))
  s.add(s.p(arch(600, 112, 540, 440, 380, 'horseshoe'), s.c(mix(wall, '#ffffff', 0.5), 0.2)), s.p(arch(600, 88, 540, 444, 394, 'horseshoe'), s.night ? LAMP : s.c(s.pick(doors), 0.2, 0.1))) // prettier-ignore
  for (const x of [520, 680]) s.add(s.rect(x - 17, 290, 34, 46, s.night ? LAMP : s.c('#3a3a4a', 0.22, 0.3)), s.rect(x - 17, 290, 34, 46, lattice(s, 9, s.c('#2a2a33', 0.2)))) // prettier-ignore
}

function side(s: Scene, { walls, foot, doors }: Paint, way: -1 | 1): void {
  const shade = way === s.L ? 0.5 : 0.06
  const cuts = [0, s.u(0.2, 0.28), s.u(0.5, 0.6), 1.15]
  for (let n = 0; n < 3; n++) {
    const [a = 0, b = 1] = [cuts[n], cuts[n + 1]]
    const wall = walls[(n + (s.seed % 4)) % walls.length] ?? '#d2a27a'
    const top = s.u(130, 235)
    const d = 0.2 - n * 0.08
    s.add(
      s.p(`M${points([at(way, a, top), at(way, b, top), at(way, b, 570), at(way, a, 570)])}Z`, s.grad([[0, s.c(wall, d, shade)], [1, s.c(mix(wall, foot, 0.3), d, shade + 0.1)]])), // prettier-ignore
      s.p(`M${points([at(way, a, top - 9), at(way, b + 0.01, top - 9), at(way, b + 0.01, top + 3), at(way, a, top + 3)])}Z`, s.c('#a8603f', d, shade * 0.6)), // prettier-ignore
      s.p(`M${points([at(way, a, 512), at(way, b, 512), at(way, b, 570), at(way, a, 570)])}Z`, s.c(foot, d, shade), 'opacity=".8"'), // prettier-ignore
    )
    const m = a + (Math.min(b, 0.86) - a) * 0.5
    const half = (Math.min(b, 0.86) - a) * 0.25
    const [x, y] = at(way, m, 566)
    const w = Math.abs(at(way, m + half, 0)[0] - at(way, m - half, 0)[0])
    const h = (566 - 430) * (1 + m * 2.4) * 0.98
    s.add(
      s.p(arch(x, w * 1.3, y, y - h * 0.66, y - h * 1.06, 'horseshoe'), n % 2 === 0 ? s.c(mix(wall, '#ffffff', 0.55), d, shade) : starPattern(s, 22, s.c('#1f6f78', d), s.c('#d9a441', d), s.c('#f1e7d2', d))), // prettier-ignore
      s.p(arch(x, w, y, y - h * 0.64, y - h * 0.94, 'horseshoe'), s.c(s.pick(doors), d, shade * 0.8 + 0.1)),
      s.line(`M${f(x)} ${f(y)}v${f(-h * 0.86)}`, s.c('#2a1a14', d, 0.4), 2.4, 0.5),
      s.line(`M${f(x - w * 0.24)} ${f(y - h * 0.3)}h.1M${f(x + w * 0.24)} ${f(y - h * 0.3)}h.1M${f(x - w * 0.24)} ${f(y - h * 0.55)}h.1M${f(x + w * 0.24)} ${f(y - h * 0.55)}h.1`, s.c('#e0b860', d), 6 + n), // prettier-ignore
    )
    const [wx, wy] = at(way, m, s.u(300, 330))
    const ww = w * 0.66
    const wh = 44 * (1 + m * 2.4)
    s.add(s.rect(wx - ww / 2 - 5, wy - wh / 2 - 5, ww + 10, wh + 10, s.c(mix(wall, '#ffffff', 0.5), d, shade)), s.rect(wx - ww / 2, wy - wh / 2, ww, wh, s.night && s.r() < 0.7 ? LAMP : s.c('#33333f', d, 0.3)), s.rect(wx - ww / 2, wy - wh / 2, ww, wh, lattice(s, 16, s.c('#22222a', d)))) // prettier-ignore
  }
}

function ground(s: Scene, { foot }: Paint): void {
  const stone = mix(foot, '#d9cfc0', 0.72)
  let lines = ''
  for (let n = 0; n < 9; n++) {
    const t = (n / 9) ** 1.2
    const [left, y] = at(-1, t, 568)
    const [right] = at(1, t, 568)
    const [nextLeft, nextY] = at(-1, ((n + 1) / 9) ** 1.2, 568)
    const [nextRight] = at(1, ((n + 1) / 9) ** 1.2, 568)
    const rise = 9 + t * 22
    s.add(
      s.p(`M${f(left - 4)} ${f(y)}H${f(right + 4)}L${f(nextRight + 6)} ${f(nextY - rise * 0.2)}H${f(nextLeft - 6)}Z`, s.c(stone, 0.14 - t * 0.13, 0.06)), // prettier-ignore
      s.p(`M${f(nextLeft - 6)} ${f(nextY - rise)}H${f(nextRight + 6)}V${f(nextY + 2)}H${f(nextLeft - 6)}Z`, s.c(stone, 0.12 - t * 0.11, 0.55)), // prettier-ignore
      s.p(`M${f(nextLeft - 6)} ${f(nextY - rise)}H${f(nextRight + 6)}V${f(nextY - rise + 3 + t * 3)}H${f(nextLeft - 6)}Z`, s.c(mix(stone, '#ffffff', 0.3), 0.1, -0.05)), // prettier-ignore
    )
    for (let m = 1; m < 6; m++) lines += `M${f(left + ((right - left) * (m + (n % 2) * 0.5)) / 6)} ${f(y)}L${f(nextLeft + ((nextRight - nextLeft) * (m + (n % 2) * 0.5)) / 6)} ${f(nextY - rise)}` // prettier-ignore
  }
  s.add(s.rect(-20, 780, W + 40, H - 760, s.c(stone, 0, 0.1)), s.line(lines, s.c(stone, 0, 0.8), 1.6, 0.3))
}

/** An arch over the lane, half way. */
function arcade(s: Scene, { walls }: Paint): void {
  if (s.r() < 0.3) return
  const wall = s.pick(walls)
  const [left] = at(-1, 0.26, 400)
  const [right, top] = at(1, 0.26, 262)
  const width = right - left
  const foot = 634
  const hole = arch(600, width * 0.84, foot, top + 170, top + 40, 'horseshoe')
  s.add(`<path d="M${f(left)} ${f(top - 40)}H${f(right)}V${foot}H${f(left)}Z${hole}" fill="${s.c(wall, 0.1, 0.25)}" fill-rule="evenodd"/>`, s.rect(left - 6, top - 48, width + 12, 12, s.c('#a8603f', 0.1, 0.1))) // prettier-ignore
}

function pots(s: Scene): void {
  for (const way of [-1, 1] as const)
    for (let n = 0; n < 4; n++) {
      const t = 0.3 + n * 0.13 + s.u(-0.02, 0.02)
      const [edge, y] = at(way, t, 570)
      const k = 0.6 + t * 1.1
      const x = edge - way * 26 * k
      let green = ''
      let dots = ''
      for (let m = 0; m < 11; m++) {
        green += `M${f(x)} ${f(y - 26 * k)}q${f(s.u(-16, 16) * k)} ${f(-14 * k)} ${f(s.u(-30, 30) * k)} ${f(-s.u(14, 46) * k)}`
        dots += `M${f(x + s.u(-26, 26) * k)} ${f(y - s.u(36, 72) * k)}h.1`
      }
      s.add(
        s.line(green, s.c('#4c7a44', 0.03, 0.15), 5 * k, 0.95),
        s.line(dots, s.c(s.pick(['#d8452f', '#e0609a', '#f0c23a', '#f4efe4']), 0), 8 * k),
        s.p(`M${f(x - 17 * k)} ${f(y - 30 * k)}h${f(34 * k)}l${f(-6 * k)} ${f(32 * k)}h${f(-22 * k)}Z`, s.round(s.pick(['#b5653f', '#2a5a9a', '#e0b13a']), 0.02)), // prettier-ignore
      )
    }
}

function cat(s: Scene, x: number, y: number): void {
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(1.25)">`,
    s.p(
      'M-13 0C-17-14-10-24-2-26C-6-30-6-38-5-42L-1-38H5L9-42C10-36 9-30 6-27C13-22 15-10 13 0Z',
      s.c(s.pick(['#e8dccb', '#3a3434', '#c98a4a']), 0, 0.1),
    ),
    s.line('M13-2q12-2 10-14', s.c('#c98a4a', 0, 0.2), 4),
    '</g>',
  )
}
