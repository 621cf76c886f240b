import { Hono } from 'hono'
import type { Context } from '#server/kernel/context.ts'
import type { Env } from '#server/kernel/http.ts'
import { pendingMigrations } from '#server/kernel/migrate.ts'
import type { Lifecycle } from './end-server.ts'

/** Of every process, whatever its role. */
export function healthRoutes(context: Context, lifecycle: Lifecycle): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/health', (c) => c.json({ status: 'live' }))
  routes.get('/ready', async (c) => {
    if (lifecycle.isEnding) return c.json({ status: 'this process is ending' }, 503)
    try {
      const pending = await pendingMigrations(context.db, 'migrations')
      return pending.length === 0
        ? c.json({ status: 'ready' })
        : c.json({ status: 'the database is older than this program' }, 503)
    } catch {
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })
  return routes
}
