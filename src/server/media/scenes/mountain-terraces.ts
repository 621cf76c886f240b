import { house } from './house.ts'
import { mist, mountains } from './land.ts'
import { person } from './living.ts'
import { f, H, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** Terraced fields on a mountain with a stone village on its shoulder. */
export function drawMountainTerraces(s: Scene): void {
  sky(s, { horizon: s.u(400, 450) })
  const rock = s.pick(['#8f7a6b', '#a08468', '#7f7468'])
  mountains(s, s.horizon - 70, s.u(150, 210), '#7d7c95', 0.72)
  mist(s, s.horizon - 60, 150, 0.5)
  mountains(s, s.horizon + 10, s.u(110, 160), '#84786f', 0.5)
  mist(s, s.horizon + 20, 130, 0.45)

  const side = s.pick([-1, 1] as const)
  const crest = (t: number) => s.horizon + 60 + (side < 0 ? t : 1 - t) * 150 + Math.sin(t * 5 + s.seed) * 16
  hill(s, rock, crest, 0.3)
  village(s, side, crest)
  steps(s, rock, side, crest)

  const tree = treeSym(s)
  for (let n = 0; n < 26; n++) {
    const y = s.u(600, 790)
    const k = 0.35 + ((y - 600) / 190) * 0.7
    s.add(s.use(tree, s.u(-20, W + 20), y, k * s.pick([1, -1]), k))
  }
  for (let n = 0; n < s.i(1, 3); n++)
    s.add(person(s, s.u(280, 920), s.u(690, 760), s.u(0.9, 1.15), s.pick(['#f3ead8', '#7a2f45', '#2c4a5a'])))
  birds(s, s.u(300, 900), s.u(110, 230))
}

function hill(s: Scene, rock: string, crest: (t: number) => number, d: number): void {
  let path = `M-20 ${H + 20}`
  for (let n = 0; n <= 24; n++) path += `L${f(-20 + (n * (W + 40)) / 24)} ${f(crest(n / 24))}`
  s.add(s.p(`${path}L${W + 20} ${H + 20}Z`, s.fade(rock, d, 0.05)))
}

function village(s: Scene, side: -1 | 1, crest: (t: number) => number): void {
  const from = side < 0 ? 0.06 : 0.6
  const places = Array.from({ length: 15 }, (_, n) => ({ t: from + s.u(0, 0.34), row: n % 3 }))
  for (const { t, row } of places.toSorted((a, b) => a.row - b.row)) {
    const w = s.u(44, 72)
    s.add(house(s, t * W, crest(t) + 22 + row * 26, w, s.u(48, 104), s.pick(['#b3906f', '#a07f66', '#c4a07c']), 0.28 - row * 0.07)) // prettier-ignore
  }
}

/** Walls along the slope, each holding a strip of green; nearer ones are broader. */
function steps(s: Scene, rock: string, side: -1 | 1, crest: (t: number) => number): void {
  const greens = s.night ? ['#5d7f4e', '#6f8f52'] : ['#6f9a45', '#86a84c', '#5f8a48', '#9cb356', '#b7a85a']
  const count = 11
  for (let n = 0; n < count; n++) {
    const t = n / (count - 1)
    const d = 0.26 * (1 - t)
    const drop = 70 + Math.pow(t, 1.25) * 300
    const sway = s.u(0, 6)
    const line = (lift: number) => {
      let path = ''
      for (let m = 0; m <= 16; m++) {
        const at = m / 16
        const y = crest(at) + drop + Math.sin(at * 7 + n * 0.9 + sway) * (8 + t * 16) - lift
        path += `${m === 0 ? 'M' : 'L'}${f(-20 + at * (W + 40))} ${f(Math.min(y, H + 40))}`
      }
      return path
    }
    const wall = 10 + t * 22
    const close = `L${W + 20} ${H + 60}H-20Z`
    s.add(s.p(line(wall) + close, s.grad([[0, s.c(s.pick(greens), d, -0.05)], [1, s.c(s.pick(greens), d * 0.5, 0.3)]]))) // prettier-ignore
    s.add(s.line(line(wall), s.c('#dfe6a8', d, -0.2), 1.4, 0.5))
    let furrows = ''
    for (let m = 0; m < 18; m++) {
      const at = s.u(0.02, 0.98)
      const y = crest(at) + drop + Math.sin(at * 7 + n * 0.9 + sway) * (8 + t * 16) - wall + s.u(4, 16 + t * 20)
      furrows += `M${f(-20 + at * (W + 40))} ${f(y)}q${f(14 + t * 20)} -3 ${f(28 + t * 44)} 2`
    }
    s.add(s.line(furrows, s.c('#4f6f38', d, 0.5), 1.6 + t, 0.4))
    s.add(s.p(`${line(0)}${line(-wall * 0.55).replace('M', 'L').split('L').slice(1).reverse().map((p) => `L${p}`).join('')}Z`, s.c(rock, d, side === s.L ? 0.35 : 0.55))) // prettier-ignore
  }
}

/** An almond or pomegranate: a round crown over a short trunk, foot at 0,0. */
function treeSym(s: Scene): string {
  const leaf = s.pick(['#4f7f42', '#6a8c46', '#c98aa0'])
  return s.sym(
    `<path d="M-3 0C-2-14-4-24-10-34M0-4C2-18 6-26 12-32" stroke="${s.c('#5a4230', 0, 0.5)}" stroke-width="5" fill="none"/>` +
      s.p('M-34-40C-40-58-22-74-6-70C6-86 34-78 34-58C44-44 28-28 10-34C-6-24-30-24-34-40Z', s.c(leaf, 0, 0.35)) +
      s.p(s.L < 0 ? 'M-30-46C-32-60-18-70-4-66C-8-54-20-48-30-46Z' : 'M32-52C34-66 20-74 8-68C10-56 22-52 32-52Z', s.c(leaf, 0, -0.25)), // prettier-ignore
  )
}
