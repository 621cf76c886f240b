import { star8 } from './architecture.ts'
import { mountains, mist, poly, type Point } from './land.ts'
import { person } from './living.ts'
import { f, mix } from './palette.ts'
import { sky } from './sky.ts'
import type { Scene } from './scene.ts'

export function drawBalloons(s: Scene): void {
  sky(s, { horizon: s.u(500, 540) })
  const rock = s.pick(['#c47b52', '#b86a4a', '#cf9a6c'])
  mountains(s, s.horizon - 40, s.u(60, 100), '#8f7487', 0.7)
  mist(s, s.horizon - 70, 120, 0.5)
  const stack = (x: number, y: number, w: number, h: number, d: number) => {
    // wind-worn sandstone stack with strata
    const n = 7,
      l: Point[] = [],
      r: Point[] = []
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        b = w * (0.5 - 0.17 * t + 0.07 * Math.sin(i * 2.3 + x) + s.u(-0.04, 0.04)) * (t > 0.9 ? 0.62 : 1)
      l.push([x - b, y - h * t])
      r.push([x + b * s.u(0.9, 1.1), y - h * t + s.u(-4, 4)])
    }
    const out: Point[] = [...l, [x - w * 0.08, y - h * 1.05], [x + w * 0.1, y - h * 1.04], ...[...r].reverse()]
    s.add(
      s.p(
        poly(out),
        s.grad([
          [0, s.c(rock, d, -0.08)],
          [1, s.c(rock, Math.min(1, d + 0.22), 0.1)],
        ]),
      ),
    )
    const shade = s.L < 0 ? r : l,
      inn = shade.map(([px, py], i): Point => [
        px + s.L * w * (0.2 + 0.1 * Math.sin(i * 1.9)) * (i === n ? 0.5 : 1),
        py + s.u(-6, 6),
      ])
    s.add(s.p(poly([...shade, ...inn.reverse()]), s.c(rock, d, 0.75), 'opacity=".75"'))
    let q = ''
    for (let i = 1; i < n; i++) {
      q += `M${f(l[i]![0] + 4)} ${f(l[i]![1])}Q${f(x)} ${f(l[i]![1] + s.u(2, 12))} ${f(r[i]![0] - 4)} ${f(r[i]![1])}`
    }
    s.add(s.line(q, s.c(rock, d, 0.6), 1.6, 0.4))
  }
  for (let i = 0; i < 9; i++) stack(s.u(-20, 1220), s.horizon + 60, s.u(50, 110), s.u(60, 150), 0.55)
  mist(s, s.horizon - 30, 110, 0.6)
  const sets: [string, string, string][] = [
    ['#a8452f', '#f2dcb4', '#d9a441'],
    ['#0b5d5e', '#f2dcb4', '#e39a4a'],
    ['#7a2f45', '#e8b58a', '#f4e8d2'],
    ['#d98a2b', '#fbf0d8', '#a8452f'],
    ['#2a5d8a', '#f2dcb4', '#c66a12'],
    ['#e8d3a8', '#a8452f', '#0b5d5e'],
  ]
  const balloon = (x: number, y: number, R: number, d: number, set: [string, string, string]) => {
    const [a, b, c2] = set,
      out = `M${f(x)} ${f(y - R)}C${f(x + R * 0.74)} ${f(y - R)} ${f(x + R)} ${f(y - R * 0.5)} ${f(x + R * 0.98)} ${f(y - R * 0.02)}C${f(x + R * 0.96)} ${f(y + R * 0.5)} ${f(x + R * 0.36)} ${f(y + R * 0.86)} ${f(x + R * 0.17)} ${f(y + R * 1.2)}H${f(x - R * 0.17)}C${f(x - R * 0.36)} ${f(y + R * 0.86)} ${f(x - R * 0.96)} ${f(y + R * 0.5)} ${f(x - R * 0.98)} ${f(y - R * 0.02)}C${f(x - R)} ${f(y - R * 0.5)} ${f(x - R * 0.74)} ${f(y - R)} ${f(x)} ${f(y - R)}Z`
    const cl = s.def(`<clipPath id="ID"><path d="${out}"/></clipPath>`)
    let o = `<g clip-path="url(#${cl})">` + s.p(out, s.c(a, d))
    const gore = (k0: number, k1: number) =>
      `M${f(x)} ${f(y - R)}C${f(x + R * 0.76 * k0)} ${f(y - R)} ${f(x + R * k0)} ${f(y - R * 0.5)} ${f(x + R * k0)} ${f(y)}C${f(x + R * k0)} ${f(y + R * 0.5)} ${f(x + R * 0.36 * k0)} ${f(y + R * 0.86)} ${f(x + R * 0.17 * k0)} ${f(y + R * 1.2)}H${f(x + R * 0.17 * k1)}C${f(x + R * 0.36 * k1)} ${f(y + R * 0.86)} ${f(x + R * k1)} ${f(y + R * 0.5)} ${f(x + R * k1)} ${f(y)}C${f(x + R * k1)} ${f(y - R * 0.5)} ${f(x + R * 0.76 * k1)} ${f(y - R)} ${f(x)} ${f(y - R)}Z`
    const ks = [-0.96, -0.76, -0.46, -0.16, 0.16, 0.46, 0.76, 0.96]
    let gb = ''
    for (let i = 0; i < 7; i += 2) gb += gore(ks[i]!, ks[i + 1]!)
    o += s.p(gb, s.c(b, d))
    let band = `M${f(x - R)} ${f(y - R * 0.02)}Q${f(x)} ${f(y + R * 0.26)} ${f(x + R)} ${f(y - R * 0.02)}V${f(y + R * 0.22)}Q${f(x)} ${f(y + R * 0.5)} ${f(x - R)} ${f(y + R * 0.22)}Z`
    o += s.p(band, s.c(c2, d))
    let st = ''
    if (R > 34)
      for (let i = -3; i <= 3; i++)
        st += star8(x + i * R * 0.29, y + R * (0.235 - 0.012 * i * i), R * 0.1 * Math.cos(i / 3.4))
    o += s.p(st, s.c(a, d))
    o +=
      s.p(
        `M${f(x)} ${f(y - R)}C${f(x - s.L * R * 0.8)} ${f(y - R)} ${f(x - s.L * R * 1.1)} ${f(y - R * 0.4)} ${f(x - s.L * R)} ${f(y + R * 0.2)}C${f(x - s.L * R * 0.9)} ${f(y + R * 0.7)} ${f(x - s.L * R * 0.3)} ${f(y + R)} ${f(x - s.L * R * 0.2)} ${f(y + R * 1.2)}H${f(x)}C${f(x - s.L * R * 0.1)} ${f(y + R * 0.8)} ${f(x - s.L * R * 0.62)} ${f(y + R * 0.3)} ${f(x - s.L * R * 0.6)} ${f(y - R * 0.2)}C${f(x - s.L * R * 0.56)} ${f(y - R * 0.7)} ${f(x - s.L * R * 0.3)} ${f(y - R * 0.92)} ${f(x)} ${f(y - R)}Z`,
        s.c(a, d, 0.95),
        'opacity=".42"',
      ) +
      `<ellipse cx="${f(x + s.L * R * 0.5)}" cy="${f(y - R * 0.45)}" rx="${f(R * 0.22)}" ry="${f(R * 0.4)}" fill="${s.P.sun}" opacity=".22" transform="rotate(${s.L * 24} ${f(x + s.L * R * 0.5)} ${f(y - R * 0.45)})"/></g>`
    const bk = R * 0.17
    o +=
      s.line(
        `M${f(x - bk)} ${f(y + R * 1.2)}L${f(x - bk * 0.8)} ${f(y + R * 1.5)}M${f(x + bk)} ${f(y + R * 1.2)}L${f(x + bk * 0.8)} ${f(y + R * 1.5)}`,
        s.c('#3a2c22', d),
        Math.max(0.8, R / 60),
      ) +
      s.p(
        `M${f(x - bk)} ${f(y + R * 1.48)}H${f(x + bk)}L${f(x + bk * 0.8)} ${f(y + R * 1.7)}H${f(x - bk * 0.8)}Z`,
        s.c('#7a4f2c', d, 0.3),
      ) +
      s.rect(x - bk * 1.05, y + R * 1.46, bk * 2.1, R * 0.04, s.c('#d8b27a', d))
    if (R > 40)
      for (const q of [-0.4, 0.1, 0.5])
        o += `<circle cx="${f(x + bk * q)}" cy="${f(y + R * 1.42)}" r="${f(R * 0.035)}" fill="${s.c('#3a2c22', d)}"/>`
    return o + (s.night || s.time !== 'day' ? s.lamp(x, y + R * 1.16, R * 0.5, 0.9) : '')
  }
  const o0 = s.i(0, 5)
  for (let i = 0; i < s.i(4, 6); i++)
    s.add(balloon(s.u(90, 1110), s.u(140, 420), s.u(12, 30), s.u(0.4, 0.6), sets[(i + o0) % 6]!))
  for (let i = 0; i < 5; i++)
    stack(s.pick([s.u(-20, 380), s.u(820, 1220)]), s.horizon + 150, s.u(110, 190), s.u(140, 260), 0.28)
  mist(s, s.horizon + 40, 130, 0.45)
  const bx = s.L < 0 ? s.u(600, 760) : s.u(440, 600)
  s.add(balloon(bx - s.L * -1 * s.u(-10, 10), s.u(230, 280), s.u(118, 142), 0.02, sets[(o0 + 2) % 6]!))
  s.add(balloon(s.L < 0 ? s.u(260, 380) : s.u(820, 940), s.u(300, 380), s.u(54, 74), 0.16, sets[(o0 + 4) % 6]!))
  stack(s.u(-30, 60), 820, s.u(240, 300), s.u(250, 330), 0.06)
  stack(s.u(1130, 1220), 820, s.u(240, 320), s.u(210, 320), 0.06)
  s.add(
    s.p(
      `M-20 ${f(s.u(730, 750))}Q300 ${f(s.u(690, 720))} 620 ${f(s.u(740, 752))}T1220 ${f(s.u(715, 735))}V820H-20Z`,
      s.fade(mix(rock, '#e0a868', 0.4), 0.08, 0, 0.15),
    ),
  )
  for (const [from, to] of [[400, 470], [500, 560], [640, 700]] as const)
    s.add(person(s, s.u(from, to), s.u(752, 764), s.u(0.76, 0.86), s.pick(['#f3ead8', '#2c4a5a', '#c98a3a', '#7a2f45']))) // prettier-ignore
}
