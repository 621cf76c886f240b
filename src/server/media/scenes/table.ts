import { starPattern } from './architecture.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'

type Dish = (s: Scene, x: number, y: number, r: number) => void

/** A meal seen from above: a platter of rice in the middle of bowls, bread and glasses of tea. */
export function drawTable(s: Scene): void {
  s.sunX = 600 + s.L * 420
  s.sunY = 120
  const wood = s.pick(['#8a5a38', '#6f4a34', '#a5754a'])
  s.add(s.rect(0, 0, W, H, s.fade(wood, 0, 0.02, 0.2)))
  let grain = ''
  for (let n = 0; n < 14; n++) grain += `M-10 ${f(n * 60 + s.u(-4, 4))}H${W + 10}`
  for (let n = 0; n < 40; n++) grain += `M${f(s.u(0, W))} ${f(s.u(0, H))}q40 ${f(s.u(-4, 4))} ${f(s.u(80, 160))} 0`
  s.add(s.line(grain, s.c(wood, 0, 0.9), 2, 0.4))
  cloth(s)
  const places: [number, number, number][] = [
    [250, 210, 96], [960, 205, 92], [205, 590, 100], [985, 600, 98], [600, 112, 80], [610, 716, 84],
    [428, 178, 58], [780, 640, 60], [415, 650, 56], [800, 168, 56], [120, 402, 74], [1085, 400, 72],
  ] // prettier-ignore
  const dishes: Dish[] = [bread, salad, dates, soup, stew, olives, tea, tea, yoghurt, fruit, pastry, pickles]
  const turn = s.i(0, dishes.length - 1)
  platter(s, 600 + s.u(-16, 16), 410 + s.u(-10, 10), 228)
  places.forEach(([x, y, r], n) => dishes[(n * 5 + turn) % dishes.length]?.(s, x + s.u(-14, 14), y + s.u(-12, 12), r))
  crumbs(s)
  // The shadow of a window's lattice.
  s.add(s.p(`M${f(600 - s.L * 700)} -20H${f(600 - s.L * 380)}L${f(600 - s.L * 60)} ${H + 20}H${f(600 - s.L * 700)}Z`, s.c('#5a3a2a', 0, 0.9), 'opacity=".16"')) // prettier-ignore
  if (s.night) s.add(s.lamp(600, 400, 620, 0.28))
  else s.add(s.lamp(600 + s.L * 420, 60, 560, 0.18))
}

function cloth(s: Scene): void {
  const [base, mark, dot] = s.pick([['#a8452f', '#f0d9a8', '#0b5d5e'], ['#e9dcc0', '#0b5d5e', '#c66a12'], ['#1f5f66', '#f0dfb8', '#d9a441'], ['#7a2f45', '#f0d9a8', '#d98a2b'], ['#f2e8d6', '#a8452f', '#2a5d8a']] as const) // prettier-ignore
  const pattern = starPattern(s, 64, s.c(mix(base, mark, 0.3)), s.c(mix(base, dot, 0.5)), s.c(base))
  s.add(`<g transform="rotate(${f(s.u(-5, 5))} 600 400)">`)
  s.add(s.rect(-60, 46, W + 120, H - 92, s.c('#1a100a'), 'opacity=".3"'), s.rect(-60, 36, W + 120, H - 84, pattern))
  for (const y of [36, H - 88]) {
    s.add(s.rect(-60, y, W + 120, 40, s.c(mark)))
    let teeth = ''
    for (let n = 0; n < 34; n++) teeth += `M${n * 40 - 60} ${y + 34}l20-28 20 28Z`
    s.add(s.p(teeth, s.c(dot)))
  }
  s.add('</g>')
}

/** A round vessel with its shadow, rim and content. */
function vessel(s: Scene, x: number, y: number, r: number, rim: string, content: string): void {
  s.add(
    `<ellipse cx="${f(x - s.L * r * 0.12)}" cy="${f(y + r * 0.1)}" rx="${f(r * 1.06)}" ry="${f(r * 1.04)}" fill="#1a100a" opacity=".32"/>`,
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${s.round(rim)}"/>`,
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.86)}" fill="${s.c(mix(rim, '#000000', 0.18), 0, 0.3)}"/>`,
    `<circle cx="${f(x)}" cy="${f(y + r * 0.02)}" r="${f(r * 0.82)}" fill="${s.c(content)}"/>`,
  )
}

