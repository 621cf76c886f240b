import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isTyping } from '#console/lib/is-typing.ts'
import { Link } from '#console/lib/link.tsx'
import { finderQuery, type OrderRow } from '#console/lib/orders.ts'
import { meQuery } from '#console/lib/queries.ts'
import { mayReadTravellers } from '#console/lib/travellers.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { usePaused } from '#console/lib/use-paused.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Failed } from '#console/parts/states.tsx'
import { StateTag } from './orders/order-tags.tsx'

/** Finds orders while typing. `/` focuses it, by physical key, so that it works with an Arabic layout. */
export function Finder() {
  const t = useTranslations('console.finder')
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const query = usePaused(text)
  const { data, error, refetch, isPlaceholderData } = useQuery(finderQuery(query))
  const isShort = text.trim().length < 2
  const isCurrent = query === text && !isPlaceholderData
  const orders = isShort ? [] : (data?.orders ?? [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Slash' || event.shiftKey || isTyping(event)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const open = (order: OrderRow) => {
    setIsOpen(false)
    field.current?.blur()
    void navigate({ to: `/orders/${order.reference}` as never })
  }
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.code]
    if (step !== undefined && orders.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      setChosen((chosen + step + orders.length) % orders.length)
    }
    const order = orders[chosen]
    // Not the row of an earlier query.
    if (event.code === 'Enter' && order && isCurrent) open(order)
    if (event.code === 'Escape') {
      setIsOpen(false)
      if (!isOpen) field.current?.blur()
    }
  }
  const traveller = mayReadTravellers(me) && isCurrent ? orders[chosen] : undefined
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div
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
        enterKeyHint="search"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={isOpen && orders.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && orders[chosen] ? optionId(chosen) : undefined}
        aria-keyshortcuts="/"
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosen(0)
          setIsOpen(true)
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full rounded-field border border-line bg-paper ps-9 pe-3 placeholder:text-ink-soft"
      />
      <p role="status" className="sr-only">
        {isOpen && !isShort && isCurrent && data ? t('results', { count: orders.length }) : ''}
      </p>
      {isOpen && text !== '' && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float lg:min-w-[30rem]">
          {error !== null && <Failed error={error} onAgain={refetch} />}
          {isShort && <p className="px-3 py-2.5 text-sm text-ink-soft">{t('hint')}</p>}
          {!isShort && isCurrent && data && orders.length === 0 && (
            <p className="px-3 py-2.5 text-sm text-ink-soft">{t('nothing', { text: `\u2068${text}\u2069` })}</p>
          )}
          <ul id={id} role="listbox" aria-label={t('label')} className={isCurrent ? '' : 'opacity-60'}>
            {orders.map((order, index) => (
              <li
                key={order.reference}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                className={`cursor-pointer rounded-field px-3 py-2 ${index === chosen ? 'bg-primary/10' : 'hover:bg-line/40'}`}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(order)}
              >
                <Found order={order} />
              </li>
            ))}
          </ul>
          {traveller?.guest && (
            <Link
              to={`/travellers/${traveller.reference}`}
              className="mt-1 flex min-h-10 items-center rounded-field border-t border-line px-3 text-sm text-primary hover:bg-line/40"
              onClick={() => setIsOpen(false)}
            >
              <span className="truncate">{t('traveller', { name: `\u2068${traveller.guest}\u2069` })}</span>
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

function Found({ order }: { order: OrderRow }) {
  const local = useLocalWords()
  const { moment } = useOrderWords()
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <span className="truncate font-medium">
        <bdi>{order.guest || order.reference}</bdi>
        {order.guest !== null && (
          // Around the isolated reference, whose own start is the left.
          <span className="ms-2 text-sm font-normal text-ink-soft tabular-nums">
            <bdi>{order.reference}</bdi>
          </span>
        )}
      </span>
      <StateTag state={order.state} />
      <span className="col-span-2 truncate text-sm text-ink-soft">
        <bdi>{local(order.title)}</bdi> · {moment(order.localDate, order.localTime)}
      </span>
    </span>
  )
}
