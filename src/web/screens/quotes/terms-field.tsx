import { useTranslations } from 'use-intl'

/** That the terms are accepted; what is wrong with it stands beneath. */
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
