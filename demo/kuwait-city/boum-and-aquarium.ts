import type { DemoProduct } from '#demo/shape.ts'

export const boumAndAquarium: DemoProduct = {
  code: 'fateh-al-khair-and-aquarium-with-children',
  slug: { ar: 'مرفأ-السفن-والمركز-العلمي-مع-الأطفال', en: 'dhow-harbour-and-scientific-center-with-children' },
  category: 'family-parks',
  supplier: 'boum-and-diwaniya',
  title: { ar: 'الكويت: المركز العلمي ومرفأ السفن للعائلات', en: 'Kuwait: aquarium and dhow harbour family tour' },
  summary: {
    ar: 'زوروا مع أطفالكم بوم فتح الخير وأحواض القرش في المركز العلمي، وتعلّموا عُقد الحبال مع بحّار متقاعد.',
    en: 'Take the family to the boum Fateh Al-Khair and the Scientific Center’s shark tanks, and learn knots from a retired sailor.',
  },
  overview: {
    ar: 'يرافقكم بحّار متقاعد ثلاث ساعات وربع الساعة في رأس الأرض بالسالمية. تصعدون إلى بوم فتح الخير في مرفئه الصغير، ويتعلّم الأطفال عُقد الحبال، ثم تشاهدون القرش واللخم والسلاحف في أحواض المركز العلمي، ولكم بعدها ساعة حرة في قاعة الاستكشاف. والتذاكر كلها مشمولة.\n\nفتح الخير آخر سفينة شراعية كويتية بقيت من زمن ما قبل النفط. بناها الأستاذ علي عبد الرسول سنة 1938 مع 18 نجارًا في 60 يومًا، وحملت التمر من البصرة إلى الهند وزنجبار حتى سنة 1952، ثم بيعت إلى نوخذة إيراني. وفي التسعينيات وجدها المؤرخ يعقوب الحجي، فعادت إلى الكويت ورُمّمت. كان والد مرشدكم «مجدّميًا»، أي رئيسًا للبحّارة، على سفينة مثلها، ويسأل المرشد الأطفال: أين كان ينام 30 رجلًا على ظهر بلا غرف؟',
    en: 'A retired sailor shows your family round the tip of Salmiya. You board the boum Fateh Al-Khair in her small harbour, learn some knots, then visit the sharks, rays and turtles of the Scientific Center, with a free hour in the Discovery Place at the end. It takes 3 hours 15 minutes, and all tickets are included.\n\nNo other Kuwaiti sailing ship survives from the time before oil. The master shipwright Ali Abdul Rasool and 18 carpenters built her in 60 days in 1938. She carried dates from Basra to India and Zanzibar until 1952, when she was sold to an Iranian captain. The historian Yacoub Al-Hijji found her in the 1990s, and she was brought home and restored. Your guide, whose father was a mate on such a ship, asks the children where 30 men slept on a deck without cabins.',
  },
  highlights: {
    ar: [
      'زيارة فتح الخير، آخر بوم كويتي من زمن الشراع',
      'تعلّم عقدة الوتد وعقدة الشراع، وحبل لكل طفل',
      'مشاهدة القرش واللخمة والسلاحف',
      'قضاء ساعة حرة في قاعة الاستكشاف',
    ],
    en: [
      'Visit Fateh Al-Khair, the last boum of the age of sail',
      'Tie a clove hitch and a bowline, with a rope for each child',
      'Watch sharks, rays and turtles',
      'Enjoy a free hour in the Discovery Place',
    ],
  },
  includes: {
    ar: [
      'مرشد من البحّارة المتقاعدين',
      'تذاكر الأحواض وقاعة الاستكشاف',
      'حبل قطن بطول متر لكل طفل',
      'عصير وقرص عقيلي للصغار وشاي للكبار',
    ],
    en: [
      'A retired sailor as guide',
      'Tickets for the aquarium and the Discovery Place',
      'A metre of cotton rope for each child',
      'Juice and saffron cake for children, tea for adults',
    ],
  },
  excludes: {
    ar: ['فيلم الشاشة الكبيرة ما لم تضيفوه', 'الغداء'],
    en: ['The big-screen film unless you add it', 'Lunch'],
  },
  bring: {
    ar: ['سترة خفيفة، فالقاعات باردة', 'قبعة للساعة الأولى في الشمس', 'عربة أطفال إن كان معكم رضيع'],
    en: [
      'A light jacket, as the halls are cold',
      'A hat for the first hour outdoors',
      'A pushchair if you have a baby',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يجب أن يبقى مع الأطفال بالغ من أسرتهم طوال الجولة',
      'إذا أُغلق سطح السفينة للصيانة شرحناها من الرصيف وزدنا الوقت عند الأحواض',
      'القاعات كلها مناسبة لعربات الأطفال والكراسي المتحركة، وفي الرصيف درجتان',
      'لا نستعمل وميض الكاميرا عند الأحواض',
      'يوم الجمعة نبدأ عصرًا لأن المركز يفتح بعد الصلاة',
    ],
    en: [
      'Children must be with an adult from their family at all times',
      'If the deck is closed for repair, your guide explains the ship from the quay and you get longer at the tanks',
      'Pushchairs and wheelchairs can go into every hall, but there are two steps on the quay',
      'Please don’t use flash at the tanks',
      'On Fridays we begin in the afternoon, as the Center opens after prayer',
    ],
  },
  itinerary: [
    {
      title: { ar: 'على الرصيف', en: 'On the quay' },
      text: {
        ar: 'نتعلّم تمييز البوم والسنبوك والشوعي من مقدمة كل سفينة.',
        en: 'You learn to tell a boum, a sanbuk and a shu’i apart by the bow.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'فتح الخير', en: 'Fateh Al-Khair' },
      text: {
        ar: 'نصعد إلى السفينة ونتعرّف إلى الدقل والشراع والسكان، وإلى الصندوق الذي كان كل بحّار يحفظ فيه ما يملك.',
        en: 'You go aboard, and your guide shows you the mast, sail and tiller, and the chest where each sailor kept all he owned.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'درس العقد', en: 'The knot lesson' },
      text: {
        ar: 'يتعلّم الأطفال عقدتين في 20 دقيقة، ثم يعلّمونهما لأهلهم.',
        en: 'The children learn two knots in 20 minutes, then teach their parents.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'الأحواض', en: 'The tanks' },
      text: {
        ar: 'ننتقل من حيوانات الصحراء إلى الساحل ثم أعماق الخليج، ونقف عند إطعام القرش إن صادف وقته.',
        en: 'We go from desert animals to the shore and the deep Gulf, and stop for the shark feeding if the timing works.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'قاعة الاستكشاف', en: 'The Discovery Place' },
      text: {
        ar: 'يجرّب الأطفال الرمل والمغناطيس وسيارة يرفعونها بالبكرات، وتتنقّلون كما تشاؤون.',
        en: 'Children play with sand and magnets and lift a car with pulleys. You have an hour to explore at your own pace.',
      },
      minutes: 60,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'KWD',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 180,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: {
      ar: 'عند مقدمة فتح الخير، خلف المركز العلمي',
      en: 'By the bow of Fateh Al-Khair, behind the Scientific Center',
    },
    address: { ar: 'شارع الخليج العربي، رأس الأرض، السالمية', en: 'Arabian Gulf Street, Ras Al-Ardh, Salmiya' },
    lat: 29.3497,
    lng: 48.0876,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 3, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'coral-reef',
      time: 'day',
      seed: 'boum-and-aquarium-2',
      alt: { ar: 'أسماك وشعاب في ماء أزرق', en: 'Fish and reef in blue water' },
    },
    {
      kind: 'dhow',
      time: 'day',
      seed: 'boum-and-aquarium-1',
      alt: { ar: 'بوم خشبي كبير في مرفأ صغير', en: 'A large wooden boum in a small harbour' },
    },
    {
      kind: 'corniche',
      time: 'sunset',
      seed: 'boum-and-aquarium-3',
      alt: { ar: 'كورنيش السالمية في آخر النهار', en: 'The promenade of Salmiya late in the day' },
    },
  ],
  options: [
    {
      code: 'families',
      title: { ar: 'جولة مشتركة مع أسر أخرى', en: 'Shared with other families' },
      description: {
        ar: '16 ضيفًا على الأكثر كبارًا وصغارًا.',
        en: 'With up to 16 guests, adults and children.',
      },
      durationMinutes: 195,
      capacity: 16,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 16,
          priceMinor: 13_500,
        },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 4,
          maxAge: 15,
          priceMinor: 9_750,
          originalMinor: 11_000,
        },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 3,
          priceMinor: 0,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 3, 7], startTimes: ['09:30', '15:30'], capacity: 16 },
        { weekdays: [6], startTimes: ['09:30', '15:30'], capacity: 16, adjustBasisPoints: 1000 },
        { weekdays: [5], startTimes: ['15:00'], capacity: 16, adjustBasisPoints: 1000 },
      ],
    },
  ],
  extras: [
    {
      code: 'big-screen',
      title: { ar: 'فيلم الشاشة الكبيرة (45 دقيقة)', en: 'The big-screen film (45 minutes)' },
      per: 'person',
      priceMinor: 2_750,
      maxQuantity: 16,
    },
    {
      code: 'model-boum',
      title: { ar: 'بوم خشبي صغير للتركيب في البيت', en: 'A small wooden boum to put together at home' },
      per: 'booking',
      priceMinor: 6_500,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'منيرة ش.',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'العم أبو عيسى',
      body: 'يعرف شلون يكلم اليهال. سكتوا كلهم عند الصندوق. ولدي للحين يعقد الحبل على يدّة الثلاجة.',
      daysAgo: 10,
    },
    {
      author: 'Priya M.',
      country: 'IN',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Never went round the back',
      body: 'Six years in Salmiya, so many times to the sharks, and never saw the ship. My daughter asked Abu Issa a hundred questions.',
      daysAgo: 33,
    },
    {
      author: 'Sean',
      country: 'IE',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Half ship, half sharks',
      body: 'Right balance for our two. A school group filled the aquarium for half an hour so we did the knots twice.',
      daysAgo: 62,
    },
    {
      author: 'بدور',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'السفينة من الخارج فقط',
      body: 'السطح كان مقفل صيانة وبلغونا الصباح. الشرح حلو بس العيال كانوا يبون يطلعون.',
      daysAgo: 94,
    },
  ],
}
