import { f } from './palette.ts'
import { poly, type Point } from './land.ts'
import type { Scene } from './scene.ts'

const CAMEL =
  'M14-52C18-62 27-63 34-67C40-86 51-86 56-67C62-62 68-60 72-56C78-52 80-58 82-68C83-79 84-88 89-91C94-93 101-90 105-85L104-82C99-80 95-81 92-79C91-70 90-56 83-47C78-41 70-39 60-38C48-35 34-36 24-39C16-42 13-46 14-52Z'
const LEGS =
  'M15-48L26-40L22-23L24 0H18.500L17.500-23ZM25-41H32L28-21L31 0H26L24-21ZM64-42L71-43L70-21L72 0H67.500L66-21ZM72-44L82-48L77.500-22L80 0H75L73.500-21Z'
export function camel(
  s: Scene,
  x: number,
  y: number,
  k: number,
  dir = 1,
  { cloth = '#a8452f', d = 0, lying = false }: { cloth?: string; d?: number; lying?: boolean } = {},
): string {
  const b = s.c('#8a6138', d, 0.55),
    hl = s.c('#c79a63', d, 0.1)
  const sh = s.night
    ? ''
    : `<path d="M16 0L${f(-s.L * 150)} 9L${f(-s.L * 190 + 60)} 13L78 1Z" fill="${s.c('#8c6a4a', d, 1)}" opacity=".35"/>`
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round(k * dir * 100) / 100} ${Math.round(k * 100) / 100})">${dir > 0 ? sh : sh.replace(/d="[^"]+"/, `d="M16 0L${f(s.L * 150)} 9L${f(s.L * 190 + 60)} 13L78 1Z"`)}${lying ? `<g transform="translate(0 34)">` : `<path d="${LEGS}" fill="${b}"/>`}<path d="${CAMEL}" fill="${b}"/><path d="M33-66C40-87 51-87 57-66L61-47L52-43L32-45Z" fill="${s.c(cloth, d, 0.1)}"/><path d="M33-60L59-60M32-53L60-53" stroke="${s.c('#f0d9a8', d)}" stroke-width="1.6"/><path d="M84-70C85-80 86-87 90-89C95-90 99-88 102-86" stroke="${hl}" stroke-width="2" fill="none"/><path d="M15-52q-6 8-3 19" stroke="${b}" stroke-width="2.500" fill="none"/>${lying ? '<path d="M18-40L76-40L90-33L70-33L20-33Z" fill="' + b + '"/></g>' : ''}</g>`
}
export function person(
  s: Scene,
  x: number,
  y: number,
  k: number,
  robe = '#f3ead8',
  d = 0,
  scarf = '#a8452f',
  shadow = true,
): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round(k * 100) / 100})">${shadow ? `<path d="M-6 0L${f(-s.L * 60)} 5L${f(-s.L * 66)} 8L6 1Z" fill="${s.c('#6a5444', d, 1)}" opacity=".35"/>` : ''}<path d="M-7 0C-8-12-8-24-5-31C-3-34 3-34 5-31C8-24 8-12 7 0Z" fill="${s.c(robe, d)}"/><path d="${s.L < 0 ? 'M7 0C8-12 8-24 5-31C3-33 1-33 0-33C3-22 2-10 1 0Z' : 'M-7 0C-8-12-8-24-5-31C-3-33-1-33 0-33C-3-22-2-10-1 0Z'}" fill="${s.c(robe, d, 0.6)}"/><circle cy="-37" r="4.200" fill="${s.c('#9a6a48', d, 0.2)}"/><path d="M-4.800-36C-5.500-43 5.500-43 4.800-36L6.500-29L3.500-31C4-37 2-39 0-39C-2-39-4-37-3.500-31L-6.500-29Z" fill="${s.c(scarf, d)}"/></g>`
}
// date palm symbol, foot at 0,0, about 100 high
export function palmSym(s: Scene, d = 0, lean = s.u(-14, 14)) {
  const g1 = s.c('#2f5a38', d, 0.55),
    g2 = s.c('#4d7c43', d),
    g3 = s.c('#93a85a', d, -0.1),
    tr = s.round('#8a6a48', d)
  const leaf = (ang: number, len: number, drop: number) => {
    const ca = Math.cos(ang),
      sa = Math.sin(ang),
      up: Point[] = [],
      lo: Point[] = [],
      sp = (t: number): Point => [lean + ca * len * t, -98 + sa * len * t + drop * t * t]
    for (let i = 0; i <= 7; i++) {
      const t = i / 7,
        [x, y] = sp(t),
        w = 10 * Math.sin(Math.PI * (0.12 + t * 0.86)) + 1
      const [x2, y2] = sp(Math.min(1, t + 0.12))
      up.push([x, y - w * 0.28])
      lo.push([x2 - ca * 1, y2 + w], [x + ca * len * 0.05, y + w * 0.3])
    }
    return poly([...up, sp(1.04), ...lo.reverse()])
  }
  const set = (n: number, a0: number, a1: number, len: number, drop: number) => {
    let o = ''
    for (let i = 0; i < n; i++)
      o += leaf(a0 + (a1 - a0) * ((i + s.u(-0.2, 0.2)) / (n - 1)), len * s.u(0.85, 1.1), drop * s.u(0.8, 1.2))
    return o
  }
  let notch = ''
  for (let i = 1; i < 11; i++) notch += `M${f(lean * (i / 11) ** 1.6 - 3.2)} ${f(-i * 8.6)}l3 1.800 3.200-1.800`
  return s.sym(
    `<path d="M-4.500 0C-3-40 ${f(lean - 3)}-70 ${f(lean - 2.6)}-98H${f(lean + 2.6)}C${f(lean + 3)}-70 3.500-40 4.500 0Z" fill="${tr}"/><path d="${notch}" stroke="${s.c('#5a4430', d, 0.4)}" fill="none" stroke-width=".9"/><path d="${set(8, -Math.PI * 1.12, Math.PI * 0.12, 46, 34)}" fill="${g1}"/><path d="${set(7, -Math.PI * 0.98, -0.06, 47, 22)}" fill="${g2}"/><path d="${set(4, s.L < 0 ? -Math.PI * 0.98 : -Math.PI * 0.55, s.L < 0 ? -Math.PI * 0.45 : -0.06, 42, 16)}" fill="${g3}"/><path d="M${f(lean - 4)}-94q-3 6-2 11M${f(lean + 4)}-94q3 6 2 11" stroke="${s.c('#c7782e', d)}" stroke-width="3.500" stroke-linecap="round" fill="none"/>`,
  )
}
/** Someone on a bicycle, wheels on the ground at x, y. */
export function bicycle(s: Scene, x: number, y: number, k: number): string {
  const dark = s.c('#2b3338', 0, 0.2)
  return [
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><g fill="none" stroke="${dark}" stroke-width="2.2"><circle cx="-17" cy="-12" r="12"/><circle cx="19" cy="-12" r="12"/></g>`,
    s.line('M-17-12L-6-28H12L19-12M-6-28L2-12H-17M12-28L9-34H15M-6-28L-8-32', s.c('#a8452f'), 2.6),
    person(s, -2, -20, 0.86, s.pick(['#c98a3a', '#0b5d5e', '#f3ead8']), 0, '#f3ead8', false),
    s.line('M2-36L12-32', s.c('#9a6a48', 0, 0.2), 3),
    '</g>',
  ].join('')
}
