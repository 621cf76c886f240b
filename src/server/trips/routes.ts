import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { assignGuides } from './assign-guides.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { changeDepartures } from './change-departures.ts'
import { countArrived, recordNoShows, undoCheckIn } from './change-check-in.ts'
import { checkIn } from './check-in.ts'
import * as contract from './contract.ts'
import * as hand from './hand-contract.ts'
import { beginDisruption } from './disruptions/begin-disruption.ts'
import { beginDisruptions } from './disruptions/begin-disruptions.ts'
import * as day from './day/contract.ts'
import { exportDayPdf } from './day/export-day.ts'
import { listHosts } from './day/list-hosts.ts'
import * as disruptions from './disruptions/contract.ts'
import { previewDisruption } from './disruptions/preview-disruption.ts'
import { previewDisruptions } from './disruptions/preview-disruptions.ts'
import { readDisruption, readDisruptions } from './disruptions/read-disruption.ts'
import { retryDisruption } from './disruptions/retry-disruption.ts'
import { doorRoutes } from './door/door-routes.ts'
import { exportManifestCsv, exportManifestPdf } from './export-manifest.ts'
import { listBooked } from './list-booked.ts'
import { listPrices } from './list-prices.ts'
import { listToday } from './list-today.ts'
import * as messages from './messages/contract.ts'
import { messageGuests } from './messages/message-guests.ts'
import { previewMessage } from './messages/preview-message.ts'
import { readManifest } from './read-manifest.ts'
import * as unplanned from './unplanned/contract.ts'
import { listUnplanned } from './unplanned/list-unplanned.ts'

const ok = { ok: true as const }

