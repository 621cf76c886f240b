import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '#demo/seed.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { migrate } from '#server/kernel/migrate.ts'

const TEMPLATE = 'rihla_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which each file clones the template; null: each file opens a copy of `templateDirectory`. */
    serverUrl: string | null
    /** An embedded database that no process has open; null on a server. */
    templateDirectory: string | null
  }
}

/**
 * Seeds the demo once: a database on PostgreSQL (TEST_DATABASE_URL), otherwise a directory, unless TEST_SEEDED_DEMO names
 * one (test/support/seed-demo.ts). Each test file works on a copy.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? null
  const folder = mkdtempSync(join(tmpdir(), 'rihla-template-'))
  const seeded = process.env['TEST_SEEDED_DEMO']
  const directory = join(seeded ?? folder, 'database')
  project.provide('serverUrl', serverUrl)
  project.provide('templateDirectory', serverUrl === null ? directory : null)
  if (serverUrl !== null) await makeDatabase(serverUrl)
  else if (seeded === undefined) await makeTemplateDirectory(directory)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Seeds the demo in an embedded database that is closed afterwards. */
export async function makeTemplateDirectory(directory: string): Promise<void> {
  const embedded = await openEmbeddedDatabase(directory)
  await fill(embedded.url, { isEmbedded: true })
  // Otherwise recycled WAL files would be more than half of each copy.
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
  await db.rows({ name: 'recycle', text: 'set wal_recycle = off' })
  await db.rows({ name: 'checkpoint', text: 'checkpoint' })
  await db.close()
  await embedded.close()
}

async function makeDatabase(serverUrl: string): Promise<void> {
  const server = openDatabase(serverUrl, { connections: 1 })
  await server.rows({ name: 'drop', text: `drop database if exists ${TEMPLATE} with (force)` })
  await server.rows({ name: 'create', text: `create database ${TEMPLATE}` })
  await fill(databaseUrl(serverUrl, TEMPLATE), { isEmbedded: false })
  // A database with any connection, including autovacuum's, cannot be cloned.
  await server.rows({ name: 'close', text: `alter database ${TEMPLATE} with allow_connections false` })
  await server.close()
}

async function fill(url: string, { isEmbedded }: { isEmbedded: boolean }): Promise<void> {
  await migrate(url, 'migrations')
  const template = openDatabase(url, { connections: 1, isEmbedded })
  await seedDemo(template, { today: new Date().toISOString().slice(0, 10) })
  await template.close()
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}
