import { mist, mountains, poly, type Point } from './land.ts'
import { person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** A wadi between two walls, water falling into a pool that runs towards us. */
export function drawWaterfall(s: Scene): void {
  sky(s, { horizon: s.u(330, 380), clouds: s.r() < 0.6 })
  const rock = s.pick(['#a07a5c', '#b08868', '#8f7260', '#97826c'])
  mountains(s, s.horizon + 20, s.u(110, 170), '#83808c', 0.66)
  mist(s, s.horizon - 20, 150, 0.5)
  const fall = s.u(540, 660)
  const lip = s.u(330, 370)
  const foot = s.u(580, 610)
  wall(s, rock, -1, fall - s.u(70, 100), s.u(150, 230), 0.34)
  wall(s, rock, 1, fall + s.u(70, 100), s.u(150, 230), 0.34)
  back(s, rock, fall, lip, foot)
  curtain(s, fall, lip, foot)
  wall(s, rock, -1, fall - s.u(230, 300), s.u(210, 300), 0.12)
  wall(s, rock, 1, fall + s.u(230, 300), s.u(210, 300), 0.12)
  s.add(
    s.p(
      `M-20 ${f(foot + 6)}Q600 ${f(foot - 24)} 1220 ${f(foot + 6)}V820H-20Z`,
      s.fade(mix(rock, '#d9c49a', 0.4), 0.12, 0),
    ),
  )
  pool(s, fall, foot)
  stones(s, rock)
  greens(s, fall, foot)
  for (let n = 0; n < s.i(1, 3); n++)
    s.add(person(s, s.pick([s.u(150, 330), s.u(880, 1050)]), s.u(690, 740), s.u(0.95, 1.15), s.pick(['#f3ead8', '#c98a3a', '#2c4a5a']))) // prettier-ignore
  birds(s, fall + s.u(-160, 160), s.u(120, 220))
}

function wall(s: Scene, rock: string, side: -1 | 1, edge: number, top: number, d: number): void {
  const outer = side < 0 ? -20 : W + 20
  const line: Point[] = []
  const steps = 10
  for (let n = 0; n <= steps; n++) {
    const t = n / steps
    line.push([outer + (edge - outer) * Math.pow(t, 0.75), top + Math.pow(t, 3) * 130 + s.u(-18, 18)])
  }
  const foot: Point = [edge - side * -14, 640]
  const shape = poly([[outer, H], ...line, foot])
  const clip = s.def(`<clipPath id="ID"><path d="${shape}"/></clipPath>`)
  s.add(s.p(shape, s.grad([[0, s.c(rock, d, side === s.L ? 0.5 : -0.05)], [1, s.c(rock, d + 0.12, side === s.L ? 0.6 : 0.25)]])), `<g clip-path="url(#${clip})">`) // prettier-ignore
  let cracks = ''
  let faces = ''
  for (let n = 0; n < 12; n++) {
    const x = outer + (edge - outer) * s.u(0.05, 1)
    const y = top + s.u(-10, 300)
    cracks += `M${f(x)} ${f(y)}l${f(s.u(-12, 12))} ${f(s.u(30, 80))}l${f(s.u(-10, 10))} ${f(s.u(30, 90))}`
    faces += `M${f(x)} ${f(y)}l${f(side * s.u(-60, -20))} ${f(s.u(40, 90))}l${f(side * 14)} ${f(s.u(60, 140))}l${f(side * s.u(30, 60))} -40Z`
  }
  let strata = ''
  for (let n = 0; n < 7; n++) {
    const y = top + 40 + n * 56
    strata += `M-20 ${f(y)}q300 ${f(s.u(-26, 26))} 620 0t620 ${f(s.u(-14, 14))}`
  }
  s.add(s.p(faces, s.c(rock, d, 0.8), 'opacity=".3"'), s.line(strata, s.c(rock, d, 0.6), 2, 0.3), s.line(cracks, s.c(rock, d, 0.95), 2, 0.4), '</g>') // prettier-ignore
}

function back(s: Scene, rock: string, fall: number, lip: number, foot: number): void {
  s.add(s.p(`M${f(fall - 190)} ${f(foot + 20)}L${f(fall - 176)} ${f(lip + 24)}Q${f(fall - 90)} ${f(lip - 14)} ${f(fall - 40)} ${f(lip)}H${f(fall + 44)}Q${f(fall + 100)} ${f(lip - 10)} ${f(fall + 180)} ${f(lip + 30)}L${f(fall + 196)} ${f(foot + 20)}Z`, s.c(rock, 0.26, 0.65))) // prettier-ignore
}

function curtain(s: Scene, fall: number, lip: number, foot: number): void {
  const white = mix(s.c('#f4fbfa'), s.sky[3], 0.12)
  const w = s.u(34, 52)
  s.add(s.p(`M${f(fall - w * 0.7)} ${f(lip)}Q${f(fall)} ${f(lip - 8)} ${f(fall + w * 0.7)} ${f(lip)}C${f(fall + w * 0.9)} ${f(lip + 80)} ${f(fall + w * 0.8)} ${f(foot - 80)} ${f(fall + w * 1.3)} ${f(foot)}H${f(fall - w * 1.3)}C${f(fall - w * 0.8)} ${f(foot - 80)} ${f(fall - w * 0.9)} ${f(lip + 80)} ${f(fall - w * 0.7)} ${f(lip)}Z`, s.grad([[0, white, 0.95], [1, white, 0.8]]))) // prettier-ignore
  let threads = ''
  for (let n = 0; n < 16; n++) {
    const x = fall + s.u(-0.65, 0.65) * w
    const y = s.u(lip + 6, lip + 120)
    threads += `M${f(x)} ${f(y)}q${f(s.u(-6, 6))} 60 ${f((x - fall) * 0.5)} ${f(s.u(90, foot - y))}`
  }
  s.add(s.line(threads, s.c('#4f9fae', 0.05, 0.2), 2.2, 0.45))
  s.add(`<ellipse cx="${f(fall)}" cy="${f(foot)}" rx="${f(w * 3.4)}" ry="34" fill="${s.rad([[0, white, 0.9], [1, white, 0]])}"/>`) // prettier-ignore
}

function pool(s: Scene, fall: number, foot: number): void {
  const out = fall + s.u(-120, 120)
  const shape = `M${f(fall - 190)} ${f(foot + 14)}Q${f(fall)} ${f(foot - 10)} ${f(fall + 190)} ${f(foot + 14)}C${f(fall + 300)} ${f(foot + 50)} ${f(out + 330)} 720 ${f(out + 420)} 820H${f(out - 360)}C${f(out - 320)} 730 ${f(fall - 320)} ${f(foot + 60)} ${f(fall - 190)} ${f(foot + 14)}Z`
  s.add(
    s.p(
      shape,
      s.grad([
        [0, mix(s.sky[3], s.c('#5fc0b4'), 0.6)],
        [0.4, s.c('#2f9a96')],
        [1, s.c('#176a74')],
      ]),
    ),
  )
  let ripples = ''
  for (let n = 0; n < 46; n++) {
    const t = s.r()
    const w = 20 + t * 110
    ripples += `M${f(fall + (out - fall) * t + s.u(-1, 1) * (150 + t * 170) - w / 2)} ${f(foot + 14 + t * 190)}q${f(w / 4)} ${f(-2 - t * 4)} ${f(w / 2)} 0t${f(w / 2)} 0`
  }
  s.add(s.line(ripples, mix(s.sky[3], '#ffffff', 0.55), 2, 0.5))
}

function stones(s: Scene, rock: string): void {
  for (let n = 0; n < 24; n++) {
    const y = s.u(630, 790)
    const k = 0.4 + ((y - 630) / 160) * 1.1
    const x = s.pick([s.u(-20, 380), s.u(820, 1220)])
    s.add(
      s.p(`M${f(x - 30 * k)} ${f(y)}C${f(x - 32 * k)} ${f(y - 22 * k)} ${f(x + 24 * k)} ${f(y - 28 * k)} ${f(x + 32 * k)} ${f(y)}Z`, s.c(rock, 0.02, 0.35)), // prettier-ignore
      s.p(`M${f(x - 22 * k)} ${f(y - 10 * k)}C${f(x - 14 * k)} ${f(y - 22 * k)} ${f(x + 8 * k)} ${f(y - 23 * k)} ${f(x + 16 * k)} ${f(y - 14 * k)}Z`, s.c(rock, 0.02, -0.1)), // prettier-ignore
    )
  }
}

function greens(s: Scene, fall: number, foot: number): void {
  const far = bush(s, 0.14)
  for (const side of [-1, 1])
    for (let n = 0; n < 5; n++) s.add(s.use(far, fall + side * s.u(250, 560), foot + s.u(20, 66), s.u(0.8, 1.2) * side, s.u(0.8, 1.2))) // prettier-ignore
  s.add(s.use(bush(s, 0.02), s.pick([s.u(60, 130), s.u(1070, 1140)]), 806, 2.6 * s.pick([1, -1]), s.u(2.4, 2.8)))
  const flower = s.c('#e07a9a', 0, -0.05)
  for (let n = 0; n < 9; n++) {
    const x = s.pick([s.u(-10, 300), s.u(900, 1210)])
    const y = s.u(680, 800)
    let leaves = ''
    let dots = ''
    for (let m = 0; m < 9; m++) {
      leaves += `M${f(x)} ${f(y)}q${f(s.u(-22, 22))} -20 ${f(s.u(-38, 38))} ${f(-s.u(30, 62))}`
      dots += `M${f(x + s.u(-34, 34))} ${f(y - s.u(30, 62))}h.1`
    }
    s.add(s.line(leaves, s.c('#4c7a44', 0, 0.2), 4, 0.95), s.line(dots, flower, 8, 0.95))
  }
}

/** A tree that stands by water from the Rif to Dhofar: several stems, a loose round crown, foot at 0,0. */
function bush(s: Scene, d: number): string {
  const leaf = s.pick(['#4f7f48', '#5f8a4a', '#6a8f52'])
  const masses = (dx: number, dy: number, k: number) =>
    [[-26, -46, 22], [24, -50, 24], [-2, -68, 26], [2, -40, 22]] // prettier-ignore
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `M${f(x + dx - r * k)} ${f(y + dy)}a${f(r * k)} ${f(r * k)} 0 1 0 ${f(2 * r * k)} 0a${f(r * k)} ${f(r * k)} 0 1 0 ${f(-2 * r * k)} 0Z`,
      ) // prettier-ignore
      .join('')
  return s.sym(
    s.line('M0 0Q-4-22-20-44M0 0Q2-26 4-56M2 0Q8-22 22-44', s.c('#5a4632', d, 0.4), 4.5) +
      s.p(masses(0, 0, 1), s.c(leaf, d, 0.45)) +
      s.p(masses(s.L * 5, -5, 0.74), s.c(leaf, d, 0.02)) +
      s.p(masses(s.L * 9, -9, 0.38), s.c(leaf, d, -0.2)),
  )
}
