import { useTranslations } from 'use-intl'

/** Dates and travellers of the search form, as native fields for browsers without script. */
export function FormWithoutScript() {
  const t = useTranslations('search')
  const c = useTranslations('catalogue.filters')
  const field = 'min-h-11 w-full rounded-field border border-line-strong bg-surface px-3 text-ink'
  return (
    <noscript>
      <div className="mt-3 grid gap-3 rounded-card bg-surface p-3 text-ink sm:grid-cols-3">
        <label>
          {c('fromDate')}
          <input type="date" name="from" className={field} />
        </label>
        <label>
          {c('toDate')}
          <input type="date" name="to" className={field} />
        </label>
        <label>
          {t('who.label')}
          <input type="number" name="travellers" min={1} max={99} className={field} />
        </label>
      </div>
    </noscript>
  )
}
