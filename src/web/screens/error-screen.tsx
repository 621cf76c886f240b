import { useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { useLocale } from 'use-intl'
import { buttonLook } from '#web/ui/button.tsx'

/** What failed is in the log; the visitor gets the specification's sentence and a way on, never a stack trace. */
export function ErrorScreen() {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-6 px-4 py-24 text-center">
      <h1 className="text-2xl font-semibold">{t('errors.somethingWrong')}</h1>
      <a href={localePath(locale, '/')} className={buttonLook('outlined')}>
        {t('common.homePage')}
      </a>
    </section>
  )
}
