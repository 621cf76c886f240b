import type { Db, Tx } from '#server/kernel/database.ts'
import { checkFiles, checkOwners } from './check-files.ts'
import type { PictureSources } from './check-picture.ts'
import { listBookedUnplanned, listTooSmall, writeDepartures, type DepartureAtOdds } from './departure-queries.ts'
import { collectImportErrors, type ImportErrors } from './import-errors.ts'
import type { KindName } from './kinds.ts'
import { planDepartures } from './plan-departures.ts'
import { priceProducts } from './price-products.ts'
import { refreshSearchTexts } from './refresh-search-texts.ts'
import type { Source, SourceFile } from './source.ts'
import { readSources } from './read-sources.ts'
import { indexStagedTables, makeStagedTables } from './stage-queries.ts'
import { analyzeTables, leaveSlugs, withdrawMissingProducts, writeKind, type Written } from './write-queries.ts'

export interface ImportSettings {
  pictures: PictureSources
  /** Departures are created for this many days from today. */
  days: number
  /** Roll back at the end. */
  isCheck: boolean
  /** Withdraw products that are not in the files: those of one supplier, or all (null). */
  withdrawMissing: { supplierId: number | null } | null
  /** Refuse rows of any other supplier; null: accept all. */
  onlySupplier: string | null
  /** The number of errors and warnings to report. */
  maxErrors: number
}

export interface ImportProgress {
  phase: 'reading' | 'checking' | 'planning' | 'writing'
  /** Rows read, departures planned, or rows of the kind being written. */
  count: number
  kind: KindName | 'departures' | null
}

export interface ImportReport {
  errors: ImportErrors
  warnings: ImportErrors
  rows: number
  products: number
  written: Partial<Record<KindName | 'departures', Written>>
  /** Withdrawn because they are not in the files. */
  missing: number
}

class TakenBack extends Error {
  report: ImportReport
  constructor(report: ImportReport) {
    super('the import was taken back')
    this.report = report
  }
}

/**
 * Imports the files in one transaction of its own: completely, or not at all if there is an error. `open` opens the
 * sources again if the transaction is retried.
 */
export async function importCatalogue(
  db: Db,
  open: (errors: ImportErrors) => Promise<Source[]>,
  settings: ImportSettings,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<ImportReport> {
  try {
    return await db.transaction(async (tx) => {
      const report = await importInto(tx, open, settings, onProgress)
      if (settings.isCheck || report.errors.count > 0) throw new TakenBack(report)
      return report
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.report
    throw error
  }
}

/** The same inside the caller's transaction, which must be rolled back if there are errors. */
export async function importInto(
  tx: Tx,
  open: (errors: ImportErrors) => Promise<Source[]>,
  settings: ImportSettings,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<ImportReport> {
  const errors = collectImportErrors(settings.maxErrors)
  const warnings = collectImportErrors(settings.maxErrors)
  const sources = await open(errors)
  const files = new Map(sources.map(({ file }) => [file.index, file]))
  await makeStagedTables(tx)
  const read = await readSources(tx, sources, settings, errors, (count) =>
    onProgress({ phase: 'reading', count, kind: null }),
  )
  const report: ImportReport = { errors, warnings, ...read, written: {}, missing: 0 }
  onProgress({ phase: 'checking', count: read.rows, kind: null })
  await indexStagedTables(tx)
  await checkFiles(tx, files, errors, warnings)
  if (settings.onlySupplier !== null) await checkOwners(tx, files, settings.onlySupplier, errors)
  if (errors.count > 0) return report

  await priceProducts(tx)
  for (const kind of ['cities', 'categories', 'products'] as const) await leaveSlugs(tx, kind)
  for (const kind of WRITTEN) {
    report.written[kind] = await writeKind(tx, kind)
    onProgress({ phase: 'writing', count: 0, kind })
  }
  await refreshSearchTexts(tx)
  if (settings.withdrawMissing) report.missing = await withdrawMissingProducts(tx, settings.withdrawMissing.supplierId)

  if (read.products > MANY_PRODUCTS) await analyzeTables(tx)
  let planned = 0
  await planDepartures(tx, settings.days, (count) => {
    planned += count
    onProgress({ phase: 'planning', count: planned, kind: null })
  })
  for (const departure of await listTooSmall(tx)) blame(files, departure, errors, tooSmall(departure))
  for (const departure of await listBookedUnplanned(tx, settings.days))
    blame(files, departure, warnings, unplanned(departure))
  // Departures are being sold meanwhile: their rows are locked last, and only by an import that will be committed.
  if (errors.count > 0 || settings.isCheck) return report
  onProgress({ phase: 'writing', count: planned, kind: 'departures' })
  report.written.departures = await writeDepartures(tx, settings.days)
  return report
}

const MANY_PRODUCTS = 1000

const WRITTEN = [
  'suppliers',
  'cities',
  'categories',
  'products',
  'pictures',
  'extras',
  'pickups',
  'options',
  'units',
  'schedules',
  'exceptions',
] as const

function blame(
  files: Map<number, SourceFile>,
  departure: DepartureAtOdds,
  errors: ImportErrors,
  { field, message }: { field: string; message: string },
): void {
  const file = files.get(departure.file)
  if (file) errors.add(file, departure.place, field, message)
}

const nameOf = ({ productCode, optionCode, localDate, localTime }: DepartureAtOdds) =>
  `the departure of ${productCode}/${optionCode} on ${localDate} at ${localTime}`

const tooSmall = (departure: DepartureAtOdds) => ({
  field: 'capacity',
  message: `${departure.capacity} is less than the ${departure.taken} seats taken of ${nameOf(departure)}`,
})

const unplanned = (departure: DepartureAtOdds) => ({
  field: '',
  message: `no schedule plans ${nameOf(departure)} any more; it is closed and keeps its ${departure.taken} taken seats`,
})
