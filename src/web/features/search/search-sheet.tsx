import { CalendarRange, MapPin, Users, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { inputClass } from '#web/ui/field.tsx'
import { shortRangeWords } from '#web/ui/range-words.ts'
import { PlaceChoice } from './place-choice.tsx'
import type { SearchPart } from './search-box.tsx'
import type { SearchWish } from './search-wish.ts'
import { useOptions, type SearchOption } from './use-options.ts'
import { useSearchWish } from './use-search-wish.ts'
import { WhenChoice } from './when-choice.tsx'
import { WhoChoice } from './who-choice.tsx'

const parts: { part: SearchPart; Icon: LucideIcon }[] = [
  { part: 'where', Icon: MapPin },
  { part: 'when', Icon: CalendarRange },
  { part: 'who', Icon: Users },
]

interface SearchSheetProps {
  initial: string
  isOpen: boolean
  onClose: () => void
  /** Called before the results replace the sheet's history entry. */
  onLeave: () => void
}

/** Where, when and who in three steps over the whole window, with the field and its suggestions above the keyboard. */
export function SearchSheet({ initial, isOpen, onClose, onLeave }: SearchSheetProps) {
  const t = useTranslations('search')
  return (
    <Dialog title={t('title')} isOpen={isOpen} onClose={onClose} kind="page">
      <Steps initial={initial} onLeave={onLeave} />
    </Dialog>
  )
}

function Steps({ initial, onLeave }: Pick<SearchSheetProps, 'initial' | 'onLeave'>) {
  const t = useTranslations('search')
  const locale = useLocale()
  const listId = useId()
  const { wish, change, go } = useSearchWish(initial)
  const [part, setPart] = useState<SearchPart>('where')
  const [marked, setMarked] = useState(-1)
  const { options, region, isNone, isLoading, notice, forget } = useOptions(wish)
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog has opened and focused its first button.
    const frame = requestAnimationFrame(() =>
      step.current?.querySelector<HTMLElement>('input, h3')?.focus({ preventScroll: true }),
    )
    return () => cancelAnimationFrame(frame)
  }, [part])

  const leave = (extra?: Partial<SearchWish>) => {
    onLeave()
    go(extra, true)
  }
  const choose = (option: SearchOption) => {
    if (option.find) return option.find(choose)
    if (option.isFinal) return leave(option.wish)
    change(option.wish)
    setPart('when')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const count = options.length + 1
    setMarked((now) => ((now + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
  }
  const travellers = wish.adults + wish.children
  const said = {
    where: wish.text || (wish.place?.title ?? t('where.any')),
    // In a third of a phone's width between day and month, not within the name of a month.
    when: wish.range ? shortRangeWords(wish.range, locale).replaceAll('\u{A0}', ' ') : t('when.any'),
    who: travellers > 0 ? t('who.count', { count: travellers }) : t('who.any'),
  }
  return (
    <form
      role="search"
      action={localePath(locale, '/search')}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = part === 'where' ? options[marked] : undefined
        if (chosen) choose(chosen)
        else leave()
      }}
      className="mt-2 flex min-h-0 flex-1 flex-col"
    >
      <ol
        aria-label={t('steps')}
        className="grid shrink-0 grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-2"
      >
        {parts.map(({ part: one, Icon }) => (
          <li key={one}>
            <button
              type="button"
              aria-current={part === one ? 'step' : undefined}
              onClick={() => setPart(one)}
              className="grid h-full min-h-14 w-full min-w-0 content-center rounded-field border border-line-strong bg-surface px-2 py-1.5 min-[22.5rem]:px-2.5 text-start aria-[current=step]:border-primary aria-[current=step]:ring-1 aria-[current=step]:ring-primary"
            >
              <span className="flex items-center gap-1 text-xs text-ink-soft">
                <Icon aria-hidden className="size-3.5 shrink-0 max-[22.5rem]:hidden" strokeWidth={1.75} />
                {t(`${one}.label`)}
              </span>
              {/* Dates and travellers are whole, on a second line where one is too short. */}
              <span
                className={`text-sm leading-snug font-medium wrap-anywhere ${one === 'where' ? 'line-clamp-2' : ''}`}
              >
                {said[one]}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div ref={step} className="-mx-4 mt-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-4">
        {part === 'where' && (
          <>
            <input
              type="search"
              role="combobox"
              aria-label={t('label')}
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={marked >= 0 ? `${listId}-${marked}` : undefined}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              value={wish.text}
              placeholder={wish.place?.title ?? t('placeholder')}
              onChange={(event) => {
                change({ text: event.currentTarget.value, place: null })
                setMarked(-1)
              }}
              onKeyDown={onKeyDown}
              className={`${inputClass} sticky top-0 z-10 min-h-12!`}
            />
            <p role="status" className={isNone ? 'mt-4 text-ink-soft' : 'sr-only'}>
              {isNone
                ? t('noSuggestions')
                : t('suggestionCount', { count: options.filter(({ key }) => key !== 'text').length })}
            </p>
            <div className="-mx-2 mt-2">
              <PlaceChoice
                id={listId}
                options={options}
                marked={marked}
                text={wish.text}
                isLoading={isLoading}
                notice={notice}
                onChoose={choose}
                onForget={forget}
              />
            </div>
          </>
        )}
        {part !== 'where' && (
          <h3 tabIndex={-1} className="mb-3 text-lg font-semibold">
            {t(`${part}.question`)}
          </h3>
        )}
        {part === 'when' && (
          <WhenChoice
            region={region}
            months={1}
            range={wish.range}
            onFirstDay={(range) => change({ range })}
            onChange={(range) => {
              change({ range })
              if (range) setPart('who')
            }}
          />
        )}
        {part === 'who' && <WhoChoice people={wish} onChange={change} />}
      </div>
      <div className="-mx-4 -mb-4 flex shrink-0 flex-wrap items-center gap-3 border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          kind="third"
          onClick={() => {
            change({ text: '', place: null, range: null, adults: 0, children: 0, ages: [] })
            setPart('where')
          }}
        >
          {t('clear')}
        </Button>
        <Button type="submit" className="grow">
          {t('button')}
        </Button>
      </div>
    </form>
  )
}
