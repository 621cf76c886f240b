import type { ReactNode } from 'react'
import { useTitle } from '#console/lib/use-title.ts'

/** The head of a screen: its title, a line below it, and its acts. `lead` is null while it loads; its line is reserved, so that nothing moves. */
export function PageHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  useTitle(title)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {lead !== undefined && <p className="text-sm text-ink-soft">{lead ?? '\u00a0'}</p>}
      </div>
      {children}
    </div>
  )
}

export function Panel({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-1.5">
        <h2 className="font-semibold">{title}</h2>
        {action}
      </div>
      <div className="p-4">{children}</div>
    </section>
  )
}

// Opaque: on the colour of a selected row their words would have too little contrast.
const tones = {
  plain: 'border-line text-ink-soft',
  good: 'border-success/40 bg-[color-mix(in_oklab,var(--success)_8%,var(--surface))] text-success',
  warning: 'border-accent/50 bg-[color-mix(in_oklab,var(--accent)_8%,var(--surface))] text-accent',
}

export function Tag({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-0.5 text-xs ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
