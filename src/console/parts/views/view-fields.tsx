import { useTranslations } from 'use-intl'
import { LONGEST_VIEW_NAME } from '#domain/saved-views.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { Field } from '#web/ui/field.tsx'

/** The name of a view, and whether it is shared. */
export function ViewFields({ name, isShared, error }: { name: string; isShared: boolean; error: unknown }) {
  const t = useTranslations('console.views')
  const wordsOf = useErrorWords()
  return (
    <>
      <Field
        label={t('name')}
        name="name"
        defaultValue={name}
        required
        maxLength={LONGEST_VIEW_NAME}
        autoComplete="off"
        dir="auto"
        error={error === undefined ? undefined : wordsOf(error)}
        ref={autofocus}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input type="checkbox" name="shared" defaultChecked={isShared} className="size-5 shrink-0 accent-primary" />
        {t('share')}
      </label>
    </>
  )
}

/** What was entered in `ViewFields`. */
export const viewOf = (form: FormData) => ({ name: formText(form, 'name'), isShared: form.has('shared') })
