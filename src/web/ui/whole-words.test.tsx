import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeWords } from './whole-words.tsx'

const markup = (text: string) => renderToStaticMarkup(<WholeWords text={text} />)

test('keeps short words with a hyphen on one line, and the text as it is', () => {
  const html = markup('Jerash half-day tour, door-to-door')
  expect(html.match(/<span[^>]*>[^<]*/g)?.map((span) => span.replace(/.*>/, ''))).toEqual(['half-day', 'door-to-door'])
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Jerash half-day tour, door-to-door')
})

test('leaves long ones and dashes between words alone', () => {
  for (const text of ['A once-in-a-lifetime-journey', 'Cairo - Giza', 'Riyadh']) expect(markup(text)).toBe(text)
})
