import type { DemoProduct } from '#demo/shape.ts'

export const privateArchitecture: DemoProduct = {
  code: 'muharraq-architecture',
  slug: { ar: 'عمارة-المحرق-لمجموعتك', en: 'muharraq-architecture-for-your-group' },
  category: 'architecture-heritage',
  supplier: 'pearl-shores',
  title: { ar: 'عمارة المحرق: برنامج لمجموعتك', en: 'Muharraq architecture, made for your group' },
  summary: {
    ar: 'بيوت الأفنية وطريق اللؤلؤ مع معماري، بعدد مجموعتك وفي الوقت الذي يناسبها.',
    en: 'Courtyard houses and the Pearling Path with an architect, for a group of your size, at your time.',
  },
  overview: {
    ar: 'نصمم الجولة لطلاب العمارة والفرق والعائلات الكبيرة: بيت الشيخ عيسى بن علي وملاقف هوائه، وبيت سيادي، ومسارات الترميم الجديدة ومواقف السيارات التي صارت مَعلمًا.\n\nأخبرنا بعددكم واهتمامكم، نرسل عرضًا بسعر واحد واضح.',
    en: 'We design the walk for architecture students, teams and large families: the house of Shaikh Isa bin Ali with its wind tower, Siyadi house, the new restorations and the car parks that became landmarks.\n\nTell us how many you are and what you care about, and we send an offer with one clear price.',
  },
  highlights: {
    ar: ['ملقف هواء يعمل منذ قرنين', 'طريق اللؤلؤ المدرج في قائمة اليونسكو', 'لقاء مع معماري شارك في الترميم'],
    en: [
      'A wind tower that has worked for two centuries',
      'The Pearling Path, on the UNESCO list',
      'A meeting with an architect of the restorations',
    ],
  },
  includes: {
    ar: ['معماري مرشد', 'تذاكر البيوت', 'كتيّب الرسوم'],
    en: ['An architect as guide', 'Entry to the houses', 'A booklet of drawings'],
  },
  excludes: { ar: ['المواصلات', 'الوجبات'], en: ['Transport', 'Meals'] },
  bring: { ar: ['دفتر رسم', 'حذاء مريح'], en: ['A sketchbook', 'Comfortable shoes'] },
  knowBeforeYouGo: {
    ar: ['أقل عدد ستة أشخاص', 'بعض البيوت تُغلق ظهر الجمعة', 'نردّ بالعرض خلال يوم عمل'],
    en: ['Groups of six or more', 'Some houses close on Friday noon', 'We answer with an offer within a working day'],
  },
  itinerary: [
    {
      title: { ar: 'بيت الشيخ عيسى بن علي', en: 'House of Shaikh Isa bin Ali' },
      text: { ar: 'الملقف والأفنية الأربعة.', en: 'The wind tower and four courtyards.' },
      minutes: 60,
    },
    {
      title: { ar: 'طريق اللؤلؤ', en: 'The Pearling Path' },
      text: { ar: 'من السوق إلى البحر.', en: 'From the souq to the sea.' },
      minutes: 90,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'quote',
  rate: 'once',
  minDuration: 1,
  currency: 'BHD',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 2880,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'بيت الشيخ عيسى بن علي', en: 'House of Shaikh Isa bin Ali' },
    address: { ar: 'المحرق القديمة', en: 'Old Muharraq' },
    lat: 26.2529,
    lng: 50.6106,
  },
  cancellation: [{ day: 7, hour: 0, minute: 0, percentage: 0 }],
  pictures: [
    {
      kind: 'old-town',
      time: 'day',
      seed: 'muharraq-1',
      alt: { ar: 'بيوت قديمة متلاصقة', en: 'Old houses side by side' },
    },
    { kind: 'museum', time: 'day', seed: 'muharraq-2', alt: { ar: 'قاعة بضوء من الأعلى', en: 'A hall lit from above' } },
  ],
  options: [],
  extras: [],
  pickups: [],
  reviews: [
    {
      author: 'Layla',
      country: 'LB',
      rating: 5,
      language: 'en',
      travellerType: 'business',
      title: 'For our studio trip',
      body: 'Twenty architects, all of us hard to please, all of us pleased.',
      daysAgo: 40,
    },
    {
      author: 'بدرية',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'جدران تتكلم',
      body: 'رسمنا الملقف قبل أن نفهمه ثم بعد أن فهمناه، والفرق بين الرسمين هو الجولة كلها.',
      daysAgo: 73,
    },
  ],
}
