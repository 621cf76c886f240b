import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useCallback, useEffect, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#console/lib/api.ts'
import { forgetGuests } from '#console/lib/door-store.ts'
import { signWithPasskey } from '#console/lib/sign-with-passkey.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Outer } from '#console/parts/outer.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/lib/form-text.ts'

/** A passkey (also from the browser's autofill), or the password and then a code. */
export function SignInScreen({ hasEnded }: { hasEnded: boolean }) {
  const t = useTranslations('console.signIn')
  const wordsOf = useErrorWords()
  const queries = useQueryClient()
  const [known, setKnown] = useState<{ email: string; password: string }>()
  const [pending, setPending] = useState<'password' | 'passkey'>()
  const [errorText, setErrorText] = useState<string>()

  const enter = useCallback(async () => {
    // Data of the previous person, also on the check-in page.
    await forgetGuests().catch(() => {})
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    await queries.refetchQueries({ queryKey: ['me'] })
  }, [queries])
  const withPasskey = useCallback(
    async (useBrowserAutofill: boolean) => {
      const response = await signWithPasskey(useBrowserAutofill)
      await bodyOf(api.passkey['sign-in'].$post({ json: { response } }))
      await enter()
    },
    [enter],
  )
  useEffect(() => {
    // Rejects if the password is used instead, or the page is left.
    void browserSupportsWebAuthnAutofill().then((isSupported) =>
      isSupported ? withPasskey(true).catch(() => {}) : null,
    )
  }, [withPasskey])

  const attempt = async (name: 'password' | 'passkey', act: () => Promise<unknown>) => {
    setPending(name)
    setErrorText(undefined)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Error && error.name === 'NotAllowedError')) setErrorText(wordsOf(error))
    }
    setPending(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => formText(form, name)
    const credentials = known ?? { email: typed('email'), password: typed('password') }
    void attempt('password', async () => {
      const { step } = await bodyOf(api['sign-in'].$post({ json: { ...credentials, code: typed('code') } }))
      if (step === 'code') setKnown(credentials)
      else await enter()
    })
  }
  return (
    <Outer title={known ? t('codeTitle') : t('title')}>
      <form onSubmit={submit} className="grid gap-4">
        {hasEnded && !known && <Notice title={t('ended')} isUrgent />}
        {known ? (
          <>
            <p className="text-ink-soft">
              <EmailText email={known.email} />
            </p>
            <Field
              key="code"
              label={t('code')}
              hint={t('codeHint')}
              name="code"
              required
              autoFocus
              autoComplete="one-time-code"
              maxLength={40}
              dir="ltr"
            />
            {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
            <Button type="submit" isLoading={pending === 'password'}>
              {t('confirm')}
            </Button>
            <Button
              kind="third"
              onClick={() => {
                setKnown(undefined)
                setErrorText(undefined)
              }}
            >
              {t('back')}
            </Button>
            <p className="text-sm text-ink-soft">{t('lost')}</p>
          </>
        ) : (
          <>
            {browserSupportsWebAuthn() && (
              <>
                <Button
                  kind="outlined"
                  isLoading={pending === 'passkey'}
                  onClick={() => void attempt('passkey', () => withPasskey(false))}
                >
                  <KeyRound aria-hidden className="size-4" />
                  {t('passkey')}
                </Button>
                <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {t('or')}
                </p>
              </>
            )}
            <Field
              label={t('email')}
              name="email"
              type="email"
              required
              autoFocus
              autoComplete="username webauthn"
              dir="ltr"
            />
            <Field
              label={t('password')}
              name="password"
              type="password"
              required
              autoComplete="current-password"
              dir="ltr"
            />
            {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
            <Button type="submit" isLoading={pending === 'password'}>
              {t('submit')}
            </Button>
          </>
        )}
      </form>
    </Outer>
  )
}
