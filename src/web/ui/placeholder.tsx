/** A placeholder for loading content. Only the background pulses, so that text keeps its contrast. */
export function Placeholder({ className, text }: { className: string; text?: string }) {
  return (
    <div
      role={text === undefined ? undefined : 'status'}
      data-loading
      className={`relative grid place-items-center text-sm text-ink-soft before:absolute before:inset-0 before:animate-pulse before:rounded-card before:bg-line/50 motion-reduce:before:animate-none ${className}`}
    >
      <span className="relative">{text}</span>
    </div>
  )
}
