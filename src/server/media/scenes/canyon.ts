import { mist, poly, type Point } from './land.ts'
import { person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** A dry canyon: walls of banded rock that close in over a floor of sand. */
export const drawCanyon = (s: Scene): void => drawNarrows(s, false)

/** The same walls with a stream between them and shrubs in flower. */
export const drawGorge = (s: Scene): void => drawNarrows(s, true)

function drawNarrows(s: Scene, hasStream: boolean): void {
  sky(s, { horizon: 480, sunX: 600 + s.L * s.u(20, 90), sunY: s.u(110, 170) })
  const rock = s.pick(['#c4754c', '#b5694a', '#cf8a5e', '#c98d6c'])
  const gap = 600 + s.u(-60, 60)
  birds(s, gap, 150, 3)
  for (const depth of [5, 4, 3, 2, 1, 0]) {
    const first = s.pick([-1, 1] as const)
    for (const side of [first, -first as -1 | 1]) wall(s, rock, gap, side, depth)
    if (depth > 1) mist(s, 470 - depth * 10, 130, 0.14)
    if (depth === 1) floor(s, rock, gap, hasStream)
  }
  shrubs(s, hasStream ? 9 : 4, hasStream)
  for (let n = 0; n < s.i(2, 3); n++)
    s.add(person(s, gap + s.u(-60, 60), s.u(650, 730), s.u(1, 1.35), s.pick(['#f3ead8', '#2c4a5a', '#c98a3a', '#7a2f45']))) // prettier-ignore
}

function wall(s: Scene, rock: string, gap: number, side: -1 | 1, depth: number): void {
  const d = depth * 0.1
  const outer = side < 0 ? -30 : W + 30
  const reach = 26 + (5 - depth) ** 1.5 * 40
  const top = 240 - (5 - depth) * 64 + s.u(-24, 24)
  const foot = 540 + (5 - depth) * 40
  const edge: Point[] = []
  const steps = 13
  const phase = s.u(0, 6)
  for (let n = 0; n <= steps; n++) {
    const t = n / steps
    const bulge = Math.sin(t * 5.2 + phase) * 22 + Math.sin(t * 11 + phase * 2) * 9
    edge.push([gap + side * (reach + bulge * (1.4 - depth * 0.12) + (1 - t) * 34 - t * 12), top + (foot - top) * t])
  }
  const shape = poly([[outer, top - 30], [gap + side * (reach + 90), top - 14], ...edge, [outer, foot + 60]])
  const clip = s.def(`<clipPath id="ID"><path d="${shape}"/></clipPath>`)
  const isLit = side !== s.L
  s.add(s.p(shape, s.grad([[0, s.c(rock, d, isLit ? -0.22 : 0.3)], [0.55, s.c(rock, d, isLit ? 0.08 : 0.5)], [1, s.c(mix(rock, '#6a3a3a', 0.3), d, 0.55)]]))) // prettier-ignore
  s.add(`<g clip-path="url(#${clip})">`)
  let light = ''
  let dark = ''
  const bands = 16 - depth
  for (let n = 0; n < bands; n++) {
    const y = top - 20 + ((foot - top + 60) * n) / bands
    const [ex] = edge[Math.min(steps, Math.floor((n / bands) * steps))] ?? [gap]
    const wave = `M${f(ex - side * 30)} ${f(y)}C${f(ex + side * 60)} ${f(y + s.u(-16, 16))} ${f(ex + side * 150)} ${f(y + s.u(-26, 26))} ${f(ex + side * 300)} ${f(y + s.u(-30, 30))}S${f(ex + side * 520)} ${f(y + s.u(-40, 40))} ${f(ex + side * 700)} ${f(y + s.u(-50, 50))}`
    if (n % 3 === 0) light += wave
    else dark += wave
  }
  const weight = 2 + (5 - depth) * 1.2
  s.add(s.line(dark, s.c(mix(rock, '#7a2f2a', 0.3), d, 0.7), weight, 0.4), s.line(light, s.c(mix(rock, '#f6dcb4', 0.5), d, isLit ? -0.2 : 0.25), weight * 1.7, 0.45)) // prettier-ignore
  let cracks = ''
  for (let n = 0; n < 8; n++) {
    const x = gap + side * (reach + s.u(10, 420))
    const y = s.u(top, foot - 60)
    cracks += `M${f(x)} ${f(y)}l${f(s.u(-12, 12))} ${f(s.u(30, 70))}l${f(s.u(-10, 10))} ${f(s.u(30, 80))}`
  }
  s.add(s.line(cracks, s.c(rock, d, 0.95), 2 + (5 - depth) * 0.3, 0.35))
  const rim = edge.map(([x, y]): Point => [x + side * (9 + (5 - depth) * 3), y])
  s.add(s.p(poly([...edge, ...rim.reverse()]), s.c(rock, d, isLit ? -0.4 : 0.85), 'opacity=".5"'), '</g>')
}

function floor(s: Scene, rock: string, gap: number, hasStream: boolean): void {
  const sand = mix(rock, '#f0dcb4', 0.55)
  s.add(s.p(`M${f(gap - 70)} 552Q${f(gap)} 544 ${f(gap + 70)} 552C${f(gap + 220)} 620 ${W} 680 ${W + 30} 720V${H + 20}H-30V720C0 680 ${f(gap - 220)} 620 ${f(gap - 70)} 552Z`, s.fade(sand, 0.24, 0, 0.08))) // prettier-ignore
  if (hasStream) stream(s, gap)
  else ripples(s, sand, gap)
  for (let n = 0; n < 26; n++) {
    const y = s.u(600, 796)
    const k = 0.25 + ((y - 600) / 196) * 1
    const x = gap + s.pick([-1, 1]) * s.u(90, 560) * k
    s.add(s.p(`M${f(x - 30 * k)} ${f(y)}C${f(x - 32 * k)} ${f(y - 26 * k)} ${f(x + 22 * k)} ${f(y - 32 * k)} ${f(x + 34 * k)} ${f(y)}Z`, s.c(rock, 0.04, 0.3)), s.p(`M${f(x - 20 * k)} ${f(y - 12 * k)}C${f(x - 12 * k)} ${f(y - 25 * k)} ${f(x + 10 * k)} ${f(y - 26 * k)} ${f(x + 18 * k)} ${f(y - 15 * k)}Z`, s.c(rock, 0.03, -0.15))) // prettier-ignore
  }
}

function stream(s: Scene, gap: number): void {
  const way = s.pick([-1, 1])
  s.add(s.p(`M${f(gap - 8)} 552C${f(gap + way * 40)} 590 ${f(gap - way * 70)} 640 ${f(gap + way * 40)} 690S${f(gap - way * 40)} 770 ${f(gap + way * 20)} 820H${f(gap + way * 20 + 150)}C${f(gap + way * 60 + 80)} 770 ${f(gap + way * 60 + 60)} 730 ${f(gap + way * 40 + 70)} 690S${f(gap + way * 30 + 40)} 590 ${f(gap + 12)} 552Z`, s.grad([[0, mix(s.sky[3], s.c('#5fb0a8'), 0.5)], [1, s.c('#2a8486')]]), 'opacity=".85"')) // prettier-ignore
}

/** What the last flood left in the sand. */
function ripples(s: Scene, sand: string, gap: number): void {
  let marks = ''
  for (let n = 0; n < 22; n++) {
    const k = 0.1 + (n / 22) ** 1.4
    const x = gap + s.u(-120, 60) * k
    marks += `M${f(x)} ${f(556 + k * 220)}q${f(40 * k)} ${f(-9 * k)} ${f(80 * k)} 0t${f(80 * k)} ${f(2 * k)}`
  }
  s.add(s.line(marks, s.c(sand, 0.04, 0.5), 2.4, 0.35))
}

function shrubs(s: Scene, count: number, isInFlower: boolean): void {
  for (let n = 0; n < count; n++) {
    const x = s.pick([s.u(-10, 330), s.u(870, 1210)])
    const y = s.u(720, 806)
    let stems = ''
    let dots = ''
    for (let m = 0; m < 10; m++) {
      stems += `M${f(x)} ${f(y)}q${f(s.u(-18, 18))} -22 ${f(s.u(-40, 40))} ${f(-s.u(30, 76))}`
      dots += `M${f(x + s.u(-36, 36))} ${f(y - s.u(34, 76))}h.1`
    }
    s.add(
      s.line(stems, s.c('#5f7a46', 0, 0.25), 4, 0.95),
      isInFlower ? s.line(dots, s.c('#e58aa0', 0, -0.05), 8, 0.9) : '',
    )
  }
}
