import { houseColours, type ColourToken } from '#domain/site-colours.ts'

/** What a site's token is on its pages: its own, or the house's. */
export function siteColour(
  site: { theme: Record<string, Record<string, string>> },
  theme: 'light' | 'dark',
  token: ColourToken,
): string {
  const own = site.theme[theme]?.[token] ?? ''
  return /^#[0-9a-f]{6}$/i.test(own) ? own : houseColours[theme][token]
}
