import type { ReactNode } from 'react'

interface CheckoutStepProps {
  /** Of a part that is linked. */
  id?: string
  number: number
  title: string
  text?: string
  children: ReactNode
}

export function CheckoutStep({ id, number, title, text, children }: CheckoutStepProps) {
  return (
    <section id={id} tabIndex={id === undefined ? undefined : -1} className="scroll-mt-(--below-head) outline-none">
      <h2 className="flex items-center gap-3 text-xl font-semibold">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary/10 text-base text-primary"
        >
          <bdi>{number}</bdi>
        </span>
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 ms-12 text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
