import { useId } from 'react'
import { useTranslations } from 'use-intl'

interface WhatsappConsentProps {
  /** The number, if there is no field for it nearby. */
  phone?: string
  /** Whether a host answers, whose answer comes by WhatsApp without consent too. */
  hasAnswer?: boolean
  className?: string
}

/** Consent to messages by WhatsApp. */
export function WhatsappConsent({ phone, hasAnswer = false, className = '' }: WhatsappConsentProps) {
  const t = useTranslations('checkout.guest')
  const hintId = useId()
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 ${className}`}>
      <input
        type="checkbox"
        name="alsoByWhatsapp"
        value="yes"
        aria-describedby={hasAnswer ? hintId : undefined}
        className="mt-1 size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0 wrap-anywhere">
        {phone === undefined ? t('alsoByWhatsapp') : t('alsoByWhatsappTo', { phone: `\u2066${phone}\u2069` })}
        {hasAnswer && (
          <span id={hintId} className="block text-sm text-ink-soft">
            {t('answerByWhatsapp')}
          </span>
        )}
      </span>
    </label>
  )
}
