import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CheckoutView } from './calls.ts'
import { deadlineWords } from './deadline-words.ts'
import { freeUntil, isFreeOver } from './free-until.ts'

interface ConfirmedFirstNoteProps extends Pick<CheckoutView['cart'], 'items'> {
  /** By when the hosts answer (ISO 8601), where it is known. */
  answerBy?: string | undefined
  /** To a checkout of only these items. */
  link: (itemIds: number[], words: string, className: string) => ReactNode
}

/** That an order is not paid yet because hosts confirm some of its activities first, and the way for the others; nothing otherwise. */
export function ConfirmedFirstNote({ items, answerBy, link }: ConfirmedFirstNoteProps) {
  const t = useTranslations('checkout.methods.confirmedFirst')
  const locale = useLocale()
  const awaited = items.filter(({ needsConfirmation }) => needsConfirmation)
  const others = items.filter(({ needsConfirmation }) => !needsConfirmation)
  if (awaited.length === 0 || others.length === 0) return null
  const free = answerBy !== undefined && isFreeOver(others, answerBy) ? freeUntil(others) : null
  return (
    <Notice
      title={t('text', {
        titles: listOf(
          awaited.map(({ title }) => t('title', { title: `\u2068${title}\u2069` })),
          locale,
        ),
      })}
    >
      <p className="text-sm">{t('others')}</p>
      {free && <p className="text-sm">{t('freeOver', { count: others.length, ...deadlineWords(free, locale) })}</p>}
      {/* Without it, activities that could be paid now wait for a host too. */}
      <div>
        {link(
          others.map(({ id }) => id),
          t('othersNow', { count: others.length }),
          `${buttonClass('primary')} max-w-full`,
        )}
      </div>
    </Notice>
  )
}
