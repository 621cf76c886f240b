import { useNavigate } from '@tanstack/react-router'
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useGoToSection } from '#console/lib/sections.ts'
import { Failed } from '#console/parts/states.tsx'
import type { Tools } from './commands.ts'
import { FoundLine } from './found-line.tsx'
import type { ListKeys, ListState } from './palette.tsx'
import { useFound, type Found } from './use-found.ts'

interface Props {
  tools: Omit<Tools, 'goTo'>
  /** Of the list’s element. */
  id: string
  text: string
  isOpen: boolean
  keys: RefObject<ListKeys | null>
  /** The text for which Enter was pressed before this list was loaded. */
  earlyEnter: string | null
  onOpen: () => void
  onClose: () => void
  onState: (state: ListState) => void
}

/** What fits the text of the palette's field. */
export function PaletteList({ tools, id, text, isOpen, keys, earlyEnter, onOpen, onClose, onState }: Props) {
  const t = useTranslations('console.palette')
  const navigate = useNavigate()
  const goToSection = useGoToSection()
  const list = useRef<HTMLDivElement>(null)
  /** By its id: others may still arrive before it. */
  const [choice, setChoice] = useState<{ text: string; id: string } | null>(null)
  /** The text for which Enter was pressed before its results were here. */
  const [awaited, setAwaited] = useState(earlyEnter)
  const goTo: Tools['goTo'] = (path, search) => {
    if (search) void navigate({ to: path as never, search: search as never })
    else goToSection(path)
  }
  const { groups, isCurrent, isShort, mayFind, isUnrecorded, error, refetch } = useFound(
    { ...tools, goTo },
    text,
    isOpen,
  )
  const options = groups.flatMap(({ found }) => found)
  const chosen = Math.max(
    0,
    options.findIndex((one) => choice?.text === text && one.id === choice.id),
  )
  const present = options[chosen]
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [present?.id])
  const isExpanded = isOpen && options.length > 0
  const activeId = isOpen && present ? `${id}-${chosen}` : undefined
  useEffect(() => onState({ isExpanded, activeId }), [isExpanded, activeId, onState])
  const run = (found: Found) => {
    onClose()
    setChoice(null)
    if (found.kind === 'command') {
      // A dialog gives the focus back to what is open.
      if (found.command.group === 'acts')
        (document.querySelector<HTMLElement>('main article') ?? document.querySelector('main'))?.focus()
      found.command.run()
    } else if (found.kind === 'traveller') goTo(`/travellers/${found.reference}`)
    else goTo(`/orders/${found.kind === 'order' ? found.order.reference : found.reference}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.code]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const next = options[(chosen + step + options.length) % options.length]
      if (isOpen && next) setChoice({ text, id: next.id })
      onOpen()
    }
    if (event.key !== 'Enter' || !isOpen) return
    if (present && (isCurrent || present.kind === 'command')) {
      event.preventDefault()
      run(present)
    } else if (!isCurrent) {
      // Not the row of an earlier query.
      event.preventDefault()
      setAwaited(text)
    }
  }
  useEffect(() => {
    if (awaited === null || (isOpen && awaited === text && !isCurrent)) return
    setAwaited(null)
    if (isOpen && awaited === text && present) run(present)
  })
  useImperativeHandle(keys, () => ({ onKeyDown }))
  const isNothing = text.trim() !== '' && options.length === 0 && error === null
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && text.trim() !== '' && isCurrent
          ? `${t('results', { count: options.length })}${isUnrecorded ? ` ${t('unrecorded', { text: text.trim() })}` : ''}`
          : ''}
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
        {isUnrecorded && (
          <p className="px-3 py-2.5 text-sm text-ink-soft">{t('unrecorded', { text: `\u2068${text.trim()}\u2069` })}</p>
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
    </>
  )
}
