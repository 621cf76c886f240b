import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faqs, pages, testimonials } from '#demo/words.ts'
import { arabicVariants, englishVariants } from './glossary-words.ts'

const variants = { ar: arabicVariants, en: englishVariants }

function textsIn(value: unknown, where: string): [string, string][] {
  if (typeof value === 'string') return [[where, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`))
}

const textsOf = (locale: 'ar' | 'en'): [string, string][] => [
  ...readdirSync(`messages/${locale}`).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(`messages/${locale}/${file}`, 'utf8')), file),
  ),
  ...faqs.flatMap(({ question, answer }): [string, string][] => [
    ['a question of the FAQ', question[locale]],
    ['an answer of the FAQ', answer[locale]],
  ]),
  ...pages.map(({ code, body }): [string, string] => [`the page ${code}`, body[locale]]),
  ...testimonials.map(({ text }): [string, string] => ['a testimonial', text[locale]]),
]

describe.each(['ar', 'en'] as const)('the messages in %s', (locale) => {
  const texts = textsOf(locale)

  test.each(variants[locale])('contain $instead rather than $refused', ({ refused, except = [] }) => {
    const again = texts
      .map(([where, text]) => [where, except.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)] as const)
      .filter(([, text]) => refused.test(text))
    expect(again).toEqual([])
  })
})
