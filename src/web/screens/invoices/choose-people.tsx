import { ChevronDown, Users } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { mostOfUnit, travellersOf } from '#domain/party.ts'
import { partyInWords } from '#domain/quantity-words.ts'
import { isShared } from '#domain/unit-kinds.ts'
import type { RebookingView } from '#web/features/orders/calls.ts'
import { useAgeWords } from '#web/lib/use-age-words.ts'
import { useUnitLimit } from '#web/lib/use-unit-limit.ts'
import { Stepper } from '#web/ui/stepper.tsx'

interface ChoosePeopleProps {
  units: RebookingView['units']
  /** The most travellers of one booking. */
  capacity: number
  /** Quantities by the id of the unit. */
  chosen: Record<string, number>
  hasExtras: boolean
  onChange: (chosen: Record<string, number>) => void
}

/** How many of each kind come after the change, folded to a row; no more than one booking takes. */
export function ChoosePeople({ units, capacity, chosen, hasExtras, onChange }: ChoosePeopleProps) {
  const t = useTranslations('orders.rebooking')
  const refusals = useTranslations('refusals.cart')
  const locale = useLocale()
  const ageWords = useAgeWords()
  const limitWords = useUnitLimit()
  const least = (unit: RebookingView['units'][number]) => (units.length === 1 ? Math.max(1, unit.minQuantity) : 0)
  // As a whole boat.
  if (units.every((unit) => unit.maxQuantity !== null && unit.maxQuantity <= least(unit))) return null
  const travellers = travellersOf(units, chosen)
  const mostOf = (unit: RebookingView['units'][number]) =>
    mostOfUnit(unit, { capacity, others: travellers - (chosen[unit.id] ?? 0) * unit.travellers })
  // Of boats or tents the buyer chooses no number of travellers.
  const areShared = units.every(isShared)
  const come = units.flatMap(({ id, title }) => ((chosen[id] ?? 0) > 0 ? [{ title, quantity: chosen[id] ?? 0 }] : []))
  return (
    <details className="group rounded-field border border-line bg-paper">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 hover:text-primary">
        <Users aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{t('people')}: </span>
          <span className="font-medium">{partyInWords(come, locale)}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" strokeWidth={1.75} />
      </summary>
      <fieldset className="grid gap-2 px-4 pb-3">
        <legend className="sr-only">{t('people')}</legend>
        {units.map((unit) => {
          const ages = ageWords(unit)
          const quantity = chosen[unit.id] ?? 0
          const limit = limitWords({ ...unit, quantity }, { capacity, travellers, areShared })
          return (
            <div key={unit.id} className="flex items-center justify-between gap-x-3 gap-y-1 large-text:flex-wrap">
              <span className="min-w-0 leading-snug">
                {unit.title[locale]}
                {ages !== '' && <span className="block text-sm text-ink-soft">{ages}</span>}
                {limit !== null && (
                  <span role="status" className="block text-sm font-semibold">
                    {limit}
                  </span>
                )}
              </span>
              <Stepper
                label={unit.title[locale]}
                value={quantity}
                min={least(unit)}
                least={unit.minQuantity}
                max={mostOf(unit)}
                onChange={(wished) => onChange({ ...chosen, [unit.id]: wished })}
              />
            </div>
          )
        })}
        {/* Why one more cannot be added. */}
        {travellers >= capacity && !areShared && (
          <p role="status" className="text-sm font-semibold">
            {refusals('quantity_over_capacity', { capacity })}
          </p>
        )}
        {hasExtras && <p className="text-sm text-ink-soft">{t('peopleRest')}</p>}
      </fieldset>
    </details>
  )
}
