import { useRouter } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { comparedField, comparedText, FEWEST_COMPARED, MOST_COMPARED } from '#domain/comparison.ts'
import { localePath } from '#domain/locale.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { setChosen, useChosen } from './compared.ts'

interface ComparisonFormProps {
  /** Of the page with the list, which also has the comparison. */
  path: string
  /** What can be compared, in the order of the list. */
  ids: readonly number[]
  /** The list, with a checkbox for each activity. */
  children: ReactNode
}

/** A list of which some activities can be compared. Without script it is a form with a button at its end. */
export function ComparisonForm({ path, ids, children }: ComparisonFormProps) {
  const t = useTranslations('wishlist.compare')
  const locale = useLocale()
  const router = useRouter()
  const all = useChosen()
  const chosen = ids.filter((id) => all.includes(id))
  if (ids.length < FEWEST_COMPARED) return children
  const isFew = chosen.length < FEWEST_COMPARED
  const compare = (event: FormEvent) => {
    event.preventDefault()
    if (!isFew)
      void router.navigate({ to: localePath(locale, path), search: { compare: comparedText(chosen) } as never })
  }
  return (
    <form onSubmit={compare}>
      {children}
      <div
        className={`sticky bottom-(--page-foot) z-20 -mx-4 mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-4px_12px_rgb(0_0_0/0.08)] [@media(max-height:30rem)]:static sm:bottom-[calc(var(--page-foot)+0.75rem)] sm:mx-0 sm:rounded-card sm:border noscript:static ${chosen.length === 0 ? 'hidden noscript:flex' : ''}`}
      >
        <p role="status" className="text-sm text-ink-soft">
          {t(chosen.length === 0 ? 'hint' : isFew ? 'chooseMore' : chosen.length === MOST_COMPARED ? 'full' : 'hint')}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          {chosen.length > 0 && (
            <Button kind="third" onClick={() => setChosen([])}>
              {t('clear')}
            </Button>
          )}
          {/* Not <Button>, which is hidden without script. */}
          <button type="submit" aria-disabled={chosen.length === 1 || undefined} className={buttonClass('primary')}>
            {t('submit', { count: chosen.length })}
          </button>
        </div>
      </div>
    </form>
  )
}

/** Chooses an activity for the comparison. */
export function ComparisonChoice({ id, title, className = '' }: { id: number; title: string; className?: string }) {
  const t = useTranslations('wishlist.compare')
  const chosen = useChosen()
  const isChosen = chosen.includes(id)
  return (
    <label className={`inline-flex min-h-11 items-center gap-2.5 text-sm font-medium ${className}`}>
      <input
        type="checkbox"
        name={comparedField(id)}
        aria-label={t('choose', { title: `\u2068${title}\u2069` })}
        checked={isChosen}
        disabled={!isChosen && chosen.length >= MOST_COMPARED}
        onChange={() => setChosen(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
        className="size-5 shrink-0 accent-primary disabled:opacity-50"
      />
      {t('short')}
    </label>
  )
}
