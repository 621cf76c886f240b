import { f, H } from './palette.ts'

/** A point on the ground: `aside` of the line of sight, at the depth `k`, which is also how large things are there. */
export type Ground = (aside: number, k: number) => [x: number, y: number]

/** Level ground that runs to a vanishing point; `bend` curves what runs along it. Things at `k` 1 stand in front. */
export const ground = (x: number, y: number, bend = 0): Ground => {
  const reach = H - y
  return (aside, k) => [x + (aside + bend * (1 - k) ** 2) * k, y + reach * k]
}

/** A strip along the ground, from the depth `far` to `near`. */
export function strip(at: Ground, from: number, to: number, far = 0.1, near = 1.12): string {
  const steps = 14
  const depths = Array.from({ length: steps + 1 }, (_, n) => far + ((near - far) * n) / steps)
  const line = (aside: number) =>
    depths.map((k) => {
      const [x, y] = at(aside, k)
      return `${f(x)} ${f(y)}`
    })
  return `M${line(from).join('L')}L${line(to).reverse().join('L')}Z`
}
