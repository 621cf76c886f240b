import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { quantityInWords } from '#domain/quantity-words.ts'
import type { AddedItem } from './calls.ts'

/** Returns a function for what became of a line to which people were added: 'You already had 2 adults at 7:30 am; it’s now 2 adults, 1 child.' Null for a new line. */
export function useAddedWords(): (added: AddedItem) => string | null {
  const t = useTranslations('cart.added')
  const locale = useLocale()
  const listOf = (units: AddedItem['before']) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      units
        .filter(({ quantity }) => quantity > 0)
        .map(({ title, quantity }) => quantityInWords(title, quantity, locale)),
    )
  return ({ added, before, itemId, items }) => {
    const line = items.find(({ id }) => id === itemId)
    if (added === 'new' || before.length === 0 || line === undefined) return null
    const words = { time: formatTime(line.localTime, locale), before: listOf(before), now: listOf(line.units) }
    return t(added, words)
  }
}
