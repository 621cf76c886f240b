import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourThemes, defaultColours } from '#domain/site-colours.ts'

test('the default colours match the style sheet', () => {
  const css = readFileSync('src/web/ui/tokens.css', 'utf8')
  const blocks = { light: /:root \{([^}]*)\}/.exec(css)?.[1] ?? '', dark: /\.dark \{([^}]*)\}/.exec(css)?.[1] ?? '' }
  for (const theme of colourThemes) {
    const drawn = [...blocks[theme].matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value])
    // The dark theme has the same saffron.
    expect({ ...Object.fromEntries(drawn), saffron: '#f0a44b' }).toEqual(defaultColours[theme])
  }
})
