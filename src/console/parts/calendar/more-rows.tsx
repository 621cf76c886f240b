import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Rows of a calendar that are shown at first. */
export const ROWS = 500
/** The API returns no more. */
const MOST_ROWS = 2000

/** There are more rows than `shown`. `onMore` shows more of them; without it, or at the most, only filters help. */
export function MoreRows({ shown, onMore }: { shown: number; onMore?: (next: number) => void }) {
  const t = useTranslations('console.departures')
  return (
    <Notice title={t('isMore', { count: shown })}>
      {onMore && shown < MOST_ROWS && (
        <div>
          <Button kind="outlined" onClick={() => onMore(Math.min(MOST_ROWS, shown + ROWS))}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </Notice>
  )
}
