import type { Tx } from '#server/kernel/database.ts'
import {
  kindsWithKeys,
  listOptionsWithoutUnits,
  listProductsOfOthers,
  listProductsWithFewPictures,
  listProductsWithout,
  listQuotesWithOptions,
  listSlugsChanged,
  listSlugsTaken,
  listSlugsTwice,
  listSomeProductCodes,
  listTwice,
  listUnknownCompanions,
  listWithoutParent,
  slugColumns,
  type FoundRow,
} from './check-queries.ts'
import { whereOf, type ImportErrors } from './import-errors.ts'
import { kinds, type KindName } from './kinds.ts'
import { nameNear } from './name-near.ts'
import type { SourceFile } from './source.ts'

/** A gallery shows this many at once. */
const RECOMMENDED_PICTURES = 5

type Files = ReadonlyMap<number, SourceFile>

/** Checks the rows against each other and the database: duplicates, unknown references, missing parts. */
export async function checkFiles(tx: Tx, files: Files, errors: ImportErrors, warnings: ImportErrors): Promise<void> {
  const report = (rows: FoundRow[], field: (file: SourceFile) => string, message: (row: FoundRow) => string) => {
    for (const row of rows) {
      const file = files.get(row.file)
      if (file) errors.add(file, row.place, field(file), message(row))
    }
  }
  const earlier = (row: FoundRow) => {
    const file = files.get(row.otherFile ?? -1)
    return file ? whereOf(file, row.otherPlace ?? '', '') : String(row.other)
  }

  for (const kind of kindsWithKeys)
    report(
      await listTwice(tx, kind),
      () => keyNames[kind] ?? 'code',
      (row) => `"${row.value}" is already at ${earlier(row)}`,
    )
  for (const kind of ['cities', 'categories', 'products'] as const)
    for (const slug of slugColumns) {
      const field = (file: SourceFile) => (file.format === 'csv' ? slug : slug.replace('_', '.'))
      const where = kind === 'products' ? ' in its city' : ''
      report(
        await listSlugsTwice(tx, kind, slug),
        field,
        (row) => `"${row.value}" is already used${where}, at ${earlier(row)}`,
      )
      report(
        await listSlugsTaken(tx, kind, slug),
        field,
        (row) => `"${row.value}" is already used${where}, by "${String(row.other)}" in the database`,
      )
    }

  for (const kind of ['cities', 'categories', 'products'] as const)
    for (const slug of slugColumns)
      for (const row of await listSlugsChanged(tx, kind, slug)) {
        const file = files.get(row.file)
        const field = file?.format === 'csv' ? slug : slug.replace('_', '.')
        if (file)
          warnings.add(
            file,
            row.place,
            field,
            `the address changes from "${String(row.other)}" to "${row.value}"; links to the old address break until you add a redirect (npm run redirects)`,
          )
      }
  for (const row of await listProductsWithFewPictures(tx, RECOMMENDED_PICTURES)) {
    const file = files.get(row.file)
    if (file)
      warnings.add(file, row.place, 'pictures', `${row.value} of ${RECOMMENDED_PICTURES}: galleries need at least five`)
  }
  await checkParents(tx, report)
  report(
    await listProductsWithout(tx, 'options'),
    () => 'options',
    () => 'is missing: a product needs at least one unless it is priced on request',
  )
  report(
    await listProductsWithout(tx, 'pictures'),
    () => 'pictures',
    () => 'is missing: a product needs at least one',
  )
  report(
    await listQuotesWithOptions(tx),
    () => 'options',
    () => 'must be empty: the product is priced on request',
  )
  report(
    await listOptionsWithoutUnits(tx),
    () => 'units',
    () => 'is missing: an option needs at least one',
  )
  report(
    await listUnknownCompanions(tx),
    (file) => (file.format === 'csv' ? 'accompanied_by' : 'accompaniedBy'),
    (row) => `there is no unit "${row.value}" in its option`,
  )
}

/** Refuses rows of other suppliers' products in an import for one supplier. */
export async function checkOwners(tx: Tx, files: Files, onlySupplier: string, errors: ImportErrors): Promise<void> {
  for (const row of await listProductsOfOthers(tx, onlySupplier)) {
    const file = files.get(row.file)
    const message = `is a product of ${String(row.other)}; this import is for ${onlySupplier} only`
    if (file) errors.add(file, row.place, 'code', message)
  }
}

const keyNames: Partial<Record<KindName, string>> = { cancellation: 'day', exceptions: 'date' }

async function checkParents(
  tx: Tx,
  report: (rows: FoundRow[], field: (file: SourceFile) => string, message: (row: FoundRow) => string) => void,
): Promise<void> {
  let codes: string[] | null = null
  for (const kind of Object.keys(kinds) as KindName[]) {
    const columns = kinds[kind].fields.filter((field) => field.isParent).map((field) => field.path)
    for (const column of columns) {
      const of = ({ product: 'products', option: 'options', schedule: 'schedules' } as const)[column as 'product']
      const rows = await listWithoutParent(tx, kind, of)
      if (rows.length > 0 && column === 'product') codes ??= await listSomeProductCodes(tx)
      const near = (value: string) => (column === 'product' ? nameNear(value, codes ?? []) : '')
      report(
        rows,
        () => column,
        (row) => `there is no ${column} "${row.value}" in these files${near(row.value)}`,
      )
    }
  }
}
