import { useRouter } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { declineQuoteAsBuyer, type QuotePageView } from '#web/features/quotes/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DeclineQuote } from './decline-quote.tsx'
import { useRefusal } from './use-refusal.ts'

/** What can be done while the operator has not answered: ask, or withdraw the request. */
export function AwaitedQuote({ request, onNewQuote }: { request: QuotePageView; onNewQuote: (words: string) => void }) {
  const t = useTranslations('quotes')
  const locale = useLocale()
  const router = useRouter()
  const explain = useRefusal(onNewQuote)
  const { pending, errorText, run } = useAction<'withdraw'>()
  const withdraw = async () => {
    await run(
      async () => {
        await declineQuoteAsBuyer(locale, request)
        await router.invalidate()
      },
      { name: 'withdraw', explain },
    )
  }
  return (
    <div className="grid gap-4">
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <div className="flex flex-wrap gap-3">
        <PageLink path="/contact-us" className={`${buttonClass('outlined')} w-full sm:w-auto`}>
          {t('write')}
        </PageLink>
        <DeclineQuote of="request" isLoading={pending !== null} onDecline={withdraw} />
      </div>
    </div>
  )
}
