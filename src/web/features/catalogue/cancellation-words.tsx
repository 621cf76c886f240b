import { useTranslations } from 'use-intl'
import { byDeadline, endsBeforeStart, type CancellationRule } from '#domain/cancellation-rule.ts'
import { timeBeforeText } from '#web/lib/duration-words.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'

/** A cancellation policy as sentences, the earliest deadline first. */
export function CancellationWords({ rules }: { rules: readonly CancellationRule[] }) {
  const t = useTranslations('activity')
  const words = useDurationWords()
  if (rules.length === 0) return <p>{t('policyNone')}</p>
  const sentenceOf = (rule: CancellationRule): string => {
    const { percentage } = rule
    const time = timeBeforeText(rule, words)
    if (time === '') return percentage === 0 ? t('policyFreeToStart') : t('policyPartToStart', { percentage })
    return percentage === 0 ? t('policyFree', { time }) : t('policyPart', { time, percentage })
  }
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {byDeadline(rules).map((rule) => (
        <li key={`${rule.day} ${rule.hour} ${rule.minute}`}>{sentenceOf(rule)}</li>
      ))}
      {endsBeforeStart(rules) && <li>{t('policyAfter')}</li>}
    </ul>
  )
}
