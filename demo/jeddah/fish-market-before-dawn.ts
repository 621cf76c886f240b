import type { DemoProduct } from '#demo/shape.ts'

export const fishMarketBeforeDawn: DemoProduct = {
  code: 'jeddah-fish-market-before-dawn',
  slug: { ar: 'حراج-السمك-قبل-الفجر', en: 'the-fish-auction-before-dawn' },
  category: 'food-coffee',
  supplier: 'roshan-and-sea',
  title: { ar: 'جدة: حراج السمك وفطور صيادية مع طبّاخ', en: 'Jeddah: fish auction and sayadiyah breakfast with a cook' },
  summary: {
    ar: 'احضروا حراج السمك في البنقلة قبل الفجر مع طبّاخ حجازي، ثم أفطروا صيادية وحُمَرًا من السمك الذي اخترتموه.',
    en: 'Join a Hijazi cook at the Bangalah fish auction before dawn, then eat sayadiyah for breakfast with the fish you chose.',
  },
  overview: {
    ar: 'نذهب قبل الفجر إلى البنقلة، سوق السمك المركزي في جدة، مع طبّاخ حجازي يعلّمكم قراءة الحراج واختيار السمك الطازج. تشترون معه سمكتين للمجموعة، ثم نطبخهما في مطبخ قريب ونفطر صيادية. ثلاث ساعات وربع، وثمانية ضيوف على الأكثر.\n\nيقف الدلّال على حافة البسطة، وفي دقيقتين يُباع صيد ليلة كاملة، من قوارب الساحل ومن شاحنات جازان والقنفذة. وقد تعلّم طبّاخنا من أبيه الذي كان يقلي السمك في البلد: العين أولًا ثم الخيشوم ثم شدّة اللحم، ولماذا يُشوى الشعور ويُقلى العربي. وما مُنع صيده في موسم التكاثر لا نشتريه.\n\nعلى المائدة رزّ بنيّ من البصل المحمّر وسمك مشوي وسلطة طحينة وحُمَر من التمر الهندي. وإذا أردتم السوق من دون فطور فاختاروا الجولة الأقصر.',
    en: 'We go to the Bangalah, Jeddah’s central fish market, before the sun is up, and a Hijazi cook teaches you to follow the auction and choose a fresh fish. Together you buy two for the group, cook them in a kitchen nearby and sit down to sayadiyah. It takes three and a quarter hours, for eight guests at most.\n\nThe auctioneer steps onto the edge of a stall, and within two minutes a night’s catch has been sold, from boats along the coast and lorries from Jazan and Al Qunfudhah. Our cook learned from his father, who fried fish in Al-Balad: look at the eye, then the gill, then press the flesh. We don’t buy species protected in their breeding season.\n\nBreakfast is rice browned with slow-fried onion, grilled fish, tahini salad and humar, a tamarind sauce. A shorter option skips the meal.',
  },
  highlights: {
    ar: [
      'متابعة الحراج من بين المشترين',
      'اختبار ثلاث علامات للسمك الطازج بأيديكم',
      'الاحتفاظ ببطاقة أسماء السمك الحجازية',
      'اختيار سمك فطوركم بأنفسكم',
    ],
    en: [
      'Follow the auction from among the buyers',
      'Test three signs of a fresh fish with your own hands',
      'Keep a card with the Hijazi names of fish',
      'Pick the fish that becomes your breakfast',
    ],
  },
  includes: {
    ar: ['طبّاخ ومرشد', 'سمكتان للمجموعة وتنظيفهما وطبخهما', 'الفطور والشاي بالحبق', 'النقل من البلد إلى السوق والعودة'],
    en: [
      'A cook who is also your guide',
      'Two fish for the group, cleaned and cooked',
      'Breakfast and tea with basil',
      'The drive from Al-Balad to the market and back',
    ],
  },
  excludes: {
    ar: ['ما تشترونه لأنفسكم من السوق', 'الروبيان والاستاكوزا، وتُضاف بسعر اليوم'],
    en: ['Anything you buy for yourselves', 'Prawns and lobster, added at the day’s price'],
  },
  bring: {
    ar: ['حذاء مغلق لا يزلق على البلاط المبلول', 'ثياب لا تهمّكم رائحة السمك عليها', 'نقود ورقية صغيرة'],
    en: ['Closed shoes that grip wet tiles', 'Clothes that may smell afterwards', 'Small banknotes'],
  },
  knowBeforeYouGo: {
    ar: [
      'نقف لصلاة الفجر 15 دقيقة، ويتغير موعد اللقاء مع الفجر على مدار السنة',
      'السوق صاخب، وأرضه زلقة لا تناسب عربات الأطفال',
      'صباح الجمعة أشدّ ازدحامًا وأكثر سمكًا',
      'استأذنوا البائع قبل تصويره، وأكثر الباعة يرحّبون',
      'إذا كان بينكم من لا يأكل السمك أعددنا له فولًا وتميسًا',
    ],
    en: [
      'We pause for 15 minutes for the dawn prayer, and the meeting time moves with dawn through the year',
      'The market is loud, and its slippery floor doesn’t suit pushchairs',
      'Friday morning is the busiest and has the most fish',
      'Ask sellers before photographing them, and most say yes',
      'If you don’t eat fish, we prepare ful and tamees bread',
    ],
  },
  itinerary: [
    {
      title: { ar: 'ساحة باب البنط', en: 'The square at Bab al-Bunt' },
      text: {
        ar: 'نتعارف على كوب شاي، ثم نتصفح بطاقة أسماء السمك: ناجل وشعور وطرادي وعربي وسيجان.',
        en: 'We meet over tea and go through the card of fish names: najil, shu‘ur, taradi, arabi, sijan.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'الحراج', en: 'The auction' },
      text: {
        ar: 'نقف خلف المشترين ونتعلم لغة الدلّال، ثم نختبر العين والخيشوم.',
        en: 'We stand behind the buyers, pick up the auctioneer’s shorthand, then test eyes and gills.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'الشراء والتنظيف', en: 'Buying and cleaning' },
      text: {
        ar: 'تساومون على سمكتين، وينظّفهما العمّال أمامكم في أربع دقائق.',
        en: 'You bargain for two fish, which the cleaners prepare in front of you in four minutes.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'المطبخ والفطور', en: 'Kitchen and breakfast' },
      text: {
        ar: 'نحمّر البصل معًا ونمرس التمر الهندي، ثم نفطر وقد طلعت الشمس على الميناء.',
        en: 'We brown the onions and work the tamarind together, then eat with the sun on the harbour.',
      },
      minutes: 85,
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
  cutoffMinutes: 600,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'ساحة باب البنط', en: 'The square at Bab al-Bunt' },
    address: { ar: 'باب البنط، جدة التاريخية', en: 'Bab al-Bunt, Historic Jeddah' },
    lat: 21.4849,
    lng: 39.1828,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 10, minute: 0, percentage: 70 },
  ],
  pictures: [
    {
      kind: 'harbour',
      time: 'dawn',
      seed: 'jeddah-fish-market-before-dawn-2',
      alt: { ar: 'قوارب الصيد في الميناء مع أول الضوء', en: 'Fishing boats in the harbour at first light' },
    },
    {
      kind: 'souq',
      time: 'dawn',
      seed: 'jeddah-fish-market-before-dawn-1',
      alt: { ar: 'بسطات السوق مضاءة قبل الشروق', en: 'Market stalls lit before sunrise' },
    },
  ],
  options: [
    {
      code: 'market-breakfast',
      title: { ar: 'السوق والفطور', en: 'Market and breakfast' },
      description: {
        ar: 'لثمانية ضيوف على الأكثر حتى لا نسدّ الممر.',
        en: 'For eight guests at most so that we don’t block the aisles.',
      },
      durationMinutes: 195,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 14,
          priceMinor: 19_500,
          originalMinor: 22_500,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 7, maxAge: 13, priceMinor: 9_500 },
      ],
      schedules: [
        { weekdays: [1, 2, 4, 7], startTimes: [{ sunrise: -105 }], capacity: 8 },
        { weekdays: [5, 6], startTimes: [{ sunrise: -120 }], capacity: 8, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'market-only',
      title: { ar: 'السوق وحده', en: 'The market alone' },
      description: {
        ar: 'للمصورين والطهاة، بلا فطور.',
        en: 'For photographers and cooks, without breakfast.',
      },
      durationMinutes: 110,
      capacity: 6,
      units: [{ code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 14, priceMinor: 11_000 }],
      schedules: [{ weekdays: [3, 6], startTimes: [{ sunrise: -90 }], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'spice-box',
      title: {
        ar: 'علبة بهار الصيادية مع المقادير مكتوبة',
        en: 'A tin of sayadiyah spice with the measures written down',
      },
      per: 'booking',
      priceMinor: 4_500,
      maxQuantity: 6,
    },
  ],
  pickups: [
    {
      code: 'corniche',
      name: { ar: 'فنادق كورنيش الحمراء', en: 'Hotels on the Al-Hamra Corniche' },
      address: { ar: 'مقابل نافورة الملك فهد، كورنيش الحمراء', en: 'Opposite King Fahd’s Fountain, Al-Hamra Corniche' },
      minutesBefore: 25,
      priceMinor: 4_500,
      lat: 21.5169,
      lng: 39.1497,
    },
  ],
  reviews: [
    {
      author: 'عمر م.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'ابني صار يفتّش الخياشيم',
      body: 'من يومها ما يخليني أشتري سمكة إلين يشوف عينها. الحراج سريع، لولا الطبّاخ ما فهمنا ولا رقم.',
      daysAgo: 11,
    },
    {
      author: 'Camille M.',
      country: 'FR',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Set three alarms',
      body: 'Terrible hour, big breakfast. I am a cook and I still learn something about onions. Old shoes!!',
      daysAgo: 29,
    },
    {
      author: 'لمياء م.',
      country: 'AE',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'الحُمَر!',
      body: 'كنت أحسب الصيادية عيش وسمك وبس، لين ذقت الحُمَر. الحريم في السوق قليل بس الكل محترم.',
      daysAgo: 58,
    },
    {
      author: 'Greg M.',
      country: 'CA',
      rating: 3,
      language: 'en',
      travellerType: 'solo',
      title: 'Quiet on a Monday',
      body: 'Rough seas the night before, so hardly any boats and a short auction. Pick another day if you can. The breakfast was worth getting up for.',
      daysAgo: 93,
    },
  ],
}
