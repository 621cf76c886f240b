type Theme = Record<string, Record<string, string>>

// What a token may be called and a colour be written as: a configuration row is not to bring other CSS with it.
const token = /^[a-z]+(-[a-z]+)*$/
const colour = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab)\([0-9a-z.,%/ -]+\))$/i

/** The site's own colours over those of the house (ui/tokens.css), by theme: `{ light: { primary: '#0b5d5e' } }`. Empty when it has none. */
export function siteThemeCss(theme: Theme): string {
  const rules = [
    { selector: 'html:root:not(.dark)', colours: theme['light'] },
    { selector: 'html.dark', colours: theme['dark'] },
  ]
  return rules
    .map(({ selector, colours = {} }) => {
      const declarations = Object.entries(colours)
        .filter(([name, value]) => token.test(name) && colour.test(value))
        .map(([name, value]) => `--${name}:${value}`)
      return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`
    })
    .join('')
}
