type Theme = Record<string, Record<string, string>>

// Only these characters are allowed in tokens and colours, so that a row of the configuration cannot add other CSS.
const token = /^[a-z]+(-[a-z]+)*$/
const colour = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab)\([0-9a-z.,%/ -]+\))$/i

/**
 * CSS for the site's own colours, which override those of ui/tokens.css by theme: `{ light: { primary: '#0b5d5e' } }`.
 * Empty if there are none.
 */
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
