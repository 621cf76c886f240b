import type { Context } from 'hono'

export function acceptsGzip(c: Context): boolean {
  const accepted = c.req.header('accept-encoding') ?? ''
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/i.test(accepted)
}
