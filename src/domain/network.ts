export interface Network {
  /** The unit that a network operator gives one customer: an IPv4 address, or an IPv6 /64. */
  near: string
  /** The IPv6 /48 around it, which may also belong to one customer; null for IPv4. */
  wide: string | null
}

/** The network of an IP address. Text that is not an IP address is a network of its own. */
export function networkOf(address: string): Network {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^(?:::ffff:)(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  const groups = mapped === undefined && bare.includes(':') ? groupsOf(bare) : null
  if (groups === null) return { near: mapped ?? bare, wide: null }
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The eight groups of an IPv6 address without leading zeros; null if malformed. */
function groupsOf(address: string): string[] | null {
  const [head = '', tail, ...more] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = 8 - first.length - last.length
  if (more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1)) return null
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  // The last two groups may be written as an IPv4 address; limits use the first four only.
  if (!groups.slice(0, 4).every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
