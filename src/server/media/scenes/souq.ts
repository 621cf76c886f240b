import { arch, lanternSym, starPattern, type ArchType } from './architecture.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'

const DEPTH = 7

/** A covered market: arch behind arch to a bright end, stalls on both sides, lanterns over the lane. */
export function drawSouq(s: Scene): void {
  const stone = s.pick(['#b08a66', '#a57c5c', '#9a8574', '#b7906a'])
  const type: ArchType = s.pick<ArchType>(['pointed', 'keel', 'round'])
  const cx = 600 + s.u(-70, 70)
  const cy = s.u(430, 470)
  const inside = s.night ? 0.75 : 0.6
  s.add(s.rect(0, 0, W, H, s.c(stone, 0, 1)))
  s.sunX = cx
  s.sunY = cy - 40
  const at = (n: number) => Math.pow(0.66, n)
  for (let n = 0; n < DEPTH; n++) {
    const k = at(n)
    const w = 1240 * k
    const foot = cy + 330 * k
    const top = cy - 440 * k
    const light = (n / DEPTH) * 0.55
    const wall = s.c(mix(stone, s.sky[3], light * 0.7), 0, inside * (1 - n / DEPTH))
    s.add(
      s.p(
        arch(cx, w * 1.16, foot + 400 * k, cy - 60 * k, top - 60 * k, type),
        s.c(mix(stone, s.sky[3], light * 0.5), 0, inside),
      ),
    )
    s.add(s.p(arch(cx, w, foot + 400 * k, cy - 60 * k, top, type), wall))
    s.add(s.p(`M${f(cx - w / 2)} ${f(foot)}L${f(cx - (w * 0.66) / 2)} ${f(cy + 330 * k * 0.66)}H${f(cx + (w * 0.66) / 2)}L${f(cx + w / 2)} ${f(foot)}V820H${f(cx - w / 2)}Z`, s.c(mix('#c9ab84', s.sky[3], light), 0, 0.3))) // prettier-ignore
    stalls(s, cx, cy, k, w, foot, n)
  }
  const end = at(DEPTH)
  s.add(
    s.p(
      arch(cx, 1240 * end, cy + 330 * end, cy - 40 * end, cy - 420 * end, type),
      s.night ? LAMP : mix(s.P.sun, s.sky[2], 0.25),
    ),
    `<circle cx="${f(cx)}" cy="${f(cy)}" r="260" fill="${s.rad([[0, s.night ? LAMP : s.P.sun, 0.75], [1, s.P.sun, 0]])}"/>`, // prettier-ignore
  )
  if (!s.night) shafts(s, cx)
  for (let n = 0; n < s.i(4, 6); n++) {
    const t = s.u(0.12, 0.62)
    s.add(
      person(s, cx + s.u(-150, 150) * t * 1.6, cy + 330 * t + 8, 3.1 * t, s.pick(['#f3ead8', '#2c2b33', '#7a2f45', '#0b5d5e', '#d7b98a']), 0.05, s.pick(['#a8452f', '#f3ead8', '#2c2b33'])), // prettier-ignore
    )
  }
  const lantern = lanternSym(s)
  for (let n = 0; n < 6; n++) {
    const k = at(n * 0.8) * 1.5
    for (const side of [-1, 1]) {
      const x = cx + side * 215 * at(n * 0.8)
      const y = cy - 250 * at(n * 0.8)
      s.add(s.use(lantern, x, y, k * 0.9, k * 0.9), s.lamp(x, y + 34 * k, 92 * k, s.night ? 0.75 : 0.5))
    }
  }
}

/** One bay's shelves and hanging cloth, on both sides of the lane. */
function stalls(s: Scene, cx: number, cy: number, k: number, w: number, foot: number, n: number): void {
  const colors = ['#a8452f', '#d9a441', '#0b5d5e', '#7a2f45', '#e8d3a8', '#c66a12', '#2a5d8a']
  const d = n * 0.07
  for (const side of [-1, 1]) {
    const wall = cx + (side * w) / 2
    const inner = cx + (side * w * 0.66) / 2
    const x = Math.min(wall, inner)
    const width = Math.abs(wall - inner)
    const base = foot - 40 * k
    s.add(s.rect(x, base - 74 * k, width, 110 * k, s.c('#6a4630', d, 0.35)))
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = base - 74 * k - shelf * 70 * k
      s.add(s.rect(x, y, width, 6 * k, s.c('#8a5f3e', d, 0.2)))
      let at = x + 4 * k
      while (at < x + width - 10 * k) {
        const size = s.u(14, 30) * k
        const color = s.c(s.pick(colors), d, s.u(0, 0.3))
        s.add(
          shelf === 0
            ? `<path d="M${f(at)} ${f(y)}h${f(size * 1.4)}l${f(-size * 0.2)} ${f(-size * 0.5)}q${f(-size * 0.5)} ${f(-size * 0.9)} ${f(-size)} 0z" fill="${color}"/>`
            : s.rect(at, y - size * 1.5, size, size * 1.5, color, `rx="${f(size * 0.2)}"`),
        )
        at += size * 1.6
      }
    }
    if (n < 4) {
      const cloth = s.pick(colors)
      const cw = width * 0.5
      const x0 = x + width * (side < 0 ? 0.08 : 0.42)
      s.add(s.rect(x0, cy - 190 * k, cw, 150 * k, starPattern(s, Math.max(10, 38 * k), s.c('#f2dcb4', d), s.c('#d9a441', d), s.c(cloth, d, 0.15)))) // prettier-ignore
      s.add(s.line(`M${f(x0)} ${f(cy - 40 * k)}${`l${f(cw / 12)} ${f(10 * k)}l${f(cw / 12)} ${f(-10 * k)}`.repeat(6)}`, s.c('#f2dcb4', d), 2 * k + 0.6)) // prettier-ignore
    }
  }
}

function shafts(s: Scene, cx: number): void {
  for (let n = 0; n < s.i(2, 3); n++) {
    const x = cx + s.u(-170, 170)
    const lean = s.L * -s.u(70, 190)
    s.add(s.p(`M${f(x)} 60h${f(s.u(20, 46))}L${f(x + lean + 120)} 720h-150Z`, s.grad([[0, s.P.sun, 0.5], [1, s.P.sun, 0.02]]))) // prettier-ignore
  }
}
