import type { DemoProduct } from '#demo/shape.ts'

export const oldCairoWithChildren: DemoProduct = {
  code: 'old-cairo-and-clay-with-children',
  slug: { ar: 'مصر-القديمة-والفخار-مع-الصغار', en: 'old-cairo-and-clay-with-children' },
  category: 'family-parks',
  supplier: 'fatimid-street',
  title: { ar: 'القاهرة: مصر القديمة وورشة فخار للعائلة', en: 'Cairo: Old Cairo family tour and pottery class' },
  summary: {
    ar: 'للعائلة: حصن بابليون والكنيسة المعلّقة ومعبد بن عزرا مع دفتر أختام، ثم ورشة على دولاب الفخار في الفسطاط.',
    en: 'For families: the Roman tower, the Hanging Church and Ben Ezra with a stamp book, then a class at the potter’s wheel.',
  },
  overview: {
    ar: 'تقضي العائلة الصباح بين حصن بابليون والكنيسة المعلّقة ومعبد بن عزرا، مع مرشدة كانت معلّمة ابتدائية، ومع كل طفل دفتر فيه تسع مهمات للأطفال من 5 سنوات إلى 12 سنة. ثم نركب دقائق إلى الفسطاط، وهناك يجلس كل طفل إلى دولاب القدم ويصنع إناءً وحده وآخر بمساعدة المعلّم، ويمكن للكبار أن يجرّبوا أيضًا.\n\nكان الماء يبلغ بوابة الحصن الروماني، ثم ابتعد النهر وبقي البرجان المستديران تحت مستوى الشارع. وفوق البوابة كنيسة رُفعت على جذوع نخل وأحجار فسمّاها الناس المعلّقة. وفي معبد بن عزرا غرفة بلا باب حُفظت فيها الأوراق القديمة، ووُجدت منها نحو 400,000 قطعة: رسائل تجار ودروس خط وقوائم مشتريات.',
    en: 'Spend a family morning in Old Cairo with a guide who taught in primary school. A notebook of nine tasks for ages 5 to 12 leads you through the Roman fort, the Hanging Church and Ben Ezra. Then we drive a few minutes to Fustat, where each child sits at a kick wheel and makes one bowl without help and one with it. Adults can try as well.\n\nThe Nile once came up to the gate of the fort. The river has since moved away, and the two round towers now stand below the level of the street. The church above the gate was raised on palm trunks and stone, hence its name. At the Ben Ezra synagogue people kept their old papers in a room without a door, and some 400,000 pieces were found there: merchants’ letters, writing lessons, shopping lists.',
  },
  highlights: {
    ar: [
      'إنجاز تسع مهمات وختم بعد كل مهمة',
      'الوقوف أسفل برج حصن بابليون حيث كان النيل',
      'النظر عبر الأرضية الزجاجية في الكنيسة المعلّقة',
      'تشكيل طين أسوان الأحمر على دولاب بالقدم',
      'صنع إناءين: واحد تأخذونه طريًا وآخر نحرقه لكم',
    ],
    en: [
      'Complete nine tasks and collect a stamp for each',
      'Stand below Babylon’s tower, where the Nile once was',
      'Look through the glass floor of the Hanging Church',
      'Throw red Aswan clay on a kick wheel',
      'Make two bowls: one to take with you, one we fire for you',
    ],
  },
  includes: {
    ar: [
      'مرشدة مرخّصة كانت معلّمة ابتدائية',
      'حافلة صغيرة بين الموقعين والعودة إلى المترو',
      'الطين والمرايل وحرق إناء لكل طفل',
      'ساندويتشات جبن وفاكهة وماء',
    ],
    en: [
      'A licensed guide who taught in primary school',
      'A minibus to Fustat and back to the metro',
      'Clay, aprons and the firing of one bowl per child',
      'Cheese sandwiches, fruit and water',
    ],
  },
  excludes: {
    ar: ['تذكرة المتحف القبطي إن بقيتم بعد الجولة', 'شحن الإناء خارج القاهرة'],
    en: ['A ticket for the Coptic Museum if you stay on', 'Posting the bowl outside Cairo'],
  },
  bring: {
    ar: ['قميص احتياطي لكل طفل', 'قبعة', 'حمّالة للرضيع بدل العربة، فالدرج كثير'],
    en: ['A spare shirt for each child', 'A hat', 'A baby carrier in place of a pushchair, as there are many steps'],
  },
  knowBeforeYouGo: {
    ar: [
      'يجب أن يرافق بالغ كل ثلاثة أطفال',
      'لا نخرج صباح الأحد لأن الكنائس فيها قدّاس',
      'تصعدون 29 درجة إلى الكنيسة المعلّقة',
      'يحتاج الإناء إلى أسبوعين ليجف ويُحرق، ثم نوصله داخل القاهرة أو تستلمونه من مكتبنا',
      'الحمّامات نظيفة في المحطتين، وفيها مكان لتغيير الحفاض في الفسطاط',
    ],
    en: [
      'You need one adult for every three children',
      'We don’t run on Sunday mornings, when the churches hold services',
      'There are 29 steps up to the Hanging Church',
      'A bowl needs two weeks to dry and be fired. We deliver within Cairo, or you collect it at our office',
      'There are clean toilets at both places, with a changing table in Fustat',
    ],
  },
  itinerary: [
    {
      title: { ar: 'برج الحصن', en: 'The fortress tower' },
      text: {
        ar: 'نقيس بخيط طويل عمق البرج تحت الشارع، ونضع أول ختم في الدفتر.',
        en: 'Use a long string to measure how far the tower stands below the street, and earn the first stamp.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'الكنيسة المعلّقة', en: 'The Hanging Church' },
      text: {
        ar: 'ننظر إلى سقف يشبه سفينة مقلوبة، ثم نعدّ أعمدة المنبر الرفيعة: أيها مختلف عن البقية؟',
        en: 'Look up at a ceiling like an upturned ship, then at the pulpit’s slim columns. Which one is different?',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الأزقة ومعبد بن عزرا', en: 'The lanes and Ben Ezra' },
      text: {
        ar: 'نعرف أين حُفظت الأوراق القديمة، ثم يكتب كل طفل رسالة لمن يجدها بعد ألف سنة.',
        en: 'You find out where the old papers were kept, then each child writes a letter to be found in a thousand years.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'استراحة الساندويتش', en: 'Sandwiches' },
      text: {
        ar: 'نرتاح في الظل ونشرب الماء قبل ورشة الطين.',
        en: 'We rest in the shade with water before the pottery.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'الدولاب في الفسطاط', en: 'The wheel in Fustat' },
      text: {
        ar: 'نعجن الطين ونوسّطه ونرفعه، ثم يكتب كل واحد اسمه على القاعدة كما فعل الخزّافون القدماء.',
        en: 'You knead, centre and raise the clay, then sign the foot of the bowl as the old potters did.',
      },
      minutes: 90,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 900,
  pickup: 'none',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مخرج محطة مترو مار جرجس', en: 'The exit of Mar Girgis metro station' },
    address: { ar: 'شارع مار جرجس، مصر القديمة، القاهرة', en: 'Mar Girgis Street, Old Cairo' },
    lat: 30.0061,
    lng: 31.2296,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 2, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'fort',
      time: 'day',
      seed: 'old-cairo-and-clay-with-children-1',
      alt: { ar: 'برج قديم من صفوف حجر وطوب', en: 'An old tower in bands of stone and brick' },
    },
    {
      kind: 'orchard',
      time: 'day',
      seed: 'old-cairo-and-clay-with-children-2',
      alt: { ar: 'حديقة الورشة وظلالها', en: 'The shady garden of the workshop' },
    },
  ],
  options: [
    {
      code: 'family-morning',
      title: { ar: 'صباح مع عائلات أخرى', en: 'A morning with other families' },
      description: {
        ar: '14 ضيفًا على الأكثر كبارًا وصغارًا.',
        en: 'With 14 guests at most, adults and children together.',
      },
      durationMinutes: 240,
      capacity: 14,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 98_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 17, priceMinor: 82_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 4,
          priceMinor: 0,
          maxQuantity: 2,
        },
        {
          code: 'family',
          kind: 'family',
          title: { ar: 'عائلة: بالغان وطفلان', en: 'Family: two adults and two children' },
          priceMinor: 310_000,
          originalMinor: 360_000,
          travellers: 4,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 3], startTimes: ['09:30'], capacity: 14 },
        { weekdays: [5, 6], startTimes: ['09:00'], capacity: 14, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'clay-afternoon',
      title: { ar: 'ورشة الطين وحدها عصرًا', en: 'Pottery class only, afternoon' },
      description: {
        ar: 'ساعتان في الورشة من غير جولة، من عمر 4 سنوات، واللقاء عند المترو نفسه.',
        en: 'Two hours in the workshop without the walk, from age 4. We meet at the same metro station.',
      },
      durationMinutes: 120,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 55_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 4, maxAge: 17, priceMinor: 55_000 },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: ['15:30'], capacity: 10 }],
    },
  ],
  extras: [
    {
      code: 'glaze',
      title: { ar: 'تلوين الإناء بالطلاء الزجاجي قبل الحرق الثاني', en: 'Glazing the bowl before a second firing' },
      per: 'person',
      priceMinor: 25_000,
      maxQuantity: 14,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'إيمان م.',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'فكرة الأختام حلوة',
      body: 'الولاد كانوا بيجروا ورا الختم ومش حاسين إنهم بيتعلموا. الطبق وصل مدينة نصر بعد 16 يوم وعليه اسم آدم بخطه.',
      daysAgo: 12,
    },
    {
      author: 'Katrin K.',
      country: 'AT',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'A letter to the year 3000',
      body: 'Our six-year-old wrote that her tooth is out. Miss Hoda read it very seriously. After, clay up to the elbows. Bring other clothes for them.',
      daysAgo: 35,
    },
    {
      author: 'وليد ش.',
      country: 'AE',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'حلوة للأطفال',
      body: 'الفقرات خفيفة والاستراحة في وقتها. الدواليب خمسة والأطفال تسعة، فانتظر ولدي ربع ساعة لين جاه الدور.',
      daysAgo: 58,
    },
    {
      author: 'Megan M.',
      country: 'US',
      rating: 3,
      language: 'en',
      travellerType: 'family',
      title: 'Too young for our teenager',
      body: 'The notebook is for little kids and our 14-year-old rolled his eyes for two hours. He liked the wheel. If yours are older, book the clay afternoon and save the money.',
      daysAgo: 84,
    },
  ],
}
