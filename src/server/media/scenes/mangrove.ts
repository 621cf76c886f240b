import { mist } from './land.ts'
import { person } from './living.ts'
import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'
import { glitter, water } from './water.ts'

/** A tidal channel between mangroves on their roots, kayaks on it, waders in the shallows. */
export function drawMangrove(s: Scene): void {
  sky(s, { horizon: s.u(400, 440) })
  const y = s.horizon
  belt(s, y + 8, s.u(34, 46), 0.62)
  mist(s, y - 50, 90, 0.5)
  belt(s, y + 16, s.u(46, 60), 0.42)
  water(s, y + 14, { far: '#5a9a92', near: '#1d4f4c', waves: 70 })
  glitter(s, y + 14)
  for (const [depth, inner, reach, tall] of [
    [0.4, 400, 120, 56],
    [0.28, 300, 170, 86],
    [0.16, 190, 230, 130],
    [0.04, 30, 330, 215],
  ] as const)
    // prettier-ignore
    for (const side of [0, 1]) {
      const x = inner + s.u(-60, 40)
      clump(s, side === 0 ? x : W - x, y + 34 + (0.4 - depth) * 420 + s.u(-8, 12), reach * s.u(0.85, 1.15), tall * s.u(0.85, 1.15), depth) // prettier-ignore
    }
  waders(s, s.pick([s.u(330, 430), s.u(770, 870)]), s.u(600, 640), s.i(3, 6))
  kayak(s, s.u(500, 700), s.u(560, 590), 0.8, 0.1)
  kayak(s, s.u(430, 770), s.u(690, 720), 1.5, 0)
  shoots(s)
  birds(s, s.u(350, 850), s.u(120, 230), s.i(4, 8))
}

function belt(s: Scene, y: number, h: number, d: number): void {
  let path = ''
  for (let x = -20; x < W + 20; x += s.u(12, 26)) {
    const r = h * s.u(0.3, 0.75)
    path += `M${f(x - r)} ${f(y)}a${f(r)} ${f(r * s.u(0.7, 1))} 0 1 1 ${f(r * 2)} 0Z`
  }
  s.add(s.p(path, s.fade('#4d7a4c', d, d, 0.3)))
  s.add(s.rect(-20, y - 2, W + 40, 20, s.c('#3f6a48', d, 0.5)))
}

function clump(s: Scene, x: number, y: number, w: number, h: number, d: number): void {
  let roots = ''
  let mirror = ''
  const crown = y - h * 0.42
  for (let n = 0; n < 26; n++) {
    const fx = x + s.u(-0.55, 0.55) * w
    const foot = fx + s.u(-0.07, 0.07) * w
    roots += `M${f(fx)} ${f(crown + 10)}C${f(fx)} ${f(y - h * 0.2)} ${f(foot)} ${f(y - h * 0.2)} ${f(foot)} ${f(y + s.u(-2, 6))}`
    mirror += `M${f(foot + s.u(-8, 8))} ${f(y + s.u(4, 14))}h${f(s.u(-30, 30))}`
  }
  s.add(
    `<ellipse cx="${f(x)}" cy="${f(y + h * 0.16)}" rx="${f(w * 0.6)}" ry="${f(h * 0.24)}" fill="${s.c('#17403a', d * 0.5, 0.5)}" opacity=".55"/>`,
    s.p(`M${f(x - w * 0.54)} ${f(crown)}H${f(x + w * 0.54)}L${f(x + w * 0.4)} ${f(y - 4)}H${f(x - w * 0.4)}Z`, s.c('#22332a', d, 0.8), 'opacity=".7"'), // prettier-ignore
    s.line(roots, s.c('#7a5f48', d, 0.35), 3.4 + h / 60, 0.95),
    s.line(mirror, s.c('#8fb5a0', d), 2, 0.35),
  )
  const tones: [string, number, number][] = [['#2c5636', 0.55, 1], ['#45743f', 0.15, 0.82], ['#6f9650', -0.08, 0.55]] // prettier-ignore
  for (const [green, shade, share] of tones) {
    let path = ''
    for (let n = 0; n < 17 * share + 5; n++) {
      const bx = x + s.u(-0.56, 0.56) * w * (share === 1 ? 1 : 0.92) + (share < 1 ? s.L * w * 0.06 * (1 - share) : 0)
      const by = crown - h * s.u(0.02, 0.42) * (1 - Math.abs((bx - x) / w) * 0.8) - (1 - share) * h * 0.16
      const r = h * s.u(0.11, 0.2) * (0.6 + share * 0.4)
      path += `M${f(bx - r)} ${f(by)}a${f(r)} ${f(r * 0.8)} 0 1 1 ${f(r * 2)} 0a${f(r)} ${f(r * 0.7)} 0 1 1 ${f(-r * 2)} 0Z`
    }
    s.add(s.p(path, s.c(green, d, shade)))
  }
  let leaves = ''
  for (let n = 0; n < 60; n++) leaves += `M${f(x + s.u(-0.52, 0.52) * w)} ${f(crown - h * s.u(-0.04, 0.42))}l${f(s.u(-7, 7))} ${f(s.u(-6, 2))}` // prettier-ignore
  s.add(s.line(leaves, s.c('#a5bf74', d, -0.1), 2.4, 0.5))
}

