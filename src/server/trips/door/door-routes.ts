import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { refuseInPreview } from '#server/staff/refuse-in-preview.ts'
import { readStaffCookie } from '#server/staff/session-cookie.ts'
import { recordNoShows } from '#server/trips/change-check-in.ts'
import { listPasses } from '#server/trips/passes/list-passes.ts'
import { makePass } from '#server/trips/passes/make-pass.ts'
import { openPass } from '#server/trips/passes/open-pass.ts'
import { readPassCookie, writePassCookie } from '#server/trips/passes/pass-cookie.ts'
import { revokePass } from '#server/trips/passes/revoke-pass.ts'
import * as contract from './contract.ts'
import { demandDoor, identifyDoorman, mayUndoAtAnyTime, type Doorman } from './doorman.ts'
import { readDoorList } from './read-door-list.ts'
import { recordScan } from './record-scan.ts'

const REQUESTS = { most: 600, windowSeconds: 60 }
const ok = { ok: true as const }

/** The check-in routes, for people with a session and phones with a guide's pass. */
export function doorRoutes(context: Context) {
  const { isSecure } = context.configuration
  const routes = moduleRoutes()
  // Before the request is validated.
  routes.use('/console/door/*', async (c, next) => {
    if (c.req.path !== '/api/console/door/pass') {
      const doorman = await identifyDoorman(context, {
        sessionToken: readStaffCookie(c, isSecure),
        passToken: readPassCookie(c, isSecure),
        address: c.get('visitor').address,
      })
      if (!('passId' in doorman)) refuseInPreview(doorman, c.req)
      await countAttempt(context.db, {
        key: `console ${'passId' in doorman ? keyOf(doorman) : doorman.staffId}`,
        ...REQUESTS,
        code: 'console.too_many_attempts',
      })
      c.set('doorman', doorman)
    }
    await next()
  })
  return routes
    .openapi(contract.readDoorList, async (c) => {
      const doorman = c.get('doorman')
      const { now, isMore, departures, guests } = await readDoorList(context, doorman)
      const shown = guests.map(({ redeemedAt, seconds, ...guest }) => ({
        ...guest,
        redeemedAt: redeemedAt?.toISOString() ?? null,
        seconds: seconds.map(({ at, by }) => ({ at: at.toISOString(), by })),
      }))
      const who = {
        key: keyOf(doorman),
        name: doorman.name,
        isPass: 'passId' in doorman,
        until: 'passId' in doorman ? doorman.expiresAt.toISOString() : null,
        undoesAtAnyTime: mayUndoAtAnyTime(doorman),
      }
      return c.json({ who, now: now.toISOString(), isMore, departures, guests: shown }, 200)
    })
    .openapi(contract.recordScans, async (c) => {
      const doorman = c.get('doorman')
      const { who, scans } = c.req.valid('json')
      demandDoor(doorman)
      if (who !== keyOf(doorman)) throw new ApiError('conflict', 'console.scans_of_another')
      const results = []
      for (const { ticket, at, ...scan } of scans) {
        const result = await recordScan(context, doorman, {
          ...scan,
          code: 'code' in ticket ? ticket.code : null,
          bookingId: 'bookingId' in ticket ? ticket.bookingId : null,
          at: new Date(at),
        })
        results.push({ ...result, at: result.at?.toISOString() ?? null })
      }
      return c.json({ results }, 200)
    })
    .openapi(contract.recordNoShows, async (c) => {
      const count = await recordNoShows(context, { person: c.get('doorman'), ...c.req.valid('json') })
      return c.json({ count }, 200)
    })
    .openapi(contract.openPass, async (c) => {
      const { token: link } = c.req.valid('json')
      const { token, seconds } = await openPass(context, { link, address: c.get('visitor').address })
      writePassCookie(c, { token, seconds }, isSecure)
      return c.json(ok, 200)
    })
    .openapi(contract.listPasses, async (c) => {
      const { passes, others } = await listPasses(context, { person: c.get('person'), ...c.req.valid('param') })
      const shown = passes.map(({ createdAt, openedAt, lastUsedAt, expiresAt, ...pass }) => ({
        ...pass,
        createdAt: createdAt.toISOString(),
        openedAt: openedAt?.toISOString() ?? null,
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        expiresAt: expiresAt.toISOString(),
      }))
      return c.json({ passes: shown, others }, 200)
    })
    .openapi(contract.makePass, async (c) =>
      c.json({ token: await makePass(context, { person: c.get('person'), ...c.req.valid('json') }) }, 200),
    )
    .openapi(contract.revokePass, async (c) => {
      await revokePass(context, { person: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })
}

/** Identifies whose list and scans a phone stores. Two memberships of one person have different departures. */
const keyOf = (doorman: Doorman) =>
  'passId' in doorman ? `pass ${doorman.passId}` : `staff ${doorman.staffId} membership ${doorman.membershipId}`
