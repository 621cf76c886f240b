import { useTranslations } from 'use-intl'

interface WhatsappConsentProps {
  /** The number, if there is no field for it nearby. */
  phone?: string
  /** Whether a host answers, whose answer always comes by WhatsApp too. */
  hasAnswer?: boolean
  className?: string
}

/** Consent to messages by WhatsApp. */
export function WhatsappConsent({ phone, hasAnswer = false, className = '' }: WhatsappConsentProps) {
  const t = useTranslations('checkout.guest')
  const words = () => {
    if (phone !== undefined) return t('alsoByWhatsappTo', { phone: `\u2066${phone}\u2069` })
    return t(hasAnswer ? 'laterByWhatsapp' : 'alsoByWhatsapp')
  }
  return (
    <div className={className}>
      {hasAnswer && <p className="pt-2 text-sm text-ink-soft">{t('answerByWhatsapp')}</p>}
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input type="checkbox" name="alsoByWhatsapp" value="yes" className="mt-1 size-5 shrink-0 accent-primary" />
        <span className="min-w-0 wrap-anywhere">{words()}</span>
      </label>
    </div>
  )
}
