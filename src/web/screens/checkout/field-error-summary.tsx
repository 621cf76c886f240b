import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

/** A list of errors with links to their fields. It gets focus when it appears, so that screen readers announce it. */
export function FieldErrorSummary({ faults }: { faults: { id: string; label: string; words: string }[] }) {
  const t = useTranslations('checkout')
  const box = useRef<HTMLDivElement>(null)
  const signature = faults.map((fault) => fault.id).join(' ')
  useEffect(() => {
    if (signature === '') return undefined
    box.current?.focus({ preventScroll: true })
    // The form was hidden until now. Scroll after it has been laid out.
    const frame = requestAnimationFrame(() => box.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [signature])
  if (faults.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-(--below-head) rounded-card border border-danger/50 bg-danger/8 p-4"
    >
      <p className="font-semibold">{t('faults.title')}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {faults.map((fault) => (
          <li key={fault.id}>
            <a href={`#${fault.id}`} className="text-danger underline underline-offset-4">
              {fault.label}: {fault.words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
