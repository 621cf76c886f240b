import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { travellersOf } from '#domain/party.ts'
import { isShared } from '#domain/unit-kinds.ts'
import { sizeOf, type Party } from '#domain/party-units.ts'
import type { Booking } from './booking.ts'

interface GroupRoomProps {
  option: NonNullable<Booking['option']>
  units: Booking['units']
  party: Party | null
  /** The number of people is asked for beside it, which says the room. */
  hasSize: boolean
}

/** For how many the chosen tents, cars or boats have room, and whether the party fits. Nothing where people are counted. */
export function GroupRoom({ option, units, party, hasSize }: GroupRoomProps) {
  const t = useTranslations('activity.booking')
  if (!isForGroups(option)) return null
  const room = travellersOf(option.units, units)
  if (room === 0) return null
  // Of a party with a child who cannot come, it is not said that there is room for all.
  const leastAge = Math.min(...option.units.map(({ minAge }) => minAge ?? 0))
  const count = party && !party.ages?.some((age) => age < leastAge) ? sizeOf(party) : 0
  if (count <= room && hasSize) return null
  if (count <= room)
    return (
      <p role="status" className="flex items-start gap-2 text-sm text-ink-soft">
        {count > 0 && <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={1.75} />}
        <span>{count > 0 ? t('roomFits', { room, count }) : t('room', { room })}</span>
      </p>
    )
  return (
    <p role="status" className="flex items-start gap-2 rounded-field bg-accent/10 px-3 py-1.5 text-sm font-semibold">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span>{t('roomShort', { room, count })}</span>
    </p>
  )
}

/** Whether an option is sold by what several people share: its quantities do not say who comes. */
export const isForGroups = ({ units }: Pick<GroupRoomProps['option'], 'units'>): boolean =>
  units.length > 0 && units.every((unit) => isShared(unit) && unit.travellers > 0)
