import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { deviceName } from '#console/lib/device-name.ts'
import { useInstant } from '#console/lib/use-words.ts'
import { Tag } from '#console/parts/panel.tsx'
import { Button } from '#web/ui/button.tsx'

interface Session {
  id: number
  device: string
  network: string
  createdAt: string
  lastSeenAt: string
  isThis?: boolean
}

/** Sessions with device, times and network, each with a button that ends it. */
export function SessionList({
  sessions,
  isPending,
  onEnd,
}: {
  sessions: Session[]
  isPending: boolean
  onEnd: (id: number) => void
}): ReactNode {
  const t = useTranslations('console.me')
  const instant = useInstant()
  const nameOf = (userAgent: string) => {
    const name = deviceName(userAgent)
    return name === null ? t('unknownDevice') : t('on', name)
  }
  return (
    <ul className="grid">
      {sessions.map(({ id, device, network, createdAt, lastSeenAt, isThis }) => (
        <li key={id} className="flex items-center gap-3 border-line py-2.5 not-first:border-t first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <bdi>{nameOf(device)}</bdi>
              {isThis && <Tag tone="good">{t('thisDevice')}</Tag>}
            </p>
            <p className="text-sm text-ink-soft">
              {t('active', { date: instant(lastSeenAt) })} · {t('since', { date: instant(createdAt) })} ·{' '}
              <bdi dir="ltr">{network}</bdi>
            </p>
          </div>
          {!isThis && (
            <Button
              kind="outlined"
              disabled={isPending}
              aria-label={`${t('end')}: ${nameOf(device)}`}
              onClick={() => onEnd(id)}
            >
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
