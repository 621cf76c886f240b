import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** The reverse proxies whose X-Forwarded-For is trusted: none, a number of hops, or known addresses. */
export type TrustedProxies = { hops: number } | { has: (address: string) => boolean }

const MAX_HOPS = 10
const CIDR = /^([^/]+)(?:\/(\d{1,3}))?$/

/** `off`, `on` (one proxy), a number of proxies, or addresses and CIDR ranges separated by commas. */
export const trustedProxiesSetting = z
  .string()
  .transform((text, check): TrustedProxies => {
    if (text === 'off') return { hops: 0 }
    if (text === 'on') return { hops: 1 }
    const proxies = hopsOf(text) ?? rangesOf(text)
    if (proxies !== null) return proxies
    check.addIssue({
      code: 'custom',
      message: `must be off, on, a number of proxies from 1 to ${MAX_HOPS}, or addresses such as 10.0.0.0/8 with commas between`,
    })
    return z.NEVER
  })
  .default({ hops: 0 })

function hopsOf(text: string): TrustedProxies | null {
  const hops = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return hops >= 1 && hops <= MAX_HOPS ? { hops } : null
}

function rangesOf(text: string): TrustedProxies | null {
  const trusted = new BlockList()
  for (const range of text.split(',')) {
    const [, address = '', prefix] = CIDR.exec(range.trim()) ?? []
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    if (version === 0 || Number(prefix ?? most) > most) return null
    trusted.addSubnet(address, Number(prefix ?? most), version === 4 ? 'ipv4' : 'ipv6')
  }
  return { has: (address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') }
}

/**
 * The client's address: the rightmost address of `X-Forwarded-For`, followed by the connection's, that is not a trusted
 * proxy. Entries further left can be forged. An invalid entry ends the search at the proxy that forwarded it.
 */
export function visitorAddress(
  trusted: TrustedProxies,
  { forwardedFor, connection }: { forwardedFor: string | undefined; connection: string },
): string {
  let address = plain(connection)
  const passedOn = (forwardedFor ?? '').split(',').map(plain)
  for (let hops = 1; ; hops++) {
    const isTrusted = 'hops' in trusted ? hops <= trusted.hops : isIP(address) !== 0 && trusted.has(address)
    const before = isTrusted ? passedOn.pop() : undefined
    if (before === undefined || isIP(before) === 0) return address
    address = before
  }
}

/** Without a port, and IPv4-mapped addresses as IPv4. */
function plain(address: string): string {
  const text = address.trim()
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutPort)?.[1] ?? withoutPort
}
