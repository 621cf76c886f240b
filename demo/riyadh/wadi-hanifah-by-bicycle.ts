import type { DemoProduct } from '#demo/shape.ts'

export const wadiHanifahByBicycle: DemoProduct = {
  code: 'wadi-hanifah-by-bicycle',
  slug: { ar: 'وادي-حنيفة-بالدراجة-مع-الأطفال', en: 'wadi-hanifah-by-bicycle-with-children' },
  category: 'family-parks',
  supplier: 'najd-trails',
  title: { ar: 'الرياض: جولة دراجات عائلية في وادي حنيفة', en: 'Riyadh: Wadi Hanifah family bike ride' },
  summary: {
    ar: 'اركبوا الدراجات مع أطفالكم من سد العلب على مسار منحدر بلا سيارات. المقاعد الخلفية والعربة وحافلة العودة مشمولة.',
    en: 'A family ride downhill from Al-Elb dam on a car-free path. Child seats, a trailer and the van back are included.',
  },
  overview: {
    ar: 'تقطعون مع أطفالكم 12 كيلومترًا بالدراجة في وادي حنيفة، من سد العلب إلى عرقة على مسار بلا سيارات ومنحدر طوال الطريق. ثلاث ساعات مع مرشدَين، فيها وقفات وفطور على حصير بين النخل، ثم تعيدكم الحافلة والدراجات إلى سيارتكم.\n\nلكل طفل دراجة على طوله، ومن لا يقودها بعدُ يجلس خلف أحد والديه أو في عربة تُجرّ. نتوقف كل 15 دقيقة تقريبًا: عند أثر السيل على الصخر، وتحت سدرة، وكلما رأى أحدكم هدهدًا.\n\nوللأطفال المبتدئين جولة من 5 كيلومترات حول السد، مدتها ساعتان.',
    en: 'Cycle 12 kilometres of Wadi Hanifah with your children, downhill all the way from Al-Elb dam to Irqah on a path kept apart from cars. It takes three hours with two guides, stops and breakfast on a mat among the palms. The van then takes you and the bicycles back to your car.\n\nEvery child gets a bicycle of the right height; children who don’t ride yet sit behind a parent or in a trailer. You’ll stop about every 15 minutes: at the flood line on the rock, under a jujube tree, whenever someone spots a hoopoe.\n\nFor beginners there’s a two-hour, 5-kilometre ride around the dam.',
  },
  highlights: {
    ar: [
      'ركوب الدراجات على مسار مفصول عن السيارات',
      'الوقوف عند سد العلب وسماع حكاية السيل',
      'مشاهدة أبراج الدرعية من بطن الوادي',
      'ملء دفتر الأوراق والطيور مع الأطفال',
      'تناول الفطور على حصير بين النخل',
    ],
    en: [
      'Cycle a path that is kept apart from cars',
      'Stop at Al-Elb dam and hear the story of the flood',
      'Look up at the towers of Diriyah from the valley floor',
      'Fill a notebook of leaves and birds with the children',
      'Have breakfast on a mat among the palms',
    ],
  },
  includes: {
    ar: [
      'دراجة وخوذة على قياس كل راكب',
      'مقعد أطفال أو عربة تُجرّ عند الحاجة',
      'مرشدان، واحد في الأمام وآخر مع آخر طفل',
      'فطور نجدي خفيف وماء',
      'حافلة العودة ومعها الدراجات',
    ],
    en: [
      'A bicycle and helmet in each rider’s size',
      'A child seat or a trailer where one is needed',
      'Two guides, one in front and one beside the last child',
      'A light Najdi breakfast and water',
      'The van back, bicycles included',
    ],
  },
  excludes: {
    ar: ['الوصول إلى سد العلب ما لم تختاروا الاستقبال', 'قهوة المقاهي في مطل البجيري'],
    en: ['Getting to Al-Elb dam unless you choose a pick-up', 'Coffee from the cafés at Bujairi'],
  },
  bring: {
    ar: ['حذاء مقفل للجميع', 'نظارة شمسية وواقي شمس', 'سترة خفيفة في ديسمبر ويناير'],
    en: ['Closed shoes for everyone', 'Sunglasses and sunscreen', 'A light jacket in December and January'],
  },
  knowBeforeYouGo: {
    ar: [
      'الخوذة إلزامية للجميع كبارًا وصغارًا',
      'المقعد الخلفي للأطفال دون 22 كيلوغرامًا، والعربة تسع طفلين',
      'من مايو إلى سبتمبر اختاروا الموعد الذي يلي الشروق، لأن الحر يشتد قبل 8:00 صباحًا',
      'إذا حذّر الدفاع المدني من السيول ألغينا الجولة وأعدنا إليكم المبلغ كاملًا',
      'تتغيّر بعض المقاطع قرب الدرعية مع أعمال البناء، فنلتفّ حولها',
    ],
    en: [
      'Everyone wears a helmet, adults included',
      'Rear seats take children under 22 kilograms, and a trailer holds two',
      'From May to September choose the start just after sunrise: by 8 am it’s already hot',
      'If Civil Defence warns of floods we cancel and refund in full',
      'Building works near Diriyah close some stretches, so we ride around them',
    ],
  },
  itinerary: [
    {
      title: { ar: 'سد العلب', en: 'Al-Elb dam' },
      text: {
        ar: 'نضبط الدراجات ونجرّبها في الساحة، ثم نرى على حجارة السد إلى أين بلغ آخر سيل.',
        en: 'We fit the bicycles and try them in the yard, then look on the stones of the dam for how high the last flood came.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'من العلب إلى غصيبة', en: 'From the dam to Ghusaibah' },
      text: {
        ar: 'نقطع 4 كيلومترات بين أشجار الطلح، وعلى الجانبين مزارع وراء جدران من حجر مرصوص بلا ملاط.',
        en: 'We ride 4 kilometres among acacias, past farms behind dry-stone walls.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'تحت حي الطريف', en: 'Below At-Turaif' },
      text: {
        ar: 'نترجّل عشر دقائق لنرى القصور فوق النخل كما كان يراها أهل المزارع من الوادي.',
        en: 'We get off for ten minutes to look up at the palaces above the palms, as farmers in the valley saw them.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'فطور في ظل النخل', en: 'Breakfast in the palm shade' },
      text: {
        ar: 'نفطر على خبز تنور وبيض وجبن وتمر سكّري وحليب بالزنجبيل، ويلصق الأطفال في الدفتر ما جمعوه من ورق الشجر.',
        en: 'We stop for oven bread, eggs, cheese, Sukkari dates and ginger milk, while the children paste the leaves they gathered into their notebook.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'عرقة ثم الحافلة', en: 'Irqah, then the van' },
      text: {
        ar: 'نكمل المقطع الأخير، وهو أوسع وأهدأ، إلى بلدة عرقة القديمة حيث تنتظركم الحافلة.',
        en: 'The last stretch is wider and quieter, and the van waits for you at the old village of Irqah.',
      },
      minutes: 45,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مواقف متنزه سد العلب', en: 'Car park of Al-Elb dam park' },
    address: { ar: 'طريق وادي حنيفة، العلب، الدرعية', en: 'Wadi Hanifah Road, Al-Elb, Diriyah' },
    lat: 24.7776,
    lng: 46.5312,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 12, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'palm-grove',
      time: 'dawn',
      seed: 'wadi-hanifah-by-bicycle-1',
      alt: {
        ar: 'دراجات بين نخل الوادي في أول الصباح',
        en: 'Cycling between the palms of the wadi early in the morning',
      },
    },
    {
      kind: 'table',
      time: 'day',
      seed: 'wadi-hanifah-by-bicycle-2',
      alt: { ar: 'فطور ممدود على حصير', en: 'Breakfast laid out on a mat' },
    },
    {
      kind: 'najdi-town',
      time: 'dawn',
      seed: 'wadi-hanifah-by-bicycle-3',
      alt: {
        ar: 'بيوت من الطوب اللَّبِن بين النخل كما تُرى من الوادي',
        en: 'Mud-brick houses among palms, seen from the wadi',
      },
    },
  ],
  options: [
    {
      code: 'downstream',
      title: { ar: 'مع الوادي، 12 كيلومترًا', en: 'Down the valley, 12 kilometres' },
      description: {
        ar: 'مع الوقفات، للأطفال الذين يقودون الدراجة منذ سنة على الأقل.',
        en: 'With the stops, for children who have ridden for a year or more.',
      },
      durationMinutes: 180,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 19_000 },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل على دراجته', en: 'Child on a bicycle' },
          minAge: 7,
          maxAge: 15,
          priceMinor: 11_000,
          originalMinor: 13_000,
        },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير في مقعد أو عربة', en: 'Young child in a seat or trailer' },
          minAge: 1,
          maxAge: 6,
          priceMinor: 3_500,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [2, 4], startTimes: [{ sunrise: 15 }, { sunrise: 135 }], capacity: 10 },
        { weekdays: [5, 6], startTimes: [{ sunrise: 15 }, { sunrise: 135 }], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'small-wheels',
      title: { ar: 'مسار الأطفال المبتدئين، 5 كيلومترات', en: 'For children new to cycling, 5 kilometres' },
      description: {
        ar: 'ساعتان حول السد وإلى غصيبة، للأطفال الذين استغنوا عن العجلتين الجانبيتين حديثًا.',
        en: 'Two hours around the dam and to Ghusaibah, for children who have just lost their stabilisers.',
      },
      durationMinutes: 120,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 14_000 },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل على دراجته', en: 'Child on a bicycle' },
          minAge: 5,
          maxAge: 15,
          priceMinor: 9_000,
        },
      ],
      schedules: [{ weekdays: [6], startTimes: ['06:30', '08:45'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'electric',
      title: { ar: 'دراجة كهربائية بدل العادية', en: 'An electric bicycle instead of a plain one' },
      per: 'person',
      priceMinor: 6_000,
      maxQuantity: 4,
    },
  ],
  pickups: [
    {
      code: 'diplomatic-quarter',
      name: { ar: 'ميدان الكندي في حي السفارات', en: 'Al-Kindi Plaza, Diplomatic Quarter' },
      address: { ar: 'حي السفارات، الرياض', en: 'Diplomatic Quarter, Riyadh' },
      minutesBefore: 35,
      priceMinor: 7_000,
      lat: 24.6829,
      lng: 46.6225,
    },
  ],
  reviews: [
    {
      author: 'نوف م.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'ولدي فرحان',
      body: 'ولدي عمره 8 وحارتنا ما فيها مكان يسوق فيه السيكل. كمّل 12 كيلو ونام في الباص من التعب. السياكل نظيفة وينتبهون للصغار.',
      daysAgo: 11,
    },
    {
      author: 'Katrin M.',
      country: 'AT',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'It goes downhill, good',
      body: 'Our two managed it easily, and the trailer for the little one was clean. Near Diriyah you ride ten minutes along a building fence, not so nice.',
      daysAgo: 33,
    },
    {
      author: 'ماجد ح.',
      country: 'SA',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'حلوة بس بكّروا',
      body: 'أخذنا موعد سبع ونص، وعلى الفطور كان الحر واصل. المرشدين الله يعطيهم العافية صبروا على بنتي الصغيرة. لو بدينا قبل بساعة كان غير.',
      daysAgo: 58,
    },
  ],
}
