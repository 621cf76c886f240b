import { hc } from 'hono/client'
import type { consoleBulkRoutes } from '#server/app/console/bulk/routes.ts'
import type { consoleOrderRoutes } from '#server/app/console/orders/routes.ts'
import type { healthRoutes } from '#server/app/console/health/routes.ts'
import type { consoleMessageRoutes } from '#server/app/console/messages/routes.ts'
import type { consoleMoneyRoutes } from '#server/app/console/money/routes.ts'
import type { travellerRoutes } from '#server/app/console/travellers/routes.ts'
import type { consoleQuoteRoutes } from '#server/app/console/quotes/routes.ts'
import type { consoleReviewRoutes } from '#server/app/console/reviews/routes.ts'
import type { presenceRoutes } from '#server/app/console/presence/routes.ts'
import type { todayRoutes } from '#server/app/console/today/routes.ts'
import type { consoleViewRoutes } from '#server/app/console/views/routes.ts'
import type { consoleRoutes } from '#server/staff/routes.ts'
import type { tripRoutes } from '#server/trips/routes.ts'
import { CallError } from '#web/lib/call-error.ts'
import { idleHeaders } from './idle.ts'

const address = `${location.origin}/api`
const options = { headers: idleHeaders }

/** The typed client of the console's API. */
export const api = hc<ReturnType<typeof consoleRoutes>>(address, options).console
/** Orders. */
export const desk = hc<ReturnType<typeof consoleOrderRoutes>>(address, options).console

/** Acts on many orders. */
export const bulk = hc<ReturnType<typeof consoleBulkRoutes>>(address, options).console.bulk

/** Who has a row open. */
export const presence = hc<ReturnType<typeof presenceRoutes>>(address, options).console.presence

/** Saved views of the lists. */
export const views = hc<ReturnType<typeof consoleViewRoutes>>(address, options).console.views

/** The Today screen. */
export const front = hc<ReturnType<typeof todayRoutes>>(address, options).console

/** Quote requests. */
export const quotes = hc<ReturnType<typeof consoleQuoteRoutes>>(address, options).console.quotes

/** Contact messages. */
export const messages = hc<ReturnType<typeof consoleMessageRoutes>>(address, options).console.messages

/** Templates of replies to messages. */
export const replyTemplates = hc<ReturnType<typeof consoleMessageRoutes>>(address, options).console['reply-templates']

/** Reviews. */
export const reviews = hc<ReturnType<typeof consoleReviewRoutes>>(address, options).console.reviews

/** Payments, refunds and bank transfers. */
export const money = hc<ReturnType<typeof consoleMoneyRoutes>>(address, options).console.money

/** Travellers: all data of one email address. */
export const travellers = hc<ReturnType<typeof travellerRoutes>>(address, options).console.travellers

/** The state of the system. */
export const health = hc<ReturnType<typeof healthRoutes>>(address, options).console.health

/** Departures, guest lists and check-in. */
export const trips = hc<ReturnType<typeof tripRoutes>>(`${location.origin}/api`, options).console

export const codeOf = (error: unknown) => (error instanceof CallError ? error.code : null)

/** The invalid fields of a refusal, with the code of each. */
export function fieldsOf(error: unknown): Record<string, string> {
  const fields = error instanceof CallError ? error.details['fields'] : undefined
  if (!Array.isArray(fields)) return {}
  return Object.fromEntries((fields as { field: string; code: string }[]).map(({ field, code }) => [field, code]))
}
