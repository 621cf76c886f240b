import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { comparedText, FEWEST_COMPARED } from '#domain/comparison.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import type { ComparedView } from '#web/features/wishlist/calls.ts'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useComparisonRows } from './use-comparison-rows.tsx'

interface ComparisonTableProps {
  items: ComparedView[]
  /** Whether dates are chosen, in which they may have no free day. */
  hasDates: boolean
  /** Of the page with the comparison. */
  path: string
}

/** On phones, where two activities fit beside each other, the name of a row is above it. */
const rowLook =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] border-b border-line sm:grid-cols-[9.5rem_repeat(var(--columns),minmax(0,1fr))]'
// The policy for contents allows no inline styles.
const columnsLook = ['[--columns:1]', '[--columns:2]', '[--columns:3]', '[--columns:4]']
const nameLook =
  'col-span-full pt-3 text-start text-sm font-normal text-ink-soft sm:sticky sm:start-0 sm:z-10 sm:col-span-1 sm:bg-paper sm:py-3 sm:pe-4'
const cellLook = 'min-w-0 pe-3 pt-0.5 pb-3 text-start align-top font-normal wrap-anywhere sm:px-3 sm:pt-3'

/**
 * Activities in columns, and what differs between them in rows; what is the same for all is quiet. Rows are grids, so the
 * roles are written out: browsers take a table's from its layout.
 */
export function ComparisonTable({ items, hasDates, path }: ComparisonTableProps) {
  const t = useTranslations('wishlist')
  const rows = useComparisonRows(items, hasDates)
  const isRemovable = items.length > FEWEST_COMPARED
  return (
    // More than two scroll sideways on a phone; the keyboard needs the focus for it.
    <div
      role="region"
      aria-label={t('compare.title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="-mx-4 mt-5 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <table
        role="table"
        aria-label={t('compare.title')}
        className={`block min-w-[calc(var(--columns)*8.25rem)] sm:min-w-[calc(9.5rem+var(--columns)*11rem)] ${columnsLook[items.length - 1]}`}
      >
        <thead role="rowgroup" className="block">
          <tr role="row" className={rowLook}>
            <th
              scope="col"
              role="columnheader"
              className="sr-only sm:not-sr-only sm:sticky sm:start-0 sm:z-10 sm:bg-paper"
            >
              <span className="sr-only">{t('compare.what')}</span>
            </th>
            {items.map((item) => (
              <th key={item.card.id} scope="col" role="columnheader" abbr={item.card.title} className={cellLook}>
                <ColumnHead item={item}>
                  {isRemovable && (
                    <PageLink
                      path={path}
                      search={{ compare: comparedText(items.filter((one) => one !== item).map(({ card }) => card.id)) }}
                      aria-label={t('compare.remove', { title: `\u2068${item.card.title}\u2069` })}
                      className="relative z-10 -ms-2 mt-auto inline-flex min-h-11 items-center gap-1 self-start px-2 text-sm text-ink-soft hover:text-ink"
                    >
                      <X aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                      {t('compare.removeShort')}
                    </PageLink>
                  )}
                </ColumnHead>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {rows.map(({ name, isSame, cellOf }) => (
            <tr key={name} role="row" data-same={isSame || undefined} className={rowLook}>
              <th scope="row" role="rowheader" className={nameLook}>
                <span className="sticky start-0 inline-block">{name}</span>
              </th>
              {items.map((item, index) => (
                <td key={item.card.id} role="cell" className={`${cellLook} ${isSame ? 'text-ink-soft' : 'text-ink'}`}>
                  {cellOf(item, index)}
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" className={`${rowLook} border-b-0`}>
            <th scope="row" role="rowheader" className={`${nameLook} max-sm:sr-only`}>
              {t('compare.rows.book')}
            </th>
            {items.map((item) => (
              <td key={item.card.id} role="cell" className={`${cellLook} pt-3`}>
                {item.isOffered && <BookLink item={item} />}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead({ item: { card, isOffered }, children }: { item: ComparedView; children: ReactNode }) {
  const { link } = useCard(card)
  return (
    <div className="group relative flex h-full flex-col gap-2">
      <Picture
        picture={card.picture}
        preset="card"
        sizes="(min-width: 1280px) 260px, (min-width: 640px) 176px, 160px"
        isDecorative
        className={`aspect-3/2 w-full rounded-card ${isOffered ? '' : 'opacity-50 grayscale'}`}
      />
      <p className="text-sm leading-snug font-semibold sm:text-base">
        {isOffered ? (
          <PageLink
            {...link}
            className="after:absolute after:inset-0 group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {card.title}
          </PageLink>
        ) : (
          card.title
        )}
      </p>
      {children}
      <SaveButton productId={card.id} title={card.title} />
    </div>
  )
}

function BookLink({ item: { card } }: { item: ComparedView }) {
  const t = useTranslations('wishlist')
  const { link } = useCard(card)
  const words = t(card.from === null ? 'compare.ask' : 'checkDates')
  return (
    <PageLink
      {...link}
      hash="book"
      aria-label={`${words}: ${card.title}`}
      className={`${buttonClass('outlined')} w-full max-sm:px-2 max-sm:text-sm`}
    >
      {words}
    </PageLink>
  )
}
