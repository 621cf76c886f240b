import type { DemoProduct } from '#demo/shape.ts'

export const wadiShab: DemoProduct = {
  code: 'wadi-shab-swim',
  slug: { ar: 'وادي-شاب-مشيا-وسباحة', en: 'wadi-shab-on-foot-and-swimming' },
  category: 'nature-hiking',
  supplier: 'luban-trails',
  title: { ar: 'من مسقط: وادي شاب وهوية نجم في يوم', en: 'From Muscat: Wadi Shab and Bimmah Sinkhole day trip' },
  summary: {
    ar: 'امشوا ساعة في وادي شاب واسبحوا إلى مغارة الشلال، ثم زوروا هوية نجم، في رحلة يوم من مسقط.',
    en: 'Walk an hour up Wadi Shab, swim to the waterfall cave and stop at the Bimmah Sinkhole on a day trip from Muscat.',
  },
  overview: {
    ar: 'تمشون في وادي شاب 5 كيلومترات ذهابًا وإيابًا وتسبحون إلى شلال داخل مغارة، مع مرشدَين لكل عشرة ضيوف. ننقلكم من مسقط ونعيدكم إليها، ونتغدى غداءً خفيفًا على الشاطئ، وفي طريق العودة نقف عند هوية نجم.\n\nيبدأ الوادي عند طيوي بقارب صغير ينقلكم إلى الضفة الأخرى في دقيقة. بعد ذلك تمشون بين النخيل والموز، ثم على الصخر الأبيض بين جدران تعلو وتقترب. وبعد ساعة تقريبًا تصلون إلى ثلاث برك متصلة تبلغ أقدامكم القاع في بعضها دون بعض، وفي آخرها شقّ بعرض الكتفين تمرّون منه ورؤوسكم فوق الماء إلى مغارة يدخلها الضوء من سقفها.\n\nالمغارة لمن يجيد السباحة فقط، ومن لا يسبح ينتظر عند البركة الأولى مع المرشد الثاني.',
    en: 'On this day trip from Muscat you walk 5 kilometres, there and back, in Wadi Shab and swim to a waterfall inside a cave. There are two guides for ten people, and transfers, a light lunch on the beach and a stop at the Bimmah Sinkhole are included.\n\nAt Tiwi a small boat takes you across to the far bank in a minute. The path leads through palms and bananas, then over white rock between walls that rise and close in. After about an hour you reach three pools, some shallow enough to stand in and some not. Beyond them you pass, with your head above water, through a cleft as wide as your shoulders into a cave lit from its roof.\n\nYou must swim well to reach the cave. Otherwise, wait at the first pool with our second guide.',
  },
  highlights: {
    ar: [
      'السباحة إلى شلال داخل مغارة لا تُرى من خارجها',
      'عبور ثلاث برك بين جدران عالية',
      'المشي بين بساتين المصب وأفلاجها',
      'زيارة هوية نجم عصرًا بعد أن يغادر معظم الزوار',
    ],
    en: [
      'Swim to a waterfall inside a hidden cave',
      'Cross three pools between high walls',
      'Walk past gardens and water channels at the valley’s mouth',
      'Visit the Bimmah Sinkhole in the afternoon, after the crowds',
    ],
  },
  includes: {
    ar: [
      'النقل من مسقط وإليها',
      'قارب الوادي',
      'مرشد من طيوي مدرَّب على الإسعافات الأولية، ومرشد ثانٍ',
      'سترة سباحة وكيس مقاوم للماء',
      'غداء خفيف على الشاطئ',
    ],
    en: [
      'Transfers to and from Muscat',
      'The boat across the wadi',
      'A guide from Tiwi trained in first aid, and a second guide',
      'A swimming vest and a dry bag',
      'A light lunch on the beach',
    ],
  },
  excludes: {
    ar: ['حذاء الماء (يمكن استئجاره ضمن الإضافات)', 'القهوة في استراحات الطريق'],
    en: ['Water shoes (for hire as an add-on)', 'Coffee at the road stops'],
  },
  bring: {
    ar: ['قميص وسروال قصير فوق ملابس السباحة', 'حذاء يتحمّل البلل ولا ينزلق', 'منشفة وملابس جافة للعودة', 'لتران من الماء'],
    en: [
      'A T-shirt and shorts over swimwear',
      'Shoes that can get wet and don’t slip',
      'A towel and dry clothes',
      'Two litres of water',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يتطلب بلوغ المغارة إجادة السباحة، ومن لا يسبح ينتظر عند البركة الأولى مع المرشد الثاني',
      'إذا توقّعت الأرصاد مطرًا على الجبل نلغي الرحلة ونعيد المبلغ كاملًا',
      'نمشي 5 كيلومترات ذهابًا وإيابًا، وبعض الطريق على صخور ملساء',
      'نسبح بلباس محتشم احترامًا لأهل القرية',
    ],
    en: [
      'You must swim well to reach the cave, or wait at the first pool with our second guide',
      'If rain is forecast over the mountains we cancel and refund you in full',
      'You walk 5 kilometres there and back, part of it over smooth rock',
      'Please wear modest swimwear out of respect for the villagers',
    ],
  },
  itinerary: [
    {
      title: { ar: 'طريق الساحل', en: 'The coast road' },
      text: {
        ar: 'نقطع نحو 150 كيلومترًا من مسقط، والجبل عن يمينكم والبحر عن يساركم.',
        en: 'We drive about 150 kilometres from Muscat, with mountains on your right and sea on your left.',
      },
      minutes: 110,
    },
    {
      title: { ar: 'المشي في الوادي', en: 'Walking up the wadi' },
      text: {
        ar: 'نعبر بالقارب، ثم نمشي بين البساتين ومنها فوق الصخر.',
        en: 'We cross by boat, then walk through gardens and over rock.',
      },
      minutes: 65,
    },
    {
      title: { ar: 'البرك والمغارة', en: 'Pools and cave' },
      text: {
        ar: 'نسبح معًا، ونترك الأمتعة الجافة مع المرشد الثاني.',
        en: 'We swim together and leave our dry things with the second guide.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'الرجوع وغداء الشاطئ', en: 'Back, and lunch on the beach' },
      text: {
        ar: 'نتغدى سمكًا وخبزًا وبطيخًا تحت مظلة على شاطئ فنس.',
        en: 'We have fish, bread and watermelon under an awning at Fins.',
      },
      minutes: 120,
    },
    {
      title: { ar: 'هوية نجم', en: 'Bimmah Sinkhole (Hawiyat Najm)' },
      text: {
        ar: 'نقف عند حفرة عميقة ماؤها بلون الزمرد. يقول أهل المكان إن نجمًا صنعها، ويقول الجيولوجيون إنها سقف كهف انهار. ويمكنكم السباحة فيها قبل العودة.',
        en: 'We stop at a deep hollow of emerald water. People here say a star made it, while geologists say a cavern’s roof fell in. There is time for a last swim.',
      },
      minutes: 40,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'دار الأوبرا السلطانية، مسقط', en: 'Royal Opera House, Muscat' },
    address: { ar: 'شارع السلطان قابوس، شاطئ القرم', en: 'Sultan Qaboos Street, Shati Al Qurum' },
    lat: 23.6137,
    lng: 58.4664,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 12, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'waterfall',
      time: 'day',
      seed: 'wadi-shab-1',
      alt: { ar: 'ماء يسقط في بركة بين الصخور', en: 'Water falling into a pool between rocks' },
    },
    {
      kind: 'gorge',
      time: 'day',
      seed: 'wadi-shab-2',
      alt: { ar: 'جدران الوادي والماء بينها', en: 'The walls of the wadi and the water between them' },
    },
    {
      kind: 'waterfront',
      time: 'day',
      seed: 'wadi-shab-3',
      alt: { ar: 'ساحل وبيوت قليلة على البحر', en: 'A coast with a few houses by the sea' },
    },
  ],
  options: [
    {
      code: 'full-day',
      title: { ar: 'يوم كامل من مسقط', en: 'A full day from Muscat' },
      description: {
        ar: 'مرشدان لكل عشرة أشخاص، من الصباح الباكر إلى ما قبل المغرب.',
        en: 'Two guides for ten people, from early morning until before sunset.',
      },
      durationMinutes: 600,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 39_500 },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع يجيد السباحة', en: 'Young swimmer' },
          minAge: 10,
          maxAge: 15,
          priceMinor: 31_750,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['06:30'], capacity: 10 },
        { weekdays: [6], startTimes: ['06:00'], capacity: 10, adjustBasisPoints: 1500 },
      ],
    },
  ],
  extras: [
    {
      code: 'water-shoes',
      title: { ar: 'استئجار حذاء ماء', en: 'Water shoe hire' },
      per: 'person',
      priceMinor: 2_000,
      maxQuantity: 8,
    },
    {
      code: 'photos',
      title: {
        ar: 'صور بكاميرا مقاومة للماء، تصلكم في المساء',
        en: 'Pictures from a waterproof camera, sent that evening',
      },
      per: 'booking',
      priceMinor: 7_500,
      maxQuantity: 1,
    },
  ],
  pickups: [
    {
      code: 'opera',
      name: { ar: 'دار الأوبرا السلطانية', en: 'Royal Opera House' },
      address: { ar: 'شارع السلطان قابوس، شاطئ القرم', en: 'Sultan Qaboos Street, Shati Al Qurum' },
      minutesBefore: 0,
      priceMinor: 0,
      lat: 23.6137,
      lng: 58.4664,
    },
    {
      code: 'mutrah',
      name: { ar: 'سوق السمك، مطرح', en: 'Mutrah fish market' },
      address: { ar: 'كورنيش مطرح', en: 'Mutrah corniche' },
      minutesBefore: 20,
      priceMinor: 0,
      lat: 23.6236,
      lng: 58.5636,
    },
  ],
  reviews: [
    {
      author: 'Noémie',
      country: 'FR',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'The cleft',
      body: 'You push a bit, you breathe, and then there is a room with a waterfall. I was afraid ten seconds. I laughed so loud it made echo.',
      daysAgo: 13,
    },
    {
      author: 'عبد العزيز ح.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'أحلى يوم في عُمان',
      body: 'طلعنا بدري وكنا أول ناس في المغارة. المرشد من طيوي وكل اللي في الطريق يعرفونه ويسلّم عليهم واحد واحد.',
      daysAgo: 27,
    },
    {
      author: 'Ruth M.',
      country: 'IE',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'My husband doesn’t swim',
      body: 'He stayed at the first pool with the second guide and a coffee, which they’d offered beforehand. I went on to the cave, brilliant. The rocks are desperately slippy, hire the shoes.',
      daysAgo: 49,
    },
    {
      author: 'سعاد ش.',
      country: 'BH',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'حلو ومتعب',
      body: 'المشي في الشمس وايد وبنتي 11 سنة تعبت. المكان يجنن بس يبي له لياقة.',
      daysAgo: 95,
    },
  ],
}
