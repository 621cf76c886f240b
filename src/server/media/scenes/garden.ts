import { arch, dome, starPattern } from './architecture.ts'
import { mist, mountains } from './land.ts'
import { palmSym, person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** A walled garden: a long pool towards a pavilion, cypresses, orange trees, beds of flowers. */
export function drawGarden(s: Scene): void {
  sky(s, { horizon: s.u(430, 460) })
  const stone = s.pick(['#e0c8a0', '#d8b08c', '#e8dcc4', '#d99f7c'])
  const foot = s.horizon + 110
  mountains(s, s.horizon - 40, s.u(70, 130), '#85809a', 0.68)
  mist(s, s.horizon - 60, 130, 0.5)
  grove(s, s.horizon + 40)
  s.add(s.rect(-10, s.horizon + 20, W + 20, 100, s.c(stone, 0.2, 0.15)), s.rect(-10, s.horizon + 14, W + 20, 9, s.c(mix(stone, '#ffffff', 0.4), 0.18))) // prettier-ignore
  pavilion(s, stone, foot)
  s.add(
    s.rect(
      -10,
      foot,
      W + 20,
      H - foot,
      s.grad([
        [0, s.c('#8fae5a', 0.14)],
        [1, s.c('#4f7f3c', 0, 0.2)],
      ]),
    ),
  )
  const lawnTop = foot
  beds(s, lawnTop)
  pool(s, stone, lawnTop)
  rows(s, lawnTop)
  for (let n = 0; n < s.i(2, 4); n++) {
    const t = s.u(0.25, 0.8)
    s.add(person(s, 600 + s.pick([-1, 1]) * (150 + t * 190), lawnTop + 20 + t * 170, 0.55 + t * 0.65, s.pick(['#f3ead8', '#7a2f45', '#2c4a5a', '#c98a3a']))) // prettier-ignore
  }
  birds(s, s.u(300, 900), s.u(120, 220))
}

function grove(s: Scene, y: number): void {
  const palm = palmSym(s, 0.4)
  for (let n = 0; n < 12; n++) s.add(s.use(palm, s.u(-10, W + 10), y, s.u(0.8, 1.3) * s.pick([1, -1]), s.u(0.9, 1.5)))
}

/** Three arches under a roof or a dome, seen at the end of the water. */
function pavilion(s: Scene, stone: string, foot: number): void {
  const d = 0.1
  const wide = s.u(170, 210)
  const tall = s.u(170, 200)
  const tile = starPattern(s, 34, s.c('#2f7f86', d), s.c('#e9dcc0', d), s.c('#1f4f6a', d))
  if (s.r() < 0.55) s.add(dome(s, 600, foot - tall - 34, 96, 112, s.pick(['#2f8a86', '#d8b07c', '#5f8f7a']), d, s.pick(['half', 'pointed']))) // prettier-ignore
  else s.add(s.p(`M${f(600 - wide - 40)} ${f(foot - tall - 34)}L600 ${f(foot - tall - 134)}L${f(600 + wide + 40)} ${f(foot - tall - 34)}Z`, s.c('#4f8a6a', d, 0.2))) // prettier-ignore
  s.add(
    s.rect(600 - wide, foot - tall, wide * 2, tall, s.c(stone, d, -0.05)),
    s.rect(600 - wide - 24, foot - tall - 36, wide * 2 + 48, 38, s.c(mix(stone, '#ffffff', 0.35), d)),
    s.rect(600 - wide, foot - tall, wide * 2, 30, tile),
    s.rect(s.L < 0 ? 600 + wide - 46 : 600 - wide, foot - tall, 46, tall, s.c(stone, d, 0.5), 'opacity=".45"'),
  )
  const hole = s.night ? LAMP : s.c('#5a3a2c', d, 0.55)
  for (const [x, w, top] of [
    [600, wide * 0.62, tall - 44],
    [600 - wide * 0.66, wide * 0.42, tall - 66],
    [600 + wide * 0.66, wide * 0.42, tall - 66],
  ] as const) {
    // prettier-ignore
    s.add(
      s.p(arch(x, w + 18, foot, foot - top * 0.58, foot - top - 10, 'horseshoe'), s.c(mix(stone, '#ffffff', 0.5), d)),
      s.p(arch(x, w, foot, foot - top * 0.58, foot - top, 'horseshoe'), hole),
    )
    if (s.night) s.add(s.lamp(x, foot - top * 0.5, w, 0.7))
  }
}

function beds(s: Scene, top: number): void {
  const colors = ['#e0567a', '#f2b04a', '#f4f0e4', '#b06fc0', '#e8735a']
  for (const side of [-1, 1])
    for (let n = 0; n < 4; n++) {
      const t0 = 0.08 + n * 0.23
      const t1 = t0 + 0.18
      const edge = (t: number, out: number) => `${f(600 + side * (140 + t * 190 + out * (150 + t * 240)))} ${f(top + 14 + Math.pow(t, 1.35) * 250)}` // prettier-ignore
      s.add(s.p(`M${edge(t0, 0.35)}L${edge(t0, 1)}L${edge(t1, 1)}L${edge(t1, 0.35)}Z`, s.c('#3f6a34', 0, 0.2)))
      const dots = new Map<string, string>()
      for (let m = 0; m < 60; m++) {
        const color = s.pick(colors)
        dots.set(color, `${dots.get(color) ?? ''}M${edge(s.u(t0, t1), s.u(0.38, 0.97))}h.1`)
      }
      for (const [color, path] of dots) s.add(s.line(path, s.c(color, 0, -0.05), 4 + n * 2.4, 0.95))
    }
}

function pool(s: Scene, stone: string, top: number): void {
  const shape = (grow: number) => `M${f(600 - 62 - grow * 0.4)} ${f(top + 8 - grow * 0.2)}H${f(600 + 62 + grow * 0.4)}L${f(600 + 250 + grow)} 830H${f(600 - 250 - grow)}Z` // prettier-ignore
  s.add(
    s.p(shape(64), s.c(mix(stone, '#ffffff', 0.25), 0, 0.1)),
    s.p(shape(22), s.c('#2f6f8a', 0, 0.3)),
    s.p(
      shape(10),
      s.grad([
        [0, mix(s.sky[3], s.c('#3f8f96'), 0.4)],
        [0.5, s.c('#2a7f8c')],
        [1, s.c('#17596a')],
      ]),
    ),
  )
  s.add(`<g opacity=".3">${s.p(`M560 ${f(top + 12)}H640L664 ${f(top + 150)}H536Z`, s.c(stone, 0, -0.1))}</g>`)
  let ripples = ''
  for (let n = 0; n < 30; n++) {
    const t = s.r()
    const w = 12 + t * 70
    ripples += `M${f(600 + s.u(-0.8, 0.8) * (50 + t * 170) - w / 2)} ${f(top + 18 + t * 190)}h${f(w)}`
  }
  s.add(s.line(ripples, mix(s.sky[3], '#ffffff', 0.55), 2, 0.5))
  for (const t of [0.3, 0.72]) fountain(s, 600, top + 20 + t * 170, 0.4 + t * 0.7)
}

function fountain(s: Scene, x: number, y: number, k: number): void {
  let jets = ''
  for (const n of [-3, -2, -1, 0, 1, 2, 3]) jets += `M${f(x)} ${f(y)}q${f(n * 9 * k)} ${f(-(110 - Math.abs(n) * 14) * k)} ${f(n * 20 * k)} ${f(-4 * k)}` // prettier-ignore
  s.add(
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(58 * k)}" ry="${f(13 * k)}" fill="#ffffff" opacity=".3"/>`,
    s.line(jets, '#ffffff', 2.4 * k, 0.75),
  )
}

