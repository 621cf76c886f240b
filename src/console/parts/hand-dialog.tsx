import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { bookedQuery } from '#console/lib/trip-queries.ts'
import { useHandChange, type HandResults, type Overtaken } from '#console/lib/use-hand-change.ts'
import { useWhoAndWhen } from '#console/parts/changed-notice.tsx'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/lib/form-text.ts'

export type HandKind = 'close' | 'open' | 'capacity' | 'plan'

/** A departure to change, with its held and sold seats. */
export interface Chosen {
  id: number
  date: string
  time: string
  taken: number
  capacity: number | null
}

const SHOWN = 8

/** Changes departures by hand: the number of guests, the consequences, and the results if not all could be changed. */
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
  const count = chosen.length
  const finish = () => {
    onDone?.()
    onClose()
  }
  const { error, results, overtaken, isPending, run } = useHandChange(
    chosen.map(({ id }) => id),
    finish,
  )
  // The values when the dialog opened: the guest list behind it may be reloaded meanwhile.
  const [seen] = useState(() => chosen.map(({ id, capacity }) => ({ id, capacity })))
  const mostTaken = Math.max(...chosen.map(({ taken }) => taken), 1)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const change = kind === 'capacity' ? { kind, capacity: Number(formText(form, 'capacity')) } : { kind }
    void run(change, formText(form, 'reason'), kind === 'capacity' ? seen : [])
  }
  if (results) return <HandResultsDialog chosen={chosen} results={results} onClose={finish} />
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
            ref={autofocus}
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
            {...(kind === 'close' ? { ref: autofocus } : {})}
          />
        )}
        <OvertakenNotice
          chosen={chosen}
          overtaken={overtaken}
          nowOf={({ now: { capacity } }) =>
            capacity === null ? t('overtaken.noLimit') : t('overtaken.seats', { count: capacity })
          }
        />
        <FormFoot error={error} isPending={isPending} isFocused={kind === 'open' || kind === 'plan'}>
          {t(`confirm.${kind}`, { count })}
        </FormFoot>
      </form>
    </Dialog>
  )
}

/** The departures that colleagues have changed meanwhile, with current values. Submitting again overwrites them. */
export function OvertakenNotice({
  chosen,
  overtaken,
  nowOf,
}: {
  chosen: Chosen[]
  overtaken: Overtaken[]
  nowOf: (one: Overtaken) => ReactNode
}) {
  const t = useTranslations('console.departures.overtaken')
  const o = useTranslations('console.common.overtaken')
  const { language } = useLanguage()
  const whoAndWhen = useWhoAndWhen()
  if (overtaken.length === 0) return null
  return (
    <Notice kind="warning" title={t('title', { count: overtaken.length })} isUrgent>
      <ul className="grid gap-2 text-sm">
        {chosen.map(({ id, date, time }) => {
          const one = overtaken.find((other) => other.id === id)
          return (
            one && (
              <li key={id}>
                <span className="block font-medium tabular-nums">
                  {formatDate(date, language)} · <bdi>{formatTime(time, language)}</bdi>
                </span>
                <span className="block">{whoAndWhen(one.now)}</span>
                <span className="block tabular-nums">
                  {o('now')} {nowOf(one)}
                </span>
              </li>
            )
          )
        })}
      </ul>
      <p className="text-sm">{o('again')}</p>
    </Notice>
  )
}

/** The result of each departure, if not all could be changed. */
export function HandResultsDialog({
  chosen,
  results,
  onClose,
}: {
  chosen: Chosen[]
  results: HandResults
  onClose: () => void
}) {
  const t = useTranslations('console.departures')
  const { language } = useLanguage()
  return (
    <Dialog title={t('notAll')} isOpen onClose={onClose}>
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
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}

/** The number of guests on the departures, who stay booked. */
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
            {booked.slice(0, SHOWN).map((one, index) => (
              // An order can have several bookings on a departure.
              <li key={index} className="flex justify-between gap-3">
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
