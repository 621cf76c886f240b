import { isArabic, normaliseArabic } from './arabic.ts'
import { reviewThemes, type ReviewMood, type ReviewTheme } from './review-themes.ts'

/**
 * Beginnings of words (`guid*`) and whole words or phrases (`too-short`), in English, standard Arabic and the dialects
 * that travellers write. Arabic words also match with the article and with a conjunction or preposition before it;
 * those marked `=` only with a conjunction, since بحر is the sea and الماء الحار no weather.
 */
const vocabulary: Record<ReviewTheme, string> = {
  guide: `guid* captain* skipper* crew staff pilot* geologist* architect architects historian* egyptologist*
    archaeologist* astronomer* instructor* rawi host hosts potter* biologist* dr explain* explanation* knowledgeable
    مرشد* دليلنا الدليل دليل القايد راوي* قبطان* كابتن* نوخذ* ريس ريسنا طاقم* الفريق الستاف طيار* جيولوجي* معماري*
    المهندسة المعلم المعلمة مدرب* دكتور* أستاذ* الشيف مؤرخ* عالم-آثار الفلكي مرافقنا المرافقين مضيف* شرح* يشرح* تشرح*
    بيشرح* بتشرح* كيشرح* ما-قصروا ما-قصر ما-قصّرت`,
  food: `food lunch* dinner* breakfast* meal* coffee* tea dish dishes kitchen cook* fish bread picnic* delicious
    tasty tasting* halwa mansaf kunafa koshari dates-and and-dates vegetarian* vegan* veg snack* dessert* rice hungry
    eat eating ate
    طعام* أكل الأكل أكلنا أكلت كلينا كليت ماكلة بنين بنينة غداء غدانا الغداء عشاء العشاء عشانا فطور* فطار الريوق
    ريوقنا قهوة* القهاوي شاي شاهي أتاي كرك خبز* سمك* سمج* لذيذ* لذاذ طبخ* وجبة* وجبات فول حلوى حلويات الحلا التمر
    تمور الرطب الرز أرز لحم لحمة كبسة مجبوس مضبي الشوا شواء مشاوي هريس* طاجين كسكس* بيصارة* كنافة* كشري صيادية*
    بليلة* مطبّق* حنيني شبعان* شبعنا جوعان* نباتي*`,
  children: `kid kids child children* grandchildren* grandkids son sons daughter* boy boys girl girls toddler* teen
    teens teenager* infant* baby pram pushchair stroller buggy year-old little-one little-ones
    طفل* أطفال* ابني ابنتي ابنتنا ابننا أولادي أولادنا أولاد ولاد ولادي ولادنا وليدات* عيال* يهال* الجهال بزران
    بزارين ورعان دراري ذراري صغاري صغارنا الصغار للصغار رضيع* بيبي بنتي بنتنا بنيتي بناتي بناتنا ولدي ولدنا أبنائي
    حفيد* أحفاد*`,
  sights: `view views sunset* sunrise* scenery panorama* photo photos beautiful stunning gorgeous breathtaking
    the-stars of-stars many-stars great-stars stars-and starry stargazing milky-way turtle* dolphin* flamingo* coral
    waterfall* landscape*
    منظر* مناظر* إطلالة* مطل المطل غروب* شروق* جميل* جمال* النجوم سلاحف* سلحفاة* دلافين دلفين فلامنجو النحام مرجان*
    شلال* صور صورنا تصوير* نصور نتصور يصورون خيال`,
  transfer: `pick-up* pickup* picked-up-at picked-up-from picked-us-up drop-off dropped-off driver* driving car bus
    minibus van taxi transfer* waited waiting punctual meeting-point on-time minutes-late hour-late hours-late
    was-late late-start arrived-late delay* postponed wrong-pin stuck-in-traffic parking
    توصيل* وصلونا استقبال* سائق* سواق* شوفير* دريول* سيارة* سيارتين حافلة* باص* أتوبيس* ميكروباص تاكسي موتر كرهبة*
    طوموبيل* مواصلات* تأخر* اتأخر* تأخير* متأخر* توخر* انتظار* انتظرنا انتظرت ننتظر نطرنا نطرت ننطر ناطرين استنينا
    استنيت نستناو تسنينا نقطة-اللقاء من-الفندق من-باب-الفندق الموعد-مضبوط مضبوطين-في-الوقت على-الوقت في-الموعد
    على-الموعد موقف مواقف* باركن* باركينج`,
  effort: `walk walks walked walking uphill stairs steps climb* steep heat hot cold boiling freezing chilly humid*
    shade tiring tired exhaust* knackered my-back my-knees waves choppy slippery slippy dusty wind winds windy bumpy
    مشي* مشينا المشوار درج دروج سلالم السلم صعود* الطلوع الطلعات الحر هالحر =حر =حار =حارة شوب سخون السخانة الصهد
    رطوبة* =برد البرد بردنا بردان* بارد* برودة ساقع* سقعة متعب* تعب* أتعب* يتعب* تتعب* بيتعب* بتتعب* المسير تهلك
    هلكنا بيهلك عييت عيينا تعيي كتعيي ركبي ركبتي ركبها ظهري دايخين الظل مافي-ظل ما-في-ظل لا-ظل بلا-ظل تحت-الشمس
    في-الشمس هواء الريح ريح غبار* غبرة موج تزلق يزلق`,
  pace: `rush* hurry hurried pace too-short too-long bit-long more-time another-hour hour-more liked-longer
    wanted-longer short-time cut-short unhurried slow slowly
    الوقت-قصير الوقت-ضيق الوقت-ناقص الوقت-ما الوقت-أقل الوقت-أطول الوقت-في-كل الوقت-في-الموقع خلص-الوقت وقت-أطول
    وقتًا-أطول وقت-أكثر وقت-أكتر وقت-كافي وقت-زيادة قصير* مستعجل* استعجل* يستعجل* تستعجل* بيستعجل* استعيلوا يستعيل
    عجلة بطيء بطيئة بطيئين مهل مهلنا ما-لحقنا ما-لحقوا ما-لحقت ساعة-أخرى ساعة-أطول ساعة-زيادة دقائق-زيادة دقايق-زيادة
    على-السريع`,
  group: `group* crowd* busy packed queue* coaches
    مجموعة* قروب* جروب* زحمة زحام ازدحام* مزدحم* طابور* طوابير متروس* مليان مليانة عامرة عباد-برشا العباد-برشة ناس-وايد
    ناس-كثير ناس-كتير ناس-بزاف`,
  value: `price* pricey expensive overpriced cheap* bargain cost costs costly dearer deposit worth money value
    refund*
    سعر* أسعار غالي* الغلا أغلى رخيص* أرخص مبلغ* الثمن ثمنها كلفة تكلفة* يستاهل* تستاهل* بيستاهل بتستاهل مستاهلة
    كتستاهل يستحق* تستحق* بتحرز بيحرز تسوى-الفلوس بس-تسوى استرداد* فلوس* مصاري* تعويض*`,
}