/** Cypresses and orange trees along the water, taller towards the front. */
function rows(s: Scene, top: number): void {
  const cypress = s.sym(
    s.p('M-4 0V-12H4V0Z', s.c('#5a4230', 0, 0.4)) +
      s.p('M0-190C-34-120-30-40-16-10H16C30-40 34-120 0-190Z', s.round('#3f6f48')) +
      s.line('M-8-40Q-14-90-4-140M6-30Q14-80 6-120', s.c('#2c5236', 0, 0.5), 3, 0.5),
  )
  let fruit = ''
  for (let n = 0; n < 16; n++) fruit += `M${f(s.u(-34, 34))} ${f(s.u(-104, -54))}h.1`
  const orange = s.sym(
    s.p('M-5 0L-4-44H4L5 0Z', s.c('#6a4a30', 0, 0.4)) +
      `<circle cy="-78" r="44" fill="${s.round('#5f8f42')}"/>` +
      s.line(fruit, s.c('#f0932e', 0, -0.1), 9),
  )
  const isOrange = s.r() < 0.5
  for (let n = 0; n < 6; n++) {
    const t = n / 5
    const k = 0.5 + Math.pow(t, 1.3) * 1.15
    for (const side of [-1, 1])
      s.add(s.use((n % 2 === 0) === isOrange ? orange : cypress, 600 + side * (150 + Math.pow(t, 1.2) * 400), top + 24 + Math.pow(t, 1.35) * 190, k)) // prettier-ignore
  }
}
