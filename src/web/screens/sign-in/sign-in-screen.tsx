import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath, type Locale } from '#domain/locale.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { signIn } from '#web/features/accounts/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { AccountPage } from './account-page.tsx'
import { LanguageOffer } from './language-offer.tsx'

/**
 * `next`: a path of the site without prefix, opened with a full page load, because the data of every page may have
 * changed.
 */
export function SignInScreen({ next }: { next: string }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const [chosen, setChosen] = useState<Locale | null>(null)
  const link = 'text-primary underline underline-offset-4'
  if (chosen !== null) return <LanguageOffer language={chosen} next={next} />
  return (
    <AccountPage title={t('signInTitle')} text={t('signInText')}>
      <AccountForm
        fields={['email', 'password']}
        button={t('signIn')}
        send={async ({ email, password }) => {
          const { user } = await signIn(locale, { email, password })
          if (user.language === locale) window.location.assign(localePath(locale, next))
          else setChosen(user.language)
        }}
        after={
          <PageLink path="/auth/reset-password" className={link}>
            {t('forgot')}
          </PageLink>
        }
      />
      <p className="mt-6 text-ink-soft">
        {t('noAccount')}{' '}
        <PageLink path="/sign-up" className={link}>
          {t('signUpTitle')}
        </PageLink>
      </p>
    </AccountPage>
  )
}