function waders(s: Scene, x: number, y: number, count: number): void {
  const pink = s.pick(['#f0a79a', '#f4efe4', '#f0a79a'])
  for (let n = 0; n < count; n++) {
    const k = s.u(0.75, 1.1)
    const way = s.pick([1, -1])
    s.add(
      `<g transform="translate(${f(x + s.u(-90, 90))} ${f(y + s.u(-20, 24))}) scale(${f(k * way)} ${f(k)})">`,
      s.line('M-3 0V-26M5 0V-25', s.c('#c46a5a', 0.06, 0.2), 2),
      s.p('M-22-30C-16-44 6-46 18-36C10-26-10-22-22-30Z', s.c(pink, 0.05)),
      s.line('M14-36C26-44 12-58 24-66', s.c(pink, 0.05), 4.2),
      s.line('M24-66L33-61', s.c('#3a2c2a', 0.05), 3.2),
      s.line('M-14 3h30', mix(s.sky[3], '#ffffff', 0.4), 1.6, 0.6),
      '</g>',
    )
  }
}

function kayak(s: Scene, x: number, y: number, k: number, d: number): void {
  const hull = s.c(s.pick(['#d9722e', '#c8402f', '#e0a52e', '#1f7f86']), d)
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})">`,
    `<ellipse cx="0" cy="12" rx="92" ry="10" fill="${s.c('#0f2f2e')}" opacity=".4"/>`,
    person(s, -18, 2, 1, s.c(s.pick(['#e9c46a', '#f3ead8', '#c8402f'])), d, '#f3ead8', false),
    person(s, 26, 2, 1, s.c(s.pick(['#0b5d5e', '#e9c46a', '#7a2f45'])), d, '#2c2b33', false),
    s.line('M-60-34L26-10M-14-8L64-36', s.c('#efe6d4', d), 2.6),
    s.p('M-104-6C-70-2 70-2 104-6C84 12 50 15 0 15S-84 12-104-6Z', hull),
    s.p('M-104-6C-70-2 70-2 104-6L99-2C60 3-60 3-99-2Z', s.c('#fff3da', d), 'opacity=".55"'),
    s.line('M-130 16q22-5 44 0t44 0 44 0 44 0 44 0', mix(s.sky[3], '#ffffff', 0.5), 2.4, 0.6),
    '</g>',
  )
}

/** Breathing roots that stand out of the mud in front. */
function shoots(s: Scene): void {
  let path = ''
  for (let n = 0; n < 70; n++) {
    const x = s.pick([s.u(-10, 340), s.u(860, 1210)])
    const y = s.u(740, H + 6)
    path += `M${f(x)} ${f(y)}l${f(s.u(-3, 3))} ${f(-s.u(16, 36))}`
  }
  s.add(s.line(path, s.c('#4a3a30', 0, 0.4), 4, 0.9))
}
