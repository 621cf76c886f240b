import type { CSSProperties } from 'react'
import type { Column } from './calendar-columns.ts'

/** The heads of the columns. A table that is wider than its place scrolls in its own box, others with the page. */
export function ColumnHeads({
  columns,
  template,
  width,
  corner,
  isWide,
}: {
  columns: Column[]
  template: CSSProperties
  /** The least one of the rows. */
  width: CSSProperties
  /** The head of the first column. */
  corner: string
  isWide: boolean
}) {
  return (
    <div
      role="rowgroup"
      style={width}
      className={`sticky z-2 rounded-t-card border-b border-line bg-surface top-0 ${isWide ? '' : '@min-[43rem]:top-14'}`}
    >
      <div role="row" className="grid text-sm" style={template}>
        <div role="columnheader" className="sticky start-0 rounded-t-card bg-surface px-3 py-2 text-ink-soft">
          {corner}
        </div>
        {columns.map(({ key, title, line, isToday }) => (
          <div
            key={key}
            role="columnheader"
            aria-current={isToday ? 'date' : undefined}
            className={`grid content-center py-1.5 ${isWide && line !== undefined ? 'justify-items-center px-0.5 text-xs whitespace-nowrap' : 'px-2'} ${isToday ? 'border-b-2 border-primary font-semibold text-primary' : 'text-ink-soft'}`}
          >
            <span>{title}</span>
            {line !== undefined && <span className="text-xs tabular-nums">{line}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

export function RowHead({ title, line }: { title: string; line: string }) {
  return (
    <div role="rowheader" className="sticky start-0 z-1 min-w-0 bg-surface px-3 py-2">
      <RowName title={title} line={line} />
    </div>
  )
}

export function RowName({ title, line }: { title: string; line: string }) {
  return (
    <>
      <p className="line-clamp-2 text-sm leading-snug font-medium">
        <bdi>{title}</bdi>
      </p>
      {line !== '' && <p className="truncate text-xs text-ink-soft">{line}</p>}
    </>
  )
}
