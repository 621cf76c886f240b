import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { onClockOf } from '#domain/date-words.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { currentOf, isToday, now, useDoor, waitingOf } from './door-state.ts'
import { failed, refresh } from './exchange.ts'
import { recordNoShows } from './scans.ts'

/** Records the no-shows of a departure that has begun: only online, after all scans of this phone have been sent. */
export function NoShows({ departureId }: { departureId: number | null }) {
  const t = useTranslations('console.manifest')
  const c = useTranslations('console.checkIn')
  const wordsOf = useErrorWords()
  const door = useDoor()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [done, setDone] = useState<{ departureId: number; count: number }>()
  const { departures, guests } = door.stored?.list ?? { departures: [], guests: [] }
  const today = departures.filter(({ localDate, ...trip }) => isToday({ ...trip, firstDay: localDate }))
  const trip = departureId === null && today.length === 1 ? today[0] : departures.find(({ id }) => id === departureId)
  if (!trip) return null
  const clock = onClockOf(new Date(now()).toISOString(), trip.zone)
  const hasStarted = `${trip.localDate} ${trip.localTime}` <= `${clock.localDate} ${clock.localTime}`
  const isMissing = guests.some((guest) => {
    const { state, departureIds, redeemedAt, arrived } = currentOf(guest, door)
    return state === 'booked' && departureIds.includes(trip.id) && redeemedAt === null && arrived === null
  })
  const record = async () => {
    setIsPending(true)
    setError(undefined)
    try {
      const { count } = await recordNoShows(trip.id)
      setDone({ departureId: trip.id, count })
      await refresh()
    } catch (caught) {
      setError(caught)
      await failed(caught)
    }
    setIsPending(false)
  }
  return (
    <>
      {done?.departureId === trip.id && <Notice kind="success" title={t('noShowsDone', { count: done.count })} />}
      {hasStarted && isMissing && (
        <details className="rounded-card border border-line bg-surface">
          <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">{t('noShows')}</summary>
          <div className="grid gap-3 border-t border-line p-4">
            <p className="text-ink-soft">{t('noShowsLead')}</p>
            {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
            {door.hasLine && waitingOf(door).length === 0 ? (
              <Button isLoading={isPending} onClick={() => void record()}>
                {t('noShows')}
              </Button>
            ) : (
              <p>{c('noShowsLater')}</p>
            )}
          </div>
        </details>
      )}
    </>
  )
}
