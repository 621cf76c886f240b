import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { languageName } from '#domain/language-name.ts'
import { inputClass } from '#web/ui/field.tsx'
import type { BookableProduct } from './calls.ts'
import { languagesToChoose } from './guide-languages.ts'
import type { Booking } from './booking.ts'

/** In which language the guide speaks, or of a stay or a car the host: one line, since a language is preselected. */
export function GuideLanguage({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const locale = useLocale()
  const id = useId()
  const [first] = useState(booking.guideLanguage)
  const languages = languagesToChoose(product.guideLanguages, first)
  if (languages.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <label htmlFor={id} className="min-w-0 grow basis-20 font-semibold">
        {t('guideLanguage', { rate: product.rate })}
      </label>
      <div className="w-36 max-w-full">
        <select
          id={id}
          name="guideLanguage"
          value={booking.guideLanguage ?? ''}
          onChange={({ currentTarget }) => booking.setGuideLanguage(currentTarget.value)}
          className={inputClass}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code, locale)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
