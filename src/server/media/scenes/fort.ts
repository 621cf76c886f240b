import { arch } from './architecture.ts'
import { mist, mountains } from './land.ts'
import { camel, palmSym, person } from './living.ts'
import { f, LAMP, mix } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, falcon, sky } from './sky.ts'

/** A fort on its mound: a keep, round towers, a gate, and a path up from the palms. */
export function drawFort(s: Scene): void {
  sky(s, { horizon: s.u(450, 500) })
  const mud = s.pick(['#c9985f', '#bd8654', '#d3ab74', '#b98f6a'])
  mountains(s, s.horizon - 10, s.u(30, 56), '#8a7282', 0.66)
  mountains(s, s.horizon + 10, s.u(20, 40), '#a67e66', 0.5)
  mist(s, s.horizon - 60, 150, 0.5)

  const cx = 600 + s.u(-90, 90)
  const top = s.u(470, 505)
  s.add(
    s.p(
      `M-20 690C${f(cx - 420)} 670 ${f(cx - 360)} ${f(top + 16)} ${f(cx - 250)} ${f(top)}H${f(cx + 250)}C${f(cx + 380)} ${f(top + 20)} ${f(cx + 420)} 676 1220 690V820H-20Z`,
      s.fade(mix(mud, '#8a6a4c', 0.45), 0.22, 0.04),
    ),
  )
  let rocks = ''
  for (let n = 0; n < 16; n++) {
    const side = s.pick([-1, 1])
    rocks += `M${f(cx + side * s.u(180, 420))} ${f(s.u(top + 40, 660))}l${f(s.u(10, 34))} ${f(-s.u(8, 20))} ${f(s.u(10, 30))} ${f(s.u(8, 18))}z`
  }
  s.add(s.p(rocks, s.c(mud, 0.1, 0.7), 'opacity=".5"'))

  const wide = s.u(170, 215)
  const keep = s.u(150, 200)
  const keepAt = cx + s.u(-70, 40)
  wall(s, keepAt - 85, top - 40, 170, keep, mud, 0.1)
  windows(s, keepAt - 70, top - 40 - keep + 46, 140, 2, mud)
  if (s.r() < 0.7) round(s, keepAt + s.pick([-92, 92]), top - 30, 34, keep + 46, mud, 0.1)
  wall(s, cx - wide, top + 26, wide * 2, s.u(104, 126), mud, 0.04)
  windows(s, cx - wide + 24, top - 30, wide * 2 - 48, 1, mud)
  round(s, cx - wide, top + 34, s.u(44, 56), s.u(150, 190), mud, 0)
  round(s, cx + wide, top + 34, s.u(44, 56), s.u(140, 180), mud, 0)
  const gate = cx + s.u(-40, 40)
  s.add(
    s.rect(gate - 46, top - 66, 92, 94, s.c(mud, 0, -0.06)),
    s.p(arch(gate, 56, top + 28, top - 14, top - 44, 'pointed'), s.c('#4a3020', 0, 0.5)),
    s.line(`M${f(gate)} ${f(top + 26)}v-56`, s.c('#d8a657', 0, 0.3), 2),
  )
  if (s.night) s.add(s.lamp(gate, top - 30, 90, 0.85))
  flag(s, keepAt, top - 40 - keep)

  s.add(s.p(`M${f(gate - 20)} ${f(top + 28)}h40C${f(gate + 70)} 600 ${f(gate - 220)} 650 ${f(gate - 60)} 820H${f(gate - 330)}C${f(gate - 360)} 670 ${f(gate + 10)} 620 ${f(gate - 20)} ${f(top + 28)}Z`, s.c('#e8cfa0', 0.02, 0))) // prettier-ignore
  s.add(s.p('M-20 730Q300 690 620 742T1220 722V820H-20Z', s.fade('#6f8a4a', 0.06, 0, 0.15)))
  const palm = palmSym(s, 0.04)
  const other = palmSym(s, 0.04)
  for (let n = 0; n < s.i(9, 14); n++) {
    const x = s.r() < 0.5 ? s.u(-20, 390) : s.u(800, 1220)
    const k = s.u(1.1, 1.9)
    s.add(s.use(s.r() < 0.5 ? palm : other, x, s.u(700, 760), k * s.pick([1, -1]), k))
  }
  s.add(camel(s, gate - 210, 742, 0.8, s.pick([1, -1])))
  for (let n = 0; n < s.i(2, 4); n++) s.add(person(s, gate + s.u(-240, -60), s.u(680, 770), s.u(0.9, 1.2), s.pick(['#f3ead8', '#2c2b33', '#0b5d5e']))) // prettier-ignore
  if (s.r() < 0.5) falcon(s, s.u(250, 950), s.u(140, 240), s.u(0.6, 0.9), s.pick([1, -1]))
  else birds(s, s.u(300, 900), s.u(130, 240))
}

