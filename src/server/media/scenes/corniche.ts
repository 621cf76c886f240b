import { mist } from './land.ts'
import { bicycle, palmSym, person } from './living.ts'
import { f, H, LAMP, mix } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'
import { glitter, water } from './water.ts'

const AWAY = 452

/** The edge of the sea wall: from the foot of the picture to the horizon; `t` 0 is near. */
const edge = (t: number): [x: number, y: number] => [330 + 890 * t ** 1.5, H + 20 - (H - AWAY) * (1 - (1 - t) ** 1.9)]
/** How large things are at the height `y`. */
const size = (y: number) => 0.12 + ((y - AWAY) / (H - AWAY)) * 1.5

/** A promenade along the water, with the towers of the city across the bay. */
export function drawCorniche(s: Scene): void {
  sky(s, { horizon: AWAY - 6, sunX: s.u(220, 520) })
  towers(s, s.pick(['#b9c6cc', '#c9cfd0', '#d3c9b8', '#aebfc4']))
  mist(s, AWAY - 90, 110, 0.4)
  water(s, AWAY, { far: '#3a8f98', near: '#11506a', waves: 90 })
  glitter(s, AWAY)
  boats(s)
  promenade(s)
  birds(s, s.u(200, 520), s.u(150, 260), s.i(4, 7), s.night ? s.c('#c9d6d8') : mix('#ffffff', s.sky[1], 0.1))
}

function towers(s: Scene, stone: string): void {
  let lights = ''
  for (const [d, least, most, low, high] of [
    [0.68, 18, 34, 30, 120],
    [0.5, 24, 46, 50, 210],
    [0.34, 30, 60, 30, 130],
  ] as const) {
    // prettier-ignore
    let x = s.u(-10, 20)
    while (x < 930) {
      const w = s.u(least, most)
      const h = s.u(low, high) * (0.55 + 0.6 * Math.sin((Math.PI * x) / 900))
      const top = AWAY + 4 - h
      const kind = s.i(0, 3)
      const fill = s.round(mix(stone, '#8fb0ba', s.r() * 0.5), d)
      if (kind === 0) s.add(s.p(`M${f(x)} ${AWAY + 4}V${f(top + w * 0.4)}Q${f(x + w * 0.1)} ${f(top)} ${f(x + w)} ${f(top)}V${AWAY + 4}Z`, fill)) // prettier-ignore
      else if (kind === 1) s.add(s.p(`M${f(x)} ${AWAY + 4}V${f(top + 14)}L${f(x + w * 0.5)} ${f(top - 10)}L${f(x + w)} ${f(top + 14)}V${AWAY + 4}Z`, fill), s.line(`M${f(x + w / 2)} ${f(top - 10)}v-22`, s.c(stone, d, 0.4), 2)) // prettier-ignore
      else s.add(s.rect(x, top, w, h, fill), kind === 2 ? s.rect(x + w * 0.25, top - 14, w * 0.5, 15, s.c(stone, d, 0.2)) : '') // prettier-ignore
      if (s.night || s.time === 'sunset')
        for (let n = 0; n < h / 12; n++) lights += `M${f(x + s.u(3, w - 6))} ${f(top + s.u(6, h))}h3`
      x += w * s.u(1, 1.35)
    }
  }
  if (lights !== '') s.add(s.line(lights, LAMP, 2.6, s.night ? 0.85 : 0.4))
  if (!s.night) return
  let mirror = ''
  for (let n = 0; n < 40; n++) mirror += `M${f(s.u(10, 920))} ${AWAY + 8}v${f(s.u(20, 90))}`
  s.add(s.line(mirror, LAMP, 4, 0.25))
}

function boats(s: Scene): void {
  for (let n = 0; n < 3; n++) {
    const x = s.u(60, 620)
    const y = s.u(490, 580)
    const k = size(y) * 0.9
    s.add(
      s.line(`M${f(x)} ${f(y)}v${f(-74 * k)}`, s.c('#5a3c28', 0.1), 3 * k),
      s.p(`M${f(x + 4 * k)} ${f(y - 70 * k)}Q${f(x + 46 * k)} ${f(y - 40 * k)} ${f(x + 40 * k)} ${f(y - 8 * k)}H${f(x + 4 * k)}Z`, s.c('#f4ead6', 0.08)), // prettier-ignore
      s.p(`M${f(x - 40 * k)} ${f(y - 4 * k)}H${f(x + 48 * k)}L${f(x + 32 * k)} ${f(y + 10 * k)}H${f(x - 28 * k)}Z`, s.c('#7a4526', 0.08, 0.2)), // prettier-ignore
    )
  }
}

