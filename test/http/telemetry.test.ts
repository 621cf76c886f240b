import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { metrics } from '#server/kernel/metrics.ts'
import { buildIfStale } from '#scripts/build.mjs'
import { freePort } from '#scripts/free-port.mjs'
import { createDeparture } from '#test/support/fixtures.ts'
import { httpBuyer } from '#test/support/http-buyer.ts'
import { startOtlpServer } from '#test/support/otlp-server.ts'
import { prometheusName } from '#test/support/prometheus-name.ts'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'

const serverUrl = inject('serverUrl')

describe.skipIf(serverUrl === null)('a process with METRICS_PORT and an OTLP endpoint', () => {
  const name = `rihla_telemetry_${randomUUID().replaceAll('-', '')}`
  const directory = mkdtempSync(join(tmpdir(), 'rihla-telemetry-'))
  let admin: Db
  let db: Db
  let collector: Awaited<ReturnType<typeof startOtlpServer>>
  let server: ChildProcess
  let origin: string
  let metricsOrigin: string
  let reference: string

  const scrape = async () => (await fetch(`${metricsOrigin}/metrics`)).text()
  /** The value of a line such as `name{label="value"}`. */
  const valueOf = (text: string, line: string) =>
    Number(text.split('\n').find((one) => one.startsWith(`${line} `))?.slice(line.length + 1)) // prettier-ignore
  const logged = () =>
    readFileSync(join(directory, 'log'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  beforeAll(async () => {
    expect(buildIfStale()).toBe(true)
    admin = openDatabase(serverUrl ?? '', { connections: 1 })
    await admin.rows({ name: 'clone', text: `create database ${name} template rihla_template strategy file_copy` })
    db = openDatabase(databaseUrl(serverUrl ?? '', name), { connections: 2 })
    collector = await startOtlpServer()
    const [port, metricsPort] = [await freePort(), await freePort()]
    origin = `http://127.0.0.1:${port}`
    metricsOrigin = `http://127.0.0.1:${metricsPort}`
    const output = openSync(join(directory, 'log'), 'w')
    server = await startProcess(
      port,
      {
        SEED_DEMO: 'off',
        ORIGIN: origin,
        DATA_DIR: directory,
        DATABASE_URL: databaseUrl(serverUrl ?? '', name),
        SECRET: 'a secret that is only good for tests',
        LOG_LEVEL: 'info',
        METRICS_PORT: String(metricsPort),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      },
      process.cwd(),
      output,
    )
    closeSync(output)
    await buy()
  })
  afterAll(async () => {
    if (server) await endProcess(server, 'SIGTERM')
    await collector?.close()
    await db?.close()
    await admin?.rows({ name: 'drop', text: `drop database if exists ${name} with (force)` })
    await admin?.close()
    rmSync(directory, { recursive: true, force: true })
  })

  /** One seat is sold, and refused to the next visitor. */
  async function buy() {
    const {
      id: departureId,
      optionId,
      units,
    } = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 1 })
    const bookable = { departureId, optionId, unitId: units['adult'] ?? 0 }
    const buyer = httpBuyer(origin)
    const placed = await buyer.checkout(await buyer.putInCart(bookable))
    expect(await buyer.decide(placed, 'approve')).toBe(true)
    expect(await buyer.outcome(placed)).toBe('booked')
    reference = String(placed.body['reference'])
    expect((await httpBuyer(origin).putInCart(bookable)).code).toBe('cart.sold_out')
    for (const path of ['/en', '/en', `/api/orders/${reference}`, '/en/things-to-do-in-cairo', '/sara@example.com/x'])
      await fetch(origin + path)
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const body = JSON.stringify({ path: '/en', name: 'TypeError', message: 'x is not a function', stack: '' })
    await fetch(`${origin}/api/browser-errors`, { method: 'POST', headers, body })
  }

  test('shows every metric to Prometheus, and nothing else on that port', async () => {
    await expect.poll(scrape).toContain(prometheusName(metrics.outboxAge))
    const text = await scrape()
    const shown = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric)
    // It has no replicas.
    const { replicaRead: _, ...others } = metrics
    expect(shown.toSorted()).toEqual(['target_info', ...Object.values(others).map(prometheusName)].toSorted())
    expect((await fetch(`${metricsOrigin}/`)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`)).headers.get('content-type')).not.toContain('text/plain')
  })

  test('counts requests by route and status, and the steps of a purchase by outcome', async () => {
    const text = await scrape()
    const requests = (labels: string) => valueOf(text, `rihla_http_request_duration_seconds_count{${labels}}`)
    expect(requests('method="POST",route="/api/cart/items",status="200"')).toBe(1)
    expect(requests('method="POST",route="/api/cart/items",status="409"')).toBe(1)
    expect(requests('method="GET",route="/",status="200"')).toBe(2)
    expect(requests('method="GET",route="/things-to-do-in-$city",status="200"')).toBe(1)
    const steps = (step: string, outcome: string) =>
      valueOf(text, `rihla_purchase_steps_total{step="${step}",outcome="${outcome}"}`)
    expect(steps('cart', 'ok')).toBe(1)
    expect(steps('cart', 'cart.sold_out')).toBe(1)
    expect(steps('checkout', 'ok')).toBe(1)
    expect(steps('payment_page', 'ok')).toBe(1)
    expect(steps('payment', 'confirmed')).toBe(1)
    expect(valueOf(text, 'rihla_cache_reads_total{cache="pages",result="hit"}')).toBe(1)
    expect(
      valueOf(text, 'rihla_provider_call_duration_seconds_count{provider="sandbox",outcome="ok"}'),
    ).toBeGreaterThan(0)
    expect(valueOf(text, 'rihla_database_pool_connections{state="waiting"}')).toBe(0)
    expect(valueOf(text, 'rihla_log_errors_total')).toBe(0)
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
  })

  test('sends traces by OTLP, and its log lines name their trace', async () => {
    const line = () => logged().find(({ msg }) => msg === 'error in a browser')
    expect(line()).toMatchObject({ requestId: expect.any(String), trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const request = () =>
      collector.spans().find(({ traceId, parentSpanId }) => traceId === line()?.['trace_id'] && !parentSpanId)
    await expect.poll(() => request()?.name).toBe('POST /api/browser-errors')
    expect(request()?.spanId).toBe(line()?.['span_id'])
    const checkout = collector.spans().find((span) => span.name === 'POST /api/checkout')
    const parts = collector.spans().filter(({ parentSpanId }) => parentSpanId === checkout?.spanId)
    expect(parts.map((span) => span.name)).toContain('sandbox')
  })

  test('shows no personal data, reference or slug in labels and attributes', async () => {
    await expect.poll(() => collector.spans().map((span) => span.name)).toContain('mail')
    const shown = [await scrape(), ...collector.texts('/v1/traces'), ...collector.texts('/v1/metrics')].join('\n')
    const personal = ['sara', 'Sara', '0501234567', '501234567', reference, 'cairo', 'bahrain-fort', directory]
    expect(personal.filter((text) => shown.includes(text))).toEqual([])
  })

  test('sends what is left to the collector when it ends', async () => {
    expect(collector.texts('/v1/metrics')).toEqual([])
    await endProcess(server, 'SIGTERM')
    expect(collector.texts('/v1/metrics').join()).toContain('rihla.purchase.steps')
    const personal = ['sara', 'Sara', '501234567', reference, 'cairo', 'bahrain-fort']
    expect(personal.filter((text) => collector.texts('/v1/metrics').join().includes(text))).toEqual([])
  })
})
