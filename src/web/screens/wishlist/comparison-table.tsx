import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { comparedText, FEWEST_COMPARED } from '#domain/comparison.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import type { ComparedView } from '#web/features/wishlist/calls.ts'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import type { Trip } from '#web/lib/trip.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useComparisonRows, type ComparisonRow } from './use-comparison-rows.tsx'

interface ComparisonTableProps {
  items: ComparedView[]
  /** That they were loaded for. */
  trip: Trip
  /** Of the page with the comparison. */
  path: string
}

/**
 * On phones, where two activities fit beside each other, the name of a row is above it. Of three the next one peeks in.
 * Few on a wide window stay so near to each other that a row is read across.
 */
const rowLook =
  'grid max-w-[calc(9.5rem+var(--columns)*21rem)] grid-cols-[repeat(var(--columns),minmax(0,1fr))] border-b border-line min-w-[calc(var(--columns)*var(--least))] sm:min-w-[calc(9.5rem+var(--columns)*11rem)] sm:grid-cols-[9.5rem_repeat(var(--columns),minmax(0,1fr))]'
// The policy for contents allows no inline styles.
const columnsLook = [
  '[--columns:1] [--least:8.25rem]',
  '[--columns:2] [--least:8.25rem]',
  '[--columns:3] [--least:9.25rem]',
  '[--columns:4] [--least:9.25rem]',
]
const nameLook =
  'col-span-full pt-3 text-start text-sm font-normal text-ink-soft sm:sticky sm:start-0 sm:z-10 sm:col-span-1 sm:bg-paper sm:py-3 sm:pe-4'
const cellLook = 'min-w-0 pe-3 pt-0.5 pb-3 text-start align-top font-normal wrap-anywhere sm:px-3 sm:pt-3'
const scrollerLook =
  'scroll-shadows -mx-4 block overflow-x-auto overflow-y-hidden px-4 sm:mx-0 sm:px-0 [scrollbar-width:none]'

/**
 * Activities in columns, and what differs between them in rows; what is the same for all is quiet. Rows are grids, so the
 * roles are written out: browsers take a table's from its layout. Names and prices stay in view: head and body scroll
 * sideways together, because a head inside of what scrolls would not stay at the top of the window.
 */
export function ComparisonTable({ items, trip, path }: ComparisonTableProps) {
  const t = useTranslations('wishlist')
  const { price, facts } = useComparisonRows(items, trip)
  const head = useRef<HTMLTableSectionElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const follow = (from: HTMLElement, to: HTMLElement | null) => {
    if (to && to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft
  }
  const isRemovable = items.length > FEWEST_COMPARED
  const rowOf = ({ name, isSame, cellOf }: ComparisonRow, nameClass = nameLook) => (
    <tr key={name} role="row" data-same={isSame || undefined} className={rowLook}>
      <th scope="row" role="rowheader" className={nameClass}>
        <span className="sticky start-0 inline-block">{name}</span>
      </th>
      {items.map((item, index) => (
        <td key={item.card.id} role="cell" className={`${cellLook} ${isSame ? 'text-ink-soft' : 'text-ink'}`}>
          {cellOf(item, index)}
        </td>
      ))}
    </tr>
  )
  return (
    <table
      role="table"
      aria-label={t('compare.title')}
      className={`mt-3 block [--picture:5.25rem] sm:[--picture:6.5rem] ${columnsLook[items.length - 1]}`}
    >
      {/* The pictures scroll away under the head of the page, unless the focus is among them. */}
      <thead
        ref={head}
        role="rowgroup"
        onScroll={({ currentTarget }) => follow(currentTarget, body.current)}
        className={`${scrollerLook} sticky top-[calc(var(--below-head)-1.25rem-var(--picture))] z-20 pt-2 focus-within:top-[calc(var(--below-head)-1rem)] [@media(max-height:37rem)]:static`}
      >
        <tr role="row" className={`${rowLook} border-b-0`}>
          <th
            scope="col"
            role="columnheader"
            className="sr-only sm:not-sr-only sm:sticky sm:start-0 sm:z-10 sm:bg-paper"
          >
            <span className="sr-only">{t('compare.what')}</span>
          </th>
          {items.map((item) => (
            <th
              key={item.card.id}
              scope="col"
              role="columnheader"
              abbr={item.card.title}
              className={`${cellLook} pt-0 pb-1 sm:pt-0`}
            >
              <ColumnHead item={item}>
                {isRemovable && (
                  <PageLink
                    path={path}
                    search={{ compare: comparedText(items.filter((one) => one !== item).map(({ card }) => card.id)) }}
                    aria-label={t('compare.remove', { title: `\u2068${item.card.title}\u2069` })}
                    className="absolute start-2 top-1.5 z-10 inline-flex size-[44px] items-center justify-center gap-1 rounded-full bg-surface/95 text-sm text-ink-soft hover:text-ink @min-[15rem]:static @min-[15rem]:size-auto @min-[15rem]:min-h-11 @min-[15rem]:self-start @min-[15rem]:bg-transparent @min-[15rem]:px-2"
                  >
                    <X aria-hidden className="size-5 shrink-0 @min-[15rem]:size-4" strokeWidth={1.75} />
                    <span className="hidden @min-[15rem]:inline">{t('compare.removeShort')}</span>
                  </PageLink>
                )}
              </ColumnHead>
            </th>
          ))}
        </tr>
        {/* An amount says what it is. */}
        {rowOf(price, `${nameLook} max-sm:sr-only`)}
      </thead>
      {/* More than two scroll sideways on a phone; the keyboard needs the focus for it. */}
      <tbody
        ref={body}
        role="rowgroup"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) => follow(currentTarget, head.current)}
        className={scrollerLook}
      >
        {facts.map((row) => rowOf(row))}
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
  )
}

function ColumnHead({ item: { card, isOffered }, children }: { item: ComparedView; children: ReactNode }) {
  const { link } = useCard(card)
  return (
    // Where the column has no room for the word beside the picture, the cross is on it.
    <div className="group @container relative">
      <div className="flex h-(--picture) items-start gap-1 pb-2">
        <div className="relative h-full w-full sm:w-auto">
          <Picture
            picture={card.picture}
            preset="card"
            sizes="(min-width: 640px) 128px, 160px"
            isDecorative
            className={`h-full w-full rounded-card sm:aspect-4/3 sm:w-auto ${isOffered ? '' : 'opacity-50 grayscale'}`}
          />
          <SaveButton productId={card.id} title={card.title} />
        </div>
        {children}
      </div>
      <p className="line-clamp-3 text-sm leading-snug font-semibold sm:text-base">
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
