import { use } from 'react'
import { LayoutChoices, type DestinationHeadProps } from '#web/features/catalogue/layout-choices.ts'
import { Picture } from '#web/ui/picture.tsx'

/** The head of city and category pages in the current layout. */
export function DestinationHead(place: DestinationHeadProps) {
  const Head = use(LayoutChoices)?.DestinationHead ?? ArchHead
  return <Head {...place} />
}

/** Name and text beside the picture in an arch. */
function ArchHead({ way, title, text, picture }: DestinationHeadProps) {
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-6">
      <header className="grid items-end gap-6 border-b border-line pt-6 sm:grid-cols-[1fr_auto]">
        <div className="pb-8">
          {way}
          <h1 className="mt-4 text-3xl font-semibold sm:text-4xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-soft">{text}</p>
        </div>
        {picture && (
          <div className="arch hidden w-44 sm:block lg:w-52">
            <Picture
              picture={picture}
              preset="tile"
              sizes="(min-width: 1024px) 221px, 187px"
              className="aspect-10/13 w-full"
            />
          </div>
        )}
      </header>
    </div>
  )
}
