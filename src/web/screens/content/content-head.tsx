import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

/** The head of a text page, with its breadcrumb. `above` is the step before the page, if there is one. */
export function ContentHead({
  title,
  text,
  above,
  children,
}: {
  title: string
  text?: string
  above?: { title: string; path: string }
  /** Under the text, for example the date. */
  children?: ReactNode
}) {
  const t = useTranslations('catalogue')
  return (
    <header className="border-b border-line pt-4 pb-5 sm:pt-6 sm:pb-8">
      <Breadcrumb>
        {[
          <PageLink key="home" path="/">
            {t('home')}
          </PageLink>,
          ...(above
            ? [
                <PageLink key="above" path={above.path}>
                  {above.title}
                </PageLink>,
              ]
            : []),
          title,
        ]}
      </Breadcrumb>
      <h1 className="mt-4 max-w-3xl text-3xl font-semibold sm:text-4xl">{title}</h1>
      {text !== undefined && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{text}</p>}
      {children}
    </header>
  )
}
