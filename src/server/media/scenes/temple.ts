import { mist, mountains, poly } from './land.ts'
import { palmSym, person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

const FOOT = 640

/** The gate of a pharaonic temple: two pylons with reliefs, an obelisk, seated kings, an avenue of rams. */
export function drawTemple(s: Scene): void {
  sky(s, { horizon: s.u(450, 490), sunX: 600 + s.L * s.u(280, 400) })
  const stone = s.pick(['#d8b07a', '#cfa06c', '#deb98a'])
  mountains(s, s.horizon - 10, s.u(60, 110), '#b08a70', 0.62, { rough: 0.48 })
  mist(s, s.horizon - 60, 130, 0.5)
  const far = palmSym(s, 0.4)
  for (let n = 0; n < 18; n++)
    s.add(s.use(far, s.u(-10, W), s.horizon + 90, s.u(0.7, 1) * s.pick([1, -1]), s.u(0.7, 1)))
  s.add(s.p(`M-20 ${s.horizon + 84}H1220V820H-20Z`, s.fade(mix(stone, '#f0ddb4', 0.4), 0.3, 0)))
  for (const side of [-1, 1] as const) pylon(s, stone, side)
  gate(s, stone)
  obelisk(s, stone, 600 + s.pick([-1, 1]) * s.u(196, 214))
  for (const side of [-1, 1]) king(s, stone, 600 + side * 112)
  s.add(s.p(`M548 ${FOOT}H652L830 ${H + 20}H370Z`, s.fade(mix(stone, '#efe0c2', 0.5), 0.12, 0)))
  for (const depth of [3, 2, 1, 0]) for (const side of [-1, 1] as const) ram(s, stone, side, depth)
  const palm = palmSym(s, 0)
  s.add(s.use(palm, s.pick([s.u(-10, 70), s.u(1130, 1210)]), 790, 2.3, s.u(2.2, 2.6)))
  for (let n = 0; n < s.i(3, 5); n++)
    s.add(person(s, s.u(520, 680), s.u(660, 770), s.u(0.9, 1.25), s.pick(['#f3ead8', '#2c4a5a', '#c98a3a', '#7a2f45']))) // prettier-ignore
  birds(s, s.u(350, 850), s.u(110, 180))
}

function pylon(s: Scene, stone: string, side: -1 | 1): void {
  const inner = 600 + side * 62
  const outer = 600 + side * 440
  const top = 236
  const shade = side === s.L ? 0.06 : 0.32
  s.add(s.p(poly([[inner, FOOT], [inner + side * 14, top], [outer - side * 46, top], [outer, FOOT]]), s.fade(stone, 0.08, 0.12, shade))) // prettier-ignore
  s.add(s.p(poly([[inner + side * 4, top], [inner - side * 4, top - 26], [outer - side * 30, top - 26], [outer - side * 44, top]]), s.c(mix(stone, '#ffffff', 0.1), 0.08, shade - 0.15))) // prettier-ignore
  let reeds = ''
  for (let n = 0; n < 26; n++) reeds += `M${f(inner + side * (8 + n * 12.4))} ${top}v-22`
  s.add(s.line(reeds, s.c(stone, 0.08, 0.7), 2, 0.4))
  if (side !== s.L) s.add(s.p(poly([[inner, FOOT], [inner + side * 14, top], [inner + side * 70, top], [inner + side * 64, FOOT]]), s.c(stone, 0.1, 0.6), 'opacity=".4"')) // prettier-ignore
  const carve = s.c(stone, 0.08, 0.85)
  for (let line = 0; line < 3; line++) {
    const y = 350 + line * 94
    let rule = `M${f(inner + side * 14)} ${y + 14}H${f(outer - side * 30 + side * line * 10)}`
    for (let n = 0; n < 5; n++) {
      const x = inner + side * (48 + n * 66)
      if (s.r() < 0.16) continue
      s.add(figure(s, x, y + 8, 0.84, side, carve))
      rule += `M${f(x + side * 27)} ${y - 50}v18M${f(x + side * 23)} ${y - 44}h9`
    }
    s.add(s.line(rule, carve, 2, 0.4))
  }
  for (const at of [110, 270]) {
    const x = inner + side * at
    s.add(
      s.rect(x - 11, 300, 22, FOOT - 300, s.c(stone, 0.1, 0.8)),
      s.line(`M${f(x)} ${FOOT}V150`, s.c('#7a5030', 0.06), 6),
    )
    const cloth = s.c(s.pick(['#a8452f', '#2a5d8a', '#e0b13a', '#0b5d5e']), 0.06)
    s.add(s.p(`M${f(x)} 154l${f(s.L * 46)} 14l${f(-s.L * 46)} 16Z`, cloth))
  }
}

/** A striding king in relief. */
function figure(s: Scene, x: number, y: number, k: number, side: number, color: string): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * side)} ${f(k)})" opacity=".5">${s.p('M-8 0L-2-30L-10-34L-9-54H9L10-34L6-30L16 0H10L1-26L-3 0ZM-6-56V-60C-8-70-4-76 0-76S8-70 6-62L4-56ZM-5-74L-3-92L5-76Z', color)}${s.line('M9-52L26-62M-9-50L-16-36', color, 3.4)}</g>`
}

