import { useTranslations } from 'use-intl'
import { Stepper } from '#web/ui/stepper.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import { MAX_TRAVELLERS, type SearchWish } from './search-wish.ts'

type People = Pick<SearchWish, 'adults' | 'children'>

const usual: { key: 'solo' | 'couple' | 'family'; people: People }[] = [
  { key: 'solo', people: { adults: 1, children: 0 } },
  { key: 'couple', people: { adults: 2, children: 0 } },
  { key: 'family', people: { adults: 2, children: 2 } },
]

/** The usual parties as chips, and any number of adults and children. None: any number. */
export function WhoChoice({ people, onChange }: { people: People; onChange: (people: People) => void }) {
  const t = useTranslations('search.who')
  const { adults, children } = people
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-pressed={adults + children === 0}
          onClick={() => onChange({ adults: 0, children: 0 })}
          className={chipClass}
        >
          {t('any')}
        </button>
        {usual.map(({ key, people: party }) => {
          const isChosen = party.adults === adults && party.children === children
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(party)}
              className={chipClass}
            >
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
          <span className="flex-1 basis-28">
            <span className="block font-medium">{t(kind)}</span>
            {kind === 'children' && <span className="block text-sm text-ink-soft">{t('childrenHint')}</span>}
          </span>
          <Stepper
            label={t(kind)}
            value={kind === 'adults' ? adults : children}
            // A child does not come alone.
            min={kind === 'adults' && children > 0 ? 1 : 0}
            max={MAX_TRAVELLERS - (kind === 'adults' ? children : Math.max(1, adults))}
            onChange={(value) =>
              onChange(
                kind === 'adults' ? { adults: value, children } : { adults: Math.max(1, adults), children: value },
              )
            }
          />
        </div>
      ))}
    </div>
  )
}
