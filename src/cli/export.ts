/** `npm run export`: writes the catalogue so that `npm run import` can read it again (docs/importing.md). */
import { exportCatalogue } from '#server/catalogue/import/export-catalogue.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { defineCommand, runCommand } from './run-command.ts'

export const exportCommand = defineCommand({
  name: 'export',
  failure: 'Nothing was exported',
  options: { csv: { type: 'boolean', default: false, does: 'CSV files instead of NDJSON' } },
  subcommands: {
    '': {
      usage: 'DIRECTORY',
      does: 'writes the catalogue into a directory',
      takes: 1,
      prepare:
        ({ csv }, directory = '') =>
        async ({ db, terminal }) => {
          const products = await exportCatalogue(db, directory, csv ? 'csv' : 'ndjson').catch(
            (error: NodeJS.ErrnoException) => {
              throw error.path === undefined ? error : new StartError(`Could not write ${error.path} (${error.code}).`)
            },
          )
          terminal.out(`${products.toLocaleString('en')} products are in ${directory}.\n`)
        },
    },
  },
})

if (import.meta.main) process.exitCode = await runCommand(exportCommand, process.argv.slice(2))
