import { house } from './house.ts'
import { mist, mountains } from './land.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'
import { glitter, water } from './water.ts'

/** Wooden fishing boats side by side at a quay with nets, pots and baskets of fish. */
export function drawHarbour(s: Scene): void {
  sky(s, { horizon: s.u(410, 440) })
  const y = s.horizon
  mountains(s, y - 10, s.u(20, 60), '#8a8290', 0.72, { foot: 70 })
  mist(s, y - 60, 90, 0.45)
  let x = -30
  while (x < W) {
    const w = s.u(50, 90)
    s.add(house(s, x, y + 16, w, s.u(34, 90), s.pick(['#efe4cf', '#e2cda6', '#f2ece0']), 0.46, 'coral'))
    x += w * s.u(0.95, 1.3)
  }
  water(s, y + 14, { waves: 70 })
  glitter(s, y + 14)
  for (let n = 0; n < 4; n++) dhow(s, s.u(60, 1140), y + s.u(54, 74), s.u(0.4, 0.5), 0.24)
  const first = s.u(150, 230)
  for (let n = 0; n < 4; n++) dhow(s, first + n * s.u(270, 300), 606 + (n % 2) * 20, s.u(0.98, 1.14), 0.04)
  quay(s)
  birds(s, s.u(300, 900), s.u(180, 300), s.i(6, 9), s.night ? s.c('#c9d6d8') : mix('#ffffff', s.sky[1], 0.1))
}

function dhow(s: Scene, x: number, y: number, k: number, d: number): void {
  const wood = s.c(s.pick(['#7a4526', '#8f5a32', '#5f3a28', '#9a6a3c']), d, 0.1)
  const dark = s.c('#3f2518', d, 0.5)
  const trim = s.c(s.pick(['#e9dcc0', '#2f7f86', '#c8402f', '#e0b13a']), d)
  const way = s.pick([1, -1])
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * way)} ${f(k)})">`,
    `<g opacity=".3" transform="translate(0 46) scale(1 -.7)">${s.p('M-128-52C-70-16 60-14 150-66C132-10 104 18 78 26H-92C-114 12-126-16-128-52Z', dark)}</g>`,
    s.line('M14-20V-262M-70-40V-150', s.c('#6a4428', d, 0.2), 6),
    s.line('M-58-126L128-248', s.c('#7a5230', d, 0.1), 5),
    s.line('M-50-128L118-240', s.c('#efe4cc', d, 0.05), 13),
    s.line('M14-258L140-62M14-258L-118-50M-70-148L-120-52', dark, 1.6, 0.7),
    s.p('M-128-52C-70-16 60-14 150-66C132-10 104 18 78 26H-92C-114 12-126-16-128-52Z', wood),
    s.p('M-128-52C-70-16 60-14 150-66L147-54C60-4-70-4-126-40Z', trim),
    s.line('M-118-20C-60 4 60 6 130-26M-108 0C-60 16 60 16 108-2', dark, 2, 0.55),
    s.p('M-118-50V-92H-46V-30C-80-34-100-40-118-50Z', s.c('#a5754a', d, 0.05)),
    s.p('M-126-92H-38V-102H-126Z', trim),
    s.p('M-106-78h18v18h-18ZM-78-76h18v18h-18Z', s.night ? LAMP : dark),
    s.line('M-142 26q30-7 60 0t60 0 60 0 60 0', mix(s.sky[3], '#ffffff', 0.45), 2.6, 0.6),
    s.night ? s.lamp(-70, -152, 60, 0.9) : '',
    '</g>',
  )
}

function quay(s: Scene): void {
  const stone = s.pick(['#cbb899', '#bfae98', '#d3c0a0'])
  s.add(
    s.p(`M-20 690Q600 676 1220 690V${H + 20}H-20Z`, s.fade(stone, 0.05, 0)),
    s.p('M-20 690Q600 676 1220 690V702Q600 688-20 702Z', s.c(stone, 0.04, -0.2)),
  )
  let joints = ''
  for (let n = 0; n < 9; n++) joints += `M${f(n * 150 - 10)} 694l${f((n - 4) * 26)} 120`
  s.add(s.line(`${joints}M-20 728Q600 714 1220 728M-20 766Q600 754 1220 766`, s.c(stone, 0, 0.6), 1.8, 0.35))
  for (let n = 0; n < 5; n++) {
    const x = 110 + n * 245 + s.u(-20, 20)
    s.add(s.p(`M${f(x - 10)} 700V682H${f(x + 10)}V700Z`, s.round('#3a4046')), s.rect(x - 14, 676, 28, 8, s.c('#3a4046', 0, 0.2))) // prettier-ignore
  }
  for (const x of [s.u(30, 110), s.u(1000, 1090)]) pots(s, x)
  for (let n = 0; n < 4; n++) basket(s, s.u(300, 920), s.u(746, 790), s.u(0.9, 1.2))
  net(s, s.u(220, 360), 760)
  for (let n = 0; n < s.i(3, 5); n++)
    s.add(person(s, s.u(200, 1000), s.u(716, 776), s.u(1.15, 1.45), s.pick(['#f3ead8', '#2f5f78', '#c9b48a', '#5a6a5a']), 0, s.pick(['#a8452f', '#f3ead8', '#0b5d5e']))) // prettier-ignore
}

