import { f, H, W } from './palette.ts'
import type { Scene } from './scene.ts'

export type Point = [x: number, y: number]
type Curve = [number, number, number, number]

interface DuneWish {
  px: number
  py: number
  left: number
  right: number
  base: string
  d: number
  foot?: number
  ripple?: number
  sway?: number
}

// noisy ridge line, left to right
export function ridge(s: Scene, y: number, amp: number, steps = 40, rough = 0.5): Point[] {
  const n = 1 << Math.ceil(Math.log2(steps)),
    a: number[] = Array.from({ length: n + 1 }, () => 0)
  a[0] = s.u(-0.5, 0.5)
  a[n] = s.u(-0.5, 0.5)
  for (let st = n, k = 1; st > 1; st >>= 1, k *= rough)
    for (let i = st / 2; i < n; i += st) a[i] = (a[i - st / 2]! + a[i + st / 2]!) / 2 + s.u(-1, 1) * k * 0.6
  return a.map((v, i): Point => [-20 + (i * (W + 40)) / n, y - v * amp])
}
export const poly = (pts: Point[], close = true) =>
  'M' + pts.map((p) => f(p[0]) + ' ' + f(p[1])).join('L') + (close ? 'Z' : '')
export function mountains(
  s: Scene,
  y: number,
  amp: number,
  base: string,
  d: number,
  {
    steps = 32,
    rough = 0.55,
    facets = true,
    foot = 190,
  }: { steps?: number; rough?: number; facets?: boolean; foot?: number } = {},
): Point[] {
  const pts = ridge(s, y, amp, steps, rough)
  s.add(
    s.p(
      poly([...pts, [W + 20, H], [-20, H]]),
      `url(#${s.def(`<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="0" y1="${f(y - amp * 0.7)}" x2="0" y2="${f(y + foot)}"><stop offset="0" stop-color="${s.c(base, d)}"/><stop offset="1" stop-color="${s.c(base, Math.min(1, d + 0.42))}"/></linearGradient>`)})`,
    ),
  )
  if (!facets) return pts
  let dk = '',
    hl = ''
  for (let i = 1; i < pts.length - 1; i++) {
    if (pts[i]![1] < pts[i - 1]![1] && pts[i]![1] <= pts[i + 1]![1]) {
      const dir = -s.L
      let j = i
      const side: Point[] = []
      while (j + dir >= 0 && j + dir < pts.length && pts[j + dir]![1] >= pts[j]![1] - 1) {
        j += dir
        side.push(pts[j]!)
      }
      if (!side.length) continue
      const [px, py] = pts[i]!,
        hgt = (s.u(50, 110) * amp) / 120,
        inner: Point[] = []
      let cx = px,
        cy = py
      const end = side[side.length - 1]!
      for (let k = 1; k <= 5; k++) {
        cx = px + (((end[0] - px) * k) / 5) * 0.45 + s.u(-5, 5)
        cy = py + (hgt * k) / 5
        inner.push([cx, cy])
      }
      dk += poly([pts[i]!, ...side, [end[0] + dir * 6, end[1] + hgt * 0.5], ...inner.reverse()])
      for (let q = 0; q < 2; q++) {
        const lx = px + s.L * s.u(6, 40),
          ly = py + s.u(12, 50)
        hl += `M${f(lx)} ${f(ly)}l${f(s.L * s.u(4, 16))} ${f(s.u(18, 44))}`
      }
    }
  }
  const g = `url(#${s.def(`<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="0" y1="${f(y - amp * 0.6)}" x2="0" y2="${f(y + amp * 0.9)}"><stop offset="0" stop-color="${s.c(base, d, 0.8)}" stop-opacity=".85"/><stop offset="1" stop-color="${s.c(base, d, 0.5)}" stop-opacity="0"/></linearGradient>`)})`
  s.add(s.p(dk, g), s.line(hl, s.c(base, d, -0.25), 1.4, 0.5))
  return pts
}
// a dune: one long back, a knife crest and a slip face turned from the light
export function dune(
  s: Scene,
  { px, py, left, right, base, d, foot = H, ripple = 0, sway = 90 }: DuneWish,
): { y: (x: number) => number } {
  const dir = -s.L,
    bx = px + dir * s.u(0.1, 0.35) * sway * 2,
    by = foot
  const prof = `M-20 ${f(left)}C${f(px * 0.45)} ${f(left + 6)} ${f(px - 170)} ${f(py + 26)} ${f(px)} ${f(py)}C${f(px + 150)} ${f(py + 34)} ${f(px + (W - px) * 0.55)} ${f(right - 4)} ${W + 20} ${f(right)}`
  const g = (a: string, b: string) =>
    `url(#${s.def(`<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="0" y1="${f(py)}" x2="0" y2="${f(Math.min(H, py + 330))}"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`)})`
  s.add(s.p(prof + `V${H + 20}H-20Z`, g(s.c(base, d, -0.16), s.c(base, d, 0.16))))
  const c1 = px + dir * sway * 0.2,
    c2 = px - dir * sway * 1.5,
    crest = `C${f(c1 - dir * 30)} ${f(py + (by - py) * 0.26)} ${f(c2)} ${f(py + (by - py) * 0.5)} ${f(bx)} ${f(by)}`
  const far =
    dir > 0
      ? `M${f(px)} ${f(py)}C${f(px + 150)} ${f(py + 34)} ${f(px + (W - px) * 0.55)} ${f(right - 4)} ${W + 20} ${f(right)}V${f(by)}H${f(bx)}`
      : `M${f(px)} ${f(py)}C${f(px - 170)} ${f(py + 26)} ${f(px * 0.45)} ${f(left + 6)} -20 ${f(left)}V${f(by)}H${f(bx)}`
  s.add(
    s.p(
      far + `C${f(c2)} ${f(py + (by - py) * 0.5)} ${f(c1 - dir * 30)} ${f(py + (by - py) * 0.26)} ${f(px)} ${f(py)}Z`,
      g(s.c(base, d, 0.72), s.c(base, d, 0.5)),
    ),
  )
  s.add(s.line(`M${f(px)} ${f(py)}` + crest, s.c(base, d, -0.5), 1.6, 0.6))
  if (ripple) {
    let a = '',
      b = ''
    for (let i = 0; i < ripple; i++) {
      const t = (i + 1) / (ripple + 1),
        yy = py + 50 + (by - py - 30) * t,
        w = s.u(130, 330),
        xx = s.L > 0 ? px + 60 + s.u(0, W - px - 200) : s.u(-40, px - 320)
      const seg = `M${f(xx)} ${f(yy)}q${f(w * 0.25)} ${f(-s.u(5, 11))} ${f(w * 0.5)} 0t${f(w * 0.5)} 0`
      if (i % 2) a += seg
      else b += seg
    }
    s.add(s.line(a, s.c(base, d, 0.5), 1.5, 0.35), s.line(b, s.c(base, d, -0.5), 1.5, 0.45))
  }
  return {
    y: (x: number) => {
      // profile height at x
      const bez = (p: readonly [number, number, number, number], t: number) => {
        const [p0, p1, p2, p3] = p
        return p0 * (1 - t) ** 3 + 3 * p1 * t * (1 - t) ** 2 + 3 * p2 * t * t * (1 - t) + p3 * t ** 3
      }
      const [X, Y]: readonly [Curve, Curve] =
        x < px
          ? [
              [-20, px * 0.45, px - 170, px],
              [left, left + 6, py + 26, py],
            ]
          : [
              [px, px + 150, px + (W - px) * 0.55, W + 20],
              [py, py + 34, right - 4, right],
            ]
      let lo = 0,
        hi = 1
      for (let i = 0; i < 24; i++) {
        const m = (lo + hi) / 2
        if (bez(X, m) < x) lo = m
        else hi = m
      }
      return bez(Y, lo)
    },
  }
}
export function mist(s: Scene, y: number, h: number, a = 0.5) {
  s.add(
    s.rect(
      0,
      y,
      W,
      h,
      s.grad([
        [0, s.haze, 0],
        [0.5, s.haze, a],
        [1, s.haze, 0],
      ]),
    ),
  )
}
