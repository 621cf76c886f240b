import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { valuesOf } from '#domain/listing-choices.ts'
import { FilterGroup } from './filter-group.tsx'

const MAX_SHOWN = 5

interface OptionProps {
  name: string
  value: string
  current: string | undefined
  label: ReactNode
  /** Not displayed if it is unknown. */
  count?: number | null | undefined
  type?: 'radio' | 'checkbox'
}

/** A choice with the number of results that it gives; one that gives none cannot be chosen. */
export function Option({ name, value, current = '', label, count, type = 'radio' }: OptionProps) {
  const isChosen = type === 'radio' ? current === value : valuesOf(current).includes(value)
  return (
    <label className="grid min-h-9 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3 has-disabled:cursor-default has-disabled:text-ink-soft">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
        className="size-5 shrink-0 accent-primary"
      />
      {label}
      {typeof count === 'number' && <bdi className="text-sm text-ink-soft">{count}</bdi>}
    </label>
  )
}

interface Choice {
  value: string
  label: string
  count: number
}

interface OptionListProps {
  title: string
  name: string
  /** Of the choice that removes the filter; without it several may be chosen. */
  any?: string
  choices: Choice[]
  current: string | undefined
  isClosed?: boolean
}

/**
 * The choices of a filter, of many the first ones until all are shown. They stay in their places while other filters
 * change their counts: give it a `key` for other results.
 */
export function OptionList({ title, name, any, choices, current, isClosed }: OptionListProps) {
  const t = useTranslations('catalogue.filters')
  const [known, setKnown] = useState(choices)
  const [isWhole, setWhole] = useState(false)
  const fresh = choices.filter(({ value }) => !known.some((one) => one.value === value))
  if (fresh.length > 0) setKnown([...known, ...fresh])
  const all = known.map((one) => choices.find(({ value }) => value === one.value) ?? { ...one, count: 0 })
  // One that is taken back stays under the pointer, and keeps the focus.
  const [seen, setSeen] = useState<string[]>([])
  const chosen = valuesOf(current).filter((value) => !seen.includes(value))
  if (chosen.length > 0) setSeen([...seen, ...chosen])
  const isFirst = ({ value }: Choice, index: number) =>
    index < MAX_SHOWN || seen.includes(value) || chosen.includes(value)
  const rest = all.filter((one, index) => !isFirst(one, index))
  const type = any === undefined ? 'checkbox' : 'radio'
  const rowOf = (choice: Choice) => <Option key={choice.value} type={type} name={name} current={current} {...choice} />
  return (
    <FilterGroup title={title} isClosed={isClosed === true && current === undefined}>
      {any !== undefined && <Option name={name} value="" current={current} label={any} />}
      {(isWhole ? all : all.filter(isFirst)).map(rowOf)}
      {rest.length > 0 && !isWhole && (
        <>
          {/* React renders it on the server only, and expects it in both. */}
          <noscript>
            {import.meta.env.SSR &&
              rest.map(({ value, label }) => (
                <label key={value}>
                  <input type={type} name={name} value={value} /> {label}
                </label>
              ))}
          </noscript>
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="min-h-9 justify-self-start text-sm text-primary underline underline-offset-4 noscript:hidden"
          >
            {t('showAll', { count: all.length })}
          </button>
        </>
      )}
    </FilterGroup>
  )
}
