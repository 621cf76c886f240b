import { useTranslations } from 'use-intl'
import { currencySign } from '#domain/money.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { Field } from '#web/ui/field.tsx'

interface SumFieldProps {
  currency: string
  range: { leastMinor: number; mostMinor: number }
  /** Whether the person's own limit is the maximum, rather than the amount paid. */
  isLimited: boolean
  typed: string
  onType: (typed: string) => void
  isWrong: boolean
}

/** The amount of a refund. */
export function SumField({ currency, range, isLimited, typed, onType, isWrong }: SumFieldProps) {
  const t = useTranslations('console.orders.dialog')
  const { language } = useLanguage()
  const { money } = useOrderWords()
  const between = { least: money(range.leastMinor, currency), most: money(range.mostMinor, currency) }
  return (
    <Field
      label={t('cancelSum', { currency: currencySign(currency, language) })}
      hint={t(isLimited ? 'cancelLimit' : 'cancelBetween', between)}
      error={isWrong ? t('cancelSumWrong', between) : undefined}
      inputMode="decimal"
      dir="ltr"
      required
      ref={autofocus}
      autoComplete="off"
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
