import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { CallError } from '#web/lib/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { addPasskey, removePasskey, requestPasskey, type PasskeyView } from './profile-calls.ts'
import { deviceName } from './device-name.ts'
import { useProof } from './use-proof.tsx'

/** The account's passkeys: list, add, remove. */
export function Passkeys({ email, passkeys: read }: { email: string; passkeys: PasskeyView[] }) {
  const t = useTranslations('profile.passkeys')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const [passkeys, setPasskeys] = useState(read)
  const [isSupported, setIsSupported] = useState(true)
  const [isAdded, setIsAdded] = useState(false)
  const { pending, isPending, errorText, run } = useAction<string>()
  const { guarded, proof } = useProof(email)
  useEffect(() => setIsSupported(typeof window.PublicKeyCredential === 'function'), [])
  const create = async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { options } = await requestPasskey(locale)
    const response = await startRegistration({ optionsJSON: options })
    setPasskeys((await addPasskey(locale, { response, name: deviceName(navigator.userAgent) })).passkeys)
    setIsAdded(true)
  }
  // What the browser throws, such as after a press of "Cancel", has no words of ours.
  const explain = (error: unknown) => (error instanceof CallError ? wordsOf(error) : t('failed'))
  const add = () => {
    setIsAdded(false)
    return run(() => guarded(create), { name: 'add', explain })
  }
  const remove = (id: string) => {
    setIsAdded(false)
    return run(async () => setPasskeys((await removePasskey(id)).passkeys), { name: id, explain })
  }
  if (proof) return proof
  return (
    <div className="grid gap-4">
      {isAdded && <Notice kind="success" title={t('saved')} isUrgent />}
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      {passkeys.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2"
            >
              <KeyRound aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
              <p className="min-w-0 flex-1">
                <bdi className="font-medium">{name === '' ? t('unnamed') : name}</bdi>
                <span className="block text-sm text-ink-soft">
                  {t.rich('added', { date: () => <DateText date={createdAt.slice(0, 10)} style="short" /> })}
                  {lastUsedAt !== null && (
                    <>
                      {' · '}
                      {t.rich('used', { date: () => <DateText date={lastUsedAt.slice(0, 10)} style="short" /> })}
                    </>
                  )}
                </span>
              </p>
              <Button
                kind="third"
                isLoading={pending === id}
                aria-label={t('removeNamed', { name: name === '' ? t('unnamed') : name })}
                onClick={() => void remove(id)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isSupported ? (
        <div>
          <Button kind="outlined" isLoading={isPending && pending === 'add'} onClick={() => void add()}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">{t('unsupported')}</p>
      )}
    </div>
  )
}
