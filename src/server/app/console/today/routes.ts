import { countSales } from '#server/booking/desk/count-sales.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { listUpcoming, type UpcomingDeparture } from '#server/trips/list-upcoming.ts'
import { calendarPermissions } from '#server/trips/trip-scope.ts'
import * as contract from './contract.ts'
import { countAssigned } from './count-assigned.ts'
import { countWaiting } from './count-waiting.ts'

/** The first screen of the console, behind the session of consoleRoutes. */
export function todayRoutes(context: Context) {
  return moduleRoutes().openapi(contract.getToday, async (c) => {
    const person = c.get('person')
    const works = calendarPermissions.some((one) => person.permissions.includes(one))
    const [waiting, assigned, sales, departures] = await Promise.all([
      countWaiting(context, { person }),
      countAssigned(context, { person }),
      person.permissions.includes('reports.read') ? countSales(context, { scope: person.scope }) : null,
      works ? listUpcoming(context, { person }) : null,
    ])
    return c.json(
      {
        waiting: waiting.map(({ oldestAt, dueAt, ...one }) => ({
          ...one,
          oldestAt: oldestAt?.toISOString() ?? null,
          dueAt: dueAt?.toISOString() ?? null,
        })),
        assigned,
        sales,
        days: departures && { today: viewDay(departures, false), tomorrow: viewDay(departures, true) },
      },
      200,
    )
  })
}

function viewDay(all: UpcomingDeparture[], isTomorrow: boolean) {
  const rows = all.filter((one) => one.isTomorrow === isTomorrow)
  const [first] = rows
  return {
    count: first?.departuresOfDay ?? 0,
    travellers: first?.travellersOfDay ?? 0,
    arrived: first?.arrivedOfDay ?? 0,
    departures: rows.map((row) => ({
      id: row.id,
      title: row.title,
      optionTitle: row.optionTitle,
      city: row.city,
      localDate: row.localDate,
      localTime: row.localTime,
      hasStarted: row.hasStarted,
      isOver: row.isOver,
      travellers: row.travellers,
      arrived: row.arrived,
      guides: row.guides,
    })),
  }
}
