import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#server/kernel/database.ts'
import { importSettings, useImport } from '#test/support/import-files.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importInto } from './import-catalogue.ts'
import { openSources } from './open-sources.ts'

const fixtures = useFixtures()
const importFiles = useImport(fixtures)

const filesOf = (directory: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(directory)
      .sort()
      .map((name) => [name, readFileSync(join(directory, name), 'utf8')]),
  )
const json = filesOf('docs/import/json')
const csv = filesOf('docs/import/csv')
const each = (files: Record<string, string>, change: (text: string, name: string) => string) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, change(text, name)]))
const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)

/** Replaces the commas between cells by `delimiter`; those in quotes stay. */
const delimited = (text: string, delimiter: string) =>
  text.replaceAll(/"(?:[^"]|"")*"|,/g, (part) => (part === ',' ? delimiter : part))

describe('the example of docs/import', () => {
  test('is imported from JSON without an error, with its departures', async () => {
    const { errors, written } = await importFiles(json)
    expect(errors.listed).toEqual([])
    expect(written).toMatchObject({ products: { added: 2 }, options: { added: 2 }, units: { added: 3 } })
    expect(written.departures?.added).toBeGreaterThan(30)
  })

  test.each<{ written: string; files: Record<string, string> }>([
    { written: 'unchanged', files: csv },
    { written: 'without a byte order mark', files: each(csv, (text) => text.replace('\uFEFF', '')) },
    { written: 'with lines that end as on Unix', files: each(csv, (text) => text.replaceAll('\r\n', '\n')) },
    { written: 'with semicolons', files: each(csv, (text) => delimited(text, ';')) },
    { written: 'with tabs', files: each(csv, (text) => delimited(text, '\t')) },
    {
      written: 'with Arabic digits and point in prices',
      files: each(csv, (text, name) =>
        name === 'units.csv' ? text.replaceAll(/\d+\.\d\d/g, (price) => arabic(price).replace('.', '٫')) : text,
      ),
    },
    {
      written: "with '|' between the lines of a list",
      files: each(csv, (text, name) =>
        name === 'products.csv' ? text.replaceAll('الشمس\nالتقطير', 'الشمس | التقطير') : text,
      ),
    },
    { written: 'with its rows in another order', files: each(csv, reverseUnlessOrdered) },
  ])('is the same as CSV $written: importing it changes nothing', async ({ files }) => {
    await importFiles(json)
    const { errors, written } = await importFiles({ ...files, 'catalogue.json': '{}' })
    expect(errors.listed).toEqual([])
    for (const [kind, done] of Object.entries(written))
      expect({ kind, ...done }).toEqual({ kind, added: 0, changed: 0, withdrawn: 0 })
  })

  test.each([
    { price: '180.005', error: 'units.csv:2 price: "180.005" is not an amount of SAR; write it with at most 2 digits' },
    { price: '"1,180.00"', error: 'units.csv:2 price: "1,180.00" is not an amount of SAR' },
    { price: 'free', error: 'units.csv:2 price: "free" is not an amount of SAR' },
    { price: '', error: 'units.csv:2 price: is missing' },
    { price: '300', error: 'units.csv:2 original: must be more than the price' },
  ])('with a price of $price is refused', async ({ price, error }) => {
    const files = each(csv, (text, name) => (name === 'units.csv' ? text.replace('180.00', price) : text))
    const { errors } = await importFiles(files)
    expect(errors.listed).toEqual([expect.stringContaining(error)])
  })

  test.each([
    { places: '21.279, 40.408', error: 'cities.csv:2 landmark_places: has 1 place for 2 landmarks' },
    { places: '21.279, 40.408|here', error: 'cities.csv:2 landmark_places: is not a point such as' },
    { places: '21.279, 40.408|road: 21.3, 40.3', error: 'cities.csv:2 landmark_places: is not a point such as' },
  ])('with landmarks at $places is refused', async ({ places, error }) => {
    const files = each(csv, (text, name) =>
      name === 'cities.csv' ? text.replace('21.279, 40.408|21.356, 40.287', places) : text,
    )
    const { errors } = await importFiles(files)
    expect(errors.listed).toEqual([expect.stringContaining(error)])
  })

  test('accepts dinars to the thousandth in a three-digit currency', async () => {
    const files = each(csv, (text, name) =>
      name === 'products.csv'
        ? text.replaceAll(',SAR,', ',KWD,')
        : name === 'units.csv'
          ? text.replace('180.00', '12.505')
          : text,
    )
    await importFiles(files)
    const rows = await fixtures.context.db.rows({
      name: 'test.dinars',
      text: `select u.price_minor from unit u join option o on o.id = u.option_id join product p on p.id = o.product_id
        where p.code = 'taif-rose-morning' and u.code = 'adult'`,
    })
    expect(rows).toEqual([{ price_minor: 12_505 }])
  })
})

test.each(['ndjson', 'csv'] as const)(
  'is the same catalogue after an export as %s and an import into an empty database',
  async (format) => {
    const { db } = fixtures.context
    const directory = mkdtempSync(join(tmpdir(), 'rihla-export-'))
    const nothingStays = new Error('roll back')
    try {
      const run = db.transaction(async (tx: Tx) => {
        await exportCatalogue(tx, join(directory, 'first'), format)
        // The audit log refuses TRUNCATE; replicas run no triggers.
        await tx.rows({ name: 'test.no_triggers', text: 'set local session_replication_role = replica' })
        await tx.rows({ name: 'test.empty', text: 'truncate supplier, city, category cascade' })
        await tx.rows({ name: 'test.triggers', text: 'set local session_replication_role = origin' })
        const { errors, products } = await importInto(
          tx,
          (found) => openSources([join(directory, 'first')], found),
          importSettings,
        )
        expect(errors.listed).toEqual([])
        expect(products).toBeGreaterThan(100)
        await exportCatalogue(tx, join(directory, 'second'), format)
        throw nothingStays
      })
      await expect(run).rejects.toBe(nothingStays)
      expect(filesOf(join(directory, 'second'))).toEqual(filesOf(join(directory, 'first')))
    } finally {
      rmSync(directory, { recursive: true })
    }
  },
)

/** Order matters only among the rows of one product, not among products or across them. */
function reverseUnlessOrdered(text: string, name: string): string {
  if (!['suppliers.csv', 'exceptions.csv'].includes(name)) return text
  const [header = '', ...lines] = text.trimEnd().split('\r\n')
  return [header, ...lines.reverse()].join('\r\n')
}
