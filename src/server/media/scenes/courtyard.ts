import { arch, lanternSym, lattice, star8, starPattern } from './architecture.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

const LEFT = 300
const RIGHT = 900
const TOP = 170
const FOOT = 560

/** The court of an old house: arcades on two floors, tiled walls, orange trees and a basin. */
export function drawCourtyard(s: Scene): void {
  sky(s, { horizon: 420, sunX: 600 + s.L * s.u(60, 180), sunY: s.u(70, 120) })
  birds(s, 600, 110, 3)
  const plaster = s.pick(['#f2e6d0', '#ecd7b6', '#f5efe2', '#e8c8a4'])
  const accent = s.pick(['#1f6f78', '#2a5d8a', '#7a3f2a', '#4a7a52'])
  const tiles = starPattern(s, 30, s.c(accent, 0.04), s.c('#d9a441', 0.04), s.c('#f1e7d2', 0.04))
  sideWall(s, -1, plaster, tiles, accent)
  sideWall(s, 1, plaster, tiles, accent)
  back(s, plaster, tiles, accent)
  floor(s, plaster, accent)
  basin(s, accent, tiles)
  for (const [x, k] of [[s.u(270, 320), 1], [s.u(880, 930), 1], [s.u(70, 130), 1.7], [s.u(1070, 1130), 1.7]] as const) tree(s, x, k > 1 ? 770 : 612, k) // prettier-ignore
  for (let n = 0; n < s.i(1, 3); n++)
    s.add(person(s, s.pick([s.u(330, 420), s.u(780, 870)]), s.u(640, 730), s.u(1.15, 1.45), s.pick(['#f3ead8', '#2c2b33', '#7a2f45', '#0b5d5e']), 0, s.pick(['#a8452f', '#f3ead8']))) // prettier-ignore
}

function back(s: Scene, plaster: string, tiles: string, accent: string): void {
  const deep = s.c(mix(plaster, '#3a2a22', 0.75), 0.08, 0.5)
  s.add(s.rect(LEFT, TOP, RIGHT - LEFT, FOOT - TOP, s.fade(plaster, 0.1, 0.12, 0.12)))
  s.add(s.rect(LEFT - 16, TOP - 22, RIGHT - LEFT + 32, 26, s.c(mix(accent, '#7a5a40', 0.4), 0.08)))
  let teeth = ''
  for (let n = 0; n < 30; n++) teeth += `M${LEFT - 14 + n * 21} ${TOP + 4}h14l-7 14Z`
  s.add(s.p(teeth, s.c(mix(accent, '#000000', 0.2), 0.08)))
  const middle = 372
  const bays = 3
  const span = (RIGHT - LEFT) / bays
  for (let n = 0; n < bays; n++) {
    const x = LEFT + span * (n + 0.5)
    const glow = s.night ? mix(LAMP, '#7a4a2a', 0.5) : deep
    s.add(
      s.p(arch(x, span * 0.8, FOOT, 470, 400, 'horseshoe'), s.c(mix(plaster, '#ffffff', 0.3), 0.08)),
      s.p(arch(x, span * 0.7, FOOT, 476, 412, 'horseshoe'), glow),
      s.p(arch(x, span * 0.74, middle - 24, 270, 214, 'pointed'), s.c(mix(plaster, '#ffffff', 0.3), 0.08)),
      s.p(arch(x, span * 0.64, middle - 24, 274, 224, 'pointed'), glow),
      s.p(arch(x, 46, FOOT, 520, 490, 'pointed'), n === 1 ? s.c('#6a3f22', 0.06, 0.1) : glow),
      s.rect(x - span * 0.32, middle - 74, span * 0.64, 50, lattice(s, 12, s.c('#6a4026', 0.08))),
      s.line(`M${f(x - span * 0.33)} ${middle - 75}h${f(span * 0.66)}`, s.c('#7a4a2a', 0.06), 5),
    )
    if (s.night) s.add(s.lamp(x, 480, 110, 0.55))
  }
  s.add(s.rect(LEFT, middle - 22, RIGHT - LEFT, 30, tiles))
  for (let n = 0; n <= bays; n++) {
    const x = LEFT + span * n
    const w = n === 0 || n === bays ? 16 : 30
    s.add(s.rect(x - w / 2, 478, w, FOOT - 478, s.round(plaster, 0.06)), s.rect(x - w / 2 - 4, 468, w + 8, 13, s.c(mix(plaster, '#ffffff', 0.4), 0.05)), s.rect(x - w / 2, FOOT - 46, w, 46, tiles)) // prettier-ignore
  }
  const lamp = lanternSym(s)
  for (let n = 0; n < bays; n++) s.add(s.use(lamp, LEFT + span * (n + 0.5), 448, 0.62))
}

