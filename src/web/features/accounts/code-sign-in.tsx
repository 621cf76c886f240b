import { tidyLine } from '#domain/invisible.ts'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AccountForm } from './account-form.tsx'
import { enterByCode, requestCode, type SignedInUser } from './sign-in-calls.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { CodeForm } from './code-form.tsx'

interface SentCode {
  email: string
  challenge: string
  /** When it was mailed, in milliseconds. */
  at: number
}

const STORED = 'rihla.code'
const VALID_MS = 600_000

interface CodeSignInProps {
  onEntered: (user: SignedInUser) => void
  /** Above the field of the address, and below it: what no longer holds once the code is on its way. */
  lead: string
  note?: string
}

/**
 * Signs in, or up, in two steps: an address, and the code mailed to it. The second step survives a reload: a phone may
 * drop the page while its owner reads the mail.
 */
export function CodeSignIn({ onEntered, lead, note }: CodeSignInProps) {
  const t = useTranslations('profile.code')
  const locale = useLocale()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<SentCode | null>(null)
  useEffect(() => setSent(storedCode()), [])
  const keep = (code: SentCode | null) => {
    setSent(code)
    storeCode(code)
  }
  const request = async (address: string) => {
    const { challenge } = await requestCode(locale, address)
    keep({ email: address, challenge, at: Date.now() })
  }
  if (sent === null)
    return (
      <>
        <p className="mt-2 mb-6 text-ink-soft">{lead}</p>
        <AccountForm
          key={email}
          fields={['email']}
          defaults={{ email }}
          offersPasskeys
          button={t('send')}
          send={({ email: typed }) => request(tidyLine(typed))}
        />
        <PasskeySignIn onEntered={onEntered} />
        {note !== undefined && <p className="mt-6 text-ink-soft">{note}</p>}
      </>
    )
  return (
    <div className="mt-4">
      <CodeForm
        email={sent.email}
        button={t('enter')}
        leaves
        check={async (code) => {
          const { user } = await enterByCode(locale, { challenge: sent.challenge, code })
          storeCode(null)
          onEntered(user)
        }}
        resend={() => request(sent.email)}
        correct={() => {
          setEmail(sent.email)
          keep(null)
        }}
      />
    </div>
  )
}

function storedCode(): SentCode | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as SentCode | null
    return stored !== null && Date.now() - stored.at < VALID_MS ? stored : null
  } catch {
    return null
  }
}

function storeCode(code: SentCode | null): void {
  try {
    if (code === null) sessionStorage.removeItem(STORED)
    else sessionStorage.setItem(STORED, JSON.stringify(code))
  } catch {
    // Without storage the second step does not survive a reload.
  }
}
