import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cities } from '#demo/catalogue.ts'
import { replyTemplates } from '#demo/reply-templates.ts'
import { faqs, pages, posts, testimonials } from '#demo/words.ts'
import { arabicVariants, catalogueVariants, englishVariants } from './glossary-words.ts'

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
  ...replyTemplates.map((template): [string, string] => [`the template ${template.name}`, template[locale]]),
]

/** The texts in one language, without codes, slugs and reviews. */
function wordsIn(value: unknown, locale: 'ar' | 'en', where: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    if (['slug', 'code', 'reviews', 'seed'].includes(key)) return []
    if (key !== 'ar' && key !== 'en') return wordsIn(inner, locale, `${where}.${key}`)
    return key === locale ? textsIn(inner, where) : []
  })
}

describe.each(['ar', 'en'] as const)('the messages in %s', (locale) => {
  const texts = textsOf(locale)

  test.each(variants[locale])('contain $instead rather than $refused', ({ refused, except = [] }) => {
    const again = texts
      .map(([where, text]) => [where, except.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)] as const)
      .filter(([, text]) => refused.test(text))
    expect(again).toEqual([])
  })
})

describe.each(['ar', 'en'] as const)('the catalogue and the blog in %s', (locale) => {
  const texts = [...cities, ...posts].flatMap((one) => wordsIn(one, locale, one.slug.en))

  test.each(catalogueVariants[locale])('write $instead rather than $refused', ({ refused, except = [] }) => {
    const again = texts.filter(([, text]) =>
      refused.test(except.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)),
    )
    expect(again).toEqual([])
  })
})
