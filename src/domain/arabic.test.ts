import { describe, expect, test } from 'vitest'
import { isArabic, normaliseArabic } from './arabic.ts'

describe('normaliseArabic makes equal', () => {
  test.each([
    { case: 'hamza forms of alef', one: 'أهرامات', other: 'اهرامات' },
    { case: 'madda', one: 'آثار', other: 'اثار' },
    { case: 'teh marbuta and heh', one: 'القاهرة', other: 'القاهره' },
    { case: 'alef maksura and yeh', one: 'مقهى', other: 'مقهي' },
    { case: 'diacritics', one: 'مُحَرَّق', other: 'محرق' },
    { case: 'tatweel', one: 'رحـــلة', other: 'رحلة' },
    { case: 'Arabic-Indic digits', one: '١٢ شخصا', other: '12 شخصا' },
    { case: 'Persian letters', one: 'کويت', other: 'كويت' },
    { case: 'presentation forms of a document', one: 'ﻗﻠﻌﺔ', other: 'قلعة' },
    { case: 'joiners and soft hyphens in a word', one: 'ق\u200cلعة fo\u00adrt\u200b', other: 'قلعة fort' },
    { case: 'Latin case and accents', one: 'Fès MÉDINA', other: 'fes medina' },
    { case: 'punctuation', one: 'باب-البحرين، المنامة!', other: 'باب البحرين المنامه' },
  ])('$case: $one and $other', ({ one, other }) => {
    expect(normaliseArabic(one)).toBe(normaliseArabic(other))
  })

  test('normaliseArabic keeps different words apart', () => {
    expect(normaliseArabic('قلعة')).not.toBe(normaliseArabic('قلم'))
    expect(normaliseArabic('%_:*\'"😀')).toBe('')
  })
})

test('isArabic distinguishes Arabic from Latin text', () => {
  expect(isArabic('riyadh الرياض')).toBe(true)
  expect(isArabic('riyadh')).toBe(false)
})