/** The day of the trip. The session is demanded by the console's own routes, which come before these. */
export function tripRoutes(context: Context) {
  return moduleRoutes()
    .route('/', doorRoutes(context))
    .route('/', calendarRoutes(context))
    .openapi(contract.listBooked, async (c) => {
      const departureIds = c.req.valid('query').ids.split(',').map(Number)
      return c.json({ booked: await listBooked(context, { person: c.get('person'), departureIds }) }, 200)
    })
    .openapi(unplanned.listUnplanned, async (c) => {
      const { departures, count } = await listUnplanned(context, { person: c.get('person') })
      return c.json({ departures: departures.map(({ count: _count, ...departure }) => departure), count }, 200)
    })
    .openapi(contract.listPrices, async (c) => {
      const departureIds = c.req.valid('query').ids.split(',').map(Number)
      return c.json({ departures: await listPrices(context, { person: c.get('person'), departureIds }) }, 200)
    })
    .openapi(day.listHosts, async (c) =>
      c.json({ hosts: await listHosts(context, { person: c.get('person'), ...c.req.valid('query') }) }, 200),
    )
    .openapi(day.exportDayPdf, async (c) => {
      const input = c.req.valid('query')
      const pdf = await exportDayPdf(context, { person: c.get('person'), ...input })
      return c.body(pdf as Uint8Array<ArrayBuffer>, 200, attached(`manifests-${input.day}.pdf`, 'application/pdf'))
    })
    .openapi(hand.changeDepartures, async (c) => {
      const results = await changeDepartures(context, { person: c.get('person'), ...c.req.valid('json') })
      return c.json({ results: results.map((one) => ({ ...one, now: 'now' in one ? one.now : null })) }, 200)
    })
    .openapi(disruptions.previewDisruption, async (c) =>
      c.json(await previewDisruption(context, { person: c.get('person'), ...c.req.valid('param') }), 200),
    )
    .openapi(disruptions.beginDisruption, async (c) => {
      const person = c.get('person')
      const disruptionId = await beginDisruption(context, { person, ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json(viewDisruption(await readDisruption(context, { person, disruptionId })), 200)
    })
    .openapi(disruptions.readDisruption, async (c) => {
      const input = { person: c.get('person'), ...c.req.valid('param') }
      return c.json(viewDisruption(await readDisruption(context, input)), 200)
    })
    .openapi(disruptions.retryDisruption, async (c) => {
      const input = { person: c.get('person'), ...c.req.valid('param') }
      await retryDisruption(context, input)
      return c.json(viewDisruption(await readDisruption(context, input)), 200)
    })
    .openapi(disruptions.previewDisruptions, async (c) => {
      const { ids, days, minutes } = c.req.valid('query')
      const shift = days === undefined && minutes === undefined ? null : { days: days ?? 0, minutes: minutes ?? 0 }
      const input = { person: c.get('person'), departureIds: ids.split(',').map(Number), shift }
      return c.json({ departures: await previewDisruptions(context, input) }, 200)
    })
    .openapi(disruptions.beginDisruptions, async (c) => {
      const results = await beginDisruptions(context, { person: c.get('person'), ...c.req.valid('json') })
      return c.json({ results }, 200)
    })
    .openapi(disruptions.readDisruptions, async (c) => {
      const disruptionIds = c.req.valid('query').ids.split(',').map(Number)
      const rows = await readDisruptions(context, { person: c.get('person'), disruptionIds })
      return c.json({ disruptions: rows.map(viewDisruption) }, 200)
    })
    .openapi(messages.previewMessage, async (c) =>
      c.json(await previewMessage(context, { person: c.get('person'), ...c.req.valid('param') }), 200),
    )
    .openapi(messages.messageGuests, async (c) => {
      const input = { person: c.get('person'), ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json({ guests: await messageGuests(context, input) }, 200)
    })
    .openapi(contract.exportManifestCsv, async (c) => {
      const input = { person: c.get('person'), ...c.req.valid('param'), ...c.req.valid('query') }
      const text = await exportManifestCsv(context, input)
      return c.body(text, 200, attached(`manifest-${input.departureId}.csv`, 'text/csv; charset=utf-8'))
    })
    .openapi(contract.exportManifestPdf, async (c) => {
      const input = { person: c.get('person'), ...c.req.valid('param'), ...c.req.valid('query') }
      const pdf = await exportManifestPdf(context, input)
      const headers = attached(`manifest-${input.departureId}.pdf`, 'application/pdf')
      return c.body(pdf as Uint8Array<ArrayBuffer>, 200, headers)
    })
    .openapi(contract.readManifest, async (c) => {
      const manifest = await readManifest(context, { person: c.get('person'), ...c.req.valid('param') })
      const guests = manifest.guests.map(({ arrivedAt, seconds, ...guest }) => ({
        ...guest,
        arrivedAt: arrivedAt?.toISOString() ?? null,
        seconds: seconds.map(({ at, by }) => ({ at: at.toISOString(), by })),
      }))
      const departure = { ...manifest.departure, startsAt: manifest.departure.startsAt.toISOString() }
      const { disruption } = manifest
      const latest = disruption && { ...disruption, madeAt: disruption.madeAt.toISOString() }
      return c.json({ ...manifest, departure, guests, disruption: latest }, 200)
    })
    .openapi(contract.assignGuides, async (c) => {
      await assignGuides(context, { person: c.get('person'), ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json(ok, 200)
    })
    .openapi(contract.recordNoShows, async (c) => {
      const count = await recordNoShows(context, { person: c.get('person'), ...c.req.valid('param') })
      return c.json({ count }, 200)
    })
    .openapi(contract.listToday, async (c) =>
      c.json({ trips: await listToday(context, { person: c.get('person'), ...c.req.valid('query') }) }, 200),
    )
    .openapi(contract.checkIn, async (c) => {
      const { ticket: wanted, departureId } = c.req.valid('json')
      const { verdict, ticket } = await checkIn(context, {
        person: c.get('person'),
        code: 'code' in wanted ? wanted.code : null,
        bookingId: 'bookingId' in wanted ? wanted.bookingId : null,
        departureId,
      })
      return c.json({ verdict, ticket: ticket && { ...ticket, at: ticket.at?.toISOString() ?? null } }, 200)
    })
    .openapi(contract.countArrived, async (c) => {
      await countArrived(context, { person: c.get('person'), ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json(ok, 200)
    })
    .openapi(contract.undoCheckIn, async (c) => {
      await undoCheckIn(context, { person: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })
}

const viewDisruption = ({ madeAt, ...row }: Awaited<ReturnType<typeof readDisruption>>) => ({
  ...row,
  madeAt: madeAt.toISOString(),
})

const attached = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})
