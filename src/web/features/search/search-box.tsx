import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath, splitLocale } from '#domain/locale.ts'
import { shortRangeWords } from '#web/ui/range-words.ts'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { FormWithoutScript } from './form-without-script.tsx'
import type { SearchOption } from './use-options.ts'
import { useSearchSheet } from './use-search-sheet.tsx'
import { useSearchWish } from './use-search-wish.ts'

const loadPanel = async () => (await import('./search-panel.tsx')).SearchPanel

export type SearchPart = 'where' | 'when' | 'who'

interface SearchBoxProps {
  initial?: string
  /** `hero`: the page's own, with dates and travellers. `bar`: in a header. */
  look?: 'hero' | 'bar'
  /** Whether narrow windows show it too, where it opens the sheet. */
  hasSheet?: boolean
}

/** Not in the header of the home page, which has one of its own. On other pages with one, CSS hides it (app.css). */
export function SearchBox({ look = 'bar', ...rest }: SearchBoxProps) {
  const isHome = useLocation({ select: ({ pathname }) => splitLocale(pathname).rest === '/' })
  return isHome && look === 'bar' ? null : <Box look={look} {...rest} />
}

/**
 * Where, when and who. A form that works without script. Wide windows have a combobox (ARIA 1.2) with a panel of
 * suggestions, dates or travellers, which loads when it is first opened; narrow ones open a sheet. In a narrow column
 * of a wide window dates, travellers and button are a second line. A header with large text has room for the first field
 * only.
 */
