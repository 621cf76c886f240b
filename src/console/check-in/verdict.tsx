import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { languageName } from '#domain/language-name.ts'
import { languageNames } from '#domain/locale.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { countArrived, undo } from './check-ticket.ts'
import { isRefused, mayUndo, useDoor, type Shown } from './door-state.ts'
import type { Scan } from './scans.ts'
import { useClock } from './use-clock.ts'

const good = { Icon: CircleCheck, box: 'border-success bg-success/12', ink: 'text-success' }
const amber = { Icon: TriangleAlert, box: 'border-accent bg-accent/12', ink: 'text-accent' }
const bad = { Icon: CircleX, box: 'border-danger bg-danger/12', ink: 'text-danger' }
const kinds = {
  in: good,
  already: amber,
  other_day: amber,
  other_trip: amber,
  cancelled: bad,
  unpaid: bad,
  unknown: bad,
  too_old: bad,
} as const

/** The result of a ticket in colour and words: whether the party is checked in, and if not, why. */
export function Verdict({ shown }: { shown: Shown }) {
  const t = useTranslations('console.checkIn')
  const { language } = useLanguage()
  const local = useLocalWords()
  const clock = useClock()
  const door = useDoor()
  const { guest, party } = shown
  if (shown.verdict === 'checking')
    return (
      <p
        data-verdict="checking"
        className="flex items-center gap-3 rounded-card border-2 border-line p-4 text-xl font-semibold"
      >
        <LoaderCircle aria-hidden className="size-8 animate-spin motion-reduce:animate-none" />
        {t('checking')}
      </p>
    )
  const scan = door.scans.find(({ id }) => id === shown.scanId)
  // The server overrides the list: another phone was first, or the booking was cancelled.
  const verdict = scan?.verdict != null && isRefused(scan) ? (scan.verdict as keyof typeof kinds) : shown.verdict
  const isSecond = scan?.isSecond ?? false
  // Offline: the ticket may have been sold since the list was read.
  const isUnsure = verdict === 'unknown' && !door.hasLine
  const { Icon, box, ink } = isSecond || isUnsure ? amber : kinds[verdict]
  const known = door.stored?.list.guests.find(({ bookingId }) => bookingId === guest?.bookingId) ?? guest
  const departure = door.stored?.list.departures.find(({ id }) => guest?.departureIds.includes(id))
  const sinceOf = (one: { redeemedAt: string | null; zone: string } | null) => one?.redeemedAt == null ? '' : clock(one.redeemedAt, one.zone) // prettier-ignore
  const named = guest ?? party
  const explained = {
    count: (guest ?? party)?.travellers ?? 0,
    time: verdict === 'already' ? sinceOf(known ?? party) : departure ? `\u2068${formatTime(departure.localTime, language)}\u2069` : '', // prettier-ignore
    by: `\u2068${(known ?? party)?.by ?? ''}\u2069`,
    date: guest ? formatDate(guest.firstDay, language) : '',
    title: departure ? local(departure.title) : '',
  }
  // For most tickets that are not on the list only the verdict is known.
  const explains = named !== null || verdict === 'unknown' || verdict === 'cancelled' || verdict === 'unpaid'
  const listTime = clock(new Date(door.stored?.loadedAt ?? 0).toISOString())
  return (
    <section
      data-verdict={verdict}
      data-second={isSecond || undefined}
      className={`grid gap-2 rounded-card border-2 p-4 ${box}`}
    >
      <p className="flex items-center gap-3 text-xl font-semibold">
        <Icon aria-hidden className={`size-8 shrink-0 ${ink}`} />
        {isSecond ? t('twice') : isUnsure ? t('notOnList') : t(`verdicts.${verdict}`)}
      </p>
      {named && (
        <p className="text-lg leading-snug font-semibold">
          <bdi>{named.name}</bdi>
        </p>
      )}
      {explains && (
        <p>
          {isUnsure ? t('unknownOffline', { time: listTime }) : t(`explain.${verdict}`, explained)}
          {verdict === 'in' && named && (
            <span className="text-ink-soft">
              {named.units.length > 0 && (
                <> · {named.units.map(({ title, quantity }) => `${quantity} × ${local(title)}`).join(' · ')}</>
              )}
              {' · '}
              {languageNames[named.language]}
            </span>
          )}
        </p>
      )}
      {verdict === 'in' && named?.guideLanguage && (
        <p className="font-medium">{t('guideLanguage', { language: languageName(named.guideLanguage, language) })}</p>
      )}
      {isSecond && <p>{t('secondScan')}</p>}
      {scan && scan.sentAt === null && !door.hasLine && <p className="text-sm text-ink-soft">{t('wasOffline')}</p>}
      {verdict === 'in' && scan && <AfterEntry scan={scan} />}
    </section>
  )
}

/** The number of arrived travellers, and the undo. */
function AfterEntry({ scan }: { scan: Scan }) {
  const t = useTranslations('console.checkIn')
  const door = useDoor()
  const { travellers } = scan
  const arrived = scan.arrived ?? travellers
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {travellers > 1 ? (
        <span className="flex flex-wrap items-center gap-3">
          <Stepper
            label={t('came')}
            value={arrived}
            min={1}
            max={travellers}
            onChange={(value) => void countArrived(scan, value)}
          />
          <span className="text-sm">{t('cameOf', { arrived, travellers })}</span>
        </span>
      ) : (
        <span />
      )}
      {mayUndo(scan, door) && (
        <Button kind="third" onClick={() => void undo(scan)}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
