import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { childrenText, parseChildren } from '#domain/ages.ts'
import type { CardView, MapPoint } from '#web/features/catalogue/calls.ts'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { useChangeListing } from '#web/features/catalogue/use-change-listing.ts'
import { AgeFields } from '#web/features/search/age-fields.tsx'
import { useHistoryOverlay } from '#web/lib/use-history-overlay.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface AddAgesProps {
  path: string
  search: ListingSearch
  cards: readonly CardView[]
  /** In the map view. */
  points: readonly MapPoint[] | undefined
}

/** Once for a page on which prices are the highest ones: the way to the ages of its children, and so to exact prices. */
export function AddAges({ path, search, cards, points }: AddAgesProps) {
  const t = useTranslations('search.who')
  const { shown, open, close, leave } = useHistoryOverlay<true>()
  const change = useChangeListing(path)
  const party = parseChildren(search.ages ?? '')
  const isHighest = points?.some(hasHighest) ?? cards.some(({ free }) => free !== null && hasHighest(free))
  if (party === null || !isHighest) return null
  const apply = (ages: number[]) => {
    leave()
    // In place of the dialog's history entry.
    change(({ page: _page, ...now }) => ({ ...now, ages: childrenText(party.children, ages) }), true)
  }
  return (
    <>
      <button
        type="button"
        onClick={() => open(true)}
        aria-haspopup="dialog"
        className="min-h-9 text-start max-sm:mt-1 sm:mt-3 text-sm text-primary underline underline-offset-4 noscript:hidden"
      >
        {t('addAges', { count: party.children - party.ages.length })}
      </button>
      <Dialog title={t('agesTitle')} isOpen={shown !== null} onClose={close}>
        <AgesForm party={party} onApply={apply} />
      </Dialog>
    </>
  )
}

const hasHighest = ({ total, dependsOnAges }: Pick<MapPoint, 'total' | 'dependsOnAges'>) =>
  total !== null && dependsOnAges

interface AgesFormProps {
  party: { children: number; ages: readonly number[] }
  onApply: (ages: number[]) => void
}

function AgesForm({ party, onApply }: AgesFormProps) {
  const t = useTranslations('search.who')
  const [ages, setAges] = useState(() =>
    Array.from({ length: party.children }, (_, index): number | null => party.ages[index] ?? null),
  )
  const known = ages.filter((age) => age !== null)
  return (
    <form
      className="mt-2 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onApply(known)
      }}
    >
      <AgeFields hint={t('agesHint')} ages={ages} onChange={setAges} />
      <Button type="submit" disabled={known.length === 0}>
        {t('showPrices')}
      </Button>
    </form>
  )
}
