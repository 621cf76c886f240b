import { CalendarClock, CreditCard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CheckoutView } from './calls.ts'

/** The ways to pay that this cart can be paid by; when there is nothing to pay, only that. */
export function PaymentMethods({
  methods,
  chosen,
  isFree,
}: {
  methods: CheckoutView['methods']
  chosen: string
  isFree: boolean
}) {
  const t = useTranslations('checkout.methods')
  if (isFree) return <p className="rounded-card border border-line-strong p-4">{t('nothing')}</p>
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('title')}</legend>
      {methods.map((method) => {
        const Icon = method.code === 'card' ? CreditCard : CalendarClock
        return (
          <label
            key={method.code}
            className="flex cursor-pointer items-start gap-4 rounded-card border border-line-strong p-4 hover:border-primary has-checked:border-primary has-checked:bg-primary/5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="method"
              value={method.code}
              defaultChecked={method.code === chosen}
              className="mt-1 size-5 accent-primary"
            />
            <span className="flex-1">
              <span className="font-semibold">{t(`${method.code}.title`)}</span>
              <span className="block text-sm text-ink-soft">
                {t(`${method.code}.text`)}
                {method.isSandbox && ` ${t('sandbox')}`}
              </span>
            </span>
            <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
          </label>
        )
      })}
    </fieldset>
  )
}
