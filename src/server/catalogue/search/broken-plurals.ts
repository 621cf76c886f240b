// Irregular Arabic plurals (and the two words for a mosque) of common search terms, as normaliseArabic writes them.
const families =
  `سوق اسواق|قلعه قلاع|حصن حصون|متحف متاحف|قصر قصور|مسجد مساجد جامع جوامع|بيت بيوت|دار دور|جزيره جزر|جبل جبال|حديقه حدايق|بستان بساتين
  |قارب قوارب|مركب مراكب|سفينه سفن|خيمه خيام خيم|شاطي شواطي|صحرا صحاري|وادي اوديه وديان|مدينه مدن|قريه قري|اثر اثار|فن فنون|حرفه حرف
  |ورشه ورش|طعام اطعمه|طفل اطفال|نهر انهار|بحر بحار|باب ابواب|معبد معابد|هرم اهرام اهرامات|منطاد مناطيد|برج ابراج|جمل جمال|خيل خيول
  |مطعم مطاعم|مقهي مقاهي|كهف كهوف|مدرسه مدارس|كنيسه كنايس|درب دروب|طريق طرق|لولوه لولو لالي|شلال شلالات|شعب شعاب|نخله نخل نخيل|ليله ليال ليالي
  |رحاله رحالين|نجم نجوم|نافوره نوافير|ضريح اضرحه|سور اسوار|حي احيا|زقاق ازقه|ساحه ساحات|عرض عروض|سلحفاه سلاحف|صقر صقور|مقبره مقابر|نقش نقوش|كثيب كثبان|بير ابار|عين عيون|معرض معارض`
    .split('|')
    .map((family) => family.trim().split(' '))
const familyOf = new Map(families.flatMap((family) => family.map((word) => [word, family] as const)))

const plurals = new Set(families.flatMap((family) => family.slice(1)))
const RELATION = /^ي(?:ه|ا|ات|ون|ين)?$/

/**
 * Whether a normalised word is a broken plural with the ending of a relation: «خياميه» is a craft, not several «خيمه».
 * `beginning`: the part of `word` that is looked for, perhaps with attached particles; `bare`: without them.
 */
export function isRelationOfPlural(word: string, { beginning, bare }: { beginning: string; bare: string }): boolean {
  return plurals.has(bare) && RELATION.test(word.slice(beginning.length))
}

/** Other numbers of a normalised Arabic word without article that are formed inside the word. */
export function otherNumbersOf(word: string): string[] {
  return (familyOf.get(word) ?? []).filter((other) => other !== word)
}
