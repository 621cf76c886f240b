import type { DemoProduct } from '#demo/shape.ts'

export const alAreenMorning: DemoProduct = {
  code: 'al-areen-morning',
  slug: { ar: 'صباح-في-محمية-العرين', en: 'a-morning-at-al-areen' },
  category: 'family-parks',
  supplier: 'pearl-shores',
  title: {
    ar: 'البحرين: صباح في محمية العرين وإطعام الحيوانات',
    en: 'Bahrain: Al Areen Wildlife Park morning with a keeper',
  },
  summary: {
    ar: 'ساعة إطعام المها والغزلان داخل محمية العرين مع أحد القائمين عليها، بسيارة خاصة حتى ستة.',
    en: 'Drive through Al Areen at feeding time with a keeper: oryx, sand gazelles and ostriches. Private car for up to six.',
  },
  overview: {
    ar: 'أُنشئت العرين في الصخير سنة 1976 لتبقى في البحرين حيوانات كادت جزيرة العرب أن تخلو منها. أشهرها المها العربي: اختفى من البرّ في أول السبعينيات، ثم عاد إليه من محميات كهذه.\n\nندخل مع أحد القائمين على الرعاية في ساعة الإطعام، فتقترب القطعان من الطريق. يرى الأطفال كيف يُعرف عمر المها من قرنيه، وكيف يشرب الغزال من عشبه أيامًا بلا ماء، ويملؤون حوضًا للطيور بأيديهم. وفي آخر الجولة نجلس تحت السدر ويرسم كل واحد ما أعجبه.\n\nالسيارة لمجموعتكم وحدها، فنقف متى شاء أصغركم ونمضي متى ملّ. الجولة ساعتان في أول النهار حين تنشط الحيوانات ويلطف الجو، وتنتهي قبل اشتداد الحر، فيبقى لكم وقت لبقية المحمية.',
    en: 'Al Areen was founded in Sakhir in 1976, to keep in Bahrain animals that Arabia had almost lost. The best known is the Arabian oryx: it vanished from the wild in the early seventies and came back to it from reserves like this one.\n\nYou go in with one of the keepers at feeding time, when the herds come close to the road. Children learn to tell an oryx’s age by its horns and how a gazelle drinks from its grass for days, and fill a trough for the birds with their own hands. At the end there is fruit under the sidr trees and everyone draws what they liked best.\n\nThe car is yours alone, so you stop when the youngest wants to and move on when they’ve had enough. The tour takes two hours in the early part of the day, when the animals are active and the air is mild. It ends before the heat, and you can stay on in the park on your own.',
  },
  highlights: {
    ar: [
      'مشاهدة قطيع المها العربي في ساعة الإطعام',
      'الاقتراب من غزلان الريم والنعام',
      'ملء حوض الطيور مع الأطفال',
      'الرسم في دفتر ميداني لكل طفل',
    ],
    en: [
      'See the Arabian oryx herd at feeding time',
      'Get close to sand gazelles and ostriches',
      'Fill a trough for the birds with the children',
      'Draw in a field sketchbook, one for each child',
    ],
  },
  includes: {
    ar: ['مرافقة أحد القائمين على الرعاية', 'تذاكر الدخول', 'سيارة بسائق داخل المحمية', 'ماء وفاكهة'],
    en: ['A keeper as your guide', 'Entry tickets', 'A car with its driver inside the reserve', 'Water and fruit'],
  },
  excludes: { ar: ['الوصول إلى المحمية'], en: ['Transport to the reserve'] },
  bring: { ar: ['قبعة وحذاء مغلق', 'منظار إن وُجد'], en: ['A hat and closed shoes', 'Binoculars if you have them'] },
  knowBeforeYouGo: {
    ar: [
      'لا نلمس الحيوانات ولا نطعمها بأيدينا',
      'الجولة كلها في السيارة إلا محطتين قصيرتين، فهي تناسب الأجداد والعربات',
      'من مايو إلى سبتمبر نبدأ في 7:00 صباحًا',
    ],
    en: [
      'No touching the animals or feeding them by hand',
      'By car apart from two short stops, so it works for grandparents and pushchairs',
      'From May to September we begin at 7 am',
    ],
  },
  itinerary: [
    {
      title: { ar: 'باب المحمية', en: 'At the gate' },
      text: { ar: 'حكاية المها الذي عاد.', en: 'The story of the oryx that came back.' },
      minutes: 20,
    },
    {
      title: { ar: 'ساعة الإطعام', en: 'Feeding time' },
      text: { ar: 'القطعان على جانبي الطريق.', en: 'Herds on both sides of the road.' },
      minutes: 70,
    },
    {
      title: { ar: 'تحت السدر', en: 'Below the sidr trees' },
      text: { ar: 'رسم وفاكهة وأسئلة.', en: 'Drawing, fruit and questions.' },
      minutes: 30,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'BHD',
  isPrivate: true,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 960,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'بوابة محمية العرين', en: 'Gate of Al Areen Wildlife Park' },
    address: { ar: 'الصخير، المحافظة الجنوبية', en: 'Sakhir, Southern Governorate' },
    lat: 26.0055,
    lng: 50.4913,
  },
  cancellation: [{ day: 2, hour: 0, minute: 0, percentage: 0 }],
  pictures: [
    {
      kind: 'oasis',
      time: 'dawn',
      seed: 'al-areen-morning-1',
      alt: { ar: 'ماء بين النخيل أول النهار', en: 'Water among palms early in the day' },
    },
    {
      kind: 'dune',
      time: 'day',
      seed: 'al-areen-morning-2',
      alt: { ar: 'رمال تحت شمس الضحى', en: 'Sands in the late morning sun' },
    },
  ],
  options: [
    {
      code: 'car',
      title: { ar: 'سيارة مجموعتكم', en: 'Your group’s car' },
      description: { ar: 'حتى ستة ركاب، ومقعد أطفال عند الطلب.', en: 'Up to six, with child seats on request.' },
      durationMinutes: 120,
      capacity: 6,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'السيارة (حتى 6)', en: 'The car (up to 6)' },
          priceMinor: 42_500,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [2, 4], startTimes: ['08:30'], capacity: 3, season: ['10-01', '04-30'] },
        { weekdays: [5, 6], startTimes: ['08:00', '10:30'], capacity: 3, season: ['10-01', '04-30'] },
        { weekdays: [2, 4, 5, 6], startTimes: ['07:00'], capacity: 3, season: ['05-01', '09-30'] },
      ],
    },
  ],
  extras: [
    {
      code: 'breakfast',
      title: { ar: 'فطور بحريني في سلة', en: 'A Bahraini breakfast in a basket' },
      per: 'person',
      priceMinor: 3_500,
      maxQuantity: 6,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'شيخة ع.',
      country: 'BH',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'زينة حق اليدّات بعد',
      body: 'أمي قعدت في السيارة مرتاحة وشافت المها اللي تسولف لنا عنها من يوم احنا صغار. واليهال ترسوا الدفتر رسم.',
      daysAgo: 22,
    },
    {
      author: 'Daniel K.',
      country: 'US',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Go early',
      body: 'First hour great, second hour hot. Our keeper knew every animal by its horns and my kids tested him.',
      daysAgo: 51,
    },
  ],
}
