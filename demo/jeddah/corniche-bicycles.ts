import type { DemoProduct } from '#demo/shape.ts'

export const cornicheBicycles: DemoProduct = {
  code: 'jeddah-corniche-bicycles',
  slug: { ar: 'دراجات-الكورنيش-ومتحف-المجسمات', en: 'corniche-bicycles-and-the-sculpture-museum' },
  category: 'family-parks',
  supplier: 'roshan-and-sea',
  title: {
    ar: 'جدة: دراجات للعائلة وجولة مجسمات الكورنيش',
    en: 'Jeddah: family bike rental and corniche sculpture tour',
  },
  summary: {
    ar: 'استأجروا أربع دراجات ليوم كامل، وتجوّلوا ساعتين مع مرشدة فنّ بين مجسمات الكورنيش. السعر للمجموعة كلها.',
    en: 'Four bicycles for the day and two hours with an art guide among the open-air sculptures of the Corniche.',
  },
  overview: {
    ar: 'استأجروا أربع دراجات ليوم كامل على كورنيش الحمراء، ومعها ساعتان مع مرشدة فنّ بين المجسمات. تستلمونها مقابل نافورة الملك فهد من 8:00 صباحًا ونضبط لكم المقاعد والخوذ، ثم تبقى معكم إلى 10:00 مساءً. المسار مستوٍ بمحاذاة البحر.\n\nفي السبعينيات ملأ أمين جدة محمد سعيد فارسي ميادينها بمئات المجسمات، بعضها لفنانين عرب وبعضها لهنري مور وخوان ميرو وألكسندر كالدر. نحو 20 منها اليوم في متحف مكشوف على الكورنيش، دخوله بلا تذكرة. ولكل طفل دفتر أسئلة: أيّ المجسمات يتحرك إذا هبّت الريح؟ وأين وضع مور الثقب ولماذا؟\n\nبعد المرشدة تكملون وحدكم، ومعكم خريطة من صفحة واحدة لساحات اللعب والنوافير الأرضية ومواضع الماء والظل والمثلجات.',
    en: 'Hire four bicycles for the day on the Al-Hamra Corniche, with an art guide for two hours. Collect them opposite King Fahd’s Fountain from 8 am, have saddles and helmets fitted, and bring them back by 10 pm. The path is level and follows the sea.\n\nIn the 1970s Jeddah’s mayor, Mohamed Said Farsi, filled its squares with hundreds of sculptures, by Arab artists and by Henry Moore, Joan Miró and Alexander Calder. About 20 now stand in an open museum on the corniche, with no ticket. Each child gets a notebook of questions: which piece moves in the wind? Where did Moore put the hole, and why?\n\nAfter the guide leaves, use the one-page map to find playgrounds, pavement fountains, water taps, shade and ice cream.',
  },
  highlights: {
    ar: [
      'التوقف عند أعمال لمور وميرو وكالدر في الهواء الطلق',
      'ملء دفتر أسئلة لكل طفل بأقلام لا تسيل في الحرّ',
      'اختيار دراجات من مقاس 16 بوصة فأكبر، أو مقعد خلفي للصغار',
      'ركوب الدراجات على مسار مستوٍ بعيد عن السيارات',
      'الاستعانة بخريطة للماء والظل والمثلجات',
    ],
    en: [
      'Ride past works by Moore, Miró and Calder in the open air',
      'Give each child a notebook and heat-proof crayons',
      'Choose bikes from 16 inches, or a rear seat for small children',
      'Ride a level path away from the cars',
      'Follow a map of water, shade and ice cream',
    ],
  },
  includes: {
    ar: [
      'أربع دراجات بأي مقاسات، وخوذ وأقفال',
      'مرشدة فنّ في الساعتين الأوليين من اليوم الأول',
      'دفتر وأقلام لكل طفل',
      'إصلاح على الطريق حتى 10:00 مساءً',
    ],
    en: [
      'Four bicycles in any mix of sizes, with helmets and locks',
      'An art guide for the first two hours of the first day',
      'A notebook and crayons for each child',
      'Roadside repair until 10 pm',
    ],
  },
  excludes: {
    ar: ['الطعام والمثلجات', 'مواقف السيارات المدفوعة'],
    en: ['Food and ice cream', 'Paid parking'],
  },
  bring: {
    ar: ['قوارير ماء تُملأ من الطريق', 'ثياب يمكن أن تبتلّ عند النوافير الأرضية', 'قبعات تحت الخوذ'],
    en: [
      'Bottles to refill along the way',
      'Clothes that can get wet in the pavement fountains',
      'Thin caps for under helmets',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'اليوم من 8:00 صباحًا إلى 10:00 مساءً، وتُعاد الدراجات إلى موضع استلامها',
      'الخوذة إلزامية لمن دون 14 عامًا',
      'من مايو إلى سبتمبر ننصح بالركوب قبل 9:00 صباحًا أو بعد 5:00 عصرًا، ونتفق معكم على موعد المرشدة',
      'التأمين على الدراجات مشمول، وإذا ضاع القفل دفعتم 50 ريالًا',
      'يُمنع الصعود على المجسمات، ويُسمح بلمس بعضها كما تبيّن لكم المرشدة',
    ],
    en: [
      'The day runs from 8 am to 10 pm, and bicycles come back to where you collected them',
      'Helmets are required under 14',
      'From May to September ride before 9 am or after 5 pm. You agree the guide’s hour with us',
      'The bicycles are insured, but a lost lock costs 50 riyals',
      'No climbing on the sculptures. Some may be touched, and the guide says which',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الاستلام وضبط المقاعد', en: 'Collecting and fitting' },
      text: {
        ar: 'نضبط لكل راكب دراجته وخوذته، ثم تجرّبونها بدورة قصيرة في الساحة.',
        en: 'We fit a bicycle and helmet for each rider, and you try them on a short lap of the square.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'متحف المجسمات', en: 'The sculpture museum' },
      text: {
        ar: 'تزورون ثمانية أعمال مختارة: نصف ساعة على الدراجة، ثم جلسة رسم على العشب.',
        en: 'You visit eight chosen works, with half an hour of riding and the rest on the grass with crayons.',
      },
      minutes: 95,
    },
    {
      title: { ar: 'الواجهة البحرية على مهلكم', en: 'The waterfront at your own pace' },
      text: {
        ar: 'تكملون وحدكم شمالًا بمحاذاة البحر إلى ساحات اللعب، وتعودون متى شئتم.',
        en: 'Ride north along the sea to the playgrounds, and come back whenever you like.',
      },
    },
    {
      title: { ar: 'النافورة عند الغروب', en: 'The fountain at sunset' },
      text: {
        ar: 'شاهدوا النافورة عند الغروب؛ تعمل عادةً من العصر إلى آخر الليل، ويبلغ ارتفاع مائها نحو 260 مترًا.',
        en: 'Watch the fountain at sunset. It usually runs from late afternoon into the night, and the water rises about 260 metres.',
      },
    },
  ],
  guideLanguages: ['ar', 'en', 'fr'],
  pricingPer: 'item',
  rate: 'daily',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: true,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 480,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'كشك الدراجات مقابل نافورة الملك فهد', en: 'The bicycle kiosk opposite King Fahd’s Fountain' },
    address: { ar: 'كورنيش الحمراء، جدة', en: 'Al-Hamra Corniche, Jeddah' },
    lat: 21.5182,
    lng: 39.1492,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 3, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'corniche',
      time: 'sunset',
      seed: 'jeddah-corniche-bicycles-1',
      alt: { ar: 'دراجة على ممشى البحر آخر النهار', en: 'A bicycle on the seafront path at the end of the day' },
    },
    {
      kind: 'mosque',
      time: 'dawn',
      seed: 'jeddah-corniche-bicycles-2',
      alt: { ar: 'مسجد قرب الواجهة البحرية في الصباح الباكر', en: 'A mosque near the seafront early in the morning' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'jeddah-corniche-bicycles-3',
      alt: { ar: 'مجسم على قاعدة في ضوء النهار', en: 'A sculpture on its plinth in daylight' },
    },
  ],
  options: [
    {
      code: 'family-set',
      title: { ar: 'أربع دراجات ليوم', en: 'Four bicycles for a day' },
      description: {
        ar: 'لأربعة ركاب مع مقعدين خلفيين عند الطلب، ومرشدة في الساعتين الأوليين.',
        en: 'For four riders, with up to two rear seats on request and a guide for the first two hours.',
      },
      durationMinutes: 840,
      capacity: 12,
      units: [
        {
          code: 'set',
          kind: 'item',
          title: { ar: 'طقم عائلي (4 دراجات)', en: 'Family set (4 bicycles)' },
          priceMinor: 38_000,
          originalMinor: 44_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['08:00'], capacity: 6 },
        { weekdays: [4, 5, 6], startTimes: ['08:00'], capacity: 6, adjustBasisPoints: 2000 },
      ],
    },
    {
      code: 'cargo-bicycle',
      title: { ar: 'دراجة صندوق لوالد وطفلين', en: 'A cargo bicycle for a parent and two small children' },
      description: {
        ar: 'دراجة بثلاث عجلات وصندوق أمامي بأحزمة ومظلة، لمن دون 7 سنوات.',
        en: 'A three-wheeled bicycle whose front box has belts and a sunshade, for children under 7.',
      },
      durationMinutes: 840,
      capacity: 6,
      units: [
        {
          code: 'cargo',
          kind: 'item',
          title: { ar: 'دراجة صندوق (3 ركاب)', en: 'Cargo bicycle (3 riders)' },
          priceMinor: 26_000,
          travellers: 3,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['08:00'], capacity: 3 }],
    },
  ],
  extras: [
    {
      code: 'picnic',
      title: {
        ar: 'سلة عشاء على العشب: بليلة وسمبوسك وعصير',
        en: 'A lawn dinner: chickpea balilah, sambousek and juice',
      },
      per: 'person',
      priceMinor: 4_800,
      maxQuantity: 12,
    },
    {
      code: 'third-hour',
      title: { ar: 'ساعة ثالثة مع المرشدة', en: 'A third hour with the guide' },
      per: 'booking',
      priceMinor: 12_000,
      maxQuantity: 1,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'دانة م.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'ثقب مور',
      body: 'كل أسبوع نمر من هنا ولا وقفنا. عيالي الاثنين اختلفوا على الثقب إلين وصلنا البيت 😅',
      daysAgo: 7,
    },
    {
      author: 'Sofia',
      country: 'PT',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Take the cargo bike',
      body: 'The three-year-old slept in the box while her brother was drawing a Calder. It is heavy against the wind, so start to the north.',
      daysAgo: 36,
    },
    {
      author: 'ماجد ش.',
      country: 'SA',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'لا تروحون الجمعة',
      body: 'مساء الجمعة المسار زحمة ناس وسكوترات وما مشينا زين. رجعوا لنا سعر الساعة الإضافية.',
      daysAgo: 64,
    },
  ],
}
