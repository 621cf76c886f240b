import type { ComponentProps } from 'react'
import { autofocus } from '#console/lib/autofocus.ts'
import { draftField } from '#console/lib/drafts.ts'
import { TextAreaField } from '#web/ui/field.tsx'

type Props = ComponentProps<typeof TextAreaField> & {
  defaultValue?: string
  /** It is the first field of a dialog. */
  isFocused: boolean
  /** The key of its draft. The form removes it when it was sent. */
  draft?: string
}

/** A reason, with the API's limits of length. */
export function ReasonArea({ isFocused, draft, defaultValue = '', ...rest }: Props) {
  return (
    <TextAreaField
      name="reason"
      rows={3}
      required
      minLength={3}
      maxLength={500}
      dir="auto"
      {...(draft === undefined ? { defaultValue } : draftField(draft, defaultValue))}
      {...(isFocused ? { ref: autofocus } : {})}
      {...rest}
    />
  )
}
