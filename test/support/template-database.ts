import type { TestProject } from 'vitest/node'
import { seedDemo } from '#demo/seed.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'

const TEMPLATE = 'rihla_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server whose template each file clones; null: each file opens the embedded database. */
    serverUrl: string | null
  }
}

/** On PostgreSQL (TEST_DATABASE_URL) the demo's world is made once, and each test file gets a clone of it. */
export default async function setup(project: TestProject): Promise<void> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? null
  project.provide('serverUrl', serverUrl)
  if (serverUrl === null) return

  const server = openDatabase(serverUrl, { connections: 1 })
  await server.rows({ name: 'drop', text: `drop database if exists ${TEMPLATE} with (force)` })
  await server.rows({ name: 'create', text: `create database ${TEMPLATE}` })
  await server.close()

  const url = databaseUrl(serverUrl, TEMPLATE)
  await migrate(url, 'migrations')
  const template = openDatabase(url, { connections: 1 })
  await seedDemo(template, { today: new Date().toISOString().slice(0, 10) })
  await template.close()
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}
