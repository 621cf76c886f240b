import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { payAgain, payOtherwise, type OutcomeView } from '#web/features/checkout/calls.ts'
import { OrderRefused, refusedFor, type RefusedFor } from '#web/features/checkout/order-refused.tsx'
import { PaymentMethods } from '#web/features/checkout/payment-methods.tsx'
import { newKey } from '#web/lib/new-key.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'

/** The ways to pay an unpaid order, and the button: a card opens the payment page again, another way replaces the order. */
export function PayOrder({ view, orderAccessToken }: { view: OutcomeView; orderAccessToken: string }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  const wordsOf = useApiErrorWords()
  const { isPending, errorText, run } = useAction()
  const { reference, currency, methods } = view
  const [chosen, setChosen] = useState<string>(methods[0]?.code ?? 'card')
  const [refused, setRefused] = useState<RefusedFor>('order')
  const pay = async () => {
    const press = newKey()
    const open = async () => {
      const { next } =
        chosen === 'bank_transfer' || chosen === 'pay_later'
          ? await payOtherwise(locale, { reference, press, method: chosen })
          : await payAgain(locale, reference, orderAccessToken)
      window.location.assign(next.url)
    }
    const explain = (error: unknown) => {
      setRefused(refusedFor(error, currency) === 'reservations' ? 'reservations' : 'order')
      void router.invalidate()
      return wordsOf(error)
    }
    await run(open, { leaves: true, explain })
  }
  return (
    <section aria-labelledby="payment-methods" className="grid w-full max-w-xl gap-3">
      <h2 id="payment-methods" className="font-semibold">
        {t('outcomes.paymentMethods')}
      </h2>
      {errorText !== null && (
        <OrderRefused reason={refused} text={errorText} offersCard={methods.some(({ code }) => code === 'card')} />
      )}
      <PaymentMethods isCompact methods={methods} chosen={chosen} onChoose={setChosen} />
      <Button isLoading={isPending} className="w-full" onClick={() => void pay()}>
        {chosen === 'card' ? (
          <span>
            {t(view.outcome === 'payment_failed' ? 'outcomes.tryAgain' : 'outcomes.pay')}
            {view.outcome === 'payment_failed' ? ' · ' : ' '}
            <MoneyText money={{ amountMinor: view.totalMinor, currency }} />
          </span>
        ) : (
          t(chosen === 'pay_later' ? 'reserveLater' : 'reserveTransfer')
        )}
      </Button>
    </section>
  )
}
