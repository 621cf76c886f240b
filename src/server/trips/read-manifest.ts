import { isFreeSale } from '#domain/availability.ts'
import { sumLanguages, type LanguageSum } from '#domain/guest-sort.ts'
import type { Words } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { latestDisruption, type LatestDisruption } from './disruptions/latest-disruption.ts'
import { findDeparture, type KnownDeparture } from './find-departure.ts'
import { listGuides, listPossibleGuides, type Guide } from './guide-queries.ts'
import { readGuests, type ManifestGuest } from './read-guests.ts'

export interface Manifest {
  departure: Omit<KnownDeparture, 'capacity' | 'supplierId'> & { capacity: number | null }
  guests: ManifestGuest[]
  sums: { travellers: number; arrived: number; languages: LanguageSum[]; units: Sum[]; extras: Sum[] }
  guides: Guide[]
  /** Who could guide it; empty for people who may not assign guides. */
  possibleGuides: Guide[]
  /** The latest. */
  disruption: LatestDisruption | null
}

interface Sum {
  title: Words
  quantity: number
}

/**
 * The guests of a departure, by pick-up and name: all bookings with seats, paid or not.
 * @throws ApiError `console.forbidden`, `console.not_found`
 */
export async function readManifest(
  context: Context,
  { person, departureId }: { person: SignedInStaff; departureId: number },
): Promise<Manifest> {
  demandPermission(person, 'guests.read')
  const { supplierId, ...departure } = await findDeparture(context.db, { person, departureId })
  const guests = (await readGuests(context.db, { person, departures: [departure] })).get(departureId) ?? []
  const mayAssign = person.permissions.includes('departures.change')
  return {
    departure: { ...departure, capacity: isFreeSale(departure) ? null : departure.capacity },
    guests,
    sums: sumGuests(guests),
    guides: (await listGuides(context.db, [departureId])).get(departureId) ?? [],
    possibleGuides: mayAssign ? await listPossibleGuides(context.db, supplierId) : [],
    disruption: await latestDisruption(context, { departureId, isMarketplace: person.scope === 'all' }),
  }
}

export function sumGuests(guests: ManifestGuest[]): Manifest['sums'] {
  return {
    travellers: guests.reduce((sum, one) => sum + one.travellers, 0),
    arrived: guests.reduce((sum, one) => sum + (one.arrived ?? 0), 0),
    languages: sumLanguages(guests),
    units: sumOf(guests.flatMap(({ units }) => units)),
    extras: sumOf(guests.flatMap(({ extras }) => extras)),
  }
}

/** By the title: a unit that was renamed between two bookings is two. */
function sumOf(lines: Sum[]): Sum[] {
  return [...Map.groupBy(lines, ({ title }) => title.en)].flatMap(([, same]) => {
    const [first] = same
    return first ? [{ title: first.title, quantity: same.reduce((sum, one) => sum + one.quantity, 0) }] : []
  })
}
