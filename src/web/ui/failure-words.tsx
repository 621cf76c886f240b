import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'

/** For lib/show-failure.ts, which runs when no component can be rendered. */
export function FailureWords() {
  const t = useTranslations()
  return (
    <template
      id="failure-words"
      data-title={t('errors.somethingWrong')}
      data-text={t('errors.notInteractive')}
      data-reload={t('errors.reload')}
      data-stay={t('errors.keepReading')}
      data-home={t('common.homePage')}
      data-home-path={localePath(useLocale(), '/')}
    />
  )
}
