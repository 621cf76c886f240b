import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { exponentOf, leastPayableMinor, payableStep } from '#domain/currency.ts'
import { isPriceByHand, percentLimits, pricesInPercent, type PriceChange, type UnitPrices } from '#domain/hand.ts'
import { currencySign, decimalOf, minorOf } from '#domain/money.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { pricesQuery, type DeparturePrices } from '#console/lib/trip-queries.ts'
import { useHandChange } from '#console/lib/use-hand-change.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords, useLocalWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HandResultsDialog, OvertakenNotice, type Chosen } from './hand-dialog.tsx'
import { Loading } from './states.tsx'

interface PriceDialogProps {
  chosen: Chosen[]
  onClose: () => void
  onDone?: () => void
}

/** Sets the price of departures by hand, in per cent or by unit. Displays each unit's price before and after. */
export function PriceDialog({ chosen: selected, onClose, onDone }: PriceDialogProps) {
  // Resizing the window changes the displayed days, whose departures were not selected.
  const [chosen] = useState(selected)
  const t = useTranslations('console.departures')
  const wordsOf = useErrorWords()
  const ids = chosen.map(({ id }) => id)
  const { data, error } = useQuery(pricesQuery(ids))
  const finish = () => {
    onDone?.()
    onClose()
  }
  const change = useHandChange(ids, finish)
  if (change.results) return <HandResultsDialog chosen={chosen} results={change.results} onClose={finish} />
  return (
    <Dialog title={t('titles.price', { count: chosen.length })} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t('leads.price')}</p>
        {!data && error === null && <Loading />}
        {error !== null && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        {data && <PriceForm departures={data.departures} chosen={chosen} change={change} />}
      </div>
    </Dialog>
  )
}

type Way = PriceChange['kind']

