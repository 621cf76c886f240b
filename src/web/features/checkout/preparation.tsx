import { Check, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

const begins = ['checking', 'holding'] as const
const STEP_MS = [900, 2200]

/** The progress of placing an order, which may take up to twenty seconds: three steps, the last until the response. */
export function Preparation({ opensPage }: { opensPage: boolean }) {
  const t = useTranslations('checkout.preparation')
  const steps = [...begins, opensPage ? ('opening' as const) : ('finishing' as const)]
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const wait = STEP_MS[current]
    if (wait === undefined) return undefined
    const timer = setTimeout(() => setCurrent(current + 1), wait)
    return () => clearTimeout(timer)
  }, [current])
  return (
    <div
      className="mx-auto grid min-h-[60dvh] max-w-lg content-center gap-6 px-4 py-16"
      role="status"
      aria-live="polite"
    >
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className={`flex items-center gap-4 text-lg ${index > current ? 'text-ink-soft' : ''}`}>
            <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong">
              {index < current && <Check aria-hidden className="size-5 text-success" />}
              {index === current && (
                <LoaderCircle aria-hidden className="size-5 animate-spin text-primary motion-reduce:animate-none" />
              )}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <p className="text-ink-soft">{t('wait')}</p>
    </div>
  )
}
