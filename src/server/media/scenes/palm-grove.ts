import { mist, mountains, poly, type Point } from './land.ts'
import { bicycle, palmSym, person } from './living.ts'
import { f, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'
import { ground, strip, type Ground } from './vista.ts'

/** The foot of the wall, aside of the path's middle. */
const WALL = -210

/** A date farm: an earth path between a mud wall and watered beds, a narrow channel, palms over everything. */
export function drawPalmGrove(s: Scene): void {
  sky(s, { horizon: s.u(400, 440), sunX: s.u(520, 860) })
  const mud = s.pick(['#c9985f', '#bd8a5c', '#d0a878', '#b98f6a'])
  const y = s.horizon
  mountains(s, y - 6, s.u(20, 44), '#a98a74', 0.66, { rough: 0.42, foot: 60 })
  mist(s, y - 70, 120, 0.5)
  thicket(s, y + 26)
  mist(s, y - 40, 110, 0.4)
  const at = ground(s.pick([s.u(430, 520), s.u(590, 700)]), y, s.u(120, 320) * s.pick([-1, 1]))
  const earth = mix(mud, '#e6cfa2', 0.45)
  s.add(s.rect(-10, y + 26, W + 20, 800 - y, s.fade('#7f9a52', 0.3, 0, 0.1)))
  beds(s, at)
  s.add(s.p(strip(at, WALL, 150), s.fade(earth, 0.3, 0, 0.05)))
  channel(s, at, earth)
  ruts(s, at, earth)

  const palm = [palmSym(s, 0.3), palmSym(s, 0.16), palmSym(s, 0.05), palmSym(s, 0)]
  const stand = (aside: number, k: number, size = 1) => {
    const [x, foot] = at(aside, k)
    const sort = k < 0.3 ? 0 : k < 0.5 ? 1 : k < 0.75 ? 2 : 3
    const tall = (0.62 + k * 3.9) * size
    if (!s.night && k > 0.22)
      s.add(
        `<ellipse cx="${f(x - s.L * 60 * k)}" cy="${f(foot)}" rx="${f(130 * k)}" ry="${f(15 * k)}" fill="${s.c('#3f5a34', 0.1, 0.7)}" opacity=".26"/>`,
      )
    s.add(s.use(palm[sort] ?? '', x, foot, tall * s.pick([1, -1]) * s.u(0.92, 1.06), tall * s.u(1, 1.16)))
  }
  for (const k of [0.2, 0.29]) for (const aside of [-380, -660, -940, -1240, -1600]) stand(aside + s.u(-60, 60), k)
  if (s.r() < 0.6) {
    const [x, foot] = at(s.u(-560, -480), 0.36)
    farmhouse(s, x, foot, mud)
  }
  for (const k of [0.43, 0.58]) for (const aside of [-380, -700, -1000, -1340]) stand(aside + s.u(-60, 60), k)
  stand(s.u(-420, -350), 0.84)
  wall(s, at, mud)
  for (const k of [0.19, 0.28, 0.42])
    for (const aside of [440, 740, 1040, 1360, 1700]) stand(aside + s.u(-50, 50), k + s.u(0, 0.03))
  shade(s, at)
  travellers(s, at)
  for (const aside of [430, 800]) stand(aside + s.u(-40, 40), 0.62 + s.u(0, 0.06))
  stand(s.u(480, 560), 0.95, s.u(1, 1.12))
  tufts(s, at)
  if (s.r() < 0.6) stand(s.u(-500, -440), 1.14, s.u(1, 1.1))
  birds(s, s.u(420, 760), s.u(110, 200), s.i(3, 6))
}

/** The farther palms, too many to be told apart. */
function thicket(s: Scene, y: number): void {
  const line: Point[] = []
  for (let x = -20; x <= W + 40; x += 40) line.push([x, y - s.u(14, 34)])
  s.add(s.p(poly([...line, [W + 20, y + 20], [-20, y + 20]]), s.fade('#5f7f4a', 0.5, 0.4, 0.3)))
  const far = palmSym(s, 0.46)
  const near = palmSym(s, 0.36)
  for (let n = 0; n < 14; n++)
    s.add(s.use(n < 7 ? far : near, s.u(-10, W + 10), y + s.u(2, 16), s.u(0.6, 0.95) * s.pick([1, -1]), s.u(0.7, 1.1))) // prettier-ignore
}

/** The plots beside the path, from one side to the other. */
const PLOTS = [[-2200, -1290], [-1260, -780], [-750, -250], [270, 720], [750, 1260], [1290, 2200]] as const // prettier-ignore

/** Beds of clover and herbs between low banks, flooded from the channel. */
function beds(s: Scene, at: Ground): void {
  const depths = [0.12, 0.17, 0.24, 0.34, 0.48, 0.68, 0.95, 1.2]
  for (let n = 0; n + 1 < depths.length; n++)
    for (const [from, to] of PLOTS) {
      // prettier-ignore
      const far = depths[n] ?? 0
      const near = (depths[n + 1] ?? 1) - 0.016
      const green = s.pick(['#6f9a48', '#86a84e', '#5f8f4a', '#94ac58'])
      s.add(s.p(strip(at, from, to, far, near), s.c(green, 0.3 - n * 0.04, 0.08)))
      let rows = ''
      for (let m = 1; m < 4; m++) {
        const k = far + ((near - far) * m) / 4
        const [x, y] = at(from + 14, k)
        const [end] = at(to - 14, k)
        rows += `M${f(Math.max(x, -30))} ${f(y)}H${f(Math.min(end, W + 30))}`
      }
      s.add(s.line(rows, s.c(mix(green, '#2f5a38', 0.5), 0.26 - n * 0.03), 2 + n, 0.4))
    }
}

function channel(s: Scene, at: Ground, earth: string): void {
  const stone = mix(earth, '#cfc4b0', 0.5)
  s.add(
    s.p(strip(at, 150, 246), s.fade(stone, 0.3, 0, 0.05)),
    s.p(strip(at, 168, 228), s.c(stone, 0, 0.75)),
    s.p(strip(at, 173, 224), s.grad([[0, mix(s.sky[3], s.c('#5fa8a0'), 0.4)], [1, s.c('#2f8084')]])), // prettier-ignore
  )
  let joints = ''
  let ripples = ''
  for (let k = 0.16; k < 1.1; k *= 1.13) {
    const [x, y] = at(150, k)
    const [r] = at(228, k)
    joints += `M${f(x)} ${f(y)}h${f(18 * k)}M${f(r)} ${f(y)}h${f(18 * k)}`
    const [w, wy] = at(s.u(176, 200), k)
    ripples += `M${f(w)} ${f(wy)}q${f(6 * k)} ${f(-4 * k)} ${f(24 * k)} 0`
  }
  s.add(s.line(joints, s.c(stone, 0, 0.6), 1.6, 0.5), s.line(ripples, mix(s.sky[3], '#ffffff', 0.5), 2, 0.75))
}

function ruts(s: Scene, at: Ground, earth: string): void {
  let marks = ''
  let stones = ''
  for (let n = 0; n < 24; n++) {
    const k = 0.14 + s.r() ** 0.7 * 0.94
    const [x, y] = at(s.u(-180, 140), k)
    if (n % 2 === 0) marks += `M${f(x)} ${f(y)}q${f(-6 * k)} ${f(9 * k)} ${f(-3 * k)} ${f(34 * k)}`
    else stones += `M${f(x)} ${f(y)}h${f(10 * k)}`
  }
  s.add(s.line(marks, s.c(earth, 0, 0.4), 3, 0.28), s.line(stones, s.c(earth, 0, -0.3), 4, 0.5))
}

/** The mud wall along the path, its coping worn, with a door through it. */
function wall(s: Scene, at: Ground, mud: string): void {
  const top: Point[] = []
  const foot: Point[] = []
  for (let n = 0; n <= 22; n++) {
    const k = 0.12 + (n / 22) ** 1.5 * 1.6
    const [x, y] = at(WALL, k)
    foot.push([x, y])
    top.push([x, y - (124 + s.u(-5, 5)) * k])
  }
  const shape = poly([...foot, ...[...top].reverse()])
  const clip = s.def(`<clipPath id="ID"><path d="${shape}"/></clipPath>`)
  s.add(s.p(shape, s.fade(mud, 0.05, 0.02, s.L > 0 ? 0.12 : 0.42)), `<g clip-path="url(#${clip})">`)
  let courses = ''
  for (const up of [32, 64, 94]) {
    for (let n = 0; n < 22; n++) {
      const k = 0.12 + (n / 22) ** 1.5 * 1.6
      const [x, y] = at(WALL, k)
      courses += `${n === 0 ? 'M' : 'L'}${f(x)} ${f(y - (up + s.u(-3, 3)) * k)}`
    }
  }
  s.add(s.line(courses, s.c(mud, 0, 0.85), 2, 0.28))
  const [dx, dy] = at(WALL, 0.56)
  const [ex, ey] = at(WALL, 0.64)
  const door = poly([[dx, dy], [dx, dy - 50], [(dx + ex) / 2, (dy + ey) / 2 - 62], [ex, ey - 57], [ex, ey]]) // prettier-ignore
  s.add(s.p(door, s.night ? LAMP : s.c('#5a3a22', 0, 0.4)), '</g>')
  const coping = top.map(([x, y]): Point => [x, y + 7])
  s.add(s.p(poly([...top, ...coping.reverse()]), s.c(mix(mud, '#f2dcb4', 0.5), 0, -0.15)))
  if (s.night) s.add(s.lamp((dx + ex) / 2, dy - 40, 110, 0.8))
}

/** What the crowns leave of the light on the path. */
function shade(s: Scene, at: Ground): void {
  if (s.night) return
  let bars = ''
  for (const k of [0.2, 0.28, 0.38, 0.5, 0.66, 0.86]) {
    const [x, y] = at(s.u(-120, 60), k)
    const w = 230 * k
    for (let n = 0; n < 5; n++) bars += `M${f(x - w + n * w * 0.34)} ${f(y + s.u(-8, 8) * k)}q${f(w * 0.3)} ${f(-9 * k)} ${f(w * 0.62)} ${f(s.u(-6, 6) * k)}` // prettier-ignore
  }
  s.add(s.line(bars, s.c('#4a4a3c', 0.1, 0.8), 5, 0.2))
}

function travellers(s: Scene, at: Ground): void {
  const robes = ['#f3ead8', '#c98a3a', '#2c4a5a', '#7a2f45', '#0b5d5e']
  for (let n = 0; n < s.i(1, 3); n++) {
    const k = s.u(0.26, 0.4)
    const [x, y] = at(s.u(-120, 90), k)
    s.add(person(s, x, y, k * 2, s.pick(robes), 0.1, s.pick(['#a8452f', '#f3ead8', '#2c2b33'])))
  }
  if (s.r() < 0.5) {
    const [x, y] = at(s.u(-60, 20), s.u(0.54, 0.64))
    s.add(donkey(s, x, y, 0.84), person(s, x - 62, y + 5, 1.75, s.pick(robes), 0.02, s.pick(['#a8452f', '#f3ead8'])))
    return
  }
  const riders = s.pick([
    [
      [-80, 0.5],
      [50, 0.66],
    ],
    [[-20, 0.6]],
  ] as const)
  for (const [aside, k] of riders) {
    const [x, y] = at(aside + s.u(-20, 20), k)
    s.add(bicycle(s, x, y, k * 2.1))
  }
}

/** A donkey under two bundles of clover, its forefeet at x, y. */
function donkey(s: Scene, x: number, y: number, k: number): string {
  const hide = s.pick(['#9a8c80', '#8a7460', '#a89a8c'])
  const dark = s.c(hide, 0.02, 0.6)
  let blades = ''
  for (let n = 0; n < 16; n++) blades += `M${f(s.u(-42, 6))} ${f(s.u(-58, -44))}q${f(s.u(-6, 6))} -8 ${f(s.u(-14, 14))} ${f(-s.u(10, 20))}` // prettier-ignore
  return [
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})">`,
    s.night ? '' : `<ellipse cx="-18" cy="2" rx="52" ry="5" fill="${s.c('#6a5444', 0, 1)}" opacity=".3"/>`,
    s.line('M-44-26L-47 0M-36-26L-33 0', dark, 6),
    s.line('M2-26L-1 0M9-28L11 0', dark, 6),
    s.p('M-56-40C-54-54-38-56-18-53C-4-52 10-56 16-64L26-84C28-90 36-92 40-86L54-66C57-60 50-56 44-60L34-68C28-52 22-36 12-26C-4-20-34-20-48-24C-56-28-58-34-56-40Z', s.c(hide, 0.02, 0.1)), // prettier-ignore
    s.p('M27-82L20-102C19-108 25-108 27-103L33-86ZM33-84L32-106C33-111 38-110 38-104L38-84Z', s.c(hide, 0.02, 0.35)),
    s.p('M46-70L55-66C57-60 50-56 45-60Z', s.c('#efe6d8', 0.02, 0.1)),
    s.line('M-56-40q-8 8-6 24', dark, 3),
    s.p('M-44-62C-36-74 0-74 8-62C16-50 14-36 6-30C-8-26-30-26-42-30C-50-38-50-52-44-62Z', s.c('#6f9a44', 0.02, 0.25)),
    s.line(blades, s.c('#93b458', 0.02), 3.4, 0.95),
    s.line('M-30-70V-28M-8-70V-28', s.c('#c9a877', 0.02, 0.2), 2.4),
    '</g>',
  ].join('')
}

