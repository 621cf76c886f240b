import { useTranslations } from 'use-intl'

/** Checkbox for the terms, with its error below. */
export function TermsField({ errorText }: { errorText: string | null }) {
  const t = useTranslations('quotes')
  return (
    <>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          id="terms"
          name="acceptsTerms"
          value="yes"
          aria-invalid={errorText === null ? undefined : true}
          aria-describedby={errorText === null ? undefined : 'terms-error'}
          className="mt-1 size-5 shrink-0 accent-primary"
        />
        <span>{t('acceptTerms')}</span>
      </label>
      {errorText !== null && (
        <p id="terms-error" className="text-sm text-danger">
          {errorText}
        </p>
      )}
    </>
  )
}
