/**
 * Measures requests per second of nginx with deploy/nginx.conf in front of two web processes: pages from its cache,
 * beside a static file of the same bytes from the same nginx, in turns, by time and by the CPU time of nginx, which other
 * work on the machine does not change as much. Needs nginx and wrk. Results in docs/performance.md.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { startNginx } from '#scripts/nginx/start-nginx.ts'
import { cpuMs } from './cpu-time.ts'
import { percentile } from './percentile.ts'
import { startSite } from './start-site.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 6)
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
const CONNECTIONS = 32
const PORT = 4394

const pages = {
  home: '/en',
  city: '/en/things-to-do-in-manama',
  activity: '/en/things-to-do-in-manama/bahrain-fort-at-sunset',
}

const site = await startSite(PORT, { roles: ['web', 'web'] })
const files = join(site.directory, 'files')
mkdirSync(files)
const nginx = await startNginx(site.directory, [PORT, PORT + 100], files)
try {
  for (const [name, path] of Object.entries(pages)) {
    const bytes = await bodyOf(nginx.origin + path)
    writeFileSync(join(files, `${name}.html`), bytes)
    const rounds: [Measured, Measured][] = []
    for (let round = -1; round < ROUNDS; round++) {
      const seconds = round < 0 ? 2 : SECONDS
      const pair: [Measured, Measured] = [
        load(nginx.origin + path, seconds),
        load(`${nginx.staticOrigin}/${name}.html`, seconds),
      ]
      if (round >= 0) rounds.push(pair)
    }
    const middle = (values: number[]) => percentile(values, 50)
    const ratio = (of: keyof Measured) =>
      (100 * middle(rounds.map(([cached, file]) => cached[of] / file[of]))).toFixed(0)
    process.stdout.write(
      `${name}, ${bytes.length} bytes: from the cache ${middle(rounds.map(([cached]) => cached.perSecond)).toFixed(0)}/s, ` +
        `a static file ${middle(rounds.map(([, file]) => file.perSecond)).toFixed(0)}/s: ${ratio('perSecond')} %; ` +
        `for each second of nginx's CPU ${ratio('perCpuSecond')} % (medians of ${ROUNDS} rounds)\n`,
    )
  }
} finally {
  await nginx.stop()
  await site.stop()
}

/** As it is sent, with Brotli. */
function bodyOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}

interface Measured {
  perSecond: number
  perCpuSecond: number
}

function load(url: string, seconds: number): Measured {
  const cpu = () => nginx.workers().reduce((sum, pid) => sum + cpuMs(pid), 0)
  const before = cpu()
  const output = execFileSync(
    'wrk',
    ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, '-H', 'accept-encoding: br', url],
    { encoding: 'utf8' },
  )
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    perCpuSecond: (1000 * requests) / (cpu() - before),
  }
}
