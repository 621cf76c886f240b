import { setTimeout } from 'node:timers/promises'
import { findPrimary, untilReplicated } from '#scripts/cluster/database-node.ts'
import { waitUntil } from '#scripts/cluster/wait-until.ts'
import type { Scenario } from './scenario.ts'
import { underLoad, untilSold } from './under-load.ts'

const CUT_MS = 30_000

/**
 * No packet passes between the primary and its replicas; etcd is reached by all. Commits wait until the primary has
 * given the replicas up, then it sells alone.
 */
export const cutReplication: Scenario = (scene) =>
  underLoad(scene, { mayFail: true, longestPauseMs: 30_000 }, async (load) => {
    const { nodes } = scene.cluster
    const primary = await findPrimary(nodes)
    primary.replicationLink.cut()
    await setTimeout(CUT_MS)
    await untilSold(load, 5)
    const still = await findPrimary(nodes)
    primary.replicationLink.mend()
    const since = performance.now()
    await untilReplicated(nodes)
    scene.report(
      `  ${primary.name} was cut off from its replicas for 30 s; they followed again ${((performance.now() - since) / 1000).toFixed(1)} s after`,
    )
    return still === primary ? [] : [`the primary changed to ${still.name}`]
  })

/** The primary reaches neither etcd nor its replicas, but the web processes reach it: two primaries must never sell. */
export const isolatePrimary: Scenario = (scene) =>
  underLoad(scene, { mayFail: true, longestPauseMs: 45_000 }, async (load) => {
    const { nodes } = scene.cluster
    const primary = await findPrimary(nodes)
    for (const link of primary.clusterLinks) link.cut()
    const others = nodes.filter((node) => node !== primary)
    const next = await findPrimary(others)
    // It must step down by itself: no message reaches it.
    await waitUntil('the isolated primary does not step down', async () => (await primary.state()).role !== 'primary')
    await untilSold(load, 20)
    for (const link of primary.clusterLinks) link.mend()
    const since = performance.now()
    await untilReplicated(nodes)
    scene.report(
      `  ${primary.name} was isolated, ${next.name} took over; ${primary.name} followed it ${((performance.now() - since) / 1000).toFixed(1)} s after the network was back`,
    )
    return []
  })
