import type { z } from '@hono/zod-openapi'
import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import type { Locale } from '#domain/locale.ts'
import { listTitles } from '#server/catalogue/list-titles.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { suggestionSchema } from './contract.ts'
import { editDistance } from './edit-distance.ts'
import { listDestinations, type DestinationNameRow } from './queries.ts'
import { parseQuery, type ParsedQuery } from './parse-query.ts'
import { viewFoundProduct, viewDestination } from './view-suggestion.ts'
import { decidingWords, withoutArticle } from './word-forms.ts'

const MOST = 8
const MAX_OF_A_KIND = 3
const MAX_A_MINUTE = 60

/**
 * At most eight suggestions for a text that is being typed: cities and categories whose name begins with it, then
 * matching products. Throws ApiError `search.too_many_questions` above sixty a minute from one address.
 */
export async function readSuggestions(
  context: Context,
  input: { text: string; locale: Locale; visitor: Visitor },
): Promise<z.infer<typeof suggestionSchema>[]> {
  const { locale, visitor } = input
  const { supplierId, discoverType } = visitor.site
  const text = decidingWords(normaliseArabic(input.text)).join(' ')
  if (text === '') return []
  await countAttempts(
    context.db,
    'search.too_many_questions',
    networkLimits(visitor.address, { key: 'suggestions', most: MAX_A_MINUTE, windowSeconds: 60 }),
  )

  const named = await listDestinations(context.db, supplierId)
  const places = ['city', 'category'].flatMap((kind) =>
    named
      .filter((row) => row.kind === kind)
      .map((row) => ({ row, doubt: doubtOf(text, row) }))
      .filter(({ doubt }) => doubt < Infinity)
      .sort((one, other) => one.doubt - other.doubt)
      .slice(0, MAX_OF_A_KIND)
      .map(({ row }) => viewDestination(row, locale)),
  )
  const most = MOST - places.length
  const strict = await parseQuery(context, { text: input.text, how: 'strict' })
  const find = async (understood: ParsedQuery | null) =>
    understood === null ? [] : listTitles(context, { text: understood.query, supplierId, most })
  let products = await find(strict)
  if (products.length === 0 && places.length === 0)
    products = await find(await parseQuery(context, { text: input.text, how: 'lenient' }))
  return [...places, ...products.map((row) => viewFoundProduct(row, { locale, discoverType }))]
}

/** Zero if a name begins with the text, more if a later word does or a letter is wrong, infinite for another name. */
function doubtOf(text: string, row: DestinationNameRow): number {
  return Math.min(...[row.name.ar, row.name.en].map((name) => doubtOfName(bare(text), normaliseArabic(name))))
}

function doubtOfName(text: string, name: string): number {
  const words = name.split(' ')
  const beginnings = words.map((word, start) => [bare(word), ...words.slice(start + 1)].join(' '))
  const start = beginnings.findIndex((one, place) => one.startsWith(text) || (place > 0 && one.startsWith(`و${text}`)))
  if (start >= 0) return start
  const isLongEnough = text.length >= 4
  return isLongEnough && editDistance(text, beginnings[0] ?? '', 1).beginning <= 1 ? words.length : Infinity
}

function bare(text: string): string {
  return isArabic(text) ? withoutArticle(text) : text
}
