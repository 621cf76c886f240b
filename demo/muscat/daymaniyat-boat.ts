import type { DemoProduct } from '#demo/shape.ts'

export const daymaniyatBoat: DemoProduct = {
  code: 'daymaniyat-islands-boat',
  slug: { ar: 'قارب-خاص-إلى-جزر-الديمانيات', en: 'private-boat-to-the-daymaniyat-islands' },
  category: 'sea-islands',
  supplier: 'luban-trails',
  title: { ar: 'مسقط: قارب خاص إلى جزر الديمانيات', en: 'Muscat: private boat trip to the Daymaniyat Islands' },
  summary: {
    ar: 'انطلقوا بقارب خاص من الموج إلى محمية جزر الديمانيات للسنوركل مع السلاحف. العبور أقل من ساعة والسعر للقارب كله.',
    en: 'Snorkel with turtles at the protected Daymaniyat Islands, under an hour from the marina by private boat. Price per boat.',
  },
  overview: {
    ar: 'تبحرون على قارب خاص يتسع لثمانية ركاب، مع قبطان ومرشد يرافقكم في الماء. تعبرون من مرسى الموج في 50 دقيقة، وتسبحون بالقناع في ثلاثة مواضع يختارها القبطان بحسب الريح: حديقة مرجان ضحلة يطفو فوقها الأطفال بأمان، وجدار تمرّ به السلاحف، وخليج صغير كثير الأسماك.\n\nالديمانيات تسع جزر على بعد نحو 18 كيلومترًا من ساحل السيب وبركاء، وهي محمية طبيعية منذ عام 1996. تعشّش في رمالها السلاحف الخضراء وسلاحف منقار الصقر، وتربّي صقور الغروب فراخها في شقوق صخورها.\n\nمن مايو إلى أكتوبر يُمنع النزول على الجزر حمايةً للأعشاش، فنبقى على الماء. وفي هذا الموسم يُرى قرش الحوت أحيانًا.',
    en: 'You have a private boat for up to eight people, with a captain and a guide who joins you in the water. You cross from Al Mouj marina in 50 minutes and snorkel in three places that the captain chooses by the wind: a shallow coral garden where children can float safely, a wall that turtles swim along, and a little bay full of fish.\n\nThe nine Daymaniyat islands lie some 18 kilometres off Seeb and Barka and have been a nature reserve since 1996. Green and hawksbill turtles nest in their sand, and sooty falcons raise their young in clefts in the rock.\n\nFrom May to October landing is forbidden, to protect the nests. We stay on the water, and whale sharks are sometimes seen in this season.',
  },
  highlights: {
    ar: [
      'السباحة قرب السلاحف الخضراء في معظم الرحلات',
      'الغوص السطحي في ثلاثة مواضع بحسب الريح',
      'النزول على شاطئ بكر (من نوفمبر إلى أبريل)',
      'ترقّب الدلافين في طريق الذهاب',
    ],
    en: [
      'Swim near green turtles on most trips',
      'Snorkel in three places, depending on the wind',
      'Land on an untouched beach (November to April)',
      'Look out for dolphins on the way',
    ],
  },
  includes: {
    ar: [
      'القارب بقبطانه ومرشد ينزل معكم إلى الماء',
      'تصاريح المحمية لكل راكب',
      'أقنعة وزعانف وسترات بكل المقاسات',
      'ماء وفاكهة وشطائر',
      'تأمين على الركاب',
    ],
    en: [
      'The boat with its captain, and a guide in the water',
      'The reserve permit for each passenger',
      'Masks, fins and vests in all sizes',
      'Water, fruit and sandwiches',
      'Passenger insurance',
    ],
  },
  excludes: {
    ar: ['الوصول إلى المرسى', 'صور تحت الماء ما لم تضيفوها'],
    en: ['Getting to the marina', 'Underwater photos unless you add them'],
  },
  bring: {
    ar: [
      'منشفة وملابس سباحة',
      'واقي شمس لا يضر المرجان',
      'صورة من الهوية أو جواز السفر لاستخراج التصريح',
      'دواء لدوار البحر إن احتجتم',
    ],
    en: [
      'A towel and swimwear',
      'Reef-safe sunscreen',
      'A photo of your ID card or passport, for the permit',
      'Something for seasickness if you need it',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نطلب التصريح بأسمائكم أولًا ثم نؤكد الحجز',
      'إذا منع خفر السواحل الإبحار فلكم أن تختاروا يومًا آخر أو استرداد المبلغ كاملًا',
      'لا تلمسوا السلاحف ولا تطعموا الأسماك، ومن يفعل ذلك نطلب منه الخروج من الماء',
      'يتسع القارب لثمانية ركاب، والحد الأدنى للعمر أربع سنوات',
    ],
    en: [
      'We request the permit in your names first and then confirm',
      'If the coast guard stops boats going out, you choose another day or a full refund',
      'Please don’t touch turtles or feed fish. Anyone who does must leave the water',
      'The boat takes up to eight passengers. The minimum age is 4',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى الموج', en: 'Al Mouj marina' },
      text: {
        ar: 'نسجّل الأسماء ونوزّع المعدّات بمقاساتكم ونشرح تعليمات السلامة.',
        en: 'We check names, hand out gear in your size and give a safety briefing.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'العبور إلى الجزر', en: 'The crossing' },
      text: {
        ar: 'نعبر في 50 دقيقة، ونراقب الماء بحثًا عن زعانف الدلافين.',
        en: 'We cross in 50 minutes, watching the water for dolphin fins.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'السباحة في ثلاثة مواضع', en: 'Snorkelling in three places' },
      text: {
        ar: 'نسبح 40 دقيقة في كل موضع، ونشرب الشاي على ظهر القارب بين سباحة وأخرى.',
        en: 'We spend 40 minutes in the water at each one, with tea on deck in between.',
      },
      minutes: 140,
    },
    {
      title: { ar: 'العودة', en: 'The way back' },
      text: {
        ar: 'نعود في اتجاه الجبال، والريح خلفنا غالبًا.',
        en: 'We head back towards the mountains, usually with the wind behind us.',
      },
      minutes: 50,
    },
  ],
  guideLanguages: ['ar', 'en', 'it'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 2_880,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مرسى الموج، الرصيف العام', en: 'Al Mouj marina, public pontoon' },
    address: { ar: 'الموج، السيب، مسقط', en: 'Al Mouj, Seeb, Muscat' },
    lat: 23.6279,
    lng: 58.2691,
  },
  cancellation: [
    { day: 5, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 30 },
    { day: 1, hour: 0, minute: 0, percentage: 70 },
  ],
  pictures: [
    {
      kind: 'coral-reef',
      time: 'day',
      seed: 'daymaniyat-1',
      alt: { ar: 'شعاب مرجانية وأسماك في ماء صافٍ', en: 'Coral and fish in clear water' },
    },
    {
      kind: 'beach',
      time: 'day',
      seed: 'daymaniyat-2',
      alt: { ar: 'ساحل هادئ على بحر أزرق', en: 'A calm shore on a blue sea' },
    },
  ],
  options: [
    {
      code: 'half-day',
      title: { ar: 'نصف يوم بقارب خاص', en: 'Half a day on a private boat' },
      description: {
        ar: 'أربع ساعات ونصف من الرصيف إلى الرصيف، صباحًا أو ظهرًا.',
        en: 'Four and a half hours from pontoon to pontoon, morning or midday.',
      },
      durationMinutes: 270,
      capacity: 8,
      units: [
        {
          code: 'boat',
          kind: 'item',
          title: { ar: 'القارب كله (حتى 8)', en: 'The whole boat (up to 8)' },
          minAge: 4,
          priceMinor: 164_500,
          originalMinor: 185_000,
          travellers: 8,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['08:00', '13:00'], capacity: 2 },
        { weekdays: [5, 6], startTimes: ['07:30', '13:00'], capacity: 2, adjustBasisPoints: 1500 },
      ],
    },
  ],
  extras: [
    {
      code: 'underwater-photos',
      title: { ar: 'صور وفيديو تحت الماء', en: 'Underwater pictures and video' },
      per: 'booking',
      priceMinor: 18_000,
      maxQuantity: 1,
    },
    {
      code: 'wetsuit',
      title: { ar: 'بدلة غوص رقيقة للشتاء', en: 'A thin wetsuit for winter' },
      per: 'person',
      priceMinor: 3_250,
      maxQuantity: 8,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Henrik S.',
      country: 'DK',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Seven turtles before eleven',
      body: 'Our boy is six and counted on his fingers. The crew never goes after the animals, that was important for us.',
      daysAgo: 17,
    },
    {
      author: 'فاطمة ع.',
      country: 'OM',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'قارب لنا وحدنا',
      body: 'كنا حريم وأطفال، رسلوا لنا مرشدة بدون ما نطلب. ارتحنا واجد وبنعيدها.',
      daysAgo: 41,
    },
    {
      author: 'Tomasz M.',
      country: 'PL',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'Confirmation is slow',
      body: 'Took a day and a half, so do not leave it to the last evening. We swam along a wall with many turtles. Ride back was bumpy.',
      daysAgo: 68,
    },
  ],
}
