import { mist, mountains } from './land.ts'
import { palmSym, person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'
import { glitter, water } from './water.ts'

/** A shore of pale sand with clear shallows, a boat at anchor and an islet. */
export function drawBeach(s: Scene): void {
  sky(s, { horizon: s.u(360, 400), sunX: s.L < 0 ? s.u(330, 480) : s.u(720, 870) })
  const y = s.horizon
  mountains(s, y - 6, s.u(30, 90), '#8a7f86', 0.66, { rough: 0.5, foot: 60 })
  mist(s, y - 60, 90, 0.4)
  water(s, y + 6, { far: '#2f86a0', near: '#7fd0c4', waves: 80, to: 690 })
  glitter(s, y + 6)
  islet(s, s.pick([s.u(120, 300), s.u(900, 1080)]), y + 30)
  boat(s, s.u(420, 780), s.u(y + 90, y + 140), s.u(0.9, 1.2))
  sand(s, false)
  shade(s, s.pick([s.u(180, 330), s.u(870, 1000)]), 724, s.u(1, 1.2))
  const palm = palmSym(s, 0)
  const side = s.pick([-1, 1])
  for (let n = 0; n < s.i(1, 3); n++) s.add(s.use(palm, 600 + side * s.u(470, 590), 790 - n * 30, 2.1 * -side, s.u(2, 2.5))) // prettier-ignore
  for (let n = 0; n < s.i(1, 3); n++)
    s.add(person(s, s.u(430, 770), s.u(668, 700), s.u(0.95, 1.1), s.pick(['#f3ead8', '#c98a3a', '#2c4a5a', '#7a2f45']))) // prettier-ignore
  birds(s, s.u(300, 900), s.u(110, 220), s.i(4, 7), s.night ? s.c('#c9d6d8') : mix('#ffffff', s.sky[1], 0.15))
}

/** The shore of a salt lake: crusts of white along the water, bathers afloat, high dry mountains across it. */
export function drawSaltShore(s: Scene): void {
  sky(s, { horizon: s.u(380, 410), sunX: s.L < 0 ? s.u(330, 480) : s.u(720, 870) })
  const y = s.horizon
  mountains(s, y - 60, s.u(110, 150), '#a9836c', 0.46, { rough: 0.5, foot: 90 })
  mist(s, y - 60, 90, 0.5)
  water(s, y + 6, { far: '#4f9aa8', near: '#8fd0c8', waves: 60, to: 690 })
  glitter(s, y + 6)
  for (let n = 0; !s.night && n < s.i(3, 5); n++) bather(s, s.u(260, 940), s.u(y + 90, y + 190))
  sand(s, true)
  for (let n = 0; n < 9; n++) crust(s, s.u(40, 1160), n < 5 ? s.u(600, 650) : s.u(690, 780))
  shade(s, s.pick([s.u(180, 330), s.u(870, 1000)]), 730, s.u(1, 1.2))
  for (let n = 0; n < s.i(1, 3); n++)
    s.add(person(s, s.u(430, 770), s.u(672, 704), s.u(0.95, 1.1), s.pick(['#f3ead8', '#c98a3a', '#2c4a5a', '#7a2f45']))) // prettier-ignore
}

/** Someone who lies on the water, head and feet above it. */
function bather(s: Scene, x: number, y: number): void {
  const k = s.u(0.9, 1.2)
  const skin = s.c('#9a6a48', 0.06, 0.1)
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * s.pick([1, -1]))} ${f(k)})">`,
    `<ellipse cy="4" rx="46" ry="6" fill="${s.c('#2f7f8c', 0.1)}" opacity=".35"/>`,
    s.p('M-18 1C-10-8 10-8 22-1L20 4H-16Z', s.c(s.pick(['#a8452f', '#2c4a5a', '#c98a3a']), 0.05)),
    `<circle cx="-25" cy="-4" r="6" fill="${skin}"/>`,
    s.line('M20 1L38-3M38-3l2-5', skin, 4),
    s.line('M-10-4L-22-13', skin, 3.4),
    s.line('M-48 5q14-4 28 0M10 6q16-5 34 0', '#ffffff', 2.2, 0.7),
    '</g>',
  )
}

