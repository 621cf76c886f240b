import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CheckoutView } from '#web/features/checkout/calls.ts'

/** The parts of the form that can keep the order from being placed. */
export const partIds = { cart: 'cart-changes', method: 'payment-methods' }

/** Why an order cannot be placed now. */
export type Blocked =
  | { part: 'cart'; notice: Exclude<CheckoutView['cart']['notice'], 'none'> }
  /** Null: none is offered. */
  | { part: 'method'; gone: CheckoutView['methods'][number]['code'] | null }

/** At the disabled button: why it is disabled, with a link to the part of the form that says what to do. */
export function BlockedNote({ blocked, id }: { blocked: Blocked; id: string }) {
  const t = useTranslations('checkout')
  const inCart = useTranslations('cart.notices')
  const [reason, way] =
    blocked.part === 'cart'
      ? [inCart(blocked.notice), t('blocked.seeChanges')]
      : blocked.gone === null
        ? [t('blocked.noMethod'), t('blocked.seeWhy')]
        : [t('blocked.gone', { method: t(`methods.${blocked.gone}.title`) }), t('blocked.otherMethod')]
  const target = partIds[blocked.part]
  return (
    <div data-blocked className="mb-1 flex items-start gap-2 text-sm leading-snug">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" strokeWidth={1.75} />
      <p className="min-w-0 wrap-anywhere">
        <span id={id} className="font-medium">
          {reason}
        </span>{' '}
        <a
          href={`#${target}`}
          onClick={(event) => {
            // The hash alone moves the focus only in some browsers, and would be an entry of the history.
            event.preventDefault()
            const part = document.getElementById(target)
            const field = part?.querySelector<HTMLElement>('input, button') ?? part
            field?.focus({ preventScroll: true })
            part?.scrollIntoView()
          }}
          className="underline underline-offset-4 hover:text-primary"
        >
          {way}
        </a>
      </p>
    </div>
  )
}
