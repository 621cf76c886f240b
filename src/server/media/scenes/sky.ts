import { f, mix } from './palette.ts'
import { H, W } from './palette.ts'
import type { Scene } from './scene.ts'

interface SkyWish {
  horizon?: number
  sunX?: number
  sunY?: number
  sun?: boolean
  clouds?: boolean
}

export function sky(s: Scene, { horizon = 520, sunX, sunY, sun = true, clouds = true }: SkyWish = {}) {
  const t = s.time
  s.sunX = sunX ?? (s.L < 0 ? s.u(260, 480) : s.u(720, 940))
  s.sunY = sunY ?? (t === 'day' ? s.u(110, 190) : t === 'night' ? s.u(110, 210) : horizon - s.u(50, 130))
  s.horizon = horizon
  s.add(
    s.rect(
      0,
      0,
      W,
      H,
      `url(#${s.def(`<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${f(horizon + 30)}">${s.sky.map((c, i) => `<stop offset="${[0, 0.42, 0.78, 1][i]!}" stop-color="${c}"/>`).join('')}</linearGradient>`)})`,
    ),
  )
  if (s.night) {
    const st = ['', '', '']
    for (let i = 0; i < 110; i++) {
      const y = Math.pow(s.r(), 1.4) * horizon * 0.9
      st[i % 3] = (st[i % 3] ?? '') + `M${f(s.u(0, W))} ${f(y)}h.1`
    }
    s.add(
      s.line(st[0]!, '#fdf3d9', 1.6, 0.7),
      s.line(st[1]!, '#dce9f0', 2.4, 0.6),
      s.line(st[2]!.slice(0, 330), '#fff6e0', 3.6, 0.9),
    )
    // the Milky Way: a slanted band of faint dust
    const mx = s.u(300, 900),
      tilt = s.u(20, 40) * -s.L
    s.add(
      `<g transform="rotate(${f(tilt)} ${f(mx)} 200)" opacity=".5"><ellipse cx="${f(mx)}" cy="170" rx="120" ry="620" fill="${s.rad(
        [
          [0, s.sky[3], 0.5],
          [1, s.sky[3], 0],
        ],
      )}"/></g>`,
    )
  }
  if (!sun) return
  const R = s.night ? s.u(26, 40) : t === 'day' ? s.u(36, 48) : s.u(54, 84),
    x = s.sunX,
    y = s.sunY
  s.add(
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R * (s.night ? 7 : 6.5))}" fill="${s.rad([
      [0, s.P.sun, s.night ? 0.35 : 0.75],
      [0.3, s.P.sun, s.night ? 0.12 : 0.28],
      [1, s.P.sun, 0],
    ])}"/>`,
  )
  if (s.night && s.r() < 0.6) {
    const m = s.def(
      `<mask id="ID"><circle cx="${f(x)}" cy="${f(y)}" r="${f(R)}" fill="#fff"/><circle cx="${f(x + R * 0.42)}" cy="${f(y - R * 0.22)}" r="${f(R * 0.86)}" fill="#000"/></mask>`,
    )
    s.add(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(R)}" fill="${s.P.sun}" mask="url(#${m})"/>`)
  } else
    s.add(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(R)}" fill="${t === 'day' ? '#fffef6' : s.P.sun}" opacity=".96"/>`)
  if (clouds) strata(s, horizon)
}
function strata(s: Scene, horizon: number, n = s.i(2, 4)) {
  const lit = s.night ? mix(s.sky[2], s.sky[3], 0.6) : mix(s.sky[3], '#ffffff', s.time === 'day' ? 0.55 : 0.25),
    sh = mix(s.sky[1], s.sky[2], 0.5)
  for (let i = 0; i < n; i++) {
    const y = s.u(0.18, 0.82) * horizon,
      x = s.u(-100, 900),
      w = s.u(260, 560)
    for (let k = 0; k < 3; k++) {
      const ww = w * s.u(0.45, 1),
        xx = x + s.u(0, w * 0.5),
        yy = y + k * s.u(7, 13),
        th = s.u(7, 15)
      s.add(
        s.p(
          `M${f(xx)} ${f(yy)}q${f(ww * 0.2)} ${f(-th)} ${f(ww * 0.42)} ${f(-th * 0.8)}q${f(ww * 0.12)} ${f(-th)} ${f(ww * 0.26)} ${f(-th * 0.1)}q${f(ww * 0.2)} ${f(-th * 0.2)} ${f(ww * 0.32)} ${f(th * 0.9)}q${f(-ww * 0.5)} ${f(th * 0.5)} ${f(-ww)} 0z`,
          k === 2 ? sh : lit,
          `opacity="${s.night ? 0.28 : 0.5}"`,
        ),
      )
    }
  }
}
export function birds(s: Scene, x: number, y: number, n = s.i(3, 6), c = s.c('#4a4038', 0.25, 0.6)) {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = s.u(6, 13),
      bx = x + s.u(-90, 90),
      by = y + s.u(-34, 34),
      k = s.u(0.3, 0.7)
    d += `M${f(bx - a)} ${f(by - a * k)}q${f(a * 0.55)} ${f(-a * 0.25)} ${f(a)} ${f(a * k)}q${f(a * 0.45)} ${f(-a * (k + 0.3))} ${f(a)} ${f(-a * k)}`
  }
  s.add(s.line(d, c, 2, 0.8))
}
export function falcon(s: Scene, x: number, y: number, k: number, dir = 1) {
  s.add(
    `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round(k * dir * 100) / 100} ${k})" fill="${s.c('#4b3a2c', 0.1, 0.7)}"><path d="M0 0C-14-10-34-22-58-20C-70-19-80-13-90-4C-74-8-66-6-60-4C-50-2-36 4-22 10L-34 22L-28 24L-8 14C2 16 12 12 20 6L28 5L24 1C34-12 46-26 70-38C52-38 36-34 24-24C14-16 8-8 0 0Z"/><path d="M-60-4C-50-2-36 4-22 10L-8 6C-24 0-44-8-60-4Z" fill="${s.c('#a98a68', 0.1, 0.3)}"/></g>`,
  )
}
