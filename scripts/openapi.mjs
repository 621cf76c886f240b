// `npm run openapi`: writes openapi.json, so that the API can be read without running the server.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeApi } from '#server/app/api.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { sandboxProvider } from '#server/booking/providers/sandbox.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { openLog } from '#server/kernel/logs.ts'

const file = fileURLToPath(new URL('../openapi.json', import.meta.url))

/** Returns the text of /api/openapi.json. The database is configured but never queried. */
export async function makeDocument() {
  const configuration = readConfiguration({ NODE_ENV: 'test', SECRET: 'a secret that nothing is signed with' })
  const db = openDatabase('postgres://localhost/never_asked', { connections: 1 })
  const log = openLog('silent')
  const providers = providersOf(sandboxProvider(db, configuration))
  const answer = await makeApi({ db, configuration, log, providers }).request('/api/openapi.json')
  await db.close()
  if (answer.status !== 200) throw new Error(`openapi.json could not be generated: ${await answer.text()}`)
  return answer.json()
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(file, `${JSON.stringify(await makeDocument(), null, 2)}\n`)
