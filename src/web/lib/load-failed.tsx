import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useApiErrorWords } from './use-api-error-words.ts'

/** In the place of what could not be loaded. `error` absent: the network failed. */
export function LoadFailed({ error, onRetry }: { error?: unknown; onRetry: () => void }) {
  const t = useTranslations('common')
  const wordsOf = useApiErrorWords()
  return (
    <Notice kind="danger" title={wordsOf(error)} isUrgent>
      <Button kind="third" onClick={onRetry} className="justify-self-start">
        {t('retry')}
      </Button>
    </Notice>
  )
}
