import { Check } from 'lucide-react'
import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { choiceText, parseChoice } from '#domain/choice-text.ts'
import { useOpenedAtFirst } from '#console/lib/use-opened-at-first.ts'
import type { MenuTriggerProps } from '#console/parts/lazy-menu.tsx'
import type { MultiChoiceProps } from './multi-choice.tsx'

/** The menu item that inverts the choice. No option has this value. */
const EXCEPT = '!'

type Props = Pick<MultiChoiceProps, 'label' | 'options' | 'value' | 'none' | 'onChange'> & MenuTriggerProps

/** The menu of a choice of several values, open at first. */
export function MultiChoiceMenu({ label, options, value, none, onChange, className, children, ...named }: Props) {
  const { values, isNone } = parseChoice(value)
  const change = (isOn: (one: string) => boolean) => {
    // Values of the address that are not among the options are preserved.
    const others = values.filter((one) => !options.some((option) => option.value === one))
    const listed = options.map((option) => option.value).filter(isOn)
    onChange(choiceText({ values: [...listed, ...others], isNone: isOn(EXCEPT) }))
  }
  const menu = useOpenedAtFirst()
  return (
    <MenuTrigger {...menu}>
      <Button autoFocus {...named} className={className}>
        {children}
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
