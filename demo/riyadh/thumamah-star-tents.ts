import type { DemoProduct } from '#demo/shape.ts'

export const thumamahStarTents: DemoProduct = {
  code: 'thumamah-star-tents',
  slug: { ar: 'ليلة-نجوم-في-رمال-الثمامة', en: 'star-tents-in-the-thumamah-sands' },
  category: 'stays-camps',
  supplier: 'najd-trails',
  title: { ar: 'الرياض: ليلة تخييم ورصد نجوم في الثمامة', en: 'Riyadh: desert camp and stargazing night in Thumamah' },
  summary: {
    ar: 'بيتوا في بيت شعر أو خيمة في رمال الثمامة شمال الرياض، وارصدوا النجوم ساعتين مع فلكي، والفطور مشمول.',
    en: 'Spend a night in a desert tent north of Riyadh, with two hours of stargazing with an astronomer, and breakfast.',
  },
  overview: {
    ar: 'بيتوا ليلة في بيت شعر لأربعة، أو خيمة لاثنين يُفتح سقفها على السماء، في رمل الثمامة الأحمر على ساعة من شمال الرياض. بعد العشاء تُطفأ المصابيح ويبدأ الفلكي سعود ساعتين من رصد النجوم بتلسكوب قطر مرآته 25 سنتيمترًا، وفي الصباح فطور.\n\nالبيوت والخيام متباعدة، وكل منها خلف كثيب يحجبه عن جاره. يعرّفكم سعود أولًا إلى ما يُرى بالعين: الجدي وبنات نعش والثريا، وسهيل إذا حان وقته، ثم ترون في التلسكوب حلقات زحل أو سديم الجبار بحسب الشهر.\n\nالسماء ليست سوداء تمامًا، فتوهّج الرياض يظهر في الجنوب. اختاروا وسط الأسبوع للهدوء، وأول الشهر القمري أو آخره لرؤية درب التبانة.',
    en: 'Sleep in a goat-hair tent for four, or a cotton tent for two whose roof opens to the sky, in the red sands of Thumamah, an hour beyond the north of Riyadh. After dinner the lamps go out and our astronomer, Saud, leads two hours of stargazing with a 25-centimetre telescope. Breakfast is included.\n\nThe tents stand well apart, each behind a dune that hides its neighbour. Saud starts with the naked eye: the Pole Star, the Big Dipper, the Pleiades, and Canopus when it’s up. Then the telescope shows you Saturn’s rings or the Orion Nebula, depending on the month.\n\nThe sky isn’t fully dark: Riyadh’s glow shows in the south, so our tents open to the north. Come on a weeknight for quiet, and near the new moon for the Milky Way.',
  },
  highlights: {
    ar: [
      'المبيت في بيت من شعر الماعز والصوف مفروش بالسدو',
      'رصد النجوم ساعتين بالتلسكوب كل ليلة صافية',
      'التعرّف إلى النجوم التي احتفظت بأسمائها العربية في لغات العالم',
      'تتبّع آثار الحيوانات على الرمل في الصباح',
      'الجلوس حول نار من حطب مستورد لم يُقطع من شجر البر',
    ],
    en: [
      'Sleep in a woven hair tent furnished with sadu',
      'Spend two hours at the telescope on clear nights',
      'Find the stars that kept their Arabic names',
      'Follow animal tracks in the sand in the morning',
      'Sit by a fire of imported wood, none cut from the desert',
    ],
  },
  includes: {
    ar: [
      'البيت والفرش والأغطية الشتوية',
      'الفلكي والتلسكوب وخريطة السماء',
      'الفطور والقهوة والشاي',
      'الحطب والمصابيح الحمراء',
    ],
    en: [
      'Tent, mattresses and winter blankets',
      'The astronomer, the telescope and a map of the sky',
      'Breakfast, coffee and tea',
      'Firewood and red-light lamps',
    ],
  },
  excludes: {
    ar: ['العشاء، ويُطلب مع الحجز', 'الوصول إلى المخيم ما لم تختاروا الاستقبال'],
    en: ['Dinner, ordered with the booking', 'Getting to the camp unless you choose a pick-up'],
  },
  bring: {
    ar: ['ثياب دافئة، لأن حرارة ليالي يناير تقارب خمس درجات', 'نعال تُخلع بسهولة', 'كتاب لساعة ما بعد الفطور'],
    en: [
      'Warm clothes: January nights come near five degrees',
      'Shoes that slip off easily',
      'A book for the hour after breakfast',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'آخر كيلومترين من الطريق رمل، فاتركوا السيارة الصغيرة عند نقطة اللقاء وننقلكم نحن',
      'الضوء الأبيض ممنوع بعد 9:00 مساءً، ومعكم مصابيح حمراء',
      'إذا غطّى الغيم السماء قدّم الفلكي حديثه بلا تلسكوب، وأعدنا إليكم ربع سعر الليلة',
      'من يونيو إلى سبتمبر نفرش خارج البيت ونبدأ الرصد بعد صلاة العشاء بسبب حرّ النهار',
      'لا نسمح بالدراجات الرباعية قرب المخيم',
    ],
    en: [
      'The last 2 kilometres are sand. Small cars stay at the meeting point and we drive you in',
      'White lights are off after 9 pm, and we give you red lamps',
      'If it’s cloudy, the astronomer gives his talk without the telescope and we refund a quarter of the night’s price',
      'From June to September we lay the beds outside and start stargazing after the night prayer, because of the heat',
      'Quad bikes aren’t allowed near the camp',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الوصول قبل الغروب', en: 'Arrival before sunset' },
      text: {
        ar: 'ننقلكم من الطريق إلى بيتكم ونستقبلكم بالقهوة، ورمل الكثيب في هذه الساعة في أشدّ حمرته.',
        en: 'We drive you from the road to your tent, where coffee is on the fire. At this hour the dunes are at their reddest.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'النجوم', en: 'The stars' },
      text: {
        ar: 'نجلس على الحصير ونرصد السماء بالعين نصف ساعة، ثم ينظر كل ضيف في التلسكوب بدوره، والأطفال أولًا.',
        en: 'We spend half an hour on the mat with the naked eye, then take turns at the telescope, children first.',
      },
      minutes: 120,
    },
    {
      title: { ar: 'أثر الليل', en: 'The tracks of the night' },
      text: {
        ar: 'قبل أن تهب الريح نمشي حول المخيم ونقرأ الآثار: ثعلب وخنفساء ودفّانة غاصت في الرمل.',
        en: 'Before the wind gets up we walk around the camp and read the tracks of foxes, beetles and skinks.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'الفطور والوداع', en: 'Breakfast and goodbye' },
      text: {
        ar: 'نقدّم خبز الصاج مع السمن والعسل والبيض، وتغادرون قبل 11:00 صباحًا.',
        en: 'We serve griddle bread with ghee, honey and eggs. Check-out is by 11 am.',
      },
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'nightly',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: true,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مواقف طريق الثمامة قرب المطار الصغير', en: 'Lay-by on Thumamah Road near the airfield' },
    address: { ar: 'طريق الثمامة، شمال الرياض', en: 'Thumamah Road, north of Riyadh' },
    lat: 25.2131,
    lng: 46.6412,
  },
  cancellation: [
    { day: 5, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'desert-camp',
      time: 'night',
      seed: 'thumamah-star-tents-1',
      alt: { ar: 'خيام بين الكثبان تحت سماء كثيرة النجوم', en: 'Tents among dunes under a sky full of stars' },
    },
    {
      kind: 'dune',
      time: 'sunset',
      seed: 'thumamah-star-tents-2',
      alt: { ar: 'رمل أحمر وظل طويل عند الغروب', en: 'Red sand and a long shadow at sunset' },
    },
    {
      kind: 'coffee',
      time: 'dawn',
      seed: 'thumamah-star-tents-3',
      alt: { ar: 'دلّة على جمر وفناجين في أول الضوء', en: 'A pot on embers and small cups at first light' },
    },
  ],
  options: [
    {
      code: 'hair-tent',
      title: { ar: 'بيت شعر لأربعة', en: 'Goat-hair tent for four' },
      description: {
        ar: 'أربعة فُرُش على السدو. الدخول من 4:00 عصرًا والخروج قبل 11:00 صباحًا.',
        en: 'Four beds on sadu rugs. Check-in from 4 pm, check-out by 11 am.',
      },
      durationMinutes: 1140,
      capacity: 12,
      units: [
        {
          code: 'tent',
          kind: 'item',
          title: { ar: 'بيت شعر (حتى 4)', en: 'Goat-hair tent (up to 4)' },
          priceMinor: 98_000,
          originalMinor: 115_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['16:00'], capacity: 6 },
        { weekdays: [4, 5, 6], startTimes: ['16:00'], capacity: 6, adjustBasisPoints: 3000 },
      ],
    },
    {
      code: 'tent-for-two',
      title: { ar: 'خيمة لاثنين', en: 'Tent for two' },
      description: {
        ar: 'خيمة قطنية أصغر يُفتح سقفها على السماء، فيها سريران من جريد النخل.',
        en: 'A smaller cotton tent whose roof opens to the sky, with two beds of palm rib.',
      },
      durationMinutes: 1140,
      capacity: 6,
      units: [
        {
          code: 'small-tent',
          kind: 'item',
          title: { ar: 'خيمة (حتى شخصين)', en: 'Tent (up to 2)' },
          priceMinor: 64_000,
          travellers: 2,
          minQuantity: 1,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['16:00'], capacity: 6 },
        { weekdays: [4, 5, 6], startTimes: ['16:00'], capacity: 6, adjustBasisPoints: 2000 },
      ],
    },
  ],
  extras: [
    {
      code: 'dinner',
      title: { ar: 'عشاء: جريش ولحم حاشي مدفون', en: 'Dinner: jareesh and young camel baked in the sand' },
      per: 'person',
      priceMinor: 9_500,
      maxQuantity: 12,
    },
    {
      code: 'sky-photograph',
      title: { ar: 'صورة لكم تحت النجوم بتعريض طويل', en: 'A long-exposure portrait under the stars' },
      per: 'booking',
      priceMinor: 18_000,
      maxQuantity: 1,
    },
  ],
  pickups: [
    {
      code: 'airport',
      name: { ar: 'مطار الملك خالد، الصالة الخامسة', en: 'King Khalid Airport, Terminal 5' },
      address: { ar: 'مطار الملك خالد الدولي، الرياض', en: 'King Khalid International Airport, Riyadh' },
      minutesBefore: 60,
      priceMinor: 22_000,
      lat: 24.9408,
      lng: 46.7102,
    },
  ],
  reviews: [
    {
      author: 'ريم د.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'أبوي غلب الفلكي 😂',
      body: 'جبنا أبوي عشان يسمع من سعود، وصاروا يتحدون بعض في أسامي النجوم. شفنا زحل بالتلسكوب، حتى العيال سكتوا.',
      daysAgo: 18,
    },
    {
      author: 'Sanjay',
      country: 'IN',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'City glow is there',
      body: 'In the south you see the city light, in the north it is fine. Telescope is big and he is never in a hurry. Washrooms are two minutes walking in the dark, keep the red lamp with you.',
      daysAgo: 46,
    },
    {
      author: 'فيصل د.',
      country: 'SA',
      rating: 3,
      language: 'ar',
      travellerType: 'couple',
      title: 'غيوم ليلة الخميس',
      body: 'ما شفنا إلا القمر من بين السحب، ورجّعوا لنا ربع المبلغ. المخيم نظيف والفطور زين، بس صوت السيارات على الكثبان البعيدة ما وقف إلا الساعة وحدة.',
      daysAgo: 77,
    },
  ],
}
