import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_AGE } from '#domain/ages.ts'
import type { Party } from '#domain/party-units.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import { AgeFields } from './age-fields.tsx'
import { MAX_TRAVELLERS } from './search-wish.ts'

type People = Pick<Party, 'adults' | 'children' | 'ages'>

const usual: { key: 'solo' | 'couple' | 'family'; people: People }[] = [
  { key: 'solo', people: { adults: 1, children: 0 } },
  { key: 'couple', people: { adults: 2, children: 0 } },
  { key: 'family', people: { adults: 2, children: 2 } },
]

/** The usual parties as chips, and any number of adults and children. None: any number. */
export function WhoChoice({ people, onChange }: { people: People; onChange: (people: People) => void }) {
  const t = useTranslations('search.who')
  const { adults, children, ages = [] } = people
  /** By child; null if it is not given. The party has those that are, without their places. */
  const [own, setOwn] = useState<(number | null)[]>(ages)
  const byChild = String(known(own.slice(0, children))) === String(ages) ? own : ages
  const change = (party: People, all: (number | null)[] = byChild) => {
    setOwn(all)
    onChange({ ...party, ages: known(all.slice(0, party.children)) })
  }
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-pressed={adults + children === 0}
          onClick={() => change({ adults: 0, children: 0 }, [])}
          className={chipClass}
        >
          {t('any')}
        </button>
        {usual.map(({ key, people: party }) => {
          const isChosen = party.adults === adults && party.children === children
          return (
            <button key={key} type="button" aria-pressed={isChosen} onClick={() => change(party)} className={chipClass}>
              {t(key)}
            </button>
          )
        })}
      </div>
      {(['adults', 'children'] as const).map((kind) => (
        <div
          key={kind}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-4"
        >
          <span className="flex-1 basis-28 font-medium">
            {t(kind)}
            {kind === 'children' && (
              <span className="block text-sm font-normal text-ink-soft">{t('childAges', { most: MAX_AGE })}</span>
            )}
          </span>
          <Stepper
            label={t(kind)}
            value={kind === 'adults' ? adults : children}
            // A child does not come alone.
            min={kind === 'adults' && children > 0 ? 1 : 0}
            max={MAX_TRAVELLERS - (kind === 'adults' ? children : Math.max(1, adults))}
            onChange={(value) =>
              change(kind === 'adults' ? { adults: value, children } : { adults: Math.max(1, adults), children: value })
            }
          />
        </div>
      ))}
      {children > 0 && (
        <AgeFields
          hint={t('agesHint')}
          ages={Array.from({ length: children }, (_, index) => byChild[index] ?? null)}
          onChange={(all) => change({ adults, children }, all)}
          className="-mt-2"
        />
      )}
    </div>
  )
}

const known = (ages: readonly (number | null)[]): number[] => ages.filter((age) => age !== null)
