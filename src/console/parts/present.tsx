import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PresenceKind } from '#domain/presence.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { meQuery } from '#console/lib/queries.ts'
import { usePresence } from '#console/lib/use-presence.ts'

/** Who else has the row open. */
export function Present({ kind, id }: { kind: PresenceKind; id: string }) {
  const t = useTranslations('console.presence')
  const { language } = useLanguage()
  const { data: me } = useQuery(meQuery)
  // A preview of a role sends nothing that the server would refuse.
  const people = usePresence(me?.preview == null ? { kind, id } : null)
  const names = new Intl.ListFormat(language).format(people.map((name) => `\u2068${name}\u2069`))
  return (
    // Always rendered: a live region that appears with its text may not be announced. Without people it takes no room.
    <div role="status" className={people.length === 0 ? 'sr-only' : ''}>
      {people.length > 0 && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Eye aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {t('here', { count: people.length, names })}
        </p>
      )}
    </div>
  )
}
