import { arch } from './architecture.ts'
import { f, H, LAMP, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'

/** A weaver's room: an upright loom with a half-woven cloth, baskets of wool, cloths on the wall. */
export function drawLoom(s: Scene): void {
  const plaster = s.pick(['#e6d3b4', '#d9bd96', '#efe4cf', '#cfae8c'])
  s.sunX = 600 + s.L * 430
  s.sunY = 200
  s.add(s.rect(0, 0, W, 640, s.fade(plaster, 0.04, 0.02, 0.16)), s.rect(0, 628, W, H, s.fade(mix(plaster, '#8a5a3a', 0.5), 0, 0, 0.15))) // prettier-ignore
  beams(s)
  const wools = s.pick([['#a8452f', '#1c1a1a', '#efe3c8', '#d98a2b'], ['#0b5d5e', '#efe3c8', '#d9a441', '#7a2f45'], ['#2a4d7a', '#efe3c8', '#a8452f', '#c9a45c'], ['#7a2f2a', '#2c2622', '#e6d2a4', '#5f7a4a']] as const) // prettier-ignore
  window(s, 600 + s.L * 430)
  hangings(s, wools, 600 - s.L * 430)
  loom(s, wools)
  weaver(s, wools)
  for (const [x, y, k] of [[s.u(140, 200), 740, 1.15], [s.u(300, 340), 770, 0.9], [s.u(960, 1010), 748, 1.1], [s.u(1090, 1140), 776, 0.9]] as const) basket(s, wools, x, y, k) // prettier-ignore
  if (!s.night) s.add(s.p(`M${f(600 + s.L * 360)} 150H${f(600 + s.L * 500)}L${f(600 + s.L * 130)} ${H}H${f(600 - s.L * 170)}Z`, s.P.sun, 'opacity=".13"')) // prettier-ignore
}

function beams(s: Scene): void {
  let path = ''
  for (let n = 0; n < 9; n++) path += `M${f(40 + n * 140)} -6v44`
  s.add(s.rect(0, 0, W, 20, s.c('#5a3c26', 0, 0.4)), s.line(path, s.c('#7a5434', 0, 0.2), 30), s.line(`M-10 44H${W + 10}`, s.c('#4a3020', 0, 0.5), 8)) // prettier-ignore
}

function window(s: Scene, x: number): void {
  s.add(
    s.p(arch(x, 190, 430, 220, 130, 'pointed'), s.c('#f4ead8', 0, -0.05)),
    s.p(
      arch(x, 160, 424, 224, 146, 'pointed'),
      s.grad([
        [0, s.sky[0]],
        [0.6, s.sky[2]],
        [1, s.sky[3]],
      ]),
    ),
    s.p(`M${f(x - 80)} 424v-56q40-34 80-6t80-10v72Z`, s.c('#6f8a5a', 0.4, 0.2)),
    s.line(`M${f(x)} 148V424M${f(x - 80)} 300h160`, s.c('#6a4428', 0, 0.2), 6),
    s.rect(x - 106, 424, 212, 16, s.c('#7a5434', 0, 0.1)),
  )
  if (!s.night) s.add(s.lamp(x, 290, 240, 0.25))
}

type Wools = readonly [string, string, string, string]

/** One woven stripe: triangles, diamonds, teeth or plain threads. */
function stripe(s: Scene, x: number, y: number, w: number, h: number, wools: Wools, kind: number): string {
  const [a, b, c, d] = wools
  const [ground, mark] = kind % 2 === 0 ? [a, c] : [b, kind % 3 === 0 ? d : c]
  let out = s.rect(x, y, w, h + 0.6, s.c(ground, 0, 0.08))
  const count = Math.max(4, Math.round(w / (h * 0.95)))
  const step = w / count
  let path = ''
  for (let n = 0; n < count; n++) {
    const px = x + n * step
    const m = y + h / 2
    if (kind % 4 === 0) path += `M${f(px)} ${f(y + h)}l${f(step / 2)} ${f(-h)} ${f(step / 2)} ${f(h)}Z`
    else if (kind % 4 === 1)
      path += `M${f(px + step / 2)} ${f(y + 2)}l${f(step * 0.42)} ${f(h / 2 - 2)} ${f(-step * 0.42)} ${f(h / 2 - 2)} ${f(-step * 0.42)} ${f(-h / 2 + 2)}Z` // prettier-ignore
    else if (kind % 4 === 2)
      path += `M${f(px)} ${f(m - h * 0.12)}h${f(step * 0.5)}v${f(-h * 0.3)}h${f(step * 0.3)}v${f(h * 0.6)}h${f(-step * 0.8)}Z`
    else path += `M${f(px + step * 0.2)} ${f(y)}h${f(step * 0.3)}v${f(h)}h${f(-step * 0.3)}Z`
  }
  out += s.p(path, s.c(mark, 0, 0.04))
  if (kind % 4 === 1) {
    let hearts = ''
    for (let n = 0; n < count; n++) hearts += `M${f(x + (n + 0.5) * step)} ${f(y + h / 2)}h.1`
    out += s.line(hearts, s.c(d, 0), h * 0.3)
  }
  return out
}

function cloth(s: Scene, x: number, y: number, w: number, h: number, wools: Wools): string {
  let out = ''
  let at = 0
  let kind = s.i(0, 7)
  while (at < h) {
    const thick = Math.min(h - at, s.pick([10, 22, 30, 38]))
    out += thick < 14 ? s.rect(x, y + at, w, thick + 0.6, s.c(s.pick(wools), 0, 0.05)) : stripe(s, x, y + at, w, thick, wools, kind) // prettier-ignore
    kind += s.i(1, 3)
    at += thick
  }
  return out
}

function hangings(s: Scene, wools: Wools, x: number): void {
  s.add(s.line(`M${f(x - 150)} 120h300`, s.c('#5a3c26', 0, 0.3), 8))
  for (const [dx, w, h] of [
    [-138, 120, s.u(240, 300)],
    [4, 132, s.u(290, 350)],
  ] as const) {
    s.add(s.rect(x + dx + 8, 130, w, h, s.c('#5a4030', 0, 0.9), 'opacity=".25"'), cloth(s, x + dx, 120, w, h, wools))
    let fringe = ''
    for (let n = 0; n < 14; n++) fringe += `M${f(x + dx + 4 + (n * (w - 8)) / 13)} ${f(120 + h)}v${f(s.u(14, 22))}`
    s.add(s.line(fringe, s.c(wools[2], 0, 0.1), 3))
  }
}

function loom(s: Scene, wools: Wools): void {
  const wood = s.c('#8a5c36', 0, 0.12)
  const dark = s.c('#5a3a22', 0, 0.4)
  const [left, right, top, foot] = [372, 828, 96, 690]
  s.add(s.p(`M${left} ${foot + 20}L${f(left - s.L * 120)} ${foot + 60}H${f(right - s.L * 120)}L${right} ${foot + 20}Z`, s.c('#4a3020', 0, 0.9), 'opacity=".28"')) // prettier-ignore
  let warp = ''
  for (let n = 0; n <= 86; n++) warp += `M${f(left + 26 + (n * (right - left - 52)) / 86)} ${top + 20}V${foot - 50}`
  s.add(s.line(warp, s.c('#f3e9d2', 0, 0.05), 2, 0.85))
  const woven = s.u(400, 450)
  s.add(cloth(s, left + 24, woven, right - left - 48, foot - 60 - woven, wools))
  s.add(s.line(`M${left + 20} ${f(woven - 4)}H${right - 20}`, s.c(wools[0], 0), 6))
  for (const [y, h] of [[top, 26], [foot - 62, 30]] as const) s.add(s.rect(left - 30, y, right - left + 60, h, s.fade('#8a5c36', 0, 0, 0.1)), s.line(`M${left - 30} ${y + h - 3}H${right + 30}`, dark, 4, 0.6)) // prettier-ignore
  for (const x of [left - 18, right - 12]) s.add(s.rect(x, top - 36, 30, foot - top + 66, s.round('#8a5c36')), s.rect(x - 12, foot + 14, 54, 18, dark)) // prettier-ignore
  s.add(s.rect(left + 4, s.u(250, 280), right - left - 8, 12, wood), s.rect(left + 4, 318, right - left - 8, 8, dark))
  const balls = [0.14, 0.34, 0.55, 0.78]
  balls.forEach((at, n) => {
    const x = left + (right - left) * at
    s.add(s.line(`M${f(x)} 330q${f(s.u(-12, 12))} 50 0 ${f(woven - 360)}`, s.c(wools[n % 4] ?? wools[0], 0), 4), `<circle cx="${f(x)}" cy="${f(woven - 26)}" r="15" fill="${s.c(wools[n % 4] ?? wools[0], 0, 0.1)}"/>`) // prettier-ignore
  })
}

/** Someone who sits with the back to us. */
function weaver(s: Scene, wools: Wools): void {
  const robe = s.pick(['#2c2b33', '#f3ead8', '#7a2f45', '#0b5d5e', '#c9b48a'])
  const x = 600 + s.pick([-1, 1]) * s.u(30, 90)
  s.add(
    s.p(`M${f(x - 96)} 742h192l24 34h-240Z`, s.c(wools[1], 0, 0.2)),
    s.line(`M${f(x - 106)} 754h212M${f(x - 112)} 766h224`, s.c(wools[2], 0), 3, 0.8),
    s.p(
      `M${f(x - 84)} 752C${f(x - 92)} 660 ${f(x - 60)} 596 ${f(x - 22)} 584H${f(x + 22)}C${f(x + 60)} 596 ${f(x + 92)} 660 ${f(x + 84)} 752Q${f(x)} 776 ${f(x - 84)} 752Z`,
      s.c(robe, 0, 0.08),
    ),
    s.p(`M${f(x - 50)} 616C${f(x - 96)} 600 ${f(x - 108)} 556 ${f(x - 92)} 506L${f(x - 74)} 510C${f(x - 82)} 556 ${f(x - 64)} 586 ${f(x - 30)} 600ZM${f(x + 50)} 616C${f(x + 96)} 600 ${f(x + 108)} 556 ${f(x + 92)} 506L${f(x + 74)} 510C${f(x + 82)} 556 ${f(x + 64)} 586 ${f(x + 30)} 600Z`, s.c(robe, 0, 0.2)), // prettier-ignore
    s.p(`M${f(x - 95)} 510q2-22 12-22t10 24ZM${f(x + 95)} 510q-2-22-12-22t-10 24Z`, s.c('#a5714c', 0, 0.1)),
    s.p(
      `M${f(x - 34)} 598C${f(x - 44)} 540 ${f(x - 36)} 506 ${f(x)} 504S${f(x + 44)} 540 ${f(x + 34)} 598Q${f(x)} 618 ${f(x - 34)} 598Z`,
      s.c(mix(robe, '#f3ead8', robe === '#f3ead8' ? 0 : 0.14), 0, 0.02),
    ),
    s.line(`M${f(x - 6)} 512Q${f(x - 16)} 560 ${f(x - 10)} 600M${f(x + 40)} 640Q${f(x + 30)} 700 ${f(x + 44)} 748M${f(x - 36)} 640Q${f(x - 34)} 700 ${f(x - 48)} 748`, s.c(robe, 0, 0.8), 3, 0.4), // prettier-ignore
  )
}

function basket(s: Scene, wools: Wools, x: number, y: number, k: number): void {
  for (let n = 0; n < 6; n++) {
    const [px, py, r] = [x + ((n % 3) - 1) * 34 * k, y - (58 + Math.floor(n / 3) * 24) * k, s.u(23, 29) * k]
    const color = wools[n % 4] ?? wools[0]
    s.add(`<circle cx="${f(px)}" cy="${f(py)}" r="${f(r)}" fill="${s.round(color)}"/>`, s.line(`M${f(px - r * 0.8)} ${f(py - r * 0.2)}q${f(r * 0.8)} ${f(-r * 0.7)} ${f(r * 1.6)} ${f(r * 0.2)}M${f(px - r * 0.7)} ${f(py + r * 0.3)}q${f(r * 0.8)} ${f(-r * 0.7)} ${f(r * 1.4)} 0M${f(px - r * 0.1)} ${f(py - r * 0.9)}q${f(r * 0.6)} ${f(r * 0.9)} ${f(-r * 0.2)} ${f(r * 1.7)}`, s.c(mix(color, '#ffffff', 0.3), 0), 2, 0.55)) // prettier-ignore
  }
  let weave = ''
  for (let n = 0; n < 5; n++) weave += `M${f(x - (66 - n * 3) * k)} ${f(y - (46 - n * 11) * k)}h${f((132 - n * 6) * k)}`
  s.add(s.p(`M${f(x - 70 * k)} ${f(y - 52 * k)}h${f(140 * k)}l${f(-16 * k)} ${f(58 * k)}h${f(-108 * k)}Z`, s.round('#b98d52')), s.line(weave, s.c('#7a5428', 0, 0.3), 3, 0.5)) // prettier-ignore
  if (s.night && k > 1)
    s.add(`<circle cx="${f(x)}" cy="${f(y - 200)}" r="9" fill="${LAMP}"/>`, s.lamp(x, y - 200, 240, 0.6))
}
