import { useTranslations } from 'use-intl'
import type { MoneyRow, MoneyTab } from './money.ts'

/** Words of states and providers. A code that is newer than this page is displayed as it is. */
export function useMoneyWords() {
  const t = useTranslations('console.money')
  const known = (group: string, name: string) => {
    const key = `${group}.${name}` as 'states.paid'
    return t.has(key) ? t(key) : name
  }
  return {
    provider: (code: string) => known('providers', code),
    paymentState: (state: string) => known('states', state),
    refundState: (state: string) => known('refundStates', state),
    state: (row: MoneyRow, tab: MoneyTab) => {
      if (tab === 'human')
        return row.kind !== null && withoutFinding.has(row.kind) ? null : known('findings', row.state)
      return known(statesOf[tab], row.state)
    },
  }
}

/** Where the words of a tab's states are. */
const statesOf = { payments: 'states', refunds: 'refundStates', transfers: 'transferStates' } satisfies Record<
  Exclude<MoneyTab, 'human'>,
  string
>

const withoutFinding = new Set(['refund_failed', 'refund_waiting', 'change_stuck'])
const good = new Set(['paid', 'succeeded', 'done'])
const urgent = new Set(['failed', 'back', 'part', 'declined'])

export function toneOf(state: string): 'good' | 'warning' | 'plain' {
  return good.has(state) ? 'good' : urgent.has(state) ? 'warning' : 'plain'
}