function wall(s: Scene, x: number, y: number, w: number, h: number, base: string, d: number): void {
  const taper = 8
  s.add(s.p(`M${f(x)} ${f(y)}L${f(x + taper)} ${f(y - h)}H${f(x + w - taper)}L${f(x + w)} ${f(y)}Z`, s.grad([[0, s.c(base, d, -0.08)], [1, s.c(base, d + 0.08, 0.14)]]))) // prettier-ignore
  const side = s.L < 0 ? x + w * 0.8 : x
  s.add(
    s.p(
      `M${f(side + (s.L < 0 ? 0 : taper))} ${f(y - h)}h${f(w * 0.2 - taper)}V${f(y)}h${f(-w * 0.2)}Z`,
      s.c(base, d, 0.6),
      'opacity=".6"',
    ),
  )
  crown(s, x + taper, y - h, w - taper * 2, base, d)
}

function round(s: Scene, x: number, y: number, r: number, h: number, base: string, d: number): void {
  s.add(s.p(`M${f(x - r)} ${f(y)}L${f(x - r * 0.84)} ${f(y - h)}H${f(x + r * 0.84)}L${f(x + r)} ${f(y)}Q${f(x)} ${f(y + r * 0.3)} ${f(x - r)} ${f(y)}Z`, s.round(base, d))) // prettier-ignore
  crown(s, x - r * 0.92, y - h, r * 1.84, base, d)
  s.add(s.line(`M${f(x - r * 0.84)} ${f(y - h + 18)}H${f(x + r * 0.84)}`, s.c(base, d, 0.8), 2, 0.5))
  s.add(
    s.p(arch(x, r * 0.34, y - h * 0.5, y - h * 0.62, y - h * 0.7, 'pointed'), s.night ? LAMP : s.c('#4a3428', d, 0.5)),
  )
}

function crown(s: Scene, x: number, y: number, w: number, base: string, d: number): void {
  const n = Math.max(4, Math.round(w / 22))
  const one = w / n
  let path = ''
  for (let i = 0; i < n; i++)
    path += `M${f(x + i * one + one * 0.14)} ${f(y + 1)}v-9l${f(one * 0.36)}-8 ${f(one * 0.36)} 8v9z`
  s.add(s.p(path, s.c(base, d, -0.06)), s.rect(x, y, w, 4, s.c(base, d, 0.4)))
}

function windows(s: Scene, x: number, y: number, w: number, rows: number, base: string): void {
  const n = Math.max(3, Math.round(w / 48))
  let dark = ''
  let lit = ''
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < n; i++) {
      const one = arch(x + (w * (i + 0.5)) / n, 11, y + row * 52 + 22, y + row * 52 + 8, y + row * 52, 'round')
      if (s.night && s.r() < 0.5) lit += one
      else dark += one
    }
  s.add(s.p(dark, s.c(mix(base, '#3a2418', 0.8), 0.05, 0.4)))
  if (lit !== '') s.add(s.p(lit, LAMP))
}

function flag(s: Scene, x: number, y: number): void {
  const color = s.c(s.pick(['#a8452f', '#0b5d5e', '#c66a12']))
  s.add(
    s.line(`M${f(x)} ${f(y)}v-74`, s.c('#4a3428'), 3),
    s.p(`M${f(x)} ${f(y - 74)}q24-12 44 0t40-2v28q-20 10-40 2t-44 0z`, color),
  )
}
