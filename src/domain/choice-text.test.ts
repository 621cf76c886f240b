import { expect, test } from 'vitest'
import { choiceText, parseChoice } from './choice-text.ts'

test.each([
  ['', [], false],
  ['paid', ['paid'], false],
  ['paid,refunded', ['paid', 'refunded'], false],
  ['!paid,refunded', ['paid', 'refunded'], true],
] as const)('the filter %s is read and written', (text, values, isNone) => {
  expect(parseChoice(text)).toEqual({ values, isNone })
  expect(choiceText({ values: [...values], isNone })).toBe(text)
})

test('none of no values is no filter', () => {
  expect(parseChoice('!')).toEqual({ values: [], isNone: true })
  expect(choiceText({ values: [], isNone: true })).toBe('')
})
