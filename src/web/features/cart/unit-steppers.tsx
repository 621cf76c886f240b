import { Fragment, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { mostOfUnit, travellersOf } from '#domain/party.ts'
import { isShared } from '#domain/unit-kinds.ts'
import { useAgeWords } from '#web/lib/use-age-words.ts'
import { useUnitLimit } from '#web/lib/use-unit-limit.ts'
import { Button } from '#web/ui/button.tsx'
import { PriceEach, PriceOfLine } from '#web/ui/price-lines.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { CartItemView, Quantities } from './calls.ts'
import { useQueuedWish } from './use-queued-wish.ts'

interface UnitSteppersProps {
  item: CartItemView
  /** A request of the cart is running. */
  isBusy: boolean
  /** Why the last change failed. */
  errorText: string | null
  onChange: (units: Quantities) => void
}

/** Whether its units have rows here. One boat, and never two: there is nothing to choose. */
export function hasSteppers({ isAvailable, units }: CartItemView): boolean {
  const [unit] = units
  return isAvailable && !(units.length === 1 && unit?.maxQuantity === 1 && unit.quantity === 1)
}

const isYoung = (kind: string) => ['child', 'youth', 'infant'].includes(kind)

/** The price lines of its units, by their ids: the lines have the order of the units. */
function linesOfUnits({ units, lines }: CartItemView): Map<number, CartItemView['lines'][number]> {
  const ofUnits = lines.filter(({ kind }) => kind === 'unit')
  const booked = units.filter(({ quantity }) => quantity > 0)
  return new Map(ofUnits.flatMap((line, index) => (booked[index] ? [[booked[index].id, line] as const] : [])))
}

/**
 * How many of each kind of traveller, and what they cost. The amount of an item's only line is its total, which is below. Kinds of which there is none are folded away. Presses count while a request runs: the
 * last numbers are sent after it.
 */
export function UnitSteppers({ item, isBusy, errorText, onChange }: UnitSteppersProps) {
  const t = useTranslations('cart')
  const refusals = useTranslations('refusals.cart')
  const ageWords = useAgeWords()
  const limitWords = useUnitLimit()
  const [isOpen, setIsOpen] = useState(false)
  const [wish, setWish] = useQueuedWish<Quantities>(isBusy, onChange)
  const [pressedId, setPressedId] = useState<number | null>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  // The bar of phones may be over it.
  useEffect(() => {
    if (errorText !== null) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [errorText])
  const units = item.units.map((unit) => ({ ...unit, quantity: wish?.[unit.id] ?? unit.quantity }))
  const folded = units.filter(({ quantity }) => quantity === 0)
  const isFolded = !isOpen && folded.length > 0 && folded.length < units.length
  // Beside a child, "Add children" would not be understood as infants.
  const isForChildren = units.every(({ kind, quantity }) => isYoung(kind) === (quantity === 0))
  const travellers = travellersOf(units, Object.fromEntries(units.map(({ id, quantity }) => [id, quantity])))
  const mostOf = (unit: (typeof units)[number]) =>
    mostOfUnit(unit, { capacity: item.capacity, others: travellers - unit.quantity * unit.travellers })
  // Of boats or tents the buyer chooses no number of travellers.
  const areShared = units.every(isShared)
  const lines = linesOfUnits(item)
  return (
    <div className="mt-3 grid gap-2">
      {(isFolded ? units.filter(({ quantity }) => quantity > 0) : units).map((unit) => (
        <Fragment key={unit.id}>
          <div className="flex flex-wrap items-center justify-end gap-x-3">
            <span className="min-w-0 flex-1 basis-24">
              {unit.title}
              {ageWords(unit) !== '' && <span className="block text-sm text-ink-soft">{ageWords(unit)}</span>}
              <Limit words={limitWords(unit, { capacity: item.capacity, travellers, areShared })} />
            </span>
            <Stepper
              label={t('unitOf', { unit: unit.title, title: item.title })}
              value={unit.quantity}
              min={0}
              least={unit.minQuantity}
              max={mostOf(unit)}
              onChange={(quantity) => {
                // A kind that becomes 0 stays in view, with the focus on its button.
                setIsOpen(true)
                setPressedId(unit.id)
                const quantities = units.map((one) => [String(one.id), one.id === unit.id ? quantity : one.quantity])
                setWish(Object.fromEntries(quantities) as Quantities)
              }}
            />
            <UnitPrice
              line={lines.get(unit.id)}
              quantity={unit.quantity}
              currency={item.currency}
              hasAmount={item.lines.length > 1}
            />
          </div>
          {errorText !== null && unit.id === pressedId && (
            <p ref={alert} role="alert" className="scroll-mb-28 text-end text-sm font-semibold text-danger">
              {errorText}
            </p>
          )}
        </Fragment>
      ))}
      {/* Why one more cannot be added. */}
      {travellers >= item.capacity && !areShared && (
        <p role="status" className="text-sm font-semibold">
          {refusals('quantity_over_capacity', { capacity: item.capacity })}
        </p>
      )}
      {isFolded && (
        <Button
          kind="third"
          aria-expanded={false}
          aria-label={`${t(isForChildren ? 'addChildren' : 'addOthers')}: ${item.title}`}
          onClick={() => setIsOpen(true)}
          className="-ms-2 justify-self-start"
        >
          {t(isForChildren ? 'addChildren' : 'addOthers')}
        </Button>
      )}
    </div>
  )
}

const Limit = ({ words }: { words: string | null }) =>
  words !== null && (
    <span role="status" className="block text-sm font-semibold">
      {words}
    </span>
  )

function UnitPrice({
  line,
  quantity,
  currency,
  hasAmount,
}: {
  line: CartItemView['lines'][number] | undefined
  quantity: number
  currency: string
  hasAmount: boolean
}) {
  // Without it the steppers of the other kinds would be further at the side.
  if (line === undefined) return <span className={`${price} max-sm:hidden`} />
  return (
    // Pressed and not answered yet: the price of the number before.
    <span className={`${price} ${line.quantity === quantity ? '' : 'opacity-50'}`}>
      <span className="text-ink-soft">
        <PriceEach line={line} currency={currency} />
      </span>
      {hasAmount && <PriceOfLine line={line} currency={currency} />}
    </span>
  )
}

const price =
  'flex basis-full flex-wrap items-baseline justify-between gap-x-3 text-sm sm:basis-32 sm:flex-col-reverse sm:items-end'
