import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { offerAccount } from './sign-in-calls.ts'

/**
 * Offers guests an account with the order's details, through a mailed link. Displayed whether or not the address has an
 * account, so as not to reveal it.
 */
export function AccountOffer({ reference, orderAccessToken }: { reference: string; orderAccessToken: string }) {
  const t = useTranslations('accounts.offer')
  const locale = useLocale()
  const [isSent, setIsSent] = useState(false)
  const { isPending, errorText, run } = useAction()
  const send = async () => setIsSent(await run(() => offerAccount(locale, { reference, key: orderAccessToken })))
  if (isSent) return <Notice kind="success" title={t('sent')} isUrgent />
  return (
    <section aria-labelledby="account-offer" className="grid gap-3 rounded-card border border-line bg-surface p-card">
      <h2 id="account-offer" className="flex items-center gap-3 font-semibold">
        <UserRound aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
        {t('title')}
      </h2>
      <p className="text-ink-soft">{t('text')}</p>
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <div>
        <Button kind="outlined" isLoading={isPending} onClick={() => void send()}>
          {t('button')}
        </Button>
      </div>
    </section>
  )
}
