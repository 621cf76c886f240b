import { createTranslator } from 'use-intl/core'
import { csvCell } from '#domain/csv-cell.ts'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { languageName } from '#domain/language-name.ts'
import { listOf } from '#domain/list-of.ts'
import { directionOf, languageNames, type Locale, type Words } from '#domain/locale.ts'
import { daysBefore, timeBefore } from '#domain/time-before.ts'
import { addDays } from '#domain/add-days.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import { renderTypst } from '#server/kernel/render-typst.ts'
import type { ManifestGuest } from './read-guests.ts'
import type { Manifest } from './read-manifest.ts'

export type PrintLanguage = Locale | 'both'
export type PrintedManifest = Pick<Manifest, 'departure' | 'guests' | 'guides' | 'sums'>

const translators = {
  ar: createTranslator({ locale: 'ar', messages: ar, namespace: 'print' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'print' }),
}

const localesOf = (language: PrintLanguage): Locale[] => (language === 'both' ? ['ar', 'en'] : [language])
const columns = [
  'name',
  'party',
  'language',
  'guideLanguage',
  'phone',
  'pickup',
  'extras',
  'wishes',
  'paid',
  'arrived',
] as const
type Column = (typeof columns)[number]

/** In one language, or in both with a separator. */
function inWords(language: PrintLanguage, of: (locale: Locale) => string, separator = ' / '): string {
  return [...new Set(localesOf(language).map(of))].join(separator)
}

function cellsOf(guest: ManifestGuest, manifest: PrintedManifest, language: PrintLanguage): Record<Column, string> {
  const slashed = (words: Words) => inWords(language, (locale) => words[locale])
  const sums = (all: { title: Words; quantity: number }[]) =>
    all.map(({ title, quantity }) => `${quantity} × ${slashed(title)}`).join('; ')
  const { localDate, localTime } = manifest.departure
  // Tents and cars do not say how many people come.
  const { partySize: count } = guest
  // With its day if that is not the one at the head of the list.
  const time = (minutesBefore: number) => {
    const days = daysBefore(localTime, minutesBefore)
    return `${days === 0 ? '' : `${addDays(localDate, -days)} `}${timeBefore(localTime, minutesBefore)}`
  }
  return {
    name: guest.name,
    party: [
      guest.units.length > 0 ? sums(guest.units) : String(guest.travellers),
      ...(count === null || guest.units.length === 0
        ? []
        : [onOneLine(language, (locale) => translators[locale]('travellers', { count }))]),
    ].join('; '),
    language: languageNames[guest.language],
    guideLanguage: inWords(language, (locale) =>
      guest.guideLanguage === null ? '' : languageName(guest.guideLanguage, locale),
    ),
    phone: guest.phone ?? '',
    pickup: guest.pickup ? `${time(guest.pickup.minutesBefore)} ${slashed(guest.pickup.name)}` : '',
    extras: sums(guest.extras),
    wishes: guest.wishes,
    paid: inWords(language, (locale) => translators[locale](guest.isPaid ? 'yes' : 'no')),
    arrived: guest.arrived === null ? '' : `${guest.arrived}/${guest.travellers}`,
  }
}

