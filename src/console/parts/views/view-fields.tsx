import { useTranslations } from 'use-intl'
import { LONGEST_VIEW_NAME } from '#domain/saved-views.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { Field } from '#web/ui/field.tsx'

/** The name of a view, and whether it is shared. */
export function ViewFields({ name, isShared, error }: { name: string; isShared: boolean; error: string | undefined }) {
  const t = useTranslations('console.views')
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
        error={error}
        ref={autofocus}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input type="checkbox" name="shared" defaultChecked={isShared} className="size-5 shrink-0 accent-primary" />
        {t('share')}
      </label>
    </>
  )
}
