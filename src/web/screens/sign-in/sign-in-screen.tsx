import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath, type Locale } from '#domain/locale.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { signIn, type SignedInUser } from '#web/features/accounts/sign-in-calls.ts'
import { CodeSignIn } from '#web/features/accounts/code-sign-in.tsx'
import { ProfileWords } from '#web/features/accounts/profile-words.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { AccountPage } from './account-page.tsx'
import { LanguageOffer } from './language-offer.tsx'

interface SignInProps {
  /**
   * A path of the site without prefix, opened with a full page load, because the data of every page may have changed.
   */
  next: string
  withPassword: boolean
}

/** Signs in by a mailed code, or by a password. */
export function SignInScreen(props: SignInProps) {
  return (
    <ProfileWords>
      <SignIn {...props} />
    </ProfileWords>
  )
}

function SignIn({ next, withPassword }: SignInProps) {
  const t = useTranslations('accounts')
  const p = useTranslations('profile.code')
  const locale = useLocale()
  const [chosen, setChosen] = useState<Locale | null>(null)
  const link = 'text-primary underline underline-offset-4'
  const enter = (user: SignedInUser) => {
    if (user.language === locale) window.location.assign(localePath(locale, next))
    else setChosen(user.language)
  }
  if (chosen !== null) return <LanguageOffer language={chosen} next={next} />
  if (!withPassword)
    return (
      <AccountPage title={t('signInTitle')}>
        <CodeSignIn onEntered={enter} lead={p('signInText')} note={p('newHere')} />
        <p className="mt-2">
          <PageLink path="/sign-in" search={{ with: 'password', next }} className={link}>
            {p('usePassword')}
          </PageLink>
        </p>
      </AccountPage>
    )
  return (
    <AccountPage title={t('signInTitle')} text={t('signInText')}>
      <AccountForm
        fields={['email', 'password']}
        button={t('signIn')}
        send={async ({ email, password }) => enter((await signIn(locale, { email, password })).user)}
        after={
          <PageLink path="/auth/reset-password" className={link}>
            {t('forgot')}
          </PageLink>
        }
      />
      <p className="mt-6">
        <PageLink path="/sign-in" search={{ next }} className={link}>
          {p('useCode')}
        </PageLink>
      </p>
      <p className="mt-2 text-ink-soft">
        {t('noAccount')}{' '}
        <PageLink path="/sign-up" search={{ next }} className={link}>
          {t('signUpTitle')}
        </PageLink>
      </p>
    </AccountPage>
  )
}
