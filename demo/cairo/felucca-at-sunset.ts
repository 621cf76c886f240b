import type { DemoProduct } from '#demo/shape.ts'

export const feluccaAtSunset: DemoProduct = {
  code: 'felucca-at-sunset',
  slug: { ar: 'فلوكة-على-النيل-عند-الغروب', en: 'felucca-on-the-nile-at-sunset' },
  category: 'sea-islands',
  supplier: 'fatimid-street',
  title: { ar: 'القاهرة: فلوكة خاصة على النيل عند الغروب', en: 'Cairo: private sunset felucca ride on the Nile' },
  summary: {
    ar: 'رحلة في النيل عند الغروب على فلوكة خاصة من جاردن سيتي، مدتها ساعة ونصف. السعر للمركب كله.',
    en: 'Sail the Nile at sunset in a private felucca from Garden City: 90 minutes, no engine, no loudspeakers. Price per boat.',
  },
  overview: {
    ar: 'تبحر مجموعتكم وحدها على مركب شراعي مع الريس سيد ومساعده. نصعد من جاردن سيتي نحو جزيرة الروضة حتى تظهر قبة المقياس المخروطية، ثم نستدير والشمس وراء الجيزة ونترك التيار يعيدنا بعد ساعة ونصف. ورحلة الساعات الثلاث تبلغ المعادي.\n\nللفلوكة شراع مثلث واحد ولا محرك فيها، فلا تسمعون إلا الحبل والماء، وأصوات الكورنيش من بعيد. النيل يجري شمالًا والريح تهبّ جنوبًا في أكثر أيام السنة، ولهذا رسم الكاتب المصري القديم «سافر جنوبًا» مركبًا شراعه منشور، ورسم الشمال مركبًا شراعه مطوي.',
    en: 'The felucca is yours alone, with Captain Sayed at the tiller and a deckhand on the ropes. In 90 minutes you sail from Garden City towards Roda Island, until the cone above the old Nilometer comes into view, then turn with the sun behind Giza and drift home on the current. The three-hour trip reaches Maadi.\n\nThere is one triangular sail and no engine, so all you hear is rope and water and, some way off, the Corniche. The Nile runs north and the wind mostly blows south, so an ancient scribe wrote “to travel south” as a boat with its sail spread, and drew it furled for north.',
  },
  highlights: {
    ar: [
      'الإبحار في مركب شراعي لمجموعتكم وحدها',
      'الصعود بالريح والعودة مع التيار من غير محرك',
      'الاقتراب من مقياس النيل في الروضة من جهة الماء',
      'تجربة الإمساك بالدفة إن أحببتم',
    ],
    en: [
      'Sail in a felucca reserved for your group',
      'Go up with the wind and back with the current, no engine',
      'Sail within sight of the Nilometer on Roda Island',
      'Take a turn at the tiller',
    ],
  },
  includes: {
    ar: ['الريس ومساعده', 'سترات نجاة بمقاسات الكبار والصغار', 'ماء وكركديه بارد', 'وسائد وبطانيات خفيفة في الشتاء'],
    en: [
      'The captain and a deckhand',
      'Life jackets in adult and child sizes',
      'Water and cold hibiscus',
      'Cushions, and light blankets in winter',
    ],
  },
  excludes: {
    ar: ['العشاء', 'الوصول إلى المرسى ما لم تختاروا الاستقبال', 'الإكرامية، وهي اختيارية'],
    en: ['Dinner', 'Getting to the mooring unless you choose a pick-up', 'Tips (optional)'],
  },
  bring: {
    ar: ['سترة من نوفمبر إلى مارس، فالماء أبرد من الشارع', 'حذاء يُخلع بسهولة', 'ما تحبون من طعام خفيف'],
    en: [
      'A jacket from November to March, as the river is colder than the street',
      'Shoes that come off easily',
      'Snacks, if you like',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'تنطلق رحلة الغروب قبل الغروب بساعة، والموعد الدقيق لكل يوم في التقويم',
      'إذا سكنت الريح اكتفينا بدورة قصيرة وأعدنا نصف المبلغ',
      'الصعود إلى المركب على لوح خشبي، ونعين من يحتاج',
      'السباحة ممنوعة في هذا الموضع من النهر، ونرجو عدم تشغيل موسيقى عالية على المركب',
    ],
    en: [
      'The sunset trip casts off an hour before sunset, and the calendar shows the time for each day',
      'If the wind drops we make a short trip and refund half the price',
      'You board along a plank, and the crew gives you a hand',
      'No swimming in this part of the river, and no loud music on board',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى جاردن سيتي', en: 'The mooring at Garden City' },
      text: {
        ar: 'تلبسون سترات النجاة، ويفكّ الريس ومساعده الشراع من رباطه.',
        en: 'You put on life jackets, and the crew unties the sail.',
      },
      minutes: 10,
    },
    {
      title: { ar: 'صعودًا نحو الروضة', en: 'Upriver towards Roda' },
      text: {
        ar: 'نبحر متعرّجين بين الضفتين بحسب الريح، ونمرّ بقصر المنيل بين أشجاره على الجزيرة.',
        en: 'We tack from bank to bank with the wind and pass the Manial Palace among its trees on the island.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'عند المقياس', en: 'Off the Nilometer' },
      text: {
        ar: 'نقترب من المقياس، وهو بئر مدرّجة من سنة 861 كان يُقاس بها الفيضان لتُقدَّر ضريبة العام.',
        en: 'From the river you see the cone above the stepped well of 861. It measured the flood, which decided the year’s tax.',
      },
      minutes: 10,
    },
    {
      title: { ar: 'العودة مع التيار', en: 'Home on the current' },
      text: {
        ar: 'نشرب الكركديه البارد في طريق العودة، وأضواء الجسور تُضاء واحدًا بعد آخر.',
        en: 'You drink cold hibiscus as the lights of the bridges come on one after another.',
      },
      minutes: 30,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: true,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 180,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مرسى الفلايك في جاردن سيتي', en: 'The felucca mooring in Garden City' },
    address: { ar: 'كورنيش النيل، جاردن سيتي، القاهرة', en: 'Corniche el-Nil, Garden City, Cairo' },
    lat: 30.0362,
    lng: 31.2287,
  },
  cancellation: [
    { day: 0, hour: 12, minute: 0, percentage: 0 },
    { day: 0, hour: 3, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'river',
      time: 'sunset',
      seed: 'felucca-at-sunset-1',
      alt: { ar: 'شراع فلوكة على النيل عند الغروب', en: 'The tall sail of a felucca on the Nile at sunset' },
    },
    {
      kind: 'mosque',
      time: 'night',
      seed: 'felucca-at-sunset-2',
      alt: { ar: 'جامع قاهري مضاء ليلًا', en: 'A mosque of Cairo lit at night' },
    },
  ],
  options: [
    {
      code: 'sunset',
      title: { ar: 'ساعة ونصف عند الغروب', en: '90 minutes at sunset' },
      description: {
        ar: 'من جاردن سيتي إلى الروضة والعودة.',
        en: 'From Garden City to Roda and back.',
      },
      durationMinutes: 90,
      capacity: 14,
      units: [
        {
          code: 'small-boat',
          kind: 'item',
          title: { ar: 'فلوكة صغيرة (حتى 8)', en: 'Small felucca (up to 8)' },
          priceMinor: 190_000,
          originalMinor: 220_000,
          travellers: 8,
          minQuantity: 1,
          maxQuantity: 1,
        },
        {
          code: 'large-boat',
          kind: 'item',
          title: { ar: 'فلوكة كبيرة (حتى 14)', en: 'Large felucca (up to 14)' },
          priceMinor: 285_000,
          travellers: 14,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: [{ sunset: -60 }], capacity: 3 },
        { weekdays: [4, 5, 6], startTimes: [{ sunset: -60 }], capacity: 3, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'three-hours',
      title: { ar: 'ثلاث ساعات حتى المعادي', en: 'Three hours, as far as Maadi' },
      description: {
        ar: 'إبحار على مهل حتى جزر المعادي الخضراء والعودة، صباحًا أو عصرًا.',
        en: 'An unhurried sail up to the green islands off Maadi and back, in the morning or afternoon.',
      },
      durationMinutes: 180,
      capacity: 8,
      units: [
        {
          code: 'small-boat',
          kind: 'item',
          title: { ar: 'فلوكة صغيرة (حتى 8)', en: 'Small felucca (up to 8)' },
          priceMinor: 340_000,
          travellers: 8,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [5, 6, 7], startTimes: ['10:00', '14:30'], capacity: 2 }],
    },
  ],
  extras: [
    {
      code: 'supper-basket',
      title: { ar: 'سلة عشاء: حواوشي وسلطة وبسبوسة', en: 'A dinner basket: hawawshi, salad and basbousa' },
      per: 'person',
      priceMinor: 28_000,
      maxQuantity: 14,
    },
    {
      code: 'oud',
      title: { ar: 'عازف عود على المركب', en: 'An oud player on board' },
      per: 'booking',
      priceMinor: 120_000,
      maxQuantity: 1,
    },
  ],
  pickups: [
    {
      code: 'zamalek',
      name: { ar: 'برج القاهرة، الزمالك', en: 'Cairo Tower, Zamalek' },
      address: { ar: 'مدخل البرج، جزيرة الزمالك', en: 'Tower entrance, Gezira Island' },
      minutesBefore: 30,
      priceMinor: 30_000,
      lat: 30.0459,
      lng: 31.2243,
    },
  ],
  reviews: [
    {
      author: 'دينا',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'ابني ساق المركب',
      body: 'وماكانش عايز ينزل. الجو كان تحفة، شكرًا يا ريس سيد!',
      daysAgo: 6,
    },
    {
      author: 'Oliver S.',
      country: 'AU',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Just what we needed',
      body: 'Three days of Cairo traffic, then this. We brought koshari and a bag of oranges. Mooring is a bit hard to find, ring the captain.',
      daysAgo: 22,
    },
    {
      author: 'بدر ق.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'هدوء في نص القاهرة',
      body: 'الموعد مضبوط والغروب حلو. بس المراكب الكبيرة تمر بأغانيها العالية وتخرب الجو كل شوي.',
      daysAgo: 54,
    },
    {
      author: 'Sofie',
      country: 'DK',
      rating: 3,
      language: 'en',
      travellerType: 'couple',
      title: 'No wind',
      body: 'We were lying near the mooring almost the whole hour. They refunded half at once. A pity, it was our last evening.',
      daysAgo: 81,
    },
  ],
}
