import type { ReactNode } from 'react'

/** An empty state: a drawing, one sentence, and a link or button. */
export function EmptyArch({ title, children, level = 2 }: { title: string; children?: ReactNode; level?: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-14 text-center">
      <ArchDrawing className="w-40" />
      <Heading className="text-2xl font-semibold">{title}</Heading>
      {children}
    </div>
  )
}

/** A palm under an arch. */
export function ArchDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 210" aria-hidden className={className}>
      <path d="M14 206V104C14 54 56 34 100 6c44 28 86 48 86 98v102Z" className="fill-primary/10" />
      <path
        d="M44 206V112c0-36 28-52 56-70 28 18 56 34 56 70v94Z"
        className="fill-paper stroke-primary"
        strokeWidth="2.5"
      />
      <circle cx="122" cy="104" r="13" className="fill-accent/80" />
      <path d="M45 170c22-16 40-16 58-6s34 8 52-4v46H45Z" className="fill-primary/20" />
      <path d="M86 206c0-20 2-44 0-64" className="stroke-primary" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path
        d="M86 144c-8-14-20-16-28-10 10-2 20 2 28 10Zm0 0c8-14 20-16 28-10-10-2-20 2-28 10Zm0-2c-2-14-12-22-22-20 10 3 16 10 22 20Zm0 0c2-14 12-22 22-20-10 3-16 10-22 20Z"
        className="fill-primary"
      />
      <path d="M4 206h192" className="stroke-primary" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
