import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** The link to a list was revoked or never existed. */
export function EndedLinkScreen() {
  const t = useTranslations('wishlist')
  const { site } = useSiteContext()
  return (
    <EmptyArch level={1} title={t('ended')}>
      <p className="text-ink-soft">{t('endedText')}</p>
      <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
        {t('explore')}
      </PageLink>
    </EmptyArch>
  )
}
