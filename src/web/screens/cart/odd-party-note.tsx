import { UsersRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { oddParty } from '#domain/odd-party.ts'
import type { CartItemView } from '#web/features/cart/calls.ts'

interface OddPartyNoteProps {
  items: readonly CartItemView[]
  onChange: (item: CartItemView) => void
}

/** That one item is for more or fewer people than all others: not a warning, as people do travel so. */
export function OddPartyNote({ items, onChange }: OddPartyNoteProps) {
  const t = useTranslations('cart.oddParty')
  const c = useTranslations('common')
  const odd = oddParty(items.filter(({ isAvailable }) => isAvailable))
  const [other] = odd?.others ?? []
  if (!odd || !other) return null
  const { item, others } = odd
  return (
    <p data-odd-party className="flex items-start gap-2 text-sm text-ink-soft">
      <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">
        {t.rich(others.length > 1 ? 'beside' : 'besideOne', {
          title: () => <bdi>{item.title}</bdi>,
          people: c('travellers', { count: item.travellers }),
          others: c('travellers', { count: other.travellers }),
        })}{' '}
        <button
          type="button"
          aria-label={`${t('change')}: \u2068${item.title}\u2069`}
          onClick={() => onChange(item)}
          className="font-medium text-ink underline underline-offset-4 hover:text-primary noscript:hidden"
        >
          {t('change')}
        </button>
      </span>
    </p>
  )
}
