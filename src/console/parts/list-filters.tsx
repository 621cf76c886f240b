import { SlidersHorizontal, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { parseChoice } from '#domain/choice-text.ts'
import { Link } from '#console/lib/link.tsx'
import { MultiChoice, type Option } from '#console/parts/multi-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'

export interface Filter<Name extends string = string> {
  name: Name
  label: string
  kind: FilterKind
}

type FilterKind =
  | { type: 'choice'; options: Option[]; hint?: string | undefined }
  /** Any of several values, or none of them. */
  | { type: 'choices'; options: Option[]; none: string; exceptWords: (names: string) => string }
  | { type: 'date' }
  /** A text that does not match is incomplete and not searched for. */
  | { type: 'text'; hint: string; pattern?: RegExp; suggestions?: string[] }

type Values = Readonly<Record<string, string | undefined>>

export const optionsOf = <Value extends string>(values: readonly Value[], wordsOf: (value: Value) => string) =>
  values.map((value): Option => ({ value, words: wordsOf(value) }))

/** The filters that the address sets. */
export const activeFilters = <Name extends string>(filters: Filter<Name>[], values: Values) =>
  filters.filter(({ name }) => values[name] !== undefined)

function wordsOf(kind: FilterKind, value: string): string {
  if (kind.type !== 'choice' && kind.type !== 'choices') return value
  const nameOf = (one: string) => kind.options.find((option) => option.value === one)?.words ?? one
  if (kind.type === 'choice') return nameOf(value)
  const { values, isNone } = parseChoice(value)
  const names = values.map(nameOf).join(' · ')
  return isNone ? kind.exceptWords(names) : names
}

/** The button that shows and hides all filters. */
export function FiltersButton({
  panelId,
  isOpen,
  onToggle,
  children,
}: {
  panelId: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}) {
  return (
    <Button kind="outlined" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
      <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
      {children}
    </Button>
  )
}

/** The active filters. Pressing one removes it; the link after them removes all. */
export function FilterChips<Name extends string>({
  active,
  values,
  labelOf,
  onDrop,
  clear,
}: {
  active: Filter<Name>[]
  values: Values
  /** The accessible name of the button that removes the filter. */
  labelOf: (name: string) => string
  onDrop: (name: Name) => void
  /** The address without filters. */
  clear: { words: string; path: string; search: Record<string, string | undefined> }
}) {
  if (active.length === 0) return null
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-2">
      {active.map(({ name, label, kind }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            className="inline-flex min-h-9 pointer-coarse:min-h-11 max-w-full items-center gap-1.5 rounded-full border border-primary/40 bg-primary/8 px-3 text-start text-sm hover:border-primary"
            aria-label={labelOf(label)}
            onClick={() => onDrop(name)}
          >
            <span className="min-w-0 wrap-anywhere">
              {label}: <bdi>{wordsOf(kind, values[name] ?? '')}</bdi>
            </span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <Link
          to={clear.path}
          search={clear.search}
          className="inline-flex min-h-9 items-center px-2 text-sm text-primary underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {clear.words}
        </Link>
      </li>
    </ul>
  )
}

/** All filters, which a button shows. */
export function FilterPanel<Name extends string>({
  id,
  isOpen,
  columns,
  filters,
  values,
  any,
  onSet,
}: {
  id: string
  isOpen: boolean
  /** Classes of the grid. */
  columns: string
  filters: Filter<Name>[]
  values: Values
  /** The label of the empty choice. */
  any: string
  onSet: (name: Name, value: string) => void
}) {
  return (
    <div id={id} hidden={!isOpen} className={`grid gap-3 rounded-card border border-line bg-surface p-4 ${columns}`}>
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={values[filter.name]} any={any} onSet={onSet} />
      ))}
    </div>
  )
}

function FilterField<Name extends string>({
  filter: { name, label, kind },
  value = '',
  any,
  onSet,
}: {
  filter: Filter<Name>
  value: string | undefined
  any: string
  onSet: (name: Name, value: string) => void
}) {
  if (kind.type === 'choice')
    return (
      <SelectField label={label} hint={kind.hint} value={value} onChange={(event) => onSet(name, event.target.value)}>
        <option value="">{any}</option>
        {value.includes(',') && <option value={value}>{wordsOf(kind, value)}</option>}
        {kind.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </SelectField>
    )
  if (kind.type === 'choices')
    return (
      <MultiChoice
        label={label}
        options={kind.options}
        value={value}
        any={any}
        none={kind.none}
        chosen={wordsOf(kind, value)}
        onChange={(chosen) => onSet(name, chosen)}
      />
    )
  if (kind.type === 'date')
    return <Field label={label} type="date" value={value} onChange={(event) => onSet(name, event.target.value)} />
  return <TextField name={name} label={label} kind={kind} value={value} onSet={onSet} />
}

function TextField<Name extends string>({
  name,
  label,
  kind: { hint, pattern, suggestions },
  value,
  onSet,
}: {
  name: Name
  label: string
  kind: Extract<FilterKind, { type: 'text' }>
  value: string
  onSet: (name: Name, value: string) => void
}) {
  const listId = useId()
  const field = (
    <Field
      // The key remounts the field when the address changes, for example by a chip.
      key={value}
      label={label}
      hint={hint}
      defaultValue={value}
      dir="ltr"
      inputMode={pattern ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      list={suggestions && listId}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      onBlur={(event) => {
        const typed = event.target.value.trim()
        if (typed !== value && (typed === '' || !pattern || pattern.test(typed))) onSet(name, typed)
      }}
    />
  )
  if (!suggestions) return field
  return (
    <div>
      {field}
      <datalist id={listId}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  )
}
