import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Party } from '#domain/party-units.ts'
import type { BookableProduct } from './calls.ts'
import { fewerTravellers } from './fewer-travellers.ts'

interface DaysForPartyProps {
  options: BookableProduct['options'] | undefined
  /** Whether some of the days have too few seats for the travellers. */
  hasTooFew: boolean
  /** Whom the days are for. */
  travellers: number
  /** How many the visit has. */
  searched: number
  /** null: for all of the visit. */
  onParty: (party: Party | null) => void
}

/** Beside days that have too few seats for the travellers: the way to days for fewer of them, and back to all. */
export function DaysForParty({ options = [], hasTooFew, travellers, searched, onParty }: DaysForPartyProps) {
  const t = useTranslations('availability')
  const fewer = hasTooFew ? fewerTravellers(options, travellers) : null
  const isForSome = travellers < searched
  if (fewer === null && !isForSome) return null
  const show = (party: Party | null) => (button: HTMLElement) => {
    const section = button.closest('[data-step=day]')
    // The button is gone for the other travellers.
    flushSync(() => onParty(party))
    section?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 pb-1 text-sm">
      {isForSome && <p role="status">{t('daysForSome', { count: travellers, all: searched })}</p>}
      {isForSome && <ShowDays count={searched} onPress={show(null)} />}
      {fewer !== null && <ShowDays count={fewer} onPress={show({ adults: fewer, children: 0 })} />}
    </div>
  )
}

function ShowDays({ count, onPress }: { count: number; onPress: (button: HTMLElement) => void }) {
  const t = useTranslations('availability')
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => onPress(currentTarget)}
      className="-my-1.5 min-h-11 text-start font-medium text-primary underline underline-offset-4"
    >
      {t('showDaysFor', { count })}
    </button>
  )
}
