import type { ComponentProps } from 'react'
import { autofocus } from '#console/lib/autofocus.ts'
import { TextAreaField } from '#web/ui/field.tsx'

/** A reason, with the API's limits of length. `isFocused`: it is the first field of a dialog. */
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
