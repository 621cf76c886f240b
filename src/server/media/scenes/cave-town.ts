import { arch } from './architecture.ts'
import { mist, mountains, poly, type Point } from './land.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** Cones of soft rock with doors, windows and dovecotes cut into them, terraces between them. */
export function drawCaveTown(s: Scene): void {
  sky(s, { horizon: s.u(440, 480) })
  const rock = s.pick(['#d2ab86', '#c99a78', '#dbb894', '#c7a78e'])
  mountains(s, s.horizon - 20, s.u(50, 90), '#9a8088', 0.66, { rough: 0.42 })
  mist(s, s.horizon - 60, 130, 0.5)
  for (let n = 0; n < 14; n++) cone(s, rock, s.u(-20, W + 20), s.horizon + 70, s.u(60, 110), s.u(90, 190), 0.55)
  mist(s, s.horizon - 10, 100, 0.4)
  for (let n = 0; n < 7; n++) cone(s, rock, 90 + n * 170 + s.u(-50, 50), s.horizon + 140, s.u(120, 180), s.u(170, 290), 0.32) // prettier-ignore
  mist(s, s.horizon + 60, 100, 0.3)
  s.add(s.p(`M-20 ${f(s.horizon + 130)}Q600 ${f(s.horizon + 96)} 1220 ${f(s.horizon + 130)}V${H + 20}H-20Z`, s.fade(mix(rock, '#efdcb8', 0.35), 0.28, 0))) // prettier-ignore
  poplars(s)
  const way = s.pick([-1, 1])
  cone(s, rock, 600 + way * s.u(330, 400), 700, s.u(340, 390), s.u(450, 510), 0.06)
  cone(s, rock, 600 - way * s.u(400, 460), 716, s.u(280, 330), s.u(330, 390), 0.04)
  cone(s, rock, 600 + way * s.u(60, 120), 690, s.u(170, 210), s.u(220, 270), 0.12)
  terrace(s, rock, 600 - way * s.u(120, 200))
  path(s, rock)
  for (let n = 0; n < s.i(2, 4); n++)
    s.add(person(s, s.u(470, 730), s.u(706, 776), s.u(1.05, 1.35), s.pick(['#f3ead8', '#2c4a5a', '#c98a3a', '#7a2f45']))) // prettier-ignore
  birds(s, s.u(350, 850), s.u(120, 220), s.i(4, 7))
}

function cone(s: Scene, rock: string, x: number, y: number, w: number, h: number, d: number): void {
  const left: Point[] = []
  const right: Point[] = []
  const lean = s.u(-0.08, 0.08) * w
  const steps = 9
  for (let n = 0; n <= steps; n++) {
    const t = n / steps
    const half = w * 0.5 * ((1 - t) ** 0.72 * 0.9 + 0.1) * (1 + s.u(-0.05, 0.05))
    left.push([x + lean * t - half, y - h * t])
    right.push([x + lean * t + half * s.u(0.94, 1.06), y - h * t])
  }
  s.add(s.p(poly([...left, [x + lean, y - h * 1.03], ...[...right].reverse()]), s.grad([[0, s.c(rock, d, -0.12)], [1, s.c(rock, Math.min(1, d + 0.14), 0.14)]]))) // prettier-ignore
  const shaded = s.L < 0 ? right : left
  const inner = shaded.map(([px, py], n): Point => [px + s.L * w * (0.24 - n * 0.018), py + s.u(-6, 6)])
  s.add(s.p(poly([...shaded, ...inner.reverse()]), s.c(rock, d, 0.7), 'opacity=".65"'))
  let folds = ''
  for (let n = 0; n < 7; n++) {
    const at = s.u(-0.36, 0.36)
    folds += `M${f(x + lean * 0.7 + at * w * 0.36)} ${f(y - h * s.u(0.6, 0.78))}Q${f(x + at * w * 0.8)} ${f(y - h * 0.4)} ${f(x + at * w)} ${f(y - h * s.u(0.02, 0.2))}` // prettier-ignore
  }
  s.add(s.line(folds, s.c(rock, d, 0.7), 1.2 + w / 160, 0.35))
  const cap = s.c(mix(rock, '#7a5a4c', 0.5), d, 0.2)
  if (s.r() < 0.4) s.add(s.p(`M${f(x + lean - w * 0.1)} ${f(y - h * 0.97)}Q${f(x + lean)} ${f(y - h * 1.12)} ${f(x + lean + w * 0.1)} ${f(y - h * 0.97)}Z`, cap)) // prettier-ignore
  openings(s, rock, x, y, w, h, d, lean)
}

