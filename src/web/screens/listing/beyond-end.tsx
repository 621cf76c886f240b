import { useTranslations } from 'use-intl'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** A page after the end of the list: an old link, or activities were removed. */
export function BeyondEnd({ path, search, pageCount }: { path: string; search: ListingSearch; pageCount: number }) {
  const t = useTranslations('catalogue')
  const { page: _page, ...rest } = search
  return (
    <EmptyArch title={t('beyondEnd')}>
      <p className="text-ink-soft">{t('beyondEndText', { count: pageCount })}</p>
      <PageLink path={path} search={rest} className={buttonClass('primary')}>
        {t('firstPage')}
      </PageLink>
    </EmptyArch>
  )
}
