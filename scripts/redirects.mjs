// `npm run redirects -- list | add | remove`: the operator's redirects, until the console has a page for them.
import { parseArgs } from 'node:util'
import words from '#messages/en/refusals.json' with { type: 'json' }
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { listRedirects } from '#server/sites/list-redirects.ts'
import { removeRedirect } from '#server/sites/remove-redirect.ts'
import { saveRedirect } from '#server/sites/save-redirect.ts'

const USAGE = `npm run redirects -- list
npm run redirects -- add /old-path /new-path          or https://elsewhere.example/page
npm run redirects -- remove /old-path

  --site CODE     on one site only; without it on all of them
  --temporary     302 instead of 301

A path stands for one language: /en/old-path is another one than /old-path. A running server sees the change within ten seconds; the embedded
database can be opened only while no server runs.
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
  const { positionals, values } = readArguments()
  const [command, from, to] = positionals
  const counts = { list: 1, add: 3, remove: 2 }
  if (command === undefined || counts[command] !== positionals.length) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const configuration = readConfiguration(process.env)
  const log = openLog('warn')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  const context = { db, configuration, log }
  const siteCode = values.site ?? null
  try {
    if (command === 'list') {
      for (const row of await listRedirects(context))
        process.stdout.write(`${row.status}  ${row.siteCode ?? 'all sites'}  ${row.from}  →  ${row.to}\n`)
    } else if (command === 'add') {
      const saved = await saveRedirect(context, { siteCode, from, to, status: values.temporary ? 302 : 301 })
      process.stdout.write(`${saved.from}  →  ${saved.to}\n`)
    } else {
      await removeRedirect(context, { siteCode, from })
      process.stdout.write(`${from} leads nowhere else any more.\n`)
    }
  } finally {
    await close()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { site: { type: 'string' }, temporary: { type: 'boolean', default: false } },
    })
  } catch {
    return { positionals: [], values: {} }
  }
}

/** In words what a person can mend; null for a mistake of the program. */
function sentenceOf(error) {
  if (error instanceof StartError) return error.message
  if (!(error instanceof ApiError)) return null
  return words.redirect[error.code.replace('redirect.', '')] ?? error.code
}
