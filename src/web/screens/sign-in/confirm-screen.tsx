import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import type { AccountLinkView } from '#web/features/accounts/calls.ts'
import { followLink } from '#web/features/accounts/sign-in-calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountPage } from './account-page.tsx'
import { ProfileWords } from '#web/features/accounts/profile-words.tsx'

/**
 * The target of mailed links: creates the account, or adds a booking to an existing one. Null: the link was used, has
 * expired or is invalid.
 */
export function ConfirmScreen({ token, link }: { token: string; link: AccountLinkView | null }) {
  return <ProfileWords>{link === null ? <LinkGone /> : <Confirm token={token} link={link} />}</ProfileWords>
}

function Confirm({ token, link }: { token: string; link: AccountLinkView }) {
  const t = useTranslations('profile.confirm')
  const a = useTranslations('accounts')
  const locale = useLocale()
  const [isAdded, setIsAdded] = useState(false)
  const fields = { password: ['password'], choose: [], join: [] } as const
  return (
    <AccountPage title={a('confirmTitle')} text={t(link.kind)}>
      <p className="mb-6">
        {t('for')}: <EmailText email={link.email} className="font-semibold" />
      </p>
      {isAdded ? (
        <div className="grid gap-4">
          <Notice kind="success" title={t('added')} isUrgent />
          <PageLink path="/sign-in" className={buttonClass('primary')}>
            {a('signInTitle')}
          </PageLink>
        </div>
      ) : (
        <AccountForm
          fields={fields[link.kind]}
          button={t(link.kind === 'join' ? 'add' : 'finish')}
          send={async ({ password }) => {
            const { user } = await followLink(locale, { token, password: password ?? '', confirmPassword: '' })
            if (user === null) setIsAdded(true)
            else window.location.assign(localePath(locale, '/invoices'))
          }}
        />
      )}
    </AccountPage>
  )
}

function LinkGone() {
  const t = useTranslations('profile.confirm')
  const a = useTranslations('accounts')
  return (
    <EmptyArch level={1} title={t('goneTitle')}>
      <p className="text-ink-soft">{t('goneText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <PageLink path="/sign-in" className={buttonClass('primary')}>
          {a('signInTitle')}
        </PageLink>
        <PageLink path="/sign-up" className={buttonClass('outlined')}>
          {t('signUp')}
        </PageLink>
      </div>
    </EmptyArch>
  )
}
