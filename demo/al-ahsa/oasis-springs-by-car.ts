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
    ar: 'سيارة خاصة بمرشد بين عيون الأحساء: أم سبعة والجوهرية ومسجد جواثى ومشي بين البساتين. السعر للسيارة.',
    en: 'A private car with guide to the springs of Umm Sab’ah and Al-Jawhariyah, Jawatha Mosque and the palm gardens.',
  },
  overview: {
    ar: 'كان في الأحساء نحو 30 عينًا تسقي النخل وحدها، لا دلو ولا مضخة: يصعد الماء من الصخر، بعضه دافئ وبعضه بارد، ويجري في سواقٍ يعرف كل فلاح ساعته منها. وفي سنة 1971 رُبطت العيون بقنوات من الخرسانة، ثم هبط الماء في العقود التالية فصار أكثرها يُضخّ. في هذه الجولة ترون ما بقي يجري منها وما جفّ وما رُمّم.\n\nيقود بكم فلاح من البطالية في طرق لا تتسع لسيارتين. تقفون عند أم سبعة التي تخرج في سبعة مجارٍ وكان العريس يُزفّ إليها ليغتسل مع أصحابه، ثم تمشون 3 كيلومترات على حافة قناة: فوقكم النخل، وتحته الرمان والليمون والتين، وتحتها البرسيم. ثلاث طبقات من الزرع في ظل واحد، وهو مما أدخل الواحة قائمة التراث العالمي سنة 2018.\n\nوفي جواثى تقفون عند أقواس المسجد الذي أقيمت فيه ثاني جمعة في الإسلام بعد المسجد النبوي. من اختار اليوم الكامل أكمل إلى البحيرة الصفراء بين الكثبان، حيث ينتهي ماء الواحة كله وتنزل الطيور المهاجرة.',
    en: 'Al-Ahsa once had some 30 springs that watered its palms unaided, with no bucket and no pump. Water rose through the rock, some of it warm and some cool, and ran in runnels where each farmer knew his hour. In 1971 the springs were tied into concrete channels; in the decades after, the water sank and most are pumped today. On this drive you see some that still flow, some that dried and some that were restored.\n\nA farmer from Al-Battaliyah drives you along lanes too narrow for two cars. You stop at Umm Sab’ah, the mother of seven, named for its seven outlets, where bridegrooms were brought to bathe with their friends. Then you walk 3 kilometres on the edge of a channel, with palms above, pomegranate, lemon and fig below them, and clover below those: three layers growing in one shade, part of what brought the oasis on to the World Heritage List in 2018.\n\nAt Jawatha you stand by the arches of the mosque where the second Friday prayer in Islam was held, after the Prophet’s own in Madinah. The full-day option continues to the Yellow Lake among the dunes, where the water of the oasis ends up and migrating birds stop.',
  },
  highlights: {
    ar: [
      'الوقوف عند عين أم سبعة ومجاريها السبعة',
      'المشي على حافة قناة في بساتين من ثلاث طبقات',
      'السباحة في عين الجوهرية في البطالية',
      'رؤية أقواس مسجد جواثى',
      'مراقبة طيور البحيرة الصفراء في اليوم الكامل',
    ],
    en: [
      'See the spring of Umm Sab’ah and its seven outlets',
      'Walk by a channel through gardens planted in three layers',
      'Swim in the spring of Al-Jawhariyah',
      'Find the arches of Jawatha Mosque',
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
    ar: ['دخول حوض السباحة في الجوهرية', 'الغداء في اليوم الكامل ما لم يُطلب'],
    en: ['Entry to the pool at Al-Jawhariyah', 'Lunch on the full day unless ordered'],
  },
  bring: {
    ar: ['حذاء للمشي على التراب', 'ثياب سباحة ومنشفة لمن ينزل الماء', 'قبعة'],
    en: ['Shoes for an earthen path', 'Swimwear and a towel if you go in', 'A hat'],
  },
  knowBeforeYouGo: {
    ar: [
      'السباحة بحسب مواعيد الرجال والعائلات، ونرتب المسار عليها',
      'البحيرة الصفراء على رمل ناعم، وقد نستبدل بها جبل الشعبة إذا اشتدت الريح',
      'المشي مستوٍ ومظلل، ومن لا يمشي تلاقيه السيارة في آخره',
      'البعوض كثير عند الغروب في الخريف، ومعنا طارد له',
    ],
    en: [
      'Swimming follows separate hours for men and for families; we arrange the route by them',
      'The Yellow Lake lies in soft sand; in strong wind we take Jabal al-Shu’bah instead',
      'The walk is level and shaded; if you’d rather not walk, the car takes you to the end',
      'There are many mosquitoes at sunset in autumn; repellent is in the car',
    ],
  },
  itinerary: [
    {
      title: { ar: 'عين أم سبعة', en: 'Umm Sab’ah' },
      text: {
        ar: 'الماء دافئ، وفي صباح الشتاء يتصاعد منه البخار. نتتبع المجاري السبعة إلى أول بستان.',
        en: 'The water is warm; on a winter morning it steams. We follow the seven outlets to the first garden.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'على حافة القناة', en: 'Along the channel' },
      text: {
        ar: '3 كيلومترات من الظل. يصعد الفلاح نخلة بالكرّ، وهو حبل الصعود، ويشرح كيف تُلقّح.',
        en: '3 kilometres of shade. The farmer goes up a palm with the karr, the climbing belt, and explains how it is pollinated.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'عين الجوهرية', en: 'Al-Jawhariyah' },
      text: {
        ar: 'عين باردة قرب البطالية سُمّيت باسم جوهر الذي أنشأها. سباحة أو جلسة بالأقدام في الساقية.',
        en: 'A cool spring near Al-Battaliyah, named after the Jawhar who made it. A swim, or feet in the runnel.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'مسجد جواثى', en: 'Jawatha Mosque' },
      text: {
        ar: 'بناه بنو عبد القيس في السنة السابعة للهجرة. من الأصل أقواس قليلة من اللبن، والباقي ترميم ظاهر للعين.',
        en: 'Raised by the Banu Abd al-Qays in the seventh year of the Hijra. A few arches of mud brick are old; the rest is visibly restored.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'خيار اليوم الكامل: البحيرة الصفراء', en: 'Full-day option: the Yellow Lake' },
      text: {
        ar: 'قصب وكثبان وطير: نحام وبلشون وبط بحسب الشهر، وغروب على الماء.',
        en: 'Reeds, dunes and birds: flamingo, heron or duck, depending on the month, and sunset on the water.',
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
      kind: 'oasis',
      time: 'day',
      seed: 'oasis-springs-by-car-1',
      alt: { ar: 'نخل كثيف وماء يجري تحته', en: 'Dense palms with water running below them' },
    },
    {
      kind: 'garden',
      time: 'dawn',
      seed: 'oasis-springs-by-car-2',
      alt: { ar: 'بستان رمان وليمون في ظل النخل', en: 'A garden of pomegranate and lemon in palm shade' },
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
