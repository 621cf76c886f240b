import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Party } from '#domain/party-units.ts'
import { useHistoryOverlay } from '#web/lib/use-history-overlay.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AgeFields } from './age-fields.tsx'

interface AddAgesProps {
  party: Pick<Party, 'children' | 'ages'>
  /** Whether `onApply` replaces the history entry of the dialog. */
  replacesEntry?: boolean
  onApply: (ages: number[]) => void
  className?: string
}

/** Where prices are the highest ones: the way to the ages of the children, and so to exact prices. */
export function AddAges({ party, replacesEntry = false, onApply, className = '' }: AddAgesProps) {
  const t = useTranslations('search.who')
  const { shown, open, close, leave } = useHistoryOverlay<true>()
  return (
    <>
      <button
        type="button"
        onClick={() => open(true)}
        aria-haspopup="dialog"
        className={`min-h-9 text-start text-sm text-primary underline underline-offset-4 noscript:hidden ${className}`}
      >
        {t('addAges', { count: party.children - (party.ages ?? []).length })}
      </button>
      <Dialog title={t('agesTitle')} isOpen={shown !== null} onClose={close}>
        <AgesForm
          party={party}
          onApply={(ages) => {
            if (replacesEntry) leave()
            else close()
            onApply(ages)
          }}
        />
      </Dialog>
    </>
  )
}

function AgesForm({ party, onApply }: Pick<AddAgesProps, 'party' | 'onApply'>) {
  const t = useTranslations('search.who')
  const [ages, setAges] = useState(() =>
    Array.from({ length: party.children }, (_, index): number | null => party.ages?.[index] ?? null),
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
