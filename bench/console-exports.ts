import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './percentile.ts'
import { printRow } from './print-row.ts'
import { residentMegabytes } from './resident-memory.ts'
import type { BenchSite } from './start-site.ts'

const exports = ['/orders/export', '/money/export?tab=payments', '/audit/export']
/** Without an export, before and after each. */
const ALONE_SECONDS = 20
/** Between two requests of the shop, ms. */
const PAUSE = 10
/** Between two readings of the memory, ms. */
const MEMORY_PAUSE = 200

/**
 * Everything as CSV: what an export adds to the memory of the web process, and to the p99 of a shop that is asked
 * meanwhile, beside the seconds before and after it.
 */
export async function measureExports(site: BenchSite, headers: Record<string, string>): Promise<void> {
  for (const path of exports) {
    const before = await askShop(site, until(ALONE_SECONDS))
    const [pid = 0] = site.processes
    const usual = residentMegabytes(pid)
    const file = { isRead: false }
    let most = 0
    const began = performance.now()
    const read = readLines(`${site.origin}/api/console${path}`, headers).finally(() => (file.isRead = true))
    const memory = (async () => {
      for (; !file.isRead; await wait(MEMORY_PAUSE)) most = Math.max(most, residentMegabytes(pid))
    })()
    const [lines, during] = await Promise.all([read, askShop(site, () => file.isRead), memory])
    const seconds = (performance.now() - began) / 1000
    const alone = [...before, ...(await askShop(site, until(ALONE_SECONDS)))]
    const [ours, limit] = [percentile(during, 99), percentile(alone, 99)]
    printRow({ what: `${path}: lines a second`, ours: lines / seconds, limit: null, ratio: null, aim: '' })
    printRow({ what: `${path}: MB more than before`, ours: most - usual, limit: usual, ratio: null, aim: '≤ 80' })
    printRow({ what: `${path}: shop, p50 ms`, ours: percentile(during, 50), limit: percentile(alone, 50), ratio: null, aim: '' }) // prettier-ignore
    printRow({ what: `${path}: shop, p99 ms`, ours, limit, ratio: ours / limit, aim: '≤ 1.1' })
  }
}

const until = (seconds: number) => {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}

let asked = 0

/** Lists that no cache has. */
async function askShop(site: BenchSite, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (; !isOver(); await wait(PAUSE)) {
    const start = performance.now()
    const response = await fetch(`${site.origin}/api/products?locale=en&priceMax=${100_000 + (asked += 1)}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The shop answered ${response.status}.`)
    times.push(performance.now() - start)
  }
  return times
}

async function readLines(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers })
  if (!response.ok || response.body === null) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  let lines = 0
  for await (const part of response.body) lines += linesIn(Buffer.from(part.buffer, part.byteOffset, part.length))
  return lines
}

function linesIn(part: Buffer): number {
  let lines = 0
  for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) lines += 1
  return lines
}
