// `npm run rates -- list | read`: exchange rates, until the console has a page for them.
import { parseArgs } from 'node:util'
import { fileSource } from '#server/currencies/file-source.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import { RatesFault } from '#server/currencies/rates-error.ts'
import { saveRates } from '#server/currencies/save-rates.ts'
import { webSource } from '#server/currencies/web-source.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { StartError } from '#server/kernel/start-error.ts'

const USAGE = `npm run rates -- list
npm run rates -- read demo/rates.json                 or a file or an address in the format of the European Central Bank

  --force         although a currency moved by more than a fifth

A running server sees new rates within a minute; the embedded database can be opened only while no server runs.
`

try {
  await run()
} catch (error) {
  if (!(error instanceof StartError || error instanceof RatesFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run() {
  const { positionals, values } = readArguments()
  const [command, from] = positionals
  const counts = { list: 1, read: 2 }
  if (command === undefined || counts[command] !== positionals.length) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const { db, close } = await openConfiguredDatabase(readConfiguration(process.env), openLog('warn'))
  try {
    if (command === 'list') print(await listRates(db))
    else {
      const source = /^https?:/.test(from) ? webSource(from) : fileSource(from)
      const { asOf, rates, changed } = await saveRates(db, source, { acceptsJumps: values.force })
      print(rates)
      process.stdout.write(`${changed} of ${rates.length} are new, of ${asOf}.\n`)
    }
  } finally {
    await close()
  }
}

function print(rates) {
  for (const { base, quote, rateMicros, asOf } of rates)
    process.stdout.write(`${asOf}  1 ${base} = ${(rateMicros / 1e6).toString().padStart(10)} ${quote}\n`)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } })
  } catch {
    return { positionals: [], values: {} }
  }
}
