/**
 * Words that the interface's glossary has replaced (docs/glossary.md, "Words of the interface"), so that one concept
 * keeps one name. `except` lists sentences that the specification fixes, or in which the word means something else.
 */
interface Variant {
  refused: RegExp
  instead: string
  except?: string[]
}

export const arabicVariants: Variant[] = [
  { refused: /(?<!\p{L})(?:ال|لل|بال|وال)?مشارك(?:ون|ين|ان|ًا)?(?!\p{L})/u, instead: 'مسافر' },
  { refused: /المضيف/, instead: 'مقدّم التجربة' },
  { refused: /المورّد/, instead: 'مقدّم التجربة', except: ['مقدّم التجربة (المورّد)'] },
  { refused: /توصيل/, instead: 'الاستقبال' },
  { refused: /مكان اللقاء/, instead: 'نقطة اللقاء' },
  { refused: /مراجع(?:ات|تين|تان|تك)/, instead: 'تقييمات' },
  { refused: /(?<!\p{L})(?:ال)?عناصر|(?<!\p{L})(?:ال)?عنصر/u, instead: 'تجربة' },
  { refused: /(?<!\p{L})[بلو]?(?:ال)?ثمن(?:ه|ها|ًا)?(?!\p{L})/u, instead: 'السعر، المبلغ' },
  { refused: /المجموع(?!ة)/, instead: 'الإجمالي' },
  { refused: /الرئيس(?!ي|ة)/, instead: 'المسافر الرئيسي' },
  { refused: /يُردّ|رُدّ|المردود|نردّ إليك|رددنا/, instead: 'نعيد إليك المبلغ، تم الاسترداد' },
  { refused: /كلمة السر/, instead: 'كلمة المرور' },
  { refused: /مصرف/, instead: 'البنك' },
  { refused: /وسيلة الدفع/, instead: 'طريقة الدفع' },
  { refused: /يصلح|ساري|يسري/, instead: 'صالح لمدة، صالح حتى' },
  { refused: /فواتيري|فواتيرك/, instead: 'حجوزاتي' },
  { refused: /(?<!\p{L})ملفي(?!\p{L})/u, instead: 'حسابي' },
  { refused: /جافاسكربت/, instead: 'JavaScript' },
  { refused: /ملفات الارتباط/, instead: 'ملفات تعريف الارتباط (الكوكيز)' },
  { refused: /(?<!\p{L})تأكّ?د (?:حجزك|طلبك|بعض|جزء)/u, instead: 'تم تأكيد …' },
  { refused: /احجز وادفع|(?<!احجز الآن و)(?<!\p{L})ادفع لاحقًا/u, instead: 'احجز الآن وادفع لاحقًا' },
  { refused: /بلد رقم|دولة الهاتف/, instead: 'رمز الدولة' },
  { refused: /(?<!\p{L})لك حساب/u, instead: 'لديك حساب' },
  { refused: /(?<!\p{L})طبّق(?!\p{L})/u, instead: 'تطبيق' },
  { refused: /[نيأ]?عتذر(?:ون)? من(?:ك|كم)(?!\p{L})/u, instead: 'نعتذر إليك' },
  { refused: /حجزك معلّق/, instead: 'بانتظار التأكيد' },
  { refused: /أيام عمل قليلة|بضعة أيام عمل/, instead: 'خلال 5 إلى 10 أيام عمل' },
]

export const englishVariants: Variant[] = [
  { refused: /few business days/, instead: 'within 5 to 10 business days' },
  {
    refused: /\b(?:your|enough|no|few|the) places\b|\bplaces? (?:are|is|were|left)\b/i,
    instead: 'spots',
  },
  { refused: /\bparticipants?\b/i, instead: 'traveller' },
  { refused: /\b(?:this|the|your|an?|each|several|some) experiences?\b/i, instead: 'activity' },
  { refused: /\boffers?\b(?= (?:is|has|until|for|ends|stands))|\b(?:your|the|this|an) offer\b/i, instead: 'quote' },
  {
    refused:
      /\bpa(?:y|id|ying) back\b|\bsen[dt] (?:it|everything|the difference) back\b|\bmoney (?:goes|comes|came) back\b/i,
    instead: 'refund',
  },
  { refused: /\bplaces? (?:is|are|was|were) kept\b|\bkeep your (?:place|spot)\b/i, instead: 'hold' },
  { refused: /\bwrite to (?:us|me)\b/i, instead: 'contact us' },
  { refused: /\bwhoever\b/i, instead: 'anyone who' },
  { refused: /\bask for an? (?:offer|new|quote)\b/i, instead: 'request' },
  { refused: /\b(?:works|good) for (?:a|an|one)\b|\blink works\b/i, instead: 'valid for' },
  { refused: /\bgo on\b/i, instead: 'continue' },
  { refused: /\blog in\b/i, instead: 'sign in', except: ['Please log in to see your invoices.'] },
  {
    refused: /\bmy invoices\b|\byour invoices\b/i,
    instead: 'My bookings',
    except: ['Please log in to see your invoices.'],
  },
  { refused: /\bhow to pay\b|\bway to pay\b/i, instead: 'payment method' },
  { refused: /\btime to pay\b/i, instead: 'payment deadline' },
  { refused: /\btelephones?\b/i, instead: 'phone' },
  { refused: /\bfrequent questions\b/i, instead: 'frequently asked questions' },
  { refused: /\bworking days?\b/i, instead: 'business day' },
]

/** Spellings and words of the catalogue and the blog; reviews keep the voices of their authors. */
export const catalogueVariants: Record<'ar' | 'en', Variant[]> = {
  ar: [
    { refused: /إنكليز/, instead: 'الإنجليزية' },
    { refused: /غرانيت/, instead: 'جرانيت' },
    { refused: /إفريقيا/, instead: 'أفريقيا' },
    { refused: /[چپگ]/, instead: 'Arabic letters' },
    { refused: /رباعية الدفع/, instead: 'سيارة دفع رباعي' },
    { refused: /مقراب/, instead: 'تلسكوب' },
    { refused: /مئزر|مراييل/, instead: 'مريلة، مرايل' },
    { refused: /كريم شمس|واقٍ من الشمس/, instead: 'واقي شمس' },
    { refused: /صالون باليوم/, instead: 'سيارة سيدان' },
    { refused: /قره كوي/, instead: 'كاراكوي' },
    { refused: /دوّار الشهداء/, instead: 'دوّار الشهيد' },
    { refused: /يُردّ|رُدّ المبلغ|نردّ المبلغ|نردّ ثمن/, instead: 'نعيد المبلغ' },
    { refused: /مرشدةً|مرشدًا'/, instead: 'مرشدة معمارية' },
  ],
  en: [
    { refused: /\bsouks?\b/i, instead: 'souq', except: ['Souk El Berka'] },
    { refused: /4×4|four-wheel/i, instead: '4x4' },
    { refused: /\btelephones?\b/i, instead: 'phone' },
    { refused: /\bsuppers?\b/i, instead: 'dinner' },
    { refused: /\bwhoever\b/i, instead: 'anyone who' },
    { refused: /\bguide who is an?\b/i, instead: 'licensed historian guide' },
    { refused: /\bto yourselves\b/i, instead: 'private' },
  ],
}
