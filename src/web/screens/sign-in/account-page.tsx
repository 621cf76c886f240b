import type { ReactNode } from 'react'
import { interfacePictures } from '#domain/interface-pictures.ts'
import { Picture } from '#web/ui/picture.tsx'

interface AccountPageProps {
  title: string
  /** Absent: the form says it. */
  text?: string
  children: ReactNode
}

/** The frame of the account pages: a form beside a picture in an arch. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  return (
    <div className="mx-auto grid max-w-5xl items-center gap-14 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,45%)]">
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-3xl font-semibold">{title}</h1>
        {text !== undefined && <p className="mt-2 mb-6 text-ink-soft">{text}</p>}
        {children}
      </div>
      <div className="arch hidden lg:block">
        <Picture
          picture={{ src: interfacePictures.account, alt: '' }}
          preset="tile"
          sizes="352px"
          isDecorative
          className="aspect-10/13 w-full"
        />
      </div>
    </div>
  )
}
