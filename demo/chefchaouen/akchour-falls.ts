import type { DemoProduct } from '#demo/shape.ts'

export const akchourFalls: DemoProduct = {
  code: 'akchour-falls',
  slug: { ar: 'مشي-إلى-شلالات-أقشور', en: 'akchour-waterfalls-hike' },
  category: 'nature-hiking',
  supplier: 'atlas-doors',
  title: { ar: 'شفشاون: مسير شلالات أقشور وقنطرة ربي', en: 'Chefchaouen: Akchour waterfalls and God’s Bridge hike' },
  summary: {
    ar: 'يوم في منتزه تلاسمطان مع مرشد جبلي: شلالات أقشور وقنطرة ربي وطاجين على الوادي.',
    en: 'A day in Talassemtane park with a mountain guide: the Akchour waterfalls, God’s Bridge and a tagine by the river.',
  },
  overview: {
    ar: 'نأخذكم بالسيارة من شفشاون إلى سدّ أقشور، ثم تمشون مع مرشد جبلي من دوّار فوق السد. اختاروا الشلال الكبير، ومسافته نحو 14 كيلومترًا ذهابًا وعودة، أو قنطرة ربي والشلال الصغير في 8 كيلومترات تناسب العائلات. ونتغدى طاجينًا على الفحم تعدّه سيدة لها أربع طاولات على الضفة.\n\nقنطرة ربي قوس من الكلس تركه النهر معلّقًا فوق مجراه بأكثر من 20 مترًا حين حفر لنفسه طريقًا أدنى. والشلال الكبير على بعد ساعتين صعودًا مع وادي فردة، ويسقط في بركة باردة تحت جدار من الطحلب، ويمكنكم السباحة فيها.\n\nالدرب معروف لكنه غير ممهد: فيه جذور وحجارة مبلولة وجسور من جذوع الشجر، ونعبر الماء مرات يختلف عددها بحسب الموسم.',
    en: 'We drive you from Chefchaouen to the dam of Akchour, where you set off with a mountain guide from a hamlet above it. Choose the great fall, about 14 kilometres there and back, or God’s Bridge and the small fall, 8 kilometres and good for families. Lunch is a charcoal tagine, cooked by a woman who keeps four tables on the river bank.\n\nGod’s Bridge is an arch of limestone that the river left more than 20 metres above its bed when it cut a lower course. The great fall, two hours up the Oued Farda, drops into a cold pool under a wall of moss, and you can swim.\n\nThe path is well used but rough, with roots, wet stones, log bridges and several river crossings depending on the season.',
  },
  highlights: {
    ar: [
      'الوصول إلى الشلال الكبير وبركته الباردة قبل الظهر',
      'المرور تحت قنطرة ربي وفوقها',
      'تناول طاجين على الفحم عند ضفة الوادي',
      'المشي في منتزه تلاسمطان ببلوطه وصنوبره وقردته',
    ],
    en: [
      'Reach the great fall and its cold pool before noon',
      'Stand below and on top of God’s Bridge',
      'Eat a tagine with your feet on river gravel',
      'Walk Talassemtane park, with its oaks, pines and monkeys',
    ],
  },
  includes: {
    ar: [
      'مرشد جبلي مرخّص من أهل المنطقة',
      'الذهاب والعودة من شفشاون بسيارة ذات تسعة مقاعد',
      'طاجين وسلطة وخبز وشاي',
      'حقيبة مقاومة للماء للهواتف',
      'عدّة إسعاف وحبل',
    ],
    en: [
      'A licensed mountain guide from the area',
      'The ride from Chefchaouen and back in a nine-seater',
      'Tagine, salad, bread and tea',
      'A waterproof bag for phones',
      'A first-aid kit and a rope',
    ],
  },
  excludes: {
    ar: ['ملابس السباحة والمناشف', 'عصير البرتقال عند السد'],
    en: ['Swimwear and towels', 'Orange juice at the dam'],
  },
  bring: {
    ar: ['حذاء بنعل خشن لا يضرّه الماء', 'لتر ونصف ماء', 'ملابس تجفّ سريعًا', 'قبعة وواقي شمس'],
    en: [
      'Shoes with good grip that can get wet',
      'A litre and a half of water',
      'Clothes that dry quickly',
      'A hat and sunscreen',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'المسافة ذهابًا وعودة نحو 14 كيلومترًا إلى الشلال الكبير، و8 كيلومترات إلى القنطرة والشلال الصغير',
      'إذا ارتفع الماء بعد مطر شديد قصّرنا المسار أو غيّرنا الموعد أو أعدنا إليكم المبلغ كاملًا',
      'في أغسطس يقلّ ماء الشلال الكبير ويكثر الزوار، وأفضل الشهور أبريل ومايو وأكتوبر',
      'نعود بنفاياتنا، ونجمع كيسًا مما تركه غيرنا',
    ],
    en: [
      'The great fall is about 14 kilometres there and back, the bridge and the small fall 8',
      'If the river rises after heavy rain, we shorten the walk, move the date or refund you in full',
      'In August the great fall is thin and the path is crowded. April, May and October are best',
      'We take our rubbish home, plus a bag of what others left',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الطريق إلى السد', en: 'The road to the dam' },
      text: {
        ar: 'نسير أقل من ساعة بين الزيتون والصنوبر، ونشرب الشاي قبل المشي.',
        en: 'The drive takes less than an hour through olives and pines, and we have tea before we walk.',
      },
      minutes: 65,
    },
    {
      title: { ar: 'الشلال الصغير', en: 'The small fall' },
      text: {
        ar: 'نصعد ساعة مع الماء، ونعبر أول مرة على الحجارة.',
        en: 'We climb for an hour along the water and make the first crossing on stones.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'الشلال الكبير', en: 'The great fall' },
      text: {
        ar: 'تسبحون في البركة إن لم يضايقكم البرد، أو تجلسون على الضفة مع تمر ولوز. وفي الخيار الثاني نمشي إلى قنطرة ربي بدلًا من الشلال الكبير.',
        en: 'Swim if you don’t mind the cold, or have dates and almonds on the bank. On the second option we walk to God’s Bridge instead.',
      },
      minutes: 110,
    },
    {
      title: { ar: 'غداء على الضفة', en: 'Lunch on the bank' },
      text: {
        ar: 'نتغدى طاجين كفتة أو خضار في ظل الدفلى.',
        en: 'We eat a kefta or vegetable tagine under the oleanders.',
      },
      minutes: 70,
    },
    {
      title: { ar: 'النزول', en: 'The way down' },
      text: {
        ar: 'نعود من الدرب نفسه، ويمكنكم السباحة مرة أخرى.',
        en: 'We return by the same path, with another chance to swim.',
      },
      minutes: 120,
    },
  ],
  guideLanguages: ['ar', 'fr', 'en', 'es'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'MAD',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'ساحة محمد الخامس', en: 'Place Mohammed V' },
    address: { ar: 'المدينة الجديدة، شفشاون', en: 'New town, Chefchaouen' },
    lat: 35.1693,
    lng: -5.2716,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 18, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'mountain-terraces',
      time: 'dawn',
      seed: 'akchour-falls-2',
      alt: { ar: 'سفوح جبلية مدرّجة مع الفجر', en: 'Terraced mountain slopes at dawn' },
    },
    {
      kind: 'waterfall',
      time: 'day',
      seed: 'akchour-falls-1',
      alt: { ar: 'شلال يسقط في بركة بين الصخر', en: 'A fall dropping into a pool among rocks' },
    },
    {
      kind: 'gorge',
      time: 'day',
      seed: 'akchour-falls-3',
      alt: { ar: 'النهر بين جدارين من الصخر', en: 'The river between two walls of rock' },
    },
  ],
  options: [
    {
      code: 'great-fall',
      title: { ar: 'الشلال الكبير', en: 'The great fall' },
      description: {
        ar: 'تسع ساعات مع الطريق، منها نحو خمس مشيًا، بثمانية ضيوف على الأكثر.',
        en: 'Nine hours with the drive, some five of them walking, with eight guests at most.',
      },
      durationMinutes: 540,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 16,
          priceMinor: 48_000,
          originalMinor: 54_000,
        },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع', en: 'Youth' },
          minAge: 10,
          maxAge: 15,
          priceMinor: 34_000,
        },
      ],
      schedules: [
        { weekdays: [1, 3, 5], startTimes: ['07:30'], capacity: 8 },
        { weekdays: [7], startTimes: ['07:00'], capacity: 8, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'bridge-and-small-fall',
      title: { ar: 'قنطرة ربي والشلال الصغير', en: 'God’s Bridge and the small fall' },
      description: {
        ar: 'سبع ساعات بإيقاع أهدأ، تناسب العائلات مع أطفال من عمر 6 سنوات.',
        en: 'Seven hours at an easier pace, good for families with children from 6.',
      },
      durationMinutes: 420,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 42_000 },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 6,
          maxAge: 12,
          priceMinor: 25_000,
        },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: ['09:00'], capacity: 8 }],
    },
  ],
  extras: [],
  pickups: [
    {
      code: 'tetouan',
      name: { ar: 'محطة تطوان الطرقية', en: 'Tétouan coach station' },
      address: { ar: 'المحطة الطرقية، تطوان', en: 'Gare routière, Tétouan' },
      minutesBefore: 90,
      priceMinor: 40_000,
      lat: 35.5624,
      lng: -5.3615,
    },
  ],
  reviews: [
    {
      author: 'ياسين ع.',
      country: 'MA',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'وصلنا الأوائل',
      body: 'خرجنا مع السبعة ونص وكنا الأولين فالشلال الكبير. فالرجوع كانت الطريق عامرة. الما بارد بزاف!',
      daysAgo: 16,
    },
    {
      author: 'Nora',
      country: 'NL',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Wet feet',
      body: 'Seven times through the river. Take two pairs of socks.',
      daysAgo: 34,
    },
    {
      author: 'سلوى',
      country: 'TN',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'أوت موش وقتها',
      body: 'المرشد صبور مع الصغار والفطور بنين، أما الما قليل والعباد برشة ومكبرات الصوت في كل بلاصة. المرة الجاية نجيو في الربيع.',
      daysAgo: 101,
    },
    {
      author: 'Joe',
      country: 'AU',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'Did the short one',
      body: 'Was knackered so took the bridge option. Standing under that arch is unreal. Guide picked up a whole bag of rubbish on the way, bit embarrassing for the rest of us.',
      daysAgo: 60,
    },
  ],
}
