import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isShort } from '#test/support/in-full.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-embedded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Starts another process that opens the directory, reports it, and stays. */
async function opener(directory: string) {
  const program = join(folder, 'opener.mjs')
  writeFileSync(
    program,
    `import { openEmbeddedDatabase } from ${JSON.stringify(new URL('./embedded-database.ts', import.meta.url).href)}
    const { url } = await openEmbeddedDatabase(${JSON.stringify(directory)})
    process.stdout.write(url)`,
  )
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString()))
    child.once('exit', () => reject(new Error('the other process ended')))
  })
  return { child, url }
}

test('refuses a directory that another process has open and names that process, whose data survives SIGKILL', async () => {
  const directory = join(folder, 'database')
  const { child, url } = await opener(directory)
  await query(url, "create table kept (word text); insert into kept values ('رحلة')")
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow(
    `is in use by process ${child.pid}; stop it first, or set DATA_DIR to another directory.`,
  )

  child.kill('SIGKILL')
  await once(child, 'exit')
  const reopened = await openEmbeddedDatabase(directory)
  expect(await query(reopened.url, 'select word from kept')).toEqual([{ word: 'رحلة' }])
  await reopened.close()

  const again = await openEmbeddedDatabase(directory)
  await again.close()
})

test('reports a directory that cannot be written in one sentence', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(openEmbeddedDatabase(join(file, 'database'))).rejects.toThrow('cannot be written')
})

describe('connections to one database', () => {
  let url: string
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ url, close } = await openEmbeddedDatabase(null))
  })
  afterAll(() => close())

  test('rolls back the transaction of a connection that dies', async () => {
    await query(url, 'create table t (x int)')
    const dying = new pg.Client({ connectionString: url })
    dying.on('error', () => {})
    await dying.connect()
    await dying.query('begin; insert into t values (1)')
    ;(dying as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
    expect(await query(url, 'select count(*)::int from t')).toEqual([{ count: 0 }])
  })

  test('gives two concurrent connections their own rows, and serialises their transactions', async () => {
    await query(url, 'create table entry (client int, n int)')
    const connect = async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }
    const clients = [await connect(), await connect(), await connect()]
    const rounds = Array.from({ length: isShort ? 20 : 100 }, (_, round) => round)
    const work = async (client: pg.Client, id: number) => {
      const wrong: unknown[] = []
      for (const round of rounds) {
        const { rows } = await client.query<Record<string, unknown>>(`select $1::int as client_${id}, $2::int as n`, [
          id,
          round,
        ])
        if (rows[0]?.[`client_${id}`] !== id || rows[0]['n'] !== round) wrong.push(rows)
        await client.query('begin')
        const before = await client.query<{ n: number }>('select count(*)::int as n from entry where $1 > 0', [1])
        await client.query('insert into entry values ($1, $2)', [id, round])
        const after = await client.query<{ n: number }>('select count(*)::int as n from entry where $1 > 0', [1])
        await client.query(round % 2 ? 'commit' : 'rollback')
        if (after.rows[0]?.n !== (before.rows[0]?.n ?? 0) + 1) wrong.push([before.rows, after.rows])
        await client.query('select 1 / $1::int', [0]).then(
          () => wrong.push('no error'),
          (error: { code?: string }) => error.code === '22012' || wrong.push(error),
        )
      }
      return wrong
    }
    expect(await Promise.all(clients.map((client, id) => work(client, id)))).toEqual([[], [], []])
    expect(await query(url, 'select client, count(*)::int from entry group by 1 order by 1')).toEqual(
      [0, 1, 2].map((client) => ({ client, count: rounds.length / 2 })),
    )
    for (const client of clients) await client.end()
  })

  test('a connection that dies within a statement or waits in a transaction does not block the others', async () => {
    await query(url, 'create table sent (n int)')
    const port = Number(new URL(url).port)
    const dying = connectSocket(port, '127.0.0.1')
    const message = (type: string, ...parts: string[]) => {
      const body = Buffer.from(parts.join(''), 'latin1')
      const head = Buffer.alloc(5)
      head.write(type, 'latin1')
      head.writeInt32BE(body.length + 4, 1)
      return Buffer.concat([head, body])
    }
    const startup = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
    const length = Buffer.alloc(4)
    length.writeInt32BE(startup.length + 4)
    dying.write(Buffer.concat([length, startup]))
    await once(dying, 'data')
    // Parse, Bind and Execute without the final Sync.
    dying.write(message('P', '\0insert into sent values (1)\0\0\0'))
    dying.write(message('B', '\0\0\0\0\0\0\0\0'))
    dying.write(message('E', '\0\0\0\0\0'))
    await once(dying, 'data')
    dying.destroy()
    expect(await query(url, 'select count(*)::int from sent')).toEqual([{ count: 0 }])
  })
})
