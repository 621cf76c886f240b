import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import type { AddedItem } from './calls.ts'

interface Quantity {
  kind: string
  title: string
  quantity: number
}

/** Returns a function for what became of a line to which people were added: 'You already had 2 adults at 7:30 am; it’s now 2 adults, 1 child.' Null for a new line. */
export function useAddedWords(): (added: AddedItem) => string | null {
  const t = useTranslations('cart.added')
  const locale = useLocale()
  const listOf = (units: Quantity[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      units.filter(({ quantity }) => quantity > 0).map((unit) => wordsOf(unit)),
    )
  const wordsOf = ({ kind, title, quantity }: Quantity) => {
    const key = `units.${kind}` as Parameters<typeof t>[0]
    // The host may have another name for them: 'Young child' up to 5 is no infant.
    const isNamedSo = t.has(key) && isOf(t(key, { count: 1 }), title)
    return isNamedSo ? t(key, { count: quantity }) : `${title} × ${quantity}`
  }
  return ({ added, before, itemId, items }) => {
    const line = items.find(({ id }) => id === itemId)
    if (added === 'new' || before.length === 0 || line === undefined) return null
    const words = { time: formatTime(line.localTime, locale), before: listOf(before), now: listOf(line.units) }
    return t(added, words)
  }
}

/** Whether the words have the title, without the ages beside it: '1 senior' has 'Senior (65+)'. */
function isOf(words: string, title: string): boolean {
  return words.toLowerCase().includes(title.replace(/\s*\(.*$/, '').toLowerCase())
}
