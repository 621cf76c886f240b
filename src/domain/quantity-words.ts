import { listOf } from './list-of.ts'
import type { Locale, Words } from './locale.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>

/** Our own names of travellers, as quantities; '#' is the number. A host's other names have no plurals. */
const ownNames: Record<Locale, Record<string, Forms>> = {
  en: {
    adult: { one: '# adult', other: '# adults' },
    youth: { one: '# youth', other: '# youths' },
    child: { one: '# child', other: '# children' },
    'young child': { one: '# young child', other: '# young children' },
    infant: { one: '# infant', other: '# infants' },
    senior: { one: '# senior', other: '# seniors' },
    student: { one: '# student', other: '# students' },
    traveller: { one: '# traveller', other: '# travellers' },
  },
  ar: {
    بالغ: { one: 'بالغ واحد', two: 'بالغان', few: '# بالغين', many: '# بالغًا', other: '# بالغ' },
    يافع: { one: 'يافع واحد', two: 'يافعان', few: '# يافعين', many: '# يافعًا', other: '# يافع' },
    طفل: { one: 'طفل واحد', two: 'طفلان', few: '# أطفال', many: '# طفلًا', other: '# طفل' },
    'طفل صغير': {
      one: 'طفل صغير واحد',
      two: 'طفلان صغيران',
      few: '# أطفال صغار',
      many: '# طفلًا صغيرًا',
      other: '# طفل صغير',
    },
    رضيع: { one: 'رضيع واحد', two: 'رضيعان', few: '# رضّع', many: '# رضيعًا', other: '# رضيع' },
    'كبار السن': { one: 'واحد من كبار السن', two: 'اثنان من كبار السن', other: '# من كبار السن' },
    طالب: { one: 'طالب واحد', two: 'طالبان', few: '# طلاب', many: '# طالبًا', other: '# طالب' },
    مسافر: { one: 'مسافر واحد', two: 'مسافران', few: '# مسافرين', many: '# مسافرًا', other: '# مسافر' },
  },
}

const rules = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') }

/** How many of a unit or extra: '2 adults', «بالغان»; 'Tent × 2' where the name is the host's. */
export function quantityInWords(title: string, quantity: number, locale: Locale): string {
  // What is in brackets, as the ages, stays: '2 seniors (65+)'.
  const [, name = title, brackets = ''] = /^(.*?)(\s*\([^)]*\))?$/.exec(title) ?? []
  const forms = Object.entries(ownNames[locale]).find(([own]) => own === name.toLowerCase())?.[1]
  const form = forms?.[rules[locale].select(quantity)] ?? forms?.other
  if (form === undefined || quantity === 0) return `${title}\u{A0}×\u{A0}\u{2068}${quantity}\u{2069}`
  return form.replace('#', `${quantity}`).replaceAll(' ', '\u{A0}') + brackets
}

/** The people of a booking: '2 adults, 1 child'. */
export const partyInWords = (party: readonly { title: string | Words; quantity: number }[], locale: Locale): string =>
  listOf(
    party.map(({ title, quantity }) =>
      quantityInWords(typeof title === 'string' ? title : title[locale], quantity, locale),
    ),
    locale,
  )
