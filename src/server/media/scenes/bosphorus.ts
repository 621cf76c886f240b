import { dome, domePath } from './architecture.ts'
import { mist, poly, ridge, type Point } from './land.ts'
import { person } from './living.ts'
import { f, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { birds, sky } from './sky.ts'
import { glitter, water } from './water.ts'

/** A strait between wooded hills: domes and pencil minarets, timber houses on the water, a ferry, gulls. No palms. */
export function drawBosphorus(s: Scene): void {
  sky(s, { horizon: s.u(440, 466), sunX: s.u(420, 780) })
  const y = s.horizon
  const stone = s.pick(['#d9ccb6', '#cfc4b4', '#e0d2ba'])
  hill(s, y + 6, s.u(96, 130), 0.62)
  roofs(s, y + 2, 0.56, 80)
  mist(s, y - 120, 130, 0.4)
  const left = s.u(390, 450)
  if (s.r() < 0.6) tower(s, s.u(820, 930), y - 70, stone)
  mosque(s, left, y - 74, s.u(0.78, 0.9), stone, 0.36)
  if (s.r() < 0.6) mosque(s, s.pick([s.u(120, 190), s.u(660, 690)]), y - 30, 0.44, stone, 0.5)
  roofs(s, y + 10, 0.36, 54)
  mist(s, y - 60, 90, 0.35)
  s.add(s.rect(-10, y + 2, W + 20, 14, s.c(stone, 0.34, 0.3)))
  water(s, y + 12, { far: '#3f8a9c', near: '#103f58', waves: 56 })
  glitter(s, y + 12)
  shore(s, s.u(720, 770), y + 118)
  if (s.r() < 0.6) {
    for (let n = 0; n < s.i(1, 2); n++) caique(s, s.u(80, 420), y + s.u(50, 90), s.u(0.4, 0.55), 0.2)
    ferry(s, s.u(360, 450), s.u(664, 690), s.u(1.02, 1.2))
  } else {
    ferry(s, s.u(260, 420), y + s.u(70, 92), s.u(0.42, 0.5))
    caique(s, s.u(560, 640), s.u(620, 640), s.u(0.8, 0.9), 0.06)
    caique(s, s.u(330, 430), s.u(690, 712), s.u(1.3, 1.5), 0)
  }
  gulls(s)
}

function hill(s: Scene, y: number, tall: number, d: number): void {
  const top = ridge(s, 0, 16, 32).map(([x, dy]): Point => {
    const t = x / W
    return [x, y - tall * (0.35 + 0.65 * Math.abs(Math.cos(t * 3 + 0.2))) + dy]
  })
  s.add(s.p(poly([...top, [W + 20, y + 20], [-20, y + 20]]), s.fade('#6f8a6a', d, d + 0.16, 0.2)))
}

/** Houses up the slope with red roofs, trees between them. */
function roofs(s: Scene, y: number, d: number, tall: number): void {
  const judas = s.c('#c9849a', d)
  for (let n = 0; n < 60; n++) {
    const x = s.u(-20, W)
    const t = s.r()
    const up = t * tall * (0.5 + 0.5 * Math.abs(Math.cos((x / W) * 3 + 0.2)))
    const w = s.u(18, 34)
    const h = s.u(15, 30)
    const foot = y - up
    if (n % 4 === 0) {
      const r = s.u(9, 18)
      s.add(`<ellipse cx="${f(x)}" cy="${f(foot - r)}" rx="${f(r)}" ry="${f(r * 1.05)}" fill="${n % 12 === 0 ? judas : s.c(s.pick(['#5f8056', '#4f7350']), d, 0.15)}"/>`) // prettier-ignore
      continue
    }
    const front = s.pick(['#efe4cf', '#e2c8a0', '#d9a888', '#c9ced0', '#e8d8c0'])
    let holes = ''
    for (let m = 0; m < 3; m++) holes += `M${f(x + w * (0.2 + m * 0.3))} ${f(foot - h * 0.62)}v${f(h * 0.26)}`
    s.add(
      s.rect(x, foot - h, w, h + 4, s.c(front, d, s.r() < 0.4 ? 0.3 : 0)),
      s.p(`M${f(x - 3)} ${f(foot - h)}L${f(x + w * 0.28)} ${f(foot - h - 8)}H${f(x + w * 0.72)}L${f(x + w + 3)} ${f(foot - h)}Z`, s.c('#b5654a', d, 0.1)), // prettier-ignore
      s.line(holes, s.night && s.r() < 0.6 ? mix(LAMP, s.haze, d * 0.4) : s.c('#5a4a44', d, 0.3), 2.6, 0.85),
    )
  }
}

/** A pencil minaret: a slender shaft, balconies, a cone of lead. */
function pencil(s: Scene, x: number, y: number, h: number, stone: string, d: number, balconies: number): void {
  const w = h * 0.05
  s.add(
    s.rect(x - w * 0.8, y - h * 0.24, w * 1.6, h * 0.24, s.round(stone, d)),
    s.rect(x - w / 2, y - h, w, h, s.round(stone, d)),
    s.p(`M${f(x - w * 0.62)} ${f(y - h)}L${f(x)} ${f(y - h * 1.26)}L${f(x + w * 0.62)} ${f(y - h)}Z`, s.round('#76878f', d)), // prettier-ignore
    s.line(`M${f(x)} ${f(y - h * 1.26)}v${f(-h * 0.05)}`, s.c('#d9a441', d, -0.15), Math.max(1.2, w * 0.18)),
  )
  for (let n = 0; n < balconies; n++) {
    const at = y - h * (0.86 - n * 0.2)
    s.add(s.p(`M${f(x - w / 2)} ${f(at + w * 0.9)}L${f(x - w)} ${f(at)}V${f(at - w * 0.5)}H${f(x + w)}V${f(at)}L${f(x + w / 2)} ${f(at + w * 0.9)}Z`, s.c(stone, d, -0.12))) // prettier-ignore
    if (s.night) s.add(s.lamp(x, at - w * 0.4, w * 3, 0.7))
  }
}

/** An imperial mosque from afar: a great dome, half domes that step down from it, four minarets. */
function mosque(s: Scene, x: number, y: number, k: number, stone: string, d: number): void {
  const lead = s.pick(['#8a9ba2', '#7f929c', '#94a0a2'])
  const one = (dx: number, up: number, r: number, tall = 0.8) =>
    s.p(domePath(x + dx * k, y - up * k, r * k, r * tall * k, 'half'), s.round(lead, d))
  const box = (dx: number, up: number, w: number, h: number) =>
    s.rect(x + dx * k, y - up * k, w * k, h * k, s.round(stone, d))
  for (const side of [-1, 1]) pencil(s, x + side * 108 * k, y + 10, 214 * k, stone, d + 0.04, 2)
  s.add(box(-46, 128, 92, 40), dome(s, x, y - 126 * k, 47 * k, 46 * k, lead, d, 'half', false))
  s.add(one(-56, 92, 36), one(56, 92, 36), box(-92, 94, 184, 50), one(-84, 64, 22), one(84, 64, 22))
  s.add(one(0, 84, 44, 0.72), box(-116, 66, 232, 76))
  for (let n = -3; n <= 3; n++) s.add(one(n * 36, 40, 17, 0.78))
  s.add(box(-130, 42, 260, 56))
  let windows = ''
  for (let n = -4; n <= 4; n++) windows += `M${f(x + n * 9.4 * k)} ${f(y - 108 * k)}v${f(-9 * k)}`
  for (let n = -8; n <= 8; n++) windows += `M${f(x + n * 14 * k)} ${f(y - 12 * k)}v${f(-13 * k)}`
  for (let n = -5; n <= 5; n++) windows += `M${f(x + n * 15 * k)} ${f(y - 54 * k)}v${f(-9 * k)}`
  s.add(s.line(windows, s.night ? LAMP : s.c('#5a5450', d, 0.4), 4.2 * k, 0.85))
  if (s.night) s.add(s.lamp(x, y - 70 * k, 190 * k, 0.55))
  for (const side of [-1, 1]) pencil(s, x + side * 142 * k, y + 14, 236 * k, stone, d, 3)
}

/** The round watchtower on the hill across the inlet. */
function tower(s: Scene, x: number, y: number, stone: string): void {
  const d = 0.44
  s.add(
    s.rect(x - 22, y - 120, 44, 130, s.round(stone, d)),
    s.rect(x - 25, y - 128, 50, 10, s.c(stone, d, -0.1)),
    s.rect(x - 19, y - 148, 38, 22, s.round(stone, d)),
    s.p(`M${f(x - 24)} ${f(y - 147)}L${f(x)} ${f(y - 208)}L${f(x + 24)} ${f(y - 147)}Z`, s.round('#76878f', d)),
    s.line(`M${f(x - 10)} ${f(y - 132)}v-8M${f(x)} ${f(y - 132)}v-8M${f(x + 10)} ${f(y - 132)}v-8M${f(x - 8)} ${f(y - 84)}v-10M${f(x + 8)} ${f(y - 60)}v-10`, s.night ? LAMP : s.c('#5a5450', d, 0.4), 4, 0.8), // prettier-ignore
  )
}

/** The near shore: timber houses over the water, plane and judas trees behind them, their reflection below. */
function shore(s: Scene, from: number, y: number): void {
  const end = W + 30
  const bank: Point[] = [[from - 60, y + 2]]
  for (let x = from - 10; x < end; x += 46) bank.push([x, y - 60 - ((x - from) / (W - from)) * 150 + s.u(-16, 16)])
  s.add(s.p(poly([...bank, [end, y + 2]]), s.fade('#5f8056', 0.16, 0.06, 0.25)))
  for (let n = 0; n < 30; n++) {
    const x = s.u(from + 10, W + 20)
    const r = s.u(22, 44)
    const foot = y - s.u(30, 50) - ((x - from) / (W - from)) * s.u(10, 120)
    const leaf = n % 6 === 0 ? '#c9849a' : s.pick(['#5f8a4e', '#4f7a4a', '#6f9458'])
    s.add(
      `<circle cx="${f(x)}" cy="${f(foot - r)}" r="${f(r)}" fill="${s.c(leaf, 0.1, 0.4)}"/>`,
      `<circle cx="${f(x + s.L * r * 0.24)}" cy="${f(foot - r * 1.22)}" r="${f(r * 0.66)}" fill="${s.c(leaf, 0.1, -0.06)}"/>`,
    )
  }
  let x = from
  const paints = ['#a8503c', '#efe6d4', '#d8b27c', '#8fb0b4', '#d99a8c', '#e9d8a8', '#7a9a86']
  let last = ''
  while (x < W + 20) {
    const w = s.u(104, 146)
    const paint = s.pick(paints.filter((one) => one !== last))
    last = paint
    yali(s, x, y, w, s.u(112, 158), paint)
    x += w + s.u(4, 16)
  }
  s.add(s.rect(from - 40, y - 5, W, 16, s.c('#cfc4b0', 0.03, 0.1)), s.rect(from - 40, y + 8, W, 10, s.c('#8a7f72', 0.02, 0.6))) // prettier-ignore
  for (let n = 0; n < 3; n++)
    s.add(person(s, s.u(from, W - 20), y - 2, s.u(0.7, 0.8), s.pick(['#f3ead8', '#2c4a5a', '#c98a3a', '#7a2f45']), 0.03, s.pick(['#a8452f', '#2c2b33']), false)) // prettier-ignore
}

function yali(s: Scene, x: number, y: number, w: number, h: number, paint: string): void {
  const d = 0.03
  const face = s.grad([[0, s.c(paint, d, -0.04)], [1, s.c(paint, d, 0.22)]]) // prettier-ignore
  const trim = s.c('#f6efe0', d, -0.05)
  const eaves = y - h
  const bay = w * s.u(0.36, 0.46)
  const bayAt = x + (w - bay) * s.pick([0.5, 0.24, 0.76])
  s.add(
    s.rect(
      x,
      y + 18,
      w,
      h * 0.62,
      s.grad([
        [0, s.c(paint, 0.1, 0.2), 0.4],
        [1, s.c(paint, 0.1, 0.2), 0],
      ]),
    ),
    s.rect(x, eaves, w, h, face),
    s.rect(s.L < 0 ? x + w - w * 0.14 : x, eaves, w * 0.14, h, s.c(paint, d, 0.6), 'opacity=".5"'),
  )
  s.add(
    s.p(`M${f(x - 10)} ${f(eaves)}L${f(x + w * 0.26)} ${f(eaves - 34)}H${f(x + w * 0.74)}L${f(x + w + 10)} ${f(eaves)}Z`, s.grad([[0, s.c('#a85a42', d, -0.05)], [1, s.c('#a85a42', d, 0.3)]])), // prettier-ignore
    s.rect(x - 10, eaves - 1, w + 20, 6, trim),
    s.p(`M${f(bayAt)} ${f(eaves + 4)}h${f(bay)}v${f(h * 0.58)}l-10 12h${f(20 - bay)}l-10-12Z`, s.c(paint, d, -0.14)),
    s.rect(bayAt, eaves + h * 0.56, bay, 5, trim),
  )
  let frames = ''
  let panes = ''
  let lit = ''
  const columns = Math.max(4, Math.round(w / 24))
  for (const row of [0.16, 0.42, 0.7])
    for (let n = 0; n < columns; n++) {
      const cx = x + (w * (n + 0.5)) / columns
      const top = eaves + h * row
      frames += `M${f(cx - 7)} ${f(top - 2)}h14v27h-14z`
      const pane = `M${f(cx - 4.6)} ${f(top)}h9.2v22h-9.2z`
      if (s.night && s.r() < 0.6) lit += pane
      else panes += pane
    }
  s.add(s.p(frames, trim), s.p(panes, s.c('#3f4f5a', d, 0.4)), lit === '' ? '' : s.p(lit, LAMP))
}

/** A city ferry: two decks of windows, a white hull with a dark foot, a yellow funnel. */
function ferry(s: Scene, x: number, y: number, k: number): void {
  const way = s.pick([1, -1])
  const white = s.c('#f6f1e6', 0.01)
  const grey = s.c('#dcd6c8', 0.01, 0.25)
  const hull = s.c('#27343c', 0, 0.2)
  let panes = ''
  let seats = ''
  for (let n = 0; n < 13; n++) panes += `M${-128 + n * 20} -37h12v14h-12z`
  for (let n = 0; n < 9; n++) seats += `M${-96 + n * 21} -72h13v13h-13z`
  let smoke = ''
  for (const [dx, dy, r] of [[-26, -170, 11], [-50, -182, 15], [-82, -190, 19], [-122, -196, 22]] as const) smoke += `M${dx - r} ${dy}a${r} ${r * 0.7} 0 1 0 ${r * 2} 0a${r} ${r * 0.7} 0 1 0 ${-r * 2} 0Z` // prettier-ignore
  s.add(
    `<ellipse cx="${f(x)}" cy="${f(y + 26 * k)}" rx="${f(196 * k)}" ry="${f(15 * k)}" fill="${s.c('#0b2f42')}" opacity=".34"/>`,
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * way)} ${f(k)})">`,
    s.p(smoke, mix(s.sky[2], '#ffffff', s.night ? 0.1 : 0.4), 'opacity=".42"'),
    s.p('M-14-88L-8-158H24L22-88Z', s.c('#e2ab3f', 0, -0.05)),
    s.p('M8-158H24L22-88H10Z', s.c('#c98a2a', 0, 0.4), 'opacity=".6"'),
    s.p('M-9-158L-8-170H25L24-158Z', hull),
    s.line('M86-88V-176M-104-84V-140', s.c('#5a4a3c', 0, 0.2), 4),
    s.p('M86-172l-32 8 32 8Z', s.c('#b5382f')),
    s.p('M-112-50L-106-86H112L122-50Z', white),
    s.rect(-116, -92, 238, 7, grey),
    s.p('M64-92L68-114H100L106-92Z', white),
    s.p('M72-108h10v10h-12zM86-108h11l3 10h-14z', s.night ? LAMP : s.c('#3f4f5a', 0, 0.3)),
    s.p('M-160-12L-150-50H150L172-12Z', white),
    s.rect(-156, -55, 312, 7, grey),
    s.p(panes + seats, s.night ? LAMP : s.c('#3f5560', 0, 0.25)),
    s.p('M-178-14C-100-8 80-8 198-22C188 6 176 20 160 26H-150C-168 18-176 4-178-14Z', white),
    s.p('M-176 0C-100 4 90 4 189-4C182 12 174 20 160 26H-150C-166 20-174 10-176 0Z', hull),
    s.line('M-177-3C-100 1 90 1 191-7', s.c('#e2ab3f'), 4),
    s.line('M-214 26q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0', mix(s.sky[3], '#ffffff', 0.6), 4, 0.8),
    s.line('M-300 34q40-7 80 0M-360 42q40-7 90 0', mix(s.sky[3], '#ffffff', 0.6), 3, 0.55),
    s.night ? s.lamp(100, -104, 70, 0.9) : '',
    '</g>',
  )
}

