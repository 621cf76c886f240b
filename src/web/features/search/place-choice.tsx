import { Baby, CalendarRange, Compass, History, Landmark, LocateFixed, MapPin, Search, Tag } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { commaOf } from '#domain/list-of.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { MarkedText } from './marked-text.tsx'
import type { SearchOption } from './use-options.ts'

const icons = {
  city: MapPin,
  category: Tag,
  product: Compass,
  landmark: Landmark,
  text: Search,
  near: LocateFixed,
  weekend: CalendarRange,
  children: Baby,
}
/** As many rows as suggestions often have, and as many cities as are popular. */
const PLACEHOLDERS = { rows: 5, tiles: 6 }
/** The popular cities are last: they arrive from the server and would move what is below them under a finger. */
const groups = ['found', 'recent', 'ideas', 'popular'] as const

interface PlaceChoiceProps {
  /** The id of the listbox, which the combobox controls. */
  id: string
  options: SearchOption[]
  /** The index of the option that the arrow keys have reached; -1: none. */
  marked: number
  text: string
  /** Whether suggestions, or without a text the popular cities, are still to come. */
  isLoading: boolean
  /** About "Near me"; empty: nothing. */
  notice: string
  onChoose: (option: SearchOption) => void
  onForget: () => void
}

/** The listbox of the search field. */
export function PlaceChoice({ id, options, marked, text, isLoading, notice, onChoose, onForget }: PlaceChoiceProps) {
  const t = useTranslations('search')
  const shown = groups.filter((group) => options.some((one) => one.group === group))
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        className="relative min-h-0 overflow-y-auto overscroll-contain"
      >
        {shown.map((group) => (
          <div key={group} role="group" aria-label={group === 'found' ? t('suggestions') : t(`groups.${group}`)}>
            {group !== 'found' && (
              <p aria-hidden className="px-4 pt-3 pb-1 text-sm font-medium text-ink-soft">
                {t(`groups.${group}`)}
              </p>
            )}
            <div
              role="presentation"
              className={group === 'popular' ? 'grid grid-cols-2 gap-1 px-2 min-[23rem]:grid-cols-3' : ''}
            >
              {options.map(
                (option, index) =>
                  option.group === group && (
                    <Option
                      key={option.key}
                      id={`${id}-${index}`}
                      option={option}
                      isMarked={index === marked}
                      text={text}
                      notice={option.kind === 'near' ? notice : ''}
                      onChoose={onChoose}
                    />
                  ),
              )}
            </div>
          </div>
        ))}
      </div>
      {isLoading && <Coming areTiles={text.trim() === ''} />}
      <p role="status" className="sr-only">
        {notice}
      </p>
      {options.some(({ group }) => group === 'recent') && (
        <button
          type="button"
          onClick={onForget}
          className="mx-2 mt-1 min-h-11 px-2 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('forget')}
        </button>
      )}
    </>
  )
}

/** Where the suggestions will be, of their size. */
function Coming({ areTiles }: { areTiles: boolean }) {
  const t = useTranslations('search')
  if (!areTiles)
    return (
      <div aria-hidden>
        {Array.from({ length: PLACEHOLDERS.rows }, (_, index) => (
          <div key={index} className="flex min-h-12 items-center gap-3 px-4 py-1">
            <Placeholder className="size-10 shrink-0" />
            <Placeholder className="h-4 max-w-60 flex-1" />
          </div>
        ))}
      </div>
    )
  return (
    <div aria-hidden>
      <p className="px-4 pt-3 pb-1 text-sm font-medium text-ink-soft">{t('groups.popular')}</p>
      <div className="grid grid-cols-2 gap-1 px-2 min-[23rem]:grid-cols-3">
        {Array.from({ length: PLACEHOLDERS.tiles }, (_, index) => (
          <div key={index} className="grid content-start justify-items-center gap-1 p-2">
            <Placeholder className="size-[72px]" />
            <Placeholder className="h-4 w-16" />
            <Placeholder className="h-3 w-12" />
          </div>
        ))}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  option: SearchOption
  isMarked: boolean
  text: string
  notice: string
  onChoose: (option: SearchOption) => void
}

function Option({ id, option, isMarked, text, notice, onChoose }: OptionProps) {
  const locale = useLocale()
  const { group, kind, title, detail, picture } = option
  const Icon = group === 'recent' ? History : icons[kind]
  const isTile = group === 'popular'
  return (
    // The field has the focus; its keys move through the options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      // pointerdown would move the focus from the field before the click.
      onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
      onClick={() => onChoose(option)}
      ref={(element) => {
        if (isMarked) element?.scrollIntoView({ block: 'nearest' })
      }}
      className={`cursor-pointer hover:bg-primary/8 aria-selected:bg-primary/12 ${isTile ? 'grid content-start justify-items-center gap-1 rounded-card p-2 text-center' : 'flex min-h-12 items-center gap-3 px-4 py-2'}`}
    >
      {picture ? (
        <Picture
          picture={picture}
          preset="thumbnail"
          sizes="72px"
          isDecorative
          className={`shrink-0 rounded-field ${isTile ? 'size-[72px]' : 'size-10'}`}
        />
      ) : (
        <Icon aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
      )}
      <span
        className={
          isTile
            ? 'w-full text-sm leading-snug font-medium'
            : `min-w-0 flex-1 leading-snug ${notice === '' ? 'line-clamp-2' : ''}`
        }
      >
        {group === 'found' && kind !== 'text' ? <MarkedText text={title} words={text} /> : title}
        {notice !== '' && (
          <span aria-hidden className="block text-sm text-ink-soft">
            {notice}
          </span>
        )}
      </span>
      {detail !== '' && (
        <span
          className={
            isTile ? 'line-clamp-2 w-full text-xs text-ink-soft' : 'max-w-[40%] shrink-0 text-end text-sm text-ink-soft'
          }
        >
          <span className="sr-only">{commaOf(locale)}</span>
          {detail}
        </span>
      )}
    </div>
  )
}
