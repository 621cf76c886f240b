/** An arch with a path through it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden fill="none" className={className}>
      <path d="M6 37V19C6 11 13 7 20 3c7 4 14 8 14 16v18" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M20 37c0-7-5-7-5-12s6-5 6-11"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        className="text-accent"
      />
    </svg>
  )
}
