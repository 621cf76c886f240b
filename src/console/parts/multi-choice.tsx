import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { parseChoice } from '#domain/choice-text.ts'
import { lazyMenu } from '#console/parts/lazy-menu.tsx'
import { inputClass } from '#web/ui/field.tsx'

export interface Option {
  value: string
  words: string
}

export interface MultiChoiceProps {
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
}

const MultiChoiceMenu = lazyMenu(async () => (await import('./multi-choice-menu.tsx')).MultiChoiceMenu)

/** A button labelled with the chosen values. Its menu toggles each, and whether to match any or none of them. */
export function MultiChoice({ any, chosen, ...choice }: MultiChoiceProps) {
  const id = useId()
  const { label, value } = choice
  return (
    <div className="grid content-start gap-1.5">
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      <MultiChoiceMenu
        {...choice}
        aria-labelledby={`${id}-label ${id}-value`}
        className={`${inputClass} flex items-center justify-between gap-2 text-start`}
      >
        <span id={`${id}-value`} className="min-w-0 wrap-anywhere">
          {parseChoice(value).values.length === 0 ? any : chosen}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      </MultiChoiceMenu>
    </div>
  )
}
