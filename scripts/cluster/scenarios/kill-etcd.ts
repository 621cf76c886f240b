import { findPrimary } from '#scripts/cluster/database-node.ts'
import { waitUntil } from '#scripts/cluster/wait-until.ts'
import type { Scenario } from './scenario.ts'
import { underLoad, untilSold } from './under-load.ts'

/** Each member of etcd in turn ends with SIGKILL, the leader among them. */
export const killEtcd: Scenario = (scene) =>
  underLoad(scene, { mayFail: false, longestPauseMs: 10_000 }, async (load) => {
    const { etcd, nodes } = scene.cluster
    const before = await findPrimary(nodes)
    for (const member of etcd) {
      await member.process.end('SIGKILL')
      await untilSold(load, 20)
      member.process.start()
      await waitUntil(`${member.name} is not healthy`, member.isHealthy)
    }
    const after = await findPrimary(nodes)
    scene.report(`  three members were killed one after the other; the primary is ${after.name} throughout`)
    return before === after ? [] : [`the primary changed from ${before.name} to ${after.name}`]
  })
