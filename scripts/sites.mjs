// `npm run sites -- list | show | save | remove`: the marketplace's and the suppliers' sites, until the console has a page for them.
import { readFileSync } from 'node:fs'
import words from '#messages/en/refusals.json' with { type: 'json' }
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { listAllSites } from '#server/sites/list-all-sites.ts'
import { removeSite } from '#server/sites/remove-site.ts'
import { saveSite } from '#server/sites/save-site.ts'
import { writeDocument } from '#server/sites/write-document.ts'

const USAGE = `npm run sites -- list
npm run sites -- show CODE              writes the site's file, to be changed and saved
npm run sites -- save FILE.json         makes a site, or changes the one of the same code
npm run sites -- remove CODE            what was booked on a site keeps it there

The file is described in docs/sites.md. A running server sees the change within ten seconds; the embedded database can be opened only while no
server runs.
`

try {
  await run()
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

async function run() {
  const [command, what, ...more] = process.argv.slice(2)
  const needs = { list: false, show: true, save: true, remove: true }[command ?? '']
  if (needs === undefined || needs !== (what !== undefined) || more.length > 0) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const document = command === 'save' ? readDocument(what) : null
  const configuration = readConfiguration(process.env)
  const log = openLog('warn')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  const context = { db, configuration, log }
  try {
    if (command === 'save') {
      const { code, isNew } = await saveSite(context, document)
      process.stdout.write(`${code} is ${isNew ? 'made' : 'changed'}.\n`)
    } else if (command === 'remove') {
      await removeSite(context, { code: what })
      process.stdout.write(`${what} is gone; its host shows the default site.\n`)
    } else if (command === 'show')
      process.stdout.write(`${JSON.stringify(await writeDocument(context, what), null, 2)}\n`)
    else
      for (const { code, origin, layoutType, supplierCode, isDefault } of await listAllSites(context))
        process.stdout.write(
          `${code}  ${origin}  ${layoutType}  ${supplierCode ?? 'all suppliers'}${isDefault ? '  default' : ''}\n`,
        )
  } finally {
    await close()
  }
}

function readDocument(file) {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error.code}.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartError(`${file} is no JSON: ${error.message}`)
  }
}

/** In words what a person can mend, a line for each fault; null for a mistake of the program. */
function sentenceOf(error) {
  if (error instanceof StartError) return error.message
  if (!(error instanceof ApiError)) return null
  if (error.code === 'site.faulty') return error.details.faults.join('\n')
  return words.site[error.code.replace('site.', '')] ?? error.code
}
