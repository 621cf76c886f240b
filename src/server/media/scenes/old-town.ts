import { minaret } from './architecture.ts'
import { house } from './house.ts'
import { mountains, mist } from './land.ts'
import { camel, person, palmSym } from './living.ts'
import { f, mix, W } from './palette.ts'
import { sky, birds } from './sky.ts'
import type { Scene } from './scene.ts'

export function drawOldTown(s: Scene): void {
  sky(s, { horizon: s.u(440, 490) })
  const style = s.pick<'tower' | 'coral'>(['tower', 'tower', 'coral']),
    base = style === 'tower' ? s.pick(['#c98d5a', '#b9794c', '#d19e6a']) : s.pick(['#e8d6b6', '#e0c49c'])
  mountains(s, s.horizon - 90, s.u(90, 150), '#8a7080', 0.68)
  mountains(s, s.horizon - 10, s.u(50, 90), '#a57b62', 0.52)
  mist(s, s.horizon - 60, 150, 0.5)
  const row = (y: number, d: number, wMin: number, wMax: number, hMin: number, hMax: number, gap: number) => {
    let x = s.u(-60, -10)
    while (x < W) {
      const w = s.u(wMin, wMax),
        c = 1 - Math.min(1, Math.abs(x + w / 2 - 600) / 620),
        h = s.u(hMin, hMax) * (0.72 + 0.5 * c)
      s.add(house(s, x, y, w, h, s.pick([base, mix(base, '#a05c3a', 0.2), mix(base, '#f2dcb4', 0.25)]), d, style))
      x += w * s.u(0.78, gap)
    }
  }
  row(560, 0.5, 46, 74, 110, 190, 0.95)
  mist(s, 470, 130, 0.35)
  const ps = palmSym(s, 0.3)
  for (let i = 0; i < 6; i++)
    s.add(s.use(ps, s.u(0, W), 600 + s.u(-6, 10), s.u(0.7, 1) * s.pick([1, -1]), s.u(0.7, 0.95)))
  row(640, 0.26, 74, 112, 170, 290, 1.02)
  mist(s, 560, 120, 0.3)
  const p2 = palmSym(s, 0.08)
  for (let i = 0; i < 5; i++) s.add(s.use(p2, s.u(60, 1140), 690, s.u(0.9, 1.2) * s.pick([1, -1]), s.u(0.9, 1.25)))
  if (s.r() < 0.6) {
    const mx = s.u(330, 870)
    s.add(minaret(s, mx, 690, 58, s.u(380, 440), mix(base, '#f6ecd8', 0.45), 0.12, 'half'))
  }
  const cx = s.u(420, 700),
    side: [number, number, number][] = [
      [-40, s.u(150, 190), s.u(220, 300)],
      [s.u(110, 150), s.u(110, 140), s.u(150, 200)],
      [s.u(900, 950), s.u(120, 140), s.u(160, 220)],
      [s.u(1010, 1050), s.u(170, 200), s.u(250, 330)],
    ]
  // ground: a lane of sand with shade
  s.add(s.p('M-20 690Q600 660 1220 690V820H-20Z', s.fade(mix(base, '#f0d9b0', 0.4), 0.1, 0)))
  for (const [x, w, h] of side) s.add(house(s, x, 724, w, h, base, 0.02, style))
  s.add(s.p(`M-20 724L${f(600 - s.L * -180)} 724L${f(600 - s.L * 260)} 800H-20Z`, s.c(base, 0, 0.8), 'opacity=".25"'))
  const p3 = palmSym(s, 0)
  s.add(s.use(p3, s.pick([s.u(250, 330), s.u(850, 900)]), 742, 2, 2.1))
  for (let i = 0, n = s.i(3, 5); i < n; i++)
    s.add(
      person(
        s,
        cx + s.u(-170, 170),
        s.u(730, 772),
        s.u(1.1, 1.4),
        s.pick(['#f3ead8', '#2c2b33', '#7a2f45', '#d7b98a', '#0b5d5e']),
        0,
        s.pick(['#a8452f', '#f3ead8', '#2c2b33']),
      ),
    )
  if (s.r() < 0.5) s.add(camel(s, cx - 60, 778, 1.05, s.pick([1, -1])))
  birds(s, s.u(350, 850), s.u(120, 220))
}
