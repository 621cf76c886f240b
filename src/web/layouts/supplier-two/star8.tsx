/** An eight-pointed star, in outline. */
export function Star8({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="none" className={className}>
      <path
        d="M12 1.5 15 9l7.5 3-7.5 3-3 7.5L9 15l-7.5-3L9 9Zm-7.4 3.1 7.4 3.2 7.4-3.2-3.2 7.4 3.2 7.4-7.4-3.2-7.4 3.2 3.2-7.4Z"
        stroke="currentColor"
        strokeWidth="1.2"
      />
    </svg>
  )
}
