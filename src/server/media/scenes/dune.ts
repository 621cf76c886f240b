import { mountains, dune, mist } from './land.ts'
import { camel, person } from './living.ts'
import { f } from './palette.ts'
import { sky, birds, falcon } from './sky.ts'
import type { Scene } from './scene.ts'

export function drawDune(s: Scene): void {
  sky(s, { horizon: s.u(400, 450) })
  const sand = s.pick(['#e0a868', '#d9955a', '#e6bd86', '#cf8450'])
  mountains(s, s.horizon + 6, s.u(36, 60), '#8d7a86', 0.72, { foot: 60 })
  mountains(s, s.horizon + 34, s.u(24, 40), '#a07a68', 0.55, { facets: false, foot: 60 })
  mist(s, s.horizon - 10, 90, 0.55)
  dune(s, {
    px: s.u(150, 1050),
    py: s.horizon + s.u(8, 30),
    left: s.horizon + s.u(50, 76),
    right: s.horizon + s.u(50, 76),
    base: sand,
    d: 0.46,
    foot: 640,
    sway: 60,
  })
  dune(s, {
    px: s.u(180, 1020),
    py: s.horizon + s.u(46, 76),
    left: s.horizon + s.u(96, 130),
    right: s.horizon + s.u(96, 130),
    base: sand,
    d: 0.28,
    foot: 720,
    sway: 90,
  })
  const mid = dune(s, {
    px: s.L < 0 ? s.u(620, 900) : s.u(300, 580),
    py: s.horizon + s.u(64, 96),
    left: s.u(570, 620),
    right: s.u(570, 620),
    base: sand,
    d: 0.12,
    ripple: 9,
    sway: 150,
  })
  const n = s.i(3, 6),
    dir = s.r() < 0.5 ? 1 : -1,
    x0 = s.u(230, 420),
    k = s.u(0.62, 0.85),
    gap = 128 * k
  const cloth = ['#a8452f', '#0b5d5e', '#d9a441', '#7a2f45']
  for (let i = 0; i < n; i++) {
    const x = x0 + i * gap
    s.add(
      camel(s, dir > 0 ? x : x + 80 * k, mid.y(x + 40 * k) + 5, k, dir, { cloth: cloth[(i + s.seed) % 4]!, d: 0.04 }),
    )
  }
  const px = dir > 0 ? x0 + n * gap + 14 : x0 - 30
  s.add(person(s, px, mid.y(px) + 4, k * 1.15, '#f3ead8', 0.04))
  dune(s, {
    px: s.L < 0 ? s.u(180, 420) : s.u(780, 1020),
    py: s.u(620, 660),
    left: s.u(690, 740),
    right: s.u(690, 740),
    base: sand,
    d: 0,
    ripple: 6,
    sway: 120,
  })
  let g = ''
  for (let i = 0; i < 3; i++) {
    const x = s.u(80, 1120),
      y = s.u(735, 790)
    for (let j = 0; j < 9; j++)
      g += `M${f(x + s.u(-12, 12))} ${f(y)}q${f(s.u(-8, 8))} ${f(-s.u(18, 30))} ${f(s.u(-30, 30))} ${f(-s.u(30, 52))}`
  }
  s.add(s.line(g, s.c('#5d5a34', 0, 0.5), 1.8, 0.8))
  if (s.r() < 0.6) falcon(s, s.u(380, 820), s.u(170, 280), s.u(0.5, 0.8), s.pick([1, -1]))
  else birds(s, s.u(350, 850), s.u(160, 300))
}
