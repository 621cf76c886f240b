import type { DemoProduct } from '#demo/shape.ts'

export const najdiTable: DemoProduct = {
  code: 'najdi-table',
  slug: { ar: 'مائدة-نجدية-لمجموعتك', en: 'a-najdi-table-for-your-group' },
  category: 'food-coffee',
  supplier: 'najd-trails',
  title: { ar: 'الرياض: عشاء نجدي خاص في مزرعة نخل', en: 'Riyadh: private Najdi dinner on a palm farm' },
  summary: {
    ar: 'عشاء خاص لمجموعتكم في بيت طين على وادي حنيفة، يُطبخ أمامكم: جريش ومرقوق وقرصان. السعر حسب العدد.',
    en: 'Jareesh, margoog and qursan cooked in front of you: a private dinner for your group in a mud house on Wadi Hanifah.',
  },
  overview: {
    ar: 'عشاء نجدي من سبعة أطباق لمجموعتكم وحدها، من ثمانية ضيوف إلى 40، في مزرعة نخل قرب سد العلب. تستقبلكم أم سعد وابنتاها: افردوا العجين معهنّ عند القدور، أو اجلسوا في مجلس القهوة لتحميص البن ودقّه في النجر.\n\nالقمح أساس المائدة: يُجرش فيصير جريشًا، وهو الطبق الوطني للمملكة منذ 2023، ويُرقّ عجينه فيصير مرقوقًا أو قرصانًا. وفي ليالي البرد حنيني من التمر والسمن. نأكل على السفرة أو إلى طاولة طويلة تحت النخل، كما تفضلون.\n\nأخبرونا بعددكم وبما لا تأكلونه، وسنرسل إليكم عرض سعر واحدًا يشمل كل شيء.',
    en: 'Bring your group, from eight guests to 40, to a palm farm near the Al-Elb dam for a Najdi dinner of seven dishes. Umm Saad and her two daughters cook in front of you. Stretch the dough with them at the pots, or sit in the coffee room, roast the beans and pound them in the brass mortar.\n\nMost dishes start with wheat: cracked for jareesh, the national dish since 2023, and rolled thin for margoog and qursan. On cold nights there’s hanini, dates kneaded with ghee. Eat on the floor cloth or at a long table under the palms, as you prefer.\n\nTell us how many you are and what you don’t eat, and we’ll send a quote with one price for everything.',
  },
  highlights: {
    ar: [
      'فرد العجين بأيديكم قبل أن يدخل القدر',
      'تحميص البن ودقّه في النجر',
      'تذوّق أطباق لا توجد في قوائم المطاعم',
      'قضاء الأمسية في مزرعة لمجموعتكم وحدها',
    ],
    en: [
      'Stretch the dough by hand, ready for the pot',
      'Roast coffee and pound it in the mortar',
      'Taste dishes you won’t find on a restaurant menu',
      'Spend the evening on a farm reserved for your group',
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
  bring: { ar: ['ملابس مريحة للجلوس على الأرض', 'شهية مفتوحة'], en: ['Clothes for sitting on the floor', 'An appetite'] },
  knowBeforeYouGo: {
    ar: [
      'تتسع الأمسية لمجموعات من ثمانية ضيوف إلى 40',
      'نعدّ أطباقًا نباتية أو خالية من القمح إذا أخبرتمونا قبل يومين',
      'أرض المزرعة مستوية كلها، وفيها دورة مياه مهيأة للكراسي المتحركة',
    ],
    en: [
      'For groups of eight to 40 guests',
      'We can cook vegetarian or wheat-free dishes with two days’ notice',
      'The farm is on one level and has an accessible toilet',
    ],
  },
  itinerary: [
    {
      title: { ar: 'بين النخل', en: 'Among the palms' },
      text: {
        ar: 'نمشي مع صاحب المزرعة بين النخل، فيعرّفكم إلى السكري والخلاص والصقعي وإلى الساقية.',
        en: 'On a short walk the farmer shows you Sukkari, Khalas and Saq’i dates, and the water channel.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'عند القدور', en: 'At the pots' },
      text: {
        ar: 'نجرش القمح ونعجن ونفرد العجين، وتروي أم سعد حكايات المطبخ.',
        en: 'We crack the wheat, then knead and stretch the dough while Umm Saad tells stories of her kitchen.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'السفرة', en: 'Dinner' },
      text: {
        ar: 'نجلس إلى السفرة لتناول سبعة أطباق، وفي ليالي البرد نختم بالحنيني.',
        en: 'We sit down to seven dishes, with hanini for dessert on cold nights.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'القهوة', en: 'Coffee' },
      text: {
        ar: 'ندقّ البن في النجر على إيقاعه المعروف، ونقدّم الفنجان الأول لأكبر الضيوف.',
        en: 'We pound the beans in the mortar, and the eldest guest gets the first cup.',
      },
      minutes: 40,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'quote',
  leastTravellers: 8,
  mostTravellers: 40,
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
      kind: 'palm-grove',
      time: 'sunset',
      seed: 'najdi-table-1',
      alt: { ar: 'مزرعة نخل آخر النهار والماء في ساقيتها', en: 'A palm farm late in the day, water in its channel' },
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
