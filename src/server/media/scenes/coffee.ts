import { arch, lanternSym, lattice, starPattern } from './architecture.ts'
import { mountains } from './land.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'
import { sky } from './sky.ts'

const BRASS = '#d9a441'

/** A coffee pot, cups and dates on a cloth, before an arched window. */
export function drawCoffee(s: Scene): void {
  const wall = s.pick(['#e4cfae', '#d9b88f', '#cfd4c4', '#e0c2a8'])
  sky(s, { horizon: 430, sunX: s.u(470, 730), clouds: false })
  mountains(s, 400, s.u(40, 80), '#8f7d78', 0.6, { foot: 80 })
  s.add(s.rect(0, 470, W, 90, s.c('#c9a877', 0.3)))
  window(s, wall)
  table(s)
  const x = s.u(540, 640)
  tray(s, x, 668)
  pot(s, x - 40, 650, s.u(1.05, 1.15))
  for (const [px, py] of [[150, 676], [226, 664], [190, 700]] as const) cup(s, x + px, py, 1) // prettier-ignore
  bowl(s, x - 300, 690, s.u(1, 1.15))
  if (s.r() < 0.7) pastries(s, x + 390, 690)
  else beans(s, x + 400, 716)
  const lantern = lanternSym(s)
  for (const lx of [s.u(110, 190), s.u(1010, 1090)]) {
    s.add(s.use(lantern, lx, s.u(150, 210), 2.3, 2.3), s.lamp(lx, 270, s.night ? 210 : 120, s.night ? 0.85 : 0.45))
  }
  steam(s, x - 116, 440)
}

/** The wall with its arch cut out, and a lattice on both sides of it. */
function window(s: Scene, wall: string): void {
  const hole = arch(600, 620, 520, 240, 60, 'pointed')
  const shade = s.night ? 0.55 : 0.25
  s.add(
    s.p(`M0 0H${W}V${H}H0Z${hole}`, s.grad([[0, s.c(wall, 0, shade + 0.1)], [1, s.c(wall, 0, shade)]]), 'fill-rule="evenodd"'), // prettier-ignore
    `<path d="${hole}" fill="none" stroke="${s.c(mix(wall, '#ffffff', 0.35), 0, shade * 0.6)}" stroke-width="16"/>`,
    `<path d="${arch(600, 680, 520, 236, 26, 'pointed')}" fill="none" stroke="${s.c('#0b5d5e', 0, shade)}" stroke-width="7"/>`,
  )
  for (const side of [-1, 1]) {
    const clip = s.def(
      `<clipPath id="ID"><path d="${arch(600 + side * 470, 190, 500, 250, 150, 'pointed')}"/></clipPath>`,
    )
    const x = 600 + side * 470 - 95
    s.add(
      `<g clip-path="url(#${clip})">`,
      s.rect(x, 100, 190, 420, s.night ? s.c('#2b3c55') : mix(s.sky[2], s.c(wall), 0.35)),
      s.rect(x, 100, 190, 420, lattice(s, 34, s.c('#6a4326', 0, shade))),
      '</g>',
    )
  }
  s.add(s.rect(0, 500, W, 26, s.c(mix(wall, '#ffffff', 0.4), 0, shade * 0.5)))
}

function table(s: Scene): void {
  const cloth = s.pick(['#7a2f45', '#0b5d5e', '#a8452f', '#23466e'])
  s.add(
    s.rect(
      0,
      560,
      W,
      H - 560,
      s.grad([
        [0, s.c('#8a5a38', 0, 0.1)],
        [1, s.c('#5e3a24', 0, 0.4)],
      ]),
    ),
    s.p('M130 590H1070L1240 820H-40Z', s.c(cloth, 0, 0.2)),
    s.p('M130 590H1070L1240 820H-40Z', starPattern(s, 74, s.c('#e9d2a0', 0, 0.1), s.c(BRASS, 0, 0.15), s.c(cloth, 0, 0.2)), 'opacity=".42"'), // prettier-ignore
    s.line('M146 606H1054M90 660L146 606M1110 660L1054 606', s.c('#e9d2a0', 0, 0.05), 3, 0.7),
  )
}

function shadowUnder(s: Scene, x: number, y: number, w: number): void {
  s.add(
    `<ellipse cx="${f(x - s.L * w * 0.35)}" cy="${f(y)}" rx="${f(w)}" ry="${f(w * 0.16)}" fill="#1a1220" opacity=".3"/>`,
  )
}

