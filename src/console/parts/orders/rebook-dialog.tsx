import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import { isSameParty, MOST_OF_UNIT, unitsInQuery, type Units } from '#domain/party.ts'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { ReasonField } from './reason-field.tsx'
import { useAct } from './use-act.ts'

interface Wish {
  near: string
  /** Undefined: for the same people. */
  units: Units | undefined
  /** Nights or days; undefined: as many. */
  duration: number | undefined
}

const read = (order: Order, item: OrderItem, { near, units, duration }: Wish, signal: AbortSignal) =>
  bodyOf(
    desk.orders[':reference'].items[':itemId'].rebooking.$get(
      {
        param: { reference: order.reference, itemId: String(item.id) },
        query: {
          near,
          ...(units && { units: unitsInQuery(units) }),
          ...(duration !== undefined && { duration: String(duration) }),
        },
      },
      { init: { signal } },
    ),
  )
type Dates = Awaited<ReturnType<typeof read>>
type NewDate = Dates['dates'][number]
/** How the extra cost of a dearer date is settled. */
type Dearer = 'waive' | 'link'

/** Changes the date, the nights or the people of an activity: the nearest six dates with their price difference, and how to settle it. */
export function RebookDialog({ order, item, onClose }: { order: Order; item: OrderItem; onClose: () => void }) {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const { money, moment } = useOrderWords()
  const [near, setNear] = useState(item.localDate)
  const [chosenId, setChosenId] = useState<number>()
  const [keeps, setKeeps] = useState(false)
  const [dearer, setDearer] = useState<Dearer>()
  const [units, setUnits] = useState<Units>()
  const [duration, setDuration] = useState<number>()
  const found = useQuery({
    queryKey: ['orders', 'rebooking', order.reference, item.id, near, units, duration],
    queryFn: ({ signal }) => read(order, item, { near, units, duration }, signal),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
  })
  const isLink = dearer === 'link'
  const { error, isPending, run } = useAct({ order, onClose }, t(isLink ? 'dialog.rebookLinkSent' : 'dialog.rebooked'))
  const dates = found.data
  // While those of other people are read, the dates of the former are on view.
  const chosen = found.isPlaceholderData ? undefined : dates?.dates.find(({ departureId }) => departureId === chosenId)
  const shownError = error ?? found.error ?? undefined
  const isDearer = chosen !== undefined && chosen.differenceMinor > 0
  const choose = (date: NewDate) => {
    setChosenId(date.departureId)
    setDearer(undefined)
    setKeeps(false)
  }
  /** For other people or nights, the present date is the first choice. */
  const restart = (isOther: boolean) => {
    setDearer(undefined)
    setKeeps(false)
    if (isOther && dates && chosenId === undefined) setChosenId(dates.departureId)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!chosen) return
    const reason = formText(new FormData(event.currentTarget), 'reason')
    const difference = isDearer ? (dearer ?? 'waive') : keeps ? ('keep' as const) : ('refund' as const)
    const param = { reference: order.reference, itemId: String(item.id) }
    const wish = {
      departureId: chosen.departureId,
      seenPriceMinor: chosen.priceMinor,
      ...(units && { units }),
      duration,
    }
    const json = { ...wish, difference, reason }
    void run(() => bodyOf(desk.orders[':reference'].items[':itemId'].rebook.$post({ param, json })))
  }
  return (
    <Dialog title={t('dialog.rebookTitle')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <div>
          <p className="font-medium">
            <bdi>{local(item.title)}</bdi>
          </p>
          {dates && (
            <p className="text-ink-soft">
              {t('dialog.rebookNow', {
                date: `\u2068${moment(dates.localDate, dates.localTime)}\u2069`,
                paid: money(dates.paidMinor, dates.currency),
              })}
            </p>
          )}
        </div>
        {dates?.duration && (
          <Nights
            rate={item.rate}
            limits={dates.duration}
            wished={duration}
            onChange={(wished) => {
              setDuration(wished)
              restart(wished !== undefined)
            }}
          />
        )}
        {dates && dates.units.length > 0 && (
          <People
            units={dates.units}
            wished={units}
            onChange={(wished) => {
              setUnits(wished)
              restart(wished !== undefined)
            }}
          />
        )}
        <Field
          label={t('dialog.rebookNear')}
          type="date"
          dir="ltr"
          value={near}
          onChange={(event) => event.target.value !== '' && setNear(event.target.value)}
        />
        {!dates && found.error === null && <Loading />}
        {dates && <Choice dates={dates} chosen={chosen} onChoose={choose} />}
        {dates && chosen && (
          <>
            <Difference
              dates={dates}
              chosen={chosen}
              keeps={keeps}
              onKeep={setKeeps}
              dearer={dearer}
              onDearer={setDearer}
            />
            <After order={order} item={item} chosen={chosen} isLink={isLink} />
            <ReasonField order={order} act={`rebook ${item.id}`} isFirst={false} />
          </>
        )}
        <FormFoot
          error={shownError}
          changedCode="orders.rebooking_changed"
          isPending={isPending}
          canSubmit={chosen !== undefined && (!isDearer || dearer !== undefined)}
        >
          {dates && chosen && isLink
            ? t('dialog.rebookSubmitLink', { sum: money(chosen.differenceMinor, dates.currency) })
            : dates && chosen && chosen.refundMinor > 0 && !keeps
              ? t('dialog.rebookSubmitRefund', { sum: money(chosen.refundMinor, dates.currency) })
              : t('dialog.rebookSubmit')}
        </FormFoot>
      </form>
    </Dialog>
  )
}

