import { mist, poly, type Point } from './land.ts'
import { person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, falcon, sky } from './sky.ts'

/** An escarpment that breaks off above a plain with dry riverbeds. */
export function drawCliff(s: Scene): void {
  sky(s, { horizon: s.u(420, 450), sunX: 600 + s.L * s.u(180, 320) })
  const rock = s.pick(['#c99767', '#b98258', '#c48a6a', '#a98a6c'])
  const side = s.L < 0 ? 1 : -1
  plain(s, rock)
  headland(s, rock, side, { edge: 0.84, top: 398, foot: 560, air: 0.55 })
  headland(s, rock, side, { edge: 0.64, top: 352, foot: 680, air: 0.3 })
  mist(s, 520, 130, 0.3)
  headland(s, rock, side, { edge: 0.43, top: 296, foot: 930, air: 0.02 })
  const edge = side > 0 ? W * 0.585 : W * 0.415
  for (let n = 0; n < s.i(2, 3); n++)
    s.add(person(s, edge + side * (70 + n * s.u(44, 60)), 306 + n * 4, 1.05, s.pick(['#f3ead8', '#2c2b33', '#0b5d5e', '#a8452f']), 0, s.pick(['#a8452f', '#f3ead8']))) // prettier-ignore
  if (s.r() < 0.5) falcon(s, 600 - side * 240, 190, 0.8, side)
  else birds(s, 600 - side * 220, 180, 4)
}

function plain(s: Scene, rock: string): void {
  const y = s.horizon
  const sand = mix(rock, '#e8cfa4', 0.6)
  s.add(s.rect(0, y, W, H - y, s.fade(sand, 0.6, 0.08)))
  let beds = ''
  for (let n = 0; n < 5; n++) {
    const x = s.u(100, 1100)
    const lean = s.u(-160, 160)
    beds += `M${f(x)} ${f(y + 6)}q${f(lean * 0.2)} 60 ${f(lean * 0.5)} 110t${f(lean)} 140t${f(lean * 0.4)} 130`
    beds += `M${f(x + lean * 0.5)} ${f(y + 116)}q${f(s.u(30, 90))} 24 ${f(s.u(120, 200))} 20`
  }
  s.add(s.line(beds, s.c(sand, 0.2, 0.4), 5, 0.4), s.line(beds, s.c(sand, 0.2, -0.4), 2, 0.5))
  let shrubs = ''
  for (let n = 0; n < 60; n++)
    shrubs += `M${f(s.u(0, W))} ${f(y + 24 + Math.pow(s.r(), 1.6) * (H - y - 30))}h${f(s.u(3, 9))}`
  s.add(s.line(shrubs, s.c('#6f7148', 0.15, 0.2), 3, 0.55))
}

/** A table of rock from one edge of the picture, in beds of stone above a skirt of scree. */
function headland(
  s: Scene,
  rock: string,
  side: -1 | 1,
  { edge, top, foot, air }: { edge: number; top: number; foot: number; air: number },
): void {
  const outer = side > 0 ? W + 20 : -20
  const at = (share: number) => outer - side * share * (W + 20)
  const shadow = 0.34
  const face: Point[] = []
  const height = (foot - top) * 0.62
  for (let n = 0; n <= 9; n++)
    face.push([at(edge) + side * (n * 6 + (n % 2 === 0 ? 16 : -12) * (1 - air) + s.u(-8, 8)), top + (height * n) / 9])
  const cap: Point[] = [[outer, top - 14], [at(edge * 0.6), top - s.u(4, 10)], [at(edge) + side * 30, top - 3]] // prettier-ignore
  s.add(s.p(poly([...cap, ...face, [outer, top + height]]), s.fade(rock, air, air + 0.08, shadow)))
  let beds = ''
  let lit = ''
  for (let n = 1; n < 9; n++) {
    const y = top + (height * n) / 9
    const [x] = face[n]!
    beds += `M${f(x)} ${f(y)}L${f(outer)} ${f(y + s.u(-6, 10))}`
    lit += `M${f(x + side * 2)} ${f(y + 4)}l${f(side * s.u(60, 220))} ${f(s.u(0, 3))}`
  }
  let cracks = ''
  for (let n = 0; n < 16; n++) {
    const x = at(s.u(0, edge * 0.94))
    const y = top + s.u(0.02, 0.7) * height
    cracks += `M${f(x)} ${f(y)}l${f(s.u(-6, 6))} ${f(height * s.u(0.12, 0.3))}`
  }
  s.add(
    s.line(beds, s.c(rock, air, 0.9), 5, 0.4),
    s.line(lit, s.c(rock, air, -0.35), 4, 0.6),
    s.line(cracks, s.c(rock, air, 0.9), 2.4, 0.4),
  )
  const scree: Point[] = [[at(edge) + side * 40, top + height], [at(edge + 0.05), top + height + (foot - top) * 0.16], [at(edge + 0.14), foot], [outer, foot + 20], [outer, top + height - 4]] // prettier-ignore
  s.add(s.p(poly(scree), s.fade(mix(rock, '#e2c598', 0.3), air, air + 0.14, 0.12)))
  s.add(
    s.p(poly([...cap, [at(edge) + side * 4, top + 8], [outer, top + 16]]), s.c(mix(rock, '#efdcb6', 0.5), air, -0.1)),
  )
}
