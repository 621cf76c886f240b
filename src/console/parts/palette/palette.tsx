import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isTyping } from '#console/lib/is-typing.ts'
import { lazyPart } from '#console/parts/lazy.tsx'
import type { Tools } from './commands.ts'

/** What the field tells the list: the keys. */
export interface ListKeys {
  onKeyDown: (event: ReactKeyboardEvent) => void
}

/** What the list tells the field, for its attributes. */
export interface ListState {
  isExpanded: boolean
  /** The id of the chosen option’s element. */
  activeId: string | undefined
}

const PaletteList = lazyPart(async () => (await import('./palette-list.tsx')).PaletteList)

/** Finds orders and commands while typing. `/`, by physical key, and Ctrl or Cmd K focus it. */
export function Palette(props: Omit<Tools, 'goTo'>) {
  const t = useTranslations('console.palette')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const keys = useRef<ListKeys>(null)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  /** The list is loaded when the field is first used. */
  const [isUsed, setIsUsed] = useState(false)
  /** The text for which Enter was pressed before the list was loaded. */
  const [earlyEnter, setEarlyEnter] = useState<string | null>(null)
  const [state, setState] = useState<ListState>({ isExpanded: false, activeId: undefined })
  useFieldKeys(field)
  const open = () => {
    setIsUsed(true)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setText('')
    field.current?.blur()
  }
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
        aria-expanded={state.isExpanded}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={state.activeId}
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder={t(props.me.permissions.includes('orders.read') ? 'placeholder' : 'placeholderPlain')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          open()
        }}
        onFocus={open}
        onClick={open}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (keys.current) keys.current.onKeyDown(event)
          else if (event.key === 'Enter') setEarlyEnter(text)
          if (event.key !== 'Escape') return
          if (isOpen) setIsOpen(false)
          else close()
        }}
        className="min-h-11 w-full rounded-field border border-line bg-paper ps-9 pe-3 placeholder:text-ink-soft"
      />
      {isUsed && (
        <PaletteList
          tools={props}
          id={id}
          text={text}
          isOpen={isOpen}
          keys={keys}
          earlyEnter={earlyEnter}
          onOpen={open}
          onClose={close}
          onState={setState}
        />
      )}
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
