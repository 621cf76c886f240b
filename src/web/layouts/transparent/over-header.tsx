import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HeaderTools } from '#web/layouts/header-tools.tsx'
import type { FrameProps } from '#web/layouts/layout.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Logo } from '#web/ui/logo.tsx'

const SOLID_AFTER_PX = 24

/**
 * Transparent over a picture at the top of the page (`data-behind-header`; ui/base.css), otherwise opaque. Sticky and
 * opaque after scrolling; without script it scrolls away.
 */
export function OverHeader({ site, visitor, languagePath }: Omit<FrameProps, 'children'>) {
  const t = useTranslations('common')
  const content = useTranslations('content')
  const [state, setState] = useState<'still' | 'top' | 'scrolled'>('still')
  useEffect(() => {
    const look = () => setState(window.scrollY > SOLID_AFTER_PX ? 'scrolled' : 'top')
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  const link =
    'inline-flex min-h-11 items-center px-3 font-medium underline-offset-8 hover:underline aria-[current=page]:underline'
  return (
    <header data-state={state} className="over-header sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-[64px] max-w-[96rem] flex-wrap items-center gap-x-2 px-4 max-sm:gap-x-0 max-sm:px-3 sm:px-6">
        <PageLink path="/" className="me-4 flex min-w-0 max-sm:me-1 items-center gap-2 text-xl font-semibold">
          <Logo className="size-8 shrink-0" />
          <span className="truncate">{site.name}</span>
        </PageLink>
        <nav aria-label={t('main')} className="hidden shrink-0 lg:block">
          <PageLink path={`/${site.discoverType}`} className={link}>
            {t('thingsToDo')}
          </PageLink>
          {site.pages.includes('blog') && (
            <PageLink path="/blog" className={link}>
              {content('blog')}
            </PageLink>
          )}
          {site.pages.includes('about') && (
            <PageLink path="/about" className={link}>
              {content('about')}
            </PageLink>
          )}
        </nav>
        <HeaderTools
          visitor={visitor}
          currencies={site.currencies}
          language={{ path: languagePath, className: 'underline-offset-8 hover:underline' }}
          className="ms-auto flex items-center"
        />
      </div>
    </header>
  )
}