/** A plate of salt, grown into knobs. */
function crust(s: Scene, x: number, y: number): void {
  const k = 0.5 + (y - 590) / 160
  let knobs = ''
  for (let n = 0; n < 9; n++) {
    const r = s.u(7, 17) * k
    knobs += `M${f(x + s.u(-60, 60) * k - r)} ${f(y + s.u(-5, 5) * k)}a${f(r)} ${f(r * 0.62)} 0 0 1 ${f(r * 2)} 0Z`
  }
  s.add(
    `<ellipse cx="${f(x)}" cy="${f(y + 3)}" rx="${f(82 * k)}" ry="${f(9 * k)}" fill="${s.c('#dfe9e6', 0.02)}" opacity=".8"/>`,
    s.p(knobs, s.grad([[0, s.c('#ffffff', 0, -0.1)], [1, s.c('#cfdcdc', 0.02, 0.2)]])), // prettier-ignore
  )
}

function islet(s: Scene, x: number, y: number): void {
  const rock = s.pick(['#a5846a', '#b8977a', '#8f7a6c'])
  s.add(
    s.p(`M${f(x - 130)} ${f(y)}C${f(x - 100)} ${f(y - 40)} ${f(x - 60)} ${f(y - 76)} ${f(x - 14)} ${f(y - 70)}S${f(x + 60)} ${f(y - 52)} ${f(x + 80)} ${f(y - 30)}S${f(x + 130)} ${f(y - 8)} ${f(x + 150)} ${f(y)}Z`, s.fade(rock, 0.36, 0.44, 0.15)), // prettier-ignore
    s.p(`M${f(x - s.L * -10)} ${f(y - 68)}q${f(-s.L * 20)} 26 ${f(-s.L * 14)} 68h${f(-s.L * 90)}q${f(s.L * 20)}-44 ${f(s.L * 104)}-68Z`, s.c(rock, 0.36, 0.6), 'opacity=".5"'), // prettier-ignore
    s.line(`M${f(x - 150)} ${f(y + 3)}h320`, mix(s.sky[3], '#ffffff', 0.5), 3, 0.7),
  )
}

function boat(s: Scene, x: number, y: number, k: number): void {
  const hull = s.c(s.pick(['#f4efe4', '#7a4526', '#2f6f7a']), 0.04)
  const way = s.pick([1, -1])
  s.add(
    `<ellipse cx="${f(x)}" cy="${f(y + 40 * k)}" rx="${f(86 * k)}" ry="${f(12 * k)}" fill="${s.c('#0f4a58')}" opacity=".28"/>`,
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * way)} ${f(k)})">`,
    s.p('M-92-10C-40 0 40 0 104-22C88 8 72 16 54 16H-66C-82 12-90 2-92-10Z', hull),
    s.p('M-92-10C-40 0 40 0 104-22L101-15C50 6-50 8-90-3Z', s.c('#a8452f', 0.04)),
    s.line('M-50-6V-48M40-8V-50', s.c('#5a4230', 0.04), 3),
    s.p('M-66-46C-30-60 30-60 58-52L54-44H-62Z', s.c('#efe6d0', 0.03)),
    person(s, -14, -2, 0.8, '#f3ead8', 0.04, '#a8452f', false),
    s.line('M-112 16q26-6 52 0t52 0 52 0 52 0', '#ffffff', 2.4, 0.6),
    '</g>',
  )
}

