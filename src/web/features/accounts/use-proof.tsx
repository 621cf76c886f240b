import { useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { prove, requestProof } from './profile-calls.ts'
import { CodeForm } from './code-form.tsx'

type Act = () => Promise<unknown>

/**
 * For changes of an account without a password. `guarded` runs a change; if it needs a proof, `proof` is the form that
 * asks for a mailed code and then runs the change again.
 */
export function useProof(email: string): { guarded: (act: Act) => Promise<void>; proof: ReactNode } {
  const [waiting, setWaiting] = useState<Act | null>(null)
  const guarded = async (act: Act) => {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'account.proof_required') throw error
      setWaiting(() => act)
    }
  }
  const proof = waiting && (
    <ProofForm
      email={email}
      onProved={async () => {
        await waiting()
        setWaiting(null)
      }}
    />
  )
  return { guarded, proof }
}

function ProofForm({ email, onProved }: { email: string; onProved: Act }) {
  const t = useTranslations('profile.code')
  const locale = useLocale()
  const [challenge, setChallenge] = useState<string | null>(null)
  const { isPending, errorText, run } = useAction()
  const request = async () => setChallenge((await requestProof(locale)).challenge)
  if (challenge !== null)
    return (
      <CodeForm
        email={email}
        button={t('confirm')}
        check={async (code) => {
          await prove(locale, { challenge, code })
          await onProved()
        }}
        resend={request}
      />
    )
  return (
    <div className="grid gap-4">
      <Notice title={t('proofTitle')}>
        <p>{t('proofText')}</p>
      </Notice>
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <div>
        <Button isLoading={isPending} onClick={() => void run(request)}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}