function sideWall(s: Scene, side: -1 | 1, plaster: string, tiles: string, accent: string): void {
  const inner = side < 0 ? LEFT : RIGHT
  const outer = side < 0 ? -40 : W + 40
  const shade = side === s.L ? 0.42 : 0.08
  const at = (t: number, y: number): string => {
    const x = inner + (outer - inner) * t
    const vanish = 380
    const scale = 1 + t * 0.78
    return `${f(x)} ${f(vanish + (y - vanish) * scale)}`
  }
  s.add(s.p(`M${at(0, TOP)}L${at(1, TOP)}L${at(1, FOOT)}L${at(0, FOOT)}Z`, s.fade(plaster, 0.06, 0.02, shade)))
  s.add(s.p(`M${at(0, TOP - 22)}L${at(1, TOP - 22)}L${at(1, TOP + 4)}L${at(0, TOP + 4)}Z`, s.c(mix(accent, '#7a5a40', 0.4), 0.04, shade))) // prettier-ignore
  s.add(
    s.p(`M${at(0, 350)}L${at(1, 350)}L${at(1, 380)}L${at(0, 380)}Z`, tiles, `opacity="${shade > 0.3 ? 0.7 : 0.95}"`),
  )
  s.add(s.p(`M${at(0, 506)}L${at(1, 506)}L${at(1, FOOT)}L${at(0, FOOT)}Z`, tiles, `opacity="${shade > 0.3 ? 0.7 : 0.95}"`)) // prettier-ignore
  const deep = s.night ? mix(LAMP, '#6a3f22', 0.55) : s.c(mix(plaster, '#3a2a22', 0.75), 0.02, 0.55)
  let doors = ''
  let lines = ''
  for (const [from, to] of [
    [0.08, 0.3],
    [0.4, 0.7],
  ] as const) {
    const middle = (from + to) / 2
    doors += `M${at(from, FOOT)}L${at(from, 450)}Q${at(from + 0.01, 412)} ${at(middle, 404)}Q${at(to - 0.01, 412)} ${at(to, 450)}L${at(to, FOOT)}Z`
    doors += `M${at(from, 348)}L${at(from, 268)}Q${at(from + 0.01, 236)} ${at(middle, 226)}Q${at(to - 0.01, 236)} ${at(to, 268)}L${at(to, 348)}Z`
    lines += `M${at(from, 312)}L${at(to, 312)}`
    for (let n = 0; n <= 8; n++) lines += `M${at(from + ((to - from) * n) / 8, 312)}L${at(from + ((to - from) * n) / 8, 348)}` // prettier-ignore
  }
  s.add(s.p(doors, deep), s.line(lines, s.c('#7a4a2a', 0.02, shade), 4))
}

function floor(s: Scene, plaster: string, accent: string): void {
  const stone = mix(plaster, '#c9a884', 0.35)
  s.add(s.p(`M${LEFT} ${FOOT}H${RIGHT}L${W + 60} ${H + 20}H-60Z`, s.fade(stone, 0.1, 0)))
  let lines = ''
  for (let n = 0; n <= 16; n++) lines += `M${f(LEFT + (600 * n) / 16)} ${FOOT}L${f(600 + (LEFT + (600 * n) / 16 - 600) * 2.25)} ${H + 20}` // prettier-ignore
  for (let n = 1; n < 9; n++) lines += `M-40 ${f(FOOT + n * n * 3.6)}H${W + 40}`
  s.add(s.line(lines, s.c(accent, 0.05, 0.1), 1.5, 0.3))
  if (!s.night) s.add(s.p(`M${f(600 - s.L * 300)} ${FOOT}H${f(600 - s.L * 60)}L${f(600 - s.L * 260)} ${H + 20}H${f(600 - s.L * 740)}Z`, s.c(stone, 0, 0.9), 'opacity=".28"')) // prettier-ignore
}

