import { useEffect, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { normaliseArabic } from '#domain/arabic.ts'
import { weekendAhead, weekendRegion } from '#domain/weekend.ts'
import { localToday } from '#web/lib/local-today.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { presetIn } from './chosen-preset.ts'
import { readSuggestions, type Suggestion } from './calls.ts'
import { clearRecentSearches, readRecentSearches, type RecentSearch } from './recent-searches.ts'
import type { Place, SearchWish } from './search-wish.ts'
import { useNearMe, type NearMe } from './use-near-me.ts'

const PAUSE_MS = 150

/** One of the suggestions, last searches and ideas. */
export interface SearchOption {
  key: string
  group: 'found' | 'recent' | 'ideas' | 'popular'
  kind: Suggestion['kind'] | 'text' | 'near' | 'weekend' | 'children'
  title: string
  detail: string
  picture: Suggestion['picture'] | null
  wish: Partial<SearchWish>
  /** Whether dates and travellers do not matter or need no question: an activity, a listing with its own, the text. */
  isFinal: boolean
  /** Of an option whose city has to be found first: calls `onFound` with the option for that city. */
  find?: (onFound: (option: SearchOption) => void) => void
}

interface Found {
  question: string
  /** Null: the server could not be reached. */
  suggestions: Suggestion[] | null
}

const nothing: Found = { question: '', suggestions: [] }
const popular = new Map<Locale, Suggestion[]>()

/**
 * The options for a text that is being typed, the last of them the search for it; for an empty one the last searches, ideas
 * and popular cities. `isNone`: the server suggests nothing for the text. `isLoading`: there is nothing yet to show
 * until its first answer. `region` is that of the chosen or named place: a weekend that was chosen with its chip becomes
 * that of the option's place. `forget` deletes the last searches; `notice` says what "Near me" is doing or why it
 * found nothing.
 */
export function useOptions({ text, place, range }: Pick<SearchWish, 'text' | 'place' | 'range'>): {
  options: SearchOption[]
  region: string
  isNone: boolean
  isLoading: boolean
  notice: string
  forget: () => void
} {
  const t = useTranslations('search')
  const c = useTranslations('common')
  const locale = useLocale()
  const {
    site: { discoverType },
    visitor: { currency },
  } = useSiteContext()
  const { near, find } = useNearMe()
  const question = text.trim()
  const [found, setFound] = useState<Found>(nothing)
  const [recent, setRecent] = useState<RecentSearch[]>([])
  useEffect(() => setRecent(readRecentSearches(locale)), [locale])
  useEffect(() => {
    const known = question === '' ? popular.get(locale) : undefined
    if (known) setFound({ question, suggestions: known })
    // One letter matches too much.
    if (known || question.length === 1) return undefined
    const stop = new AbortController()
    const read = () =>
      readSuggestions(question, locale, stop.signal)
        .then((suggestions) => {
          if (question === '') popular.set(locale, suggestions)
          setFound({ question, suggestions })
        })
        // Offline. Searching still works.
        .catch(() => {
          if (!stop.signal.aborted) setFound({ question, suggestions: null })
        })
    const timer = setTimeout(() => void read(), question === '' ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question, locale])

  const options = useMemo((): SearchOption[] => {
    const wishFor = (title: string, wanted: Place): Partial<SearchWish> => {
      // That of an activity is not known.
      const isKnown = wanted.kind === 'category' || Boolean(wanted.country)
      const moved = isKnown ? presetIn(weekendRegion(currency, wanted.country), range) : undefined
      return { text: title, place: wanted, ...(moved && { range: moved }) }
    }
    const suggested = (one: Suggestion, group: 'found' | 'popular'): SearchOption => {
      const isInCity = one.kind === 'category' && one.subtitle !== ''
      const title = isInCity
        ? t('inCity', { category: one.title, city: one.subtitle })
        : one.isForChildren
          ? t('cityWithChildren', { city: one.title })
          : one.title
      return {
        key: one.path,
        group,
        kind: one.isForChildren ? 'children' : one.kind,
        title,
        detail: one.count === null ? one.subtitle : String(one.count),
        // The picture of a landmark would be that of its city.
        picture: one.kind === 'landmark' || (one.kind === 'category' && group === 'found') ? null : one.picture,
        wish: wishFor(title, { kind: one.kind, title, path: one.path, country: one.country }),
        isFinal: one.kind === 'product',
      }
    }
    if (question !== '') {
      // After the first answer: the suggestions would move it.
      if (found.question === '' && question.length > 1) return []
      return [
        ...(found.question === '' ? [] : (found.suggestions ?? [])).map((one) => suggested(one, 'found')),
        {
          key: 'text',
          group: 'found',
          kind: 'text',
          title: t('searchFor', { text: `\u2068${question}\u2069` }),
          detail: '',
          picture: null,
          wish: { text: question, place: null },
          isFinal: true,
        },
      ]
    }
    const idea = (kind: 'near' | 'weekend' | 'children', title: string, wish: Partial<SearchWish>): SearchOption => ({
      key: kind,
      group: 'ideas',
      kind,
      title,
      detail: '',
      picture: null,
      wish: { text: '', place: null, ...wish },
      isFinal: true,
    })
    const { isNext, ...weekend } = weekendAhead(localToday(), weekendRegion(currency))
    const everything = { kind: 'category' as const, title: '', path: `/${discoverType}?children=1` }
    return [
      ...recent.map(({ kind, ...one }): SearchOption => {
        const { title } = one
        const wish = kind === 'text' ? { text: title, place: null } : wishFor(title, { kind, ...one })
        return { key: `recent ${one.path}`, group: 'recent', kind, title, detail: '', picture: null, wish, isFinal: false } // prettier-ignore
      }),
      {
        ...idea('near', t('near.title'), {}),
        isFinal: false,
        find: (onFound) => find((city) => onFound(suggested(city, 'popular'))),
      },
      idea('weekend', c(isNext ? 'availableNextWeekend' : 'availableThisWeekend'), { range: weekend }),
      idea('children', t('ideas.children'), { place: everything }),
      ...(popular.get(locale) ?? []).map((one) => suggested(one, 'popular')),
    ]
    // `found` also says when the popular cities have arrived.
  }, [question, found, recent, locale, range, currency, discoverType, find, t, c])

  const forget = () => {
    clearRecentSearches(locale)
    setRecent([])
  }
  const isNone = question !== '' && found.question === question && found.suggestions?.length === 0
  const isLoading = question === '' ? !popular.has(locale) && found.suggestions !== null : options.length === 0
  const named = question === '' ? undefined : options.find(({ title }) => isSameName(title, question))
  const region = weekendRegion(currency, (place ?? named?.wish.place)?.country)
  return { options, region, isNone, isLoading, notice: question === '' ? noticeOf(near, t) : '', forget }
}

const isSameName = (one: string, other: string) => normaliseArabic(one) === normaliseArabic(other)

function noticeOf(near: NearMe, t: ReturnType<typeof useTranslations<'search'>>): string {
  if (near.state === 'idle') return ''
  if (near.state !== 'far') return t(`near.${near.state}`)
  // Latin digits in both languages.
  return t('near.far', { city: near.city, km: near.km.toLocaleString('en') })
}
