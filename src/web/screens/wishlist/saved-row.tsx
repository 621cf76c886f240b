import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { CardLength } from '#web/features/catalogue/card-length.tsx'
import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import { useCard } from '#web/features/catalogue/use-card.ts'
import type { SavedItemView } from '#web/features/wishlist/calls.ts'
import { ComparisonChoice } from '#web/features/wishlist/comparison-form.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useReasonTaken } from './use-reason-taken.ts'

interface SavedRowProps {
  item: SavedItemView
  /** Whether dates are chosen, in which it may have no free day. */
  hasDates: boolean
  /** Zero: not known. */
  travellers: number
  /** Whether it can be compared with others. */
  isComparable: boolean
  corner: ReactNode
}

/** A saved activity as a row, so that those of a list can be compared: picture, text, and the price at the end. */
export function SavedRow({ item, hasDates, travellers, isComparable, corner }: SavedRowProps) {
  const t = useTranslations('wishlist')
  const { card } = item
  const { link, where, warnings, promises } = useCard(card)
  const { isTooLarge, wordsOf } = useReasonTaken(travellers)
  const isTaken = hasDates && card.free === null && card.from !== null
  const book = t(isTaken && !isTooLarge(item) ? 'otherDates' : 'checkDates')
  return (
    <article className="group relative grid grid-cols-[min(8.5rem,36%)_minmax(0,1fr)] gap-x-4 border-b border-line pb-5 in-[li:last-child]:border-b-0 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-[13.5rem_minmax(0,1fr)_15rem] max-sm:[&>button]:end-0 max-sm:[&>button]:-top-1.5 max-sm:[&>button]:bg-transparent sm:[&>button]:start-[9rem] sm:[&>button]:end-auto lg:[&>button]:start-[10.5rem]">
      <Picture
        picture={card.picture}
        preset="card"
        sizes="(min-width: 1024px) 216px, (min-width: 640px) 192px, (min-width: 360px) 160px, 120px"
        isDecorative
        className="growing w-full rounded-card max-lg:row-span-2 max-sm:aspect-2/3 max-sm:self-start sm:aspect-3/2"
      />
      <div className="flex min-w-0 flex-col gap-1.5 wrap-anywhere">
        <p className="text-sm text-ink-soft max-sm:flex max-sm:min-h-8 max-sm:items-center max-sm:pe-12">{where}</p>
        <h3 className="text-base leading-snug font-semibold sm:text-lg">
          <PageLink
            {...link}
            className="line-clamp-3 after:absolute after:inset-0 group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 sm:line-clamp-2"
          >
            {card.title}
          </PageLink>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <CardRating card={card} />
          <CardLength card={card} />
        </p>
        {card.summary !== undefined && (
          <p className="line-clamp-2 max-w-xl text-sm text-ink-soft max-lg:hidden">{card.summary}</p>
        )}
        {promises.length > 0 && (
          <p className="text-sm text-success">
            {promises[0]}
            {promises.length > 1 && <span className="max-sm:hidden"> · {promises.slice(1).join(' · ')}</span>}
          </p>
        )}
        {warnings.length > 0 && <p className="text-sm font-medium text-clay">{warnings.join(' · ')}</p>}
      </div>
      <div className="min-w-0 pt-1.5 lg:border-s lg:border-line lg:ps-6 lg:pt-0">
        {isTaken && <p className="text-sm font-medium text-ink-soft">{wordsOf(item)}</p>}
        <CardPrice card={card} breaksUnit="always" />
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 empty:mt-0">
          {(!hasDates || isTaken) && card.from !== null && (
            <PageLink
              path={link.path}
              hash="book"
              aria-label={`${book}: ${card.title}`}
              className={`${buttonClass('outlined')} relative max-sm:min-h-11 max-sm:px-3 max-sm:text-sm`}
            >
              {book}
            </PageLink>
          )}
          {isComparable && <ComparisonChoice id={card.id} title={card.title} className="relative" />}
        </div>
      </div>
      {corner}
    </article>
  )
}
