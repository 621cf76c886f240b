import { use } from 'react'
import { LayoutChoices, type DestinationHeadProps } from '#web/features/catalogue/layout-choices.ts'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Essay } from './essay.tsx'

/** The head of city and category pages in the current layout. In every layout, the map has the room of its picture. */
export function DestinationHead(place: DestinationHeadProps) {
  const ownHead = use(LayoutChoices)?.DestinationHead ?? ArchHead
  const Head = use(ListingContext).isMap ? MapHead : ownHead
  return <Head {...place} />
}

/** The name alone, on a wide window in one line with the way to it. */
function MapHead({ way, title }: DestinationHeadProps) {
  return (
    <header className="px-4 pt-2 sm:px-6 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-6 lg:pt-3">
      {way}
      <h1 className="mt-1 text-2xl font-semibold lg:mt-0 lg:text-xl">{title}</h1>
    </header>
  )
}

/**
 * Name and text beside the picture through a row of arches; on phones over the picture. Low enough for the first prices in
 * the first window.
 */
function ArchHead({ way, title, text, facts, picture }: DestinationHeadProps) {
  const { isNarrowed } = use(ListingContext)
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-6">
      <header className="items-end gap-x-6 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:border-b sm:border-line sm:pt-4">
        <div className={picture ? OVER_PICTURE : 'pt-2 sm:pt-0'}>
          <div className="min-w-0">
            {way}
            <h1 className="mt-1 text-2xl font-semibold sm:mt-2 sm:text-3xl">{title}</h1>
            <Essay
              text={text}
              className={`mt-1 max-w-3xl sm:mt-1.5 sm:text-ink-soft ${picture ? 'max-sm:text-sm max-sm:leading-snug' : 'text-ink-soft'} ${isNarrowed ? 'lg:hidden' : ''}`}
            />
          </div>
          {picture && (
            <div
              className={`arch max-sm:absolute max-sm:inset-0 max-sm:-z-10 max-sm:mask-none max-sm:opacity-35 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:w-28 ${isNarrowed ? 'lg:w-24' : 'lg:w-32'}`}
            >
              <Picture
                picture={picture}
                preset="tile"
                sizes="(min-width: 1024px) 136px, 119px"
                narrow={{ preset: 'banner', sizes: '100vw' }}
                isDecorative
                className="size-full sm:aspect-10/13 sm:h-auto"
              />
            </div>
          )}
        </div>
        <div className="sm:col-start-1 sm:pb-4">{facts}</div>
      </header>
    </div>
  )
}

/** On phones a band across the window, dark enough for white text on any picture. */
const OVER_PICTURE =
  'sm:contents max-sm:relative max-sm:isolate max-sm:-mx-4 max-sm:grid max-sm:min-h-32 max-sm:content-end max-sm:bg-night max-sm:px-4 max-sm:py-2.5 max-sm:text-white max-sm:[&_nav]:text-white max-sm:[&_nav_a:hover]:text-white'
