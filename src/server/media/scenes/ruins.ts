import { mist, mountains } from './land.ts'
import { person } from './living.ts'
import { f, H, mix } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

const VANISH = 480

/** A paved street between columns of an ancient city, a temple front on the hill behind it. */
export function drawRuins(s: Scene): void {
  sky(s, { horizon: s.u(440, 470), sunX: 600 + s.L * s.u(200, 340) })
  const stone = s.pick(['#dcc39c', '#d3b183', '#e2cfae', '#cdb59a'])
  mountains(s, s.horizon + 10, s.u(60, 120), '#8f8a7a', 0.62)
  mist(s, s.horizon - 60, 130, 0.45)
  s.add(s.p(`M-20 ${VANISH + 10}C200 ${VANISH - 50} 420 ${VANISH - 70} 600 ${VANISH - 60}S1000 ${VANISH - 30} 1220 ${VANISH + 6}V${H + 20}H-20Z`, s.fade('#8a9a62', 0.42, 0.02, 0.06))) // prettier-ignore
  temple(s, stone, 600 + s.pick([-1, 1]) * s.u(120, 240), VANISH - 54)
  cypresses(s)
  street(s, stone)
  for (const depth of [6, 5, 4, 3, 2, 1, 0])
    for (const side of [-1, 1] as const) {
      const k = 1 / (1 + depth * 0.52)
      const x = 600 + side * 470 * k
      const y = VANISH + 300 * k
      const broken = s.r() < 0.26 && depth > 0
      column(s, stone, { x, y, k: k * 1.05, d: 0.02 + depth * 0.055, share: broken ? s.u(0.25, 0.6) : 1 })
      const next = 1 / (1 + (depth + 1) * 0.52)
      if (!broken && depth > 0 && depth < 6 && s.r() < 0.75) beam(s, stone, side, k * 1.05, next * 1.05, depth)
    }
  blocks(s, stone)
  flowers(s)
  for (let n = 0; n < s.i(2, 4); n++)
    s.add(person(s, s.u(500, 700), s.u(600, 740), s.u(0.9, 1.3), s.pick(['#f3ead8', '#2c4a5a', '#c98a3a', '#7a2f45']))) // prettier-ignore
  birds(s, s.u(450, 750), s.u(130, 220))
}

function temple(s: Scene, stone: string, x: number, y: number): void {
  const c = (shade: number) => s.c(stone, 0.42, shade)
  s.add(s.rect(x - 112, y - 8, 224, 22, c(0.3)), s.rect(x - 100, y - 112, 200, 106, c(0.75)))
  for (let n = 0; n < 6; n++) s.add(s.rect(x - 98 + n * 36.5, y - 106, 14, 100, s.round(stone, 0.38)))
  s.add(
    s.rect(x - 108, y - 124, 216, 16, c(-0.1)),
    s.p(`M${f(x - 112)} ${f(y - 124)}L${f(x)} ${f(y - 168)}L${f(x + 112)} ${f(y - 124)}Z`, c(0.1)),
    s.p(`M${f(x - 78)} ${f(y - 129)}L${f(x)} ${f(y - 159)}L${f(x + 78)} ${f(y - 129)}Z`, c(0.6)),
  )
}

function cypresses(s: Scene): void {
  for (let n = 0; n < 11; n++) {
    const x = s.pick([s.u(-10, 360), s.u(840, 1210)])
    const h = s.u(60, 130)
    const y = VANISH + s.u(0, 40)
    s.add(s.p(`M${f(x)} ${f(y - h)}C${f(x + h * 0.16)} ${f(y - h * 0.6)} ${f(x + h * 0.15)} ${f(y - 6)} ${f(x)} ${f(y)}C${f(x - h * 0.15)} ${f(y - 6)} ${f(x - h * 0.16)} ${f(y - h * 0.6)} ${f(x)} ${f(y - h)}Z`, s.c('#3a5f42', 0.3, 0.35))) // prettier-ignore
  }
}

function street(s: Scene, stone: string): void {
  const paving = mix(stone, '#b9a58c', 0.4)
  s.add(s.p(`M566 ${VANISH + 40}H634L1010 ${H + 20}H190Z`, s.fade(paving, 0.32, 0)))
  let lines = ''
  for (let n = -4; n <= 4; n++) lines += `M${f(600 + n * 7.4)} ${VANISH + 40}L${f(600 + n * 90)} ${H + 20}`
  for (let n = 1; n < 13; n++) {
    const y = VANISH + 40 + n * n * 1.85
    const half = 34 + (y - VANISH - 40) * 1.34
    lines += `M${f(600 - half)} ${f(y)}H${f(600 + half)}`
  }
  s.add(s.line(lines, s.c(paving, 0, 0.8), 1.8, 0.4))
}

interface Column { x: number; y: number; k: number; d: number; share: number } // prettier-ignore

