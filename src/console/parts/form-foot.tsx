import type { ReactNode } from 'react'
import { codeOf } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface FormErrorProps {
  error: unknown
  /** An error code to display as a warning: the figures have changed, and the form displays the new ones. */
  changedCode?: string | undefined
}

function FormError({ error, changedCode }: FormErrorProps) {
  const wordsOf = useErrorWords()
  // Mutations say null.
  if (error === undefined || error === null) return null
  return <Notice kind={codeOf(error) === changedCode ? 'warning' : 'danger'} title={wordsOf(error)} isUrgent />
}

/** The end of a form: its error, and the button that submits it. */
export function FormFoot({
  error,
  changedCode,
  isPending,
  isFocused = false,
  canSubmit = true,
  isDisabled = false,
  children,
}: FormErrorProps & {
  isPending: boolean
  /** Focuses the button when the dialog opens, if the form has no field. */
  isFocused?: boolean
  /** Without it there is no button yet: something has to be chosen first. */
  canSubmit?: boolean
  /** What the button would send is being loaded. */
  isDisabled?: boolean
  children: ReactNode
}) {
  return (
    <>
      <FormError error={error} changedCode={changedCode} />
      {canSubmit && (
        <Button type="submit" isLoading={isPending} disabled={isDisabled} {...(isFocused ? { ref: autofocus } : {})}>
          {children}
        </Button>
      )}
    </>
  )
}
