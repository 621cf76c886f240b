import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import type { SearchView } from './calls.ts'

const withFilter = 'flex flex-wrap items-center gap-x-3 gap-y-2'

interface UnderstoodProps {
  listing: Pick<
    SearchView,
    | 'taken'
    | 'leftOut'
    | 'landmark'
    | 'corrected'
    | 'isApproximate'
    | 'isForChildren'
    | 'isForEvening'
    | 'facets'
    | 'total'
  >
  /** What was searched for. */
  text: string
  path: string
  /** The filters of the address. */
  search: Readonly<Record<string, string | undefined>>
}

/** How the query was read: as a landmark, with another spelling, replaced and omitted words, and words that mean a filter. */
export function Understood({ listing, text, path, search }: UnderstoodProps) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { taken, leftOut, landmark, corrected, isApproximate, facets, total } = listing
  const isForChildren = listing.isForChildren && search['children'] === undefined
  const isForEvening = listing.isForEvening && search['timeOfDay'] === undefined
  const isRead = isApproximate || taken.length > 0 || landmark !== null || corrected !== null
  if (!isRead && !isForChildren && !isForEvening) return null
  const { page: _page, ...filters } = search
  // Isolates words, whose script may differ from the sentence's.
  const isolated = (word: string) => `\u2068${word}\u2069`
  const quoted = leftOut.map((word) => (locale === 'ar' ? `«${isolated(word)}»` : `“${isolated(word)}”`))
  const filterLink = (filter: Record<string, string>, words: string) => (
    <PageLink path={path} search={{ ...filters, ...filter }} resetScroll={false} replace className={chipClass}>
      {words}
    </PageLink>
  )
  return (
    <div role="status" className="mt-4 text-ink-soft">
      {landmark && (
        <p>
          {t.rich(total > 0 ? 'nearLandmark' : 'noneNearLandmark', {
            landmark: isolated(landmark.name),
            city: () => (
              <PageLink path={landmark.path} className="text-primary underline underline-offset-4">
                {landmark.city}
              </PageLink>
            ),
          })}
        </p>
      )}
      {corrected !== null && <p>{t('takenFor', { word: isolated(corrected), written: isolated(text) })}</p>}
      {taken.map(({ written, word }) => (
        <p key={written}>{t('takenFor', { word: isolated(word), written: isolated(written) })}</p>
      ))}
      {leftOut.length > 0 && <p>{t('leftOut', { words: new Intl.ListFormat(locale).format(quoted) })}</p>}
      {isForChildren && (
        <p className={withFilter}>
          {t('forChildren')}
          {facets.children !== 0 && facets.children !== total && filterLink({ children: '1' }, t('onlyForChildren'))}
        </p>
      )}
      {isForEvening && (
        <p className={withFilter}>
          {t('forEvening')}
          {facets.times?.evening !== 0 &&
            facets.times?.evening !== total &&
            filterLink({ timeOfDay: 'evening' }, t('onlyInEvening'))}
        </p>
      )}
      {isApproximate && taken.length === 0 && leftOut.length === 0 && <p>{t('approximate')}</p>}
    </div>
  )
}