function sand(s: Scene, isSalt: boolean): void {
  const tone = isSalt ? '#cdb394' : s.pick(['#f0dfbd', '#ead2a8', '#f3e6cc'])
  const shore = (lift: number) =>
    `M-20 ${f(706 - lift)}C160 ${f(660 - lift)} 300 ${f(640 - lift)} 520 ${f(650 - lift)}S900 ${f(690 - lift)} 1220 ${f(636 - lift)}`
  s.add(
    s.p(`${shore(34)}V${H + 20}H-20Z`, s.c('#a9e0d4', 0.04), 'opacity=".5"'),
    s.p(`${shore(12)}V${H + 20}H-20Z`, '#ffffff', 'opacity=".55"'),
    s.p(`${shore(4)}V${H + 20}H-20Z`, s.c(mix(tone, '#9a8468', 0.35), 0.02)),
    s.p(`${shore(-14)}V${H + 20}H-20Z`, s.fade(tone, 0.06, 0, 0.02)),
    s.line(shore(16), '#ffffff', 4, 0.8),
    s.line(shore(44), '#ffffff', 2.4, 0.5),
  )
  let marks = ''
  let shells = ''
  for (let n = 0; n < 46; n++) {
    const w = s.u(40, 150)
    marks += `M${f(s.u(-20, W))} ${f(s.u(716, 798))}q${f(w / 4)} -5 ${f(w / 2)} 0t${f(w / 2)} 0`
    shells += `M${f(s.u(0, W))} ${f(s.u(716, 796))}h.1`
  }
  s.add(s.line(marks, s.c(tone, 0, 0.5), 1.8, 0.3), s.line(shells, '#ffffff', 5, 0.6))
  if (!isSalt) turtleTrack(s, tone)
}

/** From the water to the dry sand. */
function turtleTrack(s: Scene, tone: string): void {
  const x = s.u(520, 680)
  let track = ''
  for (let n = 0; n < 12; n++) {
    const y = 672 + n * 11
    const reach = 9 + n * 1.5
    track += `M${f(x + n * 5 - reach)} ${f(y)}l${f(-reach)} 5M${f(x + n * 5 + reach)} ${f(y)}l${f(reach)} 5`
  }
  s.add(s.line(track, s.c(tone, 0, 0.7), 4, 0.5))
}

/** A parasol of palm leaf over a mat. */
function shade(s: Scene, x: number, y: number, k: number): void {
  const straw = s.c('#c9a46a', 0, 0.05)
  let fringe = ''
  for (let n = 0; n < 26; n++) fringe += `M${f(x + (-104 + n * 8.3) * k)} ${f(y - (112 - Math.abs(n - 12.5) * -1.2) * k)}v${f(s.u(8, 17) * k)}` // prettier-ignore
  s.add(
    s.p(`M${f(x - 100 * k)} ${f(y + 12)}L${f(x - s.L * 120 * k)} ${f(y + 24)}H${f(x + 130 * k)}L${f(x + 90 * k)} ${f(y + 8)}Z`, s.c('#8a6a4a', 0, 0.8), 'opacity=".25"'), // prettier-ignore
    s.p(
      `M${f(x - 60 * k)} ${f(y + 6)}h${f(120 * k)}l${f(24 * k)} ${f(22 * k)}h${f(-168 * k)}Z`,
      s.c(s.pick(['#a8452f', '#0b5d5e', '#2c5a7a']), 0, 0.1),
    ),
    s.line(`M${f(x)} ${f(y + 8)}V${f(y - 150 * k)}`, s.c('#6a4a30', 0, 0.2), 6 * k),
    s.p(`M${f(x - 108 * k)} ${f(y - 96 * k)}Q${f(x - 60 * k)} ${f(y - 150 * k)} ${f(x)} ${f(y - 168 * k)}Q${f(x + 60 * k)} ${f(y - 150 * k)} ${f(x + 108 * k)} ${f(y - 96 * k)}Q${f(x)} ${f(y - 122 * k)} ${f(x - 108 * k)} ${f(y - 96 * k)}Z`, straw), // prettier-ignore
    s.line(fringe, s.c('#a5803f', 0, 0.25), 2.6 * k, 0.9),
    person(s, x - 26 * k, y + 16, 0.95 * k, '#f3ead8', 0, '#a8452f', false),
    person(s, x + 22 * k, y + 18, 0.95 * k, '#2c2b33', 0, '#2c2b33', false),
  )
}
