import { Pencil, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { latinDigits } from '#domain/arabic.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import type { RememberedGuest } from '#web/lib/remembered-guest.ts'

interface KnownGuestProps {
  guest: RememberedGuest
  /** Of the country that was chosen for the number: '966'. */
  callingCode: string | undefined
  onEdit: () => void
  onForget: () => void
}

/** The guest of this device's latest booking, instead of the fields. */
export function KnownGuest({ guest, callingCode, onEdit, onForget }: KnownGuestProps) {
  const t = useTranslations('checkout.guest')
  return (
    <div className="mb-4 grid gap-1 rounded-card border border-primary bg-primary/5 p-card">
      <div className="flex items-start gap-3">
        <UserRound aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{t('bookAs', { name: `\u2068${guest.firstName} ${guest.lastName}\u2069` })}</p>
          <p className="dotted text-sm text-ink-soft">
            <EmailText email={guest.email} />
            <span className="whitespace-nowrap">
              <bdi dir="ltr">{guest.phone ?? withCallingCode(latinDigits(guest.phoneNumber), callingCode)}</bdi>
            </span>
          </p>
        </div>
        <Button kind="icon" aria-label={t('edit')} onClick={onEdit} className="-me-2 -mt-2">
          <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </div>
      <Button kind="third" onClick={onForget} className="-ms-2 justify-self-start text-sm">
        {t('forget')}
      </Button>
    </div>
  )
}

/** As it was typed, after the code of its country: a number alone may be of any. */
function withCallingCode(number: string, callingCode: string | undefined): string {
  const hasCode = callingCode === undefined || /^(?:\+|00)/.test(number.trim())
  return hasCode ? number : `+${callingCode} ${number}`
}