function PriceForm({
  departures,
  chosen,
  change: { error, overtaken, isPending, run },
}: {
  departures: DeparturePrices[]
  chosen: Chosen[]
  change: Pick<ReturnType<typeof useHandChange>, 'error' | 'overtaken' | 'isPending' | 'run'>
}) {
  const t = useTranslations('console.departures')
  const [first] = departures
  const isOneOption = departures.every(({ optionId }) => optionId === first?.optionId)
  const isByHand = departures.some(({ units }) => units.some(({ minor, planMinor }) => minor !== planMinor))
  const [way, setWay] = useState<Way>('percent')
  const [isRaised, setIsRaised] = useState(true)
  const [percent, setPercent] = useState('')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isTried, setIsTried] = useState(false)
  const textOf = ({ code, minor }: DeparturePrices['units'][number]) =>
    typed[code] ?? (first ? decimalOf(minor, exponentOf(first.currency)) : '')
  const change = changeOf()
  const after = (departure: DeparturePrices) =>
    way === 'prices' ? typedPrices() : change && pricesAfter(departure, change)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (change) void run(change, formText(new FormData(event.currentTarget), 'reason'), departures.map(seenOf))
    else focusInvalid(event.currentTarget)
  }
  function changeOf(): PriceChange | null {
    if (way === 'plan_prices') return { kind: way }
    if (way === 'percent') {
      const hundredths = Math.round(Number(percent) * 100)
      const basisPoints = isRaised ? hundredths : -hundredths
      const isWithin = basisPoints >= percentLimits.least && basisPoints <= percentLimits.most
      return percent !== '' && basisPoints !== 0 && isWithin ? { kind: way, basisPoints } : null
    }
    const prices = typedPrices()
    const isWhole = first?.units.every((unit) => {
      const minor = prices[unit.code]
      return minor !== undefined && canBe(first, unit, minor)
    })
    return isWhole ? { kind: way, prices } : null
  }
  /** Leaves out texts that are not amounts. */
  function typedPrices(): UnitPrices {
    const typedIn = first?.units.flatMap((unit) => {
      const minor = minorOf(textOf(unit), first.currency)
      return minor === null ? [] : [[unit.code, minor] as const]
    })
    return Object.fromEntries(typedIn ?? [])
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">{t('price.how')}</legend>
        <WayChoice way="percent" {...{ chosen: way, onChoose: setWay }}>
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-3">
            <div
              role="radiogroup"
              aria-label={t('price.direction')}
              className="flex rounded-field border border-line-strong p-0.5"
            >
              {([true, false] as const).map((raises) => (
                <label
                  key={String(raises)}
                  className="grid min-h-9.5 pointer-coarse:min-h-11 cursor-pointer place-content-center rounded-field px-3 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
                >
                  <input
                    type="radio"
                    name="direction"
                    className="sr-only"
                    checked={isRaised === raises}
                    onChange={() => setIsRaised(raises)}
                  />
                  {t(raises ? 'price.raise' : 'price.lower')}
                </label>
              ))}
            </div>
            <Field
              aria-label={t('price.percent')}
              label={t('price.percent')}
              hint={t('price.percentHint', { most: (isRaised ? percentLimits.most : -percentLimits.least) / 100 })}
              type="number"
              inputMode="decimal"
              min={0.1}
              max={(isRaised ? percentLimits.most : -percentLimits.least) / 100}
              step={0.1}
              required
              ref={autofocus}
              dir="ltr"
              value={percent}
              onChange={(event) => setPercent(event.target.value)}
            />
          </div>
        </WayChoice>
        {first && isOneOption && (
          <WayChoice way="prices" {...{ chosen: way, onChoose: setWay }}>
            <Amounts
              departure={first}
              textOf={textOf}
              isTried={isTried}
              onType={(code, text) => setTyped({ ...typed, [code]: text })}
            />
          </WayChoice>
        )}
        {!isOneOption && <p className="text-sm text-ink-soft">{t('price.oneOption')}</p>}
        {isByHand && <WayChoice way="plan_prices" {...{ chosen: way, onChoose: setWay }} />}
      </fieldset>
      <Preview departures={departures} after={after} />
      {way !== 'plan_prices' && (
        <Field label={t('reason')} hint={t('reasonHint')} name="reason" required maxLength={200} autoComplete="off" />
      )}
      <OvertakenNotice
        chosen={chosen}
        overtaken={overtaken}
        nowOf={({ id, now }) => <PricesNow departure={departures.find((one) => one.id === id)} prices={now.prices} />}
      />
      <FormFoot error={error} isPending={isPending}>
        {t('confirm.price')}
      </FormFoot>
    </form>
  )
}

const seenOf = ({ id, units }: DeparturePrices) => ({
  id,
  prices: Object.fromEntries(units.map(({ code, minor }) => [code, minor])),
})

/** 'Adult 120 SAR · Child 60 SAR' */
function PricesNow({ departure, prices }: { departure: DeparturePrices | undefined; prices: UnitPrices }) {
  const local = useLocalWords()
  const { money } = useOrderWords()
  return departure?.units
    .map(({ code, title, minor }) => `${local(title)} ${money(prices[code] ?? minor, departure.currency)}`)
    .join(' · ')
}

const canBe = ({ currency }: DeparturePrices, { planMinor }: { planMinor: number }, minor: number) =>
  isPriceByHand(minor, { planMinor, currency })

const planOf = ({ units }: DeparturePrices): UnitPrices =>
  Object.fromEntries(units.map(({ code, planMinor }) => [code, planMinor]))

function pricesAfter(departure: DeparturePrices, change: PriceChange): UnitPrices {
  if (change.kind === 'prices') return change.prices
  const plan = planOf(departure)
  return change.kind === 'percent' ? pricesInPercent(plan, change.basisPoints, departure.currency) : plan
}

