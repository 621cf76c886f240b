import type { DemoProduct } from '#demo/shape.ts'

export const roshanHouses: DemoProduct = {
  code: 'jeddah-roshan-houses',
  slug: { ar: 'بيوت-الرواشين-في-جدة-البلد', en: 'roshan-houses-of-al-balad' },
  category: 'architecture-heritage',
  supplier: 'roshan-and-sea',
  title: { ar: 'جدة: جولة بيوت البلد التاريخية مع مرمّمة', en: 'Jeddah: Al-Balad old houses tour with a restorer' },
  summary: {
    ar: 'جولة في بيوت الحجر المرجاني ورواشينها في البلد، المدرجة في قائمة اليونسكو، مع مهندسة ترميم عملت فيها.',
    en: 'Visit the coral-stone houses and wooden balconies of UNESCO-listed Al-Balad with an engineer who restores them.',
  },
  overview: {
    ar: 'ادخلوا بيوت الحجر المرجاني في البلد مع مهندسة ترميم عملت في عشرة منها. تمشون نحو كيلومترين ونصف في ساعتين ونصف، من بيت نصيف إلى ورشة الرواشين وسوق العلوي وباب مكة، مع 12 ضيفًا على الأكثر.\n\nبُنيت البيوت بحجر المنقبي المقطوع من الشعاب وطين بحيرة الأربعين. ولأن الحجر هشّ، مدّ البنّاؤون بين صفوفه عوارض خشب تسمّى التكاليل تمنع الجدار من التشقق. أما الرواشين فمن ساج الهند وجاوة، تُدخل نسيم البحر ويرى منها أهل البيت ولا يُرون. تحمل المرشدة في حقيبتها قطعًا من الحجر والخشب، وتجرّبون بأيديكم كيف تتعشّق القطع بلا مسمار.\n\nدخلت جدة التاريخية قائمة التراث العالمي سنة 2014 باسم بوابة مكة. في البيوت أدراج عالية، فتأكدوا من قدرتكم على صعودها.',
    en: 'Go inside the coral-stone houses of Al-Balad with a conservation engineer who has worked on ten of them. The walk takes two and a half hours over 2.5 easy kilometres, from Nasseef House to a roshan workshop, Souq al-Alawi and Bab Makkah, with 12 guests at most.\n\nThe houses are built of manqabi, coral stone cut from the reefs, bedded in lagoon mud. Because it’s soft, builders laid level timbers called takaleel between the courses, so that a wall settles in one piece and doesn’t crack. The roshans, balconies of teak from India and Java, let in the sea breeze and let the family see without being seen. Your guide carries pieces of all this in her bag, and you’ll feel how tenon meets mortise without a nail.\n\nHistoric Jeddah joined the World Heritage List in 2014 as the Gate to Makkah. The stairs are steep, so come if you’re happy to climb.',
  },
  highlights: {
    ar: [
      'زيارة بيت نصيف وشجرة النيم أمامه',
      'تفحّص روشان مفكوك على طاولة الورشة',
      'التوقف عند مسجد الشافعي ومئذنته من القرن الثالث عشر',
      'المشي في سوق العلوي، طريق الحاج من البحر',
      'صعود سطح بيت مرمّم، مع أذان المغرب في جولة الغروب',
    ],
    en: [
      'Visit Nasseef House and its neem tree',
      'Examine a roshan taken apart on a workshop bench',
      'Stop at the Shafi‘i Mosque and its thirteenth-century minaret',
      'Walk Souq al-Alawi, the pilgrims’ way from the sea',
      'Climb to a restored roof, for the call to prayer on the sunset walk',
    ],
  },
  includes: {
    ar: ['مرشدة مهندسة ترميم', 'دخول بيتين وورشة نجارة', 'ماء وسوبيا باردة', 'سماعات للمجموعات التي تزيد على ستة'],
    en: [
      'A conservation engineer as your guide',
      'Entry to two houses and a carpentry workshop',
      'Water and cold sobia, a barley drink',
      'Headsets for groups above six',
    ],
  },
  excludes: {
    ar: ['العشاء', 'المواصلات إلى البلد'],
    en: ['Dinner', 'Getting to Al-Balad'],
  },
  bring: {
    ar: ['حذاء مريح لأن الأرض حجرية', 'لباس يغطي الكتفين والركبتين', 'مروحة يد في الصيف'],
    en: ['Comfortable shoes for stone paving', 'Clothes that cover shoulders and knees', 'A hand fan in summer'],
  },
  knowBeforeYouGo: {
    ar: [
      'المسافة كيلومتران ونصف على مهل، وفي البيوت أدراج عالية بلا مصاعد',
      'قد تُغلق بعض الأزقة فجأة لأعمال الترميم، فنسلك طريقًا آخر إلى المحطات نفسها',
      'نقف في جولة الغروب لصلاة المغرب عند مسجد المعمار',
      'الرطوبة عالية من يونيو إلى سبتمبر، وموعد 8:00 مساءً ألطف',
    ],
    en: [
      'The walk is 2.5 kilometres at an easy pace, but the houses have steep stairs and no lifts',
      'Lanes may close without notice for restoration, which changes the route but not what we see',
      'On the sunset walk we stop for prayer, and you are welcome to pray at Al-Mi‘mar Mosque',
      'Humidity is high from June to September, when the 8 pm walk is cooler',
    ],
  },
  itinerary: [
    {
      title: { ar: 'بيت نصيف', en: 'Nasseef House' },
      text: {
        ar: 'بُني بين 1872 و1881، ونزل فيه الملك عبد العزيز سنة 1925. درجه عريض منخفض، ويُقال إن الجمال كانت تصعده.',
        en: 'Built between 1872 and 1881; King Abdulaziz stayed here in 1925. The stairs are broad and shallow, and camels are said to have climbed them.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'ورشة الرواشين', en: 'The roshan workshop' },
      text: {
        ar: 'نرى كيف يُنظَّف الساج القديم ويُرقَّم، وكيف يقطع النجّار بديلًا للقطع المفقودة على قياسها.',
        en: 'Watch old teak being cleaned and numbered while a carpenter cuts replacements for the missing pieces.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'حارة المظلوم ومسجد الشافعي', en: 'Harat Al-Mazloum and the Shafi‘i Mosque' },
      text: {
        ar: 'نتجوّل في الحارة ونعرف كيف أخذت اسمها، ثم نقف عند المسجد ونسمع من أين جاءت أعمدته.',
        en: 'We hear how the quarter of the wronged man got its name, and how far the mosque’s columns had travelled.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'سوق العلوي', en: 'Souq al-Alawi' },
      text: {
        ar: 'نمشي تحت الرواشين بين دكاكين العطّارين والمشالح، ونشرب السوبيا.',
        en: 'We walk beneath the roshans past spice sellers and robe shops, and stop for a cup of sobia.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'باب مكة', en: 'Bab Makkah' },
      text: {
        ar: 'نختم عند الباب الذي كانت القوافل تُجهَّز عنده قبل الفجر.',
        en: 'We finish at the gate where caravans were made ready before dawn.',
      },
      minutes: 15,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 120,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'شجرة النيم أمام بيت نصيف', en: 'The neem tree in front of Nasseef House' },
    address: { ar: 'ساحة بيت نصيف، جدة التاريخية', en: 'Nasseef House Square, Historic Jeddah' },
    lat: 21.4841,
    lng: 39.1873,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 3, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'balconies',
      time: 'sunset',
      seed: 'jeddah-roshan-houses-1',
      alt: { ar: 'بيوت البلد ورواشينها عند الغروب', en: 'Houses of Al-Balad with wooden bay windows at sunset' },
    },
    {
      kind: 'mosque',
      time: 'sunset',
      seed: 'jeddah-roshan-houses-2',
      alt: { ar: 'مئذنة قديمة بين البيوت', en: 'An old minaret among the houses' },
    },
    {
      kind: 'souq',
      time: 'night',
      seed: 'jeddah-roshan-houses-3',
      alt: { ar: 'سوق مسقوف ودكاكين مضاءة', en: 'A covered market with lit shops' },
    },
  ],
  options: [
    {
      code: 'group-walk',
      title: { ar: 'جولة مع مجموعة', en: 'Walk with a group' },
      description: {
        ar: 'لـ12 ضيفًا على الأكثر.',
        en: 'For 12 guests at most.',
      },
      durationMinutes: 150,
      capacity: 12,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 16_500,
          originalMinor: 19_000,
        },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 18,
          maxAge: 28,
          priceMinor: 12_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 17, priceMinor: 8_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 5,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: [{ sunset: -75 }, '20:00'], capacity: 12 },
        { weekdays: [6], startTimes: [{ sunset: -75 }, '20:00'], capacity: 12, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'carpentry-morning',
      title: { ar: 'صباح في الورشة', en: 'A morning at the bench' },
      description: {
        ar: 'مع النجّار، تركّبون فيها بأيديكم مربّعًا من خشب المنجور وتأخذونه معكم.',
        en: 'With the carpenter, joining a panel of lattice that you take home.',
      },
      durationMinutes: 180,
      capacity: 6,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'مسافر', en: 'Traveller' }, minAge: 14, priceMinor: 32_000 },
      ],
      schedules: [{ weekdays: [2, 6], startTimes: ['09:30'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'map',
      title: { ar: 'خريطة مرسومة لـ50 روشانًا', en: 'A drawn map of 50 roshans' },
      per: 'booking',
      priceMinor: 4_500,
      maxQuantity: 5,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'دانة ش.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'المرشدة ممتازة',
      body: 'شرحها واضح وما تستعجل، وإذا ما تعرف تقول ما أعرف. شفنا روشان مفكوك قطعة قطعة. الوقت المناسب بعد العصر.',
      daysAgo: 11,
    },
    {
      author: 'Philippa M.',
      country: 'ZA',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'She actually repairs these houses',
      body: 'Our guide can tell you how old a balcony is from the screws. We were on a roof when the call to prayer started from all sides. Goosebumps.',
      daysAgo: 35,
    },
    {
      author: 'Mehmet',
      country: 'TR',
      rating: 4,
      language: 'en',
      travellerType: 'business',
      title: 'Construction everywhere',
      body: 'Half the quarter is a building site, she explains it well. Two lanes were closed so we walked long to Bab Makkah. My shoes were white.',
      daysAgo: 62,
    },
    {
      author: 'فيصل ش.',
      country: 'QA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'في الصيف خذوا المسا',
      body: 'الشرح وايد زين، بس موعد قبل المغرب في هالحر تعّب اليهال. ليتكم تنبهون وقت الحجز.',
      daysAgo: 116,
    },
  ],
}
