import { mist, mountains } from './land.ts'
import { palmSym, person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** Towers over a creek, and the little ferry that crosses it. */
export function drawSkyline(s: Scene): void {
  sky(s, { horizon: s.u(500, 540) })
  const shore = s.horizon + 20
  const stone = s.pick(['#c9cfd0', '#d8d2c4', '#b9c6cc', '#cdbfae'])
  mountains(s, shore - 10, s.u(20, 40), '#8793a0', 0.75, { facets: false, foot: 60 })
  row(s, stone, shore, 0.62, 26, 46, 60, 190)
  mist(s, shore - 150, 150, 0.5)
  row(s, stone, shore, 0.36, 38, 66, 110, 300)
  const hero = s.u(420, 780)
  spire(s, stone, hero, shore, s.u(390, 470))
  mist(s, shore - 90, 110, 0.35)
  row(s, mix(stone, '#b98a60', 0.35), shore + 6, 0.16, 50, 92, 40, 110)

  const palm = palmSym(s, 0.12)
  for (let n = 0; n < 16; n++)
    s.add(s.use(palm, s.u(-10, W), shore + 10, s.u(0.5, 0.7) * s.pick([1, -1]), s.u(0.5, 0.7)))
  s.add(
    s.rect(-10, shore + 6, W + 20, 12, s.c('#d8c4a2', 0.1)),
    s.rect(
      0,
      shore + 18,
      W,
      H - shore,
      s.grad([
        [0, mix(s.sky[3], s.c('#2d7f8c'), 0.35)],
        [0.3, s.c('#236f7c', 0.12)],
        [1, s.c('#0d3f52')],
      ]),
    ),
  )
  let mirror = ''
  for (let n = 0; n < 26; n++) mirror += `M${f(s.u(0, W))} ${f(shore + 20)}v${f(s.u(30, 120))}`
  s.add(s.line(mirror, s.night ? LAMP : s.c(stone, 0.2, 0.2), s.night ? 3 : 10, s.night ? 0.3 : 0.13))
  let waves = ''
  for (let n = 0; n < 70; n++) {
    const t = s.r()
    const w = 24 + t * 120
    waves += `M${f(s.u(-40, W))} ${f(shore + 30 + t * t * (H - shore - 40))}q${f(w / 4)} ${f(-2 - t * 6)} ${f(w / 2)} 0t${f(w / 2)} 0`
  }
  s.add(s.line(waves, mix(s.sky[3], '#ffffff', 0.35), 1.6, 0.32))
  for (let n = 0; n < s.i(1, 2); n++) abra(s, s.u(160, 1040), shore + s.u(50, 70), s.u(0.35, 0.5), 0.2)
  abra(s, s.u(380, 800), s.u(690, 720), s.u(1.15, 1.4), 0)
  birds(s, s.u(250, 950), s.u(120, 260))
}

/** Towers of several shapes, side by side, with their shaded sides and floors. */
function row(
  s: Scene,
  stone: string,
  y: number,
  d: number,
  wMin: number,
  wMax: number,
  hMin: number,
  hMax: number,
): void {
  let x = s.u(-50, -10)
  while (x < W) {
    const w = s.u(wMin, wMax)
    const middle = 1 - Math.min(1, Math.abs(x - 600) / 640)
    tower(
      s,
      x,
      y,
      w,
      s.u(hMin, hMax) * (0.55 + 0.65 * middle),
      mix(stone, s.pick(['#8fb0b8', '#d9b48a', stone]), 0.4),
      d,
    )
    x += w * s.u(0.95, 1.7)
  }
}

function tower(s: Scene, x: number, y: number, w: number, h: number, base: string, d: number): void {
  const top = y - h
  const crown = s.pick(['flat', 'slant', 'step', 'round', 'mast'])
  const outline =
    crown === 'slant'
      ? `M${f(x)} ${f(y)}V${f(top + w * 0.4)}L${f(x + w)} ${f(top)}V${f(y)}Z`
      : crown === 'round'
        ? `M${f(x)} ${f(y)}V${f(top + w * 0.5)}Q${f(x + w / 2)} ${f(top - w * 0.3)} ${f(x + w)} ${f(top + w * 0.5)}V${f(y)}Z`
        : crown === 'step'
          ? `M${f(x)} ${f(y)}V${f(top + h * 0.3)}H${f(x + w * 0.18)}V${f(top)}H${f(x + w * 0.82)}V${f(top + h * 0.3)}H${f(x + w)}V${f(y)}Z`
          : `M${f(x)} ${f(y)}V${f(top)}H${f(x + w)}V${f(y)}Z`
  s.add(s.p(outline, s.grad([[0, s.c(base, d, -0.1)], [1, s.c(base, Math.min(1, d + 0.14), 0.1)]]))) // prettier-ignore
  const side = s.L < 0 ? x + w * 0.66 : x
  s.add(
    s.p(`M${f(side)} ${f(y)}V${f(top + w * 0.45)}H${f(side + w * 0.34)}V${f(y)}Z`, s.c(base, d, 0.6), 'opacity=".7"'),
  )
  if (crown === 'mast') s.add(s.line(`M${f(x + w / 2)} ${f(top)}v${f(-h * 0.16)}`, s.c(base, d, 0.4), 2))
  let floors = ''
  let lit = ''
  const step = Math.max(9, h / 16)
  for (let at = top + w * 0.5; at < y - 6; at += step) {
    floors += `M${f(x + 3)} ${f(at)}h${f(w - 6)}`
    if (s.night && d < 0.5)
      for (let n = 0; n < 3; n++) if (s.r() < 0.45) lit += `M${f(x + 5 + s.u(0, w - 14))} ${f(at + step / 2)}h4`
  }
  s.add(s.line(floors, s.c(base, d, 0.75), 1.4, 0.4))
  if (lit !== '') s.add(s.line(lit, LAMP, 3, 0.85))
}

/** The tallest: a needle that steps back as it climbs. */
function spire(s: Scene, stone: string, x: number, y: number, h: number): void {
  const parts = [[1, 0.34], [0.74, 0.24], [0.5, 0.18], [0.28, 0.12], [0.07, 0.12]] as const // prettier-ignore
  const w = h * 0.2
  let at = y
  for (const [k, part] of parts) {
    const ww = w * k
    const hh = h * part
    at -= hh
    s.add(s.rect(x - ww / 2, at, ww, hh + 1, s.round(stone, 0.2)))
    let ribs = ''
    for (let n = 1; n < 5; n++) ribs += `M${f(x - ww / 2 + (ww * n) / 5)} ${f(at)}v${f(hh)}`
    s.add(s.line(ribs, s.c(stone, 0.2, 0.7), 1, 0.45))
    if (s.night && k > 0.2) {
      let lit = ''
      for (let n = 0; n < 16; n++) lit += `M${f(x - ww / 2 + s.u(3, ww - 5))} ${f(at + s.u(6, hh - 4))}h3`
      s.add(s.line(lit, LAMP, 3, 0.9))
    }
  }
  if (s.night) s.add(s.lamp(x, at, 26, 0.7))
}

function abra(s: Scene, x: number, y: number, k: number, d: number): void {
  const wood = s.c('#8a5230', d, 0.2)
  const roof = s.c(s.pick(['#e9dcc0', '#f2e8d2', '#c9d6d2']), d)
  let o = `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round(k * s.L * -100) / 100} ${Math.round(k * 100) / 100})">`
  o += `<g opacity=".25" transform="translate(0 42) scale(1 -.6)">${s.p('M-120-6H120L92 18H-98Z', s.c('#3a2418', d))}</g>`
  o += s.p('M-132-14C-60 2 70 2 138-26C130 4 112 18 90 22H-96C-116 16-130 2-132-14Z', wood)
  o += s.p('M-132-14C-60 2 70 2 138-26L136-18C70 8-60 8-130-8Z', s.c('#e9dcc0', d))
  o += s.line('M-84-2V-58M-30 2V-60M30 2V-60M78-6V-60', s.c('#4d2b1b', d), 3)
  o += s.p('M-98-56C-50-74 50-76 96-60L92-52H-94Z', roof)
  for (const px of [-58, -8, 18, 54])
    o += person(
      s,
      px,
      0,
      0.82,
      s.pick(['#f6efe0', '#2c2b33', '#a8452f', '#0b5d5e']),
      d,
      s.pick(['#a8452f', '#f6efe0']),
      false,
    )
  if (s.night) o += s.lamp(0, -40, 70, 0.8)
  s.add(`${o}</g>`)
}
