import type { DemoProduct } from '#demo/shape.ts'

export const hawarCamp: DemoProduct = {
  code: 'hawar-camp',
  slug: { ar: 'مخيم-صخير-الشتوي', en: 'sakhir-winter-camp' },
  category: 'stays-camps',
  supplier: 'pearl-shores',
  title: { ar: 'ليالي الشتاء في مخيم الصخير', en: 'Winter nights in a Sakhir camp' },
  summary: {
    ar: 'خيمة كبيرة قرب شجرة الحياة، ونار وسماء مفتوحة، لليلتين على الأقل.',
    en: 'A large tent near the Tree of Life, a fire and an open sky, for two nights or more.',
  },
  overview: {
    ar: 'حين يبرد الهواء في الصخير ينصب أهل البحرين خيامهم كما فعل أجدادهم. خيمتنا لأربعة أشخاص، مفروشة ودافئة، وحولها مساحة للنار والجلوس.\n\nالصباح للمشي نحو شجرة الحياة قبل أن يصلها الزوار، والليل للقهوة والنجوم.',
    en: 'When the air of Sakhir cools, Bahrainis pitch tents as their grandparents did. Ours sleeps four, furnished and warm, with room for a fire and for sitting around it.\n\nMornings are for walking to the Tree of Life before visitors arrive, nights for coffee and stars.',
  },
  highlights: {
    ar: ['خيمة خاصة مفروشة', 'شجرة الحياة في هدوء الصباح', 'نار وقهوة كل مساء'],
    en: ['A furnished tent of your own', 'The Tree of Life in the quiet of morning', 'Fire and coffee every evening'],
  },
  includes: {
    ar: ['الخيمة والفرش', 'فطور بحريني', 'الحطب'],
    en: ['Tent and bedding', 'Bahraini breakfast', 'Firewood'],
  },
  excludes: { ar: ['العشاء', 'المواصلات'], en: ['Dinner', 'Transport'] },
  bring: { ar: ['ملابس دافئة', 'مصباح رأس'], en: ['Warm clothes', 'A head torch'] },
  knowBeforeYouGo: {
    ar: ['يؤكد المضيف كل حجز بنفسه خلال يومين', 'دورات المياه مشتركة ونظيفة', 'الموسم من نوفمبر إلى مارس'],
    en: [
      'The host confirms each booking within two days',
      'Bathrooms are shared and clean',
      'The season is November to March',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الوصول', en: 'Arrival' },
      text: { ar: 'استقبال بالقهوة قبل الغروب.', en: 'Coffee before sunset.' },
    },
    {
      title: { ar: 'شجرة الحياة', en: 'The Tree of Life' },
      text: { ar: 'مشي صباحي لمن أراد.', en: 'A morning walk for those who wish.' },
      minutes: 90,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'nightly',
  minDuration: 2,
  currency: 'BHD',
  isPrivate: true,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مدخل المخيم قرب شجرة الحياة', en: 'Camp entrance near the Tree of Life' },
    address: { ar: 'الصخير، المحافظة الجنوبية', en: 'Sakhir, Southern Governorate' },
    lat: 25.9941,
    lng: 50.5831,
  },
  cancellation: [{ day: 7, hour: 0, minute: 0, percentage: 0 }],
  pictures: [
    {
      kind: 'desert-camp',
      time: 'night',
      seed: 'hawar-camp-1',
      alt: { ar: 'خيام مضاءة تحت النجوم', en: 'Lit tents under the stars' },
    },
    { kind: 'dune', time: 'dawn', seed: 'hawar-camp-2', alt: { ar: 'رمال عند الفجر', en: 'Sand at dawn' } },
  ],
  options: [
    {
      code: 'tent',
      title: { ar: 'خيمة لأربعة', en: 'Tent for four' },
      description: { ar: 'الدخول من الثالثة عصرًا.', en: 'Check-in from three in the afternoon.' },
      durationMinutes: 1200,
      capacity: 8,
      units: [
        {
          code: 'tent',
          kind: 'item',
          title: { ar: 'خيمة (حتى 4)', en: 'Tent (up to 4)' },
          priceMinor: 48_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['15:00'], capacity: 5 },
        { weekdays: [4, 5, 6], startTimes: ['15:00'], capacity: 5, adjustBasisPoints: 2500 },
      ],
    },
  ],
  extras: [
    {
      code: 'dinner',
      title: { ar: 'مجبوس على النار', en: 'Machboos cooked on the fire' },
      per: 'person',
      priceMinor: 6_000,
      maxQuantity: 8,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'مريم',
      country: 'BH',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'كأيام الطفولة',
      body: 'نار وضحك حتى منتصف الليل، والخيمة أدفأ مما ظننا.',
      daysAgo: 15,
    },
    {
      author: 'Claire',
      country: 'FR',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Silence, finally',
      body: 'You can hear the oil road far away, and then nothing. Breakfast was wonderful.',
      daysAgo: 63,
    },
  ],
}