/** A farmhouse of mud, half hidden behind the wall. */
function farmhouse(s: Scene, x: number, y: number, mud: string): void {
  const w = s.u(120, 160)
  const h = s.u(70, 90)
  const d = 0.2
  s.add(
    s.rect(x, y - h, w, h, s.fade(mix(mud, '#e8d0a0', 0.25), d, d + 0.05, s.L > 0 ? 0.1 : 0.25)),
    s.rect(x + w * 0.5, y - h - 40, w * 0.5, 42, s.c(mud, d, 0.12)),
    s.rect(s.L < 0 ? x + w * 0.84 : x, y - h, w * 0.16, h, s.c(mud, d, 0.6)),
    s.rect(x - 3, y - h - 4, w * 0.53, 6, s.c(mud, d, -0.3)),
    s.rect(x + w * 0.5 - 3, y - h - 44, w * 0.5 + 6, 6, s.c(mud, d, -0.3)),
    s.p([0.16, 0.36, 0.62, 0.78].map((n) => `M${f(x + w * n)} ${f(y - h + 18)}h10v15h-10z`).join(''), s.night ? LAMP : s.c('#4a3224', d, 0.4)), // prettier-ignore
    s.p([0.6, 0.76].map((n) => `M${f(x + w * n)} ${f(y - h - 26)}h9v13h-9z`).join(''), s.night ? LAMP : s.c('#4a3224', d, 0.4)), // prettier-ignore
  )
}

/** Grass and herbs at our feet. */
function tufts(s: Scene, at: Ground): void {
  for (let n = 0; n < 14; n++) {
    const k = s.u(0.5, 1.08)
    const [x, y] = at(n % 3 === 0 ? s.u(WALL + 4, WALL + 34) : s.u(256, 620), k)
    let blades = ''
    for (let m = 0; m < 7; m++) blades += `M${f(x)} ${f(y)}q${f(s.u(-5, 5) * k)} ${f(-14 * k)} ${f(s.u(-24, 24) * k)} ${f(-s.u(18, 42) * k)}` // prettier-ignore
    s.add(s.line(blades, s.c(s.pick(['#5f8f42', '#4c7a44', '#8aa352']), 0, 0.1), 4 * k, 0.95))
  }
}
