import { arch } from './architecture.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'

const WATER = 560

/** A vaulted hall under the ground: rows of columns that stand in still water, lit from below. */
export function drawCistern(s: Scene): void {
  const stone = s.pick(['#8d6f55', '#7d6a5c', '#94785a'])
  const dark = mix(stone, '#0c0f14', 0.78)
  s.sunX = 600
  s.sunY = 420
  s.add(s.rect(0, 0, W, H, s.grad([[0, mix(dark, '#000000', 0.35)], [0.7, dark], [1, mix(dark, '#000000', 0.4)]]))) // prettier-ignore
  s.add(`<ellipse cx="600" cy="430" rx="430" ry="250" fill="${s.rad([[0, LAMP, 0.5], [0.5, LAMP, 0.18], [1, LAMP, 0]])}"/>`) // prettier-ignore
  for (const depth of [5, 4, 3, 2, 1, 0]) row(s, stone, depth)
  walkway(s, stone)
  for (let n = 0; n < s.i(2, 4); n++)
    s.add(person(s, 600 + s.u(-90, 90), 690 + n * 18, 1.1 + n * 0.1, s.pick(['#f3ead8', '#2c2b33', '#7a2f45', '#0b5d5e']), 0.05, s.pick(['#a8452f', '#f3ead8']), false)) // prettier-ignore
}

/** One row of columns with its arches and its reflection; the larger the depth, the farther away. */
function row(s: Scene, stone: string, depth: number): void {
  const scale = 1 / (1 + depth * 0.55)
  const base = 440 + (WATER + 90 - 440) * scale
  const height = 470 * scale
  const gap = 330 * scale
  const width = 40 * scale
  const light = mix(stone, LAMP, 0.25 + depth * 0.09)
  const shade = mix(mix(stone, '#0c0f14', 0.55), LAMP, depth * 0.06)
  const column = s.grad([[0, shade], [0.5, light], [1, mix(shade, '#000000', 0.3)]], 0, 0, 1, 0) // prettier-ignore
  const glow = s.grad([[0, light, 0.35], [1, light, 0]]) // prettier-ignore
  for (let n = -6; n <= 6; n++) {
    const x = 600 + (n + 0.5) * gap
    if (x < -60 || x > W + 60) continue
    s.add(
      `<path d="${arch(x + gap / 2, gap - width, base - height, base - height - 8, base - height - gap * 0.5, 'round')}" fill="none" stroke="${mix(shade, light, 0.25)}" stroke-width="${f(width * 0.55)}"/>`,
      s.rect(x - width / 2, base - height, width, height, column),
      s.rect(x - width * 0.8, base - height - 6 * scale, width * 1.6, 26 * scale, mix(light, shade, 0.4)),
      s.rect(x - width * 0.75, base - 14 * scale, width * 1.5, 14 * scale, shade),
      s.rect(x - width / 2, base, width, height * 0.5, glow),
      s.lamp(x, base - 8, 70 * scale, 0.55),
    )
  }
}

function walkway(s: Scene, stone: string): void {
  let ripples = ''
  for (let n = 0; n < 40; n++) ripples += `M${f(s.u(0, W))} ${f(s.u(WATER + 20, H))}h${f(s.u(20, 90))}`
  s.add(s.line(ripples, mix(LAMP, stone, 0.3), 2, 0.22))
  const wood = mix('#5a4230', stone, 0.3)
  s.add(s.p(`M540 ${WATER}H660L860 ${H + 10}H340Z`, s.grad([[0, mix(wood, LAMP, 0.35)], [1, mix(wood, '#000000', 0.25)]]))) // prettier-ignore
  let planks = ''
  for (const y of [580, 606, 640, 684, 738])
    planks += `M${f(600 - 60 - (y - WATER) * 0.84)} ${y}H${f(600 + 60 + (y - WATER) * 0.84)}`
  s.add(s.line(planks, mix(wood, '#000000', 0.5), 2.5, 0.5), s.lamp(600, WATER + 6, 120, 0.5))
}
