import { submitByKey } from '#console/lib/submit-by-key.ts'
import { TextAreaField } from '#web/ui/field.tsx'

interface NoteFieldProps {
  label: string
  hint: string
  value: string
  onChange: (text: string) => void
  isFocused?: boolean
}

/** The text of a note: up to 2,000 characters in either language, sent by a key too. */
export function NoteField({ onChange, isFocused = false, ...field }: NoteFieldProps) {
  return (
    <TextAreaField
      {...field}
      name="note"
      onChange={(event) => onChange(event.target.value)}
      rows={2}
      required
      maxLength={2000}
      dir="auto"
      autoFocus={isFocused}
      onKeyDown={submitByKey}
    />
  )
}