function openings(s: Scene, rock: string, x: number, y: number, w: number, h: number, d: number, lean: number): void {
  const unit = Math.max(6, Math.min(26, w / 13))
  let dark = ''
  let lit = ''
  let frames = ''
  const rows = Math.floor((h * 0.7) / (unit * 3))
  for (let level = 0; level < rows; level++) {
    const t = 0.06 + (level / Math.max(1, rows)) * 0.66
    const reach = w * 0.5 * (1 - t) ** 0.72 * 0.72
    const count = Math.max(1, Math.floor(reach / unit / 1.2))
    for (let n = 0; n < count; n++) {
      if (s.r() < 0.34) continue
      const px = x + lean * t + (count === 1 ? 0 : -reach + (2 * reach * (n + 0.5)) / count) + s.u(-3, 3)
      const py = y - h * t
      const wide = unit * (level === 0 ? 1 : 0.72)
      const tall = unit * (level === 0 ? 1.9 : 1.1)
      const shape = arch(px, wide, py, py - tall * 0.6, py - tall, 'round')
      frames += arch(px, wide * 1.4, py + 1, py - tall * 0.62, py - tall * 1.18, 'round')
      if (s.night && s.r() < 0.6) lit += shape
      else dark += shape
    }
  }
  s.add(s.p(frames, s.c(mix(rock, '#fbefd9', 0.4), d)), s.p(dark, s.c('#4a3226', d, 0.5)))
  if (lit !== '') s.add(s.p(lit, mix(LAMP, s.haze, d * 0.5)))
  if (d > 0.2) return
  let doves = ''
  for (let n = 0; n < 12; n++) doves += `M${f(x + lean * 0.8 - unit * 1.1 + (n % 4) * unit * 0.7)} ${f(y - h * 0.8 + Math.floor(n / 4) * unit * 0.6)}h.1` // prettier-ignore
  s.add(s.line(doves, s.c('#4a3226', d, 0.6), unit * 0.28, 0.9))
}

function poplars(s: Scene): void {
  for (let n = 0; n < 16; n++) {
    const x = s.u(-10, W)
    const h = s.u(44, 92)
    const y = s.horizon + s.u(140, 170)
    s.add(s.p(`M${f(x)} ${f(y - h)}C${f(x + h * 0.2)} ${f(y - h * 0.6)} ${f(x + h * 0.18)} ${f(y - 8)} ${f(x)} ${f(y)}C${f(x - h * 0.18)} ${f(y - 8)} ${f(x - h * 0.2)} ${f(y - h * 0.6)} ${f(x)} ${f(y - h)}Z`, s.c(s.pick(['#6f8a4a', '#8a9a4c', '#567a46']), 0.2, 0.2))) // prettier-ignore
  }
}

/** A house of cut stone with a terrace, rugs over its wall and pots along it. */
function terrace(s: Scene, rock: string, x: number): void {
  const stone = mix(rock, '#f6ead2', 0.45)
  s.add(
    s.rect(x - 120, 620, 240, 100, s.fade(stone, 0.04, 0.06, 0.1)),
    s.rect(x - 130, 608, 260, 14, s.c(stone, 0.03, -0.15)),
    s.rect(s.L < 0 ? x + 76 : x - 120, 622, 44, 98, s.c(stone, 0.04, 0.5)),
  )
  let courses = ''
  for (let n = 1; n < 6; n++) courses += `M${f(x - 120)} ${620 + n * 17}h240`
  s.add(s.line(courses, s.c(stone, 0.04, 0.6), 1.4, 0.4))
  for (const at of [-66, 0, 66]) s.add(s.p(arch(x + at, 34, 716, 676, 656, 'round'), s.night ? LAMP : s.c('#5a3c2a', 0.04, 0.4))) // prettier-ignore
  for (const [at, color] of [[-92, '#a8452f'], [36, '#0b5d5e']] as const) s.add(s.rect(x + at, 606, 46, 40, s.c(color, 0.02, 0.05)), s.line(`M${f(x + at + 4)} 614h38M${f(x + at + 4)} 638h38M${f(x + at + 6)} 626l8-6 8 6 8-6 8 6`, s.c('#f0d9a8', 0.02), 2.4, 0.9)) // prettier-ignore
  if (s.night) s.add(s.lamp(x, 660, 160, 0.5))
}

function path(s: Scene, rock: string): void {
  const sand = mix(rock, '#f4e6c8', 0.5)
  s.add(s.p(`M560 ${f(s.horizon + 150)}C620 640 480 690 520 ${H + 20}H760C700 700 690 640 590 ${f(s.horizon + 150)}Z`, s.fade(sand, 0.16, 0, -0.05))) // prettier-ignore
  let tufts = ''
  for (let n = 0; n < 60; n++) {
    const x = s.pick([s.u(-10, 470), s.u(760, 1210)])
    const y = s.u(700, H)
    tufts += `M${f(x)} ${f(y)}q-2-8-8-14M${f(x)} ${f(y)}q1-10 2-17M${f(x)} ${f(y)}q3-8 9-13`
  }
  s.add(s.line(tufts, s.c('#7f8a4e', 0, 0.15), 2.6, 0.85))
}
