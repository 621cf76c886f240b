import type { DemoProduct } from '#demo/shape.ts'

export const oldTownAtDusk: DemoProduct = {
  code: 'alula-old-town-at-dusk',
  slug: { ar: 'البلدة-القديمة-والطنطورة-عند-الغروب', en: 'alula-old-town-and-sundial-at-dusk' },
  category: 'architecture-heritage',
  supplier: 'rawis-of-the-valley',
  title: { ar: 'العلا: جولة البلدة القديمة والقلعة عند الغروب', en: 'AlUla: Old Town and fort walking tour at sunset' },
  summary: {
    ar: 'تجوّلوا في أزقة البلدة القديمة المسقوفة مع راوٍ من أهلها، ثم اصعدوا إلى القلعة لمشاهدة الغروب على الوادي.',
    en: 'Walk the roofed lanes of the Old Town with a local storyteller, then climb to the fort for sunset over the valley.',
  },
  overview: {
    ar: 'يأخذكم راوٍ من أبناء البلدة القديمة في أزقتها المسقوفة وبيتًا من بيوتها المرمّمة، ثم تصعدون معه إلى قلعة موسى بن نصير قبل الغروب بقليل. ساعتان وربع مشيًا، و14 ضيفًا على الأكثر، وتنتهي الجولة بشاي وتمر في شارع السوق.\n\nالبلدة كتلة واحدة من نحو 900 بيت يسند بعضها بعضًا، وظهور البيوت الخارجية هي سورها، ولها 14 بابًا. خرجت أسرة الراوي من هنا في أوائل الثمانينيات حين وصل الماء والكهرباء إلى الحي الجديد، فيريكم أين كانت الدواب تبيت وأين كان الضيف يجلس. وعند الطنطورة، المزولة المخروطية، تعرفون كيف قسّم المزارعون ماء العين بالظل.\n\nدرج القلعة طويل وفيه درجات عالية. للعائلات مساء خاص بلا صعود.',
    en: 'A rawi whose own family comes from the Old Town leads you through its roofed lanes and into a restored house, then up to the fort of Musa bin Nusayr shortly before sunset. It’s a walk of two and a quarter hours with 14 guests at most, ending with tea and dates on Market Street.\n\nSome 900 houses lean on one another here, and the backs of the outermost form the town wall, with 14 gates. The rawi’s family left in the early 1980s, when electricity and water reached the new quarter, and he can show you where the animals slept and where the guest sat. At the tantora, a tapering sundial, you’ll learn how farmers shared out the spring’s water by its shadow.\n\nThe stair to the fort is long, with some high steps. Families can book a private evening without the climb.',
  },
  highlights: {
    ar: [
      'التعرّف إلى الطنطورة التي كان ظلها يقسم الماء',
      'دخول بيت من طابقين رُمّم بالطوب اللَّبِن والأثل',
      'المشي في أزقة تعلوها غرف البيوت',
      'صعود قلعة موسى بن نصير قبل الغروب',
      'العودة بشارع السوق حين تُضاء مصابيحه',
    ],
    en: [
      'Find out how the tantora’s shadow shared out water',
      'Enter a two-storey house restored in mud brick',
      'Walk lanes bridged by the rooms above',
      'Climb the fort of Musa bin Nusayr before sunset',
      'Come back along Market Street as its lamps come on',
    ],
  },
  includes: {
    ar: ['راوٍ من أهل البلدة', 'دخول البيوت المرمّمة والقلعة', 'شاي بالنعناع وتمر حلوة العلا في الختام'],
    en: [
      'A rawi whose family is from the town',
      'Entry to the restored houses and the fort',
      'Mint tea and AlUla’s Helwah dates to finish',
    ],
  },
  excludes: {
    ar: ['العشاء، وفي السوق مطاعم كثيرة', 'المواصلات إلى البلدة القديمة'],
    en: ['Dinner, for which the market has many places', 'Getting to the Old Town'],
  },
  bring: {
    ar: ['حذاء لا ينزلق على الدرج', 'شال أو سترة بعد الغروب', 'قارورة ماء تُملأ من السبيل'],
    en: ['Shoes with grip for the stairs', 'A shawl or jacket for after sunset', 'A bottle to refill at the fountain'],
  },
  knowBeforeYouGo: {
    ar: [
      'درج القلعة طويل وفيه درجات عالية، وإن لم تصعدوا فانتظرونا في مقهى الرحبة والقهوة على حسابنا',
      'الأزقة السفلى مستوية، غير أن أرضها ترابية في بعض المواضع',
      'نقف 15 دقيقة لصلاة المغرب قرب مسجد العظام',
      'يتغير موعد البداية مع الغروب طوال السنة، وتجدونه في التقويم',
      'نرجو عدم الجلوس على حواف الجدران، لأن بعضها لم يُرمّم بعد',
    ],
    en: [
      'The fort has a long stair with some high steps. If you stay below, coffee in the café on the square is on us',
      'The lower lanes are level, though the ground is bare earth in places',
      'We pause for 15 minutes for the sunset prayer near the Mosque of the Bones',
      'The start follows the sunset through the year, and the calendar shows the time',
      'Please don’t sit on the edges of walls, some of which haven’t been restored',
    ],
  },
  itinerary: [
    {
      title: { ar: 'ساحة الطنطورة', en: 'Tantora Square' },
      text: {
        ar: 'نقف عند المزولة وحجر العلامة، ونعرف كيف كانت حصص الماء تُورَّث كالأرض.',
        en: 'We stop at the sundial and its marker stone, and hear how shares of water were inherited like land.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'الأزقة والبيوت', en: 'Lanes and houses' },
      text: {
        ar: 'ندخل بيتًا مرمّمًا من المخزن إلى السطح، ونقارنه ببيت تُرك كما هو.',
        en: 'We go through a restored house from store-room to roof, then compare one left as it was.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'مسجد العظام', en: 'The Mosque of the Bones' },
      text: {
        ar: 'يحكي لكم الراوي قصة المسجد وصلته بطريق تبوك كما يرويها أهل العلا.',
        en: 'The rawi tells the story of the mosque and its link with the road to Tabuk, as people in AlUla know it.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'قلعة موسى بن نصير', en: 'The fort of Musa bin Nusayr' },
      text: {
        ar: 'نصعد على مهل إلى أقدم بناء في البلدة، ونشاهد الشمس تغيب خلف الحرّة.',
        en: 'We climb slowly to the oldest building in town as the sun drops behind the lava plateau.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'شارع السوق', en: 'Market Street' },
      text: {
        ar: 'نعود بين دكاكين فُتحت من جديد، ونشرب الشاي عند رجل كان دكان أبيه في المكان نفسه.',
        en: 'We walk back past reopened shops and have tea with a man whose father kept a shop on the same spot.',
      },
      minutes: 20,
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
  cutoffMinutes: 90,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مقعد الرواة في ساحة الطنطورة', en: 'The storytellers’ bench, Tantora Square' },
    address: { ar: 'البلدة القديمة، العلا', en: 'Old Town, AlUla' },
    lat: 26.6251,
    lng: 37.9139,
  },
  cancellation: [
    { day: 0, hour: 12, minute: 0, percentage: 0 },
    { day: 0, hour: 2, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'najdi-town',
      time: 'sunset',
      seed: 'alula-old-town-at-dusk-1',
      alt: { ar: 'بيوت من الطين متلاصقة في آخر النهار', en: 'Earthen houses packed together at the end of the day' },
    },
    {
      kind: 'fort',
      time: 'sunset',
      seed: 'alula-old-town-at-dusk-2',
      alt: { ar: 'قلعة على صخرة فوق البلدة والنخل', en: 'A fort on a rock above the town and the palms' },
    },
    {
      kind: 'souq',
      time: 'night',
      seed: 'alula-old-town-at-dusk-3',
      alt: { ar: 'دكاكين السوق تحت المصابيح', en: 'Market shops under lamps' },
    },
  ],
  options: [
    {
      code: 'dusk-walk',
      title: { ar: 'جولة الغروب', en: 'The dusk walk' },
      description: {
        ar: 'لـ14 ضيفًا على الأكثر. نصل إلى القلعة قبيل الغروب.',
        en: 'For 14 guests at most, timed to reach the fort shortly before sunset.',
      },
      durationMinutes: 135,
      capacity: 14,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 14_000 },
        {
          code: 'senior',
          kind: 'senior',
          title: { ar: 'كبار السن', en: 'Senior' },
          minAge: 65,
          priceMinor: 11_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 15, priceMinor: 7_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 5,
          priceMinor: 0,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: [{ sunset: -100 }], capacity: 14 },
        { weekdays: [5, 6], startTimes: [{ sunset: -115 }, { sunset: -85 }], capacity: 14, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'family-evening',
      title: { ar: 'مساء العائلة', en: 'Family evening' },
      description: {
        ar: 'الراوي لعائلتكم وحدها، بلا صعود إلى القلعة، مع لعبة المفاتيح للأطفال بين الأبواب.',
        en: 'The rawi for your family alone, without the climb to the fort, and a game of keys and doors for the children.',
      },
      durationMinutes: 105,
      capacity: 6,
      units: [
        {
          code: 'family',
          kind: 'family',
          title: { ar: 'عائلة حتى 6', en: 'Family of up to 6' },
          priceMinor: 62_000,
          originalMinor: 70_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [4, 5, 6, 7], startTimes: ['17:00', '19:30'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'oasis-supper',
      title: { ar: 'عشاء خفيف من خبز التنّور والمرق', en: 'A light dinner of clay-oven bread and broth' },
      per: 'person',
      priceMinor: 8_500,
      maxQuantity: 14,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'عبد الرحمن م.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'بيت جدّه',
      body: 'الراوي وقف عند باب أزرق وقال هنا انولد جدي، وحكى لنا يوم طلعوا وش أخذوا معهم. مواقف السيارات بعيدة شوي.',
      daysAgo: 7,
    },
    {
      author: 'Marta K.',
      country: 'ES',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Now I understand the sundial',
      body: 'The day before we passed in front of the tantora and we saw only a stone. With the story of the water it is another thing. The group was 14, a little big for the narrow streets.',
      daysAgo: 26,
    },
    {
      author: 'Kenji K.',
      country: 'JP',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'Stairs are high',
      body: 'Guide speaks slowly and clearly, thank you. Steps to the fort are high for my knees. On the top we had ten minutes. Beautiful.',
      daysAgo: 66,
    },
  ],
}
