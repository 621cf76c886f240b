import { longestPause, startBuyers } from '#scripts/cluster/buyers.ts'
import { findPrimary, untilReplicated } from '#scripts/cluster/database-node.ts'
import { waitUntil } from '#scripts/cluster/wait-until.ts'
import { checkBooks, newDeparture, seconds, type Scenario } from './scenario.ts'

const BUYERS = 400
const SEATS = 350
const AT_ONCE = 20
const KILLED_AFTER = 100
const RECOVERED_WITHIN_MS = 30_000

/** PostgreSQL and Patroni of the primary end with SIGKILL while 400 buyers want 350 seats. */
export const killPrimary: Scenario = async (scene) => {
  const { cluster, db, report } = scene
  const departure = await newDeparture(db, SEATS)
  const primary = await findPrimary(cluster.nodes)
  const buyers = startBuyers(cluster.origin, departure, BUYERS, AT_ONCE)
  await waitUntil('no purchase succeeds', async () => buyers.paid.size >= KILLED_AFTER, 300)
  const before = new Map(buyers.refusals)
  await primary.kill()
  const killedAt = performance.now()
  report(`  ${primary.name} was killed after ${buyers.paid.size} purchases`)
  await buyers.done
  const next = await findPrimary(cluster.nodes)
  const firstAfter = buyers.paidAt.find((at) => at > killedAt + 1000)
  const pause = longestPause(buyers.paidAt, killedAt, Math.max(...buyers.paidAt))
  const soldOut = [...buyers.ends.values()].filter((end) => end === 'sold out').length
  report(`  ${next.name} took over; sales stood still for ${seconds(pause)}`)
  report(`  ${buyers.paid.size} buyers paid, ${soldOut} got the answer that it is sold out`)
  for (const [words, times] of buyers.refusals)
    report(`  meanwhile, ${times - (before.get(words) ?? 0)} times: ${words}`)
  const unavailable = [...buyers.refusals.keys()].filter((words) => words.startsWith('503 server.unavailable: '))
  const failures = [
    ...buyers.wrong,
    ...(firstAfter === undefined ? ['nothing was sold after the kill'] : []),
    ...(pause > RECOVERED_WITHIN_MS ? [`sales stood still for ${seconds(pause)}`] : []),
    ...(unavailable.length === 0 ? ['no buyer got the message that the service is unavailable'] : []),
    ...(buyers.paid.size === SEATS && soldOut === BUYERS - SEATS ? [] : ['not all seats were sold']),
    ...(await checkBooks(scene, departure.departureId, buyers.paid)),
  ]
  primary.patroni.start()
  const since = performance.now()
  await untilReplicated(cluster.nodes)
  report(`  ${primary.name} was started and follows ${next.name} after ${seconds(performance.now() - since)}`)
  return failures
}
