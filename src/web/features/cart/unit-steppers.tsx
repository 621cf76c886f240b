import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAgeWords } from '#web/lib/use-age-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { CartItemView, Quantities } from './calls.ts'

interface UnitSteppersProps {
  item: CartItemView
  isBusy: boolean
  onChange: (units: Quantities) => void
}

/** How many of each kind of traveller. Kinds of which there is none are folded away. */
export function UnitSteppers({ item, isBusy, onChange }: UnitSteppersProps) {
  const t = useTranslations('cart')
  const ageWords = useAgeWords()
  const [isOpen, setIsOpen] = useState(false)
  const folded = item.units.filter(({ quantity }) => quantity === 0)
  const isFolded = !isOpen && folded.length > 0 && folded.length < item.units.length
  const onlyChildren = folded.every(({ kind }) => ['child', 'youth', 'infant'].includes(kind))
  const travellersWithout = (unitId: number) =>
    item.units.filter((unit) => unit.id !== unitId).reduce((sum, unit) => sum + unit.quantity * unit.travellers, 0)
  return (
    <div className="mt-4 grid gap-2">
      {(isFolded ? item.units.filter(({ quantity }) => quantity > 0) : item.units).map((unit) => (
        <div key={unit.id} className="flex flex-wrap items-center justify-end gap-x-3">
          <span className="me-auto">
            {unit.title}
            {ageWords(unit) !== '' && <span className="block text-sm text-ink-soft">{ageWords(unit)}</span>}
          </span>
          <Stepper
            label={t('unitOf', { unit: unit.title, title: item.title })}
            value={unit.quantity}
            min={0}
            max={Math.min(
              unit.maxQuantity ?? 99,
              unit.travellers === 0 ? 99 : Math.floor((item.capacity - travellersWithout(unit.id)) / unit.travellers),
            )}
            isDisabled={isBusy}
            onChange={(quantity) => {
              // A kind that becomes 0 stays in view, with the focus on its button.
              setIsOpen(true)
              onChange(
                Object.fromEntries(
                  item.units.map((one) => [String(one.id), one.id === unit.id ? quantity : one.quantity]),
                ),
              )
            }}
          />
        </div>
      ))}
      {isFolded && (
        <Button
          kind="third"
          aria-expanded={false}
          aria-label={`${t(onlyChildren ? 'addChildren' : 'addOthers')}: ${item.title}`}
          onClick={() => setIsOpen(true)}
          className="justify-self-start"
        >
          {t(onlyChildren ? 'addChildren' : 'addOthers')}
        </Button>
      )}
    </div>
  )
}
