import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { currencies } from '#domain/currency.ts'
import { attentionKinds, transferStates } from '#domain/money-findings.ts'
import { paymentTransitions } from '#domain/payment-states.ts'
import { refundStates } from '#domain/refund-states.ts'
import { addressOf, tabOf, type MoneySearch } from '#console/lib/money.ts'
import { useMoneyWords } from '#console/lib/use-money-words.ts'
import {
  activeFilters,
  FilterChips,
  FilterPanel,
  FiltersButton,
  optionsOf,
  type Filter,
} from '#console/parts/list-filters.tsx'

type Name = Exclude<keyof MoneySearch, 'tab'>

const sum = /^\d{1,12}(?:\.\d{1,3})?$/

/** The active filters, and a button that opens all filters. */
export function MoneyFilters({ search, providers }: { search: MoneySearch; providers: string[] }) {
  const t = useTranslations('console.money')
  const navigate = useNavigate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const filters = useFilters(search, providers)
  const active = activeFilters(filters, search)
  const set = (change: MoneySearch) =>
    void navigate({ to: '/money' as never, search: { ...search, ...change } as never, replace: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <FiltersButton panelId={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {active.length > 0 ? t('filtersOn', { count: active.length }) : t('filters')}
        </FiltersButton>
        <FilterChips
          active={active}
          values={search}
          labelOf={(name) => t('drop', { name })}
          onDrop={(name) => set({ [name]: undefined })}
          clear={{ words: t('clear'), path: '/money', search: addressOf(tabOf(search)) }}
        />
      </div>
      <FilterPanel
        id={id}
        isOpen={isOpen}
        columns="items-end min-[26rem]:grid-cols-2 md:grid-cols-4"
        filters={filters}
        values={search}
        any={t('any')}
        onSet={(name, value) => set({ [name]: value })}
      />
    </div>
  )
}

function useFilters(search: MoneySearch, providers: string[]): Filter<Name>[] {
  const t = useTranslations('console.money')
  const words = useMoneyWords()
  const tab = tabOf(search)
  const filter = (name: Name, kind: Filter['kind']) => ({ name, label: t(`filter.${name}`), kind })
  const choice = <Value extends string>(name: Name, values: readonly Value[], wordsOf: (value: Value) => string) =>
    filter(name, { type: 'choice', options: optionsOf(values, wordsOf) })
  const first = {
    human: () => choice('kind', attentionKinds, (value) => t(`kinds.${value}`)),
    payments: () => choice('state', Object.keys(paymentTransitions), words.paymentState),
    refunds: () => choice('state', refundStates, words.refundState),
    transfers: () => choice('state', transferStates, (value) => t(`transferStates.${value}`)),
  }[tab]
  return [
    filter('q', { type: 'text', hint: t('numberHint') }),
    first(),
    ...(tab === 'transfers' ? [] : [choice('provider', providers, words.provider)]),
    choice('currency', currencies, (value) => value),
    filter('from', { type: 'date' }),
    filter('to', { type: 'date' }),
    filter('least', { type: 'text', hint: t('amountHint'), pattern: sum }),
    filter('most', { type: 'text', hint: t('amountHint'), pattern: sum }),
  ]
}
