import { hasOrderInScope } from '#server/booking/desk/has-order-in-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { notePresence } from '#server/staff/presence/note-presence.ts'
import { readersOf } from '#server/app/console/changes/may-see-change.ts'
import * as contract from './contract.ts'

/** Who has a row open, behind the session of consoleRoutes. */
export function presenceRoutes(context: Context) {
  return moduleRoutes().openapi(contract.notePresence, async (c) => {
    const person = c.get('person')
    const { kind, key, isOpen } = c.req.valid('json')
    const mayRead = readersOf[kind].some((permission) => person.permissions.includes(permission))
    if (!mayRead) throw new ApiError('forbidden', 'console.forbidden')
    const isThere = kind !== 'order' || (await hasOrderInScope(context, { reference: key, scope: person.scope }))
    if (!isThere) throw new ApiError('missing', 'console.not_found')
    return c.json({ people: await notePresence(context, { person, kind, key, isOpen }) }, 200)
  })
}
