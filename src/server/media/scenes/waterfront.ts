import { domePath, minaret } from './architecture.ts'
import { house, windTower } from './house.ts'
import { mist, mountains } from './land.ts'
import { palmSym, person } from './living.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'

/** A town by the sea below its mountains: houses along the quay, palms, small boats and reflections. */
export const drawWaterfront = (s: Scene): void => drawQuay(s, false)

/** The old quarter of a Gulf town on flat ground, with wind towers over its houses. */
export const drawCreek = (s: Scene): void => drawQuay(s, true)

function drawQuay(s: Scene, hasWindTowers: boolean): void {
  sky(s, { horizon: s.u(480, 510) })
  const quay = s.horizon + 40
  const isWhite = !hasWindTowers
  const base = isWhite ? s.pick(['#efe6d4', '#e9e0d0', '#f2e6cf']) : s.pick(['#d9bd93', '#cfae84', '#e0c49c'])
  if (!hasWindTowers) mountains(s, quay - 210, s.u(130, 190), '#84788a', 0.5, { foot: 190 })
  mist(s, quay - 170, 150, 0.5)
  row(s, base, quay - 24, 0.4, [36, 58], [70, 130])
  mist(s, quay - 120, 110, 0.4)
  const mosque = s.u(280, 920)
  s.add(minaret(s, mosque, quay, 42, s.u(230, 290), mix(base, '#ffffff', 0.4), 0.22, s.pick(['half', 'onion'])))
  s.add(
    s.p(domePath(mosque + 74, quay - 80, 46, 62, 'pointed'), s.round(s.pick(['#2f7f86', '#e6d9bd', '#5f8f7a']), 0.22)),
  )
  row(s, base, quay, 0.16, [58, 96], [96, 190])
  if (hasWindTowers)
    for (let n = 0; n < 4; n++) s.add(windTower(s, s.u(80, 1100), quay - 60, s.u(36, 46), s.u(150, 190), base, 0.14))
  const palm = palmSym(s, 0.06)
  for (let n = 0; n < 13; n++)
    s.add(s.use(palm, 40 + n * 94 + s.u(-24, 24), quay + 14, s.u(0.8, 1) * s.pick([1, -1]), s.u(0.85, 1.1)))
  s.add(
    s.rect(-10, quay, W + 20, 20, s.c(mix(base, '#ffffff', 0.25), 0.04)),
    s.rect(-10, quay + 20, W + 20, 22, s.c(base, 0.02, 0.65)),
  )
  for (let n = 0; n < s.i(8, 13); n++)
    s.add(person(s, s.u(20, W - 20), quay + 8, s.u(0.52, 0.66), s.pick(['#f3ead8', '#2c2b33', '#7a2f45', '#0b5d5e', '#c98a3a']), 0.04, s.pick(['#a8452f', '#f3ead8', '#2c2b33']), false)) // prettier-ignore
  lamps(s, quay)
  water(s, base, quay + 42)
  for (let n = 0; n < s.i(2, 4); n++) boat(s, s.u(90, 1110), quay + s.u(70, 104), s.u(0.45, 0.6), 0.12)
  boat(s, s.pick([s.u(250, 420), s.u(780, 960)]), s.u(690, 726), s.u(1.15, 1.4), 0)
  birds(s, s.u(250, 950), s.u(130, 250), s.i(4, 7), s.night ? s.c('#c9d6d8') : mix('#ffffff', s.sky[1], 0.1))
}

function row(s: Scene, base: string, y: number, d: number, width: [number, number], height: [number, number]): void {
  let x = s.u(-50, -10)
  while (x < W) {
    const w = s.u(...width)
    const tint = s.pick([base, mix(base, '#ffffff', 0.3), mix(base, '#c98a5a', 0.2)])
    s.add(house(s, x, y, w, s.u(...height), tint, d, 'coral'))
    x += w * s.u(0.84, 1.06)
  }
}

function lamps(s: Scene, quay: number): void {
  let posts = ''
  for (let n = 0; n < 8; n++) {
    const x = 70 + n * 152
    posts += `M${f(x)} ${f(quay + 12)}V${f(quay - 56)}`
    s.add(`<circle cx="${f(x)}" cy="${f(quay - 60)}" r="6" fill="${s.night ? LAMP : s.c('#f4e8cc')}"/>`)
    if (s.night || s.time === 'sunset') s.add(s.lamp(x, quay - 60, 54, 0.7))
  }
  s.add(s.line(posts, s.c('#2f3a40', 0, 0.4), 3))
}

function water(s: Scene, base: string, y: number): void {
  s.add(s.rect(0, y, W, H - y, s.grad([[0, mix(s.sky[3], s.c('#2d7f8c'), 0.45)], [0.35, s.c('#23727f', 0.08)], [1, s.c('#0d3f52')]]))) // prettier-ignore
  let mirror = ''
  for (let n = 0; n < 34; n++) mirror += `M${f(s.u(0, W))} ${f(y + 2)}v${f(s.u(24, 96))}`
  s.add(s.line(mirror, s.night ? LAMP : s.c(base, 0.1), s.night ? 4 : 16, s.night ? 0.25 : 0.16))
  let light = ''
  let dark = ''
  for (let n = 0; n < 90; n++) {
    const t = s.r()
    const w = 24 + t * 130
    const wave = `M${f(s.u(-60, W))} ${f(y + 8 + t * t * (H - y - 10))}q${f(w / 4)} ${f(-2 - t * 6)} ${f(w / 2)} 0t${f(w / 2)} 0`
    if (n % 2 === 0) light += wave
    else dark += wave
  }
  s.add(s.line(dark, s.c('#0b3346'), 1.8, 0.32), s.line(light, mix(s.sky[3], '#ffffff', 0.35), 1.7, 0.36))
}

/** A fishing boat: a high bow, a mast with a furled sail, nets in it. */
function boat(s: Scene, x: number, y: number, k: number, d: number): void {
  const way = s.pick([1, -1])
  const wood = s.c(s.pick(['#7a4526', '#2f6f7a', '#8a3a2f', '#e6dcc4']), d, 0.15)
  const dark = s.c('#4d2b1b', d, 0.6)
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * way)} ${f(k)})">`,
    `<g transform="translate(0 26) scale(1 -.6)" opacity=".25"><path d="M-120-26C-60-6 60-6 132-44C120-6 96 14 74 20H-82C-104 14-118-4-120-26Z" fill="${dark}"/></g>`,
    s.line('M10-14V-170M10-166L-78-70M10-166L110-46', dark, 4),
    s.line('M-92-56L96-152', s.c('#efe3c8', d, 0.1), 13),
    s.line('M-92-56L96-152', s.c('#b59a74', d, 0.4), 2, 0.6),
    s.p('M-120-26C-60-6 60-6 132-44C120-6 96 14 74 20H-82C-104 14-118-4-120-26Z', wood),
    s.p('M-120-26C-60-6 60-6 132-44L131-34C60 4-60 4-118-17Z', s.c('#f1e6cc', d)),
    s.p('M-70-14q26-26 56-4q20-20 44 2q-50 8-100 2Z', s.c('#5f8f86', d, 0.3)),
    s.line('M-140 20q30-7 60 0t60 0 60 0 60 0', mix(s.sky[3], '#ffffff', 0.5), 3, 0.65),
    s.night ? s.lamp(10, -168, 40, 0.9) : '',
    '</g>',
  )
}
