import { useNavigate } from '@tanstack/react-router'
import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { currencies } from '#domain/currency.ts'
import { attentionKinds, transferStates } from '#domain/money-findings.ts'
import { paymentTransitions } from '#domain/payment-states.ts'
import { refundStates } from '#domain/refund-states.ts'
import { Link } from '#console/lib/link.tsx'
import { tabOf, type MoneySearch } from '#console/lib/money.ts'
import { useMoneyWords } from '#console/lib/use-money-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'

type Name = Exclude<keyof MoneySearch, 'tab'>
interface Choice {
  name: Name
  options?: { value: string; words: string }[]
  type?: 'date'
  hint?: string
  /** What may be typed; an incomplete text is not searched for. */
  pattern?: RegExp
}

const sum = /^\d{1,12}(?:\.\d{1,3})?$/

/** The filters in use, and all filters behind a button. */
export function MoneyFilters({ search, providers }: { search: MoneySearch; providers: string[] }) {
  const t = useTranslations('console.money')
  const navigate = useNavigate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const choices = useChoices(search, providers)
  const set = (change: MoneySearch) =>
    void navigate({ to: '/money' as never, search: { ...search, ...change } as never, replace: true })
  const active = choices.filter(({ name }) => search[name] !== undefined)
  const wordsOf = ({ name, options }: Choice) =>
    (search[name] ?? '')
      .split(',')
      .map((value) => options?.find((one) => one.value === value)?.words ?? value)
      .join(' · ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
          {active.length > 0 ? t('filtersOn', { count: active.length }) : t('filters')}
        </Button>
        {active.length > 0 && (
          <ul className="flex min-w-0 flex-wrap items-center gap-2">
            {active.map((choice) => (
              <li key={choice.name} className="max-w-full">
                <button
                  type="button"
                  className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-primary/40 bg-primary/8 px-3 text-start text-sm hover:border-primary"
                  aria-label={t('drop', { name: t(`filter.${choice.name}`) })}
                  onClick={() => set({ [choice.name]: undefined })}
                >
                  <span className="min-w-0 wrap-anywhere">
                    {t(`filter.${choice.name}`)}: <bdi>{wordsOf(choice)}</bdi>
                  </span>
                  <X aria-hidden className="size-3.5 shrink-0" />
                </button>
              </li>
            ))}
            <li>
              <Link
                to="/money"
                search={search.tab === undefined ? {} : { tab: search.tab }}
                className="px-2 py-2 text-sm text-primary underline underline-offset-4"
              >
                {t('clear')}
              </Link>
            </li>
          </ul>
        )}
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 min-[26rem]:grid-cols-2 md:grid-cols-4"
      >
        {choices.map(({ name, options, type, hint, pattern }) =>
          options ? (
            <SelectField
              key={name}
              label={t(`filter.${name}`)}
              value={search[name] ?? ''}
              onChange={(event) => set({ [name]: event.target.value })}
            >
              <option value="">{t('any')}</option>
              {(search[name]?.includes(',') ?? false) && (
                <option value={search[name]}>{wordsOf({ name, options })}</option>
              )}
              {options.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </SelectField>
          ) : type === 'date' ? (
            <Field
              key={name}
              label={t(`filter.${name}`)}
              type="date"
              value={search[name] ?? ''}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          ) : (
            <Field
              // Another value of the address, by the chip for example, is a new field.
              key={`${name} ${search[name] ?? ''}`}
              label={t(`filter.${name}`)}
              hint={hint}
              defaultValue={search[name] ?? ''}
              dir="ltr"
              inputMode={pattern ? 'decimal' : 'text'}
              autoComplete="off"
              spellCheck={false}
              onKeyDown={(event) => event.code === 'Enter' && event.currentTarget.blur()}
              onBlur={(event) => {
                const typed = event.target.value.trim()
                if (typed !== (search[name] ?? '') && (typed === '' || !pattern || pattern.test(typed)))
                  set({ [name]: typed })
              }}
            />
          ),
        )}
      </div>
    </div>
  )
}

function useChoices(search: MoneySearch, providers: string[]): Choice[] {
  const t = useTranslations('console.money')
  const words = useMoneyWords()
  const tab = tabOf(search)
  const states = {
    human: null,
    payments: Object.keys(paymentTransitions).map((value) => ({ value, words: words.paymentState(value) })),
    refunds: refundStates.map((value) => ({ value, words: words.refundState(value) })),
    transfers: transferStates.map((value) => ({ value, words: t(`transferStates.${value}`) })),
  }[tab]
  return [
    { name: 'q', hint: t('numberHint') },
    states
      ? { name: 'state', options: states }
      : { name: 'kind', options: attentionKinds.map((value) => ({ value, words: t(`kinds.${value}`) })) },
    ...(tab === 'transfers'
      ? []
      : [{ name: 'provider' as const, options: providers.map((value) => ({ value, words: words.provider(value) })) }]),
    { name: 'currency', options: currencies.map((value) => ({ value, words: value })) },
    { name: 'from', type: 'date' },
    { name: 'to', type: 'date' },
    { name: 'least', hint: t('amountHint'), pattern: sum },
    { name: 'most', hint: t('amountHint'), pattern: sum },
  ]
}
