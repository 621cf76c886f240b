import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/kernel/database.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'

const serverUrl = inject('serverUrl')
const CLIENTS = 3
const PAUSE_MS = 20
const agent = new Agent({ keepAlive: true })

function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

// Two processes cannot share the embedded database.
test.skipIf(serverUrl === null)(
  'fails no request under load while one of two processes is restarted',
  async () => {
    const name = `rihla_rolling_${randomUUID().replaceAll('-', '')}`
    const admin = openDatabase(serverUrl ?? '', { connections: 1 })
    await admin.rows({ name: 'test.clone', text: `create database ${name} template rihla_template strategy file_copy` })
    const directory = mkdtempSync(join(tmpdir(), 'rihla-rolling-'))
    const start = (port: number) =>
      startProcess(port, {
        RIHLA_API_ONLY: 'on',
        SEED_DEMO: 'off',
        DATA_DIR: directory,
        DATABASE_URL: databaseUrl(serverUrl ?? '', name),
        DRAIN_SECONDS: '8',
      })
    const ports = [await freePort(), await freePort()] as const
    const processes = new Map([
      [ports[0], await start(ports[0])],
      [ports[1], await start(ports[1])],
    ])

    // Like a load balancer: polls /ready of each process and sends requests to the ready ones.
    const ready = new Set<number>(ports)
    const run = { isOver: false }
    const failures: string[] = []
    const servedWhileEnding: number[] = []
    const health = Promise.all(
      ports.map(async (port) => {
        while (!run.isOver) {
          const status = await statusOf(port, '/ready').catch(() => 0)
          if (status === 200) ready.add(port)
          else ready.delete(port)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      }),
    )
    let served = 0
    const load = Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let turn = 0; !run.isOver; turn++) {
          const open = [...ready]
          const port = open[turn % open.length] ?? ports[0]
          await statusOf(port, turn % 3 === 0 ? '/api/cart?locale=en' : '/api/site?locale=en').then(
            (status) => {
              served += 1
              if (status >= 500) failures.push(`${port} ${status}`)
            },
            (error: Error) => failures.push(`${port} ${error.message}`),
          )
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        }
      }),
    )
    try {
      for (const port of ports.slice(0, 1)) {
        const before = served
        await expect.poll(() => served).toBeGreaterThan(before + 20)
        const old = processes.get(port)
        if (!old) throw new Error('There is no process on this port.')
        const ended = endProcess(old, 'SIGTERM')
        await expect.poll(() => ready.has(port)).toBe(false)
        servedWhileEnding.push(await statusOf(port, '/health'))
        await ended
        expect(old.exitCode).toBe(0)
        processes.set(port, await start(port))
        await expect.poll(() => ready.has(port)).toBe(true)
      }
    } finally {
      run.isOver = true
      await Promise.all([health, load])
      for (const running of processes.values()) await endProcess(running, 'SIGKILL')
      await admin.rows({ name: 'test.drop', text: `drop database ${name} with (force)` })
      await admin.close()
      rmSync(directory, { recursive: true, force: true })
    }
    expect(failures).toEqual([])
    expect(servedWhileEnding).toEqual([200])
  },
  900_000,
)
