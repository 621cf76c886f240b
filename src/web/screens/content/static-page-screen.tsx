import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import type { PageView } from '#web/features/content/calls.ts'
import { ArticleText, Contents } from '#web/features/content/rich-text.tsx'
import { ContentHead } from './content-head.tsx'

/** About, support, privacy and terms, written by the operator. */
export function StaticPageScreen({ page }: { page: PageView }) {
  const t = useTranslations('content')
  const locale = useLocale()
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6">
      <ContentHead title={page.title} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_min(18rem,45%)]">
        <div className="order-last max-lg:hidden lg:sticky lg:top-(--below-head)">
          <Contents title={page.title} headings={page.headings} />
        </div>
        <div>
          <ArticleText html={page.html} title={t('contents')} headings={page.headings} />
          <p className="mt-10 text-sm text-ink-soft">
            {t('changed', { date: formatDate(page.changedAt.slice(0, 10), locale, 'short') })}
          </p>
        </div>
      </div>
    </div>
  )
}
