/** A card's warnings as labels on its picture; `className` places them. */
export function WarningLabels({ warnings, className }: { warnings: readonly string[]; className: string }) {
  if (warnings.length === 0) return null
  return (
    <ul className={`absolute start-3 end-14 flex flex-wrap gap-1.5 ${className}`}>
      {warnings.map((words) => (
        <li key={words} className="rounded-xl bg-surface px-2.5 py-0.5 text-xs font-semibold text-ink">
          {words}
        </li>
      ))}
    </ul>
  )
}

interface BadgeLineProps {
  warnings: readonly string[]
  promises: readonly string[]
}

/** A card's warnings and promises in one line of text. */
export function BadgeLine({ warnings, promises }: BadgeLineProps) {
  return (
    <p className="text-sm">
      {warnings.length > 0 && <span className="font-medium text-clay">{warnings.join(' · ')}</span>}
      {warnings.length > 0 && promises.length > 0 && <span className="text-ink-soft"> · </span>}
      <span className="text-success">{promises.join(' · ')}</span>
    </p>
  )
}
