import { expect, test } from 'vitest'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test.each(['fort?', 'fort#1', 'fort%', 'fort%41', 'fort a', 'قلعة'])(
  'the filters of the results for “%s” lead to results for the same text',
  async (text) => {
    const app = await buildFrontApp(fixtures.context, await builtPages())
    const origin = 'http://localhost:3000'
    const answer = await app.request(`${origin}/en/search/${encodeURIComponent(text)}`, {
      headers: { host: 'localhost:3000' },
    })
    const links = [...(await answer.text()).matchAll(/href="(\/en\/search\/[^"?]*\?[^"]*)"/g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), origin),
    )
    expect(links.length).toBeGreaterThan(0)
    for (const { pathname } of links) expect(decodeURIComponent(pathname)).toBe(`/en/search/${text}`)
  },
)
