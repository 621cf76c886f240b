import type { DemoProduct } from '#demo/shape.ts'

export const purpleIslandKayak: DemoProduct = {
  code: 'purple-island-kayak',
  slug: { ar: 'كاياك-في-قرم-جزيرة-بن-غانم', en: 'kayak-in-the-mangroves-of-purple-island' },
  category: 'nature-hiking',
  supplier: 'pearl-shores',
  title: { ar: 'الخور: كاياك بين القرم في جزيرة بن غانم', en: 'Al Khor: Purple Island mangrove kayak tour' },
  summary: {
    ar: 'جدّفوا بالكاياك في قنوات القرم قرب الخور مع المدّ، وتمشّوا على جزيرة بن غانم التي صُنع فيها الأرجوان.',
    en: 'Paddle mangrove channels near Al Khor on the rising tide and walk an island where purple dye was made 3,000 years ago.',
  },
  overview: {
    ar: 'نجدّف في قنوات القرم شمال مدينة الخور وننزل نصف ساعة على جزيرة بن غانم، وتستغرق الرحلة كلها ساعتين ونصفًا. لا تحتاجون إلى خبرة: يقودكم مدرّب إنقاذ، ويحملكم المدّ، والماء دون مستوى الصدر في أكثر الطريق.\n\nوجد المنقبون على الجزيرة كومة من نحو ثلاثة ملايين صدفة محطمة من نوع واحد من القواقع، وفخارًا من زمن الكاشيين حكام بابل. هنا في الألف الثاني قبل الميلاد كانت القواقع تُكسر وتُنقع لاستخراج صبغ الأرجوان، ولا يُعرف في الخليج كله موضع آخر صُنع فيه، ولذلك سمّاها الأجانب الجزيرة الأرجوانية.\n\nوحول الجزيرة شجر القرم الذي يشرب الماء المالح ويطرح الملح على أوراقه، ويمكنكم تذوّقه.',
    en: 'On this two-and-a-half-hour kayak trip you follow the mangrove channels north of Al Khor and spend half an hour on foot on Bin Ghanim island. No experience is needed: a trained rescuer leads a group of up to ten, the rising tide carries you in, and most of the way the water is less than chest deep.\n\nOn the island archaeologists found a heap of some three million crushed shells, all of one kind of sea snail, and pottery from the time of the Kassites, who ruled Babylon. In the second millennium BC snails were broken and steeped here for purple dye. No other place in the Gulf is known to have made it, hence the English name, Purple Island.\n\nThe trees around it are grey mangroves, which drink salt water and push the salt out through their leaves. You can taste it.',
  },
  highlights: {
    ar: [
      'التجديف في قنوات القرم مع المدّ',
      'مراقبة النحام شتاءً والبلشون طوال السنة',
      'الوقوف عند كومة القواقع التي استُخرج منها الأرجوان',
      'مراقبة السرطانات الصغيرة التي تخرج حين تتوقف المجاديف',
    ],
    en: [
      'Paddle mangrove channels with the tide behind you',
      'Watch flamingos in winter and herons all year',
      'Stand by the shell heap left by the purple dye makers',
      'Watch small crabs come out once the paddles are still',
    ],
  },
  includes: {
    ar: [
      'كاياك لواحد أو لاثنين ومجداف وسترة نجاة',
      'مدرّب إنقاذ يقود المجموعة',
      'كيس مانع للماء لكل قارب',
      'ماء وبرتقال وشاي عند العودة',
    ],
    en: [
      'A single or double kayak, paddle and life jacket',
      'A trained rescuer leading the group',
      'A dry bag for each kayak',
      'Water, oranges and tea on return',
    ],
  },
  excludes: {
    ar: ['المناشف', 'الوصول إلى الخور ما لم تختاروا الاستقبال'],
    en: ['Towels', 'Getting to Al Khor unless you choose the pick-up'],
  },
  bring: {
    ar: [
      'حذاء يتحمّل البلل ويثبت في القدم، لأن النعال تعلق في الطين',
      'ملابس تجف بسرعة وملابس جافة للتبديل',
      'قبعة وواقي شمس',
      'رباط للنظارة',
    ],
    en: [
      'Shoes that can get wet and stay on, as loose sandals get stuck in the mud',
      'Quick-drying clothes, and dry ones to change into',
      'A hat and sunscreen',
      'A strap for your glasses',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يتبع الموعد جدول المدّ، وقد نقدّمه أو نؤخره ساعة ونخبركم قبل يومين',
      'نلغي الرحلة إذا زادت الريح على 15 عقدة، ونعيد إليكم المبلغ كاملًا',
      'من 7 إلى 11 سنة يجلس الطفل في كاياك مزدوج مع بالغ',
      'نبقى على بُعد 100 متر على الأقل من طيور النحام',
      'لا نأخذ من الجزيرة أصدافًا ولا كسر فخار',
    ],
    en: [
      'The start time follows the tide. It may move by an hour, and we’ll message you two days ahead',
      'If the wind is above 15 knots, we cancel and refund you in full',
      'From 7 to 11 years, a child sits in a double kayak with an adult',
      'We keep at least 100 metres from flamingos',
      'Please take no shells or sherds from the island',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الشاطئ', en: 'The beach' },
      text: {
        ar: 'نتدرب في ماء يبلغ الركبة على إمساك المجداف والعودة إلى القارب إذا انقلب.',
        en: 'In knee-deep water you practise holding the paddle and getting back into the kayak.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'القنوات', en: 'The channels' },
      text: {
        ar: 'نجدّف قليلًا ويتكفّل المدّ بالباقي. ونتوقف حيث تبرز الجذور الهوائية من الطين كالأقلام.',
        en: 'We paddle a little and the tide does the rest. We stop where air roots poke out of the mud like pencils.',
      },
      minutes: 55,
    },
    {
      title: { ar: 'جزيرة بن غانم', en: 'Bin Ghanim island' },
      text: {
        ar: 'نمشي إلى أعلى الصخر، ونمسك قوقعة، ونعرف كيف يتحول الصبغ في الشمس من الأصفر إلى الأخضر ثم الأرجواني.',
        en: 'We walk to the top of the rock, handle a snail shell and hear how the dye turns from yellow to green to purple in the sun.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'العودة مع الجزر', en: 'Back on the ebb' },
      text: {
        ar: 'نعود من قناة أعرض تكثر فيها الطيور، إذ تنزل لتأكل حين ينكشف الطين.',
        en: 'We return by a wider channel with more birds, which come to feed as the mud is uncovered.',
      },
      minutes: 35,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'QAR',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 900,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'موقف الجسر الخشبي إلى الجزيرة', en: 'The car park of the island’s wooden footbridge' },
    address: { ar: 'طريق الذخيرة، الخور، قطر', en: 'Al Thakhira road, Al Khor, Qatar' },
    lat: 25.6925,
    lng: 51.5464,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 18, minute: 0, percentage: 40 },
  ],
  pictures: [
    {
      kind: 'mangrove',
      time: 'dawn',
      seed: 'purple-island-kayak-1',
      alt: { ar: 'أشجار القرم وماء ساكن عند الفجر', en: 'Mangroves and still water at dawn' },
    },
    {
      kind: 'beach',
      time: 'sunset',
      seed: 'purple-island-kayak-2',
      alt: { ar: 'ساحل ضحل يعكس آخر الضوء', en: 'A shallow shore holding the last light' },
    },
  ],
  options: [
    {
      code: 'morning-tide',
      title: { ar: 'مدّ الصباح', en: 'The morning tide' },
      description: {
        ar: 'ساعتان ونصف في برودة الصباح، وعشرة ضيوف على الأكثر.',
        en: 'Two and a half hours in the cool of the morning, with ten guests at most.',
      },
      durationMinutes: 150,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 21_000,
          originalMinor: 24_000,
        },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع', en: 'Youth' },
          minAge: 12,
          maxAge: 17,
          priceMinor: 16_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 7, maxAge: 11, priceMinor: 11_000 },
      ],
      schedules: [
        { weekdays: [1, 3, 7], startTimes: ['06:45'], capacity: 10 },
        { weekdays: [5, 6], startTimes: ['06:45', '09:30'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'moonrise',
      title: { ar: 'آخر النهار مع مصباح على القارب', en: 'Late afternoon, with a lamp on the bow' },
      description: {
        ar: 'ننطلق قبل الغروب ونعود في أول الليل، لمن بلغ 12 سنة.',
        en: 'We set out before sunset and return after dark. Minimum age 12.',
      },
      durationMinutes: 150,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 24_500 },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع', en: 'Youth' },
          minAge: 12,
          maxAge: 17,
          priceMinor: 19_000,
        },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: [{ sunset: -45 }], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'fish-breakfast',
      title: { ar: 'فطور في مرفأ الخور: سمك مقلي وخبز', en: 'Breakfast at Al Khor harbour: fried fish and bread' },
      per: 'person',
      priceMinor: 4_500,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'lusail',
      name: { ar: 'محطة لوسيل للمترو', en: 'Lusail metro station' },
      address: { ar: 'مخرج موقف السيارات، لوسيل', en: 'The exit to the car park, Lusail' },
      minutesBefore: 50,
      priceMinor: 5_000,
      lat: 25.4194,
      lng: 51.5027,
    },
  ],
  reviews: [
    {
      author: 'Yuki D.',
      country: 'JP',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'Thirty flamingos',
      body: 'I came for birds, about thirty flamingos. Guide stayed far even when other people went closer, I respect that. The leaf is really salty!',
      daysAgo: 19,
    },
    {
      author: 'جاسم م.',
      country: 'QA',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'حلوة وقريبة',
      body: 'أربعين دقيقة من الدوحة. التجديف في الردة متعب إذا الماي نزل، فلا تتأخرون عن الموعد.',
      daysAgo: 40,
    },
    {
      author: 'Lucía M.',
      country: 'AR',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Purple is yellow slime first',
      body: 'Nobody told me this at school, ha. Easy paddle out, hard paddle back, cold tea at the end.',
      daysAgo: 67,
    },
    {
      author: 'هند ح.',
      country: 'AE',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'الطين',
      body: 'ولدي ضاعت جوتيته في الطين أول عشر دقايق. المدرب صبور، بس ما في حمامات قريبة! لبسوا العيال نعال تنربط.',
      daysAgo: 98,
    },
  ],
}
