import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Says that the map did not load, and offers a retry. */
export function MapFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common')
  return (
    <Notice kind="warning" title={t('map.failed')}>
      <p>{t('map.failedText')}</p>
      <div>
        <Button kind="outlined" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Notice>
  )
}
