import { normaliseArabic } from '#domain/arabic.ts'

/**
 * Synonyms and names, one meaning per line, in both languages and transliterated. Endings, articles and broken plurals
 * (word-forms.ts, broken-plurals.ts) need no entry. A word with a line is never taken for a misspelling: if the catalogue
 * has no horses, `horse` finds nothing rather than a house. Nor is a Latin one the beginning of another word: `tent` is
 * not in `tentmakers`.
 */
const lines = `
  فاس | fes | fez | fas
  شفشاون | شاون | الشاون | chefchaouen | chaouen | xauen
  كبادوكيا | كابادوكيا | cappadocia | kapadokya
  الجيزة | giza | gizeh
  الحجر | مدائن صالح | hegra | madain saleh | al hijr
  الربع الخالي | empty quarter | rub al khali
  رمال الشرقية | رمال وهيبة | wahiba | sharqiya sands
  إسطنبول | استانبول | القسطنطينية | istanbul | stamboul | constantinople
  البتراء | بترا | petra | batra
  خزنة فرعون | الخزنة | treasury | al khazneh
  وادي رم | وادي روم | وادي القمر | wadi rum
  سلطنة عمان | oman
  مسقط | muscat | masqat | maskat
  الدوحة | doha | dawha
  القاهرة | cairo | qahira
  الرياض | riyadh | riyad
  جدة | jeddah | jidda | jedda
  الأقصر | luxor | uqsur
  أسوان | aswan | assuan
  أبو سمبل | أبوسمبل | abu simbel
  مراكش | marrakesh | marrakech
  العلا | alula | al ula | ula
  أبوظبي | أبو ظبي | abu dhabi | abu zabi
  الأحساء | الحسا | al ahsa | hasa | hofuf
  سيدي بوسعيد | سيدي بو سعيد | sidi bou said | sidibousaid
  البحر الميت | dead sea
  السعودية | saudi | ksa
  الإمارات | uae | emirates
  تركيا | turkey | turkiye | türkiye
  أبها | abha
  الطائف | taif
  الدمام | dammam
  الخبر | khobar | al khobar
  ينبع | yanbu
  تبوك | tabuk
  الشارقة | sharjah
  رأس الخيمة | ras al khaimah
  الفجيرة | fujairah
  سوق | بازار | souq | souk | suq | bazaar
  مسجد | جامع | mosque | masjid | mosk
  متحف | museum | mathaf
  صحراء | desert | sahra
  كثبان | طعوس | طعس | نفود | dune
  سفاري | safari | صحراء | desert
  لبان | بخور | frankincense | incense | luban
  قلعة | حصن | fort | castle | fortress | citadel | qalat | qalaat
  قصر | palace | qasr
  جبل | mountain | jabal | jebel | gebel | djebel
  خور | creek | khor
  استئجار | تأجير | إيجار | rent | rental | hire
  قارب | مركب | بوت | يخت | طراد | boat | yacht | yatch
  دهو | بوم | dhow
  رحلة بحرية | جولة بحرية | قارب | مركب | cruise | boat
  دفع رباعي | سيارة دفع رباعي | جيب | 4x4 | 4wd | four wheel drive | jeep
  فلوكة | فلوكا | felucca
  غوص | سكوبا | سنوركل | سنوركلينج | سنوركلينغ | snorkel | snorkelling | snorkeling | diving | scuba
  مخيم | تخييم | خيمة | بيت شعر | camp | camping | glamping | tent
  كشتة | كشتات | كشتة بر | طلعة بر | تخييم | مخيم شتوي | مخيم صحراوي | مخيم بدوي | خيمة نار | خيمة صحراء | kashta
  شاليه | شاليهات | استراحة | استراحات | فيلا | إقامة | chalet
  أطفال | عيال | بزران | يهال | عائلة | عائلات | عوائل | عائلي | عائلية | children | child | kids | kid | toddlers | family | families | kid friendly | child friendly | family friendly
  قرم | مانجروف | منغروف | mangrove
  منطاد | بالون | balloon
  نجوم | فلك | stars | stargazing | astronomy
  طبخ | مطبخ | طهي | طاه | طاهية | cooking | cook | kitchen
  دراجة | سيكل | سياكل | bicycle | bike | cycling
  فخار | خزف | خزاف | pottery | potter | ceramic
  نسيج | سدو | weaving | weaver | loom
  مسير | هايكنج | هايكينج | هايكينغ | هايك | hike | hiking | trek | trekking
  كهف | cave
  رومان | رومانية | رومانيون | roman
  غروب | sunset
  مساء | مسائي | مسائية | أمسية | evening
  ليل | ليلا | ليلي | ليلية | night
  زليج | zellige
  سلحفاة | سلاحف | turtle
  صقر | صقور | falcon | falconry
  ناقة | بعير | إبل | camel
  مقبرة | مقابر | قبر | قبور | tomb
  نقش | نقوش | inscription
  شلال | waterfall | falls | cascade
  معرض | معارض | gallery | galleries
  دباب | دبابات | بانشي | كواد | atv | quad | quad bike | buggy | dune buggy
  خيل | خيول | حصان | أحصنة | فروسية | horse | horseback | equestrian
  جولف | غولف | قولف | golf
  تزلج | ski | skiing
  ركوب الأمواج | surf | surfing
`

/** A word of the line that means "for children", a filter of listings. */
const CHILDREN = 'children'
/** Those of the lines that mean the time of day, another filter. */
const EVENING: readonly string[] = ['evening', 'night']

const MAX_WORDS = 3

const phrasesOf = (line: string) =>
  line
    .split('|')
    .map((phrase) => normaliseArabic(phrase))
    .filter((phrase) => phrase !== '')
const families = lines
  .split('\n')
  .map(phrasesOf)
  .filter((phrases) => phrases.length > 1)
const byPhrase = new Map<string, string[]>()
for (const phrases of families)
  for (const phrase of phrases) byPhrase.set(phrase, [...new Set([...(byPhrase.get(phrase) ?? []), ...phrases])])

export interface SynonymGroup {
  /** The number of words that it spans in the text. */
  length: number
  /** Every way to say it, as words; the one as typed first. */
  ways: string[][]
}

/** Whether the ways to say a part of a query mean "for children". */
export function isForChildren(ways: readonly string[][]): boolean {
  return ways.some((way) => way.length === 1 && way[0] === CHILDREN)
}

/** Whether the ways to say a part of a query mean the time after 5 pm. */
export function isForEvening(ways: readonly string[][]): boolean {
  return ways.some((way) => way.length === 1 && EVENING.includes(way[0] ?? ''))
}

/**
 * The longest synonym line that matches the normalised words from `start`; null if none does. `plain` returns the forms
 * of a word that lines may contain: without its article, in the singular.
 */
export function synonyms(
  words: readonly string[],
  start: number,
  plain: (word: string) => string[],
): SynonymGroup | null {
  for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length--) {
    const said = words.slice(start, start + length)
    const spellings = length === 1 ? plain(said[0] ?? '') : [said.join(' ')]
    const found = spellings.map((one) => byPhrase.get(one)).find((phrases) => phrases !== undefined)
    if (!found) continue
    const others = found.filter((phrase) => phrase !== said.join(' '))
    return { length, ways: [said, ...others.map((phrase) => phrase.split(' '))] }
  }
  return null
}
