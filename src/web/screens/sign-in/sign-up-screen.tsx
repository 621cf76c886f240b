import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { signUp } from '#web/features/accounts/sign-in-calls.ts'
import { CodeSignIn } from '#web/features/accounts/code-sign-in.tsx'
import { ProfileWords } from '#web/features/accounts/profile-words.tsx'
import { SendAgain } from '#web/features/accounts/send-again.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountPage } from './account-page.tsx'

interface SignUpProps {
  /** A path of the site without prefix. */
  next: string
  withPassword: boolean
}

const link = 'text-primary underline underline-offset-4'

/** Creates an account by a mailed code, or with a password and a mailed link. */
export function SignUpScreen(props: SignUpProps) {
  return (
    <ProfileWords>
      {props.withPassword ? <SignUpWithPassword {...props} /> : <SignUpWithCode {...props} />}
    </ProfileWords>
  )
}

function SignUpWithCode({ next }: SignUpProps) {
  const t = useTranslations('accounts')
  const p = useTranslations('profile.code')
  const locale = useLocale()
  return (
    <AccountPage title={t('signUpTitle')}>
      <CodeSignIn onEntered={() => window.location.assign(localePath(locale, next))} lead={p('signUpText')} />
      <p className="mt-6">
        <PageLink path="/sign-up" search={{ with: 'password', next }} className={link}>
          {p('signUpWithPassword')}
        </PageLink>
      </p>
    </AccountPage>
  )
}

type Wish = Parameters<typeof signUp>[1]

/** The mailed link creates the account, so that the form does not reveal which addresses have one. */
function SignUpWithPassword({ next }: SignUpProps) {
  const t = useTranslations('accounts')
  const p = useTranslations('profile.code')
  const locale = useLocale()
  const [wish, setWish] = useState<Wish | null>(null)
  const [isSent, setIsSent] = useState(false)
  if (wish !== null && isSent)
    return (
      <AccountPage title={t('checkMail')} text={t('checkMailText')}>
        <Notice kind="success" title={t('confirmSent', { email: `\u2068${wish.email}\u2069` })} isUrgent />
        <div className="mt-4 grid gap-2">
          <SendAgain kind="link" send={() => signUp(locale, wish)} />
          <Button kind="third" className="-ms-2 justify-self-start" onClick={() => setIsSent(false)}>
            {p('correct')}
          </Button>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage title={t('signUpTitle')} text={t('signUpText')}>
      <AccountForm
        fields={['firstName', 'lastName', 'email', 'newPassword', 'confirmPassword']}
        defaults={wish ? { ...wish, newPassword: wish.password } : {}}
        button={t('signUp')}
        send={async ({ firstName, lastName, email, newPassword, confirmPassword }) => {
          const entered = { firstName, lastName, email, password: newPassword, confirmPassword }
          await signUp(locale, entered)
          setWish(entered)
          setIsSent(true)
        }}
      />
      <p className="mt-6">
        <PageLink path="/sign-up" search={{ next }} className={link}>
          {p('signUpWithCode')}
        </PageLink>
      </p>
      <p className="mt-2 text-ink-soft">
        {t('haveAccount')}{' '}
        <PageLink path="/sign-in" search={{ next }} className={link}>
          {t('signInTitle')}
        </PageLink>
      </p>
    </AccountPage>
  )
}
