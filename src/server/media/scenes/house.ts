import { arch } from './architecture.ts'
import { f, LAMP, mix } from './palette.ts'
import type { Scene } from './scene.ts'

export function house(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  base: string,
  d: number,
  style: 'tower' | 'coral' = 'tower',
): string {
  const taper = style === 'tower' ? w * 0.055 : 0,
    sw = w * 0.24,
    lit = s.c(base, d, -0.04),
    shd = s.c(base, d, 0.62),
    trim = s.c(style === 'tower' ? '#f6ecd8' : '#8a5a38', d, -0.05),
    hole = s.night ? null : s.c('#4a3428', d, 0.4)
  const fx = s.L < 0 ? x : x + sw,
    fw = w - sw
  let o = ''
  // front and side faces
  o += s.p(
    s.L < 0
      ? `M${f(x)} ${f(y)}L${f(x + taper)} ${f(y - h)}H${f(x + w - taper)}L${f(x + w)} ${f(y)}Z`
      : `M${f(x)} ${f(y)}L${f(x + taper)} ${f(y - h)}H${f(x + w - taper)}L${f(x + w)} ${f(y)}Z`,
    s.grad([
      [0, lit],
      [1, s.c(base, d + (1 - d) * 0.06, 0.16)],
    ]),
  )
  o +=
    s.L < 0
      ? s.p(`M${f(x + fw)} ${f(y)}L${f(x + fw)} ${f(y - h)}H${f(x + w - taper)}L${f(x + w)} ${f(y)}Z`, shd)
      : s.p(`M${f(x)} ${f(y)}L${f(x + taper)} ${f(y - h)}H${f(x + sw)}V${f(y)}Z`, shd)
  const n = Math.max(4, Math.round(w / 15)),
    cw = (w - taper * 2) / n
  let cr = ''
  for (let i = 0; i < n; i++) {
    const cx = x + taper + cw * (i + 0.5),
      q = cw * 0.36
    cr += `M${f(cx - q)} ${f(y - h + 0.5)}v${f(-q)}h${f(q * 0.45)}v${f(-q * 0.8)}h${f(q * 1.1)}v${f(q * 0.8)}h${f(q * 0.45)}v${f(q)}z`
  }
  o += s.p(cr, lit) + s.rect(x + taper, y - h + 3, w - taper * 2, Math.max(2, h * 0.015), trim)
  const floors = Math.max(2, Math.round(h / 46)),
    cols = Math.max(1, Math.round(fw / 34)),
    fh = (h - 22) / floors
  let win = '',
    lit2 = '',
    tr = ''
  for (let r = 0; r < floors; r++) {
    const yy = y - h + 20 + r * fh
    if (style === 'tower' && r % 2 === 0 && r) {
      let z = ''
      const zz = fw / 12
      z = `M${f(fx + taper * (s.L < 0 ? 1 - r / floors : 0))} ${f(yy - fh * 0.12)}`
      for (let i = 0; i < 6; i++) z += `l${f(zz)}-4 ${f(zz)} 4`
      o += s.line(z, trim, 1.8, 0.8)
    }
    for (let c = 0; c < cols; c++) {
      const ww = Math.min(15, (fw / cols) * 0.38),
        cx = fx + (fw * (c + 0.5)) / cols + (s.L < 0 ? taper * 0.3 : -taper * 0.3),
        hh = Math.min(28, fh * 0.6),
        a = arch(cx, ww, yy + hh, yy + hh * 0.4, yy, style === 'tower' ? 'round' : 'pointed')
      if (r === floors - 1 && c === cols >> 1) {
        o += s.p(arch(cx, ww * 1.5, y, y - fh * 0.45, y - fh * 0.72, 'round'), s.c('#5a3520', d, 0.3))
        continue
      }
      if (s.r() < 0.1) continue
      tr += arch(cx, ww + 6, yy + hh + 2, yy + hh * 0.4, yy - 4, style === 'tower' ? 'round' : 'pointed')
      if (s.night && s.r() < 0.55) lit2 += a
      else win += a
    }
  }
  return (
    o +
    s.p(tr, trim, 'opacity=".9"') +
    s.p(win, hole || s.c('#1c1a22', d, 0.3)) +
    (lit2 ? s.p(lit2, mix(LAMP, s.haze, d * 0.5)) : '')
  )
}
export function windTower(s: Scene, x: number, y: number, w: number, h: number, base: string, d: number): string {
  const lit = s.c(base, d, -0.05),
    dk = s.c(base, d, 0.85),
    sw = w * 0.26
  let o = s.rect(x, y - h, w, h, lit) + s.rect(s.L < 0 ? x + w - sw : x, y - h, sw, h, s.c(base, d, 0.6))
  let a = ''
  for (let i = 0; i < 3; i++)
    a += arch(x + w * (0.2 + 0.3 * i), w * 0.19, y - h * 0.36, y - h * 0.78, y - h * 0.88, 'pointed')
  o += s.p(a, dk)
  o += s.rect(x - 3, y - h - 5, w + 6, 7, lit) + s.rect(x - 2, y - h * 0.34, w + 4, 4, lit)
  let b = ''
  for (let i = 0; i < 4; i++) b += `M${f(x - 12)} ${f(y - h * (0.2 + i * 0.2))}h${f(w + 24)}`
  o += s.line(b, s.c('#5a3c28', d, 0.5), 2.5)
  let cr = ''
  for (let i = 0; i < 5; i++)
    cr += `M${f(x + (w * (i + 0.12)) / 5)} ${f(y - h - 5)}v-6l${f(w * 0.076)} -6 ${f(w * 0.076)} 6v6z`
  return o + s.p(cr, lit)
}
