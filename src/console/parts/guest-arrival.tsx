import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { trips } from '#console/lib/api.ts'
import type { Manifest, ManifestGuest } from '#console/lib/trip-queries.ts'
import { useErrorWords, useInstant } from '#console/lib/use-words.ts'
import { Tag } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { showToast } from '#web/ui/show-toast.ts'

export interface GuestArrivalProps {
  guest: ManifestGuest
  departure: Manifest['departure']
  mayCheckIn: boolean
}

/** Whether the party has arrived, and how many of it. Checks it in without a code, and undoes a check-in. */
export function GuestArrival({ guest, departure, mayCheckIn }: GuestArrivalProps) {
  const t = useTranslations('console.manifest')
  const c = useTranslations('console.checkIn')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const { name, arrived, travellers, bookingId, scanId, isPaid, seconds } = guest
  const p = useTranslations('console.passes')
  const instant = useInstant()
  const done = () =>
    Promise.all(['manifest', 'trips today'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const act = useMutation({
    mutationFn: async () => {
      if (scanId !== null) {
        await bodyOf(trips['check-in'][':scanId'].$delete({ param: { scanId: String(scanId) } }))
        return t('undone')
      }
      const json = { ticket: { bookingId }, departureId: departure.id }
      const { verdict } = await bodyOf(trips['check-in'].$post({ json }))
      return c(`verdicts.${verdict}`)
    },
    onSuccess: async (words) => {
      await done()
      await showToast('info', words)
    },
    onError: (error) => void showToast('error', wordsOf(error)),
  })
  const count = useMutation({
    mutationFn: async (came: number) => {
      const param = { scanId: String(scanId) }
      await bodyOf(trips['check-in'][':scanId'].$put({ param, json: { arrived: came } }))
    },
    onSettled: done,
    onError: (error) => void showToast('error', wordsOf(error)),
  })
  const words =
    arrived === null
      ? null
      : arrived === 0
        ? t('noShow')
        : arrived === travellers
          ? t('all')
          : t('came', { arrived, travellers })
  const tone = arrived === 0 ? 'warning' : arrived === travellers ? 'good' : 'warning'
  const canCheckIn = departure.isBoarding && (arrived === null || arrived === 0)
  const canAct = mayCheckIn && isPaid && (scanId !== null || canCheckIn)
  const canCount = mayCheckIn && scanId !== null && travellers > 1
  const shown = count.isPending ? count.variables : (arrived ?? travellers)
  return (
    <span className="flex flex-wrap items-center gap-2">
      {canCount ? (
        <select
          aria-label={t('cameOf', { name: `\u2068${name}\u2069` })}
          value={shown}
          onChange={(event) => count.mutate(Number(event.target.value))}
          className="min-h-8 max-w-full rounded-field border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
        >
          {Array.from({ length: travellers }, (_, index) => travellers - index).map((came) => (
            <option key={came} value={came}>
              {came === travellers ? t('all') : t('came', { arrived: came, travellers })}
            </option>
          ))}
        </select>
      ) : (
        words !== null && <Tag tone={tone}>{words}</Tag>
      )}
      {seconds.length > 0 && (
        <span className="grid gap-0.5">
          <Tag tone="warning">{p('twice')}</Tag>
          {seconds.map(({ at, by }) => (
            <span key={at} className="text-xs text-ink-soft">
              {p('twiceWhen', { time: instant(at), by: `\u2068${by}\u2069` })}
            </span>
          ))}
        </span>
      )}
      {words === null && !canAct && <span className="text-sm text-ink-soft">{t('waiting')}</span>}
      {canAct && (
        <button
          type="button"
          aria-label={scanId === null ? t('checkInOf', { name }) : t('undoOf', { name })}
          aria-busy={act.isPending}
          onClick={() => !act.isPending && act.mutate()}
          className={`min-h-8 pointer-coarse:min-h-11 rounded-field px-3 whitespace-nowrap text-sm font-medium ${scanId === null ? 'border border-line-strong hover:border-primary hover:text-primary' : 'text-primary underline underline-offset-4'}`}
        >
          {scanId === null ? t('checkIn') : t('undo')}
        </button>
      )}
    </span>
  )
}
