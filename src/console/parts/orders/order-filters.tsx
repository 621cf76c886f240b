import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames, locales } from '#domain/locale.ts'
import { moneyStates } from '#domain/order-money.ts'
import { columnsFor } from '#domain/order-columns.ts'
import { orderSets } from '#domain/order-states.ts'
import { paymentMethodCodes } from '#domain/payment-method.ts'
import { orderChoicesQuery, type OrderChoices, type OrdersPage, type OrdersSearch } from '#console/lib/orders.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import {
  activeFilters,
  FilterChips,
  FilterPanel,
  FiltersButton,
  optionsOf,
  type Filter,
} from '#console/parts/list-filters.tsx'
import type { Option } from '#console/parts/multi-choice.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { OrderViews } from './order-views.tsx'

const sorts = ['made', 'start', 'due'] as const

type Name = Exclude<keyof OrdersSearch, 'queue' | 'sort' | 'columns'>
type Data = Pick<OrdersPage, 'sites' | 'suppliers' | 'people'> | undefined

/** The views, the active filters, and a button that opens all filters. */
export function OrderFilters({
  search,
  data,
  isMarketplace,
}: {
  search: OrdersSearch
  data: Data
  isMarketplace: boolean
}) {
  const t = useTranslations('console.orders')
  const navigate = useNavigate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  // The chips of these filters need their names.
  const isNamed = search.city !== undefined || search.product !== undefined
  const { data: choices } = useQuery({ ...orderChoicesQuery(search), enabled: isOpen || isNamed })
  const filters = useFilters(data, choices, isMarketplace)
  const active = activeFilters(filters, search)
  const set = (change: { [Key in keyof OrdersSearch]: string | undefined }) =>
    void navigate({ to: '/orders' as never, search: { ...search, ...change } as never, replace: true })
  const { queue, sort, columns } = search
  const keeps = {
    ...(queue === undefined ? {} : { queue }),
    ...(sort === undefined ? {} : { sort }),
    ...(columns === undefined ? {} : { columns }),
  }
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OrderViews search={search} isMarketplace={isMarketplace} />
        <div className="flex max-w-full flex-wrap items-center gap-2 sm:ms-auto">
          <FiltersButton panelId={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
            {active.length > 0 ? t('filtersOn', { count: active.length }) : t('filters')}
          </FiltersButton>
          <select
            aria-label={t('sort')}
            value={search.sort ?? ''}
            onChange={(event) => set({ sort: event.target.value })}
            className="min-h-11 max-w-full min-w-0 rounded-field border border-line-strong bg-surface px-2.5"
          >
            <option value="">{t('sort')}</option>
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`sorts.${one}`)}
              </option>
            ))}
          </select>
          <ColumnMenu
            known={columnsFor({ isMarketplace, hasSites: (data?.sites.length ?? 0) > 1 })}
            columns={columns}
            onChange={(next) => set({ columns: next })}
          />
        </div>
      </div>
      <FilterChips
        active={active}
        values={search}
        labelOf={(name) => t('drop', { name })}
        onDrop={(name) => set({ [name]: undefined })}
        clear={{ words: t('clear'), path: '/orders', search: keeps }}
      />
      <FilterPanel
        id={id}
        isOpen={isOpen}
        columns="grid-cols-2 md:grid-cols-4 xl:grid-cols-6"
        filters={filters}
        values={search}
        any={t('any')}
        onSet={(name, value) => set({ [name]: value })}
      />
    </div>
  )
}

function useFilters(data: Data, known: OrderChoices | undefined, isMarketplace: boolean): Filter<Name>[] {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const filter = (name: Name, kind: Filter['kind']) => ({ name, label: t(`filter.${name}`), kind })
  const choice = (name: Name, options: Option[]) => filter(name, { type: 'choice', options })
  const choices = (name: Name, options: Option[]) =>
    filter(name, { type: 'choices', options, none: t('noneOf'), exceptWords: (names) => t('except', { names }) })
  const named = (list: { id: number; name: { ar: string; en: string } | string }[] | undefined) =>
    (list ?? []).map(({ id, name }) => ({ value: String(id), words: typeof name === 'string' ? name : local(name) }))
  const sites = (data?.sites ?? []).map(({ code, name }) => ({ value: code, words: local(name) }))
  const ofMarketplace = () => [
    choices(
      'money',
      optionsOf(moneyStates, (value) => t(`money.${value}`)),
    ),
    choices(
      'method',
      optionsOf(paymentMethodCodes, (value) => t(`methods.${value}`)),
    ),
    choices('supplier', named(data?.suppliers)),
    choices('site', sites),
    choice('assignee', named(data?.people)),
    filter('promo', { type: 'text', hint: t('promoHint'), suggestions: known?.promoCodes ?? [] }),
    choice(
      'refund',
      optionsOf(['yes', 'no'] as const, (value) => t(`withRefund.${value}`)),
    ),
  ]
  return [
    choices(
      'state',
      optionsOf(orderSets.placed, (value) => t(`states.${value}`)),
    ),
    ...(isMarketplace ? ofMarketplace() : []),
    choices('city', named(known?.cities)),
    filter('product', {
      type: 'choice',
      options: (known?.products ?? []).map(({ id, title }) => ({ value: String(id), words: local(title) })),
      hint: known?.isMore ? t('moreProducts') : undefined,
    }),
    choices(
      'currency',
      optionsOf(known?.currencies ?? [], (value) => value),
    ),
    choice(
      'language',
      optionsOf(locales, (value) => languageNames[value]),
    ),
    filter('startFrom', { type: 'date' }),
    filter('startTo', { type: 'date' }),
    filter('madeFrom', { type: 'date' }),
    filter('madeTo', { type: 'date' }),
  ]
}
