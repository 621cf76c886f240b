import { useTranslations } from 'use-intl'
import { timeBeforeText } from '#web/lib/duration-words.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'

interface Rule {
  day: number
  hour: number
  minute: number
  percentage: number
}

/** A cancellation policy as sentences, the earliest deadline first. */
export function CancellationWords({ rules }: { rules: readonly Rule[] }) {
  const t = useTranslations('activity')
  const words = useDurationWords()
  if (rules.length === 0) return <p>{t('policyNone')}</p>
  const minutesOf = (rule: Rule) => rule.day * 1440 + rule.hour * 60 + rule.minute
  const sentenceOf = (rule: Rule): string => {
    const { percentage } = rule
    const time = timeBeforeText(rule, words)
    if (time === '') return percentage === 0 ? t('policyFreeToStart') : t('policyPartToStart', { percentage })
    return percentage === 0 ? t('policyFree', { time }) : t('policyPart', { time, percentage })
  }
  const sorted = [...rules].sort((a, b) => minutesOf(b) - minutesOf(a))
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {sorted.map((rule) => (
        <li key={`${rule.day} ${rule.hour} ${rule.minute}`}>{sentenceOf(rule)}</li>
      ))}
      {sorted.every((rule) => minutesOf(rule) > 0) && <li>{t('policyAfter')}</li>}
    </ul>
  )
}
