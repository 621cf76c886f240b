import { mist, mountains } from './land.ts'
import { palmSym, person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'
import { glitter, water } from './water.ts'

/** A wide river between palms and fields, desert hills behind them, tall lateen sails on the water. */
export function drawRiver(s: Scene): void {
  sky(s, { horizon: s.u(400, 440) })
  const y = s.horizon
  mountains(s, y - 40, s.u(60, 110), '#c59a70', 0.5, { rough: 0.44, foot: 110 })
  mist(s, y - 80, 120, 0.45)
  bank(s, y + 22)
  water(s, y + 40, { far: '#3f8f96', near: '#16505f', waves: 84 })
  glitter(s, y + 40)
  const near = s.pick([s.u(330, 430), s.u(770, 870)])
  for (let n = 0; n < s.i(2, 4); n++) felucca(s, s.u(80, 1120), y + s.u(66, 110), s.u(0.3, 0.46), 0.24)
  felucca(s, W - near + s.u(-60, 60), y + s.u(140, 175), s.u(0.66, 0.8), 0.1)
  felucca(s, near, s.u(690, 714), s.u(1.2, 1.4), 0)
  reeds(s, s.pick([-1, 1]))
  birds(s, s.u(350, 850), s.u(120, 220), s.i(4, 7))
}

function bank(s: Scene, y: number): void {
  s.add(
    s.p(
      `M-20 ${f(y)}Q300 ${f(y - 16)} 600 ${f(y - 4)}T1220 ${f(y - 8)}V${f(y + 24)}H-20Z`,
      s.fade('#6f9a52', 0.34, 0.24),
    ),
  )
  let fields = ''
  for (let n = 0; n < 40; n++) fields += `M${f(s.u(0, W))} ${f(y + s.u(-4, 16))}h${f(s.u(30, 110))}`
  s.add(s.line(fields, s.c('#a8b85c', 0.3), 3, 0.6))
  for (let n = 0; n < 9; n++) {
    const x = s.u(20, 1160)
    const w = s.u(30, 54)
    const h = s.u(18, 34)
    s.add(s.rect(x, y + 4 - h, w, h, s.fade(s.pick(['#d9b384', '#e8d3ac', '#7fb0c4', '#c98f68']), 0.3, 0.34, 0.1)), s.rect(x + w * 0.4, y - 8, 7, 12, s.night ? LAMP : s.c('#4a3224', 0.3))) // prettier-ignore
  }
  const palm = palmSym(s, 0.26)
  for (let n = 0; n < 30; n++)
    s.add(s.use(palm, s.u(-10, W), y + s.u(4, 18), s.u(0.6, 0.95) * s.pick([1, -1]), s.u(0.62, 1)))
  s.add(s.rect(-20, y + 14, W + 40, 8, s.c('#8a6a48', 0.2, 0.3)))
}

function felucca(s: Scene, x: number, y: number, k: number, d: number): void {
  const way = -s.L * s.pick([1, 1, -1])
  const sail = s.c('#f7efdd', d, -0.05)
  const shade = s.c('#f0e2c6', d, 0.4)
  const mark = s.pick(['#a8452f', '#2a5d8a', '#c98a3a', '#0b5d5e'])
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * way)} ${f(k)})">`,
    `<g opacity=".22" transform="translate(0 34) scale(1 -.55)">${s.p('M-8-20C30-150 70-260 96-330C130-200 150-110 168-40C110-14 50-14-8-20Z', sail)}</g>`,
    s.line('M-6-8V-190', s.c('#6a4628', d, 0.2), 6),
    s.p('M-40-34C10-170 60-276 92-346C130-210 152-118 166-46C100-20 30-20-40-34Z', sail),
    s.p('M92-346C84-230 66-110 30-28C80-24 130-32 166-46C152-118 130-210 92-346Z', shade, 'opacity=".5"'),
    s.line('M-46-22L98-362', s.c('#7a5230', d, 0.1), 6),
    s.line('M-12-100L138-150M-30-58L156-92M20-176L118-220', s.c('#cbb48a', d, 0.3), 2, 0.6),
    s.p('M-96-18C-60 4 70 6 132-26C120 8 96 22 70 24H-62C-84 20-94 4-96-18Z', s.c('#f2e9d8', d, 0.05)),
    s.p('M-96-18C-60 4 70 6 132-26L129-15C66 14-58 12-93-8Z', s.c(mark, d)),
    person(s, -66, -4, 0.8, '#f3ead8', d, '#f3ead8', false),
    person(s, -38, 0, 0.74, s.pick(['#2c4a5a', '#7a2f45', '#c98a3a']), d, '#a8452f', false),
    s.line('M-118 24q26-7 52 0t52 0 52 0 52 0 52 0', mix(s.sky[3], '#ffffff', 0.45), 2.6, 0.6),
    s.night ? s.lamp(-50, -50, 70, 0.8) : '',
    '</g>',
  )
}

function reeds(s: Scene, side: number): void {
  for (const way of [side, side, -side]) {
    let stems = ''
    let heads = ''
    const middle = 600 + way * s.u(470, 580)
    for (let n = 0; n < 34; n++) {
      const x = middle + s.u(-130, 130)
      const up = s.u(70, 170)
      const lean = s.u(-26, 26)
      stems += `M${f(x)} ${H + 10}q2 ${f(-up * 0.6)} ${f(lean)} ${f(-up)}`
      if (n % 3 === 0) heads += `M${f(x + lean)} ${H + 10 - up}l${f(lean * 0.2)} -24`
    }
    s.add(s.line(stems, s.c(s.pick(['#4c7a44', '#6f8f4a', '#3a6a40']), 0, 0.2), 4.4, 0.9), s.line(heads, s.c('#c9b07a', 0), 8, 0.85)) // prettier-ignore
  }
}
