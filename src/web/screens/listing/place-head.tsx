import type { ReactNode } from 'react'
import { Picture } from '#web/ui/picture.tsx'

/** The head of a city's or category's page: its name and words beside its picture in an arch. */
export function PlaceHead({
  way,
  title,
  text,
  picture,
}: {
  way: ReactNode
  title: string
  text: string
  picture: { src: string; alt: string } | null
}) {
  return (
    <header className="grid items-end gap-6 border-b border-line pt-6 sm:grid-cols-[1fr_auto]">
      <div className="pb-8">
        {way}
        <h1 className="mt-4 text-3xl font-semibold sm:text-4xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{text}</p>
      </div>
      {picture && (
        <div className="arch hidden w-44 sm:block lg:w-52">
          <Picture picture={picture} ratio={0.77} largest={260} sizes="208px" isFirst className="aspect-10/13 w-full" />
        </div>
      )}
    </header>
  )
}
