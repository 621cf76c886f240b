import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** Names the browser's tab after the screen. */
export function useTitle(screen: string): void {
  const t = useTranslations('console')
  const title = `${screen} · ${t('title')}`
  useEffect(() => {
    document.title = title
  }, [title])
}
