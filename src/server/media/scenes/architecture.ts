import { f, LAMP, mix } from './palette.ts'
import { poly, type Point } from './land.ts'
import type { Scene } from './scene.ts'

// arch outline: foot line yb, springing at ys, top at yt
export type ArchType = 'keel' | 'pointed' | 'horseshoe' | 'round'
export type DomeType = 'onion' | 'pointed' | 'half'

export function arch(x: number, w: number, yb: number, ys: number, yt: number, type: ArchType = 'keel'): string {
  const l = x - w / 2,
    r = x + w / 2,
    h = ys - yt
  if (type === 'round') return `M${f(l)} ${f(yb)}V${f(ys)}A${f(w / 2)} ${f(h)} 0 0 1 ${f(r)} ${f(ys)}V${f(yb)}Z`
  if (type === 'horseshoe') {
    const k = w * 0.09
    return `M${f(l + k)} ${f(yb)}V${f(ys + h * 0.16)}C${f(l - k * 0.5)} ${f(ys - h * 0.16)} ${f(l - k * 0.2)} ${f(ys - h * 0.72)} ${f(x)} ${f(yt)}C${f(r + k * 0.2)} ${f(ys - h * 0.72)} ${f(r + k * 0.5)} ${f(ys - h * 0.16)} ${f(r - k)} ${f(ys + h * 0.16)}V${f(yb)}Z`
  }
  if (type === 'pointed')
    return `M${f(l)} ${f(yb)}V${f(ys)}C${f(l)} ${f(ys - h * 0.52)} ${f(x - w * 0.2)} ${f(yt + h * 0.16)} ${f(x)} ${f(yt)}C${f(x + w * 0.2)} ${f(yt + h * 0.16)} ${f(r)} ${f(ys - h * 0.52)} ${f(r)} ${f(ys)}V${f(yb)}Z`
  return `M${f(l)} ${f(yb)}V${f(ys)}C${f(l)} ${f(ys - h * 0.46)} ${f(x - w * 0.36)} ${f(yt + h * 0.3)} ${f(x - w * 0.17)} ${f(yt + h * 0.15)}Q${f(x - w * 0.05)} ${f(yt + h * 0.06)} ${f(x)} ${f(yt)}Q${f(x + w * 0.05)} ${f(yt + h * 0.06)} ${f(x + w * 0.17)} ${f(yt + h * 0.15)}C${f(x + w * 0.36)} ${f(yt + h * 0.3)} ${f(r)} ${f(ys - h * 0.46)} ${f(r)} ${f(ys)}V${f(yb)}Z`
}
// dome outline on a base line at y
export function domePath(x: number, y: number, r: number, h: number, type: DomeType = 'onion'): string {
  if (type === 'half')
    return `M${f(x - r)} ${f(y)}C${f(x - r)} ${f(y - h * 0.62)} ${f(x - r * 0.52)} ${f(y - h)} ${f(x)} ${f(y - h)}S${f(x + r)} ${f(y - h * 0.62)} ${f(x + r)} ${f(y)}Z`
  if (type === 'pointed')
    return `M${f(x - r)} ${f(y)}C${f(x - r * 1.06)} ${f(y - h * 0.45)} ${f(x - r * 0.62)} ${f(y - h * 0.82)} ${f(x)} ${f(y - h)}C${f(x + r * 0.62)} ${f(y - h * 0.82)} ${f(x + r * 1.06)} ${f(y - h * 0.45)} ${f(x + r)} ${f(y)}Z`
  return `M${f(x - r * 0.93)} ${f(y)}C${f(x - r * 1.25)} ${f(y - h * 0.34)} ${f(x - r * 0.92)} ${f(y - h * 0.66)} ${f(x - r * 0.42)} ${f(y - h * 0.83)}Q${f(x - r * 0.08)} ${f(y - h * 0.93)} ${f(x)} ${f(y - h)}Q${f(x + r * 0.08)} ${f(y - h * 0.93)} ${f(x + r * 0.42)} ${f(y - h * 0.83)}C${f(x + r * 0.92)} ${f(y - h * 0.66)} ${f(x + r * 1.25)} ${f(y - h * 0.34)} ${f(x + r * 0.93)} ${f(y)}Z`
}
function finial(s: Scene, x: number, y: number, k: number, d = 0): string {
  const g = s.c('#d9a441', d, -0.15)
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round(k * 100) / 100})" fill="${g}"><path d="M-1.200 2L-.8-22H.8L1.200 2Z"/><circle cy="-5" r="4"/><circle cy="-12.500" r="2.800"/><path d="M-1-22A7.500 7.500 0 1 1 5-34A6 6 0 1 0 1-22.500Z" transform="translate(-.5 0)"/></g>`
}
export function dome(
  s: Scene,
  x: number,
  y: number,
  r: number,
  h: number,
  base: string,
  d: number,
  type: DomeType = 'onion',
  ribs = true,
): string {
  let o = s.p(domePath(x, y, r, h, type), s.round(base, d))
  if (ribs && r > 24) {
    let q = ''
    for (const k of [-0.72, -0.4, 0, 0.4, 0.72])
      q += `M${f(x + r * k * 0.95)} ${f(y)}C${f(x + r * k * 1.2)} ${f(y - h * 0.36)} ${f(x + r * k * 0.85)} ${f(y - h * 0.68)} ${f(x)} ${f(y - h * 0.97)}`
    o += s.line(q, s.c(base, d, 0.7), Math.max(0.8, r / 70), 0.4)
  }
  return o + finial(s, x, y - h, Math.max(0.4, r / 60), d)
}
// minaret: square base, round or octagonal shaft, balconies on corbels, lantern and cap
export function minaret(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  base: string,
  d: number,
  cap: DomeType | 'cone' = 'onion',
): string {
  const body = s.round(base, d),
    dk = s.c(base, d, 0.85),
    lt = s.c(base, d, -0.3),
    tile = s.c('#1f6f78', d)
  let o = ''
  const seg: [number, number][] = [
    [1, 0.34],
    [0.8, 0.26],
    [0.62, 0.18],
    [0.44, 0.1],
  ]
  let yy = y
  seg.forEach(([k, hk], i) => {
    const ww = w * k,
      hh = h * hk
    yy -= hh
    o += s.rect(x - ww / 2, yy, ww, hh, body)
    if (i < 3) {
      const bw = ww * 1.36
      o += s.p(
        `M${f(x - ww / 2)} ${f(yy + w * 0.2)}L${f(x - bw / 2)} ${f(yy - w * 0.04)}H${f(x + bw / 2)}L${f(x + ww / 2)} ${f(yy + w * 0.2)}Z`,
        body,
      )
      let q = ''
      for (let m = 0; m < 6; m++)
        q += arch(x - ww / 2 + (ww * (m + 0.5)) / 6, ww / 8, yy + w * 0.17, yy + w * 0.1, yy + w * 0.02, 'pointed')
      o += s.p(q, dk, 'opacity=".55"')
      o +=
        s.rect(x - bw / 2, yy - w * 0.2, bw, w * 0.17, s.c(base, d, 0.2)) +
        s.rect(x - bw / 2, yy - w * 0.22, bw, w * 0.045, lt)
      let rail = ''
      for (let m = 1; m < 8; m++) rail += `M${f(x - bw / 2 + (bw * m) / 8)} ${f(yy - w * 0.16)}v${f(w * 0.11)}`
      o += s.line(rail, dk, Math.max(0.7, w / 40), 0.6)
      o += s.p(arch(x, ww * 0.3, yy + hh * 0.72, yy + hh * 0.42, yy + hh * 0.28, 'pointed'), s.night ? LAMP : dk)
      o += s.rect(x - ww / 2, yy + hh * 0.84, ww, Math.max(1.5, hh * 0.035), tile)
    } else o += s.p(arch(x, ww * 0.4, yy + hh, yy + hh * 0.5, yy + hh * 0.25, 'pointed'), s.night ? LAMP : dk)
  })
  const cw = w * 0.3
  o += s.rect(x - cw * 1.05, yy - w * 0.06, cw * 2.1, w * 0.07, lt)
  return (
    o +
    (cap === 'cone'
      ? s.p(
          `M${f(x - cw)} ${f(yy - w * 0.05)}L${f(x)} ${f(yy - w * 1.3)}L${f(x + cw)} ${f(yy - w * 0.05)}Z`,
          s.round('#5f7f86', d),
        ) + finial(s, x, yy - w * 1.3, w / 60, d)
      : dome(s, x, yy - w * 0.05, cw, w * 0.7, base, d, cap, false))
  )
}
// eight-fold star, two turned squares
export const star8 = (x: number, y: number, r: number, k = 0.77, rot = 0): string => {
  const p: Point[] = []
  for (let i = 0; i < 16; i++) {
    const a = rot + (i * Math.PI) / 8,
      q = i % 2 ? r * k : r
    p.push([x + Math.cos(a) * q, y + Math.sin(a) * q])
  }
  return poly(p)
}
export function starPattern(s: Scene, size: number, c1: string, c2: string, bg: string): string {
  const z = size,
    h = z / 2
  return `url(#${s.def(`<pattern id="ID" width="${z}" height="${z}" patternUnits="userSpaceOnUse"><rect width="${z}" height="${z}" fill="${bg}"/><path d="${star8(h, h, h * 0.98, 0.765)}" fill="${c1}"/><path d="${star8(h, h, h * 0.55, 0.765, Math.PI / 8)}" fill="${c2}"/><path d="M0 0m${-h * 0.3} 0l${h * 0.3} ${-h * 0.3} ${h * 0.3} ${h * 0.3} ${-h * 0.3} ${h * 0.3}zM${z} 0m${-h * 0.3} 0l${h * 0.3} ${-h * 0.3} ${h * 0.3} ${h * 0.3} ${-h * 0.3} ${h * 0.3}zM0 ${z}m${-h * 0.3} 0l${h * 0.3} ${-h * 0.3} ${h * 0.3} ${h * 0.3} ${-h * 0.3} ${h * 0.3}zM${z} ${z}m${-h * 0.3} 0l${h * 0.3} ${-h * 0.3} ${h * 0.3} ${h * 0.3} ${-h * 0.3} ${h * 0.3}z" fill="${c2}"/><path d="${star8(h, h, h * 0.24, 0.765)}" fill="${bg}"/></pattern>`)})`
}
export function lattice(s: Scene, size: number, c: string): string {
  const z = size
  return `url(#${s.def(`<pattern id="ID" width="${z}" height="${z}" patternUnits="userSpaceOnUse"><path d="M0 0L${z} ${z}M${z} 0L0 ${z}" stroke="${c}" stroke-width="${z / 9}"/><circle cx="${z / 2}" cy="${z / 2}" r="${z / 6}" fill="${c}"/><path d="M${z / 2} 0V${z}M0 ${z / 2}H${z}" stroke="${c}" stroke-width="${z / 16}"/></pattern>`)})`
}
// hanging lantern, hook at 0,0 (drawn about 60 high)
export function lanternSym(s: Scene, glass: string = LAMP): string {
  const m = mix('#5a3a1c', '#1a1410', s.night ? 0.4 : 0.1),
    hl = '#d8a657'
  return s.sym(
    `<path d="M0-60V0" stroke="${m}" stroke-width="1.400"/><path d="M-3 4A3 3 0 1 1 3 4" stroke="${m}" stroke-width="1.500" fill="none"/><path d="M-11 16C-8 9-3 8 0 3C3 8 8 9 11 16Z" fill="${m}"/><path d="M-11 16H11L14 34L8 50H-8L-14 34Z" fill="${glass}"/><path d="M-11 16H11L14 34L8 50H-8L-14 34ZM-4 16L-5 34L-3 50M4 16L5 34L3 50M-14 34H14" fill="none" stroke="${m}" stroke-width="1.500"/><path d="M-8 50H8L5 55H-5ZM0 55V63" fill="${m}" stroke="${m}"/><path d="M-11 16H11" stroke="${hl}" stroke-width="1.600"/>`,
  )
}
