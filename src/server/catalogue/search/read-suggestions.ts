import type { z } from '@hono/zod-openapi'
import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import type { Locale } from '#domain/locale.ts'
import { UNFINDABLE, type TextQuery } from '#domain/text-query.ts'
import { countBy } from '#server/catalogue/find-destination.ts'
import { listCards } from '#server/catalogue/list-cards.ts'
import { titledProducts, type TitleRow } from '#server/catalogue/list-titles.ts'
import { FLAGS } from '#server/catalogue/snapshot/products.ts'
import { currentSnapshot, type Snapshot } from '#server/catalogue/snapshot/snapshot.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { suggestionSchema } from './contract.ts'
import { editDistance } from './edit-distance.ts'
import { findByMeaning } from './find-by-meaning.ts'
import { isAmbiguous, listLandmarks, type Landmark } from './find-landmarks.ts'
import { hasOwn } from './find-results.ts'
import { listDestinationNames, type DestinationNameRow } from './list-destination-names.ts'
import { parseQuery } from './parse-query.ts'
import { splitCities } from './split-cities.ts'
import { suggestSpellings } from './suggest-spellings.ts'
import { isForChildren, synonyms } from './synonyms.ts'
import {
  viewCategoryInCity,
  viewCityForChildren,
  viewDestination,
  viewFoundProduct,
  viewLandmark,
} from './view-suggestion.ts'
import { withFinalAlef } from './with-final-alef.ts'
import { decidingWords, withoutArticle } from './word-forms.ts'

const MOST = 8
const MAX_OF_A_KIND = 3
const MAX_IN_CITY = 2
const MAX_LANDMARKS = 2
const MAX_POPULAR = 6
const MAX_A_MINUTE = 60
const MAX_COUNTED = 999

/**
 * At most eight suggestions for a text that is being typed: cities and categories whose name begins with it, categories
 * of a named city, landmarks without products whose name begins with it, then the products that the search finds, also those that match some of
 * the words; for a misspelt text that finds nothing those of the nearest spelling; for an empty text popular cities. Throws ApiError `search.too_many_questions` above sixty a minute from one address.
 */
export async function readSuggestions(
  context: Context,
  input: { text: string; locale: Locale; visitor: Visitor },
): Promise<z.infer<typeof suggestionSchema>[]> {
  const { locale, visitor } = input
  const { supplierId, discoverType } = visitor.site
  if (input.text.trim() === '') return suggestPopular(context, { supplierId, locale })
  if (normaliseArabic(input.text) === '') return []
  await countAttempts(
    context.db.reading,
    'search.too_many_questions',
    networkLimits(visitor.address, { key: 'suggestions', most: MAX_A_MINUTE, windowSeconds: 60 }),
  )

  const snapshot = await currentSnapshot(context.db.reading)
  const text = withFinalAlef(input.text, snapshot.dictionary)
  const wanted = { supplierId, locale, discoverType }
  const found = await suggest(context, snapshot, { ...wanted, text })
  if (found.length > 0) return found
  const [spelling] = await suggestSpellings(context, snapshot, { text, locale, supplierId })
  return spelling === undefined ? [] : suggest(context, snapshot, { ...wanted, text: spelling })
}

async function suggest(
  context: Context,
  snapshot: Snapshot,
  input: Wanted & { text: string; discoverType: Visitor['site']['discoverType'] },
) {
  const { locale, supplierId, discoverType } = input
  const text = decidingWords(normaliseArabic(input.text)).join(' ')
  const rows = await listDestinationNames(context.db.reading, snapshot, supplierId)
  const cities = rows.filter((row) => row.kind === 'city')
  const categories = rows.filter((row) => row.kind === 'category')
  const { named, rest } = splitCities(text, cities)
  const [city] = named
  const forChildren =
    named.length > 0 && meansChildren(rest) ? suggestForChildren(snapshot, { named, supplierId, locale }) : []
  const places = [
    ...(forChildren.length > 0
      ? forChildren
      : (named.length > 1 || (city && rest !== '') ? named : nearestOf(cities, text)).map((row) =>
          viewDestination(row, locale),
        )),
    ...(city && named.length === 1
      ? suggestInCity(snapshot, { city, rest, categories, supplierId, locale })
      : suggestCategories(snapshot, { rows: categoriesOf(categories, text), supplierId, locale })),
  ]
  // One after the other: to look whether a landmark has activities takes as long as a search.
  const sights = listLandmarks(input.text, rows)
    .values()
    .filter(({ name }) => !hasOwn(snapshot, name[locale], supplierId))
    // A whole name of a city is not the beginning of another word: «العلا» is not «شارع علال الفاسي».
    .filter((one) => !city || rest !== '' || namesWord(one, text))
    .take(MAX_LANDMARKS)
    .toArray()
  const most = MOST - places.length - sights.length
  const find = (meaning: TextQuery) => titledProducts(snapshot, { text: meaning, supplierId, most })
  // The products of a place whose name is being typed are not those of similar words.
  const isWhole = places.length === 0 || (named.length > 0 && rest !== '')
  const ids = isWhole
    ? findByMeaning(snapshot, { text: input.text, find, isFound: (found) => found.length > 0 }).found
    : find(parseQuery(snapshot, { text: input.text, how: 'strict' })?.query ?? UNFINDABLE)
  const products = await listCards(context.db.reading, snapshot, ids)
  const inOrder = products.toSorted((one, other) => Number(beginsIn(other, text)) - Number(beginsIn(one, text)))
  const viewed = (landmarks: Landmark[]) => landmarks.map((one) => viewLandmark(one, locale, isAmbiguous(one, rows)))
  const said = bare(text)
  const isMeant = ({ name }: Landmark) =>
    [name.ar, name.en]
      .map((one) => bare(normaliseArabic(one)))
      .some((one) => one.startsWith(said) || said.includes(one))
  return [
    ...places,
    ...viewed(sights.filter(isMeant)),
    ...inOrder.map((row) => viewFoundProduct(row, { locale, discoverType })),
    // The word is in the middle of its name, or misspelt: «خيمة» rather means tents than «شبرا الخيمة».
    ...viewed(sights.filter((one) => !isMeant(one))),
  ]
}

