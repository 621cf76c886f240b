import type { DestinationHeadProps } from '#web/features/catalogue/layout-choices.ts'
import { Picture } from '#web/ui/picture.tsx'

/** The head of a city or category: text at the bottom of a picture behind the header, or on paper without a picture. */
export function PictureHead({ way, title, text, picture }: DestinationHeadProps) {
  const words = (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 pb-5 sm:px-6">
      {way}
      <h1 className="mt-2 text-3xl font-semibold sm:text-4xl">{title}</h1>
      <p className="mt-1.5 max-w-3xl sm:text-lg">{text}</p>
    </div>
  )
  if (picture === null) return <header className="border-b border-line">{words}</header>
  return (
    <div data-behind-header className="on-night relative isolate grid min-h-[40vh] content-end bg-night text-white">
      <Picture
        picture={picture}
        preset="hero"
        sizes="max(100vw, 134vh)"
        narrow={{ preset: 'card', sizes: 'max(100vw, 84vh)' }}
        isFirst
        isDecorative
        className="absolute inset-0 -z-10 size-full"
      />
      <div className="bg-linear-to-t from-night via-night/75 via-75% to-transparent pt-24 [&_nav]:text-white [&_nav_*]:text-inherit">
        {words}
      </div>
    </div>
  )
}
