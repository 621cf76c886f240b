import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { OtherWays } from './other-ways.tsx'

const QuoteRequest = lazy(() =>
  import('#web/features/quotes/quote-request.tsx').then((module) => ({ default: module.QuoteRequest })),
)

/** The quote request of an activity without fixed prices. `isOpen`: displays the form at once. */
export function QuoteBox({ product, isOpen = false }: { product: ProductView; isOpen?: boolean }) {
  const t = useTranslations('activity')
  const [isAsking, setIsAsking] = useState(isOpen)
  return (
    <div className="grid gap-5">
      {isAsking ? (
        <Suspense fallback={<Placeholder className="h-96" />}>
          <QuoteRequest productId={product.id} />
        </Suspense>
      ) : (
        <>
          <p>{t('onRequestText')}</p>
          <Button onClick={() => setIsAsking(true)}>{t('requestQuote')}</Button>
        </>
      )}
      <OtherWays title={product.title} words={t('askOtherwise')} className="border-t border-line pt-4" />
    </div>
  )
}