function WayChoice({
  way,
  chosen,
  onChoose,
  children,
}: {
  way: Way
  chosen: Way
  onChoose: (way: Way) => void
  children?: React.ReactNode
}) {
  const t = useTranslations('console.departures.price')
  return (
    <div className="rounded-field border border-line hover:border-primary has-[>label>input:checked]:border-primary has-[>label>input:checked]:bg-primary/5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        <input
          type="radio"
          name="way"
          className="accent-primary"
          checked={way === chosen}
          onChange={() => onChoose(way)}
        />
        {t(`by.${way}`)}
      </label>
      {way === chosen && children !== undefined && <div className="px-3 pb-3">{children}</div>}
    </div>
  )
}

function Amounts({
  departure,
  textOf,
  isTried,
  onType,
}: {
  departure: DeparturePrices
  textOf: (unit: DeparturePrices['units'][number]) => string
  isTried: boolean
  onType: (code: string, text: string) => void
}) {
  const t = useTranslations('console.departures.price')
  const { language } = useLanguage()
  const { money } = useOrderWords()
  const local = useLocalWords()
  const { currency, units } = departure
  const wrong = t('amountWrong', {
    least: money(leastPayableMinor(currency), currency),
    step: `\u2068${decimalOf(payableStep(currency), exponentOf(currency))}\u2069`,
  })
  return (
    <div className="grid grid-cols-2 gap-3">
      {units.map((unit) => {
        const minor = minorOf(textOf(unit), currency)
        const isWrong = minor === null || !canBe(departure, unit, minor)
        return (
          <Field
            key={unit.code}
            label={t('amount', { unit: local(unit.title), currency: currencySign(currency, language) })}
            error={isTried && isWrong ? wrong : undefined}
            inputMode="decimal"
            dir="ltr"
            required
            autoComplete="off"
            value={textOf(unit)}
            onChange={(event) => onType(unit.code, event.target.value)}
          />
        )
      })}
    </div>
  )
}

/** The price of each unit before and after. Departures with the same prices share a table. */
function Preview({
  departures,
  after,
}: {
  departures: DeparturePrices[]
  after: (departure: DeparturePrices) => UnitPrices | null
}) {
  const t = useTranslations('console.departures.price')
  const local = useLocalWords()
  const { money } = useOrderWords()
  const groups = [...Map.groupBy(departures, ({ optionId, units }) => JSON.stringify([optionId, units])).values()]
  return (
    <section className="max-h-72 overflow-auto rounded-card border border-line p-3">
      <h3 className="font-medium">{t('preview')}</h3>
      {groups.map((group) => {
        const [departure] = group
        if (!departure) return null
        const prices = after(departure)
        return (
          <table key={departure.id} className="mt-2 w-full text-sm tabular-nums">
            {groups.length > 1 && (
              <caption className="text-start text-ink-soft">
                {local(departure.title)} · {local(departure.optionTitle)} · {t('departures', { count: group.length })}
              </caption>
            )}
            <thead className="text-ink-soft">
              <tr className="[&>th]:py-1 [&>th]:text-start [&>th]:font-normal">
                <th>{t('unit')}</th>
                <th>{t('now')}</th>
                <th>{t('after')}</th>
              </tr>
            </thead>
            <tbody>
              {departure.units.map((unit) => {
                const minor = prices?.[unit.code]
                return (
                  <tr key={unit.code} className="border-t border-line align-top [&>td]:py-1.5">
                    <td>{local(unit.title)}</td>
                    <td>
                      {money(unit.minor, departure.currency)}
                      {unit.minor !== unit.planMinor && (
                        <span className="block text-xs text-ink-soft">
                          {t('planned', { price: money(unit.planMinor, departure.currency) })}
                        </span>
                      )}
                    </td>
                    <td className="font-medium">
                      {minor === undefined ? '–' : money(minor, departure.currency)}
                      {minor !== undefined && !canBe(departure, unit, minor) && (
                        <span className="block text-xs text-danger">{t('unpayable')}</span>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )
      })}
    </section>
  )
}
