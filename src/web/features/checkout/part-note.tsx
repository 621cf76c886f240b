import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something about an order of several activities, with a link to a checkout of a part of them. */
export function PartNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  )
}
