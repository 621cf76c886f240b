/**
 * `npm run cluster:test`: starts a cluster and lets parts of it fail (docs/operating.md). `npm run cluster:test --
 * kill-primary` runs only what is named.
 */
import { buildIfStale } from '#scripts/build.mjs'
import { openDatabase } from '#server/kernel/database.ts'
import { cutReplication, isolatePrimary } from './scenarios/cut-network.ts'
import { killApp } from './scenarios/kill-app.ts'
import { killEtcd } from './scenarios/kill-etcd.ts'
import { killPrimary } from './scenarios/kill-primary.ts'
import { rollingRestart } from './scenarios/rolling-restart.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { slowDisk } from './scenarios/slow-disk.ts'
import { startCluster } from './start-cluster.ts'
import { interruption } from './wait-until.ts'

const scenarios: Record<string, Scenario> = {
  'kill-primary': killPrimary,
  'kill-app': killApp,
  'kill-etcd': killEtcd,
  'cut-replication': cutReplication,
  'isolate-primary': isolatePrimary,
  'slow-disk': slowDisk,
  'rolling-restart': rollingRestart,
}

const report = (line: string) => process.stdout.write(`${line}\n`)
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in scenarios))
if (unknown.length > 0) {
  report(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(scenarios).join(', ')}.`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort())

try {
  if (!buildIfStale()) throw new Error('The pages could not be built.')
  const began = performance.now()
  const cluster = await startCluster({
    report,
    host: '127.0.0.1',
    // Buyers name an address of their own, and HAProxy adds theirs: limits count by address.
    environment: { TRUST_PROXY: '2', LOG_LEVEL: 'warn' },
  })
  report(`The cluster is ready after ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const db = openDatabase(cluster.databaseUrl, { connections: 4 })
  const results: [string, string[]][] = []
  try {
    for (const [name, scenario] of Object.entries(scenarios)) {
      if (requested.length > 0 && !requested.includes(name)) continue
      report(`\n${name}`)
      const failures = await scenario({ cluster, db, report }).catch((error: Error) => [error.message])
      for (const failure of failures) report(`  FAILED: ${failure}`)
      results.push([name, failures])
      if (interruption.signal.aborted) break
    }
  } finally {
    await db.close()
    await cluster.stop()
  }
  report('')
  for (const [name, failures] of results) report(`${failures.length === 0 ? 'passed' : 'FAILED'}  ${name}`)
  if (results.some(([, failures]) => failures.length > 0)) process.exitCode = 1
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
process.exit()
