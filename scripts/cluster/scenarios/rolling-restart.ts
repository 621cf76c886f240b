import { findPrimary, untilReplicated, type DatabaseNode } from '#scripts/cluster/database-node.ts'
import type { AppProcess } from '#scripts/cluster/app-processes.ts'
import { waitUntil } from '#scripts/cluster/wait-until.ts'
import type { Scene, Scenario } from './scenario.ts'
import { underLoad, untilSold } from './under-load.ts'

/** Everything is restarted, one after the other, and no request may fail. */
export const rollingRestart: Scenario = (scene) =>
  underLoad(scene, { mayFail: false, longestPauseMs: 20_000 }, async (load) => {
    const { web, jobs, etcd, nodes, proxies } = scene.cluster
    for (const app of [...web, jobs]) await step(scene, app.name, () => restartApp(app))
    for (const member of etcd)
      await step(scene, member.name, async () => {
        await member.process.end('SIGTERM')
        member.process.start()
        await waitUntil(`${member.name} is not healthy`, member.isHealthy)
      })
    const primary = await findPrimary(nodes)
    const replicas = nodes.filter((node) => node !== primary)
    for (const node of replicas) await step(scene, node.name, () => restartNode(node, nodes))
    await untilSold(load, 5)
    await step(scene, `the switchover from ${primary.name}`, () => switchover(primary, nodes))
    await untilSold(load, 5)
    await step(scene, primary.name, () => restartNode(primary, nodes))
    // With -W, HAProxy gives the sockets that it listens on to its successor.
    for (const proxy of [proxies.database, proxies.web]) proxy.signal('SIGUSR2')
    await untilSold(load, 10)
    scene.report('  HAProxy read its files again')
    return []
  })

async function step({ report }: Scene, name: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await work()
  report(`  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

async function restartApp({ name, process, isReady }: AppProcess): Promise<void> {
  await process.end('SIGTERM')
  process.start()
  await waitUntil(`${name} is not ready`, isReady)
}

async function restartNode(node: DatabaseNode, nodes: DatabaseNode[]): Promise<void> {
  await node.patroni.end('SIGTERM')
  node.patroni.start()
  await untilReplicated(nodes)
}

async function switchover(primary: DatabaseNode, nodes: DatabaseNode[]): Promise<void> {
  const states = await Promise.all(nodes.map((node) => node.state()))
  const candidate = nodes.find((_, at) => states[at]?.isSynchronous)
  const { status, text } = await primary.ask('/switchover', { leader: primary.name, candidate: candidate?.name })
  if (status !== 200) throw new Error(`Patroni refused the switchover: ${text}`)
  await untilReplicated(nodes)
}
