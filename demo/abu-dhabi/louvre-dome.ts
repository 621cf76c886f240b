import type { DemoProduct } from '#demo/shape.ts'

export const louvreDome: DemoProduct = {
  code: 'louvre-abu-dhabi-dome-and-galleries',
  slug: { ar: 'اللوفر-أبوظبي-القبة-والقاعات', en: 'louvre-abu-dhabi-dome-and-galleries' },
  category: 'museums-art',
  supplier: 'dome-and-tide',
  title: { ar: 'اللوفر أبوظبي: جولة مع مؤرخة فن', en: 'Louvre Abu Dhabi: guided tour with an art historian' },
  summary: {
    ar: 'جولة ساعتين مع مؤرخة فن على عشر قطع مختارة، ثم القبة و«مطر الضوء» تحتها. التذكرة مشمولة.',
    en: 'Look closely at ten works with an art historian, then sit in the “rain of light” under the dome. Two hours, ticket included.',
  },
  overview: {
    ar: 'تتأملون مع مؤرخة فن عشر قطع من اللوفر أبوظبي، نحو سبع دقائق لكل قطعة، ثم تخرجون إلى الساحة تحت القبة وتجلسون على درج البحر. الزيارة ساعتان مع عشرة ضيوف على الأكثر، والتذكرة مشمولة.\n\nصمّم جان نوفيل المتحف على هيئة بلدة صغيرة من 55 مبنى أبيض يدخل بينها البحر، فوقها قبة قطرها 180 مترًا تحملها أربع دعائم مخفية. والقطع مرتبة بحسب الزمن، فترون إناءً صينيًا بجوار إناء من سوسة. نبدأ بالأميرة البخترية، ونمرّ بالأمير الشاب لعثمان حمدي بك، ونصل إلى قارئة مغريت التي تصرخ أمام كتابها.\n\nوللعائلات جولة من 90 دقيقة فيها ست قطع ورسم تحت القبة.',
    en: 'An art historian shows you ten works at Louvre Abu Dhabi, spending about seven minutes at each. Then you step out beneath the dome and sit on the steps by the sea. The visit takes two hours, for ten guests at most, with the ticket included.\n\nJean Nouvel designed the museum as a small town of 55 white buildings with the sea coming in between them, under a dome 180 metres wide on four hidden piers. Inside, works are arranged by period, so a Chinese vessel stands beside one from Susa. Our ten go from the Bactrian princess to Osman Hamdi Bey’s young emir and Magritte’s woman screaming at her book.\n\nFamilies can book a 90-minute version with six works and drawing.',
  },
  highlights: {
    ar: [
      'الوقوف أمام الأميرة البخترية المنحوتة من حجرين قبل 4,000 سنة',
      'مقارنة مصحف وتوراة وإنجيل في غرفة واحدة',
      'اكتشاف كيف رُكّبت نجوم القبة الـ7,850',
      'تأمل جدران جيني هولزر وشجرة بينوني البرونزية',
      'النزول إلى الدرج حيث يدخل المدّ المتحف',
    ],
    en: [
      'Meet the Bactrian princess, carved from two stones 4,000 years ago',
      'Compare a Quran, a Torah and a Bible side by side',
      'Find out why the dome’s 7,850 stars never line up',
      'Pause at Jenny Holzer’s carved walls and Penone’s bronze tree',
      'Sit on the steps where the tide enters the museum',
    ],
  },
  includes: {
    ar: ['مرشدة مرخّصة مؤرخة فن', 'تذكرة المتحف', 'سماعات صغيرة في القاعات', 'بطاقات بالقطع العشر تحتفظون بها'],
    en: [
      'Licensed art historian guide',
      'Museum admission',
      'Small headsets in the galleries',
      'Cards of the ten works, yours to keep',
    ],
  },
  excludes: {
    ar: ['المعارض المؤقتة ذات التذاكر المنفصلة', 'مقهى المتحف'],
    en: ['Temporary exhibitions that need a separate ticket', 'The museum café'],
  },
  bring: {
    ar: ['حذاء مريح', 'سترة خفيفة، فالقاعات باردة', 'بطاقة الطالب أو المعلّم إن وُجدت'],
    en: ['Comfortable shoes', 'A light layer, as the galleries are cool', 'A student or teacher card if you have one'],
  },
  knowBeforeYouGo: {
    ar: [
      'المتحف مغلق أيام الاثنين، وفي بقية الأيام تبقى الساحة تحت القبة مفتوحة بعد إغلاق القاعات',
      'تُعار بعض القطع لمتاحف أخرى، فقد نستبدل قطعة أو اثنتين من العشر',
      'التصوير مسموح بلا فلاش ولا حامل',
      'المكان كله مستوٍ أو مزوّد بمصاعد، ويعير المتحف الكراسي المتحركة مجانًا',
    ],
    en: [
      'The museum is closed on Mondays. On other days the space under the dome stays open later than the galleries',
      'Some works go out on loan, so one or two of the ten may change',
      'Photography is allowed without flash or tripod',
      'Everything is level or served by lifts, and the museum lends wheelchairs free of charge',
    ],
  },
  itinerary: [
    {
      title: { ar: 'البهو الكبير', en: 'The Great Vestibule' },
      text: {
        ar: 'نبدأ بخزائن تجمع أقنعة ذهبية وأباريق وتماثيل أمومة من أنحاء العالم، فوق أرضية رُسمت عليها خريطة سواحل.',
        en: 'We start with cases of gold masks, ewers and mother-and-child figures from around the world, set on a floor marked with coastlines.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'عشر قطع', en: 'Ten works' },
      text: {
        ar: 'ننتقل من القرى الأولى إلى القرن العشرين، ونعرف كيف صُنعت كل قطعة ثم ماذا تعني.',
        en: 'We go from the first villages to the twentieth century, looking at how each piece was made and what it means.',
      },
      minutes: 70,
    },
    {
      title: { ar: 'تحت القبة', en: 'Beneath the dome' },
      text: {
        ar: 'نبحث عن الدعائم الأربع المخفية ونعدّ طبقات النجوم الثماني، في هواء أبرد بدرجات من غير تكييف.',
        en: 'We look for the four hidden piers and the eight layers of stars. The air here is a few degrees cooler, without air conditioning.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'درج البحر', en: 'The sea steps' },
      text: {
        ar: 'نجلس والماء عند أقدامنا، ويمكنكم البقاء بعد الجولة ما شئتم.',
        en: 'We sit with the water at our feet, and you can stay on afterwards as long as you like.',
      },
      minutes: 10,
    },
  ],
  guideLanguages: ['ar', 'en', 'fr'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'AED',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 120,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'بهو المتحف، عند طاولة الاستقبال', en: 'Museum lobby, by the welcome desk' },
    address: { ar: 'المنطقة الثقافية، جزيرة السعديات، أبوظبي', en: 'Cultural District, Saadiyat Island, Abu Dhabi' },
    lat: 24.5338,
    lng: 54.3985,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 12, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'museum',
      time: 'day',
      seed: 'louvre-abu-dhabi-dome-and-galleries-1',
      alt: { ar: 'قاعة متحف يدخلها الضوء من الأعلى', en: 'A museum hall lit from above' },
    },
    {
      kind: 'skyline',
      time: 'sunset',
      seed: 'louvre-abu-dhabi-dome-and-galleries-2',
      alt: { ar: 'أبراج أبوظبي على الماء عند الغروب', en: 'Abu Dhabi’s towers over the water at sunset' },
    },
  ],
  options: [
    {
      code: 'ten-works',
      title: { ar: 'عشر قطع والقبة', en: 'Ten works and the dome' },
      description: {
        ar: 'لعشرة ضيوف على الأكثر. موعد العصر ينتهي والشمس مائلة تحت القبة.',
        en: 'For ten guests at most. The afternoon visit ends with low sun beneath the dome.',
      },
      durationMinutes: 120,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 22_500 },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب أو معلّم ببطاقة', en: 'Student or teacher with a card' },
          minAge: 18,
          priceMinor: 17_500,
        },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع', en: 'Youth' },
          minAge: 12,
          maxAge: 17,
          priceMinor: 12_500,
        },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 5,
          maxAge: 11,
          priceMinor: 8_000,
          maxQuantity: 4,
        },
      ],
      schedules: [
        { weekdays: [2, 3, 4], startTimes: ['10:30', '15:30'], capacity: 10 },
        { weekdays: [5, 6, 7], startTimes: ['10:30', '16:30', '18:00'], capacity: 10, adjustBasisPoints: 1200 },
      ],
    },
    {
      code: 'with-children',
      title: { ar: 'للعائلة مع أطفال', en: 'For a family with children' },
      description: {
        ar: '90 دقيقة: ست قطع وحيوانات مخبأة في اللوحات ورسم تحت القبة. السعر لعائلة حتى خمسة أفراد.',
        en: '90 minutes with six works, animals hidden in paintings and drawing under the dome. Price is for a family of up to five.',
      },
      durationMinutes: 90,
      capacity: 10,
      units: [
        {
          code: 'family',
          kind: 'family',
          title: { ar: 'عائلة حتى 5', en: 'Family of up to 5' },
          priceMinor: 62_000,
          originalMinor: 70_000,
          travellers: 5,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [5, 6, 7], startTimes: ['11:00'], capacity: 10 }],
    },
  ],
  extras: [
    {
      code: 'boat-around',
      title: {
        ar: '15 دقيقة بالقارب الكهربائي حول المتحف قبل الجولة',
        en: '15 minutes by electric boat around the museum before the tour',
      },
      per: 'person',
      priceMinor: 7_500,
      maxQuantity: 10,
    },
    {
      code: 'catalogue',
      title: {
        ar: 'دليل المجموعة المصوّر، بالعربية أو الإنجليزية',
        en: 'The illustrated guide to the collection, Arabic or English',
      },
      per: 'booking',
      priceMinor: 12_000,
      maxQuantity: 3,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Hélène M.',
      country: 'FR',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Ten is the right number',
      body: 'Small group, only seven people. The guide chose ten objects and explained them well. After the tour you can stay in the museum, so go early.',
      daysAgo: 12,
    },
    {
      author: 'نورة ح.',
      country: 'KW',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'موعد العصر أحلى',
      body: 'خذنا موعد العصر وقعدنا بعد الجولة ساعة على الدرج. بس آخر قاعتين مشينا فيهم بسرعة، وكوب القهوة في الكافيه غالي.',
      daysAgo: 31,
    },
    {
      author: 'Priya D.',
      country: 'IN',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Great with an 8 year old',
      body: 'My son found the lion before the guide did and was very proud. She asks the children first. Washrooms are far from the galleries, go before you start.',
      daysAgo: 49,
    },
    {
      author: 'فهد م.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'business',
      title: 'حلوة لكن بطيئة',
      body: 'المرشدة ما شاء الله عليها، لكن توقعت نمر على المتحف كله. عشر قطع في أكثر من ساعة كثير عليّ، وكان عندي اجتماع بعدها.',
      daysAgo: 102,
    },
  ],
}
