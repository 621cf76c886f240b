import type { DemoProduct } from '#demo/shape.ts'

export const danaToFeynan: DemoProduct = {
  code: 'dana-to-feynan-on-foot',
  slug: { ar: 'من-ضانا-إلى-فينان-مشيا', en: 'from-dana-to-feynan-on-foot' },
  category: 'nature-hiking',
  supplier: 'bdul-paths',
  title: { ar: 'الأردن: مسير من ضانا إلى فينان مع مرشد', en: 'Jordan: Dana to Feynan guided day hike' },
  summary: {
    ar: 'مسير 14 كيلومترًا نزولًا في محمية ضانا مع مرشد، من القرية إلى مناجم النحاس في فينان، والنقل من وادي موسى.',
    en: 'Hike 14 km down through the Dana reserve with a guide, from the village to the copper mines of Feynan. Transport included.',
  },
  overview: {
    ar: 'تنزلون 14 كيلومترًا في محمية ضانا، من قريتها الحجرية إلى مناجم النحاس في فينان، مع مرشد من البدول ومرافق من أهل ضانا. نخرج من وادي موسى في 6:30 صباحًا ونعود بعد 11 ساعة، منها خمس إلى ست ساعات مشيًا، والفطور والغداء والنقل مشمولة.\n\nضانا أكبر محميات الأردن: 320 كيلومترًا مربعًا تنزل من جبال تتجاوز 1,500 متر إلى ما دون سطح البحر، فتمرّون في يوم واحد بنباتات أربعة أقاليم، من البلوط والعرعر إلى الطلح. وفي فينان صُهر النحاس آلاف السنين، وما زال الخبث الأسود يغطي الأرض. وكان الرومان ينفون المحكومين إلى هذه المناجم.\n\nالساعة الأولى شديدة الانحدار ومتعبة للركبتين. وللعائلات مع أطفال من ثماني سنوات درب الحافة الأقصر، وطوله 8 كيلومترات.',
    en: 'You’ll walk 14 kilometres down through the Dana reserve, from its stone village to the old copper mines of Feynan, with a Bdul guide and a companion from Dana. The car leaves Wadi Musa at 6:30 am and is back 11 hours later, with five to six hours on foot. Transport, breakfast and lunch are included.\n\nDana is the largest reserve in Jordan: 320 square kilometres, falling from hills above 1,500 metres to below sea level. In one day you walk from oak and juniper down to acacia, through the plants of four regions, and may see ibex and vultures. At Feynan copper was smelted for thousands of years. Black slag still lies underfoot, and Rome sent its condemned to the mines here.\n\nThe first hour is steep and hard on the knees. Families with children from eight can take the 8-kilometre rim trail.',
  },
  highlights: {
    ar: [
      'نزول أكثر من ألف متر من الجبل إلى السهل',
      'المرور ببساتين ضانا المدرّجة وعيونها الثلاث',
      'البحث عن بدن على الجرف ونسور في التيار الصاعد',
      'تتبّع خبث النحاس وآثار الأفران في فينان',
      'العودة من طريق آخر عبر وادي عربة',
    ],
    en: [
      'Descend more than 1,000 metres from hill to plain',
      'Pass Dana’s terraced orchards and three springs',
      'Look for ibex on the cliff and vultures above',
      'Walk among copper slag and furnace traces at Feynan',
      'Come home another way, through Wadi Araba',
    ],
  },
  includes: {
    ar: [
      'مرشد من البدول ومرافق من أهل ضانا',
      'رسم دخول المحمية',
      'السيارة من وادي موسى وإليها، والدفع الرباعي من فينان في المسار الكامل',
      'فطور في القرية وغداء على الدرب وشاي',
    ],
    en: [
      'A Bdul guide and a companion from Dana',
      'The reserve fee',
      'The car from Wadi Musa and back, and the 4x4 from Feynan on the full trail',
      'Breakfast in the village, lunch on the trail and tea',
    ],
  },
  excludes: {
    ar: ['المبيت في ضانا أو فينان', 'عصيّ المشي، وتُستأجر', 'تأمين السفر'],
    en: ['A night in Dana or Feynan', 'Walking poles, which can be hired', 'Travel insurance'],
  },
  bring: {
    ar: ['حذاء مشي جُرّب من قبل', 'ثلاثة لترات ماء، ونملؤها في القرية', 'قبعة وطبقة دافئة للصباح', 'منظار إن كان لديكم'],
    en: [
      'Walking shoes you have worn before',
      'Bottles for three litres of water, which we fill in the village',
      'A hat, and a warm layer for the morning',
      'Binoculars if you have them',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نمشي بين خمس ساعات وست، والساعة الأولى متعبة للركبتين',
      'الثلث الأخير مكشوف للشمس، وفي يوليو وأغسطس نمشي درب الحافة بدلًا من الوادي',
      'إذا حذّرت الأرصاد من السيول انتقلنا إلى درب الحافة أو أعدنا إليكم المبلغ',
      'لا توجد تغطية للهاتف في معظم الطريق، لكن مع المرشد جهاز لاسلكي',
      'نحمل نفاياتنا معنا ولا نترك شيئًا في الوادي',
    ],
    en: [
      'You walk for five to six hours, and the first hour is hard on the knees',
      'There is no shade in the last third, so in July and August we walk the rim trail instead',
      'If floods are forecast, we switch to the rim trail or refund you',
      'Phones have no signal most of the way, but the guide carries a radio',
      'We carry all our rubbish out',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الطريق الملوكي إلى ضانا', en: 'The King’s Highway to Dana' },
      text: {
        ar: 'ننتقل بالسيارة على ظهر الجبل مرورًا بالشوبك، ونصل بعد ساعة وربع إلى القرية القائمة على حافة الوادي.',
        en: 'The drive takes 1 hour 15 minutes along the ridge past Shobak to the village on its ledge.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'فطور وعين ماء', en: 'Breakfast and a spring' },
      text: {
        ar: 'نفطر بيضًا وزعترًا وخبزًا، ثم نملأ قوارير الماء ونشرح لكم المسار.',
        en: 'After eggs, thyme and bread we fill the bottles and explain the route.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'النزول', en: 'Going down' },
      text: {
        ar: 'ننزل في درب البغال القديم بين أشجار العرعر حتى أول شجيرات الدفلى في المجرى.',
        en: 'We follow the old mule path as it winds among junipers down to the first oleanders in the stream bed.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'قاع الوادي', en: 'The valley floor' },
      text: {
        ar: 'نتغدى تحت صخرة مائلة، ونبحث عن آثار الوبر والبدن على الرمل.',
        en: 'We have lunch under a leaning rock and look for tracks of hyrax and ibex in the sand.',
      },
      minutes: 210,
    },
    {
      title: { ar: 'فينان ووادي عربة', en: 'Feynan and Wadi Araba' },
      text: {
        ar: 'نشرب الشاي في بيت شعر ونمشي بين أكوام الخبث، ثم نعود بالسيارة عبر وادي عربة.',
        en: 'We have tea in a tent and walk among slag heaps, then drive back through Wadi Araba.',
      },
      minutes: 180,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'JOD',
  isPrivate: false,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 2160,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مركز زوار البتراء، موقف الحافلات', en: 'Petra Visitor Centre, coach park' },
    address: { ar: 'شارع السياحة، وادي موسى', en: 'Tourism Street, Wadi Musa' },
    lat: 30.3245,
    lng: 35.4682,
  },
  cancellation: [
    { day: 4, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'mountain-terraces',
      time: 'dawn',
      seed: 'dana-to-feynan-on-foot-1',
      alt: { ar: 'بساتين مدرّجة على جبل في الصباح', en: 'Terraced orchards on a hillside in the morning' },
    },
    {
      kind: 'canyon',
      time: 'day',
      seed: 'dana-to-feynan-on-foot-2',
      alt: { ar: 'الدرب بين جدارين من الحجر الرملي', en: 'The path between two walls of sandstone' },
    },
    {
      kind: 'rock-camp',
      time: 'sunset',
      seed: 'dana-to-feynan-on-foot-3',
      alt: { ar: 'خيام على طرف وادي عربة', en: 'Tents at the edge of Wadi Araba' },
    },
  ],
  options: [
    {
      code: 'whole-valley',
      title: { ar: 'من ضانا إلى فينان، 14 كيلومترًا', en: 'Dana to Feynan, 14 km' },
      description: {
        ar: '11 ساعة من وادي موسى وإليها، مع عشرة مشاة على الأكثر.',
        en: '11 hours from Wadi Musa and back, ten walkers at most.',
      },
      durationMinutes: 660,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 72_000,
          originalMinor: 80_000,
        },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع', en: 'Youth' },
          minAge: 12,
          maxAge: 17,
          priceMinor: 54_500,
        },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: ['06:30'], capacity: 10 }],
    },
    {
      code: 'rim-trail',
      title: { ar: 'درب الحافة والقرية، 8 كيلومترات', en: 'Rim trail and village, 8 km' },
      description: {
        ar: 'نمشي 8 كيلومترات من الرمانة إلى ضانا عبر القبة البيضاء. يناسب المسار الأطفال من ثماني سنوات.',
        en: 'Walk 8 kilometres from Rummana to Dana by the White Dome. Suitable for children from 8.',
      },
      durationMinutes: 450,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 56_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 17, priceMinor: 33_000 },
      ],
      schedules: [{ weekdays: [5, 7], startTimes: ['07:30'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'poles',
      title: { ar: 'عصوا مشي', en: 'A pair of walking poles' },
      per: 'person',
      priceMinor: 4_000,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'umm-sayhoun',
      name: { ar: 'أم صيحون، المسجد', en: 'Umm Sayhoun, the mosque' },
      address: { ar: 'الشارع الرئيسي، أم صيحون', en: 'Main street, Umm Sayhoun' },
      minutesBefore: 15,
      priceMinor: 0,
      lat: 30.3402,
      lng: 35.4633,
    },
  ],
  reviews: [
    {
      author: 'Anneke M.',
      country: 'BE',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Best hike in Jordan',
      body: 'Started cold, finished hot. Nine ibex! Yousef carries more water than you need and makes tea twice. Hardest part is the last hour in the sun.',
      daysAgo: 19,
    },
    {
      author: 'رامي م.',
      country: 'JO',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'طريق طويل وجميل',
      body: 'طلعنا من وادي موسى 6 ونص الصبح ورجعنا قبل المغرب. المرافق يوسف من ضانا وبيعرف كل شجرة. لازم حذاء منيح ومي كثير.',
      daysAgo: 52,
    },
    {
      author: 'Stefan M.',
      country: 'AT',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Rim trail because of the heat',
      body: 'We wanted the whole valley but in this heat they walk on the rim. Beautiful view down, 8 kilometres, a bit short for us. Rent the poles.',
      daysAgo: 88,
    },
  ],
}
