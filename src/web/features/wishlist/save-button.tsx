import { useTranslations } from 'use-intl'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { buttonClass, onPicture } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { setSaved, useIsSaved } from './saved.ts'

const looks = {
  corner:
    'absolute end-2 top-2 z-10 grid size-[44px] place-items-center before:max-w-[28px] rounded-full bg-surface/95 text-ink transition hover:text-clay active:scale-95 motion-reduce:transform-none',
  labelled: `${buttonClass('outlined')} ${onPicture} max-sm:before:max-w-[28px]`,
}

interface SaveButtonProps {
  productId: number
  title: string
  /** In the corner of a card, or with a label, which on phones is in the corner of the picture without it. */
  look?: keyof typeof looks
  onRemove?: () => void
}

/**
 * A heart that saves or removes an activity. Hidden without script: cached pages are the same for all visitors, so only
 * the script knows what is saved.
 */
export function SaveButton({ productId, title, look = 'corner', onRemove }: SaveButtonProps) {
  const t = useTranslations('wishlist')
  const wordsOf = useApiErrorWords()
  const isSaved = useIsSaved(productId)
  const toggle = async () => {
    if (isSaved) onRemove?.()
    try {
      await setSaved(productId, !isSaved)
    } catch (error) {
      await showToast('error', wordsOf(error))
    }
  }
  return (
    <button
      type="button"
      onClick={() => void toggle()}
      aria-pressed={isSaved}
      aria-label={t('save', { title })}
      className={`icon-heart aria-pressed:before:text-clay noscript:hidden ${looks[look]}`}
    >
      {look === 'labelled' && (
        // The name stays, `aria-pressed` says the state. Both words are in the same place: the button keeps its width.
        <span className="grid text-center *:col-start-1 *:row-start-1 max-sm:hidden">
          <span className={isSaved ? 'invisible' : ''}>{t('saveShort')}</span>
          <span className={isSaved ? '' : 'invisible'}>{t('savedShort')}</span>
        </span>
      )}
    </button>
  )
}
