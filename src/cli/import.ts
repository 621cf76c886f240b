/** `npm run import`: imports a catalogue from JSON, NDJSON and CSV (docs/importing.md). */
import { findSupplierOf } from '#server/catalogue/import/find-supplier-of.ts'
import { importCatalogue, type ImportReport } from '#server/catalogue/import/import-catalogue.ts'
import { openSources } from '#server/catalogue/import/open-sources.ts'
import { showProgress } from '#server/catalogue/import/show-progress.ts'
import { defineCommand, runCommand, type CommandContext, type Terminal } from './run-command.ts'
import { wholeNumber } from './whole-number.ts'

export const importCommand = defineCommand({
  name: 'import',
  failure: 'Nothing was imported',
  options: {
    check: { type: 'boolean', default: false, does: 'report what would change and what is wrong, and write nothing' },
    site: { type: 'string', value: 'CODE', does: "only that site's supplier and its products" },
    'withdraw-missing': {
      type: 'boolean',
      default: false,
      does: "withdraw products that are not in the files (with --site: of that site's supplier)",
    },
    days: { type: 'string', value: 'N', default: '365', does: 'make departures for N days from today (default 365)' },
    errors: { type: 'string', value: 'N', default: '1000', does: 'print at most N errors (default 1000)' },
    progress: { type: 'boolean', default: false, does: 'report progress even if the output is not a terminal' },
  },
  subcommands: {
    '': {
      usage: 'FILE-OR-DIRECTORY …',
      does: 'imports a catalogue',
      takes: 'one or more',
      prepare: (values, ...paths) => {
        const given = {
          paths,
          isCheck: values.check,
          site: values.site ?? null,
          withdrawsMissing: values['withdraw-missing'],
          days: wholeNumber('--days', values.days, { least: 1, most: 1100 }),
          maxErrors: wholeNumber('--errors', values.errors, { least: 1, most: 1_000_000 }),
          showsProgress: values.progress,
        }
        return (context) => run(context, given)
      },
    },
  },
})

interface Arguments {
  paths: string[]
  isCheck: boolean
  site: string | null
  withdrawsMissing: boolean
  days: number
  maxErrors: number
  showsProgress: boolean
}

async function run({ db, configuration, terminal }: CommandContext, given: Arguments): Promise<number> {
  const supplier = given.site === null ? null : await findSupplierOf(db, given.site)
  const began = performance.now()
  const progress = showProgress(given.showsProgress || terminal.isInteractive ? process.stderr : null)
  const report = await importCatalogue(
    db,
    (errors) => openSources(given.paths, errors),
    {
      pictures: { hosts: configuration.imageHosts },
      days: given.days,
      isCheck: given.isCheck,
      withdrawMissing: given.withdrawsMissing ? { supplierId: supplier?.id ?? null } : null,
      onlySupplier: supplier?.code ?? null,
      maxErrors: given.maxErrors,
    },
    progress.tell,
  )
  progress.end()
  print(terminal, report, given.isCheck, (performance.now() - began) / 1000)
  return report.errors.count > 0 ? 1 : 0
}

function print({ out, err }: Terminal, report: ImportReport, isCheck: boolean, seconds: number): void {
  const { errors, warnings, rows, products, written, missing } = report
  const number = (value: number) => value.toLocaleString('en')
  for (const error of errors.listed) err(`${error}\n`)
  if (errors.count > errors.listed.length) err(`… and ${number(errors.count - errors.listed.length)} more.\n`)
  for (const warning of warnings.listed) err(`warning: ${warning}\n`)
  const read = `${number(rows)} rows with ${number(products)} products`
  const took = `in ${seconds.toFixed(seconds < 10 ? 1 : 0)} s`
  if (errors.count > 0) {
    err(`\nNothing was imported: ${errors.count === 1 ? 'one error' : `${number(errors.count)} errors`} in ${read}.\n`)
    return
  }
  for (const [kind, { added, changed, withdrawn }] of Object.entries(written))
    if (added + changed + withdrawn > 0)
      out(`${kind.padEnd(12)} ${number(added)} new, ${number(changed)} changed, ${number(withdrawn)} withdrawn\n`)
  if (missing > 0) out(`${number(missing)} products missing from the files were withdrawn\n`)
  out(isCheck ? `No errors in ${read}, ${took}. Nothing was written.\n` : `Imported ${read} ${took}.\n`)
}

if (import.meta.main) process.exitCode = await runCommand(importCommand, process.argv.slice(2))
