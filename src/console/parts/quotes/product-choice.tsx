import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MOST_QUOTABLE } from '#domain/most-quotable.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { quotableQuery, type Quotable } from '#console/lib/quotes.ts'
import { useErrorWords, useLocalWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, inputClass } from '#web/ui/field.tsx'

/** Searches the activities that are priced on request, and chooses one. */
export function ProductChoice({
  chosen,
  error,
  onChoose,
}: {
  chosen: Quotable | null
  error: string | undefined
  onChoose: (product: Quotable | null) => void
}) {
  const t = useTranslations('console.quotes.written')
  const local = useLocalWords()
  const { language } = useLanguage()
  const wordsOf = useErrorWords()
  const id = useId()
  // What was pressed leaves the page: the control that takes its place gets the focus. So does the link to this page.
  const box = useRef<HTMLDivElement>(null)
  const isPressed = useRef(navigator.userActivation.hasBeenActive)
  const choose = (product: Quotable | null) => {
    isPressed.current = true
    onChoose(product)
  }
  const isChosen = chosen !== null
  useEffect(() => {
    if (isPressed.current) box.current?.querySelector<HTMLElement>('input, button')?.focus()
    isPressed.current = false
  }, [isChosen])
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const found = useQuery({ ...quotableQuery(wanted, language), enabled: !isChosen })
  if (chosen)
    return (
      <div ref={box} className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            <bdi>{local(chosen.title)}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{local(chosen.city)}</p>
        </div>
        <Button kind="outlined" onClick={() => choose(null)}>
          {t('change')}
        </Button>
      </div>
    )
  return (
    <div ref={box} className="grid gap-2">
      <div className="relative">
        <Search aria-hidden className="absolute start-3 top-3 size-5 text-ink-soft" strokeWidth={1.75} />
        <input
          id={id}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            // It would send the form.
            event.preventDefault()
            const [first] = found.data ?? []
            if (first && text.trim() !== '' && wanted === text && !found.isPlaceholderData) choose(first)
          }}
          autoComplete="off"
          className={`${inputClass} ps-10`}
        />
      </div>
      <FieldError id={id} error={error} />
      {found.error !== null && <p className="text-sm text-danger">{wordsOf(found.error)}</p>}
      <p
        role="status"
        className={
          found.data && (found.data.length === 0 || found.data.length === MOST_QUOTABLE)
            ? 'text-sm text-ink-soft'
            : 'sr-only'
        }
      >
        {found.data &&
          (found.data.length < MOST_QUOTABLE
            ? t(text.trim() === '' && found.data.length === 0 ? 'noProducts' : 'found', { count: found.data.length })
            : t('foundFirst', { count: MOST_QUOTABLE }))}
      </p>
      <ul className="grid max-h-72 overflow-y-auto">
        {found.data?.map((one) => (
          <li key={one.id} className="border-line not-first:border-t">
            <button
              type="button"
              onClick={() => choose(one)}
              className="grid min-h-11 w-full content-center rounded-field px-3 py-1.5 text-start hover:bg-line/40"
            >
              <bdi>{local(one.title)}</bdi>
              <span className="text-sm text-ink-soft">
                {local(one.city)} · {local(one.supplier)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
