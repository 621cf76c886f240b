import { useNavigate } from '@tanstack/react-router'
import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames, locales } from '#domain/locale.ts'
import { moneyStates } from '#domain/order-money.ts'
import { orderStates } from '#domain/order-states.ts'
import { paymentMethodCodes } from '#domain/payment-method.ts'
import type { OrdersPage, OrdersSearch } from '#console/lib/orders.ts'
import { Link } from '#console/lib/link.tsx'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { OrderViews } from './order-views.tsx'

const sorts = ['made', 'start', 'due'] as const
/** At checkout an order is not placed yet. */
const states = orderStates.filter((state) => !(['draft', 'on_hold'] as string[]).includes(state))

type Name = Exclude<keyof OrdersSearch, 'queue' | 'sort'>
interface Choice {
  name: Name
  /** Null: a day. */
  options: { value: string; words: string }[] | null
}
type Data = Pick<OrdersPage, 'sites' | 'suppliers' | 'people'> | undefined

/** The views, the filters in use, and all filters behind a button. */
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
  const choices = useChoices(data, isMarketplace)
  const set = (change: OrdersSearch) =>
    void navigate({ to: '/orders' as never, search: { ...search, ...change } as never, replace: true })
  const active = choices.filter(({ name }) => search[name] !== undefined)
  const { queue, sort } = search
  const keeps = { ...(queue === undefined ? {} : { queue }), ...(sort === undefined ? {} : { sort }) }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OrderViews search={search} isMarketplace={isMarketplace} />
        <div className="flex max-w-full flex-wrap items-center gap-2 sm:ms-auto">
          <Button kind="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
            {active.length > 0 ? t('filtersOn', { count: active.length }) : t('filters')}
          </Button>
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
        </div>
      </div>
      {active.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2">
          {active.map((choice) => (
            <li key={choice.name}>
              <button
                type="button"
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-primary/40 bg-primary/8 px-3 text-sm hover:border-primary"
                aria-label={t('drop', { name: t(`filter.${choice.name}`) })}
                onClick={() => set({ [choice.name]: undefined })}
              >
                <span>
                  {t(`filter.${choice.name}`)}: <bdi>{wordsOf(choice, search[choice.name] ?? '')}</bdi>
                </span>
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
          <li>
            <Link to="/orders" search={keeps} className="px-2 py-2 text-sm text-primary underline underline-offset-4">
              {t('clear')}
            </Link>
          </li>
        </ul>
      )}
      <div
        id={id}
        hidden={!isOpen}
        className="grid grid-cols-2 gap-3 rounded-card border border-line bg-surface p-4 md:grid-cols-4 xl:grid-cols-6"
      >
        {choices.map(({ name, options }) =>
          options ? (
            <SelectField
              key={name}
              label={t(`filter.${name}`)}
              value={search[name] ?? ''}
              onChange={(event) => set({ [name]: event.target.value })}
            >
              <option value="">{t('any')}</option>
              {options.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </SelectField>
          ) : (
            <Field
              key={name}
              label={t(`filter.${name}`)}
              type="date"
              value={search[name] ?? ''}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          ),
        )}
      </div>
    </div>
  )
}

const wordsOf = ({ options }: Choice, value: string) => options?.find((one) => one.value === value)?.words ?? value

function useChoices(data: Data, isMarketplace: boolean): Choice[] {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const named = (list: { id: number; name: { ar: string; en: string } | string }[] | undefined) =>
    (list ?? []).map(({ id, name }) => ({ value: String(id), words: typeof name === 'string' ? name : local(name) }))
  const all: (Choice & { isOfSupplier?: boolean })[] = [
    { name: 'state', options: states.map((value) => ({ value, words: t(`states.${value}`) })), isOfSupplier: true },
    { name: 'money', options: moneyStates.map((value) => ({ value, words: t(`money.${value}`) })) },
    { name: 'method', options: paymentMethodCodes.map((value) => ({ value, words: t(`methods.${value}`) })) },
    { name: 'supplier', options: named(data?.suppliers) },
    { name: 'site', options: (data?.sites ?? []).map(({ code, name }) => ({ value: code, words: local(name) })) },
    { name: 'assignee', options: named(data?.people) },
    {
      name: 'language',
      options: locales.map((value) => ({ value, words: languageNames[value] })),
      isOfSupplier: true,
    },
    { name: 'startFrom', options: null, isOfSupplier: true },
    { name: 'startTo', options: null, isOfSupplier: true },
    { name: 'madeFrom', options: null, isOfSupplier: true },
    { name: 'madeTo', options: null, isOfSupplier: true },
  ]
  return all.filter(({ isOfSupplier }) => isMarketplace || isOfSupplier === true)
}
