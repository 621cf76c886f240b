import { useLocale, useTranslations } from 'use-intl'
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

/** How many of each kind come after the change. The server says which of them can be booked together. */
export function ChoosePeople({ units, chosen, hasExtras, onChange }: ChoosePeopleProps) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const ageWords = useAgeWords()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t('people')}</legend>
      {units.map((unit) => {
        const ages = ageWords(unit)
        return (
          <div key={unit.id} className="flex flex-wrap items-center justify-end gap-x-3">
            <span className="me-auto">
              {unit.title[locale]}
              {ages !== '' && <span className="block text-sm text-ink-soft">{ages}</span>}
            </span>
            <Stepper
              label={unit.title[locale]}
              value={chosen[unit.id] ?? 0}
              min={unit.minQuantity}
              max={unit.maxQuantity ?? 99}
              onChange={(quantity) => onChange({ ...chosen, [unit.id]: quantity })}
            />
          </div>
        )
      })}
      {hasExtras && <p className="text-sm text-ink-soft">{t('peopleRest')}</p>}
    </fieldset>
  )
}
