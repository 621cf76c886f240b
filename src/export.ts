/** `npm run export -- <directory> [--csv]`: writes the catalogue so that `npm run import` can read it again (docs/importing.md). */
import { parseArgs } from 'node:util'
import { exportCatalogue } from '#server/catalogue/import/export-catalogue.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { StartError } from '#server/kernel/start-error.ts'

const USAGE = 'npm run export -- <directory> [--csv]'

try {
  await run()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Nothing was exported: ${error.message}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { directory, format } = readArguments()
  const database = await openConfiguredDatabase(readConfiguration(process.env), openLog('silent'))
  try {
    const products = await exportCatalogue(database.db, directory, format).catch((error: NodeJS.ErrnoException) => {
      throw error.path === undefined ? error : new StartError(`${error.path} could not be written (${error.code}).`)
    })
    process.stdout.write(`${products.toLocaleString('en')} products are in ${directory}.\n`)
  } finally {
    await database.close()
  }
}

function readArguments(): { directory: string; format: 'csv' | 'ndjson' } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { csv: { type: 'boolean', default: false } },
    })
    const [directory, ...others] = positionals
    if (directory === undefined || others.length > 0) throw new Error('name one directory')
    return { directory, format: values.csv ? 'csv' : 'ndjson' }
  } catch (error) {
    throw new StartError(`${(error as Error).message}.\n\n${USAGE}`)
  }
}
