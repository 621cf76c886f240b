import { sortGuests, type GuestSort } from '#domain/guest-sort.ts'
import type { DayLayout } from '#domain/printed-day.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandProof, demandProvenSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { KNOWN, type KnownDeparture } from '#server/trips/find-departure.ts'
import { listGuides } from '#server/trips/guide-queries.ts'
import { dayPdf, type PrintLanguage } from '#server/trips/print-manifest.ts'
import { readGuests } from '#server/trips/read-guests.ts'
import { sumGuests } from '#server/trips/read-manifest.ts'
import { dayValues, OF_DAY } from './of-day.sql.ts'

const MOST = 200

interface DepartureOfDay extends KnownDeparture {
  /** Of all departures of the day, also those that are not printed. */
  total: number
}

interface Input {
  person: SignedInStaff
  /** YYYY-MM-DD, or one of `relativeDays`. */
  day: string
  /** One only: the paper is handed to its people. */
  supplierId: number
  language: PrintLanguage
  sort: GuestSort
  layout: DayLayout
  most?: number
}

/**
 * The guests of all departures of a supplier on a day, on paper: by start, at most `most` departures, and how many are left out. Each printed
 * departure has an entry in the log, as if its list had been printed by itself.
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.proof_required`
 */
export async function exportDayPdf(
  context: Context,
  { person, day, supplierId, most = MOST, ...wish }: Input,
): Promise<Uint8Array> {
  demandPermission(person, 'guests.read')
  const departures = await context.db.rows<DepartureOfDay>(
    named({
      name: 'trips.departures_of_day',
      text: `select ${KNOWN}, count(*) over ()::integer as total
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
          join supplier u on u.id = p.supplier_id join city c on c.id = p.city_id
        where p.supplier_id = :ofSupplier::bigint and ${OF_DAY} order by d.starts_at, d.id limit :most`,
      values: { ...dayValues(person, day), ofSupplier: supplierId, most },
    }),
  )
  const [first] = departures
  if (!first) throw new ApiError('missing', 'console.not_found')
  demandProof(person)
  const guests = await readGuests(context.db, { person, departures })
  const guides = await listGuides(context.db, departures.map(({ id }) => id)) // prettier-ignore
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    for (const { id, localDate, localTime } of departures)
      await recordAudit(tx, {
        actor: person,
        action: 'departure.exported',
        subject: { kind: 'departure', id },
        supplierId,
        after: {
          day: `${localDate} ${localTime}`,
          file: 'pdf',
          language: wish.language,
          bookings: guests.get(id)?.length ?? 0,
        },
      })
  })
  const manifests = departures.map((departure) => {
    const all = guests.get(departure.id) ?? []
    const sorted = sortGuests(all, wish.sort, wish.language === 'en' ? 'en' : 'ar')
    return { departure, guests: sorted, sums: sumGuests(all), guides: guides.get(departure.id) ?? [] }
  })
  return dayPdf(manifests, wish.language, {
    supplier: first.supplier,
    day: first.localDate,
    leftOut: first.total - departures.length,
    isCompact: wish.layout === 'compact',
  })
}