const scatter = (
  s: Scene,
  x: number,
  y: number,
  r: number,
  count: number,
  part: (px: number, py: number) => string,
) => {
  let out = ''
  for (let n = 0; n < count; n++) {
    const a = s.u(0, Math.PI * 2)
    const reach = Math.sqrt(s.r()) * r
    out += part(x + Math.cos(a) * reach, y + Math.sin(a) * reach)
  }
  return out
}
const leaf = (s: Scene, k: number) => (x: number, y: number) => {
  const a = s.u(0, Math.PI * 2)
  const [dx, dy] = [Math.cos(a) * k, Math.sin(a) * k]
  return `M${f(x - dx)} ${f(y - dy)}Q${f(x - dy * 0.6)} ${f(y + dx * 0.6)} ${f(x + dx)} ${f(y + dy)}Q${f(x + dy * 0.6)} ${f(y - dx * 0.6)} ${f(x - dx)} ${f(y - dy)}Z`
}
const dots = (x: number, y: number) => `M${f(x)} ${f(y)}h.1`
const grains = (s: Scene) => (x: number, y: number) => `M${f(x)} ${f(y)}l${f(s.u(-5, 5))} ${f(s.u(-5, 5))}`

function platter(s: Scene, x: number, y: number, r: number): void {
  const rice = s.pick(['#f0c25a', '#f4e3b8', '#e8a94c'])
  vessel(s, x, y, r, s.pick(['#c9952f', '#b9bfc0', '#d0a24a']), rice)
  s.add(s.line(scatter(s, x, y, r * 0.8, 420, grains(s)), s.c(mix(rice, '#ffffff', 0.55)), 3.4, 0.8))
  s.add(s.line(scatter(s, x, y, r * 0.8, 130, grains(s)), s.c(mix(rice, '#8a4a1a', 0.4)), 3.2, 0.6))
  for (let n = 0; n < 7; n++) {
    const a = (n / 7) * Math.PI * 2 + s.u(-0.2, 0.2)
    const [px, py] = [x + Math.cos(a) * r * 0.36, y + Math.sin(a) * r * 0.36]
    const k = s.u(38, 52)
    s.add(
      `<g transform="translate(${f(px)} ${f(py)}) rotate(${f((a * 180) / Math.PI + s.u(-30, 30))})">`,
      s.p(
        `M${f(-k)} 4C${f(-k)} ${f(-k * 0.7)} ${f(k * 0.6)} ${f(-k * 0.8)} ${f(k)} -2C${f(k * 0.9)} ${f(k * 0.6)} ${f(-k * 0.8)} ${f(k * 0.7)} ${f(-k)} 4Z`,
        s.c('#8a4a24', 0, 0.15),
      ),
      s.p(
        `M${f(-k * 0.7)} -4C${f(-k * 0.5)} ${f(-k * 0.55)} ${f(k * 0.5)} ${f(-k * 0.6)} ${f(k * 0.7)} -6C${f(k * 0.3)} ${f(-k * 0.2)} ${f(-k * 0.4)} ${f(-k * 0.1)} ${f(-k * 0.7)} -4Z`,
        s.c('#c07a3c', 0, -0.1),
      ),
      '</g>',
    )
  }
  s.add(s.p(scatter(s, x, y, r * 0.74, 34, leaf(s, 9)), s.c('#4f8a3c')), s.p(scatter(s, x, y, r * 0.72, 26, leaf(s, 8)), s.c('#f3dcae', 0, -0.1)), s.line(scatter(s, x, y, r * 0.72, 24, dots), s.c('#6a2430'), 9)) // prettier-ignore
}

