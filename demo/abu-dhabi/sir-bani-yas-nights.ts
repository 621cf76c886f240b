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
    ar: 'إقامة في فيلا بمسبح صغير عند القُرم، مع العبّارة وجولات بين المها والزراف. ليلتان فأكثر.',
    en: 'Stay in a villa with a small pool by the mangroves, with boat transfer and drives among oryx and giraffes. Two nights or more.',
  },
  overview: {
    ar: 'تقيمون ليلتين أو أكثر في فيلا بغرفتين ومسبح صغير قرب القُرم. تعبرون إلى الجزيرة من جبل الظنة في أقل من نصف ساعة، وتشمل الإقامة العبّارة والفطور وجولتين بالسيارة المكشوفة بين الحيوانات وزيارة الدير القديم.\n\nجعل الشيخ زايد الجزيرة محمية في سنة 1977، واليوم تعيش الحيوانات طليقة في أكثر من نصفها: المها العربي الذي انقرض من البرية في السبعينيات ثم أُعيد إليها، وغزلان وزراف وفهود. أما الدير الذي كُشف عنه سنة 1992 فهو أول موقع مسيحي عُثر عليه في الإمارات.\n\nوبعد المغرب تظلم الجزيرة فتظهر النجوم وأضواء السفن البعيدة.',
    en: 'Your base for two nights or more is a two-bedroom villa with a small pool, near the mangroves. The boat from Jebel Dhanna takes less than half an hour. Boat, breakfasts, two open-car drives among the animals and a visit to the old monastery are included.\n\nSheikh Zayed made the island a reserve in 1977, and animals now roam freely over more than half of it: the Arabian oryx, extinct in the wild in the 1970s and since brought back, with gazelles, giraffes and cheetahs. The monastery, found in 1992, was the first Christian site discovered in the Emirates.\n\nAfter sunset the island is dark, except for the stars and the lights of distant ships.',
  },
  highlights: {
    ar: [
      'القيادة بين مئات من المها العربي الطليق بين الشجر',
      'زيارة كنيسة ودير من القرنين السابع والثامن',
      'الإقامة في فيلا بمسبح تمر الغزلان عند سياجها',
      'المرور بتلال لوّنها الملح والحديد',
      'التجديف بالكاياك في القُرم (لا يشمله السعر)',
    ],
    en: [
      'Drive among hundreds of Arabian oryx loose among the trees',
      'Visit a church and monastery of the seventh and eighth centuries',
      'Stay in a villa with a pool and gazelles at the fence',
      'Pass hills coloured by salt and iron',
      'Paddle a kayak in the mangroves (at extra cost)',
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
    ar: ['الغداء والعشاء', 'المواصلات من أبوظبي إلى جبل الظنة، نحو 250 كيلومترًا', 'الكاياك والدراجات'],
    en: ['Lunch and dinner', 'Transport from Abu Dhabi to Jebel Dhanna, some 250 kilometres', 'Kayaks and bicycles'],
  },
  bring: {
    ar: ['ملابس بألوان ترابية للجولات', 'منظار إن كان لديكم', 'الهوية أو جواز السفر للعبّارة', 'سترة لصباح الشتاء'],
    en: [
      'Earth-coloured clothes for the drives',
      'Binoculars, if you have them',
      'Identity card or passport for the boat',
      'A jacket for winter mornings',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نؤكد كل حجز بعد أن نحجز مقاعدكم في العبّارة',
      'نستقبلكم على الرصيف من 3:00 عصرًا وتنطلق العبّارة في 3:30، وتعود بكم في 11:00 صباحًا',
      'لا تمشوا خارج السياج وحدكم، ففي الجزيرة فهود وضباع',
      'لا يُسمح للأطفال دون 4 سنوات بركوب السيارة المكشوفة، ونأخذهم في سيارة مغلقة',
      'قد تتأخر العبّارة ساعات مع ريح الشمال',
    ],
    en: [
      'We confirm each booking once your seats on the boat are held',
      'We meet you at the jetty from 3 pm. The boat leaves at 3:30 pm and brings you back at 11 am',
      'Please don’t walk outside the fence alone, as there are cheetahs and hyenas',
      'Children under 4 can’t ride in the open car, so we take them in a closed one',
      'The shamal, a north wind, can delay the boat for hours',
    ],
  },
  itinerary: [
    {
      title: { ar: 'رصيف جبل الظنة', en: 'The jetty at Jebel Dhanna' },
      text: {
        ar: 'تتركون سيارتكم في الموقف، وننقل أمتعتكم إلى الفيلا.',
        en: 'You leave your car in the car park and we send your luggage ahead to the villa.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'جولة قبل الغروب', en: 'A drive before sunset' },
      text: {
        ar: 'نراقب المها والزراف عند موارد الماء، ثم نشرب الشاي على أكمة في وسط الجزيرة.',
        en: 'We watch oryx and giraffes at the water points, then stop for tea on a rise in the middle of the island.',
      },
      minutes: 120,
    },
    {
      title: { ar: 'الدير', en: 'The monastery' },
      text: {
        ar: 'نزور بهدوء صحن الكنيسة وصوامع الرهبان، ونرى آنية وصلت بحرًا من العراق والهند.',
        en: 'We make a quiet visit to the nave, the cells and the pots that came here by sea from Iraq and India.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'جولة في أول النهار', en: 'A drive at first light' },
      text: {
        ar: 'نتتبّع أثر الضبع على الطريق ونبحث عن الفهود، وهي لا تظهر كل يوم.',
        en: 'We follow hyena tracks on the road and look for the cheetahs, which don’t appear every day.',
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
      kind: 'mangrove',
      time: 'dawn',
      seed: 'sir-bani-yas-nights-2',
      alt: { ar: 'أشجار القرم على الشاطئ مع أول الضوء', en: 'Mangroves on the shore at first light' },
    },
  ],
  options: [
    {
      code: 'mangrove-villa',
      title: { ar: 'فيلا القُرم', en: 'The mangrove villa' },
      description: {
        ar: 'غرفتان ومسبح صغير وشرفة على الماء. تنطلق العبّارة في 3:30 عصرًا.',
        en: 'Two bedrooms, a small pool and a terrace over the water. The boat leaves at 3:30 pm.',
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
