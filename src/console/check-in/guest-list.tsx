import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { normaliseArabic } from '#domain/arabic.ts'
import { languageName } from '#domain/language-name.ts'
import { languageNames } from '#domain/locale.ts'
import { pickupWordsBefore } from '#domain/pickup-clock.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Field } from '#web/ui/field.tsx'
import { undo } from './check-ticket.ts'
import { currentOf, isToday, mayUndo, useDoor } from './door-state.ts'
import type { Guest } from './scans.ts'

const MOST = 30
const plain = (text: string) => normaliseArabic(text).toLocaleLowerCase()

/** Today's guests, searchable by name, to check in without a code. */
export function GuestList({ departureId, onLetIn }: { departureId: number | null; onLetIn: (guest: Guest) => void }) {
  const t = useTranslations('console.checkIn')
  const door = useDoor()
  const [search, setSearch] = useState('')
  const all = (door.stored?.list.guests ?? []).filter((guest) =>
    departureId === null ? isToday(guest) : guest.departureIds.includes(departureId),
  )
  const wanted = plain(search.trim())
  const found = wanted === '' ? all : all.filter(({ name }) => plain(name).includes(wanted))
  if (all.length === 0) return null
  return (
    <section aria-label={t('guests')} className="rounded-card border border-line bg-surface">
      <div className="border-b border-line p-4">
        <Field
          label={t('search')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {found.length === 0 && <p className="p-4 text-ink-soft">{t('noGuests')}</p>}
      <ul>
        {found.slice(0, MOST).map((guest) => (
          <Row key={guest.bookingId} guest={guest} onLetIn={() => onLetIn(guest)} />
        ))}
      </ul>
      {found.length > MOST && (
        <p className="border-t border-line p-4 text-sm text-ink-soft">{t('more', { count: found.length - MOST })}</p>
      )}
    </section>
  )
}

function Row({ guest, onLetIn }: { guest: Guest; onLetIn: () => void }) {
  const t = useTranslations('console.checkIn')
  const { language } = useLanguage()
  const local = useLocalWords()
  const door = useDoor()
  const { scan, redeemedAt, arrived, seconds } = currentOf(guest, door)
  const { name, units, travellers, partySize, state, pickup, departureIds, guideLanguage } = guest
  const people = t('explain.in', { count: travellers })
  const party = units.map(({ title, quantity }) => `${quantity} × ${local(title)}`)
  const departure = door.stored?.list.departures.find(({ id }) => departureIds.includes(id))
  const at = pickup && departure ? pickupWordsBefore(departure, pickup.minutesBefore, language) : null
  const isIn = redeemedAt !== null
  const words = state !== 'booked' ? t(state === 'unpaid' ? 'notPaid' : 'cancelled') : isIn ? (arrived === null || arrived === travellers ? t('isIn') : t('isInPart', { arrived, travellers })) : arrived === 0 ? t('noShow') : null // prettier-ignore
  const tone =
    state !== 'booked' ? 'text-danger' : seconds.length > 0 || (!isIn && arrived === 0) ? 'text-accent' : 'text-success'
  return (
    <li
      data-booking={guest.bookingId}
      className={`flex min-h-16 items-center gap-3 border-line px-4 py-2 not-first:border-t ${isIn ? 'bg-line/20' : ''}`}
    >
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium">{name}</bdi>
        <span className="block text-sm text-ink-soft">
          {/* Tents and cars do not say how many people come; a list that was stored by an earlier version does not either. */}
          {[...party, ...(party.length === 0 || partySize != null ? [people] : [])].join(' · ')} ·{' '}
          {languageNames[guest.language]}
        </span>
        {/* A list that was stored by an earlier version has none. */}
        {guideLanguage && (
          <span className="block text-sm font-medium">
            {t('guideLanguage', { language: languageName(guideLanguage, language) })}
          </span>
        )}
        {pickup && (
          <span className="block text-sm text-ink-soft">
            {at !== null && <bdi>{at}</bdi>} · {local(pickup.name)}
          </span>
        )}
      </span>
      {words !== null && <span className={`shrink-0 text-sm font-semibold ${tone}`}>{words}</span>}
      {state === 'booked' && !isIn && (
        <button
          type="button"
          aria-label={t('letInOf', { name })}
          onClick={onLetIn}
          className="min-h-11 shrink-0 rounded-field border border-line-strong px-3 text-sm font-medium hover:border-primary hover:text-primary"
        >
          {t('letIn')}
        </button>
      )}
      {isIn && scan && mayUndo(scan, door) && (
        <button
          type="button"
          aria-label={t('undoOf', { name })}
          onClick={() => void undo(scan)}
          className="min-h-11 shrink-0 px-1 text-sm font-medium text-primary underline underline-offset-4"
        >
          {t('undo')}
        </button>
      )}
    </li>
  )
}
