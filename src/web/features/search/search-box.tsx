import { useRouter } from '@tanstack/react-router'
import { Compass, MapPin, Search, Tag } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { readSuggestions, type Suggestion } from './calls.ts'
import { MarkedText } from './marked-text.tsx'

const icons = { city: MapPin, category: Tag, product: Compass }
const PAUSE_MS = 150

/**
 * The search box: a form that works without script, with a combobox (ARIA 1.2). Arrows move through the suggestions,
 * Enter opens the selected one or searches for the text, Escape closes.
 */
export function SearchBox({ initial = '', isLarge = false }: { initial?: string; isLarge?: boolean }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const router = useRouter()
  const listId = useId()
  const box = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(initial)
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState(-1)

  useEffect(() => {
    const question = text.trim()
    if (!isOpen || question.length < 2) {
      setSuggestions([])
      return undefined
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      readSuggestions(question, locale, stop.signal)
        .then((found) => {
          setSuggestions(found)
          setMarked(-1)
        })
        // Cancelled or offline. Searching still works.
        .catch(() => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, locale, isOpen])

  useEffect(() => {
    // '/' focuses the search from anywhere except fields; the first visible box if there are two.
    const onSlash = (event: globalThis.KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]') !== null
      if (event.key !== '/' || event.defaultPrevented || isTyping || event.ctrlKey || event.metaKey || event.altKey)
        return
      const input = box.current?.querySelector('input')
      if (!input || input.offsetParent === null) return
      event.preventDefault()
      input.focus()
    }
    document.addEventListener('keydown', onSlash)
    return () => document.removeEventListener('keydown', onSlash)
  }, [])

  const isListOpen = isOpen && suggestions.length > 0
  const go = (path: string) => {
    setIsOpen(false)
    router.history.push(localePath(locale, path))
  }
  const search = () => {
    const question = text.trim()
    if (question !== '') go(`/search/${encodeURIComponent(question)}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false)
    if (!isListOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const count = suggestions.length + 1
    const step = event.key === 'ArrowDown' ? 1 : -1
    // One position more than suggestions: the text itself.
    setMarked((now) => ((now + 1 + step + count) % count) - 1)
  }

  return (
    <form
      ref={box}
      role="search"
      // The search box of the header has a label of its own.
      aria-label={isLarge || initial !== '' ? t('label') : undefined}
      action={localePath(locale, '/search')}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = suggestions[marked]
        if (isListOpen && chosen) go(chosen.path)
        else search()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
      className="relative w-full"
    >
      <div
        className={`flex items-center rounded-full border border-line-strong bg-surface text-ink focus-within:border-primary focus-within:ring-2 focus-within:ring-primary/30 forced-colors:has-[input:focus-visible]:outline-3 ${isLarge ? 'p-[6px] shadow-float' : ''}`}
      >
        <Search
          aria-hidden
          className={`shrink-0 text-ink-soft ${isLarge ? 'ms-4 hidden size-5 sm:block' : 'ms-3 size-4'}`}
          strokeWidth={1.75}
        />
        <input
          name="q"
          type="search"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={isListOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          aria-activedescendant={marked >= 0 ? `${listId}-${marked}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          placeholder={isLarge ? t('placeholder') : t('short')}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
          className={`w-0 flex-1 bg-transparent px-[12px] outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden ${isLarge ? 'min-h-[48px] text-lg' : 'min-h-[44px] text-base'}`}
        />
        <button
          className={
            isLarge
              ? 'inline-flex min-h-[48px] min-w-[48px] shrink-0 items-center justify-center rounded-full bg-primary font-semibold text-on-primary hover:brightness-110 sm:px-6'
              : 'sr-only focus:not-sr-only focus:me-1 focus:rounded-full focus:bg-primary focus:px-3 focus:py-2 focus:text-on-primary'
          }
        >
          {isLarge && <Search aria-hidden className="size-5 sm:hidden" strokeWidth={2} />}
          <span className={isLarge ? 'sr-only sm:not-sr-only' : ''}>{t('button')}</span>
        </button>
      </div>
      <ul
        id={listId}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!isListOpen}
        className="absolute inset-x-0 top-full z-40 mt-2 overflow-hidden rounded-card border border-line bg-surface py-2 text-ink shadow-float"
      >
        {suggestions.map((one, index) => {
          const Icon = icons[one.kind]
          return (
            <li
              key={one.path}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === marked}
              // pointerdown would move the focus from the field before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(one.path)}
              className="flex cursor-pointer items-center gap-3 px-4 py-2.5 hover:bg-primary/8 aria-selected:bg-primary/12"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
              <span className="min-w-0 flex-1 truncate">
                <MarkedText text={one.title} words={text} />
              </span>
              <span className="shrink-0 text-sm text-ink-soft">{one.subtitle}</span>
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {isListOpen ? t('suggestionCount', { count: suggestions.length }) : ''}
      </p>
    </form>
  )
}