function bread(s: Scene, x: number, y: number, r: number): void {
  for (let n = 2; n >= 0; n--) {
    const [px, py] = [x + n * r * 0.16, y - n * r * 0.14]
    s.add(`<ellipse cx="${f(px - s.L * 6)}" cy="${f(py + 8)}" rx="${f(r)}" ry="${f(r * 0.92)}" fill="#1a100a" opacity=".22"/>`, `<ellipse cx="${f(px)}" cy="${f(py)}" rx="${f(r)}" ry="${f(r * 0.92)}" fill="${s.c('#e2b878', 0, n * 0.12)}"/>`) // prettier-ignore
    s.add(s.line(scatter(s, px, py, r * 0.78, 22, dots), s.c('#9a6430'), 12, 0.55), s.line(scatter(s, px, py, r * 0.8, 40, dots), s.c('#f6e0b4'), 6, 0.6)) // prettier-ignore
  }
}
function salad(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, '#e9e2d2', '#5f8a3c')
  for (const [color, count, k] of [['#3f7a34', 30, 13], ['#86b04a', 26, 11], ['#d8452f', 16, 8], ['#f0efe0', 12, 7]] as const) s.add(s.p(scatter(s, x, y, r * 0.7, count, leaf(s, k)), s.c(color))) // prettier-ignore
}
function dates(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, '#b9803c', '#4a2a1c')
  for (const [color, count] of [['#5a2c1a', 26], ['#8a4a26', 16], ['#b06a34', 7]] as const) s.add(s.p(scatter(s, x, y, r * 0.66, count, leaf(s, 19)), s.c(color))) // prettier-ignore
}
function soup(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, s.pick(['#2a6f86', '#e9e2d2', '#8a4a2a']), '#d98a34')
  s.add(s.line(`M${f(x - r * 0.4)} ${f(y)}q${f(r * 0.2)} ${f(-r * 0.4)} ${f(r * 0.5)} ${f(-r * 0.1)}q${f(r * 0.2)} ${f(r * 0.34)} ${f(-r * 0.2)} ${f(r * 0.4)}`, s.c('#f6ddb0'), 6, 0.7), s.p(scatter(s, x, y, r * 0.6, 14, leaf(s, 7)), s.c('#4f8a3c'))) // prettier-ignore
}
function stew(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, '#9a5230', '#a84a2a')
  for (const [color, count, k] of [['#d9822e', 12, 15], ['#7a3420', 12, 16], ['#e8c84a', 9, 11], ['#5f8a3c', 12, 8]] as const) s.add(s.p(scatter(s, x, y, r * 0.66, count, leaf(s, k)), s.c(color))) // prettier-ignore
}
function olives(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, '#e4d8bf', '#7a7a3a')
  s.add(s.line(scatter(s, x, y, r * 0.66, 26, dots), s.c('#6f7a2e'), 19), s.line(scatter(s, x, y, r * 0.66, 16, dots), s.c('#3a2a30'), 17), s.line(scatter(s, x, y, r * 0.6, 16, dots), s.c('#c9d27a'), 5, 0.8)) // prettier-ignore
}
function tea(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, '#efe8d8', '#efe8d8')
  vessel(s, x, y, r * 0.56, '#d9c48a', '#b5622a')
  s.add(s.p(scatter(s, x, y, r * 0.3, 5, leaf(s, r * 0.2)), s.c('#5f9a3c')), `<ellipse cx="${f(x + s.L * r * 0.2)}" cy="${f(y - r * 0.2)}" rx="${f(r * 0.14)}" ry="${f(r * 0.08)}" fill="#fff" opacity=".5"/>`) // prettier-ignore
}
function yoghurt(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, s.pick(['#2a5d8a', '#0b5d5e']), '#f6f0e2')
  s.add(s.line(`M${f(x - r * 0.4)} ${f(y + r * 0.1)}a${f(r * 0.4)} ${f(r * 0.36)} 0 1 1 ${f(r * 0.5)} ${f(r * 0.24)}`, s.c('#c9a43a'), 6, 0.8), s.p(scatter(s, x, y, r * 0.5, 9, leaf(s, 6)), s.c('#5f8a3c'))) // prettier-ignore
}
function fruit(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, '#c9952f', '#e8a94c')
  for (let n = 0; n < 6; n++) {
    const a = (n / 6) * Math.PI * 2
    const [px, py] = [x + Math.cos(a) * r * 0.46, y + Math.sin(a) * r * 0.46]
    s.add(`<circle cx="${f(px)}" cy="${f(py)}" r="${f(r * 0.27)}" fill="${s.round(s.pick(['#e0812e', '#c8402f', '#e8b53a', '#8a2f45']))}"/>`, s.line(`M${f(px)} ${f(py)}h.1`, s.c('#4a3a1c'), 5)) // prettier-ignore
  }
}
function pastry(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, '#efe8d8', '#e9dfca')
  for (let n = 0; n < 9; n++) {
    const [px, py] = [x + ((n % 3) - 1) * r * 0.42, y + (Math.floor(n / 3) - 1) * r * 0.4]
    s.add(s.p(`M${f(px)} ${f(py - r * 0.2)}l${f(r * 0.22)} ${f(r * 0.2)} ${f(-r * 0.22)} ${f(r * 0.2)} ${f(-r * 0.22)} ${f(-r * 0.2)}Z`, s.c('#d08a36', 0, 0.05)), s.line(`M${f(px)} ${f(py)}h.1`, s.c('#7aa03c'), r * 0.1)) // prettier-ignore
  }
}
function pickles(s: Scene, x: number, y: number, r: number): void {
  vessel(s, x, y, r, '#8a4a2a', '#c9557a')
  s.add(s.p(scatter(s, x, y, r * 0.64, 22, leaf(s, 14)), s.c('#d8709a')), s.p(scatter(s, x, y, r * 0.64, 12, leaf(s, 12)), s.c('#a9b04a')), s.p(scatter(s, x, y, r * 0.6, 9, leaf(s, 10)), s.c('#f4e3d0'))) // prettier-ignore
}

function crumbs(s: Scene): void {
  let seeds = ''
  for (let n = 0; n < 60; n++) seeds += `M${f(s.u(60, W - 60))} ${f(s.u(60, H - 60))}l${f(s.u(-4, 4))} ${f(s.u(-4, 4))}`
  s.add(s.line(seeds, s.c('#f0e0ba'), 3, 0.5))
  for (let n = 0; n < 3; n++) {
    const [x, y] = [s.u(330, 880), s.pick([s.u(60, 100), s.u(745, 775)])]
    s.add(s.p(scatter(s, x, y, 30, 7, leaf(s, 15)), s.c('#5f9a3c', 0, 0.1)))
  }
  if (s.night)
    for (const x of [340, 870]) s.add(`<circle cx="${x}" cy="90" r="16" fill="${LAMP}"/>`, s.lamp(x, 90, 150, 0.8))
}
