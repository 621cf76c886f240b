import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { choiceText, parseChoice } from '#domain/choice-text.ts'
import { inputClass } from '#web/ui/field.tsx'

export interface Option {
  value: string
  words: string
}

/** The menu item that inverts the choice. No option has this value. */
const EXCEPT = '!'

/** A button labelled with the chosen values. Its menu toggles each, and whether to match any or none of them. */
export function MultiChoice({
  label,
  options,
  value,
  any,
  none,
  chosen,
  onChange,
}: {
  label: string
  options: Option[]
  /** As in the address. */
  value: string
  /** The label of the button without a choice. */
  any: string
  /** The label of the item that inverts the choice. */
  none: string
  /** The label of the button with a choice. */
  chosen: string
  onChange: (value: string) => void
}) {
  const id = useId()
  const { values, isNone } = parseChoice(value)
  const change = (isOn: (one: string) => boolean) => {
    // Values of the address that are not among the options are preserved.
    const others = values.filter((one) => !options.some((option) => option.value === one))
    const listed = options.map((option) => option.value).filter(isOn)
    onChange(choiceText({ values: [...listed, ...others], isNone: isOn(EXCEPT) }))
  }
  return (
    <div className="grid content-start gap-1.5">
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      <MenuTrigger>
        <Button
          aria-labelledby={`${id}-label ${id}-value`}
          className={`${inputClass} flex items-center justify-between gap-2 text-start`}
        >
          <span id={`${id}-value`} className="min-w-0 wrap-anywhere">
            {values.length === 0 ? any : chosen}
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        </Button>
        <Popover className="max-w-[calc(100vw-2rem)] min-w-56 overflow-auto rounded-card border border-line bg-surface p-1.5 shadow-float">
          <Menu
            aria-label={label}
            className="outline-none"
            selectionMode="multiple"
            selectedKeys={isNone ? [...values, EXCEPT] : values}
            disabledKeys={values.length === 0 ? [EXCEPT] : []}
            // Ctrl+A means no choice that a filter has.
            onSelectionChange={(keys) => keys !== 'all' && change((one) => keys.has(one))}
          >
            <MenuSection aria-label={label}>
              {options.map(({ value: one, words }) => (
                <Item key={one} id={one} words={words} />
              ))}
            </MenuSection>
            <MenuSection aria-label={none} className="mt-1 border-t border-line pt-1">
              <Item id={EXCEPT} words={none} />
            </MenuSection>
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  )
}

function Item({ id, words }: { id: string; words: string }) {
  return (
    <MenuItem
      id={id}
      textValue={words}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field px-3 outline-none focus:bg-line/60 aria-disabled:cursor-default aria-disabled:text-ink-soft"
    >
      {({ isSelected }) => (
        <>
          <span
            aria-hidden
            className={`grid size-5 shrink-0 place-content-center rounded-sm border ${isSelected ? 'border-primary bg-primary text-on-primary' : 'border-line-strong'}`}
          >
            {isSelected && <Check className="size-3.5" strokeWidth={2.5} />}
          </span>
          <bdi className="min-w-0">{words}</bdi>
        </>
      )}
    </MenuItem>
  )
}
