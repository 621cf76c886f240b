import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { partySizeBounds } from '#domain/party-size.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import type { CartItemView } from './calls.ts'
import { useQueuedWish } from './use-queued-wish.ts'

interface PartySizeStepperProps {
  item: CartItemView
  /** A request of the cart is running. */
  isBusy: boolean
  /** Why the last change failed. */
  errorText: string | null
  onChange: (size: number) => void
}

/** The number of people for a tent, boat or car. Renders nothing if units count people, or the number is unknown. */
export function PartySizeStepper({ item, isBusy, errorText, onChange }: PartySizeStepperProps) {
  const t = useTranslations('cart')
  const booking = useTranslations('activity.booking')
  const [wish, setWish] = useQueuedWish(isBusy, onChange)
  const [isPressed, setIsPressed] = useState(false)
  const bounds = partySizeBounds(item.units, item.capacity)
  if (!item.isAvailable || item.partySize === null || bounds === null) return null
  return (
    <div className="mt-2 grid gap-1">
      <div className="flex flex-wrap items-center justify-end gap-x-3">
        <span className="min-w-0 flex-1 basis-24">
          {booking('partySize')}
          <span className="block text-sm text-ink-soft">{booking('upTo', { capacity: bounds.most })}</span>
        </span>
        <Stepper
          label={t('unitOf', { unit: booking('partySizeLabel'), title: item.title })}
          value={wish ?? item.partySize}
          min={bounds.least}
          max={bounds.most}
          onChange={(size) => {
            setIsPressed(true)
            setWish(size)
          }}
        />
        {/* In line with the steppers that have a price beside them. */}
        <span className="basis-32 max-sm:hidden" />
      </div>
      {errorText !== null && isPressed && (
        <p role="alert" className="scroll-mb-28 text-end text-sm font-semibold text-danger">
          {errorText}
        </p>
      )}
    </div>
  )
}
