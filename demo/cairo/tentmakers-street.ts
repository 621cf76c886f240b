import type { DemoProduct } from '#demo/shape.ts'

export const tentmakersStreet: DemoProduct = {
  code: 'cairo-tentmakers-workshop',
  slug: { ar: 'شارع-الخيامية-وورشة-بالإبرة', en: 'tentmakers-street-and-a-needle-workshop' },
  category: 'souqs-crafts',
  supplier: 'fatimid-street',
  title: { ar: 'القاهرة: جولة شارع الخيامية وورشة يدوية', en: 'Cairo: Tentmakers’ Street tour and appliqué workshop' },
  summary: {
    ar: 'جولة من باب زويلة إلى سوق الخيامية، ثم ساعتان مع معلّم تخيطون فيهما زهرة لوتس وتأخذونها معكم.',
    en: 'Walk from Bab Zuwayla to the tentmakers’ covered market, then sew a lotus with a master and take it home.',
  },
  overview: {
    ar: 'نصعد مع معمارية إلى سطح باب زويلة لنرى سوق الخيامية من فوق، ثم نمشي بين دكاكينه، ثم نجلس إلى المعلّم أشرف وابنه في ورشة بالطابق الأول. في نحو ساعتين يخيط كل ضيف زهرة لوتس على مربع قماش ويأخذها معه. وعددكم ثمانية على الأكثر.\n\nبنى الأمير رضوان بك هذا السقف الخشبي نحو سنة 1650، ثم غلب على الشارع اسم أهله الخيامية. كانوا يصنعون خيام السفر والحج وسرادقات الأفراح، ويبطّنونها بقماش ملوّن حتى يصير الجالس فيها كأنه في بستان. ينقلون الرسم بورق مثقوب ومسحوق، ثم يقصّون القطع ويطوون حافاتها تحت طرف الإبرة ويخيطونها غرزة بعد غرزة، بلا كشتبان ولا ماكينة.\n\nالورشة لمن بلغ 10 سنوات، ومن أراد السوق وحده فله جولة من غير خياطة.',
    en: 'Sew a lotus with Master Ashraf and his son and take it home. First an architect leads you up to the roof of Bab Zuwayla to see the tentmakers’ market from above, then past its shops to a first-floor workshop, where eight guests at most sit around one bench for about two hours.\n\nThe emir Radwan Bey built the market’s wooden roof about 1650, and the street took the name of its craftsmen: al-Khayamiya, the tentmakers. They made tents for travel and pilgrimage and pavilions for weddings, lined with coloured cloth so that sitting inside felt like sitting in an orchard. Patterns are transferred with pricked paper and powder. The pieces are cut, turned under with the tip of the needle and sewn stitch after stitch, with no thimble and no machine.\n\nThe workshop is for ages 10 and up. A shorter walk covers the gate and market only.',
  },
  highlights: {
    ar: [
      'الإطلال على سقف السوق الخشبي من سطح باب زويلة',
      'زيارة مسجد الصالح طلائع فوق دكاكينه منذ 1160',
      'تصفّح رسوم على ورق مثقوب توارثها الأحفاد عن الأجداد',
      'خياطة زهرة لوتس تأخذونها معكم',
    ],
    en: [
      'Look down on the wooden roof from the top of Bab Zuwayla',
      'Visit the mosque of al-Salih Tala’i, above its shops since 1160',
      'Look at pricked patterns passed from grandfather to grandson',
      'Sew a lotus to take home',
    ],
  },
  includes: {
    ar: [
      'معمارية مرشدة، ثم معلّم خيامية وابنه',
      'تذكرة باب زويلة',
      'القماش والخيط والإبرة والمقص في خيار الورشة',
      'شاي وعصير قصب',
    ],
    en: [
      'Architect guide, then a master tentmaker and his son',
      'Entry to Bab Zuwayla',
      'Cloth, thread, needle and scissors for the workshop',
      'Tea and sugar-cane juice',
    ],
  },
  excludes: {
    ar: ['ما تشترونه من السوق', 'الغداء', 'الوصول إلى باب زويلة ما لم تختاروا الاستقبال'],
    en: ['Anything you buy in the market', 'Lunch', 'Getting to Bab Zuwayla unless you choose a pick-up'],
  },
  bring: {
    ar: ['نظارة القراءة لمن يحتاجها', 'حذاء للدرج الضيق', 'ملابس تُشمَّر أكمامها، فمسحوق الرسم يعلق بالثياب'],
    en: [
      'Reading glasses if you use them',
      'Shoes for narrow stairs',
      'Sleeves that roll up, as the tracing powder gets everywhere',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'أكثر الدكاكين تغلق يوم الأحد وصباح الجمعة',
      'سلّم باب زويلة ضيق ودرجاته عالية، ويمكنكم الانتظار في الأسفل مع الشاي',
      'يمكنكم الجلوس على المصطبة أو على كرسي',
      'الأقمشة المطبوعة التي تباع أمتارًا ليست من هذه الحرفة، وسنريكم الفرق',
      'الورشة لمن بلغ 10 سنوات، لأن الإبرة حادة والجلسة طويلة',
    ],
    en: [
      'Most shops close on Sundays and Friday mornings',
      'The stairs in Bab Zuwayla are narrow and steep. If you prefer, wait below with tea',
      'You may sit on the bench or on a chair',
      'The printed cloth sold by the metre isn’t hand-sewn, and we’ll show you the difference',
      'The workshop is for ages 10 and up, as the needle is sharp and you sit for a long time',
    ],
  },
  itinerary: [
    {
      title: { ar: 'باب زويلة', en: 'Bab Zuwayla' },
      text: {
        ar: 'نصعد سطح باب من سنة 1092 تعلوه مئذنتا جامع المؤيد، ونرى الشارع كله ممتدًا جنوبًا.',
        en: 'You climb the gate of 1092, topped by the two minarets of al-Mu’ayyad’s mosque, and see the whole street running south.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'قصبة رضوان', en: 'Qasabat Radwan' },
      text: {
        ar: 'نمرّ على الدكاكين واحدًا واحدًا: خيّامي يطرّز الخط العربي، وآخر زهور اللوتس، وثالث يخيط مشاهد من القرى.',
        en: 'We go shop by shop. One works in lettering, one in lotus patterns, and one has taken up scenes of village life.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'النقل والقص', en: 'Tracing and cutting' },
      text: {
        ar: 'تنقلون الرسم إلى القماش بالورق المثقوب والمسحوق، ثم تختارون ثلاثة ألوان من الرف.',
        en: 'You trace the design with pricked paper and powder, then choose three colours from the shelf.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الغرزة الخفية', en: 'The hidden stitch' },
      text: {
        ar: 'يخيط المعلّم بتلة وتخيطون التي تقابلها، ثم يُقلب القماش لفحص ظهره.',
        en: 'The master sews one petal and you sew the one opposite. Then you turn the cloth over to check the back.',
      },
      minutes: 85,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'تحت عقد باب زويلة', en: 'Under the arch of Bab Zuwayla' },
    address: { ar: 'شارع المعز لدين الله، الدرب الأحمر، القاهرة', en: 'Al-Muizz Street, al-Darb al-Ahmar, Cairo' },
    lat: 30.0427,
    lng: 31.2578,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'loom',
      time: 'day',
      seed: 'cairo-tentmakers-workshop-2',
      alt: { ar: 'ورشة علّقت فيها أقمشة ملوّنة', en: 'A workshop hung with coloured cloth' },
    },
    {
      kind: 'souq',
      time: 'day',
      seed: 'cairo-tentmakers-workshop-1',
      alt: { ar: 'سوق مسقوف ودكاكين قماش ملوّن', en: 'A covered market with shops of coloured cloth' },
    },
    {
      kind: 'mosque',
      time: 'day',
      seed: 'cairo-tentmakers-workshop-3',
      alt: { ar: 'مئذنتان فوق باب حجري', en: 'Two minarets above a gate of stone' },
    },
  ],
  options: [
    {
      code: 'lotus-square',
      title: { ar: 'الجولة وورشة زهرة اللوتس', en: 'Walk and lotus workshop' },
      description: {
        ar: 'ثمانية ضيوف حول مصطبة واحدة.',
        en: 'Eight guests around one bench.',
      },
      durationMinutes: 195,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 16,
          priceMinor: 160_000,
          originalMinor: 185_000,
        },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 10,
          maxAge: 15,
          priceMinor: 95_000,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4], startTimes: ['10:30', '15:00'], capacity: 8 },
        { weekdays: [6], startTimes: ['10:30', '15:00'], capacity: 8, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'walk-only',
      title: { ar: 'الباب والسوق من غير الورشة', en: 'Gate and market walk, no workshop' },
      description: {
        ar: 'ساعة ونصف مشيًا، مع وقفة قصيرة نرى فيها المعلّم يعمل.',
        en: '90 minutes on foot, with a short stop to watch the master at work.',
      },
      durationMinutes: 90,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 78_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 15, priceMinor: 39_000 },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: ['13:00'], capacity: 10 }],
    },
  ],
  extras: [
    {
      code: 'cushion-kit',
      title: { ar: 'عدّة وسادة كاملة تكملونها في البيت', en: 'A full cushion kit to finish at home' },
      per: 'person',
      priceMinor: 52_000,
      maxQuantity: 8,
    },
    {
      code: 'framing',
      title: {
        ar: 'شدّ قطعتكم على إطار وإرسالها إلى الفندق',
        en: 'Your piece stretched on a frame and sent to your hotel',
      },
      per: 'booking',
      priceMinor: 45_000,
      maxQuantity: 4,
    },
  ],
  pickups: [
    {
      code: 'azhar-park',
      name: { ar: 'بوابة حديقة الأزهر', en: 'The gate of al-Azhar Park' },
      address: { ar: 'شارع صلاح سالم، القاهرة', en: 'Salah Salem Street, Cairo' },
      minutesBefore: 30,
      priceMinor: 20_000,
      lat: 30.0407,
      lng: 31.2647,
    },
  ],
  reviews: [
    {
      author: 'Ruth K.',
      country: 'NZ',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'I quilt at home',
      body: 'No pins, no ironing, he just turns the edge under with the needle. My lotus took two hours. His took six minutes and he was talking about football. Bring your glasses!',
      daysAgo: 11,
    },
    {
      author: 'منى ع.',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'بنتي ما رفعت راسها',
      body: 'عمرها 12 وما تصبر على شي، وقعدت تخيط لين قالوا لنا خلص الوقت. معلقتها فوق سريرها.',
      daysAgo: 26,
    },
    {
      author: 'رامي ع.',
      country: 'JO',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'ما حدا ضغط علينا نشتري',
      body: 'كنت متوقع تخلص الجولة بمحل وطلع لأ. ظهري وجعني من القعدة عالمصطبة، اطلبوا كرسي من الأول.',
      daysAgo: 61,
    },
    {
      author: 'Alison',
      country: 'GB',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'Weekday afternoon is best',
      body: 'Quieter. The stairs up the gate are properly steep, though.',
      daysAgo: 93,
    },
  ],
}