/** A rowing boat with a fisherman. */
function caique(s: Scene, x: number, y: number, k: number, d: number): void {
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * s.pick([1, -1]))} ${f(k)})">`,
    person(s, -6, -6, 1.05, '#2c4a5a', d, '#2c2b33', false),
    s.line('M0-34L70 14', s.c('#7a5230', d), 4),
    s.p('M-92-22C-50 2 50 2 96-26C84 6 66 16 50 18H-56C-76 14-88 0-92-22Z', s.c(s.pick(['#d8b27c', '#8a3a2f', '#efe6d4']), d, 0.1)), // prettier-ignore
    s.line('M-120 20q30-7 60 0t60 0 60 0 60 0', mix(s.sky[3], '#ffffff', 0.5), 3, 0.6),
    '</g>',
  )
}

function gulls(s: Scene): void {
  const white = s.night ? s.c('#dfe6e4') : mix('#ffffff', s.sky[2], 0.08)
  for (let n = 0; n < s.i(3, 5); n++) {
    const k = s.u(0.6, 1.3)
    s.add(
      `<g transform="translate(${f(s.u(160, 760))} ${f(s.u(470, 610))}) rotate(${f(s.u(-18, 12))}) scale(${f(k * s.pick([1, -1]))} ${f(k)})">`,
      s.p('M-40-20C-26-20-10-12 0 0C12-16 30-26 50-24C36-16 22-6 14 6C22 8 28 10 34 12C22 14 8 14-2 10L-18 14L-12 6C-18-6-28-16-40-20Z', white), // prettier-ignore
      s.p('M-40-20L-30-17L-25-12L-33-16ZM50-24L40-21L32-14L42-20Z', s.c('#39464c')),
      s.p('M30 9.500l10 3.500-10 1Z', s.c('#e2ab3f')),
      '</g>',
    )
  }
  birds(s, s.u(380, 700), s.u(150, 240), s.i(5, 8), white)
}
