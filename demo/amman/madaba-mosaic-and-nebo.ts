import type { DemoProduct } from '#demo/shape.ts'

export const madabaMosaicAndNebo: DemoProduct = {
  code: 'madaba-mosaic-and-nebo',
  slug: { ar: 'ورشة-فسيفساء-مادبا-وجبل-نيبو', en: 'madaba-mosaic-workshop-and-mount-nebo' },
  category: 'souqs-crafts',
  supplier: 'seven-hills',
  title: { ar: 'من عمّان: ورشة فسيفساء في مادبا وجبل نيبو', en: 'From Amman: Madaba mosaic workshop and Mount Nebo' },
  summary: {
    ar: 'زيارة خريطة مادبا، ثم ورشة تصنعون فيها سمكة من الفسيفساء، ثم جبل نيبو. النقل والغداء مشمولان.',
    en: 'See the Madaba map, make a mosaic fish of your own and end on Mount Nebo. Transfers and lunch included.',
  },
  overview: {
    ar: 'اصنعوا سمكة من الفسيفساء في مادبا مع نسرين، التي تعلّمت الترميم في معهد مادبا لفن الفسيفساء، وخذوها معكم. تزورون خريطة مادبا قبل الورشة، وبعدها تتغدّون ثم تصعدون جبل نيبو. والعودة إلى عمّان بعد سبع ساعات ونصف، منها ساعتان ونصف في الورشة، مع عشرة ضيوف على الأكثر.\n\nخريطة مادبا في أرض كنيسة القديس جورج من القرن السادس، وهي أقدم خريطة باقية للأرض المقدسة. في نهر الأردن منها سمكة تسبح نحو البحر الميت وأخرى ترجع منه، وهي السمكة التي تصنعونها: تقطعون بالكمّاشة مكعبات من حجر أردني أحمر ووردي وأصفر وبازلت أسود، وتلصقونها مقلوبة على القماش، ثم تصبّون المونة وتقلبون القطعة.\n\nوفي كنيسة نيبو أرضية من سنة 531 فيها صيادون وراعٍ ونعامة، ومن الشرفة ترون الغور والبحر الميت، والقدس إذا صفا الجو.',
    en: 'Make a mosaic fish in Madaba with Nisreen, who learned restoration at the Madaba institute for mosaic art, and take it home. You’ll see the Madaba map first, then have lunch and visit Mount Nebo afterwards. The trip takes seven and a half hours from Amman and back, two and a half of them in the workshop, with ten guests at most.\n\nThe map in the floor of Saint George’s church is from the sixth century, the oldest of the Holy Land to survive. In its River Jordan one fish swims towards the Dead Sea and another swims back, and that second one is the fish you’ll make. You cut cubes of red, rose, yellow and black Jordanian stone with nippers and set them face down on cloth. Then mortar is poured and the piece is turned over.\n\nOn Nebo, a church floor of 531 shows huntsmen, a shepherd and an ostrich. The terrace looks over the valley and the Dead Sea and, on a clear day, to Jerusalem.',
  },
  highlights: {
    ar: [
      'قراءة خريطة مادبا مع من رمّمت قطعًا مثلها',
      'قطع حجر أردني بالكمّاشة',
      'صنع سمكة من الفسيفساء تعودون بها',
      'تأمّل فسيفساء الصيد في كنيسة نيبو',
      'الإطلال على الغور والبحر الميت من الشرفة',
    ],
    en: [
      'Read the Madaba map with someone who restored such floors',
      'Cut Jordanian stone with a mosaicist’s nippers',
      'Make a mosaic fish to take home',
      'Visit the church on Nebo and its mosaic of huntsmen',
      'Look over the valley and the Dead Sea',
    ],
  },
  includes: {
    ar: [
      'السيارة من عمّان وإليها',
      'تذكرة كنيسة الخريطة، وتذكرة جبل نيبو في خيار «الورشة ونيبو»',
      'الورشة وموادها ومريلة ونظارة واقية',
      'غداء خفيف في بيت من بيوت مادبا القديمة',
    ],
    en: [
      'The car from Amman and back',
      'Entry to the map church, and to Mount Nebo in the Nebo option',
      'The workshop with materials, apron and goggles',
      'A light lunch in one of Madaba’s old houses',
    ],
  },
  excludes: {
    ar: ['متحف مادبا والمتنزه الأثري', 'شحن القطع الكبيرة'],
    en: ['Madaba museum and the archaeological park', 'Shipping of larger pieces'],
  },
  bring: {
    ar: ['ملابس لا بأس أن تتسخ بالمونة', 'نظارة القراءة لمن يلبسها', 'ملابس تغطي الكتف والركبة في الكنيستين'],
    en: [
      'Clothes you don’t mind getting mortar on',
      'Reading glasses if you use them',
      'Clothes that cover shoulders and knees in both churches',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'مقاس القطعة 15 × 15 سنتيمترًا وتزن نحو كيلوغرام، فضعوها في حقيبة الشحن',
      'يستعمل الأطفال الكمّاشة من عمر 10 سنوات، والأصغر سنًا يعملون بحجر مقطوع',
      'لا تُقام الرحلة يوم الأحد بسبب صلوات الكنيسة',
      'لا نتوقف عند دكاكين العمولة على طريق نيبو',
      'تحتاج المونة إلى يومين لتجف تمامًا، فأبعدوا القطعة عن الماء',
    ],
    en: [
      'The piece is 15 centimetres square and weighs about a kilo, so put it in checked luggage',
      'Children from 10 may use the nippers, and younger ones work with stone already cut',
      'There are no trips on Sundays, when the church holds services',
      'We don’t stop at the commission shops on the Nebo road',
      'The mortar takes two days to dry fully, so keep it away from water',
    ],
  },
  itinerary: [
    {
      title: { ar: 'من عمّان إلى مادبا', en: 'Amman to Madaba' },
      text: {
        ar: 'تنقلكم السيارة 30 كيلومترًا جنوبًا بين حقول القمح.',
        en: 'We drive 30 kilometres south between wheat fields.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'خريطة القرن السادس', en: 'A map of the sixth century' },
      text: {
        ar: 'نبحث على الخريطة عن القدس، وأريحا ونخلها، والسمكة العائدة من البحر الميت.',
        en: 'We search the map for Jerusalem, for Jericho and its palms, and for the fish that turns back.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الورشة', en: 'The workshop' },
      text: {
        ar: 'ترسمون السمكة وتقطعون الحجر وترصّونه، ثم تُصبّ المونة وتُقلب القطعة.',
        en: 'You draw the fish, cut and set the stones, then pour the mortar and turn the piece over.',
      },
      minutes: 150,
    },
    {
      title: { ar: 'غداء في البيت القديم', en: 'Lunch in the old house' },
      text: {
        ar: 'نتغدى خبز طابون ولبنة وزعترًا وزيتونًا من كروم مادبا.',
        en: 'We have taboon bread, labneh, thyme and olives from the groves of Madaba.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'جبل نيبو', en: 'Mount Nebo' },
      text: {
        ar: 'نزور الكنيسة وأرضياتها، ثم نقف على الشرفة حين تميل الشمس إلى الغور.',
        en: 'We visit the church and its floors, then the terrace as the sun sinks towards the valley.',
      },
      minutes: 70,
    },
  ],
  guideLanguages: ['ar', 'en', 'it'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'JOD',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 900,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'الدوار الأول، أول شارع الرينبو', en: 'First Circle, top of Rainbow Street' },
    address: { ar: 'جبل عمّان، عمّان', en: 'Jabal Amman, Amman' },
    lat: 31.9521,
    lng: 35.9235,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 18, minute: 0, percentage: 35 },
  ],
  pictures: [
    {
      kind: 'mountain-terraces',
      time: 'sunset',
      seed: 'madaba-mosaic-and-nebo-3',
      alt: { ar: 'سفوح تنزل نحو الغور آخر النهار', en: 'Slopes falling to the valley late in the day' },
    },
    {
      kind: 'souq',
      time: 'day',
      seed: 'madaba-mosaic-and-nebo-1',
      alt: { ar: 'دكاكين الحرفيين في شارع من مادبا', en: 'Craft shops in a Madaba street' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'madaba-mosaic-and-nebo-2',
      alt: { ar: 'قاعة هادئة بأعمدة وضوء', en: 'A quiet hall with columns and light' },
    },
  ],
  options: [
    {
      code: 'workshop-and-nebo',
      title: { ar: 'الورشة ونيبو', en: 'Workshop and Nebo' },
      description: {
        ar: 'سبع ساعات ونصف من عمّان وإليها، مع عشرة ضيوف على الأكثر حول طاولتين طويلتين.',
        en: 'Seven and a half hours from Amman and back, ten guests at most at two long workbenches.',
      },
      durationMinutes: 450,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 58_000 },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 6,
          maxAge: 15,
          priceMinor: 36_500,
          originalMinor: 42_000,
        },
      ],
      schedules: [
        { weekdays: [1, 3, 4], startTimes: ['08:45'], capacity: 10 },
        { weekdays: [6], startTimes: ['08:45', '09:30'], capacity: 10, adjustBasisPoints: 800 },
      ],
    },
    {
      code: 'long-day-at-the-bench',
      title: { ar: 'يوم كامل في الورشة بلا نيبو', en: 'Long workshop day, without Nebo' },
      description: {
        ar: 'خمس ساعات عمل على قطعة 30 × 30 سنتيمترًا، بمعلّمة لكل أربعة ضيوف، ومن غير زيارة نيبو.',
        en: 'Five hours of work on a 30 × 30 cm piece, with one teacher for four guests and no visit to Nebo.',
      },
      durationMinutes: 510,
      capacity: 4,
      units: [{ code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 84_000 }],
      schedules: [{ weekdays: [2], startTimes: ['08:30'], capacity: 4 }],
    },
  ],
  extras: [
    {
      code: 'stone',
      title: { ar: 'كيس حجر مقطوع وكمّاشة للبيت', en: 'A bag of cut stone and nippers for home' },
      per: 'person',
      priceMinor: 18_000,
      maxQuantity: 4,
    },
    {
      code: 'shipping',
      title: { ar: 'تغليف القطعة في صندوق خشب', en: 'Packing your piece in a wooden box' },
      per: 'person',
      priceMinor: 5_500,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'abdali',
      name: { ar: 'بوليفارد العبدلي', en: 'Abdali Boulevard' },
      address: { ar: 'المدخل الرئيسي، العبدلي، عمّان', en: 'Main entrance, Al-Abdali, Amman' },
      minutesBefore: 15,
      priceMinor: 0,
      lat: 31.9646,
      lng: 35.9072,
    },
    {
      code: 'seventh-circle',
      name: { ar: 'الدوار السابع', en: 'Seventh Circle' },
      address: { ar: 'شارع زهران، عمّان', en: 'Zahran Street, Amman' },
      minutesBefore: 30,
      priceMinor: 0,
      lat: 31.9581,
      lng: 35.8594,
    },
  ],
  reviews: [
    {
      author: 'Chiara',
      country: 'IT',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'I am from Ravenna, so…',
      body: 'I know mosaics and I was curious. Here you work with the face down and you see nothing until the end. My fish came out with an eyebrow. Nisreen is a real teacher.',
      daysAgo: 16,
    },
    {
      author: 'عبير م.',
      country: 'JO',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'حلوة بس بدها وقت أكتر بنيبو',
      body: 'بناتي انبسطوا كتير بالورشة وما حدا فيهم مسك التلفون. وصلنا نيبو والدنيا غبرة وما شفنا إشي، ورجعنا بسرعة.',
      daysAgo: 47,
    },
    {
      author: 'Michael M.',
      country: 'US',
      rating: 3,
      language: 'en',
      travellerType: 'friends',
      title: 'It’s a craft class',
      body: 'Most of the day you’re sitting at a bench. The map got half an hour. The title says Mount Nebo so I expected more Nebo. Good lunch.',
      daysAgo: 93,
    },
  ],
}
