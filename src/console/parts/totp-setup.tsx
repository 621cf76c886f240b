import { Smartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { autofocus } from '#console/lib/autofocus.ts'
import { QrCode } from './qr-code.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

/** The QR code of an authenticator app's secret, the secret as text, and the field for its first code. */
export function TotpSetup({ secret, uri, error }: { secret: string; uri: string; error: string | undefined }) {
  const t = useTranslations('console.invitation')
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('appLead')}</p>
      <QrCode text={uri} />
      {/* A phone cannot scan its own screen. */}
      <div className="hidden pointer-coarse:grid">
        <a href={uri} className={buttonClass('outlined')}>
          <Smartphone aria-hidden className="size-4" />
          {t('openApp')}
        </a>
      </div>
      <div className="text-balance">
        <p className="text-sm text-ink-soft">{t('secret')}</p>
        <bdi dir="ltr" className="font-medium tracking-wide wrap-anywhere tabular-nums select-all" data-secret={secret}>
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
      </div>
      <Field
        label={t('code')}
        name="code"
        error={error}
        required
        autoFocus
        ref={autofocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        dir="ltr"
      />
    </div>
  )
}
