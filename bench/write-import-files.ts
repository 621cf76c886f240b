import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueDocument } from '#demo/catalogue-document.ts'
import { prng } from '#server/media/scenes/palette.ts'
import { sceneKinds, sceneTimes } from '#server/media/scenes/scene-kinds.ts'
import { slugify } from '#domain/slug.ts'
import { writeCatalogue, type ExportedRow } from '#server/catalogue/import/write-catalogue.ts'
import { companions, deeds, details, places } from './generated-words.ts'

/**
 * Writes import files with `count` generated products and the demo's suppliers, cities and categories. Returns the size
 * in bytes.
 */
export async function writeImportFiles(directory: string, format: 'ndjson' | 'csv', count: number): Promise<number> {
  await writeCatalogue(directory, format, rowsOf(count))
  const names = await readdir(directory)
  return names.reduce((sum, name) => sum + statSync(join(directory, name)).size, 0)
}

function* rowsOf(count: number): Generator<ExportedRow> {
  const ground = catalogueDocument('2026-01-01')
  for (const kind of ['suppliers', 'cities', 'categories'] as const)
    for (const value of ground[kind] as Record<string, unknown>[]) yield { kind, value }
  const random = prng(1)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
  const codes = (kind: string) => (ground[kind] as { code: string }[]).map((one) => one.code)
  const [cities, categories, suppliers] = [codes('cities'), codes('categories'), codes('suppliers')]
  for (let number = 0; number < count; number++)
    yield { kind: 'products', value: composeProduct(number, pick, { cities, categories, suppliers }) }
}

function composeProduct(
  number: number,
  pick: <Item>(list: readonly Item[]) => Item,
  ground: { cities: string[]; categories: string[]; suppliers: string[] },
) {
  const [deed, place, companion] = [pick(deeds), pick(places), pick(companions)]
  const title = { ar: `${deed.ar} ${place.ar} ${companion.ar}`, en: `${deed.en} ${place.en} ${companion.en}` }
  const highlights = [pick(details), pick(details), pick(details)]
  const lines = { ar: highlights.map((one) => one.ar), en: highlights.map((one) => one.en) }
  const summary = { ar: `${lines.ar.join('، ')}.`, en: `${lines.en.join('. ')}.` }
  const priceMinor = 5000 + (number % 900) * 100
  const picture = () => ({
    src: `scenes/${pick(sceneKinds)}-${pick(sceneTimes)}-g${number % 40}.svg`,
    width: 1200,
    height: 800,
    alt: title,
  })
  return {
    code: `generated-${number}`,
    city: pick(ground.cities),
    category: pick(ground.categories),
    supplier: pick(ground.suppliers),
    slug: { ar: slugify(`${title.ar} ${number}`), en: slugify(`${title.en} ${number}`) },
    title,
    summary,
    overview: { ar: `${summary.ar}\n\n${summary.ar}`, en: `${summary.en}\n\n${summary.en}` },
    highlights: lines,
    includes: lines,
    guideLanguages: ['ar', 'en'],
    pricingPer: 'person',
    currency: 'SAR',
    cutoffMinutes: 120,
    meetingPoint: { name: place, address: place, lat: 24.7, lng: 46.6 },
    cancellation: [{ day: 1, hour: 0, minute: 0, percentage: number % 3 === 0 ? 50 : 0 }],
    itinerary: highlights.map((one) => ({ title: one, text: one, minutes: 30 })),
    pictures: [picture(), picture()],
    options: [
      {
        code: 'group',
        title: { ar: 'مجموعة', en: 'Group' },
        description: summary,
        durationMinutes: pick([90, 120, 180, 240]),
        capacity: 12,
        units: [
          { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor },
          {
            code: 'child',
            kind: 'child',
            title: { ar: 'طفل', en: 'Child' },
            minAge: 4,
            maxAge: 12,
            priceMinor: priceMinor / 2,
          },
        ],
        schedules: [
          {
            code: 'year',
            weekdays: [1, 2, 3, 4, 5, 6, 7],
            startTimes: [pick(['07:30', '09:00', '15:00'])],
            capacity: 12,
            validFrom: '2020-01-01',
            validTo: '2099-12-31',
          },
        ],
      },
    ],
    extras: [{ code: 'tea', title: { ar: 'شاي', en: 'Tea' }, per: 'person', priceMinor: 500, maxQuantity: 12 }],
    pickups: [],
  }
}
