import type { CalendarDay } from './calls.ts'
import type { DayOfStay } from './stay-part.ts'

const free =
  'bg-primary/7 font-medium hover:bg-primary/15 dark:bg-primary/14 dark:hover:bg-primary/24 forced-colors:border'
const looks: Record<CalendarDay['status'], string> = {
  available: free,
  few_left: free,
  too_few_seats: 'text-ink-soft outline-1 -outline-offset-1 outline-dashed outline-line-strong hover:bg-line/50',
  sold_out: 'text-ink-soft hover:bg-line/50',
}

/** A range without gaps: each day covers half of the room to its neighbours. `is-marked` is for what is in the cell. */
const marked = 'is-marked bg-primary! text-on-primary! font-semibold forced-colors:border-2'
const parts: Record<NonNullable<DayOfStay['part']>, string> = {
  start: `${marked} -me-px rounded-e-none!`,
  end: `${marked} -ms-px rounded-s-none!`,
  start_and_end: marked,
  between: '-mx-px rounded-none! bg-primary/20! text-ink! font-medium dark:bg-primary/35! forced-colors:border-y-2',
  possible_end: free,
}

const cell =
  'group cursor-pointer rounded-field text-center text-[0.95rem] leading-tight data-[disabled]:cursor-default data-[disabled]:bg-transparent data-[disabled]:text-ink-soft/60 data-[unavailable]:cursor-default data-[unavailable]:bg-transparent data-[unavailable]:text-ink-soft/60 data-[selected]:bg-primary data-[selected]:text-on-primary data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-1 data-[focus-visible]:outline-primary'

interface LookOfDay {
  day: CalendarDay | undefined
  stay: DayOfStay | null
  isBooked: boolean
  /** Whether each day has its number in the other calendar too. */
  hasBoth: boolean
}

/** The classes of a day's cell. */
export function dayLook({ day, stay, isBooked, hasBoth }: LookOfDay): string {
  const ground = day === undefined ? 'text-ink-soft' : looks[day.status]
  const look = stay?.part ? parts[stay.part] : stay?.refusal ? 'text-ink-soft/60' : ground
  return `${cell} ${isBooked ? 'outline-2 -outline-offset-2 outline-accent' : ''} ${hasBoth ? 'h-15 lg:h-14 short:h-14' : 'h-13 lg:h-12'} ${look}`
}
