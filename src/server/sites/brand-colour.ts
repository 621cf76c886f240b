const HOUSE = '#0b5d5e'

/** The site's colour on paper and in mails, as '#rrggbb': the primary colour of its light theme, or the default. */
export function brandColour(site: { theme: Record<string, Record<string, string>> }): string {
  const primary = site.theme['light']?.['primary'] ?? ''
  return /^#[0-9a-f]{6}$/i.test(primary) ? primary : HOUSE
}