/** Words about a theme that are never a reservation. */
const praise: Partial<Record<ReviewTheme, string>> = {
  group: `almost-alone were-alone was-alone alone-in alone-at only-ones empty to-ourselves
    =هدوء الهدوء بداية-هادية صباح-هادئ المكان-هادئ مكان-هادئ الجو-هادئ وحدنا لوحدنا لحالنا بروحنا`,
}

const patterns = new Map(
  reviewThemes.map((theme) => [theme, patternOf([vocabulary[theme], praise[theme] ?? ''].join(' ').trim())]),
)
const reservations = new Map(reviewThemes.map((theme) => [theme, patternOf(vocabulary[theme])]))

/** The themes that a review's words mention, in the order of `reviewThemes`. */
export function themesOf(text: string): ReviewTheme[] {
  const normal = normaliseArabic(text)
  return reviewThemes.filter((theme) => patterns.get(theme)?.test(normal))
}

/** At most this many characters of a quotation. */
const LONGEST_QUOTE = 140

/**
 * The first sentence of a review that praises or minds the theme, shortened at a word; null if there is none, as where
 * only the title mentions it.
 */
export function sentenceAbout(theme: ReviewTheme, mood: ReviewMood, body: string): string | null {
  const pattern = (mood === 'minded' ? reservations : patterns).get(theme)
  const sentence = body
    .split(/(?<=[.!?؟…])\s+|\n+/)
    .map((one) => one.trim())
    .find((one) => pattern?.test(normaliseArabic(one)))
  if (sentence === undefined) return null
  if (sentence.length <= LONGEST_QUOTE) return sentence
  return `${sentence.slice(0, LONGEST_QUOTE).replace(/[\s،,;:؛]*\S*$/u, '')}…`
}

function patternOf(words: string): RegExp {
  const alternatives = words.split(/\s+/).map((word) => {
    const isBeginning = word.endsWith('*')
    const normal = normaliseArabic(word)
    const article = word.startsWith('=') ? '' : '(?:[بلك]?(?:ه?ال)?|عال|لل)'
    const prefix = isArabic(normal) ? `[وف]?${article}` : ''
    return `${prefix}${normal}${isBeginning ? '\\p{L}*' : ''}`
  })
  return new RegExp(`(?:^| )(?:${alternatives.join('|')})(?= |$)`, 'u')
}
