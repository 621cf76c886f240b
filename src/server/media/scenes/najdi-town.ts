import { mist, mountains } from './land.ts'
import { palmSym, person } from './living.ts'
import { f, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** A town of mud brick: tapering walls, stepped crests tipped with gypsum, rows of triangular vents. */
export function drawNajdiTown(s: Scene): void {
  sky(s, { horizon: s.u(420, 460) })
  const base = s.pick(['#c9935f', '#bd8556', '#d2a06c'])
  mountains(s, s.horizon + 10, s.u(40, 80), '#a07a66', 0.62, { rough: 0.4 })
  mist(s, s.horizon - 60, 140, 0.45)
  row(s, base, 560, 0.5, [70, 130], [70, 130])
  const far = palmSym(s, 0.36)
  for (let n = 0; n < 12; n++) s.add(s.use(far, s.u(-10, W), 584, s.u(0.7, 1) * s.pick([1, -1]), s.u(0.75, 1.05)))
  mist(s, 500, 110, 0.35)
  row(s, base, 632, 0.26, [110, 190], [110, 200])
  const keep = s.u(430, 770)
  s.add(mudHouse(s, keep - 62, 640, 124, s.u(300, 350), mix(base, '#e8c79a', 0.2), 0.2))
  const near = palmSym(s, 0.06)
  for (let n = 0; n < 5; n++) s.add(s.use(near, s.u(330, 870), 676, s.u(1, 1.3) * s.pick([1, -1]), s.u(1.1, 1.4)))
  s.add(s.p('M-20 668Q600 634 1220 668V820H-20Z', s.fade(mix(base, '#f0d9b0', 0.45), 0.1, 0)))
  s.add(mudHouse(s, s.u(-60, -20), 716, s.u(300, 340), s.u(330, 390), base, 0.02, true))
  s.add(mudHouse(s, s.u(900, 940), 716, s.u(320, 360), s.u(290, 360), mix(base, '#8a5a3a', 0.12), 0.02, true))
  s.add(wall(s, base, 300, 716, 150), wall(s, base, 770, 716, 150))
  s.add(s.p(`M-20 716H${f(470 - s.L * 90)}L${f(560 - s.L * 220)} 800H-20Z`, s.c(base, 0, 0.8), 'opacity=".22"'))
  const tree = palmSym(s, 0)
  s.add(s.use(tree, s.pick([s.u(340, 400), s.u(800, 860)]), 760, 2, 2.1))
  for (let n = 0; n < s.i(3, 5); n++)
    s.add(person(s, s.u(430, 780), s.u(722, 778), s.u(1.05, 1.35), s.pick(['#f3ead8', '#f3ead8', '#2c2b33', '#c9b48a']), 0, s.pick(['#a8452f', '#f3ead8', '#a8452f']))) // prettier-ignore
  if (s.night) for (const x of [318, 900]) s.add(s.lamp(x, 640, 90, 0.8))
  birds(s, s.u(350, 850), s.u(110, 210))
}

function row(s: Scene, base: string, y: number, d: number, width: [number, number], height: [number, number]): void {
  let x = s.u(-60, -10)
  while (x < W) {
    const w = s.u(...width)
    s.add(mudHouse(s, x, y, w, s.u(...height), s.pick([base, mix(base, '#e8c79a', 0.25), mix(base, '#8a5a3a', 0.15)]), d)) // prettier-ignore
    x += w * s.u(0.8, 1.02)
  }
}

/** Stepped merlons along the line `y`, with tips of white gypsum. */
function crest(s: Scene, x: number, y: number, w: number, q: number, base: string, d: number): string {
  const count = Math.max(3, Math.round(w / (q * 1.7)))
  let body = ''
  let tips = ''
  for (let n = 0; n < count; n++) {
    const cx = x + (w * (n + 0.5)) / count
    body += `M${f(cx - q * 0.75)} ${f(y + 1)}v${f(-q * 0.55)}h${f(q * 0.3)}v${f(-q * 0.5)}h${f(q * 0.25)}v${f(-q * 0.6)}h${f(q * 0.4)}v${f(q * 0.6)}h${f(q * 0.25)}v${f(q * 0.5)}h${f(q * 0.3)}v${f(q * 0.55)}Z`
    tips += `M${f(cx - q * 0.2)} ${f(y - q * 1.65)}h${f(q * 0.4)}v${f(q * 0.5)}h${f(-q * 0.4)}Z`
  }
  return s.p(body, s.c(base, d, -0.04)) + s.p(tips, s.c('#f4ead6', d))
}

function wall(s: Scene, base: string, x: number, y: number, w: number): string {
  return s.rect(x, y - 74, w, 76, s.fade(base, 0.06, 0.1, 0.1)) + crest(s, x, y - 74, w, 12, base, 0.06)
}

function mudHouse(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  base: string,
  d: number,
  isNear = false,
): string {
  const lean = w * 0.035
  const side = w * 0.24
  const q = Math.max(6, Math.min(17, w / 14))
  let o = s.p(`M${f(x)} ${f(y)}L${f(x + lean)} ${f(y - h)}H${f(x + w - lean)}L${f(x + w)} ${f(y)}Z`, s.grad([[0, s.c(base, d, -0.06)], [1, s.c(base, d + 0.06, 0.22)]])) // prettier-ignore
  o += s.L < 0
    ? s.p(`M${f(x + w - side)} ${f(y)}V${f(y - h)}H${f(x + w - lean)}L${f(x + w)} ${f(y)}Z`, s.c(base, d, 0.6))
    : s.p(`M${f(x)} ${f(y)}L${f(x + lean)} ${f(y - h)}H${f(x + side)}V${f(y)}Z`, s.c(base, d, 0.6)) // prettier-ignore
  o += crest(s, x + lean, y - h, w - lean * 2, q, base, d)
  const from = (s.L < 0 ? x + lean : x + side) + q * 0.6
  const across = w - side - lean - q * 1.2
  const hole = s.c('#4a3020', d, 0.5)
  let vents = ''
  let bands = ''
  for (let line = 0; line < (h > 180 ? 3 : 2); line++) {
    const vy = y - h + q * (1.9 + line * 1.9)
    const count = Math.max(2, Math.floor(across / (q * 1.5)))
    for (let n = 0; n < count; n++) {
      const cx = from + (across * (n + 0.5 + (line % 2) * 0.25)) / (count + 0.25)
      vents += `M${f(cx - q * 0.36)} ${f(vy + q * 0.6)}L${f(cx)} ${f(vy - q * 0.1)}L${f(cx + q * 0.36)} ${f(vy + q * 0.6)}Z`
    }
  }
  bands += `M${f(x + lean)} ${f(y - h + q * 0.8)}H${f(x + w - lean)}`
  o += s.line(bands, s.c('#f0e0c0', d), Math.max(1.2, q / 5), 0.75) + s.p(vents, hole, 'opacity=".85"')
  let dark = ''
  let lit = ''
  const columns = Math.max(1, Math.floor(across / 58))
  for (let level = 0; level < Math.floor((h - q * 8) / 76) + 1; level++)
    for (let n = 0; n < columns; n++) {
      const wx = from + (across * (n + 0.5)) / columns
      const wy = y - h + q * 8 + level * 70
      if (wy > y - 70 || s.r() < 0.25) continue
      const window = `M${f(wx - q * 0.5)} ${f(wy)}h${f(q)}v${f(q * 1.5)}h${f(-q)}Z`
      if (s.night && s.r() < 0.6) lit += window
      else dark += window
    }
  o += s.p(dark, hole) + (lit === '' ? '' : s.p(lit, mix(LAMP, s.haze, d * 0.5)))
  let spouts = ''
  for (let n = 0; n < 3; n++) spouts += `M${f(from + across * (0.2 + n * 0.3))} ${f(y - h + q * 6.6)}l${f(-s.L * -9 * (q / 12))} ${f(4)}` // prettier-ignore
  o += s.line(spouts, s.c('#5a3c28', d, 0.4), Math.max(1.6, q / 4.5))
  return isNear ? o + door(s, from + across * 0.42, y, d) : o
}

/** A plank door painted with triangles and dots. */
function door(s: Scene, x: number, y: number, d: number): string {
  let marks = ''
  for (let n = 0; n < 5; n++)
    marks += `M${f(x + 8 + n * 11)} ${f(y - 74)}l4-8 4 8ZM${f(x + 8 + n * 11)} ${f(y - 26)}l4-8 4 8Z`
  return (
    s.rect(x - 5, y - 106, 72, 106, s.c('#f0e0c0', d, 0.1)) +
    s.rect(x, y - 100, 62, 100, s.c('#7a4a26', d, 0.2)) +
    s.line(
      `M${f(x + 20)} ${f(y - 100)}v100M${f(x + 41)} ${f(y - 100)}v100M${f(x)} ${f(y - 62)}h62M${f(x)} ${f(y - 16)}h62`,
      s.c('#4a2c18', d, 0.4),
      2,
      0.7,
    ) +
    s.p(marks, s.c('#e9c46a', d)) +
    `<circle cx="${f(x + 50)}" cy="${f(y - 50)}" r="4" fill="${s.c('#2b1a10', d)}"/>`
  )
}
