import { expect, test } from 'vitest'
import { openWordsOf } from './open-words.ts'

test.each([
  ['day', 'once', 'checkDates'],
  ['time', 'once', 'booking.chooseTime'],
  ['time', 'daily', 'booking.chooseOption'],
  ['time', 'nightly', 'booking.chooseOption'],
  ['people', 'once', 'booking.goOn'],
] as const)('at the step %s of what is sold %s the bar says %s', (step, rate, words) => {
  expect(openWordsOf({ rate }, { step })).toBe(words)
})
