import { expect, test } from 'vitest'
import { messageLanguage, unwrittenFor, writtenIn } from './guest-message.ts'

const written = { subject: 'Gate B', text: 'Meet us at gate B.' }
const both = { ar: { subject: 'البوابة ب', text: 'نلتقي عند البوابة ب.' }, en: written }
const english = { ar: null, en: written }
const neither = { ar: null, en: null }

test('a guest gets a message in their own language if it is written, else in the other', () => {
  expect([messageLanguage(both, 'ar'), messageLanguage(both, 'en')]).toEqual(['ar', 'en'])
  expect([messageLanguage(english, 'ar'), messageLanguage(english, 'en')]).toEqual(['en', 'en'])
  expect(messageLanguage(neither, 'ar')).toBeNull()
})

test('lists the readers whose language is not written', () => {
  const readers = [{ language: 'ar' as const, guests: 2 }, { language: 'en' as const, guests: 3 }] // prettier-ignore
  expect(unwrittenFor(both, readers)).toEqual([])
  expect(unwrittenFor(english, readers)).toEqual([{ language: 'ar', guests: 2 }])
  expect([writtenIn(both), writtenIn(english), writtenIn(neither)]).toEqual([['ar', 'en'], ['en'], []])
})
