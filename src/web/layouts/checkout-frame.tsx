import { LockKeyhole } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { LanguageLink } from './language-link.tsx'
import type { FrameProps } from './layout.ts'

/** The frame of the checkout on every site: only the way home, help and the language, so that nothing leads away. */
export function CheckoutFrame({ site, languagePath, children }: Omit<FrameProps, 'visitor' | 'navigation'>) {
  const t = useTranslations('common')
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center gap-x-3 px-4 sm:px-6">
          <PageLink path="/" className="flex min-h-11 min-w-0 items-center gap-2 text-lg font-semibold text-primary">
            <Logo className="size-7 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{site.name}</span>
          </PageLink>
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <LockKeyhole aria-hidden className="size-4 shrink-0 text-success" strokeWidth={1.75} />
            <span className="max-sm:sr-only">{t('secure')}</span>
          </p>
          <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end">
            <PageLink
              path="/contact-us"
              className="inline-flex min-h-11 items-center px-2 text-sm font-medium hover:text-primary"
            >
              {t('help')}
            </PageLink>
            <LanguageLink path={languagePath} />
          </div>
        </div>
      </header>
      {children}
    </>
  )
}
