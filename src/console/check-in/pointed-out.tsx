import { useTranslations } from 'use-intl'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { dismiss } from './check-ticket.ts'
import { isRefused, useDoor, waitingOf } from './door-state.ts'
import { useClock } from './use-clock.ts'

/** Parties that were checked in by two phones. Both phones display them. */
export function SecondEntries() {
  const t = useTranslations('console.checkIn')
  const { stored } = useDoor()
  const clock = useClock()
  const twice = stored?.list.guests.filter(({ seconds }) => seconds.length > 0) ?? []
  if (twice.length === 0) return null
  const named = (at: string, by: string | null, zone: string) => `${clock(at, zone)} (\u2068${by ?? ''}\u2069)`
  return (
    <div data-twice>
      <Notice kind="warning" title={t('twice')} isUrgent>
        <ul className="grid gap-1">
          {twice.map(({ bookingId, name, redeemedAt, by, seconds, zone }) => (
            <li key={bookingId}>
              {t('twiceOf', {
                name: `\u2068${name}\u2069`,
                time: redeemedAt === null ? '' : clock(redeemedAt, zone),
                by: by === null ? '' : `(\u2068${by}\u2069)`,
                again: seconds.map((one) => named(one.at, one.by, zone)).join(' · '),
              })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** Scans of this phone that the server refused: the guest is in, and the office must know. */
export function RefusedScans() {
  const t = useTranslations('console.checkIn')
  const local = useLocalWords()
  const door = useDoor()
  const { scans, stored } = door
  const key = stored?.list.who.key
  const refused = scans.filter((scan) => scan.sentAt !== null && isRefused(scan))
  const ofOthers = waitingOf(door).filter(({ who }) => who !== key).length
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="danger" title={t('refusedScans')} isUrgent>
          <ul className="grid gap-2">
            {refused.map((scan) => (
              <li key={scan.id} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {t('refusedOf', {
                    trip: local(scan.trip),
                    count: scan.travellers,
                    verdict: t(`verdicts.${scan.verdict as 'unknown'}`),
                  })}
                </span>
                <Button kind="third" onClick={() => void dismiss(scan)}>
                  {t('dismiss')}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {ofOthers > 0 && <Notice title={t('others', { count: ofOthers })} />}
    </>
  )
}
