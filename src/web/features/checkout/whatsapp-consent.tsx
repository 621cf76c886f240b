import { useTranslations } from 'use-intl'

/** Consent to messages by WhatsApp. `phone`: the number, if there is no field for it nearby. */
export function WhatsappConsent({ phone, className = '' }: { phone?: string; className?: string }) {
  const t = useTranslations('checkout.guest')
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 ${className}`}>
      <input type="checkbox" name="alsoByWhatsapp" value="yes" className="mt-1 size-5 shrink-0 accent-primary" />
      <span className="min-w-0 wrap-anywhere">
        {phone === undefined ? t('alsoByWhatsapp') : t('alsoByWhatsappTo', { phone: `\u2066${phone}\u2069` })}
      </span>
    </label>
  )
}
