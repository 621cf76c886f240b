import { useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { useLocalWords } from '#console/lib/use-words.ts'
import { currentOf, isToday, useDoor } from './door-state.ts'

interface TripChoiceProps {
  chosen: number | null
  onChoose: (departureId: number | null) => void
}

/** Today's departures with their arrivals. The chosen one is the departure that is being boarded. */
export function TripChoice({ chosen, onChoose }: TripChoiceProps) {
  const t = useTranslations('console.checkIn')
  const { language } = useLanguage()
  const local = useLocalWords()
  const door = useDoor()
  const { departures, guests } = door.stored?.list ?? { departures: [], guests: [] }
  const today = departures.filter(({ localDate, ...trip }) => isToday({ ...trip, firstDay: localDate }))
  const current = guests.map((guest) => currentOf(guest, door))
  if (today.length === 0)
    return (
      <p className="py-4 text-ink-soft">
        {t('nothing')} {t('nothingGuide')}
      </p>
    )
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface">
      <legend className="sr-only">{t('which')}</legend>
      {today.length > 1 && (
        <Choice value={null} chosen={chosen} onChoose={onChoose}>
          <span className="font-medium">{t('any')}</span>
        </Choice>
      )}
      {today.map(({ id, title, optionTitle, localTime }) => {
        const own = current.filter(({ departureIds, state }) => departureIds.includes(id) && state === 'booked')
        const [travellers, arrived] = [sum(own.map((one) => one.travellers)), sum(own.map((one) => one.arrived ?? 0))]
        return (
          <Choice key={id} value={id} chosen={today.length === 1 ? id : chosen} onChoose={onChoose}>
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-3">
                <bdi className="flex-1 font-semibold whitespace-nowrap">{formatTime(localTime, language)}</bdi>
                <span aria-hidden className="block h-1 w-14 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full bg-success"
                    style={{ inlineSize: `${travellers === 0 ? 0 : (arrived / travellers) * 100}%` }}
                  />
                </span>
                <span className="font-semibold whitespace-nowrap tabular-nums">
                  {t('progress', { arrived, travellers })}
                </span>
              </span>
              <span className="line-clamp-2 leading-snug font-medium">{local(title)}</span>
              <span className="block truncate text-sm text-ink-soft">{local(optionTitle)}</span>
            </span>
          </Choice>
        )
      })}
    </fieldset>
  )
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

function Choice({
  value,
  chosen,
  onChoose,
  children,
}: TripChoiceProps & { value: number | null; children: React.ReactNode }) {
  return (
    <label
      className={`flex min-h-14 cursor-pointer items-center gap-3 border-line px-4 py-2 not-first-of-type:border-t hover:bg-line/25 ${value === chosen ? 'bg-primary/6' : ''}`}
    >
      <input
        type="radio"
        name="departure"
        value={value ?? ''}
        className="size-5 shrink-0 accent-primary"
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      {children}
    </label>
  )
}
