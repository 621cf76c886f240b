import { useTranslations } from 'use-intl'

interface Rule {
  day: number
  hour: number
  minute: number
  percentage: number
}

/** A cancellation policy in sentences, the earliest time first. */
export function CancellationWords({ rules }: { rules: readonly Rule[] }) {
  const t = useTranslations('activity')
  const d = useTranslations('common.duration')
  if (rules.length === 0) return <p>{t('policyNone')}</p>
  const minutesOf = (rule: Rule) => rule.day * 1440 + rule.hour * 60 + rule.minute
  const timeOf = ({ day, hour, minute }: Rule): string =>
    [
      day > 0 ? d('days', { count: day }) : '',
      hour > 0 ? d('hours', { count: hour }) : '',
      minute > 0 ? d('minutes', { count: minute }) : '',
    ]
      .filter((part) => part !== '')
      .reduce((first, second) => (first === '' ? second : d('and', { first, second })), '') || t('policyStart')
  const sorted = [...rules].sort((a, b) => minutesOf(b) - minutesOf(a))
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {sorted.map((rule) => (
        <li key={`${rule.day} ${rule.hour} ${rule.minute}`}>
          {rule.percentage === 0
            ? t('policyFree', { time: timeOf(rule) })
            : t('policyPart', { time: timeOf(rule), percentage: rule.percentage })}
        </li>
      ))}
      <li>{t('policyAfter')}</li>
    </ul>
  )
}
