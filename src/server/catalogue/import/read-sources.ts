import { isCurrency } from '#domain/currency.ts'
import { otherPrefixes } from '#domain/locale.ts'
import type { Tx } from '#server/kernel/database.ts'
import { searchTextOf } from '#server/catalogue/search/search-text.ts'
import { checkPicture, type PictureSources } from './check-picture.ts'
import { checkRow, nameOf } from './check-row.ts'
import type { ImportErrors } from './import-errors.ts'
import { isObject } from './flatten-rows.ts'
import { kinds, listsInside, type Checked, type KindName } from './kinds.ts'
import { nameNear } from './name-near.ts'
import type { RawRow, Source } from './source.ts'
import { listKnown, stageRows, type KnownRow, type StagedRow } from './stage-queries.ts'
import { stagedTables } from './staged-tables.ts'

const BATCH = 500
const TELL_EVERY = 1000

interface Settings {
  pictures: PictureSources
  onlySupplier: string | null
}

type Places = Record<'cities' | 'categories' | 'suppliers', Map<string, KnownRow>>

/** Reads and checks every row once, and inserts it into its staging table. Returns the number of rows. */
export async function readSources(
  tx: Tx,
  sources: Source[],
  settings: Settings,
  errors: ImportErrors,
  onRead: (rows: number) => void,
): Promise<{ rows: number; products: number }> {
  const places: Places = {
    cities: byCode(await listKnown(tx, 'city')),
    categories: byCode(await listKnown(tx, 'category')),
    suppliers: byCode(await listKnown(tx, 'supplier')),
  }
  const csvLists = listsOfCsv(sources)
  const currencies = new Map<string, string>()
  const waiting = new Map<KindName, (StagedRow & Record<string, unknown>)[]>()
  const flush = async (kind: KindName, rows: (StagedRow & Record<string, unknown>)[]) => {
    waiting.set(kind, [])
    if (rows.length > 0) await stageRows(tx, kind, rows)
  }

  let seq = 0
  let products = 0
  for (const source of sources)
    for await (const raw of source.rows()) {
      seq += 1
      const { values, isSound } = checkRow(raw, currencyOf(raw, currencies), errors)
      if (raw.kind === 'products') {
        products += 1
        if (typeof values['code'] === 'string' && isCurrency(values['currency']))
          currencies.set(values['code'], values['currency'])
      }
      remember(raw.kind, values, places)
      checkBeyond(raw, values, { places, settings, errors })
      const row = { seq, file: raw.file.index, place: raw.place, ...stagedTables[raw.kind].row(values) }
      const rows = waiting.get(raw.kind) ?? []
      waiting.set(raw.kind, rows)
      rows.push(raw.kind === 'products' ? { ...row, ...ofProduct(raw, values, isSound, places, csvLists) } : row)
      if (rows.length >= BATCH) await flush(raw.kind, rows)
      if (seq % TELL_EVERY === 0) onRead(seq)
    }
  for (const [kind, rows] of waiting) await flush(kind, rows)
  onRead(seq)
  return { rows: seq, products }
}

const byCode = (rows: KnownRow[]) => new Map(rows.map((row) => [row.code, row]))

/** A price is in the currency of its product, which is read before it. */
function currencyOf(raw: RawRow, currencies: Map<string, string>): string | null {
  const product = raw.file.format === 'csv' && isObject(raw.values) ? raw.values['product'] : null
  return typeof product === 'string' ? (currencies.get(product.trim()) ?? null) : null
}

function remember(kind: KindName, values: Checked, places: Places): void {
  if (kind !== 'cities' && kind !== 'categories' && kind !== 'suppliers') return
  const { code, name, country } = values
  if (typeof code !== 'string') return
  const old = places[kind].get(code)
  places[kind].set(code, {
    code,
    name: (name as KnownRow['name'] | null) ?? old?.name ?? { ar: '', en: '' },
    country: typeof country === 'string' ? country : (old?.country ?? ''),
  })
}

/** Checks across rows: whether references exist, and whether pictures can be shown. */
function checkBeyond(
  raw: RawRow,
  values: Checked,
  { places, settings, errors }: { places: Places; settings: Settings; errors: ImportErrors },
): void {
  const report = (path: string, message: string, inside: string[] = []) => {
    const field = kinds[raw.kind].fields.find((one) => one.path === path)
    if (field) errors.add(raw.file, raw.place, nameOf(raw, field, inside), message)
  }
  for (const path of ['src', 'picture.src']) {
    const src = values[path]
    const wrong = typeof src === 'string' ? checkPicture(src, settings.pictures) : null
    if (wrong !== null) report(path, wrong)
  }
  if (raw.kind === 'cities' || raw.kind === 'categories') {
    const slug = values['slug'] as { ar: string; en: string } | null
    for (const locale of ['ar', 'en'] as const)
      if (slug && ['ar', 'en', ...otherPrefixes].includes(slug[locale]))
        report('slug', `"${slug[locale]}" is the prefix of a language`, [locale])
  }
  const { onlySupplier } = settings
  const { code } = values
  if (raw.kind === 'suppliers' && onlySupplier !== null && typeof code === 'string' && code !== onlySupplier)
    report('code', `is ${code}; this import is for ${onlySupplier} only`)
  if (raw.kind !== 'products') return
  const references = [
    ['city', 'cities'],
    ['category', 'categories'],
    ['supplier', 'suppliers'],
  ] as const
  for (const [path, kind] of references) {
    const code = values[path]
    if (typeof code === 'string' && !places[kind].has(code))
      report(
        path,
        `there is no ${path} "${code}", in these files or the database${nameNear(code, places[kind].keys())}`,
      )
  }
  const { supplier } = values
  if (onlySupplier !== null && typeof supplier === 'string' && supplier !== onlySupplier)
    report('supplier', `is ${supplier}; this import is for ${onlySupplier} only`)
}

/** Further columns of a product's staging row: its search text, and the lists in the files. */
function ofProduct(raw: RawRow, values: Checked, isSound: boolean, places: Places, csvLists: KindName[]) {
  const city = places.cities.get(String(values['city']))
  const category = places.categories.get(String(values['category']))
  const own = isObject(raw.values) ? raw.values : {}
  const lists = raw.file.format === 'csv' ? [] : listsInside('products').filter((list) => Array.isArray(own[list]))
  return {
    lists: [...new Set([...lists, ...csvLists])],
    search_text:
      isSound && city && category
        ? searchTextOf({
            title: values['title'] as KnownRow['name'],
            summary: values['summary'] as KnownRow['name'],
            highlights: values['highlights'] as { ar: string[]; en: string[] },
            cityName: city.name,
            categoryName: category.name,
            country: city.country,
          })
        : '',
  }
}

/** A list in a CSV file replaces those of all products, including products without a row in it. */
function listsOfCsv(sources: Source[]): KindName[] {
  return sources
    .filter((source) => source.file.format === 'csv' && kinds[source.kind].inside !== null)
    .map((source) => source.kind)
}
