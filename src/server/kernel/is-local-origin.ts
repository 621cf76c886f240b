import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an origin such as http://pearl.localhost:3000 is reachable from this machine only. */
export function isLocalOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4')
  return host === 'localhost' || host.endsWith('.localhost')
}
