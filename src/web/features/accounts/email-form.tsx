import { tidyLine } from '#domain/invisible.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { confirmEmailChange, requestEmailChange } from './profile-calls.ts'
import { CodeForm } from './code-form.tsx'
import { useProof } from './use-proof.tsx'

type Step =
  | { name: 'closed'; isChanged: boolean }
  | { name: 'address'; email: string }
  | { name: 'code'; email: string; password: string; challenge: string }

/** The account's address, and the form that changes it: the new address, then the code mailed to it. */
export function EmailForm({ email: current, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslations('profile.email')
  const locale = useLocale()
  const router = useRouter()
  const [step, setStep] = useState<Step>({ name: 'closed', isChanged: false })
  const { guarded, proof } = useProof(current)
  const request = async (email: string, password: string) => {
    const { challenge } = await requestEmailChange(locale, { email, password })
    setStep({ name: 'code', email, password, challenge })
  }
  if (step.name === 'closed')
    return (
      <div className="grid gap-4">
        {step.isChanged && <Notice kind="success" title={t('changed')} isUrgent />}
        <p className="font-semibold">
          <EmailText email={current} />
        </p>
        <div>
          <Button kind="outlined" onClick={() => setStep({ name: 'address', email: '' })}>
            {t('change')}
          </Button>
        </div>
      </div>
    )
  if (step.name === 'code')
    return (
      <CodeForm
        email={step.email}
        button={t('confirm')}
        check={async (code) => {
          await confirmEmailChange(locale, { challenge: step.challenge, code })
          setStep({ name: 'closed', isChanged: true })
          await router.invalidate()
        }}
        resend={() => guarded(() => request(step.email, step.password))}
        correct={() => setStep({ name: 'address', email: step.email })}
      />
    )
  return (
    proof || (
      <AccountForm
        fields={hasPassword ? ['email', 'password'] : ['email']}
        labels={{ email: t('newEmail'), password: t('password') }}
        defaults={{ email: step.email }}
        button={t('send')}
        buttonClass="sm:justify-self-start"
        send={({ email, password }) => guarded(() => request(tidyLine(email), password ?? ''))}
        after={
          <Button
            kind="third"
            className="-ms-2 justify-self-start"
            onClick={() => setStep({ name: 'closed', isChanged: false })}
          >
            {t('keep')}
          </Button>
        }
      />
    )
  )
}
