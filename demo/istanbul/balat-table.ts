import type { DemoProduct } from '#demo/shape.ts'

export const balatTable: DemoProduct = {
  code: 'balat-and-fener-at-table',
  slug: { ar: 'موائد-بلاط-وفنار', en: 'balat-and-fener-at-table' },
  category: 'food-coffee',
  supplier: 'golden-horn-walks',
  title: {
    ar: 'إسطنبول: جولة مأكولات بلاط وفنار (9 أصناف)',
    en: 'Istanbul: Balat and Fener food tour with nine tastings',
  },
  summary: {
    ar: 'تذوّق تسعة أصناف في نصف يوم مع طاهية من بنات الحي، بين أفران بلاط وفنار ومقاهيهما ودكاكين المخلل.',
    en: 'Half a day of bakeries, pickle shops and cafés in Balat and Fener: nine tastings with a cook who grew up there.',
  },
  overview: {
    ar: 'تتذوّقون تسعة أصناف في أربع ساعات بين بلاط وفنار مع زينب، وهي طاهية من بنات الحي: سميط ساخن من فرن حطب، وكايماق بالعسل، ومخلل من دكان توارثته ثلاثة أجيال، ثم مائدة في بيتها. عددكم تسعة أشخاص على الأكثر، ولن تحتاجوا بعدها إلى غداء.\n\nبين لقمة وأخرى تدخلون كنيسة القديس ستيفان البلغارية، التي صُبّت قطعها من الحديد في فيينا ونُقلت إلى هنا بالماء ودُشّنت سنة 1898. وفي بيت زينب تلفّون ورق العنب بأيديكم، ثم تتناولون سمك الموسم وحلوى السفرجل وقهوة أُعدّت على الرمل.\n\nالشوارع هنا شديدة الانحدار. وفي يوم الأربعاء جولة أطول تبدأ من السوق الأسبوعي.',
    en: 'Enjoy nine tastings in four hours around Balat and Fener with Zeynep, a cook who grew up here: hot simit from a wood oven, kaymak and honey, pickles from a third-generation shop, and a meal at her own table. The group is nine people at most, and you won’t need lunch.\n\nBetween bites you’ll step inside the Bulgarian church of St Stephen, cast in iron in Vienna, brought here by water and consecrated in 1898. At Zeynep’s you roll vine leaves together, then have fish of the season, quince and coffee cooked on sand.\n\nThe streets are steep. On Wednesdays a longer tour starts at the weekly market.',
  },
  highlights: {
    ar: [
      'تذوّق تسعة أصناف تغنيكم عن الغداء',
      'زيارة كنيسة مصنوعة من الحديد',
      'لقاء بائع مخلل من الجيل الثالث',
      'الجلوس إلى مائدة في بيت زينب',
      'التسوّق في سوق الأربعاء الأسبوعي في جولة ذلك اليوم',
    ],
    en: [
      'Try nine local specialities, enough for lunch',
      'Step inside a church made of iron',
      'Meet a third-generation pickle maker',
      'Sit down at Zeynep’s own table',
      'Shop at the weekly street market on the Wednesday tour',
    ],
  },
  includes: {
    ar: ['كل الأكل والشراب', 'الطاهية المرشدة', 'بطاقات وصفات', 'تبرّع لصندوق ترميم الحي'],
    en: [
      'All food and drink',
      'A cook as your guide',
      'Recipe cards',
      'A donation to the neighbourhood’s restoration fund',
    ],
  },
  excludes: {
    ar: ['الوصول إلى نقطة اللقاء في فنار', 'تذكرة قارييه إن زرتموها بعد الجولة'],
    en: ['Getting to Fener', 'The Chora (Kariye) ticket, if you go on there'],
  },
  bring: {
    ar: ['شهية مفتوحة', 'حذاء للدرج الحجري', 'وشاح لدخول أماكن العبادة'],
    en: ['An appetite', 'Shoes for stone steps', 'A scarf for places of worship'],
  },
  knowBeforeYouGo: {
    ar: [
      'كل اللحوم حلال، ولا نقدّم الكحول',
      'أخبرونا بالحساسية عند الحجز، فالمكسرات تدخل في كثير من الأصناف',
      'الشوارع شديدة الانحدار ولا تناسب عربات الأطفال',
      'نرى كنيس آحريدا من الخارج، إلا إذا رتّبنا زيارة بإذن مسبق',
    ],
    en: [
      'All meat is halal and no alcohol is served',
      'Tell us about allergies when you book, as many dishes contain nuts',
      'The streets are steep and not suitable for pushchairs',
      'We see the Ahrida synagogue from outside only, unless a visit has been arranged',
    ],
  },
  itinerary: [
    {
      title: { ar: 'رصيف فنار', en: 'Fener pier' },
      text: { ar: 'نلتقي عند الماء ونبدأ بسميط ساخن.', en: 'Meet the group over a hot simit by the water.' },
      minutes: 20,
    },
    {
      title: { ar: 'الكنيسة الحديدية', en: 'The iron church' },
      text: {
        ar: 'ندخل كنيسة صُبّت قطعها من الحديد في فيينا. انقروا على عمود منها لتتأكدوا.',
        en: 'We go inside a church cast in iron in Vienna. Knock on a column to check.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'درج المدرسة الحمراء', en: 'Steps of the red college' },
      text: {
        ar: 'نتوقف في منتصف الدرج ونتذوّق الكايماق بالعسل.',
        en: 'We stop halfway up for a plate of kaymak and honey.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'شارع المخلل', en: 'Pickle street' },
      text: {
        ar: 'نتذوّق ستة أنواع من المخلل في دكان توارثته ثلاثة أجيال.',
        en: 'Taste six kinds of pickle at a third-generation shop.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'بيت زينب', en: 'Zeynep’s house' },
      text: {
        ar: 'نلفّ ورق العنب معًا، ثم نجلس إلى المائدة لنأكله مع السمك.',
        en: 'We roll vine leaves together, then sit down to eat them with fish of the season.',
      },
      minutes: 90,
    },
  ],
  guideLanguages: ['ar', 'en', 'tr'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'TRY',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'رصيف عبّارات فنار', en: 'Fener ferry pier' },
    address: { ar: 'شارع عبد الأزل باشا، الفاتح', en: 'Abdülezel Paşa Caddesi, Fatih' },
    lat: 41.0303,
    lng: 28.9527,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 40 },
  ],
  pictures: [
    {
      kind: 'table',
      time: 'day',
      seed: 'balat-1',
      alt: { ar: 'أطباق صغيرة وخبز على مائدة', en: 'Small dishes and bread on a table' },
    },
    {
      kind: 'souq',
      time: 'day',
      seed: 'balat-2',
      alt: { ar: 'دكاكين بهارات ومخللات في سوق مسقوف', en: 'Spice and pickle shops in a covered market' },
    },
    {
      kind: 'bosphorus',
      time: 'dawn',
      seed: 'balat-3',
      alt: { ar: 'ضفة القرن الذهبي في أول الصباح', en: 'The shore of the Golden Horn in early morning' },
    },
  ],
  options: [
    {
      code: 'morning',
      title: { ar: 'من الفطور إلى الغداء', en: 'Breakfast to lunch' },
      description: {
        ar: 'أربع ساعات وتسعة أصناف، بتسعة أشخاص على الأكثر.',
        en: 'Four hours and nine tastings, nine people at most.',
      },
      durationMinutes: 240,
      capacity: 9,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 345_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 4, maxAge: 12, priceMinor: 190_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير في حمّالة', en: 'Young child in a carrier' },
          minAge: 0,
          maxAge: 3,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [2, 4, 5, 6, 7], startTimes: ['09:30'], capacity: 9 },
        { weekdays: [6, 7], startTimes: ['09:30'], capacity: 9, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'market-wednesday',
      title: { ar: 'الأربعاء: السوق والمطبخ', en: 'Wednesday: market and kitchen' },
      description: {
        ar: 'نشتري من سوق تشارشمبه الأسبوعي في الفاتح ثم نطبخ في بيت زينب، خمس ساعات.',
        en: 'We shop at Fatih’s weekly Çarşamba market, then cook at Zeynep’s. Five hours.',
      },
      durationMinutes: 300,
      capacity: 7,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 420_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 12, priceMinor: 240_000 },
      ],
      schedules: [{ weekdays: [3], startTimes: ['09:00'], capacity: 7 }],
    },
  ],
  extras: [
    {
      code: 'pantry-bag',
      title: {
        ar: 'كيس مؤونة: سمّاق ودبس رمان وفلفل أورفا',
        en: 'A pantry bag: sumac, pomegranate molasses, Urfa pepper',
      },
      per: 'booking',
      priceMinor: 95_000,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Mei',
      country: 'SG',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'The pickle shop',
      body: 'The pickle man asked about my mood. I said tired, so he gave me pickled green almonds. I am from a food city and I was impressed.',
      daysAgo: 5,
    },
    {
      author: 'أسماء',
      country: 'MA',
      rating: 5,
      language: 'ar',
      travellerType: 'couple',
      title: 'بحال عند خالتي',
      body: 'لوينا ورق العنب مع زينب وضحكات على ديال راجلي، ومع ذلك كلاتها. الماكلة بنينة.',
      daysAgo: 18,
    },
    {
      author: 'Gabriel',
      country: 'AR',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'Skip breakfast, seriously',
      body: 'At number six I was full and there were three more. The hills are no joke also. There is a church made all of iron, very strange.',
      daysAgo: 36,
    },
    {
      author: 'وليد ع.',
      country: 'SA',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'لذيذ لكن المشي كثير',
      body: 'الأكل ممتاز والمرشدة لطيفة، بس درج ومشي. بنتي تعبت عند المحطة الثالثة. تناسب فوق الثمان سنين.',
      daysAgo: 62,
    },
    {
      author: 'Norah',
      country: 'ZA',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Wednesday!',
      body: 'Do the market day. My teenager bargained for peppers in sign language and then cooked them at Zeynep’s. This is a boy who lives on toast.',
      daysAgo: 90,
    },
  ],
}