function tray(s: Scene, x: number, y: number): void {
  shadowUnder(s, x + 40, y + 18, 330)
  s.add(
    `<ellipse cx="${f(x + 40)}" cy="${f(y + 6)}" rx="300" ry="56" fill="${s.round(BRASS)}"/>`,
    `<ellipse cx="${f(x + 40)}" cy="${f(y)}" rx="286" ry="48" fill="${s.c(BRASS, 0, 0.15)}"/>`,
    `<ellipse cx="${f(x + 40)}" cy="${f(y)}" rx="252" ry="38" fill="none" stroke="${s.c('#fff0c2')}" stroke-width="2" opacity=".5"/>`,
  )
}

/** The dallah: a waisted body, a long beak, a spire on its lid. */
function pot(s: Scene, x: number, y: number, k: number): void {
  const body = s.round(s.pick([BRASS, '#c98a3a', '#cfc6b4']))
  const dark = s.c('#7a5220', 0, 0.5)
  const at = (px: number, py: number) => `${f(x + px * k)} ${f(y + py * k)}`
  shadowUnder(s, x, y + 6, 96 * k)
  s.add(
    s.line(`M${at(62, -196)}C${at(140, -210)} ${at(156, -120)} ${at(96, -70)}`, s.c('#c98a3a', 0, 0.3), 15 * k),
    s.p(`M${at(-52, -150)}C${at(-96, -190)} ${at(-110, -218)} ${at(-138, -238)}L${at(-128, -216)}C${at(-112, -190)} ${at(-96, -130)} ${at(-62, -96)}Z`, body), // prettier-ignore
    s.p(`M${at(-62, 0)}C${at(-104, -34)} ${at(-100, -92)} ${at(-44, -128)}C${at(-34, -150)} ${at(-40, -176)} ${at(-62, -206)}H${f(x + 62 * k)}C${at(40, -176)} ${at(34, -150)} ${at(44, -128)}C${at(100, -92)} ${at(104, -34)} ${at(62, 0)}Z`, body), // prettier-ignore
    s.p(`M${at(-66, -206)}C${at(-58, -246)} ${at(-20, -262)} ${at(-8, -272)}L${at(0, -340)}L${at(8, -272)}C${at(20, -262)} ${at(58, -246)} ${at(66, -206)}Z`, body), // prettier-ignore
    s.line(`M${at(-64, -206)}H${f(x + 64 * k)}M${at(-44, -128)}Q${at(0, -116)} ${at(44, -128)}M${at(-92, -58)}Q${at(0, -36)} ${at(92, -58)}M${at(-72, -14)}Q${at(0, 2)} ${at(72, -14)}`, dark, 3 * k, 0.55), // prettier-ignore
    s.line(`M${at(s.L * 46, -110)}C${at(s.L * 78, -84)} ${at(s.L * 76, -44)} ${at(s.L * 56, -18)}`, '#fff4d6', 6 * k, s.night ? 0.35 : 0.7), // prettier-ignore
    `<circle cx="${f(x)}" cy="${f(y - 288 * k)}" r="${f(7 * k)}" fill="${body}"/>`,
  )
}

/** A finjan, without a handle. */
function cup(s: Scene, x: number, y: number, k: number): void {
  shadowUnder(s, x, y + 2, 34 * k)
  const trim = s.pick(['#0b5d5e', '#a8452f', '#23466e'])
  s.add(
    s.p(`M${f(x - 33 * k)} ${f(y - 52 * k)}C${f(x - 33 * k)} ${f(y - 18 * k)} ${f(x - 18 * k)} ${f(y)} ${f(x)} ${f(y)}S${f(x + 33 * k)} ${f(y - 18 * k)} ${f(x + 33 * k)} ${f(y - 52 * k)}Z`, s.round('#f4ecdc')), // prettier-ignore
    s.line(`M${f(x - 31 * k)} ${f(y - 36 * k)}Q${f(x)} ${f(y - 26 * k)} ${f(x + 31 * k)} ${f(y - 36 * k)}`, s.c(trim), 5 * k, 0.85), // prettier-ignore
    `<ellipse cx="${f(x)}" cy="${f(y - 52 * k)}" rx="${f(33 * k)}" ry="${f(9 * k)}" fill="${s.c('#fbf6ea')}"/>`,
    `<ellipse cx="${f(x)}" cy="${f(y - 51 * k)}" rx="${f(27 * k)}" ry="${f(6.4 * k)}" fill="${s.c('#a9752f', 0, 0.2)}"/>`,
  )
}