function promenade(s: Scene): void {
  const steps = 24
  const at = Array.from({ length: steps + 1 }, (_, n) => edge(n / steps))
  const strip = (from: number, to: number) => {
    const left = at.map(([x, y]) => `${f(x + from * size(y))} ${f(y)}`)
    const right = at.map(([x, y]) => `${f(x + to * size(y))} ${f(y)}`).reverse()
    return `M${left.join('L')}L${right.join('L')}Z`
  }
  const stone = s.pick(['#e4d6bc', '#dccfb8', '#e8dcc8'])
  s.add(
    s.p(strip(300, 2200), s.fade('#5f8f52', 0.3, 0.02)),
    s.p(strip(-26, 6), s.fade(stone, 0.4, 0.02, 0.6)),
    s.p(strip(0, 310), s.fade(stone, 0.35, 0.02)),
    s.p(strip(190, 250), s.fade(s.pick(['#b5654a', '#7d9aa0', '#c98a5a']), 0.35, 0.06, 0.05)),
    s.p(strip(300, 316), s.fade(stone, 0.3, 0.02, -0.2)),
  )
  let joints = ''
  for (let n = 0; n < 26; n++) {
    const [x, y] = edge((n / 26) ** 1.3)
    joints += `M${f(x)} ${f(y)}h${f(300 * size(y))}`
  }
  s.add(s.line(joints, s.c(stone, 0.05, 0.5), 1.6, 0.3))
  const palm = palmSym(s, 0.05)
  let posts = ''
  let rail = ''
  for (let n = 22; n >= 0; n--) {
    const [x, y] = edge((n / 22) ** 1.15)
    const k = size(y)
    posts += `M${f(x + 6 * k)} ${f(y)}v${f(-34 * k)}`
    rail += `${rail === '' ? 'M' : 'L'}${f(x + 6 * k)} ${f(y - 34 * k)}`
    if (n % 2 === 0 && y < 830) s.add(s.use(palm, x + (350 + (n % 4) * 40) * k, y, k * 1.35 * (n % 4 === 0 ? 1 : -1), k * 1.5)) // prettier-ignore
    if (n % 3 === 1) lamp(s, x + 285 * k, y, k)
    if (n % 3 === 2 && y < H) walker(s, x + s.u(60, 170) * k, y, k)
  }
  const [cx, cy] = edge(s.u(0.16, 0.24))
  s.add(bicycle(s, cx + 218 * size(cy), cy, size(cy) * 0.9))
  s.add(s.line(posts, s.c('#f1ece0', 0.05), 3, 0.9), s.line(rail, s.c('#f1ece0', 0.05), 3.4, 0.95))
}

function lamp(s: Scene, x: number, y: number, k: number): void {
  s.add(s.line(`M${f(x)} ${f(y)}v${f(-120 * k)}q${f(-2 * k)} ${f(-16 * k)} ${f(-26 * k)} ${f(-14 * k)}`, s.c('#39464c', 0.05, 0.3), 3.4 * k)) // prettier-ignore
  s.add(`<circle cx="${f(x - 26 * k)}" cy="${f(y - 130 * k)}" r="${f(6 * k)}" fill="${s.night ? LAMP : s.c('#f4e8cc')}"/>`) // prettier-ignore
  if (s.night || s.time === 'sunset') s.add(s.lamp(x - 26 * k, y - 130 * k, 70 * k, 0.7))
}

const walker = (s: Scene, x: number, y: number, k: number): void =>
  s.add(person(s, x, y, k * 0.95, s.pick(['#f3ead8', '#2c2b33', '#7a2f45', '#0b5d5e', '#c98a3a']), 0.03, s.pick(['#a8452f', '#f3ead8', '#2c2b33']))) // prettier-ignore
