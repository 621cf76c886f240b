import { useTranslations } from 'use-intl'

/** Where something is done and not only read: said to who has no script. Buttons are not there then (button.tsx). */
export function NeedsScript() {
  const t = useTranslations('common')
  return (
    <noscript>
      <p className="rounded-card border border-accent/50 bg-accent/8 p-4">{t('needsScript')}</p>
    </noscript>
  )
}