/** Domed fish traps of wire. */
function pots(s: Scene, x: number): void {
  for (const [dx, y, r] of [
    [0, 772, 62],
    [92, 786, 50],
    [44, 712, 44],
  ] as const) {
    let wires = ''
    for (let n = -3; n <= 3; n++) wires += `M${f(x + dx + n * (r / 4))} ${y}Q${f(x + dx + n * (r / 5))} ${f(y - r)} ${f(x + dx)} ${f(y - r * 1.1)}` // prettier-ignore
    for (let n = 1; n < 4; n++) wires += `M${f(x + dx - r * (1 - n * n * 0.06))} ${f(y - n * r * 0.26)}q${f(r * (1 - n * n * 0.06))} 10 ${f(2 * r * (1 - n * n * 0.06))} 0` // prettier-ignore
    const shape = `M${f(x + dx - r)} ${y}C${f(x + dx - r)} ${f(y - r * 1.4)} ${f(x + dx + r)} ${f(y - r * 1.4)} ${f(x + dx + r)} ${y}Z`
    s.add(s.p(shape, s.c('#6a5a48', 0, 0.4), 'opacity=".55"'), s.line(`${wires}${shape}`, s.c('#d8cdb4', 0, 0.1), 2, 0.8)) // prettier-ignore
  }
}

function basket(s: Scene, x: number, y: number, k: number): void {
  let fish = ''
  for (let n = 0; n < 9; n++) fish += `M${f(x + s.u(-34, 22) * k)} ${f(y - (22 + s.u(0, 12)) * k)}q${f(10 * k)} ${f(-6 * k)} ${f(20 * k)} 0l${f(6 * k)} ${f(-4 * k)}v${f(8 * k)}l${f(-6 * k)} ${f(-4 * k)}q${f(-10 * k)} ${f(6 * k)} ${f(-20 * k)} 0Z` // prettier-ignore
  s.add(
    s.p(`M${f(x - 40 * k)} ${f(y - 26 * k)}h${f(80 * k)}l${f(-9 * k)} ${f(28 * k)}h${f(-62 * k)}Z`, s.round(s.pick(['#a9793f', '#c09a5c', '#2f6f8a']), 0)), // prettier-ignore
    `<ellipse cx="${f(x)}" cy="${f(y - 26 * k)}" rx="${f(40 * k)}" ry="${f(11 * k)}" fill="${s.c('#3a3a3c', 0, 0.2)}"/>`,
    s.p(fish, s.c(s.pick(['#b9cdd2', '#e08f7c', '#9fb8c0']), 0, -0.15)),
  )
}

function net(s: Scene, x: number, y: number): void {
  let mesh = ''
  for (let n = 0; n < 40; n++) mesh += `M${f(x + s.u(-84, 84))} ${f(y - s.u(0, 30))}q${f(s.u(-30, 30))} ${f(-s.u(4, 18))} ${f(s.u(-50, 50))} ${f(s.u(-4, 12))}` // prettier-ignore
  let floats = ''
  for (let n = 0; n < 12; n++) floats += `M${f(x + s.u(-90, 90))} ${f(y - s.u(-4, 26))}h.1`
  s.add(
    s.p(
      `M${f(x - 110)} ${y + 8}C${f(x - 80)} ${y - 44} ${f(x + 70)} ${y - 54} ${f(x + 116)} ${y + 8}Z`,
      s.c('#3f7a72', 0, 0.3),
    ),
    s.line(mesh, s.c('#9fd0bd', 0, 0.05), 2, 0.65),
    s.line(floats, s.c('#e0812e', 0), 10),
  )
}