function column(s: Scene, stone: string, { x, y, k, d, share }: Column): void {
  const w = 62 * k
  const h = 520 * k * share
  if (!s.night) s.add(s.p(`M${f(x - w / 2)} ${f(y)}L${f(x - s.L * 250 * k * share)} ${f(y + 26 * k)}l${f(w)} ${f(4 * k)}L${f(x + w / 2)} ${f(y)}Z`, s.c('#6a5a44', d, 0.9), 'opacity=".25"')) // prettier-ignore
  s.add(
    s.rect(x - w * 0.72, y - 26 * k, w * 1.44, 28 * k, s.c(stone, d, 0.25)),
    s.p(`M${f(x - w * 0.5)} ${f(y - 24 * k)}L${f(x - w * 0.43)} ${f(y - h)}${share < 1 ? `l${f(w * 0.3)} ${f(14 * k)} ${f(w * 0.26)} ${f(-20 * k)}` : ''}L${f(x + w * 0.43)} ${f(y - h)}L${f(x + w * 0.5)} ${f(y - 24 * k)}Z`, s.round(stone, d)), // prettier-ignore
  )
  let flutes = ''
  for (let n = -2; n <= 2; n++) flutes += `M${f(x + n * w * 0.17)} ${f(y - 28 * k)}V${f(y - h + 24 * k)}`
  s.add(s.line(flutes, s.c(stone, d, 0.7), Math.max(0.8, 2 * k), 0.35))
  let joints = ''
  for (let n = 1; n < 4 * share; n++) joints += `M${f(x - w * 0.47)} ${f(y - h * (n / (4 * share)))}q${f(w * 0.47)} ${f(5 * k)} ${f(w * 0.94)} 0` // prettier-ignore
  s.add(s.line(joints, s.c(stone, d, 0.8), Math.max(0.8, 2 * k), 0.45))
  if (share < 1) return
  const top = y - h
  s.add(
    s.p(`M${f(x - w * 0.44)} ${f(top)}C${f(x - w * 0.5)} ${f(top - 26 * k)} ${f(x - w * 0.56)} ${f(top - 38 * k)} ${f(x - w * 0.74)} ${f(top - 50 * k)}H${f(x + w * 0.74)}C${f(x + w * 0.56)} ${f(top - 38 * k)} ${f(x + w * 0.5)} ${f(top - 26 * k)} ${f(x + w * 0.44)} ${f(top)}Z`, s.round(mix(stone, '#ffffff', 0.12), d)), // prettier-ignore
    s.line(`M${f(x - w * 0.4)} ${f(top - 8 * k)}q${f(w * 0.1)} ${f(-26 * k)} ${f(w * 0.2)} 0q${f(w * 0.1)} ${f(-26 * k)} ${f(w * 0.2)} 0q${f(w * 0.1)} ${f(-26 * k)} ${f(w * 0.2)} 0q${f(w * 0.1)} ${f(-26 * k)} ${f(w * 0.2)} 0`, s.c(stone, d, 0.8), Math.max(0.8, 2.4 * k), 0.6), // prettier-ignore
    s.rect(x - w * 0.78, top - 60 * k, w * 1.56, 12 * k, s.c(stone, d, -0.1)),
  )
}

/** The entablature from one column to the next one behind it. */
function beam(s: Scene, stone: string, side: -1 | 1, near: number, far: number, depth: number): void {
  const at = (k: number, up: number) => `${f(600 + side * 448 * k)} ${f(VANISH + 286 * k - up * k)}`
  const d = 0.04 + depth * 0.055
  s.add(
    s.p(
      `M${at(near, 580)}L${at(far, 580)}L${at(far, 650)}L${at(near, 650)}Z`,
      s.c(stone, d, side === s.L ? 0.45 : 0.05),
    ),
    s.p(`M${at(near, 636)}L${at(far, 636)}L${at(far, 660)}L${at(near, 660)}Z`, s.c(mix(stone, '#ffffff', 0.15), d, side === s.L ? 0.3 : -0.1)), // prettier-ignore
  )
}

function blocks(s: Scene, stone: string): void {
  for (let n = 0; n < 9; n++) {
    const x = s.pick([s.u(0, 300), s.u(900, 1180)])
    const y = s.u(640, 790)
    const k = 0.5 + (y - 640) / 190
    if (s.r() < 0.5) s.add(s.p(`M${f(x)} ${f(y)}v${f(-34 * k)}l${f(22 * k)} ${f(-12 * k)}h${f(60 * k)}v${f(36 * k)}l${f(-22 * k)} ${f(10 * k)}Z`, s.c(stone, 0.02, 0.25)), s.p(`M${f(x)} ${f(y - 34 * k)}l${f(22 * k)} ${f(-12 * k)}h${f(60 * k)}l${f(-22 * k)} ${f(12 * k)}Z`, s.c(stone, 0.02, -0.15))) // prettier-ignore
    else s.add(s.rect(x, y - 30 * k, 76 * k, 32 * k, s.fade(stone, 0.02, 0.02, 0.35)), `<ellipse cx="${f(x + 76 * k)}" cy="${f(y - 14 * k)}" rx="${f(10 * k)}" ry="${f(16 * k)}" fill="${s.c(stone, 0.02, -0.1)}"/>`) // prettier-ignore
  }
}

function flowers(s: Scene): void {
  let grass = ''
  let heads = ''
  for (let n = 0; n < 90; n++) {
    const x = s.pick([s.u(-10, 280), s.u(920, 1210)])
    const y = s.u(650, H + 10)
    const up = s.u(10, 30)
    grass += `M${f(x)} ${f(y)}q2 ${f(-up / 2)} ${f(s.u(-8, 8))} ${f(-up)}`
    if (n % 3 === 0) heads += `M${f(x + s.u(-6, 6))} ${f(y - up)}h.1`
  }
  s.add(
    s.line(grass, s.c('#5f7a42', 0, 0.1), 2.6, 0.9),
    s.line(heads, s.c(s.pick(['#d8452f', '#e8b53a', '#f4efe4']), 0), 7),
  )
}
