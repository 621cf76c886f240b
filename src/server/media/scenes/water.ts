import { f, H, mix, W } from './palette.ts'
import type { Scene } from './scene.ts'

interface WaterWish {
  /** The colours far away and near. */
  far?: string
  near?: string
  waves?: number
  /** Where the water ends below. */
  to?: number
}

/** Open water from the line `y` to the foot of the picture, with light and dark waves that grow towards us. */
export function water(
  s: Scene,
  y: number,
  { far = '#2d7f8c', near = '#0d3f52', waves = 80, to = H }: WaterWish = {},
): void {
  const middle = mix(far, near, 0.4)
  s.add(s.rect(-10, y, W + 20, to - y, s.grad([[0, mix(s.sky[3], s.c(far), 0.45)], [0.35, s.c(middle, 0.06)], [1, s.c(near)]]))) // prettier-ignore
  let light = ''
  let dark = ''
  for (let n = 0; n < waves; n++) {
    const t = s.r()
    const w = 24 + t * 130
    const wave = `M${f(s.u(-60, W))} ${f(y + 8 + t * t * (to - y - 10))}q${f(w / 4)} ${f(-2 - t * 6)} ${f(w / 2)} 0t${f(w / 2)} 0`
    if (n % 2 === 0) light += wave
    else dark += wave
  }
  s.add(s.line(dark, s.c(mix(near, '#000000', 0.2)), 1.8, 0.3), s.line(light, mix(s.sky[3], '#ffffff', 0.35), 1.7, 0.36)) // prettier-ignore
}

/** The path of light below the sun or the moon. */
export function glitter(s: Scene, y: number): void {
  let path = ''
  for (let n = 0; n < 34; n++) {
    const t = n / 34
    const w = 14 + t * 60
    path += `M${f(s.sunX + s.u(-1, 1) * (10 + t * 46) - w / 2)} ${f(y + 4 + t * t * (H - y))}h${f(w)}`
  }
  s.add(s.line(path, s.P.sun, 2.6, s.night ? 0.4 : 0.5))
}
