import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { usePart } from '#web/lib/use-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { OtherWays } from './other-ways.tsx'

const loadRequest = () => import('#web/features/quotes/quote-request.tsx')

/** The quote request of an activity without fixed prices. `isOpen`: displays the form at once. */
export function QuoteBox({ product, isOpen = false }: { product: ProductView; isOpen?: boolean }) {
  const t = useTranslations('activity')
  const [isAsking, setIsAsking] = useState(isOpen)
  const { part, hasFailed, retry } = usePart(loadRequest, isAsking)
  return (
    <div className="grid gap-5">
      {isAsking ? (
        part ? (
          <part.QuoteRequest productId={product.id} />
        ) : hasFailed ? (
          <LoadFailed onRetry={retry} />
        ) : (
          <Placeholder className="h-96" />
        )
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
