import { useTranslations } from 'use-intl'

/** Checkbox for the terms, with its error below. */
export function TermsField({ fault }: { fault: string | null }) {
  const t = useTranslations('quotes')
  return (
    <>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          id="terms"
          name="acceptsTerms"
          value="yes"
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={fault === null ? undefined : 'terms-error'}
          className="mt-1 size-5 shrink-0 accent-primary"
        />
        <span>{t('acceptTerms')}</span>
      </label>
      {fault !== null && (
        <p id="terms-error" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </>
  )
}