/** `wished` undefined: as many as booked. */
function Nights({
  rate,
  limits,
  wished = limits.booked,
  onChange,
}: {
  rate: OrderItem['rate']
  limits: NonNullable<Dates['duration']>
  wished: number | undefined
  onChange: (wished: number | undefined) => void
}) {
  const t = useTranslations('console.orders')
  const label = t('dialog.rebookNights', { rate })
  const nightsWords = useNightsWords()
  const words = (by: 'daily' | 'nightly', count: number) => `\u2068${nightsWords({ rate: by, count })}\u2069`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="text-sm font-medium">
        {label}
        {rate !== 'once' && wished !== limits.booked && (
          <span className="block font-normal text-ink-soft">
            {t('peopleChanged', { from: words(rate, limits.booked), to: words(rate, wished) })}
          </span>
        )}
      </span>
      <Stepper
        label={label}
        value={wished}
        min={Math.min(limits.least, limits.booked)}
        least={limits.least}
        max={Math.max(limits.most, limits.booked)}
        onChange={(count) => onChange(count === limits.booked ? undefined : count)}
      />
    </div>
  )
}

/** `wished` undefined: the booked people. */
function People({
  units,
  wished,
  onChange,
}: {
  units: Dates['units']
  wished: Units | undefined
  onChange: (wished: Units | undefined) => void
}) {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const booked = Object.fromEntries(units.map(({ id, quantity }) => [String(id), quantity]))
  const chosen = wished ?? booked
  const choose = (people: Units) => onChange(isSameParty(people, booked) ? undefined : people)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('dialog.rebookPeople')}</legend>
      {units.map((unit) => (
        <div key={unit.id} className="flex flex-wrap items-center justify-between gap-x-3">
          <bdi>{local(unit.title)}</bdi>
          <Stepper
            label={local(unit.title)}
            value={chosen[unit.id] ?? 0}
            min={unit.minQuantity}
            max={unit.maxQuantity ?? MOST_OF_UNIT}
            onChange={(quantity) => choose({ ...chosen, [unit.id]: quantity })}
          />
        </div>
      ))}
    </fieldset>
  )
}

