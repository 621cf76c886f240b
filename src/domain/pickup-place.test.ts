import { expect, test } from 'vitest'
import { pickupPlaceError } from './pickup-place.ts'

test.each([
  { typed: 'Rove Downtown', error: undefined },
  { typed: ' فندق الفهيدي، غرفة 12 ', error: undefined },
  { typed: '', error: 'required' },
  { typed: ' \u{200F}\u{A0} ', error: 'required' },
  { typed: 'a'.repeat(200), error: undefined },
  { typed: 'a'.repeat(201), error: 'too_long' },
])('the place of a pick-up “$typed”: $error', ({ typed, error }) => expect(pickupPlaceError(typed)).toBe(error))
