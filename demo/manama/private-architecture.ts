import type { DemoProduct } from '#demo/shape.ts'

export const privateArchitecture: DemoProduct = {
  code: 'muharraq-architecture',
  slug: { ar: 'عمارة-المحرق-لمجموعتك', en: 'muharraq-architecture-for-your-group' },
  category: 'architecture-heritage',
  supplier: 'pearl-shores',
  title: {
    ar: 'المحرق: جولة خاصة في طريق اللؤلؤ مع معماري',
    en: 'Muharraq: private Pearling Path tour with an architect',
  },
  summary: {
    ar: 'تجوّلوا في طريق اللؤلؤ المدرج في قائمة اليونسكو وبيوت المحرق مع معماري، في جولة خاصة نصمّمها لمجموعتكم.',
    en: 'Walk the UNESCO-listed Pearling Path and Muharraq’s courtyard houses with an architect, on a private tour designed for your group.',
  },
  overview: {
    ar: 'نصمّم هذه الجولة الخاصة في المحرق القديمة لمجموعات من ستة أشخاص فأكثر، كطلاب العمارة وفرق العمل والعائلات الكبيرة، ويقودها معماري عمل في ترميم بعض البيوت. تختارون ما يناسبكم: ساعتان للعائلات، أو نصف يوم للطلاب مع وقت للرسم، أو أمسية على ضوء مصابيح الطريق البيضاء.\n\nيمتد طريق اللؤلؤ نحو 3.5 كيلومترات من قلعة بو ماهر على البحر إلى قلب المحرق. أدرجته اليونسكو سنة 2012، ونالت إعادة إحياء المحرق جائزة الآغا خان للعمارة سنة 2019. ترون بيت الشيخ عيسى بن علي وملاقف هوائه، وبيت سيادي، ومواقف السيارات التي صارت مَعلمًا، وتطّلعون في رسوم الترميم على ما أُبقي وما أُضيف.\n\nأخبرونا بعددكم وما يهمّكم لنرسل إليكم عرض سعر واضحًا.',
    en: 'We design this private walk through old Muharraq for groups of six or more, such as architecture students, work teams and large families. Your guide is an architect who worked on some of the houses. Choose two hours for families, half a day for students with time to draw, or an evening when the path’s white lamps are lit.\n\nThe Pearling Path runs for about 3.5 kilometres from Bu Maher Fort by the sea to the heart of the old town. UNESCO listed it in 2012, and the revitalisation of Muharraq won the Aga Khan Award for Architecture in 2019. You see the wind tower of Shaikh Isa bin Ali’s house, Siyadi house and the car parks that became landmarks, and look at drawings of what was kept and what was added.\n\nTell us how many you are and what interests you, and we’ll send a quote with one clear price.',
  },
  highlights: {
    ar: [
      'الوقوف تحت ملقف هواء ما زال يعمل منذ قرنين',
      'السير في طريق اللؤلؤ المدرج في قائمة اليونسكو',
      'لقاء معماري شارك في الترميم',
    ],
    en: [
      'Stand under a wind tower that has worked for two centuries',
      'Walk the UNESCO-listed Pearling Path',
      'Meet an architect who worked on the restorations',
    ],
  },
  includes: {
    ar: ['معماري يرافقكم', 'تذاكر البيوت', 'كتيّب الرسوم'],
    en: ['An architect as guide', 'Entry to the houses', 'A booklet of drawings'],
  },
  excludes: { ar: ['المواصلات', 'الوجبات'], en: ['Transport', 'Meals'] },
  bring: { ar: ['دفتر رسم', 'حذاء مريح'], en: ['A sketchbook', 'Comfortable shoes'] },
  knowBeforeYouGo: {
    ar: ['الجولة لمجموعات من ستة أشخاص فأكثر', 'بعض البيوت تُغلق ظهر الجمعة'],
    en: ['The tour is for groups of six or more', 'Some houses close at midday on Fridays'],
  },
  itinerary: [
    {
      title: { ar: 'بيت الشيخ عيسى بن علي', en: 'House of Shaikh Isa bin Ali' },
      text: {
        ar: 'نزور البيت ونقف تحت ملقفه ونتنقّل بين أفنيته الأربعة.',
        en: 'We visit the house, stand under its wind tower and walk through its four courtyards.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'طريق اللؤلؤ', en: 'The Pearling Path' },
      text: {
        ar: 'نمشي من السوق إلى البحر بين بيوت تجار اللؤلؤ والنواخذة والغوّاصين.',
        en: 'We walk from the souq to the sea, past the houses of pearl merchants, captains and divers.',
      },
      minutes: 90,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'quote',
  leastTravellers: 6,
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
      kind: 'museum',
      time: 'day',
      seed: 'muharraq-1',
      alt: { ar: 'قاعة بضوء من الأعلى', en: 'A hall lit from above' },
    },
    {
      kind: 'courtyard',
      time: 'day',
      seed: 'muharraq-2',
      alt: { ar: 'فناء بيت قديم فيه شجر', en: 'The planted courtyard of an old house' },
    },
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
      title: '20 architects',
      body: 'We came with the whole studio, so not the easiest group 😅 The guide worked on these houses and could answer everything. The booklet of drawings is a nice touch.',
      daysAgo: 40,
    },
    {
      author: 'بدرية ع.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'رسمنا الملقف',
      body: 'رسمناه أول ما وصلنا، ورسمناه مرة ثانية بعد الشرح، والفرق يضحّك. رتبوا لنا المسار على كيفنا. لا تنسون أقلامكم.',
      daysAgo: 73,
    },
  ],
}
