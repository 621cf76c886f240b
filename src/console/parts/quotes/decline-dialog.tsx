import { useTranslations } from 'use-intl'
import { quotes } from '#console/lib/api.ts'
import { forgetDrafts } from '#console/lib/drafts.ts'
import type { Quote } from '#console/lib/quotes.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { ReasonDialog } from '#console/parts/inbox/reason-dialog.tsx'
import { bodyOf } from '#web/lib/body-of.ts'

export function DeclineDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const t = useTranslations('console.quotes')
  const { reference, state, language } = quote
  const { error, isPending, run } = useInboxAct<Quote>({ kind: 'quotes', id: reference })
  const draft = `quote ${reference} reason`
  const decline = (reason: string) => {
    const json = { reason, seen: { state, number: quote.quotes[0]?.number ?? 0 } }
    const onDone = () => {
      forgetDrafts(draft)
      onClose()
    }
    const send = () => bodyOf(quotes[':reference'].decline.$post({ param: { reference }, json }))
    void run(send, { done: t('declined'), onDone })
  }
  return (
    <ReasonDialog
      title={t('declineTitle')}
      lead={t('declineLead', { name: `\u2068${quote.guest?.name || t('guest')}\u2069` })}
      submit={t('decline')}
      language={language}
      draft={draft}
      error={error}
      isPending={isPending}
      onSubmit={decline}
      onClose={onClose}
    />
  )
}
