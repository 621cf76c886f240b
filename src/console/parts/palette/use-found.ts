import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '#console/lib/language.tsx'
import { fitOf } from '#console/lib/match-commands.ts'
import { finderQuery, type FoundOrder, type OrderRow } from '#console/lib/orders.ts'
import { recentOrders } from '#console/lib/recent-orders.ts'
import { sayIn, type Say } from '#console/lib/say.ts'
import { todayPermissions, todayQuery } from '#console/lib/today.ts'
import { mayReadTravellers } from '#console/lib/travellers.ts'
import { usePaused } from '#console/lib/use-paused.ts'
import { useToday } from '#console/lib/use-today.ts'
import { viewsQuery } from '#console/lib/views.ts'
import { loadWords } from '#console/lib/words.ts'
import { commandGroups, commandsOf, transferCommands, type Command, type CommandGroup, type Tools } from './commands.ts'

export type Found =
  | { kind: 'command'; id: string; command: Command }
  | { kind: 'recent'; id: string; reference: string }
  | { kind: 'order'; id: string; order: OrderRow }
  | { kind: 'traveller'; id: string; reference: string; name: string; email: string }

export interface FoundGroup {
  name: CommandGroup | 'recent' | 'orders' | 'travellers' | 'transfers'
  found: Found[]
}

const MOST_COMMANDS = 8
const MOST_TRAVELLERS = 3
const LEAST_LETTERS = 2

/** What fits the typed text: commands at once, orders and travellers below them as soon as they have been read. */
export function useFound(tools: Tools, text: string, isOpen: boolean) {
  const { me } = tools
  const mayRead = (permission: Tools['me']['permissions'][number]) => me.permissions.includes(permission)
  const mayFind = mayRead('orders.read')
  const query = usePaused(text)
  const orders = useQuery({ ...finderQuery(query), enabled: mayFind && query.trim().length >= LEAST_LETTERS })
  const hasDepartures = mayRead('departures.change') || mayRead('guests.read')
  const orderViews = useQuery({ ...viewsQuery('orders'), enabled: isOpen && mayFind })
  const departureViews = useQuery({ ...viewsQuery('departures'), enabled: isOpen && hasDepartures })
  const today = useQuery({ ...todayQuery, enabled: isOpen && todayPermissions.some(mayRead) })
  const [own, other] = useBothLanguages(isOpen)
  const offered = {
    views: { orders: orderViews.data ?? [], departures: departureViews.data ?? [] },
    today: today.data?.days?.today,
  }
  const isShort = text.trim().length < LEAST_LETTERS
  const isCurrent = !mayFind || isShort || (query === text && !orders.isPlaceholderData && !orders.isPending)
  const day = useToday()
  const found = isShort || !mayFind ? [] : (orders.data?.orders ?? [])
  // A guest of today stands at the door, or is on the telephone.
  const rows = [...found.filter(({ localDate }) => localDate === day), ...found.filter(({ localDate }) => localDate !== day)] // prettier-ignore
  const commands = isOpen ? commandsOf(tools, offered, own, other) : []
  const fitting = text.trim() === '' ? commands.filter(({ isUsual }) => isUsual) : best(commands, text)
  const groups: FoundGroup[] = commandGroups.map((name) => ({
    name,
    found: fitting
      .filter(({ group }) => group === name)
      .map((command) => ({ kind: 'command', id: command.id, command })),
  }))
  if (text.trim() === '' && mayFind) {
    const found = recentOrders(me.membershipId).map((reference): Found => ({
      kind: 'recent',
      id: `recent ${reference}`,
      reference,
    }))
    groups.splice(1, 0, { name: 'recent', found })
  }
  groups.push(
    {
      name: 'orders',
      found: rows.map((order): Found => ({ kind: 'order', id: `order ${order.reference}`, order })),
    },
    { name: 'travellers', found: mayReadTravellers(me) && isCurrent ? travellers(rows) : [] },
  )
  // Of the rows that are shown: while others are awaited, nothing is known.
  const isUnknown = mayFind && !isShort && isCurrent && orders.error === null && rows.length === 0
  const transfers = isUnknown ? transferCommands(tools, text, own) : []
  groups.push({
    name: 'transfers',
    found: transfers.map((command) => ({ kind: 'command', id: command.id, command })),
  })
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    isCurrent,
    isShort,
    mayFind,
    isUnrecorded: transfers.length > 0,
    error: isShort ? null : orders.error,
    refetch: orders.refetch,
  }
}

/** The best first; of equals the first. */
function best(commands: Command[], text: string): Command[] {
  return commands
    .map((command) => ({ command, fit: fitOf(text, command) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, next) => next.fit - one.fit)
    .slice(0, MOST_COMMANDS)
    .map(({ command }) => command)
}

/** By their addresses: two people may have one name. */
function travellers(rows: FoundOrder[]): Found[] {
  const byEmail = new Map(rows.toReversed().flatMap((row) => (row.email ? [[row.email, row] as const] : [])))
  return [...byEmail]
    .toReversed()
    .flatMap(([email, { reference, guest }]) => (guest ? [{ email, reference, name: guest }] : []))
    .slice(0, MOST_TRAVELLERS)
    .map((one) => ({ kind: 'traveller', id: `traveller ${one.reference}`, ...one }))
}

/** The words of the other language are loaded when the palette is opened first. */
function useBothLanguages(isOpen: boolean): [Say, Say | null] {
  const { language } = useLanguage()
  const other = language === 'ar' ? 'en' : 'ar'
  const [loaded, setLoaded] = useState<readonly string[]>([])
  useEffect(() => {
    if (isOpen) {
      const add = () => setLoaded((before) => [...new Set([...before, other])])
      // Offline, commands are found by the words of one language.
      loadWords(other).then(add, () => {})
    }
  }, [isOpen, other])
  const own = useMemo(() => sayIn(language), [language])
  const others = useMemo(() => (loaded.includes(other) ? sayIn(other) : null), [loaded, other])
  return [own, others]
}
