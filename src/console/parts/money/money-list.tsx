import { useTranslations } from 'use-intl'
import { Link } from '#console/lib/link.tsx'
import { tabOf, type MoneyRow, type MoneySearch, type MoneyTab } from '#console/lib/money.ts'
import { useAge } from '#console/lib/use-age.ts'
import { toneOf, useMoneyWords } from '#console/lib/use-money-words.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useInstant } from '#console/lib/use-words.ts'
import { Tag } from '#console/parts/panel.tsx'

interface Props {
  rows: MoneyRow[]
  search: MoneySearch
  /** The key of the open row. */
  open: string | null
}

/** In a wide container one line each, else a card of three lines. */
export function MoneyList({ rows, search, open }: Props) {
  return (
    <ol data-rows className="@container rounded-card border border-line bg-surface">
      {rows.map((row) => (
        <Row key={row.key} row={row} search={search} isOpen={row.key === open} />
      ))}
    </ol>
  )
}

function Row({ row, search, isOpen }: { row: MoneyRow; search: MoneySearch; isOpen: boolean }) {
  const t = useTranslations('console.money')
  const tab = tabOf(search)
  const { money } = useOrderWords()
  const words = useMoneyWords()
  const age = useAge()
  const instant = useInstant()
  const name = row.guest || row.reference || row.number || t('noOrder')
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5 border-line px-4 py-2.5 not-first:border-t hover:bg-line/25 @4xl:grid-cols-[15rem_minmax(0,1fr)_10rem_11.5rem] @4xl:items-center ${isOpen ? 'bg-primary/8 hover:bg-primary/8' : ''}`}
    >
      <span className="min-w-0">
        <Link
          to={`/money/${row.key}`}
          search={search}
          className="block truncate font-medium after:absolute after:inset-0 after:content-[''] focus-visible:outline-offset-2"
          {...(isOpen ? { 'aria-current': 'true' as const } : {})}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="block truncate text-sm text-ink-soft tabular-nums">
          <bdi>{row.reference ?? t('noOrder')}</bdi>
        </span>
      </span>
      <span className="text-end @4xl:order-3">
        <span className="block font-medium whitespace-nowrap tabular-nums">{money(row.amountMinor, row.currency)}</span>
        <Part row={row} tab={tab} />
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 @max-4xl:col-span-full @4xl:order-2">
        <State row={row} tab={tab} />
        <span className="min-w-0 text-sm text-ink-soft">
          {[
            row.provider !== null && words.provider(row.provider),
            row.attempts !== null && row.attempts > 0 && t('attempts', { count: row.attempts }),
          ]
            .filter((part) => part !== false)
            .join(' · ')}
        </span>
      </span>
      <time
        dateTime={row.at}
        title={instant(row.at)}
        className="text-sm whitespace-nowrap text-ink-soft tabular-nums @max-4xl:col-span-full @4xl:order-4 @4xl:text-end"
      >
        {row.dueAt !== null && tab === 'transfers' ? t('until', { date: instant(row.dueAt) }) : age(row.at)}
      </time>
    </li>
  )
}

function State({ row, tab }: { row: MoneyRow; tab: MoneyTab }) {
  const t = useTranslations('console.money.kinds')
  const words = useMoneyWords()
  const state = words.state(row, tab)
  if (row.kind === null) return <Tag tone={toneOf(row.state)}>{state}</Tag>
  return (
    <>
      <Tag tone={row.kind === 'late' ? 'plain' : 'warning'}>{t(row.kind)}</Tag>
      {state !== null && <span className="min-w-0 text-sm">{state}</span>}
    </>
  )
}

/** The received amount of a transfer that was paid in part or in excess. */
function Part({ row, tab }: { row: MoneyRow; tab: MoneyTab }) {
  const t = useTranslations('console.money')
  const { money } = useOrderWords()
  const { receivedMinor, amountMinor, currency } = row
  if (tab !== 'transfers' || receivedMinor === null || receivedMinor === 0 || receivedMinor === amountMinor) return null
  return (
    <span className="block text-sm whitespace-nowrap text-ink-soft tabular-nums">
      {t('detail.received', { sum: money(receivedMinor, currency) })}
    </span>
  )
}
