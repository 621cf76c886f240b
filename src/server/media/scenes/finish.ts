import { f, H, W } from './palette.ts'
import type { Scene } from './scene.ts'

const TILE = 120
const DOTS = 130

/**
 * A wash of light over the whole picture, a darker rim, and a printed grain: a small tile of seeded dots, which is
 * cheap to draw.
 */
export function finish(s: Scene): void {
  const wash = s.rad([
    [0, s.P.sun, s.night ? 0.1 : 0.16],
    [1, s.P.sun, 0],
  ])
  const rim = s.def(
    `<radialGradient id="ID" r=".78"><stop offset=".58" stop-color="#10263b" stop-opacity="0"/><stop offset="1" stop-color="#10263b" stop-opacity="${s.night ? 0.36 : 0.18}"/></radialGradient>`,
  )
  const dots = () => {
    let path = ''
    for (let n = 0; n < DOTS; n++) path += `M${Math.floor(s.u(1, TILE))} ${Math.floor(s.u(1, TILE))}h.1`
    return path
  }
  const grain = s.def(
    `<pattern id="ID" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" fill="none" stroke-linecap="round" stroke-width="1.3"><path d="${dots()}" stroke="#14222e" stroke-opacity=".13"/><path d="${dots()}" stroke="#fff6e4" stroke-opacity=".15"/></pattern>`,
  )
  s.add(
    `<circle cx="${f(s.sunX)}" cy="${f(s.sunY)}" r="620" fill="${wash}"/>`,
    s.rect(0, 0, W, H, `url(#${rim})`),
    s.rect(0, 0, W, H, `url(#${grain})`),
  )
}
