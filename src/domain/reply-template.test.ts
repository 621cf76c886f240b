import { expect, test } from 'vitest'
import { fillTemplate, isTemplate, placeholderNames, tokenOf, tokensIn } from './reply-template.ts'

const values = { name: 'Sara', reference: 'RH-2345ABCD' }

test.each([
  { case: 'fills what is known', text: 'Dear {name}, about {reference}:', filled: 'Dear Sara, about RH-2345ABCD:', left: [] },
  { case: 'leaves what is not', text: '{activity} on {date}, {date}', filled: '{activity} on {date}, {date}', left: ['{activity}', '{date}'] },
  { case: 'spaces inside the braces', text: '{ name }', filled: 'Sara', left: [] },
  { case: 'the words of the other language are not filled, and not sent', text: '{الاسم}', filled: '{الاسم}', left: ['{الاسم}'] },
  { case: 'other braces are text of a reply', text: '{x} {', filled: '{x} {', left: [] },
])('$case', ({ text, filled, left }) => {
  const result = fillTemplate(text, 'en', values)
  expect(result).toBe(filled)
  expect(tokensIn(result)).toEqual(left)
}) // prettier-ignore

test('a value that looks like a placeholder is not filled again, and not sent', () => {
  const filled = fillTemplate('{name}', 'en', { ...values, name: '{reference}' })
  expect(filled).toBe('{reference}')
  expect(tokensIn(filled)).toEqual(['{reference}'])
})

test('an empty value is as none', () => {
  expect(fillTemplate('{name}', 'en', { name: '' })).toBe('{name}')
})

test('every placeholder is filled in both languages', () => {
  for (const locale of ['ar', 'en'] as const)
    for (const name of placeholderNames) {
      expect(fillTemplate(tokenOf(name, locale), locale, { [name]: 'x' })).toBe('x')
      expect(isTemplate(tokenOf(name, locale), locale)).toBe(true)
    }
})

test.each(['{nmae}', '{الاسم}', 'Dear {name', 'name}', '{{name}}'])('%j is no English template', (text) => {
  expect(isTemplate(text, 'en')).toBe(false)
})
