import { defaultColours, type ColourToken } from '#domain/site-colours.ts'

/** The site's own colour of a token, or the default. */
export function siteColour(
  site: { theme: Record<string, Record<string, string>> },
  theme: 'light' | 'dark',
  token: ColourToken,
): string {
  const own = site.theme[theme]?.[token] ?? ''
  return /^#[0-9a-f]{6}$/i.test(own) ? own : defaultColours[theme][token]
}
