import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProfileView } from '#web/features/accounts/calls.ts'
import { DeleteAccount } from '#web/features/accounts/delete-account.tsx'
import { EmailForm } from '#web/features/accounts/email-form.tsx'
import { ExportData } from '#web/features/accounts/export-data.tsx'
import { Passkeys } from '#web/features/accounts/passkeys.tsx'
import { PasswordForm } from '#web/features/accounts/password-form.tsx'
import type { PasskeyView } from '#web/features/accounts/profile-calls.ts'
import { ProfileForm } from '#web/features/accounts/profile-form.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { ProfileWords } from '#web/features/accounts/profile-words.tsx'

export interface AccountView {
  profile: ProfileView
  passkeys: PasskeyView[]
}

/** The account's page. Null: signed out. */
export function ProfileScreen({ account }: { account: AccountView | null }) {
  return <ProfileWords>{account === null ? <SignInFirst /> : <Profile {...account} />}</ProfileWords>
}

function SignInFirst() {
  const t = useTranslations('profile')
  return (
    <EmptyArch level={1} title={t('signInFirst')}>
      <PageLink path="/sign-in" search={{ next: '/profile' }} className={buttonClass('primary')}>
        {t('signIn')}
      </PageLink>
    </EmptyArch>
  )
}

function Profile({ profile, passkeys }: AccountView) {
  const t = useTranslations('profile')
  const a = useTranslations('accounts')
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <h1 className="text-3xl font-semibold">{a('profileTitle')}</h1>
      <p className="mt-2 text-ink-soft">{t('text')}</p>
      <div className="mt-8 grid gap-10">
        <Part id="details" title={t('details.title')} text={t('details.text')}>
          <ProfileForm profile={profile} />
        </Part>
        <Part id="email" title={t('email.title')} text={t('email.text')}>
          <EmailForm email={profile.email} hasPassword={profile.hasPassword} />
        </Part>
        <Part
          id="password"
          title={t('password.title')}
          text={t(profile.hasPassword ? 'password.text' : 'password.noneText')}
        >
          <PasswordForm email={profile.email} hasPassword={profile.hasPassword} />
        </Part>
        <Part id="passkeys" title={t('passkeys.title')} text={t('passkeys.text')}>
          <Passkeys email={profile.email} passkeys={passkeys} />
        </Part>
        <Part id="data" title={t('data.title')} text={t('data.text')}>
          <ExportData />
        </Part>
        <Part id="delete" title={t('delete.title')} text={t('delete.text')}>
          <DeleteAccount profile={profile} />
        </Part>
      </div>
    </div>
  )
}

function Part({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
