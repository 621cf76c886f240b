import type { Context } from 'hono'

export type PackedEncoding = 'br' | 'gzip'

/** The best of `offered` (in order of preference) that the client accepts; null if it accepts none. */
export function acceptedEncoding<Encoding extends PackedEncoding>(
  c: Context,
  offered: readonly Encoding[],
): Encoding | null {
  const accepted = c.req.header('accept-encoding') ?? ''
  return offered.find((name) => new RegExp(`(?:^|[\\s,])${name}(?![\\w-])${NOT_REFUSED}`, 'i').test(accepted)) ?? null
}

/** No `;q=0` follows. */
const NOT_REFUSED = String.raw`(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))`
