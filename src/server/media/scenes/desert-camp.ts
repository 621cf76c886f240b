import { dune, mist, mountains } from './land.ts'
import { camel, person } from './living.ts'
import { f, LAMP, mix } from './palette.ts'
import type { Scene } from './scene.ts'
import { sky } from './sky.ts'

/** Tents among dunes, a fire between them, lanterns on the ropes. */
export const drawDesertCamp = (s: Scene): void => drawCamp(s, false)

/** The same camp at the foot of mountains of bare rock. */
export const drawRockCamp = (s: Scene): void => drawCamp(s, true)

function drawCamp(s: Scene, isRocky: boolean): void {
  sky(s, { horizon: s.u(470, 520) })
  const sand = s.pick(['#d9a066', '#cf9158', '#e0b27c'])
  mountains(s, s.horizon - (isRocky ? 110 : 30), isRocky ? s.u(150, 210) : s.u(40, 70), isRocky ? '#a2664a' : '#a98a70', isRocky ? 0.42 : 0.58, { rough: isRocky ? 0.62 : 0.5 }) // prettier-ignore
  mist(s, s.horizon - 60, 140, 0.45)
  dune(s, { px: s.u(250, 950), py: s.horizon - s.u(20, 70), left: s.horizon + 60, right: s.horizon + 40, base: sand, d: 0.36 }) // prettier-ignore
  dune(s, { px: s.u(200, 1000), py: s.horizon + 50, left: s.horizon + 120, right: s.horizon + 110, base: sand, d: 0.16, ripple: 10 }) // prettier-ignore
  s.add(s.p('M-20 640Q600 606 1220 646V820H-20Z', s.fade(sand, 0.08, 0)))

  const middle = s.u(540, 660)
  for (const x of [s.u(60, 140), s.u(960, 1060)]) bell(s, x, s.u(620, 640), s.u(0.55, 0.7), 0.2)
  longTent(s, middle - s.u(330, 380), 690, s.u(0.95, 1.1))
  bell(s, middle + s.u(290, 350), 700, s.u(0.95, 1.1), 0.03)
  s.add(camel(s, middle + s.u(430, 500), 770, 0.95, -1, { lying: true, cloth: '#7a2f45' }))
  rugs(s, middle)
  fire(s, middle, 738)
  for (const side of [-1, 1])
    for (let n = 0; n < 2; n++)
      s.add(person(s, middle + side * s.u(90, 170), s.u(732, 768), s.u(1, 1.2), s.pick(['#f3ead8', '#2c2b33', '#0b5d5e', '#7a2f45']), 0, s.pick(['#a8452f', '#f3ead8']), false)) // prettier-ignore
  ropes(s, middle)
}

/** The black goat-hair tent of the Bedouin: one long roof on poles, open to the fire. */
function longTent(s: Scene, x: number, y: number, k: number): void {
  const wool = s.pick(['#3a2f2c', '#4a3a34', '#2f2a2c'])
  const at = (px: number, py: number) => `${f(x + px * k)} ${f(y + py * k)}`
  s.add(s.p(`M${at(-210, 0)}L${at(-176, -92)}H${f(x + 176 * k)}L${at(210, 0)}Z`, s.night ? mix('#3a2417', LAMP, 0.3) : s.c('#6a4a34', 0.02, 0.7))) // prettier-ignore
  if (s.night) s.add(s.lamp(x, y - 50 * k, 190 * k, 0.7))
  for (let n = 0; n < 5; n++)
    s.add(s.rect(x + (-150 + n * 66) * k, y - 66 * k, 40 * k, 66 * k, s.c(s.pick(['#a8452f', '#c98a3a', '#7a2f45', '#0b5d5e']), 0.02, s.night ? -0.1 : 0.35), 'opacity=".8"')) // prettier-ignore
  s.add(
    s.p(`M${at(-250, -20)}C${at(-190, -100)} ${at(-160, -132)} ${at(-128, -142)}Q${at(-64, -118)} ${at(0, -156)}Q${at(64, -118)} ${at(128, -142)}C${at(160, -132)} ${at(190, -100)} ${at(250, -20)}L${at(196, -80)}H${f(x - 196 * k)}Z`, s.c(wool, 0.02, 0.1)), // prettier-ignore
    s.line(`M${at(-228, -52)}Q${at(-150, -116)} ${at(-128, -128)}Q${at(-64, -106)} ${at(0, -142)}Q${at(64, -106)} ${at(128, -128)}Q${at(150, -116)} ${at(228, -52)}`, s.c('#e6d2ac', 0, 0.1), 3 * k, 0.8), // prettier-ignore
    s.line(`M${at(-250, -20)}L${at(-300, 4)}M${at(250, -20)}L${at(300, 4)}M${at(-176, -92)}L${at(-178, 0)}M${at(176, -92)}L${at(178, 0)}M${at(0, -150)}V${f(y)}`, s.c('#5a4230', 0, 0.4), 3 * k), // prettier-ignore
  )
}

