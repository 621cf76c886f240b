import { f, hash, LAMP, mix, mul, prng, TIMES, type Palette } from './palette.ts'
import type { SceneTime } from './scene-kinds.ts'

type Stop = [offset: number, color: string, opacity?: number]

/** A drawing in progress: its light, its seeded random numbers, and the elements so far. All colours go through `c`. */
export interface Scene {
  /** The next seeded number, 0 to 1. */
  r: () => number
  /** A number in a range. */
  u: (least: number, most: number) => number
  /** An integer in a range, both ends inclusive. */
  i: (least: number, most: number) => number
  pick: <One>(from: readonly One[]) => One
  P: Palette
  time: SceneTime
  night: boolean
  seed: number
  sky: [string, string, string, string]
  haze: string
  /** The side the light comes from: -1 or 1. */
  L: -1 | 1
  horizon: number
  sunX: number
  sunY: number
  out: string[]
  defs: string[]
  add: (...parts: string[]) => void
  /** A surface's colour: base in white light, distance into the air 0 to 1, shade above 0 or glow below. */
  c: (base: string, distance?: number, shade?: number) => string
  def: (body: string) => string
  grad: (stops: Stop[], x1?: number, y1?: number, x2?: number, y2?: number) => string
  rad: (stops: Stop[]) => string
  /** A round body: light, half tone, shade in printed bands, turned to the light. */
  round: (base: string, distance?: number) => string
  fade: (base: string, near: number, far: number, shade?: number) => string
  p: (path: string, fill: string, extra?: string) => string
  line: (path: string, color: string, width?: number, opacity?: number) => string
  rect: (x: number, y: number, width: number, height: number, fill: string, extra?: string) => string
  use: (id: string, x: number, y: number, scaleX?: number, scaleY?: number, extra?: string) => string
  sym: (body: string) => string
  lamp: (x: number, y: number, radius: number, opacity?: number) => string
}

export function openScene(kind: string, time: SceneTime, seed: string): Scene {
  const number = hash(`${kind}|${time}|${seed}`)
  const r = prng(number)
  const P = TIMES[time]
  const night = time === 'night'
  const id = `r${(number % 1679616).toString(36)}`
  const defs: string[] = []
  const out: string[] = []
  const u = (least: number, most: number) => least + (most - least) * r()
  const i = (least: number, most: number) => Math.floor(u(least, most + 1))
  const pick = <One>(from: readonly One[]): One => from[Math.floor(r() * from.length)] as One
  const sky = pick(P.skies) as [string, string, string, string]
  const haze = mix(P.haze, sky[2], 0.5)
  const L = r() < 0.5 ? -1 : 1

  const c = (base: string, distance = 0, shade = 0): string => {
    let color = mul(base, P.light)
    if (night) color = mix(color, '#1c4160', 0.3)
    if (shade > 0) color = mix(color, mul(color, P.shadow), shade)
    else if (shade < 0) color = mix(color, P.sun, -shade)
    return mix(color, haze, distance)
  }
  const def = (body: string): string => {
    const name = `${id}_${defs.length.toString(36)}`
    defs.push(body.replace('ID', name))
    return name
  }
  const stopsOf = (stops: Stop[]) =>
    stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
  const grad = (stops: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string =>
    `url(#${def(`<linearGradient id="ID" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`)})`
  const rad = (stops: Stop[]): string => `url(#${def(`<radialGradient id="ID">${stopsOf(stops)}</radialGradient>`)})`

  const rounds = new Map<string, string>()
  const round = (base: string, distance = 0): string => {
    const key = `${base} ${distance}`
    let found = rounds.get(key)
    if (found === undefined) {
      const bands = [
        [0, 0.1],
        [0.1, -0.22],
        [0.42, 0],
        [0.62, 0.35],
        [1, 0.85],
      ] as const
      const stops = bands.map(([offset, shade]): Stop => [
        L < 0 ? offset : Math.round((1 - offset) * 100) / 100,
        c(base, distance, shade),
      ])
      found = grad(L < 0 ? stops : stops.reverse(), 0, 0, 1, 0)
      rounds.set(key, found)
    }
    return found
  }
  const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
    `<rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`
  let glow: string | undefined

  return {
    r, u, i, pick, P, time, night, seed: number, sky, haze, L, horizon: 520, sunX: 600, sunY: 200, out, defs,
    add: (...parts) => {
      out.push(...parts)
    },
    c, def, grad, rad, round,
    fade: (base, near, far, shade = 0) => grad([[0, c(base, near, shade)], [1, c(base, far, shade)]]),
    p: (path, fill, extra = '') => `<path d="${path}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`,
    line: (path, color, width = 1, opacity = 1) =>
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="${f(width)}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''} stroke-linecap="round"/>`,
    rect,
    use: (name, x, y, scaleX = 1, scaleY = scaleX, extra = '') =>
      `<use href="#${name}" transform="translate(${f(x)} ${f(y)}) scale(${Math.round(scaleX * 1000) / 1000} ${Math.round(scaleY * 1000) / 1000})"${extra ? ` ${extra}` : ''}/>`,
    sym: (body) => def(`<g id="ID">${body}</g>`),
    lamp: (x, y, radius, opacity = 0.8) => {
      glow ??= rad([[0, '#ffe3a8', 0.95], [0.25, LAMP, 0.45], [1, LAMP, 0]])
      return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${glow}" opacity="${opacity}"/>`
    },
  } // prettier-ignore
}
