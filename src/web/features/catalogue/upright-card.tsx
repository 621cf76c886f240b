import { PageLink } from '#web/lib/page-link.tsx'
import { CardLength } from './card-length.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { WholeWords } from '#web/ui/whole-words.tsx'
import { WarningLabels } from './card-badges.tsx'
import { CardPrice } from './card-price.tsx'
import { CardRating } from './card-rating.tsx'
import type { CardProps } from './layout-choices.ts'
import { useCard } from './use-card.ts'

const halfSizes = '(min-width: 640px) calc(50vw - 34px)'
const fourSizes = `(min-width: 1280px) 293px, (min-width: 1024px) calc(25vw - 27px), ${halfSizes}`
const sizes = {
  row: `${fourSizes}, 182.75px`,
  page: `${fourSizes}, calc(100vw - 32px)`,
  list: `(min-width: 1280px) 301px, (min-width: 1024px) calc(50vw - 178px), ${halfSizes}`,
} as const
/** In a list on phones the box is higher than wide, and narrower than the crop of a tile. */
const narrowList = { preset: 'tile', sizes: '(min-width: 360px) 160px, 120px' } as const

const NO_BREAK = '\u00a0'

/**
 * The default card: picture above text; in a list on phones, picture beside text, so that the first prices are in the
 * first window. The title's link covers the card, so that it is one target with one name.
 */
export function UprightCard({ card, place, isFirst, corner }: CardProps) {
  const { link, where, isOneDay, warnings, promises } = useCard(card)
  const isRow = place === 'list'
  const box = isRow ? 'shrink-0 max-sm:w-[min(8.5rem,36%)] max-sm:self-start' : ''
  const picture = (look: string) => (
    <Picture
      picture={card.picture}
      preset="card"
      sizes={sizes[place]}
      {...(isRow ? { narrow: narrowList } : {})}
      isFirst={isFirst}
      isDecorative
      className={`growing shrink-0 rounded-card ${isRow ? 'max-sm:aspect-2/3 sm:aspect-3/2' : 'aspect-3/2'} ${look}`}
    />
  )
  const texts = (
    <>
      <p
        className={`text-sm text-ink-soft ${isRow ? 'max-sm:flex max-sm:min-h-8 max-sm:items-center max-sm:pe-[48px]' : 'line-clamp-1'}`}
      >
        {where}
      </p>
      <h3 className="text-base leading-snug font-semibold">
        <PageLink
          {...link}
          className={`after:absolute after:inset-0 group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 ${isRow ? 'line-clamp-3 sm:line-clamp-2' : 'line-clamp-2'}`}
        >
          <WholeWords text={card.title} />
        </PageLink>
      </h3>
      {/* A line break instead of a dot at the start of a line. */}
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <CardRating card={card} />
        <CardLength card={card} />
      </p>
      {promises.length > 0 && (
        // One line: what has no room wraps as a whole into what is cut off.
        <p className="h-[1lh] overflow-hidden text-sm text-success">
          {promises.map((promise) => promise.replaceAll(' ', NO_BREAK)).join(`${NO_BREAK.repeat(2)} `)}
        </p>
      )}
      <CardPrice
        card={card}
        className="mt-auto pt-1"
        breaksUnit={isRow ? 'long' : 'always'}
        {...(isRow ? {} : { isDaySaid: isOneDay })}
      />
    </>
  )
  return (
    <article
      className={`group relative flex h-full ${isRow ? 'gap-x-4 gap-y-3 max-sm:flex-wrap max-sm:border-b max-sm:border-line max-sm:pb-5 sm:flex-col max-sm:[&>button]:end-0 max-sm:[&>button]:-top-1.5' : 'flex-col gap-1.5 wrap-anywhere'}`}
    >
      {warnings.length > 0 ? (
        <div className={`relative ${box} ${isRow ? '' : 'mb-1.5'}`}>
          {picture('w-full')}
          <WarningLabels
            warnings={warnings}
            className={`top-3 ${isRow ? 'max-sm:inset-x-1.5 max-sm:top-auto max-sm:bottom-1.5' : ''}`}
          />
        </div>
      ) : (
        picture(isRow ? box : 'mb-1.5')
      )}
      {isRow ? (
        <div className="flex min-w-0 flex-1 flex-col gap-1.5 wrap-anywhere max-sm:basis-36 sm:pt-3">{texts}</div>
      ) : (
        texts
      )}
      {/* The corner is the picture's, and on phones the text's. */}
      {corner}
    </article>
  )
}
