import type { DestinationHeadProps } from '#web/features/catalogue/layout-choices.ts'
import { Picture } from '#web/ui/picture.tsx'

/** The head of a city or category, like that of the home page: a full-width picture with a panel over it. */
export function PanelHead({ way, title, text, picture }: DestinationHeadProps) {
  return (
    <header>
      {picture && (
        <Picture
          picture={picture}
          preset="hero"
          sizes="100vw"
          narrow={{ preset: 'card', sizes: '100vw' }}
          isFirst
          isDecorative
          className="h-40 w-full sm:h-56"
        />
      )}
      <div className={`relative mx-auto max-w-3xl px-4 ${picture ? '-mt-16' : 'pt-4'}`}>
        <div
          className={`grid justify-items-center gap-2 text-center ${picture ? 'rounded-card border border-line grid-cols-1 bg-surface px-card py-4' : 'border-b border-line pb-4'}`}
        >
          {way}
          <h1 className="text-2xl font-semibold sm:text-4xl">{title}</h1>
          <p className="text-ink-soft sm:text-lg">{text}</p>
        </div>
      </div>
    </header>
  )
}
