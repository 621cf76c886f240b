import type { DemoProduct } from '#demo/shape.ts'

export const rasAlJinzTurtles: DemoProduct = {
  code: 'ras-al-jinz-turtles-by-night',
  slug: { ar: 'سلاحف-رأس-الجنز-ليلا', en: 'ras-al-jinz-turtles-by-night' },
  category: 'nature-hiking',
  supplier: 'luban-trails',
  title: { ar: 'من مسقط: رحلة ليلية إلى سلاحف رأس الجنز', en: 'From Muscat: Ras al-Jinz turtle-watching night trip' },
  summary: {
    ar: 'انطلقوا من مسقط إلى محمية رأس الجنز لمشاهدة السلاحف الخضراء ليلًا، وزوروا في الطريق مصنع السفن في صور.',
    en: 'Travel from Muscat to the Ras al-Jinz reserve to watch green turtles nest at night, with a stop at the Sur dhow yard.',
  },
  overview: {
    ar: 'نخرج من مسقط بعد الظهر على طريق الساحل، ونقف في صور عند مصنع السفن الخشبية، ثم نتعشى سمكًا في رأس الحد. وفي المساء تمشون على شاطئ رأس الجنز خلف مرشدي المحمية، في مجموعة صغيرة وضوء أحمر واحد. ونعود إلى مسقط نحو 2:00 ليلًا، أو في ظهر اليوم التالي لمن اختار المبيت.\n\nتعود السلحفاة الخضراء إلى الساحل الذي خرجت من رمله قبل 20 سنة أو أكثر، لتحفر بزعانفها حفرة وتضع فيها نحو 100 بيضة. يجري هذا في معظم ليالي السنة، ويكثر بين مايو وسبتمبر، والشاطئ محمية منذ سنة 1996.\n\nفي ليالي الشتاء قد لا تخرج أي سلحفاة. ولفرصة ثانية اختاروا المبيت والعودة إلى الشاطئ قبل الفجر، حين يُرى الأثر على الرمل ويُسمح بالتصوير.',
    en: 'We leave Muscat in the early afternoon, drive down the coast to the dhow yard in Sur, have a fish dinner at Ras al-Hadd and reach Ras al-Jinz for the rangers’ evening walk. You go in a small group behind one red light, without phones or torches. You are back in Muscat at about 2 am, or at midday if you stay the night.\n\nA green turtle returns to the coast where she hatched 20 years or more before, digs with her flippers and lays about 100 eggs. Here it happens on most nights of the year, most often from May to September, and the beach has been a reserve since 1996.\n\nOn a winter night you may not see a single turtle. For a second chance, take the overnight option and return to the beach before dawn, when tracks show in the sand and photographs are allowed.',
  },
  highlights: {
    ar: [
      'المشي ليلًا على شاطئ المحمية مع مرشديها',
      'مراقبة النجارين وهم ينحتون خشب الساج في مصنع السفن بصور',
      'الوقوف عند منارة العيجة والخور في آخر الضوء',
      'زيارة متحف السلاحف ومعروضاته عن تجارة بحرية عمرها 4,300 سنة',
    ],
    en: [
      'Walk the reserve’s beach at night with its rangers',
      'Watch carpenters work teak with adzes at the dhow yard in Sur',
      'Catch Al Ayjah lighthouse and the creek in the last light',
      'Visit the turtle museum, with finds from a sea trade 4,300 years old',
    ],
  },
  includes: {
    ar: [
      'سيارة مكيفة وسائق مرشد من صور',
      'تذكرة المحمية والمشي مع مرشديها',
      'عشاء سمك في رأس الحد',
      'ماء وتمر في الطريق',
    ],
    en: [
      'An air-conditioned car with a driver-guide from Sur',
      'The reserve ticket and the rangers’ walk',
      'A fish dinner at Ras al-Hadd',
      'Water and dates on the road',
    ],
  },
  excludes: {
    ar: ['المشروبات الأخرى في العشاء', 'الدخول إلى متحف سفينة فتح الخير'],
    en: ['Other drinks with dinner', 'Entry to the Fatah al-Khair ship museum'],
  },
  bring: {
    ar: ['ملابس داكنة وحذاء مناسب للرمل', 'سترة، لأن ريح رأس الحد باردة ليلًا', 'الصبر، فقد ننتظر ساعة أو أكثر'],
    en: [
      'Dark clothes and shoes for sand',
      'A jacket, as the wind at Ras al-Hadd is cold at night',
      'Patience, as you may wait an hour or more',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'مشاهدة السلاحف غير مضمونة، وأقل فرصها من ديسمبر إلى مارس',
      'إذا لم يُفتح الشاطئ لغياب السلاحف نعيد إليكم سعر تذكرة المحمية',
      'التصوير ممنوع ليلًا، ومسموح بعد شروق الشمس في خيار المبيت',
      'يبعد رأس الجنز عن مسقط نحو 250 كيلومترًا، والعودة في الليلة نفسها تكون بعد 1:30 ليلًا',
      'المشي على الرمل كيلومتر تقريبًا في الظلام، ولا يناسب عربات الأطفال',
    ],
    en: [
      'Sightings aren’t guaranteed, and chances are lowest from December to March',
      'If the beach stays closed because no turtle came, we refund the reserve ticket',
      'Photography isn’t allowed at night. On the overnight option you can take photos after sunrise',
      'Ras al-Jinz is about 250 km from Muscat, and the same-night option gets back after 1:30 am',
      'The walk is about a kilometre on sand in the dark and isn’t suitable for pushchairs',
    ],
  },
  itinerary: [
    {
      title: { ar: 'طريق الساحل', en: 'The coast road' },
      text: {
        ar: 'نسير والجبل عن اليمين والبحر عن اليسار، ونقف للقهوة قرب طيوي.',
        en: 'We drive with mountains on the right and sea on the left, and stop for coffee near Tiwi.',
      },
      minutes: 180,
    },
    {
      title: { ar: 'صور والعيجة', en: 'Sur and Al Ayjah' },
      text: {
        ar: 'نقف بين أضلاع سفينة لم تكتمل مع نجّار يبني بلا مخطط على ورق ويقيس بالخيط والعين، ثم نزور المنارة على مدخل الخور.',
        en: 'We stand by the ribs of an unfinished ship with a carpenter who builds without plans, measuring by string and eye. Then we go on to the lighthouse at the mouth of the creek.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'العشاء في رأس الحد', en: 'Dinner at Ras al-Hadd' },
      text: { ar: 'نتعشى كنعدًا أو شعريًّا مشويًّا مع الأرز.', en: 'We have grilled kingfish or emperor with rice.' },
      minutes: 60,
    },
    {
      title: { ar: 'المتحف والشاطئ', en: 'The museum and the beach' },
      text: {
        ar: 'نقضي نصف ساعة بين المعروضات، ثم ننتظر نداء مرشد المحمية ونمشي خلفه صفًّا واحدًا.',
        en: 'We spend half an hour among the displays, then wait for the ranger’s call and follow in single file.',
      },
      minutes: 120,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: false,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مواقف دار الأوبرا السلطانية، المدخل الغربي', en: 'Royal Opera House car park, west entrance' },
    address: { ar: 'شارع السلطان قابوس، شاطئ القرم، مسقط', en: 'Sultan Qaboos Street, Shati Al Qurum, Muscat' },
    lat: 23.6137,
    lng: 58.4664,
  },
  cancellation: [
    { day: 5, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'beach',
      time: 'night',
      seed: 'ras-al-jinz-turtles-by-night-1',
      alt: { ar: 'شاطئ رأس الجنز ليلًا', en: 'The beach of Ras al-Jinz by night' },
    },
    {
      kind: 'harbour',
      time: 'sunset',
      seed: 'ras-al-jinz-turtles-by-night-2',
      alt: { ar: 'سفن خشبية في خور صور عند الغروب', en: 'Wooden ships in the creek of Sur at sunset' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'ras-al-jinz-turtles-by-night-3',
      alt: { ar: 'معروضات متحف السلاحف', en: 'Displays in the turtle museum' },
    },
  ],
  options: [
    {
      code: 'same-night',
      title: { ar: 'العودة في الليلة نفسها', en: 'Back the same night' },
      description: {
        ar: 'نصل إلى مسقط نحو 2:00 ليلًا، وعدد الضيوف ثمانية على الأكثر في سيارتين.',
        en: 'We reach Muscat at about 2 am. Up to eight guests in two cars.',
      },
      durationMinutes: 750,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 48_000 },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 6,
          maxAge: 12,
          priceMinor: 29_500,
        },
      ],
      schedules: [
        { weekdays: [1, 3, 7], startTimes: ['13:30'], capacity: 8 },
        { weekdays: [4, 6], startTimes: ['13:30'], capacity: 8, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'until-dawn',
      title: { ar: 'المبيت والعودة إلى الشاطئ قبل الفجر', en: 'Stay overnight and return to the beach before dawn' },
      description: {
        ar: 'غرفة لشخصين في نزل برأس الحد مع الفطور، ومشي ثانٍ في 5:00 فجرًا، والوصول إلى مسقط ظهرًا.',
        en: 'A room for two in a guest house at Ras al-Hadd with breakfast, a second walk at 5 am, and Muscat by midday.',
      },
      durationMinutes: 1380,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ في غرفة لشخصين', en: 'Adult sharing a room' },
          minAge: 13,
          priceMinor: 76_500,
          originalMinor: 84_000,
        },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل مع والديه', en: 'Child with parents' },
          minAge: 6,
          maxAge: 12,
          priceMinor: 42_000,
        },
      ],
      schedules: [{ weekdays: [3, 4, 5, 7], startTimes: ['13:30'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'fatah-al-khair',
      title: { ar: 'الصعود إلى سفينة فتح الخير في صور', en: 'A visit on board the Fatah al-Khair in Sur' },
      per: 'person',
      priceMinor: 2_500,
      maxQuantity: 8,
    },
  ],
  pickups: [
    {
      code: 'mutrah',
      name: { ar: 'بوابة ميناء السلطان قابوس', en: 'Port Sultan Qaboos, main gate' },
      address: { ar: 'كورنيش مطرح، مسقط', en: 'Mutrah Corniche, Muscat' },
      minutesBefore: 35,
      priceMinor: 4_000,
      lat: 23.6256,
      lng: 58.5657,
    },
  ],
  reviews: [
    {
      author: 'خلود ع.',
      country: 'OM',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'عيالي سكتوا',
      body: 'أول مرة أشوفهم ساكتين نص ساعة. تحفر وتسمع نفسها. المرشد قال عمرها يمكن فوق الأربعين.',
      daysAgo: 76,
    },
    {
      author: 'Marta R.',
      country: 'ES',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Take the dawn option',
      body: 'At night only one turtle and it was dark. At five there were two going back to the sea, with light, and tracks everywhere. We slept three hours, no problem.',
      daysAgo: 98,
    },
    {
      author: 'Graham S.',
      country: 'GB',
      rating: 2,
      language: 'en',
      travellerType: 'friends',
      title: 'None came for us',
      body: 'Waited until ten, nothing. The ticket money came back two days later, but it’s a very long drive for a look round a dhow yard.',
      daysAgo: 12,
    },
    {
      author: 'نواف',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'الطريق طويل',
      body: 'وصلنا مسقط قرابة الثنتين ميتين تعب. المرشدين صارمين: اللي طلّع جواله رجّعوه السيارة. حلو كذا.',
      daysAgo: 55,
    },
  ],
}
