import type { DemoProduct } from '#demo/shape.ts'

export const blueMedinaAndTheLoom: DemoProduct = {
  code: 'blue-medina-and-the-loom',
  slug: { ar: 'المدينة-الزرقاء-ونول-الصوف', en: 'blue-medina-and-the-wool-loom' },
  category: 'souqs-crafts',
  supplier: 'atlas-doors',
  title: { ar: 'شفشاون: جولة المدينة الزرقاء وورشة نسيج', en: 'Chefchaouen: blue medina walk and weaving workshop' },
  summary: {
    ar: 'جولة مع نسّاج صوف في الأزقة الزرقاء من باب العين إلى رأس الماء، تنسجون فيها شريطًا على نوله.',
    en: 'Walk the blue lanes from Bab el-Ain to the Ras el-Maa spring with a wool weaver, and weave a strip of cloth at his loom.',
  },
  overview: {
    ar: 'كان سي عبد السلام نسّاجًا قبل أن يصير مرشدًا، ومعه نتتبع الصوف في الأزقة الزرقاء: السوق حيث تُباع الجزّة بالوزن، والصبّاغ، والخيّاط، ثم الدرّاز. وهناك يجلس كل ضيف 15 دقيقة إلى نول من خشب الجوز، ويعود بشريط من نسجه. تستغرق الجولة ثلاث ساعات، ونمشي فيها نحو كيلومترين على مهل.\n\nخطّ علي بن راشد شفشاون سنة 1471 لصدّ البرتغاليين عن الريف، ثم نزل بها الأندلسيون بعد سقوط غرناطة، فجاءت بيوتها بالقرميد والأفنية على صورة ما تركوا. أما الأزرق فأحدث مما يظنّ الزائر: جير يُخلط بمسحوق أزرق ويُجدَّد كل ربيع، وستسمعون في سببه ثلاث روايات.',
    en: 'Si Abdeslam was a weaver before he was a guide, so this walk through the blue lanes follows the wool: the market where a fleece is sold by weight, the dyer, the tailor and the weaving shed. There each guest has 15 minutes at a walnut loom and leaves with a strip of their own cloth. The walk covers some 2 kilometres in three hours, at an easy pace.\n\nAli ibn Rashid laid out Chefchaouen in 1471 to keep the Portuguese from the Rif. Andalusians settled here after the fall of Granada, and the houses have the tiles, courts and nailed doors of the homes they left. The blue is younger than visitors think: lime mixed with blue powder and renewed each spring. Every neighbour has a reason for it, and you’ll hear three.',
  },
  highlights: {
    ar: [
      'النسج 15 دقيقة لكل ضيف على نول الجوز',
      'المشي في السويقة، أقدم أحياء المدينة',
      'التوقف في ساحة وطاء الحمام أمام المئذنة المثمّنة',
      'الوقوف عند رأس الماء حيث يُغسل الصوف',
    ],
    en: [
      'Weave for 15 minutes at the walnut loom',
      'Walk Souika, the town’s oldest quarter',
      'Stop on Uta el-Hammam square by the eight-sided minaret',
      'Stop at Ras el-Maa, where wool and rugs are washed',
    ],
  },
  includes: {
    ar: ['مرشد نسّاج مرخّص', 'وقت على النول مع الخيوط', 'شاي بالنعناع والشيبة', 'شريط من نسج أيديكم'],
    en: [
      'Licensed guide and weaver',
      'Time at the loom, yarn included',
      'Tea with mint and wormwood',
      'A strip of your own weaving',
    ],
  },
  excludes: {
    ar: ['تذكرة القصبة ومتحفها إن زرتموهما بعد الجولة', 'ما تشترونه من الدكاكين'],
    en: ['Entry to the kasbah and its museum, if you visit after the walk', 'Anything you buy in the shops'],
  },
  bring: {
    ar: ['حذاء مريح للدرج المبلّط', 'نقود صغيرة', 'كنزة في الشتاء، فلا توجد تدفئة في الورشة'],
    en: ['Comfortable shoes for cobbled steps', 'Small change', 'A jumper in winter, as the workshop is unheated'],
  },
  knowBeforeYouGo: {
    ar: [
      'معظم الأزقة صعود ونزول، ونمشي نحو كيلومترين على مهل',
      'لا نأخذ عمولة على ما تشترون، والأسعار في ورشة النسّاج مكتوبة',
      'نستأذن قبل تصوير الناس وعتبات بيوتهم',
      'تُغلق ورش كثيرة يوم الجمعة، ولذلك لا توجد جولة فيه',
    ],
    en: [
      'The town is hilly, and we walk about 2 kilometres at an easy pace',
      'We take no commission on what you buy, and prices in the weaver’s shop are marked',
      'We ask before photographing people or their doorsteps',
      'Many workshops close on Fridays, so there is no walk that day',
    ],
  },
  itinerary: [
    {
      title: { ar: 'باب العين', en: 'Bab el-Ain' },
      text: {
        ar: 'نتعارف عند السور المبني من طين وحجر، وتسمعون أول رواية عن الأزرق.',
        en: 'We meet by the wall of earth and stone, and you hear the first theory about the blue.',
      },
      minutes: 10,
    },
    {
      title: { ar: 'سوق الصوف والصبّاغ', en: 'The wool market and the dyer' },
      text: {
        ar: 'تلمسون جزّة الصوف، وتتعرفون إلى أصباغ من قشر الرمان والفوة والنيلة.',
        en: 'Feel a fleece and look at dyes made from pomegranate rind, madder and indigo.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'السويقة ووطاء الحمام', en: 'Souika and Uta el-Hammam' },
      text: {
        ar: 'نمرّ بأبواب مسمّرة وفرن الحي وسقاية، ثم نصل إلى الساحة والمئذنة.',
        en: 'We pass nailed doors, the neighbourhood oven and a fountain on the way to the square and the minaret.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الدرّاز', en: 'The weaving shed' },
      text: {
        ar: 'ينسج كل ضيف 15 دقيقة بالدوّاستين والمكّوك، ويشرب الباقون الشاي.',
        en: 'Each guest has 15 minutes with the treadles and shuttle while the others have tea.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'رأس الماء', en: 'Ras el-Maa' },
      text: {
        ar: 'نصل إلى العين التي تسقي المدينة، حيث تغسل النساء البسط على الحجر.',
        en: 'We end at the spring that waters the town, where women wash rugs on the stones.',
      },
      minutes: 20,
    },
  ],
  guideLanguages: ['ar', 'es', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'MAD',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 360,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'باب العين، من جهة شارع الحسن الثاني', en: 'Bab el-Ain, on the Avenue Hassan II side' },
    address: { ar: 'شارع الحسن الثاني، شفشاون', en: 'Avenue Hassan II, Chefchaouen' },
    lat: 35.1683,
    lng: -5.2672,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 5, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'blue-lane',
      time: 'dawn',
      seed: 'blue-medina-and-the-loom-1',
      alt: { ar: 'درج بين بيوت زرقاء صباحًا', en: 'Steps between blue houses in the morning' },
    },
    {
      kind: 'loom',
      time: 'day',
      seed: 'blue-medina-and-the-loom-2',
      alt: { ar: 'ناسج أمام النول', en: 'A weaver at the loom' },
    },
    {
      kind: 'mosque',
      time: 'sunset',
      seed: 'blue-medina-and-the-loom-3',
      alt: { ar: 'مئذنة فوق سطوح القرميد عند الغروب', en: 'A minaret above tiled roofs at sunset' },
    },
  ],
  options: [
    {
      code: 'walk-and-weave',
      title: { ar: 'مشي ونسج', en: 'Walk and weave' },
      description: {
        ar: 'مع ستة ضيوف على الأكثر، لأن في الورشة نولًا واحدًا.',
        en: 'With six guests at most, as there is only one loom.',
      },
      durationMinutes: 180,
      capacity: 6,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 36_000 },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 7,
          maxAge: 15,
          priceMinor: 20_000,
        },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 6,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [1, 3, 6, 7], startTimes: ['09:30', '15:00'], capacity: 6 }],
    },
    {
      code: 'day-at-the-loom',
      title: { ar: 'يوم على النول', en: 'A day at the loom' },
      description: {
        ar: 'لضيفين أو ثلاثة، تبدؤون بمدّ السدى وتنتهون بوشاح كامل، مع الغداء.',
        en: 'For two or three guests, from setting up the warp to a finished scarf, with lunch.',
      },
      durationMinutes: 360,
      capacity: 3,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 14,
          priceMinor: 92_000,
          originalMinor: 105_000,
        },
      ],
      schedules: [{ weekdays: [2, 4], startTimes: ['10:00'], capacity: 3 }],
    },
  ],
  extras: [
    {
      code: 'mendil',
      title: { ar: 'منديل جبلي مخطط من نسج الورشة', en: 'A striped Jebala mendil from the workshop' },
      per: 'booking',
      priceMinor: 28_000,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'إيمان ع.',
      country: 'DZ',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'نسجت شريط معوج',
      body: 'عرضه قد الكف ومعوج، وعلقته في الدار. سي عبد السلام يضحك معك ماشي عليك. الطلعات تعيي.',
      daysAgo: 10,
    },
    {
      author: 'Laura M.',
      country: 'ES',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Not a photo tour',
      body: 'We passed the famous stairs in one minute, good. The rest was with people who work. Nobody pushed us to buy, and we bought a blanket, it weighs four kilos.',
      daysAgo: 29,
    },
    {
      author: 'Ryan',
      country: 'CA',
      rating: 3,
      language: 'en',
      travellerType: 'solo',
      title: 'Lots of waiting',
      body: 'Six people, one loom, fifteen minutes each. Do the math. I drank four glasses of tea. The walk part was good and the guide’s a nice guy.',
      daysAgo: 54,
    },
    {
      author: 'عبد الرحمن ق.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'ليش أزرق؟',
      body: 'سمعنا ثلاث أسباب: البعوض، والأندلس، وعادة الجيران. ما ندري أيها الصح. الدرج أتعب الوالدة، انتبهوا.',
      daysAgo: 83,
    },
  ],
}