/** A round tent of white canvas with a lit door. */
function bell(s: Scene, x: number, y: number, k: number, d: number): void {
  const canvas = '#f1e4c9'
  const at = (px: number, py: number) => `${f(x + px * k)} ${f(y + py * k)}`
  s.add(
    s.p(`M${at(-120, 0)}L${at(-112, -62)}C${at(-60, -88)} ${at(-20, -150)} ${at(0, -190)}C${at(20, -150)} ${at(60, -88)} ${at(112, -62)}L${at(120, 0)}Z`, s.round(canvas, d)), // prettier-ignore
    s.line(`M${at(-112, -62)}Q${at(0, -34)} ${at(112, -62)}M${at(0, -190)}L${at(-52, -44)}M${at(0, -190)}L${at(52, -44)}`, s.c(canvas, d, 0.6), 1.6 * k, 0.6), // prettier-ignore
    s.p(`M${at(-34, 0)}C${at(-30, -60)} ${at(-12, -92)} ${at(0, -104)}C${at(12, -92)} ${at(30, -60)} ${at(34, 0)}Z`, s.night ? LAMP : s.c('#5a3a28', d, 0.5)), // prettier-ignore
    s.line(`M${at(-112, -62)}L${at(-160, 2)}M${at(112, -62)}L${at(160, 2)}`, s.c('#7a5a3c', d, 0.3), 2 * k, 0.7),
    s.p(
      `M${at(0, -190)}v${f(-26 * k)}l${f(22 * k * s.L)} ${f(7 * k)}l${f(-22 * k * s.L)} ${f(7 * k)}`,
      s.c('#a8452f', d),
    ),
  )
  if (s.night) s.add(s.lamp(x, y - 40 * k, 120 * k, 0.7))
}

function fire(s: Scene, x: number, y: number): void {
  s.add(s.lamp(x, y - 26, s.night ? 230 : 120, s.night ? 0.85 : 0.4))
  s.add(
    s.line(`M${f(x - 34)} ${f(y + 4)}l68-14M${f(x + 34)} ${f(y + 4)}l-68-14M${f(x - 10)} ${f(y + 8)}l24-22`, s.c('#4a2f20', 0, 0.3), 9), // prettier-ignore
    s.p(`M${f(x - 24)} ${f(y - 6)}C${f(x - 34)} ${f(y - 40)} ${f(x - 6)} ${f(y - 52)} ${f(x - 4)} ${f(y - 88)}C${f(x + 14)} ${f(y - 66)} ${f(x + 12)} ${f(y - 50)} ${f(x + 20)} ${f(y - 44)}C${f(x + 34)} ${f(y - 24)} ${f(x + 22)} ${f(y - 4)} ${f(x)} ${f(y - 2)}Z`, '#f08a2e'), // prettier-ignore
    s.p(`M${f(x - 12)} ${f(y - 6)}C${f(x - 16)} ${f(y - 28)} ${f(x + 2)} ${f(y - 36)} ${f(x + 1)} ${f(y - 58)}C${f(x + 14)} ${f(y - 36)} ${f(x + 18)} ${f(y - 18)} ${f(x + 8)} ${f(y - 4)}Z`, '#ffd98a'), // prettier-ignore
  )
  let sparks = ''
  for (let n = 0; n < 22; n++) sparks += `M${f(x + s.u(-46, 46))} ${f(y - s.u(70, 240))}h.1`
  s.add(s.line(sparks, LAMP, 3, s.night ? 0.9 : 0.35))
}

function rugs(s: Scene, x: number): void {
  for (const [px, color] of [
    [-210, '#a8452f'],
    [96, '#0b5d5e'],
  ] as const)
    // prettier-ignore
    s.add(
      s.p(`M${f(x + px)} 752h120l24 26h-168Z`, s.c(color, 0, 0.25)),
      s.line(`M${f(x + px - 6)} 758h132M${f(x + px - 14)} 768h150`, s.c('#e9d2a0', 0, 0.1), 2.5, 0.8),
    )
}

function ropes(s: Scene, x: number): void {
  const posts = [x - 560, x - 150, x + 150, x + 560]
  s.add(s.line(posts.map((px) => `M${f(px)} 700V560`).join(''), s.c('#5a4230', 0, 0.4), 4))
  for (let n = 0; n < posts.length - 1; n++) {
    const [a = 0, b = 0] = [posts[n], posts[n + 1]]
    s.add(s.line(`M${f(a)} 562Q${f((a + b) / 2)} 612 ${f(b)} 562`, s.c('#5a4230', 0, 0.4), 1.6, 0.8))
    for (let m = 1; m < 7; m++) {
      const t = m / 7
      const [px, py] = [a + (b - a) * t, 562 + 100 * t * (1 - t)]
      s.add(
        `<circle cx="${f(px)}" cy="${f(py + 6)}" r="4.5" fill="${s.night ? '#ffe3a8' : mix(LAMP, '#ffffff', 0.3)}"/>`,
      )
      if (s.night || s.time === 'sunset') s.add(s.lamp(px, py + 6, 26, 0.7))
    }
  }
}
