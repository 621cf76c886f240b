import type { DemoProduct } from '#demo/shape.ts'

export const sirBaniYasNights: DemoProduct = {
  code: 'sir-bani-yas-nights',
  slug: { ar: 'ليال-في-جزيرة-صير-بني-ياس', en: 'nights-on-sir-bani-yas-island' },
  category: 'stays-camps',
  supplier: 'dome-and-tide',
  title: {
    ar: 'جزيرة صير بني ياس: إقامة في فيلا خاصة',
    en: 'Sir Bani Yas Island: private villa stay with boat transfer',
  },
  summary: {
    ar: 'فيلا بمسبح صغير عند القُرم مع العبّارة وجولات بين المها والزراف. ليلتان فأكثر.',
    en: 'A villa with a small pool by the mangroves, the boat transfer and drives among oryx and giraffes. 2 nights or more.',
  },
  overview: {
    ar: 'صير بني ياس قبة ملح خرجت من البحر، طولها نحو 17 كيلومترًا، وفي وسطها جبال سوداء وحمراء. في سنة 1977 جعلها الشيخ زايد محمية وغرس فيها الشجر، واليوم تجوب أكثر من نصفها حيوانات طليقة: المها العربي الذي انقرض من البرية في السبعينيات ثم عاد، وغزلان وزراف وفهود.\n\nتعبرون إليها من جبل الظنة في أقل من نصف ساعة، وتبيتون في فيلا على الشاطئ الشرقي قرب القُرم. لكل إقامة جولتان بالسيارة المكشوفة، واحدة في أول النهار وأخرى قبل الغروب، وزيارة للدير الذي كُشف عنه سنة 1992، وهو أول موقع مسيحي عُثر عليه في الإمارات: كنيسة وصوامع وآثار أيدي البنّائين في الجص.\n\nما بقي من الوقت لكم، والجزيرة بعد المغرب ظلام تام إلا من النجوم وضوء السفن البعيدة.',
    en: 'Sir Bani Yas is a dome of salt that rose from the sea, some 17 kilometres long, with black and red hills in the middle. In 1977 Sheikh Zayed made it a reserve and had trees planted; today animals roam freely over more than half of it: the Arabian oryx, extinct in the wild in the 1970s and since brought back, with gazelles, giraffes and cheetahs.\n\nYou cross from Jebel Dhanna in less than half an hour and sleep in a villa on the eastern shore, near the mangroves. Each stay has two drives in an open car, one early and one before sunset, and a visit to the monastery found in 1992, the first Christian site discovered in the Emirates: a church, cells, and the builders’ fingermarks in the plaster.\n\nThe rest of the time is yours. After sunset the island is dark, but for stars and the lights of distant ships.',
  },
  highlights: {
    ar: [
      'مشاهدة مئات المها العربي طليقةً بين الشجر',
      'زيارة كنيسة ودير من القرنين السابع والثامن',
      'الإقامة في فيلا بمسبح تمر الغزلان عند سياجها',
      'رؤية جبال الملح والحديد بألوانها',
      'التجديف بالكاياك في القُرم',
    ],
    en: [
      'See hundreds of Arabian oryx loose among the trees',
      'Visit a church and monastery of the seventh and eighth centuries',
      'Stay in a villa with a pool and gazelles at the fence',
      'See hills coloured by salt and iron',
      'Paddle a kayak in the mangroves',
    ],
  },
  includes: {
    ar: [
      'الفيلا بغرفتين لأربعة أشخاص',
      'العبّارة ذهابًا وإيابًا من جبل الظنة',
      'جولتان بالسيارة المكشوفة مع مرشد حياة برية',
      'زيارة الدير مع مرشدنا',
      'الفطور كل صباح',
    ],
    en: [
      'The villa, two bedrooms for four',
      'The boat from Jebel Dhanna and back',
      'Two drives in an open car with a wildlife guide',
      'The monastery with our own guide',
      'Breakfast every morning',
    ],
  },
  excludes: {
    ar: ['الغداء والعشاء', 'الطريق من أبوظبي إلى جبل الظنة، نحو 250 كيلومترًا', 'الكاياك والدراجات'],
    en: ['Lunch and dinner', 'The road from Abu Dhabi to Jebel Dhanna, some 250 kilometres', 'Kayaks and bicycles'],
  },
  bring: {
    ar: ['ثياب بلون الأرض للجولات', 'منظار إن كان عندكم', 'الهوية أو جواز السفر للعبّارة', 'سترة لصباح الشتاء'],
    en: [
      'Earth-coloured clothes for the drives',
      'Binoculars if you own a pair',
      'Identity card or passport for the boat',
      'A jacket for winter mornings',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نؤكد كل حجز بأنفسنا خلال يوم بعد أن نحجز مقاعدكم في العبّارة',
      'العبّارة إلى الجزيرة عند 1:00 ظهرًا و3:00 عصرًا، والعودة عند 11:00 صباحًا',
      'لا يُمشى خارج السياج وحدكم، ففي الجزيرة فهود وضباع',
      'الأطفال دون 4 سنوات لا يركبون السيارة المكشوفة، ولهم جولة في سيارة مغلقة',
      'قد تتأخر العبّارة ساعات مع ريح الشمال',
    ],
    en: [
      'We confirm each booking within a day, once your seats on the boat are held',
      'Boats leave for the island at 1 and 3 pm, and return at 11 am',
      'Nobody walks alone outside the fence: there are cheetahs and hyenas',
      'Children under 4 don’t ride in the open car; for them there is a closed one',
      'A north wind, the shamal, can hold the boat back for hours',
    ],
  },
  itinerary: [
    {
      title: { ar: 'رصيف جبل الظنة', en: 'The jetty at Jebel Dhanna' },
      text: {
        ar: 'تُترك السيارة في الموقف، ويُحمل المتاع عنكم إلى الفيلا.',
        en: 'The car stays in the car park and your luggage goes ahead to the villa.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'جولة قبل الغروب', en: 'A drive before sunset' },
      text: {
        ar: 'المها والزراف عند موارد الماء، ثم شاي على أكمة في وسط الجزيرة.',
        en: 'Oryx and giraffes at the water points, then tea on a rise in the middle of the island.',
      },
      minutes: 120,
    },
    {
      title: { ar: 'الدير', en: 'The monastery' },
      text: {
        ar: 'نصف نهار هادئ: صحن الكنيسة والصوامع وآنية من العراق والهند وصلت إلى هنا بحرًا.',
        en: 'A quiet half morning: the nave, the cells, and pots from Iraq and India that came here by sea.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'جولة في أول النهار', en: 'A drive at first light' },
      text: {
        ar: 'أثر الضبع على الطريق، والفهود إن ظهرت، وهي لا تظهر دائمًا.',
        en: 'Hyena tracks on the road, and the cheetahs if they show themselves, which isn’t every day.',
      },
      minutes: 120,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'nightly',
  minDuration: 2,
  currency: 'AED',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 2_880,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'رصيف عبّارة صير بني ياس', en: 'The Sir Bani Yas boat jetty' },
    address: { ar: 'جبل الظنة، منطقة الظفرة', en: 'Jebel Dhanna, Al Dhafra Region' },
    lat: 24.1898,
    lng: 52.6119,
  },
  cancellation: [
    { day: 14, hour: 0, minute: 0, percentage: 0 },
    { day: 5, hour: 0, minute: 0, percentage: 50 },
    { day: 2, hour: 0, minute: 0, percentage: 90 },
  ],
  pictures: [
    {
      kind: 'coral-reef',
      time: 'day',
      seed: 'sir-bani-yas-nights-3',
      alt: { ar: 'ماء صافٍ فوق المرجان قرب الجزيرة', en: 'Clear water over coral off the island' },
    },
    {
      kind: 'beach',
      time: 'sunset',
      seed: 'sir-bani-yas-nights-1',
      alt: { ar: 'شاطئ الجزيرة والماء ساكن قبيل الغروب', en: 'The island’s shore, the water still before sunset' },
    },
    {
      kind: 'oasis',
      time: 'dawn',
      seed: 'sir-bani-yas-nights-2',
      alt: { ar: 'شجر حول مورد ماء في أول الضوء', en: 'Trees round a water point at first light' },
    },
  ],
  options: [
    {
      code: 'mangrove-villa',
      title: { ar: 'فيلا القُرم', en: 'The mangrove villa' },
      description: {
        ar: 'غرفتان ومسبح صغير وشرفة على الماء. الدخول من 3:00 عصرًا.',
        en: 'Two bedrooms, a small pool and a terrace over the water. Check-in from 3 pm.',
      },
      durationMinutes: 1_200,
      capacity: 8,
      units: [
        {
          code: 'villa',
          kind: 'item',
          title: { ar: 'فيلا (حتى 4)', en: 'Villa (up to 4)' },
          priceMinor: 265_000,
          originalMinor: 298_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['15:00'], capacity: 6 },
        { weekdays: [4, 5, 6], startTimes: ['15:00'], capacity: 6, adjustBasisPoints: 2000 },
      ],
    },
  ],
  extras: [
    {
      code: 'dinner',
      title: { ar: 'عشاء على الشاطئ: سمك وخبز من الجمر', en: 'Dinner on the beach: fish and bread from the embers' },
      per: 'person',
      priceMinor: 24_000,
      maxQuantity: 8,
    },
    {
      code: 'road',
      title: { ar: 'سيارة من أبوظبي إلى الرصيف والعودة', en: 'A car from Abu Dhabi to the jetty and back' },
      per: 'booking',
      priceMinor: 140_000,
      maxQuantity: 2,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Charlotte M.',
      country: 'GB',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Loved the animals',
      body: 'So many oryx and gazelles, some right outside the villa!! Our guide knows a lot. It’s 2.5 hours from the city plus the boat so don’t do it for one night.',
      daysAgo: 18,
    },
    {
      author: 'راشد م.',
      country: 'AE',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'شفنا الضبع',
      body: 'ليلتين مع العيال. شفنا الضبع قبل الشروق قرب الشارع، والمها في كل مكان. الأكل في الجزيرة غالي، حطوا في بالكم.',
      daysAgo: 39,
    },
    {
      author: 'Jonas S.',
      country: 'SE',
      rating: 2,
      language: 'en',
      travellerType: 'family',
      title: 'Four hours late on the water',
      body: 'Four hours on the jetty with two small children, no food and no information, and the first drive was gone. They gave us another one, but at six in the morning. No cheetah in three drives. Food is very expensive. The villa is good, that is why two stars and not one.',
      daysAgo: 65,
    },
    {
      author: 'منيرة ح.',
      country: 'KW',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'هدوء',
      body: 'الدرب من أبوظبي طويل ويملّل، بس أول ما توصلون تنسون. ليلتين قليل، المرة الياية بناخذ ثلاث.',
      daysAgo: 112,
    },
  ],
}
