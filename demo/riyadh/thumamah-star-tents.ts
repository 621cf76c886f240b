import type { DemoProduct } from '#demo/shape.ts'

export const thumamahStarTents: DemoProduct = {
  code: 'thumamah-star-tents',
  slug: { ar: 'ليلة-نجوم-في-رمال-الثمامة', en: 'star-tents-in-the-thumamah-sands' },
  category: 'stays-camps',
  supplier: 'najd-trails',
  title: { ar: 'الرياض: ليلة تخييم ورصد نجوم في الثمامة', en: 'Riyadh: desert camp and stargazing night in Thumamah' },
  summary: {
    ar: 'ليلة في بيت شعر لأربعة شمال الرياض، مع فطور وساعتين من رصد النجوم مع فلكي.',
    en: 'A night in a goat-hair tent for four north of Riyadh, with breakfast and two hours of stargazing with an astronomer.',
  },
  overview: {
    ar: 'على ساعة من شمال الرياض يمتد رمل الثمامة، حبّه من الكوارتز وقد غلّفه أكسيد الحديد فاحمرّ. ننصب فيه ستة بيوت شعر متباعدة، كل بيت خلف كثيب لا يرى جاره، والمطبخ والمغاسل في وسطها على مسير دقيقتين.\n\nبعد العشاء يُطفأ كل مصباح، ويخرج سعود بتلسكوبه وقطر مرآته 25 سنتيمترًا. يبدأ بما يُرى بالعين: الجدي الذي لا يبرح مكانه وبنات نعش تدور حوله، والثريا التي حُسبت بها المواسم، وسهيل إن كان أوانه، فهو يظهر فجرًا في آخر أغسطس ويُقال في نجد: إذا طلع سهيل لا تأمن السيل. ثم ننظر في العدسة إلى حلقات زحل أو سديم الجبار، بحسب الشهر.\n\nولن نعدكم بسماء سوداء: توهّج المدينة يُرى على الأفق الجنوبي، ولذلك جعلنا أبواب البيوت إلى الشمال. للسكون اختاروا ليلة من ليالي الأسبوع، ولدرب التبانة اختاروا آخر الشهر القمري أو أوله.',
    en: 'An hour beyond the north of Riyadh lie the sands of Thumamah, grains of quartz in a skin of iron oxide that turns them red. We pitch six goat-hair tents there, well apart, each behind a dune that hides its neighbour; kitchen and washrooms stand in the middle, two minutes’ walk away.\n\nAfter dinner every lamp goes out and Saud brings his telescope, with a mirror of 25 centimetres. He begins with what the eye can see: the Pole Star (al-Jady), with the Big Dipper (Banat Na’sh) turning around it; the Pleiades, by which seasons were counted; and Suhail, or Canopus, when its time has come. It appears before dawn late in August, and in Najd they say: once Suhail is up, don’t trust the wadi. Then comes the eyepiece, with Saturn’s rings or the Orion Nebula, depending on the month.\n\nWe don’t promise a black sky. The glow of the city shows on the southern horizon, which is why our tents open to the north. For quiet come on a weeknight; for the Milky Way come near the new moon.',
  },
  highlights: {
    ar: [
      'المبيت في بيت من شعر الماعز والصوف مفروش بالسدو',
      'رصد النجوم ساعتين بالتلسكوب كل ليلة صافية',
      'معرفة النجوم التي بقيت أسماؤها العربية في كل لغة',
      'قراءة أثر الليل على الرمل في الصباح',
      'الجلوس عند نار من حطب مستورد لا من شجر البر',
    ],
    en: [
      'Sleep in a woven hair tent furnished with sadu',
      'Spend two hours at the telescope on clear nights',
      'Learn the stars that kept their Arabic names',
      'Read the night’s tracks in the sand each morning',
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
    ar: ['العشاء، ويُطلب مع الحجز', 'السيارة إلى المخيم ما لم تختاروا الاستقبال'],
    en: ['Dinner, ordered with the booking', 'The car to the camp unless you choose a pick-up'],
  },
  bring: {
    ar: ['ثياب دافئة، فليل يناير يقارب خمس درجات', 'نعل يُخلع بسهولة', 'كتاب لساعة ما بعد الفطور'],
    en: [
      'Warm clothes: January nights come near five degrees',
      'Shoes that slip off easily',
      'A book for the hour after breakfast',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'آخر كيلومترين رمل، فتُترك السيارات الصغيرة عند نقطة اللقاء وننقلكم',
      'الضوء الأبيض ممنوع بعد 9:00 مساءً، ومعكم مصابيح حمراء',
      'إذا غامت السماء حكى الفلكي بلا تلسكوب وأعدنا ربع سعر الليلة',
      'من يونيو إلى سبتمبر نفرش خارج البيت ونبدأ بعد العشاء لحرّ النهار',
      'لا دراجات رباعية قرب المخيم',
    ],
    en: [
      'The last 2 kilometres are sand; small cars stay at the meeting point and we drive you in',
      'No white light after 9 pm; red lamps are provided',
      'Under cloud the astronomer talks without the telescope and we refund a quarter of the night',
      'From June to September beds are laid outside and we begin after the night prayer, as days are hot',
      'No quad bikes near the camp',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الوصول قبل الغروب', en: 'Arrival before sunset' },
      text: {
        ar: 'ننقلكم من الطريق إلى البيت، والقهوة على النار. الكثيب في هذه الساعة بلون الجمر.',
        en: 'We drive you from the road to the tent, with coffee already on the fire. At this hour the dune is the colour of embers.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'النجوم', en: 'The stars' },
      text: {
        ar: 'نصف ساعة بالعين على الحصير، ثم التلسكوب لكل ضيف بدوره، والأطفال أولًا.',
        en: 'Half an hour with the naked eye on the mat, then the telescope by turns, children first.',
      },
      minutes: 120,
    },
    {
      title: { ar: 'أثر الليل', en: 'The tracks of the night' },
      text: {
        ar: 'قبل أن تهب الريح نمشي حول المخيم: ثعلب مرّ من هنا، وخنفساء كتبت سطرًا، ودفّانة غاصت في الرمل.',
        en: 'Before the wind gets up we walk about the camp: a fox passed here, a beetle wrote a line, a skink dived into the sand.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'الفطور والوداع', en: 'Breakfast and goodbye' },
      text: {
        ar: 'خبز على الصاج وسمن وعسل وبيض. يُسلَّم البيت قبل 11:00 صباحًا.',
        en: 'Bread from the griddle with ghee, honey and eggs. Check-out is by 11 am.',
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
        ar: 'الدخول من 4:00 عصرًا والخروج قبل 11:00 صباحًا. يُزاد فراش خامس لطفل مجانًا.',
        en: 'Check-in from 4 pm, check-out by 11 am. A fifth mattress for a child costs nothing.',
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
        ar: 'خيمة قطن أصغر سقفها يُفتح على السماء، وسريران من جريد النخل.',
        en: 'A smaller cotton tent whose roof opens to the sky, with two beds of palm rib.',
      },
      durationMinutes: 1140,
      capacity: 6,
      units: [
        {
          code: 'small-tent',
          kind: 'item',
          title: { ar: 'خيمة (شخصان)', en: 'Tent (two people)' },
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
