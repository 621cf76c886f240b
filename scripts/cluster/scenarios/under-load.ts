import { longestPause } from '#scripts/cluster/buyers.ts'
import { startLoad, summary, type Load } from '#scripts/cluster/load.ts'
import { waitUntil } from '#scripts/cluster/wait-until.ts'
import { checkBooks, newDeparture, seconds, type Scene } from './scenario.ts'

const SEATS = 100_000

/**
 * Runs `work` beside steady traffic, reports what failed and how long sales stood still, and checks the books. `mayFail`
 * is false where not a single request may.
 */
export async function underLoad(
  scene: Scene,
  { mayFail, longestPauseMs }: { mayFail: boolean; longestPauseMs: number },
  work: (load: Load) => Promise<string[]>,
): Promise<string[]> {
  const { cluster, db, report } = scene
  const departure = await newDeparture(db, SEATS)
  const load = startLoad(cluster.origin, departure)
  try {
    await untilSold(load, 5)
    const began = performance.now()
    const problems = await work(load)
    await untilSold(load, 5)
    const ended = performance.now()
    await load.stop()
    const pause = longestPause(load.paidAt, began, ended)
    report(
      `  ${load.requests} requests in ${seconds(ended - began)}, ${load.failures.length} failed, the slowest took ` +
        `${seconds(load.slowestMs)}; sales stood still for ${seconds(pause)} at most`,
    )
    for (const line of summary(load.failures)) report(`    ${line}`)
    return [
      ...problems,
      ...(mayFail || load.failures.length === 0 ? [] : [`${load.failures.length} requests failed`]),
      ...(pause > longestPauseMs ? [`sales stood still for ${seconds(pause)}`] : []),
      ...(await checkBooks(scene, departure.departureId, load.paid)),
    ]
  } finally {
    await load.stop()
  }
}

/** Waits for so many further purchases. */
export async function untilSold(load: Load, more: number, within = 120): Promise<void> {
  const target = load.paid.size + more
  await waitUntil('nothing is sold', async () => load.paid.size >= target, within)
}
