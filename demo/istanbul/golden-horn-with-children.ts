import type { DemoProduct } from '#demo/shape.ts'

export const goldenHornWithChildren: DemoProduct = {
  code: 'golden-horn-with-children',
  slug: { ar: 'القرن-الذهبي-مع-الأطفال', en: 'golden-horn-with-children' },
  category: 'family-parks',
  supplier: 'golden-horn-walks',
  title: { ar: 'إسطنبول: يوم عائلي في القرن الذهبي ومينياتورك', en: 'Istanbul: Golden Horn family day with Miniatürk' },
  summary: {
    ar: 'يوم للعائلة: عبّارة، وغواصة حقيقية في متحف رحمي كوتش، ومدينة مينياتورك المصغّرة، وغداء.',
    en: 'A family day out: a ferry, a real submarine at the Rahmi Koç Museum, the models of Miniatürk, and lunch.',
  },
  overview: {
    ar: 'تقضون مع مرشدة لديها طفلان يومًا عائليًا على القرن الذهبي: تركبون العبّارة من كاراكوي إلى هاسكوي، وتشاهدون الغواصة والقاطرات في متحف رحمي كوتش، وتتغدّون على الماء، ثم تزورون مدينة مينياتورك المصغّرة. يستغرق اليوم ست ساعات ونصفًا مع ثلاث عائلات أو أربع، والمشي كله نحو 3 كيلومترات.\n\nالمتحف في مصنع كانت تُصبّ فيه مراسي الأسطول العثماني. وفي مينياتورك نماذج بمقياس 1 إلى 25، ومع كل طفل بطاقة بحث: أيّ الجسور عبرنا تحته؟ ومن جمع الأجوبة كلها يختار الحلوى.\n\nدخول الغواصة لمن أتمّ 8 سنوات، ويُدفع عند بابها. أما الأصغر سنًا فيتجوّلون في السفن.',
    en: 'Spend a family day on the Golden Horn with a guide who has two children of her own: the ferry from Karaköy to Hasköy, a submarine and locomotives at the Rahmi Koç Museum, lunch by the water, then the models of Miniatürk. The day lasts six and a half hours with three or four families, and you walk about 3 kilometres in all.\n\nThe museum is in the foundry where the Ottoman navy had its anchors cast. At Miniatürk the buildings are at a scale of 1 to 25, and each child has a search card: which of these bridges did we sail under? The winner chooses the sweets.\n\nThe submarine is for ages eight and over, and you pay at its hatch. Younger children visit the ships.',
  },
  highlights: {
    ar: [
      'ركوب عبّارة القرن الذهبي من كاراكوي إلى هاسكوي',
      'دخول غواصة حقيقية لمن أتمّ 8 سنوات',
      'استكشاف السفن والقاطرات في مصنع المراسي القديم',
      'البحث في المدينة المصغّرة ببطاقة لكل طفل',
    ],
    en: [
      'Ride the Golden Horn ferry from Karaköy to Hasköy',
      'Climb into a real submarine (age 8 and over)',
      'Explore ships and locomotives in an old anchor foundry',
      'Search Miniatürk with a card for each child',
    ],
  },
  includes: {
    ar: ['مرشدة لديها طفلان', 'تذاكر العبّارة والمتحف ومينياتورك', 'غداء كفتة أو معكرونة', 'بطاقات البحث والحلوى'],
    en: [
      'A guide with two children of her own',
      'Ferry, museum and Miniatürk tickets',
      'Lunch of köfte or pasta',
      'Search cards and sweets',
    ],
  },
  excludes: {
    ar: ['دخول الغواصة، ويُدفع عند بابها', 'المواصلات إلى الفندق بعد الجولة'],
    en: ['Entry to the submarine, paid at its hatch', 'Transport back to your hotel'],
  },
  bring: {
    ar: ['سترة للعبّارة ولو في الصيف', 'عربة تُطوى لمن دون 3 سنوات'],
    en: ['A jacket for the ferry, even in summer', 'A folding pushchair for under-threes'],
  },
  knowBeforeYouGo: {
    ar: [
      'المتحف مغلق يوم الاثنين، ولذلك لا تُقام الجولة فيه',
      'لا يُسمح بدخول الغواصة لمن دون 8 سنوات، ويتجوّل الأصغر سنًا في السفن خلال ذلك',
      'نمشي نحو 3 كيلومترات على مدار اليوم',
    ],
    en: [
      'The museum closes on Mondays, so we don’t run then',
      'Children under 8 can’t enter the submarine. They visit the ships instead',
      'You walk about 3 kilometres over the whole day',
    ],
  },
  itinerary: [
    {
      title: { ar: 'رصيف كاراكوي والعبّارة', en: 'Karaköy pier and the ferry' },
      text: {
        ar: 'نطعم النوارس السميط، ونعدّ الجسور التي نمرّ تحتها.',
        en: 'Feed simit to the gulls and count the bridges as you sail under them.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'متحف رحمي كوتش', en: 'Rahmi Koç Museum' },
      text: {
        ar: 'نستكشف الغواصة والقاطرات وورشة ما زالت آلاتها تعمل.',
        en: 'Explore the submarine, the locomotives and a workshop with machines that still run.',
      },
      minutes: 120,
    },
    {
      title: { ar: 'الغداء على الماء', en: 'Lunch by the water' },
      text: { ar: 'نتغدى في مقهى المتحف على الرصيف.', en: 'We have lunch at the museum’s café on the quay.' },
      minutes: 50,
    },
    {
      title: { ar: 'مينياتورك', en: 'Miniatürk' },
      text: {
        ar: 'نبحث عن أجوبة البطاقات بين النماذج، ثم نركب القطار الصغير.',
        en: 'Search the models for the answers on your card, then ride the small train.',
      },
      minutes: 100,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'TRY',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'رصيف عبّارات القرن الذهبي في كاراكوي', en: 'Golden Horn ferry pier, Karaköy' },
    address: { ar: 'كاراكوي، بيوغلو، إسطنبول', en: 'Karaköy, Beyoğlu, Istanbul' },
    lat: 41.0222,
    lng: 28.9738,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'orchard',
      time: 'day',
      seed: 'golden-horn-with-children-3',
      alt: { ar: 'ممر حديقة بين الأشجار', en: 'A garden path between trees' },
    },
    {
      kind: 'bosphorus',
      time: 'day',
      seed: 'golden-horn-with-children-4',
      alt: { ar: 'عبّارة تمر أمام بيوت الشاطئ', en: 'A ferry passing the houses on the shore' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'golden-horn-with-children-2',
      alt: { ar: 'قاعة متحف يدخلها ضوء النهار', en: 'A museum hall in daylight' },
    },
  ],
  options: [
    {
      code: 'family-day',
      title: { ar: 'يوم مع عائلات أخرى', en: 'Day with other families' },
      description: { ar: 'مع ثلاث عائلات أو أربع على الأكثر.', en: 'Three or four families at most.' },
      durationMinutes: 390,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 16,
          priceMinor: 265_000,
          originalMinor: 310_000,
        },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 3,
          maxAge: 15,
          priceMinor: 160_000,
        },
        {
          code: 'family',
          kind: 'family',
          title: { ar: 'عائلة (بالغان وطفلان)', en: 'Family (two adults, two children)' },
          priceMinor: 760_000,
          travellers: 4,
          maxQuantity: 2,
        },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'رضيع', en: 'Infant' },
          maxAge: 2,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [3, 5], startTimes: ['10:00'], capacity: 14 },
        { weekdays: [6, 7], startTimes: ['10:00'], capacity: 14, adjustBasisPoints: 1000 },
      ],
    },
  ],
  extras: [
    {
      code: 'ship-kit',
      title: { ar: 'سفينة خشبية تُركّب في البيت', en: 'A wooden ship to put together at home' },
      per: 'booking',
      priceMinor: 45_000,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'هند ش.',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'محد قال متى نرد',
      body: 'ثلاثة يهال من أربع لين إحدعش سنة. بطاقات البحث فكرة ذكية.',
      daysAgo: 18,
    },
    {
      author: 'Sophie K.',
      country: 'BE',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'The submarine won',
      body: 'For our son of nine it was the best thing of Istanbul. Good rhythm, good lunch.',
      daysAgo: 39,
    },
    {
      author: 'Ahmed',
      country: 'GB',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Windy on the ferry',
      body: 'Take the jacket seriously. Miniatürk was packed on Sunday but the guide found us quieter corners. Ours fell asleep in the taxi afterwards.',
      daysAgo: 66,
    },
  ],
}
