import { mist, mountains } from './land.ts'
import { person } from './living.ts'
import { f, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'
import { ground, strip, type Ground } from './vista.ts'

/** Trees in grass along an earth path, a low wall of field stones, people in the shade. Neither palms nor water. */
export function drawOrchard(s: Scene): void {
  sky(s, { horizon: s.u(370, 410) })
  const y = s.horizon
  mountains(s, y - 30, s.u(70, 120), '#84858c', 0.64, { rough: 0.46, foot: 120 })
  mist(s, y - 60, 120, 0.45)
  hedge(s, y + 20)
  mist(s, y - 30, 90, 0.35)
  s.add(s.rect(-10, y + 18, W + 20, 810 - y, s.fade(s.pick(['#8fa858', '#84a254', '#9aac62']), 0.3, 0, 0.06)))
  const at = ground(s.pick([s.u(420, 520), s.u(560, 680)]), y, s.u(160, 420) * s.pick([-1, 1]))
  const earth = s.pick(['#dcc090', '#d4b48a', '#e0caa0'])
  meadow(s, at)
  s.add(s.p(strip(at, -130, 130, 0.07), s.fade(earth, 0.34, 0, 0.05)), s.p(strip(at, -24, 24, 0.07), s.fade('#9aa85e', 0.3, 0), 'opacity=".45"')) // prettier-ignore

  const sorts = [tree(s), tree(s)]
  const stand = (aside: number, k: number) => {
    const [x, foot] = at(aside, k)
    const size = k * s.u(3.7, 4.3)
    const shadow = s.night ? '' : `<ellipse cx="${f(x - s.L * 20 * size)}" cy="${f(foot + 2)}" rx="${f(62 * size)}" ry="${f(10 * size)}" fill="${s.c('#3f5a34', 0.1, 0.6)}" opacity=".34"/>` // prettier-ignore
    s.add(shadow, s.use(s.pick(sorts), x, foot, size * s.pick([1, -1]), size * s.u(1, 1.16)))
  }
  const rows = [0.15, 0.2, 0.27, 0.36, 0.48]
  for (const k of rows) {
    for (const aside of [-1500, -1120, -760, -400, 380, 740, 1100, 1480]) stand(aside + s.u(-50, 50), k + s.u(0, 0.03))
    s.add(s.rect(-10, y + 20, W + 20, (810 - y) * k, s.grad([[0, s.haze, 0.16 - k * 0.2], [1, s.haze, 0]]))) // prettier-ignore
  }
  fieldWall(s, at)
  for (let n = 0; n < s.i(2, 3); n++) {
    const k = s.u(0.34, 0.56)
    const [x, foot] = at(s.u(-90, 90), k)
    s.add(person(s, x, foot, k * 2, s.pick(['#f3ead8', '#c98a3a', '#2c4a5a', '#7a2f45']), 0.04, s.pick(['#a8452f', '#f3ead8']))) // prettier-ignore
  }
  stand(s.u(430, 500), 0.72)
  stand(s.u(-520, -450), s.u(0.9, 0.98))
  birds(s, s.u(380, 820), s.u(110, 200))
}

function hedge(s: Scene, y: number): void {
  let crowns = ''
  for (let x = -40; x < W + 40; x += s.u(26, 52)) {
    const r = s.u(18, 34)
    crowns += `M${f(x - r)} ${f(y)}a${f(r)} ${f(r * 1.2)} 0 0 1 ${f(r * 2)} 0Z`
  }
  s.add(s.p(crowns, s.c('#6f8a56', 0.46, 0.2)))
}

/** A fruit tree: a forked trunk, a crown of rounded masses with light on one side; fruit or blossom in it. */
function tree(s: Scene): string {
  const leaf = s.pick(['#5f8f42', '#6f9848', '#7d9a5e', '#56864a'])
  const dots = s.pick(['#f0a04a', '#f6e4e0', '#e9a0b0', '#d8c060', '#f0a04a'])
  const masses = [[-34, -70, 26], [34, -72, 27], [0, -92, 32], [-16, -56, 24], [20, -54, 23]] as const // prettier-ignore
  const bumps = (dx: number, dy: number, k: number) =>
    masses
      .map(
        ([x, y, r]) =>
          `M${f(x + dx - r * k)} ${f(y + dy)}a${f(r * k)} ${f(r * k)} 0 1 0 ${f(r * k * 2)} 0a${f(r * k)} ${f(r * k)} 0 1 0 ${f(-r * k * 2)} 0Z`,
      ) // prettier-ignore
      .join('')
  let fruit = ''
  for (let n = 0; n < 18; n++) {
    const [x, y, r] = s.pick(masses)
    fruit += `M${f(x + s.u(-0.75, 0.75) * r)} ${f(y + s.u(-0.7, 0.7) * r)}h.1`
  }
  return s.sym(
    s.p(
      'M-4.500 0C-4-16-5-28-19-50L-14-52C-8-40-4-36-1-34C2-40 8-46 16-54L20-50C9-36 5-16 6 0Z',
      s.c('#6a4c34', 0.03, 0.35),
    ) + // prettier-ignore
      s.p(bumps(0, 0, 1), s.c(leaf, 0.03, 0.42)) +
      s.p(bumps(s.L * 6, -6, 0.76), s.c(leaf, 0.03)) +
      s.p(bumps(s.L * 11, -11, 0.42), s.c(leaf, 0.03, -0.22)) +
      s.line(fruit, s.c(dots, 0, -0.08), 6, 0.95),
  )
}

function meadow(s: Scene, at: Ground): void {
  const colors = ['#e9c46a', '#f4f0e4', '#d9604a', '#b08ac0']
  let blades = ''
  const dots = new Map<string, string>()
  for (let n = 0; n < 150; n++) {
    const k = 0.2 + s.r() ** 0.7 * 0.9
    const [x, y] = at(s.pick([-1, 1]) * s.u(150, 900), k)
    if (n % 2 === 0) blades += `M${f(x)} ${f(y)}l${f(s.u(-5, 5) * k)} ${f(-18 * k)}`
    else {
      const color = s.pick(colors)
      dots.set(color, `${dots.get(color) ?? ''}M${f(x)} ${f(y - 10 * k)}h.1`)
    }
  }
  s.add(s.line(blades, s.c('#5f7f3c', 0, 0.15), 3, 0.6))
  for (const [color, path] of dots) s.add(s.line(path, s.c(color, 0, -0.05), 5.4, 0.9))
}

/** Field stones piled along one side of the path. */
function fieldWall(s: Scene, at: Ground): void {
  const stone = s.pick(['#b8a68c', '#a89a86', '#c2ae90'])
  const heaps: [string, string, string] = ['', '', '']
  let light = ''
  for (let k = 0.14; k < 1.2; k *= 1.055)
    for (const up of [6, 21, 35]) {
      const [foot, y] = at(-180 + s.u(-5, 5), k)
      const x = foot + (up === 21 ? 7 * k : 0)
      const rx = s.u(10, 14) * k
      const ry = s.u(8.5, 10.5) * k
      const n = s.i(0, 2) as 0 | 1 | 2
      heaps[n] +=
        `M${f(x - rx)} ${f(y - up * k)}a${f(rx)} ${f(ry)} 0 1 0 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-rx * 2)} 0Z`
      light += `M${f(x - rx * 0.5)} ${f(y - up * k - ry * 0.5)}h${f(rx * 0.9)}`
    }
  const [back, middle, front] = heaps
  s.add(
    s.p(strip(at, -204, -160, 0.14, 1.2), s.c('#4f5f38', 0.1, 0.6), 'opacity=".5"'),
    s.p(back, s.c(stone, 0.06, 0.5)),
    s.p(middle, s.c(stone, 0.05, 0.3)),
    s.p(front, s.c(mix(stone, '#8a8478', 0.4), 0.05, 0.2)),
    s.line(light, s.c(mix(stone, '#ffffff', 0.4), 0), 2, 0.5),
  )
}