function gate(s: Scene, stone: string): void {
  s.add(s.rect(538, 372, 124, FOOT - 372, s.c(stone, 0.1, 0.4)), s.rect(528, 348, 144, 26, s.c(mix(stone, '#ffffff', 0.12), 0.08)), s.rect(560, 400, 80, FOOT - 400, s.night ? mix(LAMP, '#6a4020', 0.45) : s.grad([[0, s.c('#5a4030', 0.2, 0.5)], [1, s.c('#b98a5c', 0.4, 0.2)]]))) // prettier-ignore
  let columns = ''
  for (const x of [572, 590, 610, 628]) columns += `M${x} ${FOOT}V430`
  s.add(s.line(columns, s.c(stone, 0.34, 0.3), 7, 0.8))
  s.add(`<circle cx="600" cy="361" r="9" fill="${s.c('#c8662f', 0.05)}"/>`, s.p('M590 361L552 352L554 364L590 368ZM610 361L648 352L646 364L610 368Z', s.c('#2a6a7a', 0.05))) // prettier-ignore
  if (s.night) s.add(s.lamp(600, 560, 190, 0.8), s.lamp(330, 610, 210, 0.6), s.lamp(870, 610, 210, 0.6))
}

function obelisk(s: Scene, stone: string, x: number): void {
  const granite = mix(stone, '#b5705a', 0.5)
  s.add(
    s.rect(x - 30, FOOT - 18, 60, 26, s.c(granite, 0.05, 0.3)),
    s.p(
      `M${f(x - 20)} ${FOOT - 16}L${f(x - 13)} 178L${f(x)} 152V${FOOT - 16}Z`,
      s.c(granite, 0.06, s.L < 0 ? -0.05 : 0.6),
    ),
    s.p(
      `M${f(x + 20)} ${FOOT - 16}L${f(x + 13)} 178L${f(x)} 152V${FOOT - 16}Z`,
      s.c(granite, 0.06, s.L < 0 ? 0.6 : -0.05),
    ),
  )
  let signs = ''
  for (let n = 0; n < 18; n++) {
    const y = 206 + n * 23
    signs += s.pick([`M${f(x - 7)} ${y}h14v8h-14Z`, `M${f(x - 6)} ${y + 8}l6-10 6 10Z`, `M${f(x - 5)} ${y + 3}a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z`]) // prettier-ignore
  }
  s.add(s.p(signs, s.c(granite, 0.06, 0.95), 'opacity=".5"'))
}

function king(s: Scene, stone: string, x: number): void {
  s.add(
    `<g transform="translate(${f(x)} ${FOOT + 6}) scale(1.15)">`,
    s.p('M-34 0V-66H-26V-104H30V-66H34V0Z', s.round(stone, 0.05)),
    s.p('M-30 0V-58H30V0Z', s.c(stone, 0.04, 0.35)),
    s.p('M-20-58L-24-108C-24-122-12-128 0-128S24-122 24-108L20-58Z', s.round(mix(stone, '#ffffff', 0.06), 0.04)),
    s.p('M-20-120L-14-152C-12-164 12-164 14-152L20-120L10-126H-10Z', s.c(stone, 0.04, 0.2)),
    s.p('M-10-128V-146H10V-128C6-122-6-122-10-128Z', s.c(stone, 0.04, -0.1)),
    s.p('M-8-160L-5-186H5L8-160Z', s.c(stone, 0.04, 0.1)),
    s.line('M-18-62H-4V0M18-62H4V0M-24-104L-14-64M24-104L14-64', s.c(stone, 0.02, 0.9), 2.4, 0.5),
    '</g>',
  )
}

function ram(s: Scene, stone: string, side: -1 | 1, depth: number): void {
  const k = 1.15 / (1 + depth * 0.45)
  const x = 600 + side * (112 + 330 * (k - 0.3))
  const y = FOOT + 8 + 148 * (k - 0.32)
  const d = 0.02 + depth * 0.03
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(-side * k)} ${f(k)})">`,
    s.p('M-74 0V-30H78V0Z', s.fade(stone, d, d, 0.3)),
    s.p('M-74-30H78L70-38H-66Z', s.c(stone, d, -0.15)),
    s.p('M-62-36C-66-62-48-76-20-74L26-72C28-96 40-108 58-106C72-104 84-92 82-82L66-74C66-62 62-54 66-46L80-44V-36Z', s.round(stone, d)), // prettier-ignore
    s.line('M46-96C32-100 26-84 38-80S56-88 50-94', s.c(stone, d, 0.8), 5, 0.7),
    s.line('M-48-44C-20-50 20-48 54-44', s.c(stone, d, 0.8), 2.4, 0.4),
    '</g>',
  )
}
