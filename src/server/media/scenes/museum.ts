import { arch, starPattern } from './architecture.ts'
import { person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'

/** A hall of arches under a pierced dome: shafts of light, pedestals, people small between them. */
export function drawMuseum(s: Scene): void {
  const stone = s.pick(['#e3d6bf', '#d9c7ad', '#cfd2cc', '#dcbfa4'])
  const inside = s.night ? 0.5 : 0.22
  const cx = 600
  s.sunX = cx + s.L * -120
  s.sunY = 120
  s.add(
    s.rect(
      0,
      0,
      W,
      H,
      s.grad([
        [0, s.c(stone, 0, inside + 0.3)],
        [1, s.c(stone, 0, inside)],
      ]),
    ),
  )
  ceiling(s, stone, cx, inside)
  backWall(s, stone, cx, inside)
  floor(s, stone)
  shafts(s, cx)
  sides(s, stone, cx, inside)
  pieces(s, stone)
  for (let n = 0; n < s.i(4, 7); n++) {
    const t = s.u(0.1, 0.85)
    s.add(person(s, cx + s.u(-1, 1) * (110 + t * 330), 592 + t * 170, 0.85 + t * 0.85, s.pick(['#f3ead8', '#2c2b33', '#7a2f45', '#0b5d5e', '#c98a3a']), 0.03, s.pick(['#a8452f', '#2c2b33', '#f3ead8']))) // prettier-ignore
  }
}

/** Rings of a dome seen from below, with stars cut through it. */
function ceiling(s: Scene, stone: string, cx: number, inside: number): void {
  const light = s.night ? '#8fb0c8' : mix(s.P.sun, s.sky[2], 0.3)
  for (let n = 0; n < 6; n++) {
    const t = n / 6
    const rx = 620 * (1 - t * 0.86)
    s.add(`<ellipse cx="${cx}" cy="${f(150 - t * 60)}" rx="${f(rx)}" ry="${f(rx * 0.36)}" fill="${s.c(stone, 0, inside + 0.34 - t * 0.32)}"/>`) // prettier-ignore
    const count = 18 - n * 2
    let holes = ''
    for (let m = 0; m < count; m++) {
      const a = (m / count) * Math.PI * 2 + n * 0.2
      const [x, y] = [cx + Math.cos(a) * rx * 0.9, 150 - t * 60 + Math.sin(a) * rx * 0.9 * 0.36]
      const r = 15 - n * 1.6
      holes += `M${f(x)} ${f(y - r * 0.6)}L${f(x + r)} ${f(y)}L${f(x)} ${f(y + r * 0.6)}L${f(x - r)} ${f(y)}Z`
    }
    s.add(s.p(holes, light, `opacity="${(0.55 + t * 0.4).toFixed(2)}"`))
  }
  s.add(`<ellipse cx="${cx}" cy="92" rx="96" ry="34" fill="${light}"/>`)
}

function backWall(s: Scene, stone: string, cx: number, inside: number): void {
  s.add(s.rect(180, 300, 840, 300, s.c(mix(stone, '#ffffff', 0.2), 0.06, inside * 0.7)))
  s.add(s.rect(180, 292, 840, 22, starPattern(s, 22, s.c('#2f7f86', 0.06), s.c('#e9dcc0', 0.06), s.c('#1f4f6a', 0.06, 0.2)))) // prettier-ignore
  const view = s.night ? s.sky[1] : mix(s.sky[2], '#ffffff', 0.15)
  for (const [x, w, top] of [
    [cx, 210, 330],
    [cx - 270, 150, 370],
    [cx + 270, 150, 370],
  ] as const)
    // prettier-ignore
    s.add(
      s.p(arch(x, w + 26, 600, top + 96, top - 12, 'pointed'), s.c(mix(stone, '#ffffff', 0.35), 0.05, inside * 0.5)),
      s.p(arch(x, w, 600, top + 96, top, 'pointed'), s.grad([[0, view], [1, s.night ? s.sky[3] : s.sky[3]]])),
      s.line(`M${x} ${top + 4}V600M${x - w / 2} 470H${x + w / 2}M${x - w / 2} 530H${x + w / 2}`, s.c('#5a4230', 0.05, 0.4), 3, 0.5), // prettier-ignore
    )
}

function floor(s: Scene, stone: string): void {
  s.add(s.rect(0, 590, W, H - 590, s.grad([[0, s.c(mix(stone, '#ffffff', 0.15), 0.04, 0.1)], [1, s.c(mix(stone, '#8a6a4a', 0.3), 0, 0.3)]]))) // prettier-ignore
  let lines = ''
  for (let n = -9; n <= 9; n++) lines += `M${f(600 + n * 66)} 590L${f(600 + n * 200)} 810`
  for (const y of [604, 626, 656, 698, 752]) lines += `M0 ${y}H${W}`
  s.add(s.line(lines, s.c('#6a5038', 0, 0.4), 1.5, 0.22))
  s.add(`<ellipse cx="600" cy="660" rx="330" ry="56" fill="${s.night ? LAMP : s.P.sun}" opacity=".2"/>`)
}

function shafts(s: Scene, cx: number): void {
  for (let n = 0; n < 5; n++) {
    const x = cx + (n - 2) * s.u(50, 80)
    const lean = s.L * -s.u(60, 200)
    s.add(s.p(`M${f(x)} 90h${f(s.u(16, 34))}L${f(x + lean + 120)} 740h-150Z`, s.grad([[0, s.night ? '#a9c4dc' : s.P.sun, s.night ? 0.22 : 0.5], [1, s.P.sun, 0.02]]))) // prettier-ignore
  }
}

/** Two rows of arches towards the back. */
function sides(s: Scene, stone: string, cx: number, inside: number): void {
  for (let n = 4; n >= 0; n--) {
    const k = Math.pow(0.72, n)
    for (const side of [-1, 1]) {
      const x = cx + side * (210 + 470 * k)
      const foot = 590 + 210 * k
      const lit = side === s.L ? inside : inside + 0.3
      s.add(
        s.rect(x - 34 * k, foot - 520 * k, 68 * k, 520 * k, s.c(stone, n * 0.05, lit)),
        s.rect(x - 46 * k, foot - 26 * k, 92 * k, 26 * k, s.c(mix(stone, '#ffffff', 0.3), n * 0.05, lit)),
        s.rect(x - 48 * k, foot - 540 * k, 96 * k, 34 * k, s.c(mix(stone, '#ffffff', 0.3), n * 0.05, lit)),
        s.rect(x - 34 * k, foot - 470 * k, 68 * k, 40 * k, starPattern(s, Math.max(8, 30 * k), s.c('#2f7f86', n * 0.05), s.c('#e9dcc0', n * 0.05), s.c('#1f4f6a', n * 0.05, 0.2)), 'opacity=".85"'), // prettier-ignore
      )
    }
  }
}

/** Exhibits: jars, a tablet, a bowl under glass, each on its pedestal. */
function pieces(s: Scene, stone: string): void {
  for (const [x, y, k] of [
    [330, 640, 0.8],
    [870, 640, 0.8],
    [190, 740, 1.25],
    [1010, 740, 1.25],
  ] as const) {
    // prettier-ignore
    s.add(
      `<ellipse cx="${f(x - s.L * 26 * k)}" cy="${y}" rx="${f(70 * k)}" ry="${f(12 * k)}" fill="#1a1220" opacity=".22"/>`,
      s.rect(x - 44 * k, y - 104 * k, 88 * k, 104 * k, s.round(mix(stone, '#ffffff', 0.25))),
      s.rect(x - 52 * k, y - 114 * k, 104 * k, 12 * k, s.c(mix(stone, '#ffffff', 0.5), 0, 0.1)),
    )
    const kind = s.i(0, 2)
    const top = y - 114 * k
    if (kind === 0) {
      const clay = s.round(s.pick(['#b5653a', '#2f7f86', '#8a5a3a']))
      s.add(s.p(`M${f(x - 16 * k)} ${f(top - 96 * k)}C${f(x - 12 * k)} ${f(top - 78 * k)} ${f(x - 50 * k)} ${f(top - 60 * k)} ${f(x - 38 * k)} ${f(top - 26 * k)}C${f(x - 32 * k)} ${f(top - 8 * k)} ${f(x - 20 * k)} ${f(top)} ${f(x - 18 * k)} ${f(top)}H${f(x + 18 * k)}C${f(x + 20 * k)} ${f(top)} ${f(x + 32 * k)} ${f(top - 8 * k)} ${f(x + 38 * k)} ${f(top - 26 * k)}C${f(x + 50 * k)} ${f(top - 60 * k)} ${f(x + 12 * k)} ${f(top - 78 * k)} ${f(x + 16 * k)} ${f(top - 96 * k)}Z`, clay)) // prettier-ignore
      s.add(s.line(`M${f(x - 40 * k)} ${f(top - 44 * k)}H${f(x + 40 * k)}M${f(x - 36 * k)} ${f(top - 34 * k)}H${f(x + 36 * k)}`, s.c('#f2e2be'), 2.4 * k, 0.7)) // prettier-ignore
    } else if (kind === 1) {
      s.add(s.p(`M${f(x - 36 * k)} ${f(top)}V${f(top - 70 * k)}Q${f(x)} ${f(top - 112 * k)} ${f(x + 36 * k)} ${f(top - 70 * k)}V${f(top)}Z`, s.round('#9a8a74'))) // prettier-ignore
      let script = ''
      for (let n = 0; n < 6; n++) script += `M${f(x - 24 * k)} ${f(top - (14 + n * 11) * k)}h${f(s.u(30, 48) * k)}`
      s.add(s.line(script, s.c('#4a3f34', 0, 0.5), 3 * k, 0.6))
    } else {
      s.add(
        s.p(`M${f(x - 40 * k)} ${f(top - 44 * k)}C${f(x - 34 * k)} ${f(top - 10 * k)} ${f(x - 12 * k)} ${f(top - 4 * k)} ${f(x)} ${f(top - 4 * k)}S${f(x + 34 * k)} ${f(top - 10 * k)} ${f(x + 40 * k)} ${f(top - 44 * k)}Z`, s.round(s.pick(['#2f7f9a', '#d9a441', '#e9e2cf']))), // prettier-ignore
        s.rect(x - 54 * k, top - 96 * k, 108 * k, 96 * k, '#ffffff', 'opacity=".16"'),
        s.line(`M${f(x - 54 * k)} ${f(top)}v${f(-96 * k)}h${f(108 * k)}v${f(96 * k)}M${f(x - 40 * k)} ${f(top - 84 * k)}l${f(26 * k)} ${f(60 * k)}`, '#ffffff', 2 * k, 0.55), // prettier-ignore
      )
    }
  }
}
