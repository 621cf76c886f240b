import { house } from './house.ts'
import { mist, mountains, poly, ridge, type Point } from './land.ts'
import { camel, palmSym, person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** Palms around still water between two walls of a valley. */
export function drawOasis(s: Scene): void {
  sky(s, { horizon: s.u(430, 480) })
  const rock = s.pick(['#b87a55', '#a86a4c', '#c2875e', '#9c7460'])
  mountains(s, s.horizon - 60, s.u(70, 130), '#8a7080', 0.66)
  mist(s, s.horizon - 70, 140, 0.5)
  const deep = s.u(0.3, 0.46)
  cliff(s, -1, rock, s.u(170, 300), W * deep)
  cliff(s, 1, rock, s.u(170, 300), W * (1 - deep * s.u(0.8, 1.15)))
  mist(s, 500, 110, 0.4)

  const shore = s.u(575, 605)
  s.add(s.p(`M-20 ${f(shore - 20)}Q600 ${f(shore - 52)} 1220 ${f(shore - 20)}V820H-20Z`, s.fade('#7d9a4e', 0.3, 0.02)))
  for (let n = 0; n < s.i(1, 3); n++)
    s.add(house(s, s.u(260, 860), shore - 8, s.u(60, 96), s.u(64, 108), '#c98d5a', 0.26))
  palms(s, 0.3, 12, shore - 6, 0.85, [60, 1140])

  const left = s.u(60, 240)
  const right = s.u(960, 1160)
  const water = `M${f(left)} 690C${f(left + 60)} ${f(shore + 14)} ${f(left + 330)} ${f(shore + 4)} 620 ${f(shore + 6)}S${f(right - 40)} ${f(shore + 16)} ${f(right)} 676C${f(right + 70)} 740 ${f(right - 160)} 830 640 830S${f(left - 90)} 760 ${f(left)} 690Z`
  s.add(
    s.p(water, s.c('#d9b57e', 0.05), 'stroke-width="16"'),
    s.p(
      water,
      s.grad([
        [0, mix(s.sky[3], s.c('#3f8f86', 0.2), 0.45)],
        [0.4, s.c('#2c7f7d', 0.08)],
        [1, s.c('#135259')],
      ]),
      `transform="translate(0 8)"`,
    ),
  )
  const dark = palmSym(s, 0.2)
  let reflections = ''
  for (let n = 0; n < 9; n++)
    reflections += s.use(dark, s.u(left + 80, right - 80), shore + 24, s.u(0.8, 1.1), -s.u(0.6, 1))
  s.add(`<g opacity=".22">${reflections}</g>`)
  let ripples = ''
  for (let n = 0; n < 34; n++)
    ripples += `M${f(s.u(left + 40, right - 140))} ${f(s.u(shore + 26, 790))}h${f(s.u(24, 110))}`
  s.add(s.line(ripples, mix(s.sky[3], '#ffffff', 0.5), 1.6, 0.42))

  palms(s, 0.1, s.i(5, 8), 668, 1.25, [-20, 300])
  palms(s, 0.1, s.i(5, 8), 662, 1.25, [900, 1220])
  palms(s, 0, s.i(1, 2), 800, 2.3, s.L < 0 ? [20, 170] : [1030, 1180])
  if (s.r() < 0.6) s.add(camel(s, s.u(250, 400), 720, 0.95, s.pick([1, -1])))
  for (let n = 0; n < s.i(1, 3); n++)
    s.add(person(s, s.u(190, 420), s.u(690, 730), s.u(0.95, 1.15), s.pick(['#f3ead8', '#2c2b33', '#a8452f'])))
  birds(s, s.u(380, 820), s.u(120, 230))
}

/** A wall of the valley from one side, with its strata and the shade of its gullies. */
function cliff(s: Scene, side: -1 | 1, rock: string, top: number, foot: number): void {
  const edge = side < 0 ? -20 : W + 20
  const steps = 9
  const line: Point[] = []
  for (let n = 0; n <= steps; n++)
    line.push([edge + ((foot - edge) * n) / steps, top + (600 - top) * Math.pow(n / steps, 1.7) + s.u(-16, 16)])
  s.add(s.p(poly([[edge, H], ...line, [foot, 620]]), s.fade(rock, 0.14, 0.4, side === s.L ? 0.45 : 0)))
  const strata = ridge(s, 0, 10, 16)
  let lines = ''
  for (let n = 0; n < 6; n++) {
    const y = top + 60 + n * 62
    lines += strata
      .filter(([x]) => (side < 0 ? x < foot - n * 30 : x > foot + n * 30))
      .map(([x, dy], at) => `${at === 0 ? 'M' : 'L'}${f(x)} ${f(Math.max(y + dy, top + 20))}`)
      .join('')
  }
  s.add(
    `<g clip-path="url(#${s.def(`<clipPath id="ID"><path d="${poly([[edge, H], ...line, [foot, 620]])}"/></clipPath>`)})">`,
  )
  s.add(s.line(lines, s.c(rock, 0.16, 0.7), 2, 0.35))
  let gullies = ''
  for (let n = 0; n < 6; n++) {
    const [x = 0, y = 0] = line[s.i(0, steps - 2)] ?? []
    gullies += `M${f(x)} ${f(y - 10)}l${f(side * -30)} ${f(s.u(120, 240))}l${f(side * s.u(16, 40))} 60l${f(side * 20)}-120Z`
  }
  s.add(s.p(gullies, s.c(rock, 0.2, 0.9), 'opacity=".35"'), '</g>')
}

function palms(s: Scene, distance: number, count: number, y: number, size: number, [from, to]: [number, number]): void {
  const one = palmSym(s, distance)
  const other = palmSym(s, distance)
  for (let n = 0; n < count; n++) {
    const k = size * s.u(0.75, 1.15)
    s.add(s.use(s.r() < 0.5 ? one : other, s.u(from, to), y + s.u(-8, 14), k * s.pick([1, -1]), k * s.u(0.95, 1.2)))
  }
}
