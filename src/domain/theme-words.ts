import { normaliseArabic } from './arabic.ts'
import { reviewThemes, type ReviewTheme } from './review-themes.ts'

/**
 * Beginnings of words (`guid*`) and whole words or phrases, in both languages. Arabic words also match with the article
 * and with a conjunction or preposition before it.
 */
const vocabulary: Record<ReviewTheme, string> = {
  guide: `guide* captain* crew pilot* geologist* architect* historian* egyptologist* archaeologist* instructor* rawi host hosts potter* biologist*
    مرشد* دليلنا الدليل دليل راوي* قبطان* كابتن* طاقم* طيار* جيولوجي* معماري* مدرب* دكتور* مؤرخ* عالم-آثار`,
  food: `food lunch* dinner* breakfast* meal* coffee tea dish dishes kitchen cook* fish bread picnic* delicious halwa dates mansaf
    طعام* اكل الأكل أكلنا غداء* عشاء* فطور* قهوة* شاي خبز* سمك* لذيذ* وجبة* وجبات طبخ* فول حلوى تمر`,
  children: `kid kids child children* son sons daughter* boy boys girl girls toddler* teenager* baby pram pushchair year-old
    طفل* أطفال* ابني ابنتي ابنتنا ابننا أولادي أولادنا أولاد عيال* صغار* رضيع* بنتي بناتي ولدي أبنائي حفيد*`,
  sights: `view views sunset* sunrise* scenery photo photos beautiful stars turtle* coral landscape*
    منظر* مناظر* غروب* شروق* جميل* جمال* نجوم* سلاحف* مرجان* صور نصور خيال`,
  transfer: `pick-up* pickup* driver* car bus van transfer* waited waiting punctual meeting-point on-time minutes-late hour-late wrong-pin parking
    توصيل* استقبال* سائق* سيارة* حافلة* تأخر* متأخر* انتظار* انتظرنا* نقطة-اللقاء موقف`,
  effort: `walk* stairs steps climb* steep heat hot cold shade tiring tired exhausting wind* bumpy
    مشي* مشينا درج الدروج صعود* حر حار* برد بارد* متعب* تعب* ظل هواء`,
  pace: `rush* hurried pace too-short too-long more-time another-hour short-time unhurried slow slowly
    الوقت وقت قصير* مستعجل* عجلة بطيء* مهل ساعة-أخرى ساعة-أطول`,
  group: `group* crowd* busy alone empty
    مجموعة* زحمة زحام ازدحام* مزدحم* هدوء* هادئ* وحدنا`,
  value: `price* pricey expensive cheap* worth money value refund*
    سعر* أسعار غالي* غالية مبلغ* يستاهل تستاهل يستحق* تستحق* استرداد* فلوس`,
}

const patterns = new Map(reviewThemes.map((theme) => [theme, patternOf(vocabulary[theme])]))

/** The themes that a review's words mention, in the order of `reviewThemes`. */
export function themesOf(text: string): ReviewTheme[] {
  const normal = normaliseArabic(text)
  return reviewThemes.filter((theme) => patterns.get(theme)?.test(normal))
}

/** At most this many characters of a quotation. */
const LONGEST_QUOTE = 140

/** The first sentence of a review about the theme, shortened at a word; null if only the title mentions it. */
export function sentenceAbout(theme: ReviewTheme, body: string): string | null {
  const sentence = body
    .split(/(?<=[.!?؟…])\s+|\n+/)
    .map((one) => one.trim())
    .find((one) => patterns.get(theme)?.test(normaliseArabic(one)))
  if (sentence === undefined) return null
  if (sentence.length <= LONGEST_QUOTE) return sentence
  return `${sentence.slice(0, LONGEST_QUOTE).replace(/[\s،,;:؛]*\S*$/u, '')}…`
}

function patternOf(words: string): RegExp {
  const alternatives = words.split(/\s+/).map((word) => {
    const isBeginning = word.endsWith('*')
    const normal = normaliseArabic(word)
    const prefix = /\p{Script=Arabic}/u.test(normal) ? '[وف]?(?:[بلك]?(?:ال)?|لل)' : ''
    return `${prefix}${normal}${isBeginning ? '\\p{L}*' : ''}`
  })
  return new RegExp(`(?:^| )(?:${alternatives.join('|')})(?= |$)`, 'u')
}
