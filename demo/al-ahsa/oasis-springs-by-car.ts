import type { DemoProduct } from '#demo/shape.ts'

export const oasisSpringsByCar: DemoProduct = {
  code: 'oasis-springs-by-car',
  slug: { ar: 'عيون-الواحة-وطرق-النخل', en: 'springs-and-palm-lanes-of-the-oasis' },
  category: 'private-cars',
  supplier: 'springs-of-hajar',
  title: {
    ar: 'الأحساء: جولة خاصة بالسيارة بين العيون والنخيل',
    en: 'Al-Ahsa: private car tour of the oasis and its springs',
  },
  summary: {
    ar: 'جولة بسيارة خاصة مع مرشد إلى عين أم سبعة والجوهرية ومسجد جواثى، مع مشي بين البساتين. السعر للسيارة.',
    en: 'See the springs of Umm Sab’ah and Al-Jawhariyah, Jawatha Mosque and the palm gardens by private car with a guide.',
  },
  overview: {
    ar: 'يأخذكم فلاح مرشد من البطالية بين عيون الأحساء وبساتينها في سيارة دفع رباعي خاصة، حتى أربعة ركاب. في نصف يوم من أربع ساعات ونصف تزورون أم سبعة، وتمشون 3 كيلومترات في الظل على حافة قناة، وتقفون عند عين الجوهرية ومسجد جواثى.\n\nكان في الأحساء نحو 30 عينًا تسقي النخل بلا مضخات، ثم رُبطت سنة 1971 بقنوات من الخرسانة، وأكثرها اليوم يُضخّ ماؤه. ترون منها ما بقي يجري وما جفّ وما رُمّم. والبساتين ثلاث طبقات: نخل، وتحته رمان وليمون وتين، وتحتها برسيم، وهي مما أدخل الواحة قائمة التراث العالمي سنة 2018.\n\nاليوم الكامل يمتد تسع ساعات إلى البحيرة الصفراء بين الكثبان، حيث تنزل الطيور المهاجرة. ويمكنكم السباحة في الجوهرية بحسب مواعيد الرجال والعائلات.',
    en: 'A farmer from Al-Battaliyah drives and guides you in a private 4x4 for up to four. The half-day of four and a half hours takes you to the warm spring of Umm Sab’ah, along 3 kilometres of shaded channel on foot, and to Al-Jawhariyah spring and Jawatha Mosque.\n\nSome 30 springs once watered the palms here without a pump. In 1971 they were tied into concrete channels, and most are pumped today; you’ll see some that still flow, some that dried up and some that were restored. The gardens grow in three layers, palms above pomegranate, lemon and fig, with clover beneath. They’re part of why the oasis joined the World Heritage List in 2018. Jawatha held the second Friday prayer in Islam, after the Prophet’s own mosque.\n\nThe full day, nine hours, adds the Yellow Lake among the dunes, where migrating birds stop.',
  },
  highlights: {
    ar: [
      'الوقوف عند عين أم سبعة ومجاريها السبعة',
      'المشي على حافة قناة في بساتين من ثلاث طبقات',
      'السباحة في عين الجوهرية في البطالية',
      'زيارة أقواس مسجد جواثى، حيث أقيمت ثاني جمعة في الإسلام',
      'مراقبة طيور البحيرة الصفراء في اليوم الكامل',
    ],
    en: [
      'Visit the spring of Umm Sab’ah and its seven outlets',
      'Walk by a channel through gardens planted in three layers',
      'Swim in the spring of Al-Jawhariyah',
      'Stand among the arches of Jawatha Mosque',
      'Watch the birds of the Yellow Lake on the full day',
    ],
  },
  includes: {
    ar: ['سيارة دفع رباعي ووقودها', 'سائق مرشد من أهل الواحة', 'ماء بارد وتمر وفاكهة الموسم', 'منظاران للطيور'],
    en: [
      'A 4x4 and its fuel',
      'A driver and guide from the oasis',
      'Cold water, dates and the fruit of the season',
      'Two pairs of binoculars',
    ],
  },
  excludes: {
    ar: ['دخول حوض السباحة في الجوهرية', 'الغداء في اليوم الكامل ما لم تطلبوه'],
    en: ['Entry to the pool at Al-Jawhariyah', 'Lunch on the full day unless you order it'],
  },
  bring: {
    ar: ['حذاء للمشي على التراب', 'ثياب سباحة ومنشفة إن أردتم السباحة', 'قبعة'],
    en: ['Shoes for an earthen path', 'Swimwear and a towel if you plan to swim', 'A hat'],
  },
  knowBeforeYouGo: {
    ar: [
      'للسباحة مواعيد منفصلة للرجال وللعائلات، ونرتب المسار بحسبها',
      'البحيرة الصفراء على رمل ناعم، وقد نستبدل بها جبل الشعبة إذا اشتدت الريح',
      'المشي مستوٍ ومظلل، وإن لم ترغبوا في المشي نقلتكم السيارة إلى آخر المسار',
      'البعوض كثير عند الغروب في الخريف، ومعنا طارد له',
    ],
    en: [
      'Men and families have separate swimming hours, and we plan the route around them',
      'The Yellow Lake lies in soft sand, so in strong wind we take Jabal al-Shu’bah instead',
      'The walk is level and shaded. If you’d rather not walk, the car takes you to the end',
      'Mosquitoes are common at sunset in autumn, so we keep repellent in the car',
    ],
  },
  itinerary: [
    {
      title: { ar: 'عين أم سبعة', en: 'Umm Sab’ah' },
      text: {
        ar: 'نقف عند العين الدافئة التي يتصاعد منها البخار في صباح الشتاء، ثم نتتبع مجاريها السبعة إلى أول بستان.',
        en: 'The water is warm, and steams on a winter morning. We follow the seven outlets to the first garden.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'على حافة القناة', en: 'Along the channel' },
      text: {
        ar: 'نمشي 3 كيلومترات في الظل. يصعد الفلاح نخلة بالكرّ، وهو حبل الصعود، ويشرح كيف تُلقّح.',
        en: 'We walk 3 kilometres in the shade. The farmer climbs a palm with the karr, a climbing belt, and explains how it’s pollinated.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'عين الجوهرية', en: 'Al-Jawhariyah' },
      text: {
        ar: 'عين باردة قرب البطالية سُمّيت باسم جوهر الذي أنشأها. تسبحون فيها، أو تجلسون وأقدامكم في الساقية.',
        en: 'A cool spring near Al-Battaliyah, named after Jawhar, who made it. Swim, or sit with your feet in the channel.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'مسجد جواثى', en: 'Jawatha Mosque' },
      text: {
        ar: 'بناه بنو عبد القيس في السنة السابعة للهجرة. بقي من البناء الأصلي أقواس قليلة من الطوب اللَّبِن، والباقي مرمّم.',
        en: 'Raised by the Banu Abd al-Qays in the seventh year of the Hijra. A few of the mud-brick arches are original, and the rest is restored.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'خيار اليوم الكامل: البحيرة الصفراء', en: 'Full-day option: the Yellow Lake' },
      text: {
        ar: 'نراقب الطيور بين القصب والكثبان، من نحام وبلشون وبط بحسب الشهر، ثم نشاهد الغروب على الماء.',
        en: 'We watch for flamingos, herons or ducks, depending on the month, among reeds and dunes, and stay for sunset on the water.',
      },
      minutes: 120,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: true,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 900,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'بوابة قصر إبراهيم', en: 'Gate of Ibrahim Palace' },
    address: { ar: 'حي الكوت، الهفوف، الأحساء', en: 'Al Kut quarter, Hofuf, Al-Ahsa' },
    lat: 25.3789,
    lng: 49.5873,
  },
  cancellation: [
    { day: 3, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 30 },
    { day: 0, hour: 6, minute: 0, percentage: 70 },
  ],
  pictures: [
    {
      kind: 'dune',
      time: 'sunset',
      seed: 'oasis-springs-by-car-3',
      alt: { ar: 'كثبان شرق الواحة عند الغروب', en: 'Dunes east of the oasis at sunset' },
    },
    {
      kind: 'palm-grove',
      time: 'day',
      seed: 'oasis-springs-by-car-1',
      alt: { ar: 'نخل كثيف وماء يجري تحته', en: 'Dense palms with water running below them' },
    },
    {
      kind: 'orchard',
      time: 'dawn',
      seed: 'oasis-springs-by-car-2',
      alt: { ar: 'بستان رمان وليمون', en: 'A garden of pomegranate and lemon' },
    },
  ],
  options: [
    {
      code: 'half-day',
      title: { ar: 'نصف يوم بين العيون', en: 'Half a day among the springs' },
      description: {
        ar: 'أربع ساعات ونصف: أم سبعة والقناة والجوهرية وجواثى.',
        en: 'Four and a half hours: Umm Sab’ah, the channel, Al-Jawhariyah and Jawatha.',
      },
      durationMinutes: 270,
      capacity: 12,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'سيارة (حتى 4)', en: 'Car (up to 4)' },
          priceMinor: 62_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['07:30', '14:30'], capacity: 6 },
        { weekdays: [6], startTimes: ['07:00'], capacity: 6, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'full-day',
      title: { ar: 'يوم كامل إلى البحيرة الصفراء', en: 'A full day to the Yellow Lake' },
      description: {
        ar: 'تسع ساعات تنتهي بالغروب على الماء بين الكثبان.',
        en: 'Nine hours, ending with sunset on the water among the dunes.',
      },
      durationMinutes: 540,
      capacity: 8,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'سيارة (حتى 4)', en: 'Car (up to 4)' },
          priceMinor: 108_000,
          originalMinor: 124_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [2, 4, 6, 7], startTimes: ['09:00'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'farm-basket',
      title: { ar: 'سلة غداء: خبز حساوي وجبن وخضار', en: 'A lunch basket: Hasawi bread, cheese and vegetables' },
      per: 'person',
      priceMinor: 4_500,
      maxQuantity: 8,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'حسين',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'سواق ما عليه كلام',
      body: 'السواق من أهل الحسا ويعرف كل عين ونخل. جانا بدري والسيارة باردة. الله يعطيه العافية.',
      daysAgo: 7,
    },
    {
      author: 'Elena M.',
      country: 'ES',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Much bigger than I thought',
      body: 'I imagined a pond and some palms, and we drove one hour inside and it did not finish. In the shade was eight degrees less than on the road, the driver had a thermometer to show us.',
      daysAgo: 31,
    },
    {
      author: 'Graham M.',
      country: 'AU',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'Al-Jawhariyah is a swimming pool',
      body: 'Just so you know: walls, tiles, the lot. Not what I had in my head. Lake at sunset was great, mozzies were not.',
      daysAgo: 59,
    },
    {
      author: 'بدر غ.',
      country: 'BH',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'يوم طويل بس يستاهل',
      body: 'كنا سبعة في سيارتين والوقت مضبوط. شفنا النحام في البحيرة. لا تنسون طارد البعوض مثلنا.',
      daysAgo: 88,
    },
  ],
}
