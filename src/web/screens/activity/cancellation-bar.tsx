import { useTranslations } from 'use-intl'
import { byDeadline, endsBeforeStart, type CancellationRule } from '#domain/cancellation-rule.ts'
import { timeBeforeText } from '#web/lib/duration-words.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'

/** The policy at a glance, from booking to start: free, a part of the price, the whole price. Its sentences follow it. */
export function CancellationBar({ rules }: { rules: readonly CancellationRule[] }) {
  const t = useTranslations('activity.policyBar')
  const words = useDurationWords()
  if (rules.length === 0) return null
  const segments = byDeadline(rules).map((rule) => {
    const time = timeBeforeText(rule, words)
    return { percentage: rule.percentage, until: time === '' ? t('start') : t('until', { time }) }
  })
  if (endsBeforeStart(rules)) segments.push({ percentage: 100, until: t('start') })
  return (
    <ol aria-hidden className="mb-4 flex flex-wrap gap-x-1 gap-y-2 text-xs">
      {segments.map(({ percentage, until }) => (
        <li key={`${percentage} ${until}`} className="min-w-0 flex-1 basis-16">
          <span
            className={`block h-2 rounded-full forced-colors:border ${percentage === 0 ? 'bg-success' : percentage < 100 ? 'bg-accent' : 'bg-line-strong'}`}
          />
          <span className="mt-1.5 block font-semibold">
            {percentage === 0 ? t('free') : percentage < 100 ? t('part', { percentage }) : t('nothing')}
          </span>
          <span className="block text-ink-soft">{until}</span>
        </li>
      ))}
    </ol>
  )
}
