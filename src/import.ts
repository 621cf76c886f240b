/** `npm run import -- <files or directories> [--check] …`: brings a catalogue from JSON, NDJSON and CSV into the database (docs/importing.md). */
import { parseArgs } from 'node:util'
import { importCatalogue, type ImportReport } from '#server/catalogue/import/import-catalogue.ts'
import { openSources } from '#server/catalogue/import/open-sources.ts'
import { showProgress } from '#server/catalogue/import/show-progress.ts'
import { findSupplierOf } from '#server/catalogue/import/find-supplier-of.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { DatabaseInUse, StartError } from '#server/kernel/start-error.ts'

const USAGE = `npm run import -- <files or directories> [--check] [--site CODE] [--withdraw-missing] [--days 365] [--faults 1000] [--progress]

  --check             say what would happen and what is wrong, and write nothing
  --site CODE         only the supplier of that site and their products
  --withdraw-missing  withdraw the products that no file names (with --site: of its supplier)
  --days N            make departures for so many days from today (365)
  --faults N          print at most so many faults (1000)
  --progress          say how far it is also where nobody is at the terminal
`

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const asked = readArguments()
    if (asked === null) {
      process.stdout.write(USAGE)
      return 0
    }
    return await run(asked)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`Nothing was imported: ${error.message}\n`)
    if (error instanceof DatabaseInUse)
      process.stderr.write('The embedded database takes one process: stop the server (npm start) while you import.\n')
    return 1
  }
}

type Arguments = NonNullable<ReturnType<typeof readArguments>>

function readArguments() {
  const { values, positionals } = parse()
  if (values.help) return null
  if (positionals.length === 0) throw new StartError(`no file was named.\n\n${USAGE}`)
  return {
    paths: positionals,
    isCheck: values.check,
    site: values.site ?? null,
    withdrawsMissing: values['withdraw-missing'],
    days: wholeOf('days', values.days, 1, 1100),
    mostFaults: wholeOf('faults', values.faults, 1, 1_000_000),
    showsProgress: values.progress || process.stderr.isTTY,
  }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        site: { type: 'string' },
        'withdraw-missing': { type: 'boolean', default: false },
        days: { type: 'string', default: '365' },
        faults: { type: 'string', default: '1000' },
        progress: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

function wholeOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new StartError(`--${name} must be a whole number from ${least} to ${most}.`)
  return value
}

async function run(asked: Arguments): Promise<number> {
  const configuration = readConfiguration(process.env)
  const database = await openConfiguredDatabase(configuration, openLog('silent'))
  try {
    const supplier = asked.site === null ? null : await findSupplierOf(database.db, asked.site)
    const began = performance.now()
    const progress = showProgress(asked.showsProgress ? process.stderr : null)
    const report = await importCatalogue(
      database.db,
      (faults) => openSources(asked.paths, faults),
      {
        pictures: { hosts: configuration.imageHosts },
        days: asked.days,
        isCheck: asked.isCheck,
        withdrawMissing: asked.withdrawsMissing ? { supplierId: supplier?.id ?? null } : null,
        onlySupplier: supplier?.code ?? null,
        mostFaults: asked.mostFaults,
      },
      progress.tell,
    )
    progress.end()
    say(report, asked, (performance.now() - began) / 1000)
    return report.faults.count > 0 ? 1 : 0
  } finally {
    await database.close()
  }
}

function say(
  { faults, warnings, rows, products, written, missing }: ImportReport,
  asked: Arguments,
  seconds: number,
): void {
  const number = (value: number) => value.toLocaleString('en')
  for (const fault of faults.kept) process.stderr.write(`${fault}\n`)
  if (faults.count > faults.kept.length)
    process.stderr.write(`… and ${number(faults.count - faults.kept.length)} more.\n`)
  for (const warning of warnings.kept) process.stderr.write(`warning: ${warning}\n`)
  const read = `${number(rows)} rows with ${number(products)} products`
  const took = `in ${seconds.toFixed(seconds < 10 ? 1 : 0)} s`
  if (faults.count > 0) {
    process.stderr.write(
      `\nNothing was imported: ${faults.count === 1 ? 'one fault' : `${number(faults.count)} faults`} in ${read}.\n`,
    )
    return
  }
  for (const [kind, { added, changed, withdrawn }] of Object.entries(written))
    if (added + changed + withdrawn > 0)
      process.stdout.write(
        `${kind.padEnd(12)} ${number(added)} new, ${number(changed)} changed, ${number(withdrawn)} withdrawn\n`,
      )
  if (missing > 0) process.stdout.write(`${number(missing)} products that no file names were withdrawn\n`)
  if (asked.isCheck) process.stdout.write(`No fault in ${read}, ${took}. Nothing was written.\n`)
  else process.stdout.write(`Imported ${read} ${took}.\n`)
}
