import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

/** Another process that opens the directory, says so, and stays. */
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

test('a directory that another process has open is refused, naming it; what that process wrote survives its being killed', async () => {
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

test('a place that cannot be written is one sentence', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(openEmbeddedDatabase(join(file, 'database'))).rejects.toThrow('cannot be written')
})

test('a connection that dies within a transaction leaves nothing open behind it', async () => {
  const { url, close } = await openEmbeddedDatabase(null)
  await query(url, 'create table t (x int)')
  const dying = new pg.Client({ connectionString: url })
  dying.on('error', () => {})
  await dying.connect()
  await dying.query('begin; insert into t values (1)')
  ;(dying as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
  expect(await query(url, 'select count(*)::int from t')).toEqual([{ count: 0 }])
  await close()
})