function bowl(s: Scene, x: number, y: number, k: number): void {
  shadowUnder(s, x, y + 4, 110 * k)
  for (let n = 0; n < 26; n++) {
    const t = s.u(-1, 1)
    const py = y - (70 + (1 - Math.abs(t)) * s.u(0, 44)) * k
    s.add(
      `<ellipse cx="${f(x + t * 84 * k)}" cy="${f(py)}" rx="${f(21 * k)}" ry="${f(12 * k)}" transform="rotate(${f(s.u(-40, 40))} ${f(x + t * 84 * k)} ${f(py)})" fill="${s.c(s.pick(['#5a2f1c', '#7a4220', '#8f5a2a', '#4a2416']), 0, s.u(-0.05, 0.3))}"/>`,
    )
  }
  s.add(
    s.p(`M${f(x - 118 * k)} ${f(y - 66 * k)}C${f(x - 104 * k)} ${f(y - 8 * k)} ${f(x - 54 * k)} ${f(y + 4 * k)} ${f(x)} ${f(y + 4 * k)}S${f(x + 104 * k)} ${f(y - 8 * k)} ${f(x + 118 * k)} ${f(y - 66 * k)}Q${f(x)} ${f(y - 40 * k)} ${f(x - 118 * k)} ${f(y - 66 * k)}Z`, s.round(s.pick(['#2f7f86', '#e9dfc8', '#a8573a']))), // prettier-ignore
    s.line(`M${f(x - 108 * k)} ${f(y - 44 * k)}Q${f(x)} ${f(y - 14 * k)} ${f(x + 108 * k)} ${f(y - 44 * k)}`, s.c('#f4e8cc'), 4 * k, 0.7), // prettier-ignore
  )
}

function pastries(s: Scene, x: number, y: number): void {
  shadowUnder(s, x, y + 10, 130)
  s.add(`<ellipse cx="${f(x)}" cy="${f(y)}" rx="126" ry="32" fill="${s.round('#efe4cd')}"/>`)
  for (const [px, py] of [
    [-58, -8],
    [0, -2],
    [58, -8],
    [-28, -34],
    [30, -34],
    [0, -58],
  ] as const)
    // prettier-ignore
    s.add(
      s.p(`M${f(x + px - 34)} ${f(y + py)}L${f(x + px)} ${f(y + py - 18)}L${f(x + px + 34)} ${f(y + py)}L${f(x + px)} ${f(y + py + 16)}Z`, s.c('#d99a3e', 0, 0.05)), // prettier-ignore
      s.p(`M${f(x + px - 34)} ${f(y + py)}L${f(x + px)} ${f(y + py + 16)}V${f(y + py + 30)}L${f(x + px - 34)} ${f(y + py + 14)}Z`, s.c('#a86a24', 0, 0.35)), // prettier-ignore
      s.p(`M${f(x + px + 34)} ${f(y + py)}L${f(x + px)} ${f(y + py + 16)}V${f(y + py + 30)}L${f(x + px + 34)} ${f(y + py + 14)}Z`, s.c('#bf7d2e', 0, 0.2)), // prettier-ignore
      `<circle cx="${f(x + px)}" cy="${f(y + py)}" r="5" fill="${s.c('#7fa04a')}"/>`,
    )
}

function beans(s: Scene, x: number, y: number): void {
  for (let n = 0; n < 46; n++) {
    const [px, py] = [x + s.u(-1, 1) * s.u(10, 130), y + s.u(-34, 34)]
    const turn = s.u(0, 180)
    s.add(
      `<g transform="translate(${f(px)} ${f(py)}) rotate(${f(turn)})"><ellipse rx="12" ry="8" fill="${s.c(s.pick(['#5a3a20', '#6f4a28', '#8a6a3a']), 0, 0.15)}"/><path d="M-10 0q10-4 20 0" stroke="${s.c('#2f1c10', 0, 0.4)}" fill="none" stroke-width="1.6"/></g>`,
    )
  }
}

function steam(s: Scene, x: number, y: number): void {
  let path = ''
  for (let n = 0; n < 3; n++) path += `M${f(x + n * 20 - 30)} ${f(y - 20)}c${f(s.u(-30, -14))}-34 ${f(s.u(20, 34))}-56 ${f(s.u(-6, 6))}-92s${f(s.u(14, 26))}-50 ${f(s.u(-4, 8))}-76` // prettier-ignore
  s.add(s.line(path, s.night ? LAMP : '#ffffff', 7, 0.3))
}
