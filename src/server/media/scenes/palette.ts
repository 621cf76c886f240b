import type { SceneTime } from './scene-kinds.ts'

export const W = 1200
export const H = 800

// ---------- colour ----------
const hex = (h: string) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16)) as [number, number, number]
const toHex = (a: number[]) =>
  '#' +
  a
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
/** Between two colours. */
export const mix = (a: string, b: string, t: number) => {
  const B = hex(b)
  return toHex(hex(a).map((v, i) => v + (B[i]! - v) * t))
}
/** A colour seen in a coloured light. */
export const mul = (a: string, b: string) => {
  const B = hex(b)
  return toHex(hex(a).map((v, i) => (v * B[i]!) / 255))
}
/** A number in a path: one decimal. */
export const f = (n: number) => String(Math.round(n * 10) / 10)

// ---------- time of day: sky, light, shade, air ----------
export interface Palette {
  light: string
  shadow: string
  haze: string
  sun: string
  dark: number
  skies: string[][]
}

export const TIMES: Record<SceneTime, Palette> = {
  dawn: {
    light: '#ffe8d4',
    shadow: '#857ca6',
    haze: '#efcdbb',
    sun: '#fff4de',
    dark: 0,
    skies: [
      ['#7d9fb8', '#c4c0c6', '#f1cbb2', '#fce4c6'],
      ['#8a8fb5', '#cfb0bd', '#f0bfae', '#fbdcc0'],
      ['#6fa0ac', '#bccfc6', '#f3dcbb', '#fbeccf'],
    ],
  },
  day: {
    light: '#fffaf0',
    shadow: '#7c8fa6',
    haze: '#dbe5dc',
    sun: '#fffdf0',
    dark: 0,
    skies: [
      ['#3f8fa8', '#86c0c4', '#d3e5d6', '#f4ecd4'],
      ['#4a8dbb', '#93c3d6', '#d8e8e2', '#f3eee0'],
      ['#58a79f', '#a5d2c0', '#e4e8cd', '#f7efd6'],
    ],
  },
  sunset: {
    light: '#ffc593',
    shadow: '#67446e',
    haze: '#ec9d6d',
    sun: '#ffe9b8',
    dark: 0.12,
    skies: [
      ['#2f3e68', '#7d4e78', '#d96b56', '#f8b063'],
      ['#274a63', '#7c6070', '#df8455', '#fbc878'],
      ['#40305c', '#97456b', '#e0654f', '#f5a05a'],
    ],
  },
  night: {
    light: '#66829f',
    shadow: '#1d2b45',
    haze: '#2c5266',
    sun: '#f6ecd2',
    dark: 1,
    skies: [
      ['#081321', '#10263b', '#1d4258', '#3b6a74'],
      ['#0c1030', '#1b2350', '#3a3f6c', '#6b6383'],
      ['#061a20', '#0c2f38', '#1a4d52', '#4a7d72'],
    ],
  },
}
export const LAMP = '#ffc873'

// ---------- seeded numbers ----------
export const hash = (str: string) => {
  let h = 2166136261
  for (const c of str) {
    h ^= c.codePointAt(0) ?? 0
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}
export const prng = (a: number) => () => {
  a = (a + 0x6d2b79f5) | 0
  let t = Math.imul(a ^ (a >>> 15), 1 | a)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