function Box({ initial = '', look, hasSheet = look === 'hero' }: SearchBoxProps) {
  const t = useTranslations('search')
  const locale = useLocale()
  const listId = useId()
  const box = useRef<HTMLFormElement>(null)
  const { wish, searched, change, go } = useSearchWish(initial)
  const [part, setPart] = useState<SearchPart | null>(null)
  const [options, setOptions] = useState<SearchOption[]>([])
  const [marked, setMarked] = useState(-1)
  const { state, ask } = useOnDemand(loadPanel)
  const sheet = useSearchSheet(initial)
  const isHero = look === 'hero'

  useEffect(() => {
    // '/' focuses the search from anywhere except fields; the first visible box if there are two.
    const onSlash = (event: globalThis.KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]') !== null
      if (event.key !== '/' || event.defaultPrevented || isTyping || event.ctrlKey || event.metaKey || event.altKey)
        return
      const input = box.current?.querySelector('input')
      if (!input?.checkVisibility({ visibilityProperty: true })) return
      event.preventDefault()
      input.focus()
    }
    document.addEventListener('keydown', onSlash)
    return () => document.removeEventListener('keydown', onSlash)
  }, [])

  const isOpen = part !== null
  useEffect(() => {
    if (!isOpen) return undefined
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setPart(null)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const open = (next: SearchPart) => {
    if (state.status === 'idle' || state.status === 'failed') ask()
    setPart(next)
    setMarked(-1)
  }
  useEffect(() => {
    // The first press on a page is often the one into the field, before the scripts could hear of it.
    if (document.activeElement === box.current?.querySelector('input')) open('where')
    // Once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const choose = (option: SearchOption) => {
    if (option.find) return option.find(choose)
    if (option.isFinal || !isHero) {
      setPart(null)
      go(option.wish)
    } else {
      change(option.wish)
      open('when')
    }
  }
  const isListOpen = part === 'where' && options.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const count = options.length + 1
    const step = event.key === 'ArrowDown' ? 1 : -1
    // One position more than options: the text itself.
    setMarked((now) => ((now + 1 + step + count) % count) - 1)
  }
  // A header has no button beside it: without a search the results stay as they are.
  const { range, adults, children } = isHero || isOpen ? wish : searched
  const travellers = adults + children
  const place = wish.text === '' ? wish.place?.title : undefined
  const said = {
    when: range ? shortRangeWords(range, locale) : t('when.any'),
    who: travellers > 0 ? t('who.count', { count: travellers }) : t('who.any'),
  }
  const partLook = `noscript:hidden max-md:hidden min-w-0 rounded-full px-3 text-start text-sm leading-tight hover:bg-primary/8 aria-expanded:bg-primary/10 ${isHero ? 'min-h-[48px] basis-29 @min-[44rem]:basis-32 @max-[37rem]:grow @max-[37rem]:basis-[30%]' : 'hidden min-h-[44px] max-w-28 shrink-0 lg:@min-[21rem]:block xl:max-w-36'}`

  return (
    <>
      <form
        ref={box}
        role="search"
        // The search box of the header has a label of its own.
        aria-label={isHero ? t('label') : undefined}
        action={localePath(locale, '/search')}
        data-page-search={isHero ? '' : undefined}
        data-header-search={isHero ? undefined : ''}
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = options[marked]
          if (isListOpen && chosen) return choose(chosen)
          setPart(null)
          go()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || part === null) return
          event.preventDefault()
          setPart(null)
          box.current?.querySelector<HTMLElement>(part === 'where' ? 'input' : `[data-part=${part}]`)?.focus()
        }}
        onBlur={(event) => {
          // Null: a part of the panel that cannot have the focus, or the page beside it (below).
          if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setPart(null)
        }}
        className="group/search @container relative w-full"
      >
        <div
          className={`flex flex-wrap items-center gap-1 border border-line-strong bg-surface text-ink focus-within:border-primary focus-within:ring-2 focus-within:ring-primary/30 forced-colors:has-[input:focus-visible]:outline-3 noscript:[&>*]:visible! ${hasSheet ? 'max-md:[&>*:not([data-opener])]:invisible' : ''} ${isHero ? 'rounded-[2.25rem] p-[6px] shadow-float max-md:min-h-[4.25rem]' : 'rounded-full'}`}
        >
          {hasSheet && (
            <button
              type="button"
              onClick={sheet.open}
              data-opener
              aria-haspopup="dialog"
              className={`absolute inset-0 flex items-center gap-3 rounded-full text-start md:hidden noscript:hidden ${isHero ? 'px-5' : 'px-4'}`}
            >
              <Search aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-medium">
                  <span className="sr-only">{t('label')}: </span>
                  {wish.text || (place ?? t('placeholder'))}
                </span>
                {isHero && (
                  <span className="text-sm leading-tight text-ink-soft">
                    {said.when} · {said.who}
                  </span>
                )}
              </span>
            </button>
          )}
          <Search
            aria-hidden
            className={`shrink-0 text-ink-soft ${isHero ? 'ms-3 size-5' : 'ms-3 size-4'}`}
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
            aria-activedescendant={isListOpen && marked >= 0 ? `${listId}-${marked}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={wish.text}
            // Not as its text, which one would have to delete before writing another.
            placeholder={place ?? (isHero ? t('placeholder') : t('short'))}
            onChange={(event) => {
              change({ text: event.currentTarget.value, place: null })
              open('where')
            }}
            onFocus={() => open('where')}
            onKeyDown={onKeyDown}
            className={`w-0 flex-1 bg-transparent px-2 outline-none ${place === undefined ? 'placeholder:text-ink-soft' : 'placeholder:text-ink'} [&::-webkit-search-cancel-button]:hidden ${isHero ? 'min-h-[48px] min-w-[min(9rem,60%)] @max-[37rem]:basis-[70%]' : 'min-h-[44px] text-base'}`}
          />
          {(['when', 'who'] as const).map((one) => (
            <button
              key={one}
              type="button"
              data-part={one}
              aria-haspopup="dialog"
              aria-expanded={part === one}
              onClick={() => (part === one ? setPart(null) : open(one))}
              className={partLook}
            >
              <span className="block text-xs text-ink-soft">{t(`${one}.label`)}</span>
              {/* Room for the tails of Arabic letters, which `truncate` would cut. */}
              <span className="-mb-1 block truncate pb-1 font-medium rtl:relative rtl:-top-0.5">{said[one]}</span>
            </button>
          ))}
          <button
            className={
              isHero
                ? 'inline-flex max-md:hidden noscript:inline-flex! min-h-[48px] min-w-[48px] shrink-0 items-center justify-center rounded-full bg-primary px-6 font-semibold text-on-primary hover:brightness-110'
                : 'sr-only focus:not-sr-only focus:me-1 focus:rounded-full focus:bg-primary focus:px-3 focus:py-2 focus:text-on-primary'
            }
          >
            {t('button')}
          </button>
        </div>
        {isHero && <FormWithoutScript />}
        {part !== null && state.status === 'ready' && (
          <state.part
            part={part}
            wish={wish}
            listId={listId}
            marked={marked}
            onOptions={setOptions}
            onChange={change}
            onChoose={choose}
            onPart={setPart}
            hasButton={!isHero}
          />
        )}
        <p role="status" className="sr-only">
          {isListOpen ? t('suggestionCount', { count: options.filter(({ key }) => key !== 'text').length }) : ''}
        </p>
      </form>
      {/* Not in the form: it has a form of its own. */}
      {sheet.element}
    </>
  )
}
