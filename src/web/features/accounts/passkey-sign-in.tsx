import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { CallError } from '#web/lib/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { enterByPasskey, readPasskeyOptions, type SignedInUser } from './sign-in-calls.ts'

/**
 * Signs in with a passkey: offered by the browser in the email field (`autocomplete="webauthn"`), and by a button where
 * the browser supports passkeys.
 */
export function PasskeySignIn({ onEntered }: { onEntered: (user: SignedInUser) => void }) {
  const t = useTranslations('profile.passkeys')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  // Rendered by the server too: a button that appears on hydration moves the links below it under a finger.
  const [isSupported, setIsSupported] = useState(true)
  const { isPending, errorText, run } = useAction()
  const enter = async (useBrowserAutofill: boolean) => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { options } = await readPasskeyOptions()
    const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill })
    return (await enterByPasskey(locale, { response })).user
  }
  const entered = useRef(onEntered)
  entered.current = onEntered
  const offer = useRef(enter)
  useEffect(() => {
    setIsSupported(typeof window.PublicKeyCredential === 'function')
    let isGone = false
    const offerInField = async () => {
      const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
      if (!isGone && (await browserSupportsWebAuthnAutofill())) entered.current(await offer.current(true))
    }
    // The button and the code remain: the browser ends this offer when another one begins.
    offerInField().catch(() => undefined)
    return () => {
      isGone = true
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [])
  const press = () =>
    run(async () => onEntered(await enter(false)), {
      leaves: true,
      explain: (error) => (error instanceof CallError ? wordsOf(error) : t('signInFailed')),
    })
  if (!isSupported) return null
  return (
    <div className="mt-4 grid gap-4">
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <Button kind="outlined" className="w-full" isLoading={isPending} onClick={() => void press()}>
        <KeyRound aria-hidden className="size-5" strokeWidth={1.75} />
        {t('signIn')}
      </Button>
    </div>
  )
}