/** Whether a word of the title begins with the text as it is typed, without an article: «دب» in «دبي», not in «الدباغ». */
function beginsIn({ title }: TitleRow, text: string): boolean {
  return [title.ar, title.en].some((one) => ` ${normaliseArabic(one)}`.includes(` ${text}`))
}

function namesWord({ name }: Landmark, text: string): boolean {
  return [name.ar, name.en].some((one) => ` ${normaliseArabic(one)} `.includes(` ${text} `))
}

/** Before anything is typed. */
async function suggestPopular(context: Context, input: { supplierId: number | null; locale: Locale }) {
  const snapshot = await currentSnapshot(context.db.reading)
  const rows = await listDestinationNames(context.db.reading, snapshot, input.supplierId)
  return rows
    .filter((row) => row.kind === 'city')
    .slice(0, MAX_POPULAR)
    .map((row) => viewDestination(row, input.locale))
}

interface Wanted {
  supplierId: number | null
  locale: Locale
}

function suggestCategories(snapshot: Snapshot, { rows, supplierId, locale }: Wanted & { rows: DestinationNameRow[] }) {
  if (rows.length === 0) return []
  const counts = countBy(snapshot, 'categoryId', supplierId)
  return rows.map((row) => viewDestination(row, locale, Math.min(MAX_COUNTED, counts.get(row.id) ?? 0)))
}

/** The city's largest categories, or those that the other words name. */
function suggestInCity(
  snapshot: Snapshot,
  input: Wanted & { city: DestinationNameRow; rest: string; categories: DestinationNameRow[] },
) {
  const { city, rest, categories, supplierId, locale } = input
  const suggested = rest === '' ? categories : categoriesOf(categories, rest)
  if (suggested.length === 0) return []
  const counts = countBy(snapshot, 'categoryId', supplierId, { cityId: city.id })
  return suggested
    .map((category) => ({ category, count: Math.min(MAX_COUNTED, counts.get(category.id) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_IN_CITY)
    .map(({ category, count }) => viewCategoryInCity(category, { city, locale, count }))
}

/** The named cities, limited to activities with prices for children, if they have some. */
function suggestForChildren(snapshot: Snapshot, input: Wanted & { named: DestinationNameRow[] }) {
  const { named, supplierId, locale } = input
  const counts = countBy(snapshot, 'cityId', supplierId, { flags: FLAGS.children })
  return named
    .filter(({ id }) => counts.has(id))
    .map((city) => viewCityForChildren(city, locale, Math.min(MAX_COUNTED, counts.get(city.id) ?? 0)))
}

function meansChildren(text: string): boolean {
  const words = text.split(' ')
  const meaning = synonyms(words, 0, (word) => [word, bare(word)])
  return meaning?.length === words.length && isForChildren(meaning.ways)
}

/** Categories that the text names, or a synonym of it: 'kids' is 'Family activities'. */
function categoriesOf(categories: DestinationNameRow[], text: string): DestinationNameRow[] {
  const words = text.split(' ')
  const meaning = synonyms(words, 0, (word) => [word, bare(word)])
  const others = meaning?.length === words.length ? meaning.ways.map((way) => way.join(' ')) : []
  return [...new Set([text, ...others].flatMap((way) => nearestOf(categories, way)))].slice(0, MAX_OF_A_KIND)
}

function nearestOf(rows: DestinationNameRow[], text: string): DestinationNameRow[] {
  return rows
    .map((row) => ({ row, doubt: doubtOf(text, row) }))
    .filter(({ doubt }) => doubt < Infinity)
    .sort((one, other) => one.doubt - other.doubt)
    .slice(0, MAX_OF_A_KIND)
    .map(({ row }) => row)
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