function Choice({
  dates,
  chosen,
  onChoose,
}: {
  dates: Dates
  chosen: NewDate | undefined
  onChoose: (date: NewDate) => void
}) {
  const t = useTranslations('console.orders')
  const { moment } = useOrderWords()
  const differenceOf = useDifferenceWords(dates.currency)
  const list = useRef<HTMLUListElement>(null)
  // Not for the dates near another day: the person is typing it.
  useEffect(() => list.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  if (dates.dates.length === 0) return <Notice kind="warning" title={t('dialog.rebookNone')} />
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('dialog.rebookDates')}</legend>
      <ul ref={list} className="grid gap-1.5">
        {dates.dates.map((date) => (
          <li key={date.departureId}>
            <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-field border border-line px-3 py-1.5 tabular-nums hover:border-primary has-checked:border-primary has-checked:bg-primary/5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
              <input
                type="radio"
                name="departure"
                className="accent-primary"
                checked={date === chosen}
                onChange={() => onChoose(date)}
              />
              <span>
                {moment(date.localDate, date.localTime)}
                {date.seatsLeft < 10 && (
                  <span className="block text-sm text-ink-soft">
                    {t('dialog.rebookLeft', { count: date.seatsLeft })}
                  </span>
                )}
              </span>
              <span className={date.differenceMinor > 0 ? 'text-accent' : 'text-ink-soft'}>{differenceOf(date)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function useDifferenceWords(currency: string) {
  const t = useTranslations('console.orders')
  const { money } = useOrderWords()
  return ({ differenceMinor }: NewDate) => {
    if (differenceMinor === 0) return t('dialog.rebookSame')
    const sum = money(Math.abs(differenceMinor), currency)
    return differenceMinor > 0 ? t('dialog.rebookMore', { sum }) : t('dialog.rebookLess', { sum })
  }
}

/** The difference: refunded or kept for a cheaper date; for a dearer one paid by link, or waived by a person with that right. */
function Difference({
  dates,
  chosen,
  keeps,
  onKeep,
  dearer,
  onDearer,
}: {
  dates: Dates
  chosen: NewDate
  keeps: boolean
  onKeep: (keeps: boolean) => void
  dearer: Dearer | undefined
  onDearer: (dearer: Dearer) => void
}) {
  const t = useTranslations('console.orders')
  const { money } = useOrderWords()
  const { differenceMinor, refundMinor } = chosen
  const sum = money(Math.abs(differenceMinor), dates.currency)
  const option = 'flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center gap-3'
  if (differenceMinor > 0) {
    const mayWaive = dates.mostWaivedMinor === null || differenceMinor <= dates.mostWaivedMinor
    const ways = [...(chosen.isPayable ? (['link'] as const) : []), ...(mayWaive ? (['waive'] as const) : [])]
    if (ways.length === 0) return <Notice kind="warning" title={t('dialog.rebookNoWaive', { sum })} />
    return (
      <fieldset>
        <legend className="text-sm font-medium">{t('dialog.rebookDifference')}</legend>
        {ways.map((way) => (
          <label key={way} className={option}>
            <input
              type="radio"
              name="dearer"
              className="accent-primary"
              checked={dearer === way}
              onChange={() => onDearer(way)}
            />
            {t(way === 'link' ? 'dialog.rebookLink' : 'dialog.rebookWaive', { sum })}
          </label>
        ))}
      </fieldset>
    )
  }
  if (refundMinor === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t('dialog.rebookDifference')}</legend>
      <label className={option}>
        <input
          type="radio"
          name="difference"
          className="accent-primary"
          checked={!keeps}
          onChange={() => onKeep(false)}
        />
        {t('dialog.rebookRefund', { sum: money(refundMinor, dates.currency) })}
      </label>
      <label className={option}>
        <input
          type="radio"
          name="difference"
          className="accent-primary"
          checked={keeps}
          onChange={() => onKeep(true)}
        />
        {t('dialog.rebookKeep')}
      </label>
    </fieldset>
  )
}

/** The mail that is sent, and the policy of the new date. */
function After({ order, item, chosen, isLink }: { order: Order; item: OrderItem; chosen: NewDate; isLink: boolean }) {
  const t = useTranslations('console.orders')
  const { momentOf } = useOrderWords()
  const name = `\u2068${order.guest?.name || t('noGuest')}\u2069`
  return (
    <p className="text-ink-soft">
      {t(isLink ? 'dialog.rebookLinkLead' : 'dialog.rebookLead', { name })}
      {chosen.cancellation?.percentage === 0 &&
        ` ${t('dialog.rebookFree', { date: momentOf(chosen.cancellation.until, item.zone) })}`}
    </p>
  )
}
