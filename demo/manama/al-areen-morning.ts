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
    ar: 'شاهدوا المها والغزلان والنعام في محمية العرين ساعة الإطعام، مع أحد القائمين على رعايتها. السيارة خاصة وتتسع لستة.',
    en: 'Drive through Al Areen at feeding time with a keeper: oryx, sand gazelles and ostriches. Private car for up to six.',
  },
  overview: {
    ar: 'تدخلون العرين ساعة الإطعام، حين تقترب القطعان من الطريق، في سيارة خاصة لستة ركاب على الأكثر ومعكم أحد القائمين على رعاية الحيوانات. تستغرق الجولة ساعتين، وتقفون فيها متى شاء أطفالكم.\n\nأُنشئت المحمية في الصخير سنة 1976 لتبقى في البحرين حيوانات كادت جزيرة العرب أن تخلو منها، وأشهرها المها العربي الذي اختفى من البرّ في أول السبعينيات ثم عاد إليه من محميات كهذه. يتعلم الأطفال كيف يُعرف عمر المها من قرنيه، وكيف يكتفي الغزال أيامًا بماء العشب الذي يأكله، ويملؤون حوضًا للطيور، ثم يرسمون تحت السدر ما أعجبهم.\n\nويمكنكم البقاء في المحمية بعد الجولة.',
    en: 'At feeding time the herds of Al Areen come close to the road. For two hours you drive among them in a private car for up to six, with one of the keepers, and stop whenever your children want to.\n\nThe park was founded in Sakhir in 1976, to keep in Bahrain animals that Arabia had almost lost. The best known is the Arabian oryx, which vanished from the wild in the early seventies and has been returned to it from reserves like this one. Children learn to tell an oryx’s age by its horns, and how a gazelle lives for days on the water in the grass it eats. They fill a trough for the birds and draw what they liked best.\n\nYou can stay on in the park after the tour.',
  },
  highlights: {
    ar: [
      'مشاهدة قطيع المها العربي في ساعة الإطعام',
      'الاقتراب من غزلان الريم والنعام',
      'ملء حوض الطيور مع الأطفال',
      'الرسم في دفتر ميداني لكل طفل',
    ],
    en: [
      'Watch the Arabian oryx herd at feeding time',
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
  bring: {
    ar: ['قبعة وحذاء مغلق', 'منظار إن كان لديكم'],
    en: ['A hat and closed shoes', 'Binoculars if you have them'],
  },
  knowBeforeYouGo: {
    ar: [
      'يُرجى عدم لمس الحيوانات أو إطعامها باليد',
      'الجولة كلها في السيارة إلا محطتين قصيرتين، فهي تناسب كبار السن وعربات الأطفال',
      'من مايو إلى سبتمبر نبدأ في 7:00 صباحًا',
    ],
    en: [
      'Please don’t touch the animals or feed them by hand',
      'You stay in the car apart from two short stops, so the tour suits grandparents and families with a pushchair',
      'From May to September we begin at 7 am',
    ],
  },
  itinerary: [
    {
      title: { ar: 'باب المحمية', en: 'At the gate' },
      text: {
        ar: 'يستقبلكم المرافق عند البوابة ويحكي لكم كيف عاد المها العربي إلى البرّ.',
        en: 'Your keeper meets you at the gate and explains how the Arabian oryx came back to the wild.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'ساعة الإطعام', en: 'Feeding time' },
      text: {
        ar: 'نقود ببطء بين القطعان وهي تأكل على جانبي الطريق.',
        en: 'We drive slowly past the herds as they feed on both sides of the road.',
      },
      minutes: 70,
    },
    {
      title: { ar: 'تحت السدر', en: 'Under the sidr trees' },
      text: {
        ar: 'يرسم الأطفال ما أعجبهم ويسألون المرافق، ونقدّم الفاكهة.',
        en: 'The children draw and ask the keeper questions while we serve fruit.',
      },
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
      kind: 'palm-grove',
      time: 'dawn',
      seed: 'al-areen-morning-1',
      alt: { ar: 'درب بين النخيل أول النهار', en: 'A path between palms early in the day' },
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
