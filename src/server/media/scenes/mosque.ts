import { arch, dome, domePath, minaret, starPattern, type ArchType, type DomeType } from './architecture.ts'
import { mist } from './land.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import { sky, birds } from './sky.ts'
import type { Scene } from './scene.ts'

export function drawMosque(s: Scene): void {
  sky(s, { horizon: 500 })
  const st = s.pick(['#efe2c8', '#f3ebdc', '#e6cfa8', '#ead9c4']),
    dt = s.pick<DomeType>(['onion', 'pointed', 'half']),
    at = s.pick<ArchType>(['keel', 'pointed', 'horseshoe']),
    dm = s.pick([st, '#5fa39a', '#3f8792', st]),
    tile = s.pick(['#1f6f78', '#2a5d8a', '#3d7a5a'])
  const cx = 600 + s.u(-30, 30),
    k = s.u(0.94, 1.06),
    base = 560
  // far city
  for (let i = 0; i < 7; i++) {
    const x = s.u(-20, W),
      r = s.u(22, 44)
    s.add(s.p(domePath(x, 520, r, r * 1.15, dt), s.c(st, 0.72)), s.rect(x - r * 1.3, 518, r * 2.6, 60, s.c(st, 0.72)))
  }
  for (const x of [s.u(90, 200), s.u(980, 1110)]) s.add(minaret(s, x, 545, 30, s.u(210, 270), st, 0.62, dt))
  mist(s, 430, 150, 0.45)
  // sanctuary behind the court
  const mw = 66 * k,
    mh = s.u(430, 480),
    spread = s.u(300, 350),
    cap = s.pick<DomeType | 'cone'>([dt, 'onion', 'cone'])
  s.add(minaret(s, cx - spread, base, mw, mh, st, 0.1, cap))
  if (s.r() < 0.75) s.add(minaret(s, cx + spread, base, mw, mh, st, 0.1, cap))
  for (const [dx, r] of [
    [-205, 56],
    [205, 56],
  ] as const) {
    s.add(s.rect(cx + dx - r * 0.95, base - 170, r * 1.9, 80, s.round(st, 0.12)))
    s.add(dome(s, cx + dx, base - 168, r, r * 1.25, dm, 0.12, dt))
  }
  const R = 122 * k
  s.add(s.rect(cx - R * 0.94, base - 258, R * 1.88, 100, s.round(st, 0.06)))
  let dw = ''
  for (let i = 0; i < 9; i++) {
    const x = cx + R * 0.86 * Math.sin(((i - 4) / 4.6) * 1.35),
      w = 19 * Math.cos((i - 4) / 5.2)
    dw += arch(x, w, base - 188, base - 222, base - 240, 'pointed')
  }
  s.add(
    s.p(dw, s.night ? LAMP : s.c('#3f4a52', 0.08, 0.4)),
    s.rect(cx - R * 0.96, base - 262, R * 1.92, 9, s.c(st, 0.04, -0.3)),
    s.rect(cx - R * 0.96, base - 180, R * 1.92, 6, s.c(tile, 0.08)),
  )
  s.add(dome(s, cx, base - 260, R * 0.96, R * (dt === 'half' ? 1.02 : 1.34), dm, 0.05, dt))
  // arcade wings
  const wallTop = base - 150,
    n = 13,
    aw = W / n
  s.add(
    s.rect(
      -10,
      wallTop,
      W + 20,
      155,
      s.grad([
        [0, s.c(st, 0.05, -0.1)],
        [1, s.c(st, 0.05, 0.18)],
      ]),
    ),
  )
  let cr = ''
  for (let i = 0; i < 60; i++) cr += `M${i * 20 + 2} ${wallTop}v-8l4 -8h4l4 8v8z`
  s.add(s.p(cr, s.c(st, 0.05, -0.1)), s.rect(-10, wallTop + 8, W + 20, 5, s.c(tile, 0.05)))
  let ar = '',
    af = '',
    lampA = ''
  for (let i = 0; i < n; i++) {
    const x = aw * (i + 0.5) + (cx - 600)
    if (Math.abs(x - cx) < 120) continue
    af += arch(x, aw * 0.84, base, base - 74, base - 128, at)
    ar += arch(x, aw * 0.68, base, base - 70, base - 116, at)
    if (s.night) lampA += s.lamp(x, base - 70, 44, 0.8)
  }
  s.add(
    s.p(af, s.c(st, 0.03, -0.3)),
    s.p(
      ar,
      s.grad([
        [0, s.c('#5a4a48', 0.08, 0.7)],
        [1, s.c('#8a6f5c', 0.1, 0.4)],
      ]),
    ),
    lampA,
  )
  // great portal (pishtaq)
  const pw = 218 * k,
    ph = 236
  s.add(
    s.rect(
      cx - pw / 2,
      base - ph,
      pw,
      ph,
      s.grad([
        [0, s.c(st, 0, -0.12)],
        [1, s.c(st, 0, 0.12)],
      ]),
    ),
    s.rect(
      cx - pw / 2 + 12,
      base - ph + 12,
      pw - 24,
      ph - 12,
      starPattern(s, 24, s.c(tile, 0, 0.1), s.c('#d8a657'), s.c(st, 0, 0.1)),
    ),
  )
  s.add(
    s.p(arch(cx, pw * 0.74, base, base - 122, base - 206, at), s.c(st, 0, -0.35)),
    s.p(
      arch(cx, pw * 0.66, base, base - 118, base - 194, at),
      s.grad([
        [0, s.c('#4a4454', 0, 0.8)],
        [1, s.c('#9a7a62', 0, 0.4)],
      ]),
    ),
  )
  let mq = ''
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 5 - r; i++)
      mq += arch(
        cx + (i - (4 - r) / 2) * 22,
        21,
        base - 128 - r * 17,
        base - 136 - r * 17,
        base - 148 - r * 17,
        'pointed',
      )
  s.add(
    s.p(mq, s.c(st, 0.02, 0.35), 'opacity=".75"'),
    s.p(arch(cx, 50, base, base - 66, base - 92, at), s.c('#5a3520', 0, 0.2)),
    s.line(`M${f(cx)} ${base}v-88`, s.c('#d8a657'), 2),
  )
  if (s.night) s.add(s.lamp(cx, base - 100, 120, 0.85))
  // court floor and pool
  s.add(s.rect(-10, base, W + 20, H - base + 10, s.fade(mix(st, '#d8c4a4', 0.4), 0.12, 0, 0.05)))
  let fl = ''
  for (let i = -14; i <= 14; i++) fl += `M${f(cx + i * 60)} ${base}L${f(cx + i * 190)} 810`
  for (const y of [572, 588, 610, 640, 680, 730]) fl += `M-10 ${y}H1210`
  s.add(s.line(fl, s.c('#8a6f5c', 0.1, 0.2), 1, 0.35))
  const py0 = 600,
    py1 = s.u(742, 764),
    a0 = 170,
    a1 = s.u(330, 390)
  s.add(
    s.p(
      `M${f(cx - a0 - 22)} ${py0 - 8}H${f(cx + a0 + 22)}L${f(cx + a1 + 46)} ${f(py1 + 16)}H${f(cx - a1 - 46)}Z`,
      s.c(st, 0, -0.35),
    ),
    s.p(`M${f(cx - a0 - 22)} ${py0 - 8}H${f(cx + a0 + 22)}L${f(cx + a0 + 8)} ${py0}H${f(cx - a0 - 8)}Z`, s.c(tile)),
  )
  const clip = s.def(
    `<clipPath id="ID"><path d="M${f(cx - a0)} ${py0}H${f(cx + a0)}L${f(cx + a1)} ${f(py1)}H${f(cx - a1)}Z"/></clipPath>`,
  )
  s.add(
    `<g clip-path="url(#${clip})">`,
    s.rect(
      0,
      py0,
      W,
      220,
      s.grad([
        [0, s.c('#2d6a70', 0.15)],
        [0.5, mix(s.sky[2], s.c('#2d7f8c'), 0.35)],
        [1, mix(s.sky[1], s.c('#17606f'), 0.35)],
      ]),
    ),
  )
  s.add(
    `<g opacity=".62">`,
    s.rect(cx - 500, py0, 1000, 46, s.c(st, 0.05, 0.4)),
    s.rect(cx - pw / 2, py0, pw, 82, s.c(st, 0, 0.25)),
    s.p(arch(cx, pw * 0.66, -py0, -py0 - 40, -py0 - 66, at), s.c('#4a4454', 0, 0.6), 'transform="scale(1 -1)"'),
    s.p(domePath(cx, -py0 - 84, R, R * 0.9, dt), s.c(dm, 0.05, 0.2), 'transform="scale(1 -1)"'),
    s.rect(cx - spread - 15, py0, 30, 150, s.c(st, 0.1, 0.3)),
    s.rect(cx + spread - 15, py0, 30, 150, s.c(st, 0.1, 0.3)),
    '</g>',
  )
  let wv = ''
  for (let i = 0; i < 26; i++) {
    const y = s.u(py0 + 6, py1),
      w = s.u(20, 90)
    wv += `M${f(cx + s.u(-a1, a1))} ${f(y)}h${f(w)}`
  }
  s.add(s.line(wv, mix(s.sky[3], '#ffffff', 0.5), 1.6, 0.5), '</g>')
  const tree = clipped(s)
  for (const sd of [-1, 1]) for (const out of [0, 1]) s.add(s.use(tree, cx + sd * (440 + out * 86), 628 + out * 44, 1 + out * 0.42)) // prettier-ignore
  for (let i = 0, m = s.i(2, 5); i < m; i++) {
    const sd = s.pick([-1, 1])
    s.add(
      person(
        s,
        cx + sd * s.u(290, 430),
        s.u(600, 690),
        s.u(0.9, 1.25),
        s.pick(['#f8f2e4', '#2c2b33', '#c9d6d2', '#e8c9a0']),
        0,
        s.pick(['#f8f2e4', '#2c2b33', '#a8452f']),
      ),
    )
  }
  birds(s, cx + s.u(-240, 240), s.u(110, 190), s.i(5, 8))
}

/** A clipped tree in a stone tub, as courts have them from the Bosphorus to the Gulf; foot at 0,0. */
function clipped(s: Scene): string {
  const leaf = s.pick(['#4f7f4a', '#5f8a4e'])
  return s.sym(
    s.p('M-4-30V-84H4V-30Z', s.c('#6a4c34', 0.03, 0.3)) +
      `<circle cy="-104" r="36" fill="${s.round(leaf, 0.03)}"/>` +
      s.p('M-26-36H26L21 0H-21Z', s.round('#d9c4a0', 0.02)) +
      s.rect(-29, -41, 58, 8, s.c('#efe2c8', 0.02, -0.1)),
  )
}
