import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { meQuery } from '#console/lib/queries.ts'
import { signWithPasskey } from '#console/lib/sign-with-passkey.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/lib/form-text.ts'

/** Asks for a code, a passkey or the password. */
export function ProofDialog({ onDecided }: { onDecided: (isProven: boolean) => void }) {
  const t = useTranslations('console.proof')
  return (
    <Dialog title={t('title')} isOpen onClose={() => onDecided(false)}>
      <ProofForm onProven={() => onDecided(true)} />
    </Dialog>
  )
}

function ProofForm({ onProven }: { onProven: () => void }) {
  const t = useTranslations('console.proof')
  const wordsOf = useErrorWords()
  const { data: me } = useQuery(meQuery)
  const [errorText, setErrorText] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const hasApp = me?.factors.hasTotp ?? true
  const hasPasskey = (me?.factors.passkeys.length ?? 0) > 0
  const attempt = async (act: () => Promise<unknown>) => {
    setIsPending(true)
    setErrorText(undefined)
    try {
      await act()
      onProven()
    } catch (error) {
      // The person closed the browser's own dialog.
      if (!(error instanceof Error && error.name === 'NotAllowedError')) setErrorText(wordsOf(error))
    }
    setIsPending(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = formText(new FormData(event.currentTarget), 'proof')
    void attempt(() => bodyOf(api.me.proof.$post({ json: hasApp ? { code: typed } : { password: typed } })))
  }
  return (
    <form onSubmit={submit} className="mt-2 grid gap-4">
      <p className="text-ink-soft">{t('lead')}</p>
      {hasPasskey && (
        <Button kind="outlined" disabled={isPending} onClick={() => void attempt(proveWithPasskey)}>
          <KeyRound aria-hidden className="size-4" />
          {t('passkey')}
        </Button>
      )}
      {hasApp ? (
        <Field
          label={t('code')}
          name="proof"
          error={errorText}
          required
          ref={autofocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
      ) : hasPasskey ? (
        errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />
      ) : (
        <Field
          label={t('password')}
          name="proof"
          type="password"
          error={errorText}
          required
          ref={autofocus}
          autoComplete="current-password"
        />
      )}
      {(hasApp || !hasPasskey) && (
        <Button type="submit" isLoading={isPending}>
          {t('confirm')}
        </Button>
      )}
    </form>
  )
}

async function proveWithPasskey(): Promise<void> {
  await bodyOf(api.me.proof.$post({ json: { passkey: await signWithPasskey() } }))
}
