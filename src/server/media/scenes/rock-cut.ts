import { mist, poly, ridge, type Point } from './land.ts'
import { camel, person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** A façade carved into a cliff, seen from the mouth of a gorge. */
export function drawRockCut(s: Scene): void {
  sky(s, { horizon: s.u(330, 380), clouds: s.r() < 0.5 })
  const rock = s.pick(['#c4744e', '#b9694a', '#cf8a5c', '#b87c62'])
  const top = s.u(150, 220)
  const back = ridge(s, top, 60, 24)
  s.add(s.p(poly([...back, [W + 20, H], [-20, H]]), s.fade(rock, 0.28, 0.1)))
  bands(s, rock, top, 0.2)
  mist(s, 520, 150, 0.35)

  const cx = 600 + s.u(-80, 80)
  const w = s.u(330, 400)
  const h = s.u(400, 450)
  const foot = 690
  s.add(s.p(`M${f(cx - w * 0.66)} ${foot}V${f(foot - h - 60)}Q${f(cx)} ${f(foot - h - 120)} ${f(cx + w * 0.66)} ${f(foot - h - 60)}V${foot}Z`, s.c(rock, 0.08, 0.62))) // prettier-ignore
  facade(s, rock, cx, foot, w, h)

  s.add(s.p(`M-20 ${foot - 6}Q600 ${foot - 26} 1220 ${foot - 6}V820H-20Z`, s.fade(mix(rock, '#e8c492', 0.55), 0.06, 0)))
  s.add(
    s.p(
      `M-20 ${foot}L${f(600 + s.L * -260)} ${foot}L${f(600 + s.L * -60)} 820H-20Z`,
      s.c(rock, 0, 0.8),
      'opacity=".22"',
    ),
  )
  gorge(s, rock, -1, s.u(190, 270))
  gorge(s, rock, 1, s.u(190, 270))
  s.add(camel(s, cx + s.u(-260, -150), 742, s.u(1, 1.2), s.pick([1, -1]), { lying: s.r() < 0.4 }))
  if (s.r() < 0.6) s.add(camel(s, cx + s.u(110, 190), 752, s.u(0.9, 1.1), -1, { cloth: '#0b5d5e' }))
  for (let n = 0; n < s.i(2, 4); n++)
    s.add(person(s, cx + s.u(-140, 160), s.u(700, 750), s.u(0.95, 1.2), s.pick(['#f3ead8', '#2c2b33', '#0b5d5e', '#d9a441']), 0, s.pick(['#a8452f', '#f3ead8']))) // prettier-ignore
  birds(s, s.u(400, 800), s.u(90, 150), 4)
}

/**
 * Two storeys of columns under a pediment or a row of crow-steps, as on the tombs of Hegra and the treasury of Petra.
 */
function facade(s: Scene, rock: string, cx: number, foot: number, w: number, h: number): void {
  const lit = s.c(rock, 0.02, -0.14)
  const face = s.c(rock, 0.03, 0.02)
  const dark = s.c(rock, 0, 0.85)
  const left = cx - w / 2
  const isStepped = s.r() < 0.5
  s.add(s.rect(left, foot - h, w, h, s.grad([[0, face], [1, s.c(rock, 0.08, 0.18)]]))) // prettier-ignore
  const storey = isStepped ? h * 0.72 : h * 0.56
  entablature(s, left, foot - storey, w, lit, dark)
  columns(s, rock, left, foot, w, storey - 34, isStepped ? 4 : 6)
  if (isStepped) {
    let steps = ''
    for (let n = 0; n < 5; n++) steps += `M${f(left + 8 + n * (w * 0.09))} ${f(foot - h + 74)}v${f(-15 * (5 - n))}h${f(w * 0.09)}v${f(15 * (5 - n))}z` // prettier-ignore
    for (let n = 0; n < 5; n++) steps += `M${f(left + w - 8 - n * (w * 0.09))} ${f(foot - h + 74)}v${f(-15 * (5 - n))}h${f(-w * 0.09)}v${f(15 * (5 - n))}z` // prettier-ignore
    s.add(s.rect(left, foot - h, w, 76, s.c(rock, 0.1, 0.5)), s.p(steps, lit))
  } else {
    const upper = foot - storey - 26
    columns(s, rock, left + 10, upper, w - 20, h - storey - 80, 4)
    entablature(s, left, foot - h + 40, w, lit, dark)
    s.add(s.p(`M${f(left)} ${f(foot - h + 40)}L${f(cx - w * 0.16)} ${f(foot - h - 10)}V${f(foot - h + 40)}ZM${f(left + w)} ${f(foot - h + 40)}L${f(cx + w * 0.16)} ${f(foot - h - 10)}V${f(foot - h + 40)}Z`, lit)) // prettier-ignore
    s.add(s.p(`M${f(cx - w * 0.12)} ${f(foot - h + 40)}L${f(cx)} ${f(foot - h - 44)}L${f(cx + w * 0.12)} ${f(foot - h + 40)}Z`, s.round(rock, 0.02)), `<circle cx="${f(cx)}" cy="${f(foot - h - 50)}" r="10" fill="${lit}"/>`) // prettier-ignore
  }
  const dw = w * 0.2
  const dh = h * 0.3
  s.add(
    s.rect(cx - dw * 0.7, foot - dh - 18, dw * 1.4, dh + 18, lit),
    s.p(
      `M${f(cx - dw * 0.86)} ${f(foot - dh - 18)}L${f(cx)} ${f(foot - dh - 52)}L${f(cx + dw * 0.86)} ${f(foot - dh - 18)}Z`,
      lit,
    ),
    s.rect(cx - dw / 2, foot - dh, dw, dh, s.c('#2a1a14', 0, 0.4)),
  )
  if (s.night)
    s.add(
      s.lamp(cx, foot - 30, 170, 0.95),
      s.lamp(cx - w * 0.4, foot - 8, 90, 0.8),
      s.lamp(cx + w * 0.4, foot - 8, 90, 0.8),
    )
}

function entablature(s: Scene, x: number, y: number, w: number, lit: string, dark: string): void {
  s.add(
    s.rect(x - 10, y - 26, w + 20, 12, lit),
    s.rect(x - 4, y - 14, w + 8, 12, s.c('#c4744e', 0, 0.3)),
    s.rect(x - 10, y - 2, w + 20, 8, lit),
  )
  s.add(s.line(`M${f(x - 8)} ${f(y + 8)}h${f(w + 16)}`, dark, 3, 0.5))
}

function columns(s: Scene, rock: string, x: number, foot: number, w: number, h: number, count: number): void {
  const cw = Math.min(26, w / (count * 2.6))
  for (let n = 0; n < count; n++) {
    const cx = x + (w * (n + 0.5)) / count
    s.add(s.rect(cx - cw * 0.95, foot - h, cw * 0.9, h, s.c(rock, 0, 0.7), 'opacity=".5"'))
    s.add(s.rect(cx - cw / 2, foot - h, cw, h, s.round(rock, 0.02)), s.rect(cx - cw * 0.75, foot - h - 8, cw * 1.5, 10, s.c(rock, 0.02, -0.2)), s.rect(cx - cw * 0.7, foot - 9, cw * 1.4, 9, s.c(rock, 0.02, -0.1))) // prettier-ignore
  }
}

function bands(s: Scene, rock: string, top: number, d: number): void {
  let lines = ''
  for (let n = 0; n < 9; n++) {
    const y = top + 60 + n * 46
    lines += `M-20 ${f(y)}q${f(s.u(150, 260))} ${f(s.u(-20, 20))} ${f(s.u(380, 520))} ${f(s.u(-8, 10))}t${f(s.u(420, 520))} ${f(s.u(-10, 10))}t${f(s.u(300, 420))} 0`
  }
  s.add(
    s.line(lines, s.c(rock, d, 0.55), 5, 0.22),
    s.line(lines.replaceAll('M-20', 'M-40'), s.c(rock, d, -0.3), 2, 0.3),
  )
}

/** A wall of the gorge in the foreground, dark against the lit façade. */
function gorge(s: Scene, rock: string, side: -1 | 1, width: number): void {
  const edge = side < 0 ? -20 : W + 20
  const line: Point[] = []
  for (let n = 0; n <= 10; n++)
    line.push([edge - side * width * (0.55 + 0.45 * Math.sin(n * 1.3 + width)) * s.u(0.85, 1.05), n * 84 - 20])
  const path = poly([[edge, -20], ...line, [edge, 840]])
  s.add(s.p(path, s.grad([[0, s.c(rock, 0, 0.75)], [1, s.c(rock, 0, 0.95)]]))) // prettier-ignore
  let veins = ''
  for (const [x, y] of line)
    veins += `M${f(edge)} ${f(y + 20)}Q${f((edge + x) / 2)} ${f(y - 16)} ${f(x + side * 8)} ${f(y + 12)}`
  s.add(s.line(veins, s.c(rock, 0, 0.3), 2.4, 0.3))
}
