import type { DemoProduct } from '#demo/shape.ts'

export const najdiTable: DemoProduct = {
  code: 'najdi-table',
  slug: { ar: 'مائدة-نجدية-لمجموعتك', en: 'a-najdi-table-for-your-group' },
  category: 'food-coffee',
  supplier: 'najd-trails',
  title: { ar: 'الرياض: عشاء نجدي خاص في مزرعة نخل', en: 'Riyadh: private Najdi dinner on a palm farm' },
  summary: {
    ar: 'جريش ومرقوق وقرصان تُطبخ أمامكم: عشاء خاص لمجموعتكم في بيت طين على وادي حنيفة. السعر حسب العدد.',
    en: 'Jareesh, margoog and qursan cooked in front of you: a private dinner for your group in a mud house on Wadi Hanifah.',
  },
  overview: {
    ar: 'المائدة النجدية مائدة حبّ قبل أن تكون مائدة لحم: قمح يُجرش فيصير جريشًا، وعجين يُرقّ فيصير مرقوقًا أو قرصانًا، وتمر يُعجن بالسمن فيصير حنينيًّا في ليالي البرد. في سنة 2023 اختير الجريش طبقًا وطنيًّا للمملكة والمقشوش حلوى لها، ولم يفاجئ ذلك أحدًا من أهل الوادي.\n\nتستقبلكم أم سعد وابنتاها في مزرعة نخل قرب سد العلب. لكم أن تقفوا معهنّ عند القدور وتفردوا العجين بأيديكم، أو تجلسوا في مجلس القهوة تحمّصون البن وتدقّونه في النجر. نأكل على السفرة أو إلى طاولة طويلة تحت النخل، كما تفضلون.\n\nنعدّ هذه الأمسية للعائلات الكبيرة والوفود والشركات. أخبرونا بعددكم وبما لا تأكلونه، وسنرسل إليكم عرض سعر واحدًا يشمل كل شيء.',
    en: 'Najdi cooking starts with grain rather than meat: wheat is cracked for jareesh, dough rolled thin for margoog and qursan, dates kneaded with ghee into hanini on cold nights. In 2023 jareesh was named the national dish and maqshush the national sweet, which came as no surprise in the wadi.\n\nUmm Saad and her two daughters welcome you to a palm farm near the Al-Elb dam. If you like, stand at the pots with them and stretch the dough yourself; or sit in the coffee room, roast the beans and pound them in the brass mortar. We eat on the floor cloth or at a long table under the palms, as you prefer.\n\nThese evenings suit large families, delegations and companies. Tell us how many you are and what you don’t eat, and we’ll send a quote with one price for everything.',
  },
  highlights: {
    ar: [
      'عجن العجين بأيديكم حتى يصل إلى القدر',
      'تحميص البن ودقّه في النجر',
      'تذوّق أطباق لا توجد في قوائم المطاعم',
      'الاستمتاع بالمزرعة لمجموعتكم وحدها',
    ],
    en: [
      'Shape the dough yourself, from hand to pot',
      'Roast coffee and pound it in the mortar',
      'Taste dishes you won’t find on a restaurant menu',
      'Have the whole farm to your group',
    ],
  },
  includes: {
    ar: ['عشاء من سبعة أطباق', 'قهوة وشاي وتمر طوال المساء', 'مرشد يترجم بين الطاهيات والضيوف', 'مجلس مدفأ في الشتاء'],
    en: [
      'A dinner of seven dishes',
      'Coffee, tea and dates all evening',
      'A guide who interprets between cooks and guests',
      'A heated sitting room in winter',
    ],
  },
  excludes: {
    ar: ['الحافلة من الرياض، وتُضاف إلى عرض السعر عند الطلب', 'فرقة السامري، وتُضاف عند الطلب'],
    en: ['The coach from Riyadh, added to the quote on request', 'Samri singers, added on request'],
  },
  bring: { ar: ['ملابس مريحة للجلوس على الأرض', 'شهية'], en: ['Clothes for sitting on the floor', 'An appetite'] },
  knowBeforeYouGo: {
    ar: [
      'من ثمانية ضيوف إلى 40',
      'نطبخ للنباتيين ولمن لا يأكل القمح إذا عرفنا قبل يومين',
      'المزرعة كلها على مستوى واحد، وفيها دورة مياه مهيأة للكراسي المتحركة',
      'نرسل عرض السعر خلال يوم عمل',
    ],
    en: [
      'From eight guests to 40',
      'We cook for vegetarians and without wheat if we know two days ahead',
      'The farm is on one level and has an accessible toilet',
      'We reply with a quote within one business day',
    ],
  },
  itinerary: [
    {
      title: { ar: 'بين النخل', en: 'Among the palms' },
      text: {
        ar: 'جولة قصيرة مع صاحب المزرعة: السكري والخلاص والصقعي، والساقية.',
        en: 'A short walk with the farmer: Sukkari, Khalas and Saq’i dates, and the water channel.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'عند القدور', en: 'At the pots' },
      text: { ar: 'جرش وعجن وفرد، وحكايات المطبخ.', en: 'Cracking, kneading, stretching, and kitchen stories.' },
      minutes: 60,
    },
    {
      title: { ar: 'السفرة', en: 'Dinner' },
      text: { ar: 'سبعة أطباق، والحنيني في الختام.', en: 'Seven dishes, with hanini to close.' },
      minutes: 90,
    },
    {
      title: { ar: 'القهوة', en: 'Coffee' },
      text: {
        ar: 'إيقاع النجر، والفنجان الأول لأكبر الضيوف.',
        en: 'The rhythm of the mortar; the first cup goes to the eldest.',
      },
      minutes: 40,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'quote',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 2880,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مواقف متنزه سد العلب', en: 'Car park of the Al-Elb dam park' },
    address: { ar: 'وادي حنيفة، الدرعية', en: 'Wadi Hanifah, Diriyah' },
    lat: 24.7776,
    lng: 46.5312,
  },
  cancellation: [
    { day: 7, hour: 0, minute: 0, percentage: 0 },
    { day: 3, hour: 0, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'coffee',
      time: 'night',
      seed: 'najdi-table-2',
      alt: { ar: 'دلال القهوة على الجمر', en: 'Coffee pots over embers' },
    },
    {
      kind: 'oasis',
      time: 'sunset',
      seed: 'najdi-table-1',
      alt: { ar: 'مزرعة نخل وماء ساكن آخر النهار', en: 'A palm farm and still water late in the day' },
    },
    {
      kind: 'table',
      time: 'sunset',
      seed: 'najdi-table-3',
      alt: { ar: 'أرز ولحم وخبز على سفرة', en: 'Rice, meat and bread laid on a cloth' },
    },
  ],
  options: [],
  extras: [],
  pickups: [],
  reviews: [
    {
      author: 'Marieke',
      country: 'NL',
      rating: 5,
      language: 'en',
      travellerType: 'business',
      title: 'Very good for a work group',
      body: 'We were 18 engineers from three countries, everybody with flour up to the elbows. Umm Saad corrected all the dough, the chairman’s first. We signed the contract the next morning, maybe it helped.',
      daysAgo: 17,
    },
    {
      author: 'فيصل ح.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'عزمنا الوالد',
      body: 'عشاء للوالد بعد رجعته من الغربة، كنا ثلاثين من عيال وأحفاد. أول ما ذاق الحنيني قال هذا طعم أمي. الله يبيض وجه أم سعد وبناتها.',
      daysAgo: 38,
    },
    {
      author: 'Tariq',
      country: 'GB',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'Leave Riyadh early',
      body: 'Quote came the same afternoon and the price didn’t change after. We got stuck in traffic and missed the walk round the palms, our own fault. Food was unreal.',
      daysAgo: 61,
    },
  ],
}
