import { arch, lattice, minaret } from './architecture.ts'
import { mist } from './land.ts'
import { palmSym, person } from './living.ts'
import { f, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** A square between merchants' houses of coral stone, their fronts hung with wooden bay windows (rawashin). */
export function drawBalconies(s: Scene): void {
  sky(s, { horizon: 520 })
  const plaster = s.pick(['#efe4cf', '#ead9bd', '#f2e9da'])
  for (const [y, d, least, most, low, high] of [
    [590, 0.5, 90, 130, 210, 300],
    [650, 0.28, 130, 180, 290, 400],
  ] as const) {
    // prettier-ignore
    let x = s.u(-60, -20)
    while (x < W) {
      const w = s.u(least, most)
      s.add(front(s, x, y, w, s.u(low, high), mix(plaster, s.pick(['#e2b98e', '#cfd8cf', '#e8c9b0']), s.u(0, 0.35)), d))
      x += w * s.u(0.98, 1.16)
    }
    if (d > 0.4) s.add(minaret(s, s.u(420, 780), 600, 48, s.u(430, 480), mix(plaster, '#ffffff', 0.4), 0.4, 'half'))
    mist(s, y - 130, 140, 0.3)
  }
  s.add(s.p('M-20 690Q600 652 1220 690V820H-20Z', s.fade(mix(plaster, '#c9a884', 0.45), 0.1, 0)))
  let flags = ''
  for (let n = 0; n < 9; n++) flags += `M-20 ${f(684 + n * n * 1.7)}Q600 ${f(650 + n * n * 1.9)} 1220 ${f(684 + n * n * 1.7)}` // prettier-ignore
  s.add(s.line(flags, s.c('#8a6f58', 0.05, 0.3), 1.6, 0.25))
  s.add(front(s, s.u(-90, -50), 724, s.u(330, 360), s.u(600, 660), plaster, 0.02))
  s.add(front(s, s.u(900, 940), 724, s.u(330, 370), s.u(560, 680), mix(plaster, '#e2b98e', 0.25), 0.02))
  s.add(s.p(`M-20 724H${f(520 - s.L * 190)}L${f(560 - s.L * 270)} 800H-20Z`, s.c('#8a6a58', 0, 0.8), 'opacity=".2"'))
  const palm = palmSym(s, 0.03)
  s.add(s.use(palm, s.pick([s.u(330, 400), s.u(800, 860)]), 742, 1.8, 1.9))
  for (const x of [s.u(360, 440), s.u(760, 850)]) post(s, x, 730)
  for (let n = 0; n < s.i(4, 6); n++)
    s.add(person(s, s.u(400, 820), s.u(716, 780), s.u(1.05, 1.4), s.pick(['#f3ead8', '#2c2b33', '#f3ead8', '#7a2f45', '#0b5d5e']), 0, s.pick(['#a8452f', '#f3ead8', '#2c2b33']))) // prettier-ignore
  birds(s, s.u(450, 750), s.u(100, 180))
}

/** A house front: wooden bays over one another, tie beams, a carved door, a parapet. */
function front(s: Scene, x: number, y: number, w: number, h: number, plaster: string, d: number): string {
  const wood = s.pick(['#7a4a2a', '#8a5a34', '#3f7263', '#6a3f28', '#4a7086'])
  const body = s.c(wood, d, 0.1)
  const dark = s.c(mix(wood, '#1c120c', 0.5), d, 0.3)
  const light = s.c(mix(wood, '#f0d6ac', 0.4), d)
  const mesh = lattice(s, Math.max(5, w / 26), dark)
  const side = w * 0.14
  let o = s.rect(x, y - h, w, h, s.grad([[0, s.c(plaster, d, -0.05)], [1, s.c(plaster, d + 0.05, 0.2)]])) // prettier-ignore
  o += s.rect(s.L < 0 ? x + w - side : x, y - h, side, h, s.c(plaster, d, 0.5))
  const floors = Math.max(2, Math.round(h / 125))
  const tall = (h - 110 * (w / 240)) / floors
  let beams = ''
  for (let level = 0; level <= floors; level++) beams += `M${f(x)} ${f(y - h + 10 + level * tall)}h${f(w)}`
  o += s.line(beams, s.c('#7a5a3c', d, 0.2), Math.max(1.6, w / 70), 0.75)
  let crest = ''
  const teeth = Math.max(4, Math.round(w / 24))
  for (let n = 0; n < teeth; n++) crest += `M${f(x + (w * n) / teeth)} ${f(y - h + 1)}v${f(-w / 26)}l${f(w / teeth / 2)} ${f(-w / 26)}l${f(w / teeth / 2)} ${f(w / 26)}v${f(w / 26)}Z` // prettier-ignore
  o += s.p(crest, s.c(plaster, d, -0.08))
  const columns = w > 230 ? [0.28, 0.74] : [0.5]
  for (let level = 0; level < floors; level++)
    for (const at of columns) {
      const isSmall = level === floors - 1 && s.r() < 0.4
      o += bay(s, { x: x + w * at, y: y - h + 20 + level * tall, w: w * (columns.length > 1 ? 0.36 : 0.56) * (isSmall ? 0.6 : 1), h: tall * 0.8, d, body, dark, light, mesh }) // prettier-ignore
    }
  const gate = Math.min(w * 0.3, 86)
  const gx = x + w * 0.5
  o += s.p(arch(gx, gate * 1.35, y, y - gate * 1.1, y - gate * 1.65, 'pointed'), s.c('#f7eedd', d, 0.05))
  o += s.p(arch(gx, gate, y, y - gate * 0.95, y - gate * 1.4, 'pointed'), s.night ? mix(LAMP, wood, 0.4) : dark)
  o += s.line(
    `M${f(gx)} ${f(y)}v${f(-gate * 1.35)}M${f(gx - gate / 2)} ${f(y - gate * 0.5)}h${f(gate)}`,
    light,
    1.8,
    0.5,
  )
  return o
}

interface Bay { x: number; y: number; w: number; h: number; d: number; body: string; dark: string; light: string; mesh: string } // prettier-ignore

function bay(s: Scene, { x, y, w, h, d, body, dark, light, mesh }: Bay): string {
  const l = x - w / 2
  const flare = w * 0.07
  const glass = s.night && s.r() < 0.65 ? mix(LAMP, s.haze, d * 0.5) : mix(dark, light, 0.25)
  let o = s.p(`M${f(l + w * 0.1)} ${f(y + h)}L${f(l)} ${f(y + h * 0.84)}H${f(l + w)}L${f(l + w * 0.9)} ${f(y + h)}Z`, dark) // prettier-ignore
  o += s.rect(l, y + h * 0.1, w, h * 0.76, body)
  o += s.p(`M${f(l - flare)} ${f(y + h * 0.12)}L${f(l + flare)} ${f(y)}H${f(l + w - flare)}L${f(l + w + flare)} ${f(y + h * 0.12)}Z`, light) // prettier-ignore
  const panes = w > 60 ? 3 : 2
  for (let n = 0; n < panes; n++) {
    const px = l + (w * (n + 0.1)) / panes
    const pw = (w * 0.8) / panes
    o += s.p(arch(px + pw / 2, pw, y + h * 0.5, y + h * 0.26, y + h * 0.18, 'round'), glass)
    o += s.rect(px, y + h * 0.18, pw, h * 0.32, mesh, 'opacity=".75"')
    o += s.rect(px, y + h * 0.55, pw, h * 0.24, mesh, 'opacity=".9"')
  }
  if (s.night) o += s.lamp(x, y + h * 0.4, w * 0.6, 0.35)
  o += s.line(
    `M${f(l)} ${f(y + h * 0.53)}h${f(w)}M${f(l)} ${f(y + h * 0.83)}h${f(w)}`,
    light,
    Math.max(1.2, w / 46),
    0.8,
  )
  return o + s.line(`M${f(s.L < 0 ? l + w : l)} ${f(y + h * 0.1)}v${f(h * 0.76)}`, dark, Math.max(2, w / 18), 0.8)
}

function post(s: Scene, x: number, y: number): void {
  s.add(s.line(`M${f(x)} ${f(y)}v-130M${f(x - 20)} ${f(y - 118)}h40`, s.c('#2f2a28', 0, 0.3), 4))
  for (const side of [-20, 20]) {
    s.add(s.p(`M${f(x + side - 7)} ${f(y - 112)}h14l-3 22h-8Z`, s.night ? LAMP : s.c('#f4e3bd')))
    if (s.night || s.time === 'sunset') s.add(s.lamp(x + side, y - 100, 64, 0.75))
  }
}
