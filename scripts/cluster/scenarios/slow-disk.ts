import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { execFileSync } from 'node:child_process'
import { findPrimary } from '#scripts/cluster/database-node.ts'
import type { Scenario } from './scenario.ts'
import { underLoad, untilSold } from './under-load.ts'

const STOPPED_MS = 300
const RUNNING_MS = 200
const SECONDS = 30

/**
 * The disk of the synchronous replica is slow. Simulated: its PostgreSQL is stopped (SIGSTOP) for 300 of each 500 ms, so
 * that each commit waits for it as for a disk that writes so late. What a real disk does to reads is not simulated.
 */
export const slowDisk: Scenario = (scene) =>
  underLoad(scene, { mayFail: false, longestPauseMs: 10_000 }, async (load) => {
    const { nodes } = scene.cluster
    const primary = await findPrimary(nodes)
    const states = await Promise.all(nodes.map((node) => node.state()))
    const slow = nodes.find((_, at) => states[at]?.isSynchronous)
    if (slow === undefined) return ['there is no synchronous replica']
    const before = await medianOf(load, () => untilSold(load, 20))
    const pids = processesOf(slow.dataDirectory)
    const during = await medianOf(load, async () => {
      const until = performance.now() + SECONDS * 1000
      while (performance.now() < until) {
        for (const pid of pids) process.kill(pid, 'SIGSTOP')
        await setTimeout(STOPPED_MS)
        for (const pid of pids) process.kill(pid, 'SIGCONT')
        await setTimeout(RUNNING_MS)
      }
    })
    scene.report(
      `  ${slow.name} (synchronous) was stopped for ${STOPPED_MS} of each ${STOPPED_MS + RUNNING_MS} ms during ${SECONDS} s: ` +
        `a purchase took ${before.toFixed(0)} ms before and ${during.toFixed(0)} ms meanwhile (medians)`,
    )
    const after = await findPrimary(nodes)
    return after === primary ? [] : [`the primary changed to ${after.name}`]
  })

async function medianOf(load: { purchaseMs: number[] }, work: () => Promise<void>): Promise<number> {
  const from = load.purchaseMs.length
  await work()
  const all = load.purchaseMs.slice(from).sort((one, other) => one - other)
  return all[Math.floor(all.length / 2)] ?? Number.NaN
}

/** The processes that write: the replica's walreceiver and its startup process, which replays. */
function processesOf(dataDirectory: string): number[] {
  const postmaster = readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[0]
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => parent === postmaster && /walreceiver|startup/.test(args.join(' ')))
    .map(([pid]) => Number(pid))
}
