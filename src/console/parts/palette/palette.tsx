import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isTyping } from '#console/lib/is-typing.ts'
import { useGoToSection } from '#console/lib/sections.ts'
import { Failed } from '#console/parts/states.tsx'
import { FoundLine } from './found-line.tsx'
import { useFound, type Found } from './use-found.ts'
import type { Tools } from './commands.ts'

/** Finds orders and commands while typing. `/`, by physical key, and Ctrl or Cmd K focus it. */
export function Palette(props: Omit<Tools, 'goTo'>) {
  const t = useTranslations('console.palette')
  const navigate = useNavigate()
  const goToSection = useGoToSection()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  /** By its id: others may still arrive before it. Null: the first. */
  const [chosenId, setChosenId] = useState<string | null>(null)
  const goTo: Tools['goTo'] = (path, search) => {
    if (search) void navigate({ to: path as never, search: search as never })
    else goToSection(path)
  }
  const { groups, isCurrent, isShort, mayFind, error, refetch } = useFound({ ...props, goTo }, text, isOpen)
  const options = groups.flatMap(({ found }) => found)
  const chosen = Math.max(
    0,
    options.findIndex((one) => one.id === chosenId),
  )
  const present = options[chosen]
  useFieldKeys(field)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [present?.id])
  const close = () => {
    setIsOpen(false)
    setText('')
    setChosenId(null)
    field.current?.blur()
  }
  const run = (found: Found) => {
    close()
    if (found.kind === 'command') {
      // A dialog gives the focus back to what is open.
      if (found.command.group === 'acts')
        (document.querySelector<HTMLElement>('main article') ?? document.querySelector('main'))?.focus()
      found.command.run()
    } else if (found.kind === 'traveller') goTo(`/travellers/${found.reference}`)
    else goTo(`/orders/${found.kind === 'order' ? found.order.reference : found.reference}`)
  }
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.code]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      if (isOpen) setChosenId(options[(chosen + step + options.length) % options.length]?.id ?? null)
    }
    // Not the row of an earlier query.
    if (event.key === 'Enter' && isOpen && present && (isCurrent || present.kind === 'command')) {
      event.preventDefault()
      run(present)
    }
    if (event.key === 'Escape') {
      setIsOpen(false)
      if (!isOpen) close()
    }
  }
  const isNothing = text.trim() !== '' && options.length === 0 && error === null
  return (
    <div
      role="search"
      className="relative order-last basis-full pb-2.5 lg:order-none lg:basis-96 lg:pb-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-3.5 size-4 text-ink-soft"
        strokeWidth={1.75}
      />
      <input
        ref={field}
        type="text"
        enterKeyHint="go"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={isOpen && options.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && present ? `${id}-${chosen}` : undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder={t(mayFind ? 'placeholder' : 'placeholderPlain')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosenId(null)
          setIsOpen(true)
        }}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full rounded-field border border-line bg-paper ps-9 pe-3 placeholder:text-ink-soft"
      />
      <p role="status" className="sr-only">
        {isOpen && text.trim() !== '' && isCurrent ? t('results', { count: options.length }) : ''}
      </p>
      <div
        ref={list}
        className={
          isOpen
            ? 'absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-surface p-1.5 shadow-float lg:min-w-[30rem]'
            : 'hidden'
        }
      >
        {isNothing && isCurrent && (
          <p className="px-3 py-2.5 text-sm text-ink-soft">
            {mayFind && isShort ? t('hint') : t('nothing', { text: `\u2068${text}\u2069` })}
          </p>
        )}
        <div id={id} role="listbox" aria-label={t('label')} className="max-h-[65dvh] overflow-y-auto">
          {groups.map(({ name, found }) => (
            <ul
              key={name}
              role="group"
              aria-labelledby={`${id}-${name}`}
              className={name === 'orders' && !isCurrent ? 'opacity-60' : ''}
            >
              <li id={`${id}-${name}`} role="presentation" className="px-3 pt-2 pb-1 text-sm text-ink-soft">
                {t(`groups.${name}`)}
              </li>
              {found.map((one) => {
                const index = options.indexOf(one)
                return (
                  <li
                    key={one.id}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === chosen}
                    className={`min-h-11 cursor-pointer content-center rounded-field px-3 py-1.5 ${index === chosen ? 'bg-primary/10' : 'hover:bg-line/40'}`}
                    // Keeps the focus in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => run(one)}
                  >
                    <FoundLine found={one} />
                  </li>
                )
              })}
            </ul>
          ))}
        </div>
        {error !== null && <Failed error={error} onAgain={refetch} />}
      </div>
    </div>
  )
}

function useFieldKeys(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK'
      const isSlash = event.code === 'Slash' && !event.shiftKey && !isTyping(event)
      if (!isSlash && (!isCommand || document.querySelector('dialog[open]') !== null)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [field])
}
