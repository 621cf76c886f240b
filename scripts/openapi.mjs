// `npm run openapi`: writes openapi.json, the API's description, for whoever reads the repository without running it.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeApi } from '#server/app/api.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { sandboxProvider } from '#server/booking/providers/sandbox.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { openLog } from '#server/kernel/logs.ts'

const file = fileURLToPath(new URL('../openapi.json', import.meta.url))

/** What /api/openapi.json answers. The database is named but never asked. */
export async function makeDocument() {
  const configuration = readConfiguration({ NODE_ENV: 'test', SECRET: 'a secret that nothing is signed with' })
  const db = openDatabase('postgres://localhost/never_asked', { connections: 1 })
  const log = openLog('silent')
  const providers = providersOf(sandboxProvider(db, configuration))
  const answer = await makeApi({ db, configuration, log, providers }).request('/api/openapi.json')
  await db.close()
  if (answer.status !== 200) throw new Error(`The description could not be made: ${await answer.text()}`)
  return answer.json()
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(file, `${JSON.stringify(await makeDocument(), null, 2)}\n`)
