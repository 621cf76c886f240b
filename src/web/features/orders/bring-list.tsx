import { useTranslations } from 'use-intl'

/** What to bring. Renders nothing for an empty list. */
export function BringList({ bring }: { bring: string[] }) {
  const t = useTranslations('orders')
  if (bring.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{t('bring')}</h3>
      <ul className="mt-1 grid list-disc gap-1 ps-5 text-ink-soft">
        {bring.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  )
}
