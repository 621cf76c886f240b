import { ChevronDown, Users } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { partyInWords } from '#domain/quantity-words.ts'
import type { RebookingView } from '#web/features/orders/calls.ts'
import { useAgeWords } from '#web/lib/use-age-words.ts'
import { Stepper } from '#web/ui/stepper.tsx'

interface ChoosePeopleProps {
  units: RebookingView['units']
  /** Quantities by the id of the unit. */
  chosen: Record<string, number>
  hasExtras: boolean
  onChange: (chosen: Record<string, number>) => void
}

/** How many of each kind come after the change, folded to a row. The server says which of them can be booked together. */
export function ChoosePeople({ units, chosen, hasExtras, onChange }: ChoosePeopleProps) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const ageWords = useAgeWords()
  const least = (unit: RebookingView['units'][number]) => (units.length === 1 ? Math.max(1, unit.minQuantity) : 0)
  // As a whole boat.
  if (units.every((unit) => unit.maxQuantity !== null && unit.maxQuantity <= least(unit))) return null
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
          return (
            <div key={unit.id} className="flex items-center justify-between gap-x-3 gap-y-1 large-text:flex-wrap">
              <span className="min-w-0 leading-snug">
                {unit.title[locale]}
                {ages !== '' && <span className="block text-sm text-ink-soft">{ages}</span>}
              </span>
              <Stepper
                label={unit.title[locale]}
                value={chosen[unit.id] ?? 0}
                min={least(unit)}
                least={unit.minQuantity}
                max={unit.maxQuantity ?? 99}
                onChange={(quantity) => onChange({ ...chosen, [unit.id]: quantity })}
              />
            </div>
          )
        })}
        {hasExtras && <p className="text-sm text-ink-soft">{t('peopleRest')}</p>}
      </fieldset>
    </details>
  )
}