function basin(s: Scene, accent: string, tiles: string): void {
  const y = 668
  s.add(
    `<ellipse cx="600" cy="${y + 34}" rx="206" ry="52" fill="${s.c('#6a5444', 0, 0.8)}" opacity=".3"/>`,
    `<g transform="translate(600 ${y}) scale(1 .3)"><path d="${star8(0, 70, 204)}" fill="${s.c(mix(accent, '#000000', 0.25), 0, 0.3)}"/><path d="${star8(0, 0, 204)}" fill="${tiles}"/><path d="${star8(0, 0, 168)}" fill="${s.c('#f4ead8')}"/><path d="${star8(0, 6, 152)}" fill="${s.grad([[0, mix(s.sky[2], s.c('#3f9aa0'), 0.5)], [1, s.c('#1d6f7c')]])}"/></g>`, // prettier-ignore
    s.p(`M590 ${y - 2}L594 ${y - 46}H606L610 ${y - 2}Z`, s.round('#f1e6d2')),
    s.p(`M544 ${y - 62}Q600 ${y - 26} 656 ${y - 62}L646 ${y - 68}H554Z`, s.round('#f1e6d2')),
    s.line(`M600 ${y - 66}V${y - 112}M600 ${y - 110}Q578 ${y - 112} 566 ${y - 66}M600 ${y - 110}Q622 ${y - 112} 634 ${y - 66}M556 ${y - 60}Q536 ${y - 40} 528 ${y - 6}M644 ${y - 60}Q664 ${y - 40} 672 ${y - 6}`, '#ffffff', 2.6, 0.75), // prettier-ignore
    s.line(`M500 ${y}q20-5 40 0M640 ${y + 10}q24-6 48 0M560 ${y + 22}q20-5 44 0`, '#ffffff', 2.4, 0.6),
  )
}

function tree(s: Scene, x: number, y: number, k: number): void {
  const fruit = s.c(s.pick(['#e98a2b', '#e8b13a', '#c8402f']), 0, -0.08)
  s.add(s.p(`M${f(x - 30 * k)} ${f(y - 40 * k)}h${f(60 * k)}l${f(-10 * k)} ${f(44 * k)}h${f(-40 * k)}Z`, s.round('#b5653f', 0.02)), s.line(`M${f(x)} ${f(y - 40 * k)}v${f(-56 * k)}`, s.c('#5a4028', 0, 0.3), 7 * k)) // prettier-ignore
  for (const [green, shade, share] of [
    ['#2c5a38', 0.5, 1],
    ['#47803f', 0.1, 0.8],
    ['#7aa052', -0.1, 0.5],
  ] as const) {
    let path = ''
    for (let n = 0; n < 12; n++) {
      const a = s.u(0, Math.PI * 2)
      const reach = s.u(0, 46) * k * share
      const r = s.u(13, 22) * k * (0.6 + share * 0.4)
      path += `M${f(x + Math.cos(a) * reach - r + s.L * 8 * k * (1 - share))} ${f(y - 120 * k + Math.sin(a) * reach * 0.85 - (1 - share) * 14 * k)}a${f(r)} ${f(r)} 0 1 1 ${f(r * 2)} 0a${f(r)} ${f(r)} 0 1 1 ${f(-r * 2)} 0Z`
    }
    s.add(s.p(path, s.c(green, 0.02, shade)))
  }
  let dots = ''
  for (let n = 0; n < 13; n++) dots += `M${f(x + s.u(-48, 48) * k)} ${f(y - 120 * k + s.u(-38, 40) * k)}h.1`
  s.add(s.line(dots, fruit, 8 * k))
}
