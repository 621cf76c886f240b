import { useTranslations } from 'use-intl'

/** Shown without script, next to controls that need it. Buttons are hidden then (button.tsx). */
export function NeedsScript() {
  const t = useTranslations('common')
  return (
    <noscript>
      <p className="rounded-card border border-accent/50 bg-accent/8 p-4">{t('needsScript')}</p>
    </noscript>
  )
}
