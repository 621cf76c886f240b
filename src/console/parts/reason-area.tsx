import type { ComponentProps } from 'react'
import { autofocus } from '#console/lib/autofocus.ts'
import { TextAreaField } from '#web/ui/field.tsx'

/** A text that says why, with the limits of the API. `isFocused`: it is the first thing to fill in a dialog. */
export function ReasonArea({ isFocused, ...rest }: ComponentProps<typeof TextAreaField> & { isFocused: boolean }) {
  return (
    <TextAreaField
      name="reason"
      rows={3}
      required
      minLength={3}
      maxLength={500}
      dir="auto"
      {...(isFocused ? { ref: autofocus } : {})}
      {...rest}
    />
  )
}
