import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

interface FieldErrorSummaryProps {
  /** In the order of the page. Read away from the fields, so the words name them. */
  errors: { id: string; words: string }[]
  /** How often the form was refused. */
  refusals: number
}

/**
 * The errors of a refused form with links to their fields. It gets focus when the form is refused, so that screen
 * readers announce it; a single error's field gets it instead. What is right disappears from it, and nothing is added
 * before the next refusal.
 */
export function FieldErrorSummary({ errors, refusals }: FieldErrorSummaryProps) {
  const t = useTranslations('checkout')
  const box = useRef<HTMLDivElement>(null)
  const [listed, setListed] = useState({ refusals: 0, ids: [] as string[] })
  if (listed.refusals !== refusals) setListed({ refusals, ids: errors.map(({ id }) => id) })
  useEffect(() => {
    if (refusals === 0 || !box.current) return undefined
    const [first, ...others] = errors
    const field = first && others.length === 0 ? document.getElementById(first.id) : null
    const target = field ?? box.current
    target.focus({ preventScroll: true })
    // The form may have been hidden until now. Scroll after it has been laid out.
    const frame = requestAnimationFrame(() => target.scrollIntoView({ block: field ? 'center' : 'start' }))
    return () => cancelAnimationFrame(frame)
    // Only a refusal moves the focus, not a field that has become right.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals])
  const left = errors.filter(({ id }) => listed.ids.includes(id))
  if (left.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-(--below-head) rounded-card border border-danger/50 bg-danger/8 p-4"
    >
      <p className="font-semibold">{t('errors.title')}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {left.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                // The hash alone moves the focus to a field only in some browsers.
                event.preventDefault()
                document.getElementById(error.id)?.focus()
              }}
              className="text-danger underline underline-offset-4"
            >
              {error.words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
