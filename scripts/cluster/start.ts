/** `npm run cluster`: a whole cluster on this machine, until Ctrl-C (docs/operating.md). */
import { once } from 'node:events'
import { buildIfStale } from '#scripts/build.mjs'
import { interruption } from './wait-until.ts'
import { startCluster } from './start-cluster.ts'

const report = (line: string) => process.stdout.write(`${line}\n`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort())

try {
  if (!buildIfStale()) throw new Error('The pages could not be built.')
  const port = process.env['PORT']
  const cluster = await startCluster({ report, ...(port === undefined ? {} : { port: Number(port) }) })
  report(`\nRihla is at ${cluster.origin}`)
  report(`The primary is behind ${cluster.databaseUrl}`)
  for (const { name, patroni, dataDirectory } of cluster.nodes)
    report(`${name}: Patroni is process ${patroni.pid}, its data are in ${dataDirectory}`)
  report(`patronictl -c ${cluster.root}/db1.yml list\n\nCtrl-C ends all of it.`)
  if (!interruption.signal.aborted) await once(interruption.signal, 'abort')
  report('\nEnding …')
  await cluster.stop()
  report('All has ended.')
} catch (error) {
  process.stderr.write(`\nThe cluster does not start: ${(error as Error).message}\n`)
  process.exitCode = 1
}
