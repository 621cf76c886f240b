import { createTranslator } from 'use-intl/core'
import { csvCell } from '#domain/csv-cell.ts'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { directionOf, languageNames, type Locale, type Words } from '#domain/locale.ts'
import { timeBefore } from '#domain/time-before.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import { renderTypst } from '#server/kernel/render-typst.ts'
import type { Manifest, ManifestGuest } from './read-manifest.ts'

export type PrintLanguage = Locale | 'both'

const translators = {
  ar: createTranslator({ locale: 'ar', messages: ar, namespace: 'print' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'print' }),
}

const localesOf = (language: PrintLanguage): Locale[] => (language === 'both' ? ['ar', 'en'] : [language])
const columns = ['name', 'party', 'language', 'phone', 'pickup', 'extras', 'wishes', 'paid', 'arrived'] as const
type Column = (typeof columns)[number]

/** In one language, or in both with a separator. */
function inWords(language: PrintLanguage, of: (locale: Locale) => string, separator = ' / '): string {
  return [...new Set(localesOf(language).map(of))].join(separator)
}

function cellsOf(guest: ManifestGuest, manifest: Manifest, language: PrintLanguage): Record<Column, string> {
  const both = (words: Words) => inWords(language, (locale) => words[locale])
  const sums = (all: { title: Words; quantity: number }[]) =>
    all.map(({ title, quantity }) => `${quantity} × ${both(title)}`).join('; ')
  const time = (minutesBefore: number) => timeBefore(manifest.departure.localTime, minutesBefore)
  return {
    name: guest.name,
    party: guest.units.length > 0 ? sums(guest.units) : String(guest.travellers),
    language: languageNames[guest.language],
    phone: guest.phone ?? '',
    pickup: guest.pickup ? `${time(guest.pickup.minutesBefore)} ${both(guest.pickup.name)}` : '',
    extras: sums(guest.extras),
    wishes: guest.wishes,
    paid: inWords(language, (locale) => translators[locale](guest.isPaid ? 'yes' : 'no')),
    arrived: guest.arrived === null ? '' : `${guest.arrived}/${guest.travellers}`,
  }
}

/** For a spreadsheet: with a BOM, and without cells that it would take for formulas. The sums are below the guests. */
export function manifestCsv(manifest: Manifest, language: PrintLanguage): string {
  const head = ['reference' as const, ...columns].map((name) =>
    inWords(language, (locale) => translators[locale](name)),
  )
  const rows = manifest.guests.map((guest) => {
    const cells = cellsOf(guest, manifest, language)
    return [guest.reference, ...columns.map((name) => cells[name])]
  })
  const word = (name: 'language' | 'party' | 'extras') => inWords(language, (locale) => translators[locale](name))
  const counted = (name: 'party' | 'extras', all: Manifest['sums']['units']) =>
    all.map(({ title, quantity }) => [word(name), inWords(language, (locale) => title[locale]), String(quantity)])
  const { sums } = manifest
  const below = [
    ...sums.languages.map((one) => [word('language'), languageNames[one.language], String(one.travellers)]),
    ...counted('party', sums.units),
    ...counted('extras', sums.extras),
  ]
  const lines = below.length === 0 ? [head, ...rows] : [head, ...rows, [], ...below]
  return `\uFEFF${lines.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** A4, in the reading direction of the language; in both languages that of Arabic. */
export function manifestPdf(manifest: Manifest, language: PrintLanguage): Promise<Uint8Array> {
  const [first = 'ar'] = localesOf(language)
  const { departure, sums, guests, guides } = manifest
  const both = (words: Words) => inWords(language, (locale) => words[locale], ' · ')
  // In a line of both languages each keeps its own direction.
  const isolated = (text: string) => `\u2068${text}\u2069`
  const word = (name: Parameters<(typeof translators)['ar']>[0]) =>
    inWords(language, (locale) => translators[locale](name))
  const counted = [...sums.units, ...sums.extras].map(({ title, quantity }) => `${quantity} × ${both(title)}`)
  return renderTypst(new URL('./manifest.typ', import.meta.url), 'pdf', {
    language: first,
    direction: directionOf(first),
    title: both(departure.title),
    option: both(departure.optionTitle),
    when: inWords(
      language,
      (locale) =>
        listOf([formatDate(departure.localDate, locale, 'long'), formatTime(departure.localTime, locale)], locale),
      ' · ',
    ),
    place: `${both(departure.city)} · ${both(departure.supplier)}`,
    guides:
      guides.length === 0
        ? ''
        : `${word('guides')}: ${listOf(
            guides.map((one) => `${isolated(one.name)} (${isolated(languageNames[one.language])})`),
            first,
          )}`,
    sums: [
      inWords(language, (locale) => isolated(translators[locale]('travellers', { count: sums.travellers }))),
      ...sums.languages.map((one) => `${isolated(languageNames[one.language])}: ${one.travellers}`),
      ...counted,
    ],
    heading: word('manifest'),
    head: columns.filter((name) => name !== 'extras').map((name) => word(name)),
    rows: guests.map((guest) => {
      const cells = cellsOf(guest, manifest, language)
      const extras = cells.extras === '' ? '' : `\n${cells.extras}`
      return { ...cells, party: cells.party + extras, reference: guest.reference }
    }),
    empty: word('nobody'),
  })
}