/** For a spreadsheet: with a BOM, and without cells that it would take for formulas. The sums are below the guests. */
export function manifestCsv(manifest: PrintedManifest, language: PrintLanguage): string {
  const head = ['reference' as const, ...columns].map((name) =>
    inWords(language, (locale) => translators[locale](name)),
  )
  const rows = manifest.guests.map((guest) => {
    const cells = cellsOf(guest, manifest, language)
    return [guest.reference, ...columns.map((name) => cells[name])]
  })
  const counted = (name: 'party' | 'extras', all: Manifest['sums']['units']) =>
    all.map(({ title, quantity }) => [
      word(name, language),
      inWords(language, (locale) => title[locale]),
      String(quantity),
    ])
  const { sums } = manifest
  const below = [
    ...sums.languages.map((one) => [word('language', language), languageNames[one.language], String(one.travellers)]),
    ...counted('party', sums.units),
    ...counted('extras', sums.extras),
  ]
  const lines = below.length === 0 ? [head, ...rows] : [head, ...rows, [], ...below]
  return `\uFEFF${lines.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

const template = new URL('./manifest.typ', import.meta.url)

/** A4, in the reading direction of the language; in both languages that of Arabic. */
export function manifestPdf(manifest: PrintedManifest, language: PrintLanguage): Promise<Uint8Array> {
  return renderTypst(template, 'pdf', {
    ...frameOf(language),
    title: both(manifest.departure.title, language),
    isCompact: false,
    day: null,
    lists: [guestListOf(manifest, language)],
  })
}

interface PrintedDay {
  supplier: Words
  day: string
  /** One after the other, instead of each on a page of its own. */
  isCompact: boolean
  /** The number of departures of the day that are not on the paper. */
  leftOut: number
}

/** All departures of a supplier on a day: an overview, and the guests of each. */
export function dayPdf(
  manifests: PrintedManifest[],
  language: PrintLanguage,
  { supplier, day, isCompact, leftOut }: PrintedDay,
): Promise<Uint8Array> {
  const travellers = manifests.reduce((sum, { sums }) => sum + sums.travellers, 0)
  const counted = (name: 'departures' | 'travellers', count: number) =>
    inWords(language, (locale) => isolated(translators[locale](name, { count })), ' · ')
  const when = dateOf(day, language)
  return renderTypst(template, 'pdf', {
    ...frameOf(language),
    title: `${both(supplier, language)} · ${when}`,
    isCompact,
    day: {
      title: both(supplier, language),
      when,
      sums: [counted('departures', manifests.length), counted('travellers', travellers)],
      note: leftOut === 0 ? '' : onOneLine(language, (locale) => translators[locale]('leftOut', { count: leftOut })),
      head: (['time', 'activity', 'guests', 'guides'] as const).map((name) => word(name, language)),
      rows: manifests.map(({ departure, sums, guides }) => ({
        time: timeOf(departure.localTime, language),
        title: both(departure.title, language),
        option: `${both(departure.optionTitle, language)} · ${both(departure.city, language)}`,
        guests: String(sums.travellers),
        guides: listOf(
          guides.map(({ name }) => isolated(name)),
          firstOf(language),
        ),
      })),
    },
    lists: manifests.map((manifest) => guestListOf(manifest, language)),
  })
}

const isolated = (text: string) => `\u2068${text}\u2069`
/** In a line of both languages each keeps its own direction, also one that begins with a number. */
const onOneLine = (language: PrintLanguage, of: (locale: Locale) => string) =>
  inWords(language, (locale) => (language === 'both' ? isolated(of(locale)) : of(locale)), ' · ')
const both = (words: Words, language: PrintLanguage) => onOneLine(language, (locale) => words[locale])
const word = (name: Parameters<(typeof translators)['ar']>[0], language: PrintLanguage) =>
  inWords(language, (locale) => translators[locale](name))
const firstOf = (language: PrintLanguage) => localesOf(language)[0] ?? 'ar'
const dateOf = (day: string, language: PrintLanguage) =>
  onOneLine(language, (locale) => formatDate(day, locale, 'long'))
const timeOf = (time: string, language: PrintLanguage) => onOneLine(language, (locale) => formatTime(time, locale))

function frameOf(language: PrintLanguage) {
  const first = firstOf(language)
  return {
    language: first,
    direction: directionOf(first),
    heading: word('manifest', language),
    head: columns.filter((name) => name !== 'extras' && name !== 'guideLanguage').map((name) => word(name, language)),
    empty: word('nobody', language),
  }
}

function guestListOf(manifest: PrintedManifest, language: PrintLanguage) {
  const first = firstOf(language)
  const { departure, sums, guests, guides } = manifest
  const counted = [...sums.units, ...sums.extras].map(({ title, quantity }) => `${quantity} × ${both(title, language)}`)
  const guide = (one: (typeof guides)[number]) => `${isolated(one.name)} (${isolated(languageNames[one.language])})`
  return {
    title: both(departure.title, language),
    option: both(departure.optionTitle, language),
    when: onOneLine(language, (locale) =>
      listOf([formatDate(departure.localDate, locale, 'long'), formatTime(departure.localTime, locale)], locale),
    ),
    place: `${both(departure.city, language)} · ${both(departure.supplier, language)}`,
    guides: guides.length === 0 ? '' : `${word('guides', language)}: ${listOf(guides.map(guide), first)}`,
    sums: [
      inWords(language, (locale) => isolated(translators[locale]('travellers', { count: sums.travellers }))),
      ...sums.languages.map((one) => `${isolated(languageNames[one.language])}: ${one.travellers}`),
      ...counted,
    ],
    rows: guests.map((guest) => {
      const cells = cellsOf(guest, manifest, language)
      const extras = cells.extras === '' ? '' : `\n${cells.extras}`
      const guide = cells.guideLanguage === '' ? '' : `\n${word('guideLanguage', language)}: ${cells.guideLanguage}`
      return { ...cells, party: cells.party + extras, language: cells.language + guide, reference: guest.reference }
    }),
  }
}
