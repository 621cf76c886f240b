const HOUSE = '#0b5d5e'

/** The site's colour on paper and in mails, as '#rrggbb': its light theme's primary one, or the house's where it has none. */
export function brandColour(site: { theme: Record<string, Record<string, string>> }): string {
  const primary = site.theme['light']?.['primary'] ?? ''
  return /^#[0-9a-f]{6}$/i.test(primary) ? primary : HOUSE
}
