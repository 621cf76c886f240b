import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'

/** Under water: light from above, a reef on both sides, fish between them. */
export function drawCoralReef(s: Scene): void {
  const [top, deep] = s.night ? ['#1f5f7c', '#061a2e'] : s.time === 'sunset' ? ['#e0a07a', '#123a5a'] : ['#bfeee6', '#0d4f74'] // prettier-ignore
  s.sunX = s.u(380, 820)
  s.sunY = -20
  s.add(s.rect(0, 0, W, H, s.grad([[0, top], [0.18, mix(top, '#2c9db0', s.night ? 0.4 : 0.55)], [0.6, s.night ? '#0d3552' : '#17769a'], [1, deep]]))) // prettier-ignore
  surface(s)
  rays(s)
  reef(s, 0.62, 0.42)
  school(s, s.u(300, 700), s.u(240, 340), 26, 0.5)
  reef(s, 0.32, 0.22)
  if (s.r() < 0.75) turtle(s, s.u(330, 820), s.u(300, 430), s.u(1.1, 1.5))
  else school(s, s.u(400, 700), s.u(330, 430), 9, 1.5)
  reef(s, 0, 0)
  school(s, s.u(250, 850), s.u(470, 560), 12, 0.9)
  bubbles(s)
}

function surface(s: Scene): void {
  let glints = ''
  for (let n = 0; n < 60; n++) {
    const w = s.u(20, 120)
    glints += `M${f(s.u(-40, W))} ${f(Math.pow(s.r(), 2) * 90)}q${f(w / 4)} ${f(s.u(-9, 9))} ${f(w / 2)} 0t${f(w / 2)} 0`
  }
  s.add(s.line(glints, s.P.sun, 3, s.night ? 0.3 : 0.6))
}

function rays(s: Scene): void {
  for (let n = 0; n < 7; n++) {
    const x = s.sunX + (n - 3) * s.u(60, 110)
    const lean = (x - s.sunX) * 0.9 + s.L * 60
    const w = s.u(20, 60)
    s.add(s.p(`M${f(x)} -10h${f(w)}L${f(x + lean + w * 3)} 700h${f(-w * 2.6)}Z`, s.grad([[0, s.P.sun, s.night ? 0.16 : 0.34], [1, s.P.sun, 0]]))) // prettier-ignore
  }
}

const waterOf = (s: Scene) => (s.night ? '#0f3d58' : s.time === 'sunset' ? '#3f6c82' : '#2a8ba8')

/** Rock with corals: two shoulders and a bed between them. `d` is the distance behind the water. */
function reef(s: Scene, d: number, lift: number): void {
  const c = (base: string, shade = 0) => mix(s.night ? s.c(base, 0, shade) : mix(s.c(base, 0, shade), '#2f9fb5', 0.12), waterOf(s), d) // prettier-ignore
  const bed = H - 60 - lift * 420
  const height = (x: number) => bed - Math.pow(Math.abs(x - 600) / 600, 2.2) * (250 - lift * 120)
  let path = `M-20 ${H + 20}`
  for (let n = 0; n <= 30; n++) {
    const x = -20 + (n * (W + 40)) / 30
    path += `L${f(x)} ${f(height(x) + s.u(-16, 16))}`
  }
  s.add(
    s.p(
      `${path}L${W + 20} ${H + 20}Z`,
      s.grad([
        [0, c('#b79a8c', 0.05)],
        [1, c('#5a5a70', 0.5)],
      ]),
    ),
  )
  const colors = ['#e8735a', '#f2a65a', '#d65a8a', '#8f6fc0', '#f0d27a', '#5fb08a', '#f28f9c']
  const size = 1 - d * 0.75
  for (let n = 0; n < 22 - d * 14; n++) {
    const x = s.u(-10, W + 10)
    const y = height(x) + 14
    const color = c(s.pick(colors))
    const shade = c(s.pick(colors), 0.6)
    const kind = s.i(0, 3)
    if (kind === 0) s.add(branch(s, x, y, size * s.u(0.9, 1.5), color))
    else if (kind === 1) s.add(fan(s, x, y, size * s.u(0.8, 1.4), color, shade))
    else if (kind === 2) s.add(brain(s, x, y, size * s.u(26, 54), color, shade))
    else s.add(tubes(s, x, y, size * s.u(0.8, 1.3), color, shade))
  }
}

function branch(s: Scene, x: number, y: number, k: number, color: string): string {
  let path = ''
  const grow = (px: number, py: number, angle: number, length: number, depth: number): void => {
    const qx = px + Math.sin(angle) * length
    const qy = py - Math.cos(angle) * length
    path += `M${f(px)} ${f(py)}L${f(qx)} ${f(qy)}`
    if (depth === 0) return
    grow(qx, qy, angle - s.u(0.3, 0.6), length * 0.74, depth - 1)
    grow(qx, qy, angle + s.u(0.3, 0.6), length * 0.74, depth - 1)
  }
  grow(x, y, s.u(-0.2, 0.2), 30 * k, 3)
  return s.line(path, color, 7 * k)
}

