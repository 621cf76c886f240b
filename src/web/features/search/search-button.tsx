import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '#web/ui/button.tsx'
import { useSearchSheet } from './use-search-sheet.tsx'

/** Opens the search from the header of narrow windows. */
export function SearchButton({ className = '' }: { className?: string }) {
  const t = useTranslations('search')
  const sheet = useSearchSheet()
  return (
    <>
      <button
        type="button"
        onClick={sheet.open}
        aria-haspopup="dialog"
        aria-label={t('label')}
        className={`${buttonClass('icon')} noscript:hidden ${className}`}
      >
        <Search aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
      {sheet.element}
    </>
  )
}
