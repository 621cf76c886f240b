import type { DemoProduct } from '#demo/shape.ts'

export const fishMarketBreakfast: DemoProduct = {
  code: 'sharq-fish-market-and-breakfast',
  slug: { ar: 'سوق-السمك-وريوق-كويتي', en: 'fish-market-and-a-kuwaiti-breakfast' },
  category: 'food-coffee',
  supplier: 'boum-and-diwaniya',
  title: { ar: 'الكويت: جولة سوق السمك وريوق كويتي', en: 'Kuwait: fish market tour and Kuwaiti breakfast' },
  summary: {
    ar: 'تعلّموا اختيار الزبيدي مع نوخذة في سوق السمك بشرق، ثم تناولوا ريوقًا كويتيًا من الباجلة والنخي وخبز التنور.',
    en: 'Learn to choose pomfret with a fishing captain at Souq Sharq, then sit down to a Kuwaiti breakfast of beans, chickpeas and oven bread.',
  },
  overview: {
    ar: 'نزور سوق السمك في شرق صباحًا مع نوخذة عمل في البحر 30 سنة، ثم نتناول في المباركية ريوقًا كويتيًا من ستة أطباق. تستغرق الجولة ثلاث ساعات، أو خمسًا ونصفًا مع درس الطبخ، والسيارة بين السوقين مشمولة.\n\nيقلّب النوخذة السمكة ويفتح خيشومها ويسألكم: صِيدت أمس أم اليوم؟ وتعرفون منه أن الزبيدي يُمنع صيده في أوائل الصيف حتى يتكاثر، وأن الروبيان المحلي لا يظهر قبل أغسطس. وعلى بُعد خطوات نقف عند نُقعتين قديمتين، وهما حوضان من صخر كانت السفن تأوي إليهما.\n\nأما الريوق فخبز يُلصق بجدار التنور ويُرفع بعد دقيقة، وباجلة ونخي وبلاليط بالبيض، ومهياوة لمن يجرؤ، وشاي حليب يُصبّ من علٍ. نجلس على تخت خشبي مع زبائن المكان، وأكثرهم متقاعدون لهم رأي في كل شيء.',
    en: 'You spend the early morning in the fish market at Souq Sharq with a captain who was at sea for 30 years, then have a six-dish Kuwaiti breakfast in Mubarakiya. It takes three hours, or five and a half with the cooking class, and the car between the two markets is included.\n\nThe captain turns a fish over, lifts the gill and asks: yesterday or today? From him you learn about zubaidi, the silver pomfret that may not be caught in early summer while it breeds, and that local shrimp doesn’t appear before August. A few steps away you stop at two old naq’as, basins of piled rock where ships sheltered.\n\nBreakfast is bread off the oven wall, broad beans, chickpeas, sweet vermicelli under an omelette, fermented fish sauce for the brave and milk tea poured from a height. You eat on a wooden bench beside the regulars, most of them retired and all with an opinion.',
  },
  highlights: {
    ar: [
      'زيارة سوق السمك في الصباح مع نوخذة',
      'اختبار طزاجة السمكة بالعين والإصبع',
      'زيارة النُّقع القديمة في شرق',
      'تناول ريوق من ستة أطباق على تخت في المباركية',
    ],
    en: [
      'Visit the fish market in the morning with a captain',
      'Test how fresh a fish is by eye and fingertip',
      'Stop at the old rock basins of Sharq',
      'Have a six-dish breakfast on a bench in Mubarakiya',
    ],
  },
  includes: {
    ar: ['مرشد نوخذة', 'الريوق كله مع الشاي والماء', 'السيارة من شرق إلى المباركية', 'كيس دقّوس أو لومي تختارونه'],
    en: [
      'A captain as guide',
      'The whole breakfast, with tea and water',
      'The car from Sharq to Mubarakiya',
      'A bag of daqoos spice or dried limes, as you choose',
    ],
  },
  excludes: {
    ar: ['السمك الذي تشترونه لتأخذوه معكم', 'الوصول إلى سوق شرق'],
    en: ['Fish you buy to take away', 'Getting to Souq Sharq'],
  },
  bring: {
    ar: ['حذاء مغلق لا ينزلق، فالأرض مبتلة', 'نقد قليل بالدينار', 'معدة فارغة'],
    en: ['Closed shoes with grip, as the floor is wet', 'A little cash in dinars', 'An empty stomach'],
  },
  knowBeforeYouGo: {
    ar: [
      'إذا منعت الريح خروج القوارب يقلّ السمك ولا يُعقد المزاد، وعندها نطيل الوقوف عند النُّقع وفي المباركية',
      'للنباتيين ريوق كامل من الباجلة والنخي والبيض، وإن كنتم لا تأكلون القمح دللناكم على ما يناسبكم',
      'البلاليط والبيض فيهما سمن، والمهياوة من سمك مخمّر',
      'في رمضان نبدأ بالسوق عصرًا ونختم بالإفطار عند المغرب',
      'استأذنوا الباعة قبل تصويرهم، وأكثرهم يوافق',
    ],
    en: [
      'When wind keeps the boats in, there is little fish and no auction, so we stay longer at the basins and in Mubarakiya',
      'Vegetarians have a full breakfast of beans, chickpeas and eggs. If you don’t eat wheat, we’ll tell you what to avoid',
      'The vermicelli and eggs are made with ghee, and mahyawa is fermented fish',
      'In Ramadan we begin at the market in the afternoon and end with iftar at sunset',
      'Ask sellers before you photograph them. Most say yes',
    ],
  },
  itinerary: [
    {
      title: { ar: 'سوق السمك', en: 'The fish market' },
      text: {
        ar: 'نتنقّل بين السلال ونعرف أسعار اليوم وأسماء السمك، من الهامور والنقرور إلى الميد والصبور كثير الشوك، ونسمع الدلّال إن عُقد المزاد.',
        en: 'We go from basket to basket, learning the day’s prices and the names of the fish, from hamour and nagroor to mullet and the bony suboor. If there’s an auction, we listen in.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'نُقعة الشملان', en: 'Naq’at Al-Shamlan' },
      text: {
        ar: 'نقف عند حوض من صخر مصفوف بلا إسمنت، ونعرف كيف كانت السفن تُسحب إليه في الشتاء.',
        en: 'We stop at a basin of rock laid without cement and hear how ships were hauled in for the winter.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'التنور', en: 'The bread oven' },
      text: {
        ar: 'نأخذ من الخباز خبزًا إيرانيًا بالسمسم، ونأكل أول قطعة في الطريق.',
        en: 'We collect Iranian sesame bread from the baker and eat the first piece on the way.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'الريوق', en: 'Breakfast' },
      text: {
        ar: 'نفطر على الباجلة والنخي والبلاليط والبيض بالطماط والجبن والمهياوة، مع الشاي.',
        en: 'We have broad beans, chickpeas, balaleet, eggs with tomato, cheese and mahyawa, with plenty of tea.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'دكان البهار', en: 'The spice shop' },
      text: {
        ar: 'نشمّ اللومي الأسود والبهار المشكّل، وتختارون كيسًا تأخذونه معكم، ومعه وصفة المطبّق بخط صاحب الدكان.',
        en: 'We smell black limes and mixed spices. You choose a bag to take home, with a mutabbaq recipe in the shopkeeper’s own hand.',
      },
      minutes: 20,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'KWD',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 600,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'الباب البحري لسوق السمك', en: 'The sea door of the fish market' },
    address: { ar: 'سوق شرق، شارع الخليج العربي، مدينة الكويت', en: 'Souq Sharq, Arabian Gulf Street, Kuwait City' },
    lat: 29.3841,
    lng: 47.9893,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 10, minute: 0, percentage: 50 },
    { day: 0, hour: 2, minute: 0, percentage: 100 },
  ],
  pictures: [
    {
      kind: 'harbour',
      time: 'dawn',
      seed: 'fish-market-breakfast-2',
      alt: { ar: 'قوارب صيد خشبية في الميناء مع الفجر', en: 'Wooden fishing boats in harbour at dawn' },
    },
    {
      kind: 'souq',
      time: 'dawn',
      seed: 'fish-market-breakfast-1',
      alt: { ar: 'دكاكين سوق مسقوف في أول الصباح', en: 'Shops of a roofed market early in the morning' },
    },
    {
      kind: 'table',
      time: 'day',
      seed: 'fish-market-breakfast-3',
      alt: { ar: 'فطور على المائدة', en: 'A breakfast laid on the table' },
    },
  ],
  options: [
    {
      code: 'market-and-breakfast',
      title: { ar: 'السوق والريوق', en: 'Market and breakfast' },
      description: {
        ar: 'ثلاث ساعات تنتهي قبل حر النهار، وعشرة ضيوف على الأكثر.',
        en: 'Three hours, finished before the heat of the day, with up to ten guests.',
      },
      durationMinutes: 180,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 15,
          priceMinor: 14_500,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 14, priceMinor: 8_250 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 4,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 3, 4, 7], startTimes: ['06:15'], capacity: 10 },
        { weekdays: [6], startTimes: ['06:15', '07:15'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'with-cooking',
      title: { ar: 'مع طبخ مطبّق الزبيدي', en: 'With a pomfret mutabbaq cooking class' },
      description: {
        ar: 'تختارون سمكة من السوق وتطبخونها مع صاحبة البيت في ديوانية العائلة، ثم تتغدون بها. خمس ساعات ونصف.',
        en: 'You choose a fish at the market, cook it with the lady of the house in the family’s diwaniya and have it for lunch. Five and a half hours.',
      },
      durationMinutes: 330,
      capacity: 6,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 15,
          priceMinor: 32_000,
          originalMinor: 36_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 14, priceMinor: 19_500 },
      ],
      schedules: [{ weekdays: [2, 6], startTimes: ['07:30'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'ice-box',
      title: {
        ar: 'صندوق ثلج تحملون فيه السمك إلى البيت أو الفندق',
        en: 'An ice box to take your fish home or to your hotel',
      },
      per: 'booking',
      priceMinor: 2_250,
      maxQuantity: 2,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Thabo',
      country: 'ZA',
      rating: 5,
      language: 'en',
      travellerType: 'business',
      title: 'Done before my ten o’clock meeting',
      body: '6.15 start, in the office before ten smelling of fish. An old man next to me asked where I was from and then paid for my tea.',
      daysAgo: 7,
    },
    {
      author: 'عائشة ق.',
      country: 'BH',
      rating: 5,
      language: 'ar',
      travellerType: 'couple',
      title: 'تستاهل القومة الفجر',
      body: 'احنا من المحرق ونعرف السمج، بس النوخذة علمنا الصبور عدل. خبز التنور ما له حل.',
      daysAgo: 30,
    },
    {
      author: 'Helga',
      country: 'AT',
      rating: 3,
      language: 'en',
      travellerType: 'couple',
      title: 'No auction, good breakfast',
      body: 'Two days of wind before, so the market was half empty. They wrote the evening before and offered another date, but we had our flight. Breakfast plenty, bench hard.',
      daysAgo: 57,
    },
    {
      author: 'سعود',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'المطبّق على أصوله',
      body: 'نقّينا السمكة وطبختها أم العيال مع راعية البيت وأخذت الوصفة. بعد الغدا طوّلت على الصغار.',
      daysAgo: 102,
    },
  ],
}