function fan(s: Scene, x: number, y: number, k: number, color: string, shade: string): string {
  let veins = ''
  for (let n = -4; n <= 4; n++) veins += `M${f(x)} ${f(y)}Q${f(x + n * 6 * k)} ${f(y - 50 * k)} ${f(x + n * 15 * k)} ${f(y - (96 - Math.abs(n) * 8) * k)}` // prettier-ignore
  const outline = `M${f(x)} ${f(y)}C${f(x - 60 * k)} ${f(y - 30 * k)} ${f(x - 84 * k)} ${f(y - 90 * k)} ${f(x - 44 * k)} ${f(y - 104 * k)}Q${f(x)} ${f(y - 130 * k)} ${f(x + 48 * k)} ${f(y - 102 * k)}C${f(x + 84 * k)} ${f(y - 84 * k)} ${f(x + 58 * k)} ${f(y - 26 * k)} ${f(x)} ${f(y)}Z`
  return s.p(outline, color, 'opacity=".82"') + s.line(veins, shade, 2.2 * k, 0.6)
}

function brain(s: Scene, x: number, y: number, r: number, color: string, shade: string): string {
  let folds = ''
  for (let n = 0; n < 5; n++) folds += `M${f(x - r * 0.8)} ${f(y - r * (0.15 + n * 0.15))}q${f(r * 0.2)} ${f(-r * 0.14)} ${f(r * 0.4)} 0t${f(r * 0.4)} 0 ${f(r * 0.4)} 0 ${f(r * 0.3)} 0` // prettier-ignore
  return (
    s.p(
      `M${f(x - r)} ${f(y)}C${f(x - r)} ${f(y - r * 1.1)} ${f(x + r)} ${f(y - r * 1.1)} ${f(x + r)} ${f(y)}Z`,
      color,
    ) + s.line(folds, shade, Math.max(1.5, r / 14), 0.5)
  )
}

function tubes(s: Scene, x: number, y: number, k: number, color: string, shade: string): string {
  let out = ''
  for (let n = 0; n < 4; n++) {
    const tx = x + (n - 1.5) * 25 * k
    const h = s.u(30, 100) * k
    out += s.p(
      `M${f(tx - 9 * k)} ${f(y)}L${f(tx - 11 * k)} ${f(y - h)}H${f(tx + 11 * k)}L${f(tx + 9 * k)} ${f(y)}Z`,
      color,
    )
    out += `<ellipse cx="${f(tx)}" cy="${f(y - h)}" rx="${f(11 * k)}" ry="${f(4.5 * k)}" fill="${shade}"/>`
  }
  return out
}

function school(s: Scene, x: number, y: number, count: number, k: number): void {
  const color = s.pick(['#f2b04a', '#f6e7a0', '#e86a4a', '#9fd0e0', '#f4f1e4'])
  const body = mix(s.c(color), waterOf(s), 0.15)
  const dark = mix(s.c('#2b3550', 0, 0.4), waterOf(s), 0.2)
  const way = s.pick([1, -1])
  const fish = s.sym(
    s.p('M-22 0C-14-13 8-14 22 0C8 14-14 13-22 0ZM-18 0L-34-11Q-30 0-34 11Z', body) +
      s.p('M-4-12Q2 0-4 12L2 12Q9 0 2-12Z', dark, 'opacity=".55"') +
      `<circle cx="14" cy="-3" r="2.2" fill="${dark}"/>`,
  )
  for (let n = 0; n < count; n++) {
    const size = k * s.u(0.7, 1.15)
    s.add(s.use(fish, x + s.u(-1, 1) * (90 + count * 6), y + s.u(-1, 1) * (30 + count * 2), size * way, size))
  }
}

function turtle(s: Scene, x: number, y: number, k: number): void {
  const way = s.pick([1, -1])
  const skin = mix(s.c('#6f8a5a'), waterOf(s), 0.2)
  const shell = mix(s.c('#8a6a3a'), waterOf(s), 0.15)
  const line = mix(s.c('#4a3a24', 0, 0.4), waterOf(s), 0.2)
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k * way)} ${f(k)}) rotate(-8)">`,
    s.p('M30-14C60-60 96-84 116-84C110-56 84-22 50-6ZM34 14C52 40 62 66 56 84C38 78 22 50 16 24ZM-46-10C-70-30-92-34-104-28C-94-10-70 2-48 4ZM-44 14C-60 26-70 42-68 54C-52 50-36 36-28 22Z', skin), // prettier-ignore
    s.p('M-62 0C-58-36-14-52 26-40C58-32 66-8 62 4C56 28 10 38-24 30C-48 26-62 14-62 0Z', shell),
    s.line('M-40-16L-8-30 26-26 44-6 20 14-18 16ZM-8-30L-18 16M26-26L20 14M-40-16L-62 0M44-6L62 2', line, 2.4, 0.7),
    s.p('M58-8C72-20 96-16 98 0C98 12 76 16 60 10Z', skin),
    `<circle cx="86" cy="-4" r="2.6" fill="${line}"/></g>`,
  )
}

function bubbles(s: Scene): void {
  let rings = ''
  for (let n = 0; n < 5; n++) {
    const x = s.u(120, 1080)
    for (let m = 0; m < 6; m++) {
      const r = s.u(2.5, 8)
      rings += `M${f(x + s.u(-16, 16) - r)} ${f(s.u(200, 640))}a${f(r)} ${f(r)} 0 1 1 ${f(r * 2)} 0a${f(r)} ${f(r)} 0 1 1 ${f(-r * 2)} 0`
    }
  }
  s.add(s.line(rings, '#ffffff', 1.5, 0.5))
}
