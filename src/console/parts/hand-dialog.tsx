import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { trips } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { bookedQuery } from '#console/lib/trip-queries.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { formText } from '#web/lib/form-text.ts'

export type HandKind = 'close' | 'open' | 'capacity' | 'plan'

/** What is changed: a departure with the seats taken on it. */
export interface Chosen {
  id: number
  date: string
  time: string
  taken: number
  capacity: number | null
}

const SHOWN = 8

interface Results {
  id: number
  result: 'changed' | 'unchanged' | 'too_small' | 'started'
}

/** Changes departures by hand: who is booked, what follows, and the result of each if not all could be changed. */
export function HandDialog({
  kind,
  chosen,
  onClose,
  onDone,
}: {
  kind: HandKind
  chosen: Chosen[]
  onClose: () => void
  onDone?: () => void
}) {
  const t = useTranslations('console.departures')
  const { language } = useLanguage()
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const [error, setError] = useState<unknown>()
  const [results, setResults] = useState<Results[]>()
  const [isPending, setIsPending] = useState(false)
  const count = chosen.length
  const finish = () => {
    onDone?.()
    onClose()
  }
  const mostTaken = Math.max(...chosen.map(({ taken }) => taken), 1)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const change = kind === 'capacity' ? { kind, capacity: Number(formText(form, 'capacity')) } : { kind }
    setIsPending(true)
    setError(undefined)
    bodyOf(
      trips.departures.changes.$post({
        json: { departureIds: chosen.map(({ id }) => id), change, reason: formText(form, 'reason') },
      }),
    )
      .then(async (answer) => {
        await Promise.all(
          ['departures', 'manifest', 'booked'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
        )
        const refused = answer.results.filter(({ result }) => result === 'too_small' || result === 'started')
        if (refused.length > 0) {
          setResults(answer.results)
          setIsPending(false)
          return
        }
        finish()
        await showToast(
          'success',
          t('done', { count: answer.results.filter(({ result }) => result === 'changed').length }),
        )
      })
      .catch((caught: unknown) => {
        setError(caught)
        setIsPending(false)
      })
  }
  if (results)
    return (
      <Dialog title={t('notAll')} isOpen onClose={finish}>
        <ul className="mt-3 grid max-h-80 overflow-auto">
          {chosen.map(({ id, date, time }) => {
            const result = results.find((one) => one.id === id)?.result ?? 'unchanged'
            return (
              <li key={id} className="flex justify-between gap-3 border-t border-line py-2 first:border-0">
                <span>
                  {formatDate(date, language)} · <bdi>{formatTime(time, language)}</bdi>
                </span>
                <span className={result === 'changed' ? 'text-success' : 'text-accent'}>{t(`results.${result}`)}</span>
              </li>
            )
          })}
        </ul>
        <div className="mt-4 grid">
          <Button onClick={finish}>{t('close')}</Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={t(`titles.${kind}`, { count })} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t(`leads.${kind}`)}</p>
        {kind === 'capacity' && (
          <Field
            label={t('capacityField')}
            hint={t('capacityHint', { taken: mostTaken })}
            name="capacity"
            type="number"
            inputMode="numeric"
            min={count === 1 ? mostTaken : 1}
            max={10_000}
            required
            autoFocus
            defaultValue={chosen[0]?.capacity ?? ''}
            dir="ltr"
          />
        )}
        {kind === 'close' && <BookedList chosen={chosen} />}
        {kind !== 'plan' && (
          <Field
            label={t('reason')}
            hint={t('reasonHint')}
            isOptional={t('optional')}
            name="reason"
            maxLength={200}
            autoComplete="off"
          />
        )}
        {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        <Button type="submit" isLoading={isPending}>
          {t(`confirm.${kind}`, { count })}
        </Button>
      </form>
    </Dialog>
  )
}

/** Who is booked on them. They stay booked. */
function BookedList({ chosen }: { chosen: Chosen[] }) {
  const t = useTranslations('console.departures')
  const g = useTranslations('console.manifest')
  const { data } = useQuery(bookedQuery(chosen.map(({ id }) => id)))
  if (!data) return null
  const { booked } = data
  const travellers = booked.reduce((sum, one) => sum + one.travellers, 0)
  return (
    <section className="rounded-card border border-line p-3">
      <h3 className="font-medium">{t('bookedTitle', { bookings: booked.length, travellers })}</h3>
      {booked.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">{t('bookedStay')}</p>
          <ul className="mt-2 grid gap-1 text-sm">
            {booked.slice(0, SHOWN).map((one) => (
              <li key={`${one.departureId} ${one.reference}`} className="flex justify-between gap-3">
                <bdi className="truncate">{one.name}</bdi>
                <span className="shrink-0 text-ink-soft">{g('guests', { count: one.travellers })}</span>
              </li>
            ))}
          </ul>
          {booked.length > SHOWN && (
            <p className="mt-1 text-sm text-ink-soft">{t('moreBooked', { count: booked.length - SHOWN })}</p>
          )}
        </>
      )}
    </section>
  )
}
