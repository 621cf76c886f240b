import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { identifyPerson } from '#server/staff/identify-person.ts'
import { readStaffCookie } from '#server/staff/session-cookie.ts'
import { changeFeedOf } from './change-feed.ts'
import * as contract from './contract.ts'

const eventStream = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx sends each event at once.
  'x-accel-buffering': 'no',
}

/** The stream of changes, behind the session of consoleRoutes. */
export function changeRoutes(context: Context) {
  return moduleRoutes().openapi(contract.streamChanges, (c) => {
    const token = readStaffCookie(c, context.configuration.isSecure)
    const { address } = c.get('visitor')
    const identify = () => identifyPerson(context, { token, address, isPassive: true })
    return c.body(changeFeedOf(context).open({ person: c.get('person'), identify }), 200, eventStream)
  })
}
