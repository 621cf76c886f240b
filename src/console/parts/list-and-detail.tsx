import type { ReactNode } from 'react'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

interface Props {
  list: ReactNode
  /** The open row. */
  children: ReactNode
  columns?: string
}

/** An open row: beside its list from 1,200 px, else instead of it. */
export function ListAndDetail({
  list,
  children,
  columns = 'beside:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]',
}: Props) {
  return (
    <div className={`grid items-start gap-5 ${columns}`}>
      <div className="max-beside:hidden beside:sticky beside:top-20 beside:max-h-[calc(100dvh-6.5rem)] beside:overflow-y-auto">
        {list}
      </div>
      {children}
    </div>
  )
}

/** Replaces a list that the person's role may not read. */
export function ForbiddenList({ title, lead, isBeside }: { title: string; lead: string; isBeside: boolean }) {
  return (
    <EmptyArch title={title} level={isBeside ? 2 : 1}>
      <p className="text-ink-soft">{lead}</p>
    </EmptyArch>
  )
}
