import { useEffect, useState, type ReactNode } from 'react'

interface FilterGroupProps {
  title: string
  /** Whether it is closed until it is opened, or one of its choices is chosen. */
  isClosed?: boolean
  children: ReactNode
}

/** A group of filters that folds, also without script. */
export function FilterGroup({ title, isClosed = false, children }: FilterGroupProps) {
  const [isOpen, setOpen] = useState(!isClosed)
  // It stays open when the choice is taken back.
  useEffect(() => {
    if (!isClosed) setOpen(true)
  }, [isClosed])
  return (
    <details className="group/fold border-b border-line pb-2" open={isOpen}>
      <summary className="icon-chevron flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold group-open/fold:after:rotate-180 hover:text-primary [&::-webkit-details-marker]:hidden">
        {title}
      </summary>
      <fieldset className="grid gap-1 pt-1 pb-2" aria-label={title}>
        {children}
      </fieldset>
    </details>
  )
}
