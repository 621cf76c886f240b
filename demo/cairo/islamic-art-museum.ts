import type { DemoProduct } from '#demo/shape.ts'

export const islamicArtMuseum: DemoProduct = {
  code: 'cairo-museum-of-islamic-art',
  slug: { ar: 'متحف-الفن-الإسلامي-بباب-الخلق', en: 'museum-of-islamic-art-bab-al-khalq' },
  category: 'museums-art',
  supplier: 'fatimid-street',
  title: { ar: 'القاهرة: جولة متحف الفن الإسلامي في 12 قطعة', en: 'Cairo: Museum of Islamic Art tour in 12 objects' },
  summary: {
    ar: 'جولة بين أهم 12 قطعة في متحف الفن الإسلامي بباب الخلق مع مؤرخة فن، وورشة اختيارية لرسم الطبق النجمي.',
    en: 'Get to know 12 masterpieces of the Museum of Islamic Art with an art historian, plus an optional star-pattern workshop.',
  },
  overview: {
    ar: 'تقف معكم مؤرخة فن عند 12 قطعة، عشر دقائق لكل منها، لتعرفوا من صنعها وبأي أداة ولمن، وكيف وصلت إلى هنا. وتستغرق الجولة ساعتين وربعًا. وفي خيار الورشة نبني بعدها بالفرجار والمسطرة طبقًا نجميًا من 12 ضلعًا.\n\nبدأت المجموعة سنة 1881 في صحن جامع الحاكم، حين جمعت لجنة حفظ الآثار ما تساقط من المساجد والبيوت، ثم انتقلت سنة 1903 إلى هذا المبنى الذي صممه الإيطالي ألفونسو مانيسكالو على طراز المماليك. وفيه نحو 100 ألف قطعة، والمعروض منها بضعة آلاف.\n\nوبعض ما ترونه رُمّم: ففي يناير 2014 حطّم انفجار في الشارع المقابل واجهة المتحف وكثيرًا من زجاجه، ولم يُفتح من جديد إلا بعد ثلاث سنوات من العمل.',
    en: 'See 12 objects in two and a quarter hours. An art historian gives each one ten minutes and tells you who made it, with what tool, for whom, and how it came here. In the workshop option you then draw a 12-pointed star pattern with compass and ruler.\n\nThe collection began in 1881 in the court of al-Hakim’s mosque, where the conservation committee gathered pieces that had fallen from mosques and houses. In 1903 it moved to this building, designed by the Italian Alfonso Manescalo in the Mamluk manner. The museum holds some 100,000 objects and shows a few thousand.\n\nSome of what you see has been repaired. In January 2014 an explosion in the street outside tore away the front and much of the glass, and conservators worked for three years before the doors reopened.',
  },
  highlights: {
    ar: [
      'قراءة شاهد قبر من سنة 31 للهجرة، من أقدم الشواهد المؤرخة',
      'التعرّف إلى الإبريق المنسوب إلى مروان بن محمد وصنبوره على هيئة ديك',
      'مشاهدة ألواح القصر الفاطمي وعليها صيادون وعازفات',
      'الوقوف أمام محراب السيدة رقية الخشبي المتنقل',
      'تأمّل مشكاوات مموّهة بالمينا من مسجد السلطان حسن',
    ],
    en: [
      'Read a gravestone dated to the year 31 of the Hijra',
      'Spot the cockerel on the ewer linked to Marwan II',
      'Look for hunters and musicians carved for a Fatimid palace',
      'Stand before the portable prayer niche of Sayyida Ruqayya',
      'Admire enamelled lamps from the mosque of Sultan Hasan',
    ],
  },
  includes: {
    ar: [
      'مؤرخة فن مرخّصة',
      'تذكرة المتحف',
      'كراسة صغيرة فيها رسوم القطع الاثنتي عشرة',
      'أدوات الرسم والورق في خيار الورشة',
    ],
    en: [
      'A licensed guide and art historian',
      'Entry to the museum',
      'A small notebook with drawings of the 12 objects',
      'Drawing tools and paper in the workshop option',
    ],
  },
  excludes: {
    ar: ['رسم التصوير بالكاميرا الاحترافية', 'الوصول إلى باب الخلق ما لم تختاروا الاستقبال'],
    en: ['The fee for professional cameras', 'Getting to Bab al-Khalq unless you choose a pick-up'],
  },
  bring: {
    ar: ['نظارة القراءة، فالكتابات دقيقة', 'سترة خفيفة، فالقاعات مكيّفة', 'بطاقة الطالب لمن يطلب التخفيض'],
    en: [
      'Reading glasses, as the inscriptions are small',
      'A light jacket for the air-conditioned rooms',
      'A student card if you claim the reduction',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يغلق المتحف نحو ساعتين وقت صلاة الجمعة، ولذلك لا ننظّم جولات يوم الجمعة',
      'القاعات في الطابق الأرضي وعند المدخل درجات، فأخبرونا قبل يوم إن كان معكم كرسي متحرك',
      'التصوير بالهاتف مسموح من غير فلاش',
      'إذا خرجت قطعة للإعارة أو الترميم اخترنا قطعة أخرى مكانها',
    ],
    en: [
      'The museum shuts for about two hours at Friday prayer, so there is no visit on Fridays',
      'The rooms are on the ground floor, with steps at the entrance. Tell us a day ahead if you use a wheelchair',
      'You may photograph with a phone, without flash',
      'If an object is away on loan or in repair, we choose another in its place',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الواجهة من الرصيف المقابل', en: 'The front from across the street' },
      text: {
        ar: 'نرى كيف حاكى معماري إيطالي عمارة المماليك، وما الذي أعيد بناؤه بعد 2014.',
        en: 'From here you see how an Italian interpreted Mamluk architecture, and what was rebuilt after 2014.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'من الشاهد إلى الإبريق', en: 'From gravestone to ewer' },
      text: {
        ar: 'نبدأ بخط كوفي مبكر على الحجر، ثم إبريق من البرونز صنبوره ديك.',
        en: 'We start with early Kufic script on stone, then a bronze ewer with a cockerel for a spout.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'قاعة الفاطميين', en: 'The Fatimid room' },
      text: {
        ar: 'نرى خزفًا له بريق المعدن وعليه توقيع صانعه مسلم بن الدهّان، وخشبًا من قصر لم يبق منه حجر.',
        en: 'You look at lustre pottery signed by its maker, Muslim ibn al-Dahhan, and timber from a palace that has otherwise vanished.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'زجاج المماليك ونحاسهم', en: 'Mamluk glass and brass' },
      text: {
        ar: 'ننظر إلى مشكاة عن قرب، ونقرأ آية النور على رقبتها واسم من أوقفها على بدنها.',
        en: 'We look at a lamp up close, with the Verse of Light around its neck and the name of the donor around its body.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'مفتاح الكعبة', en: 'The key of the Kaaba' },
      text: {
        ar: 'نختم بمفتاح من نحاس مكفّت عليه اسم السلطان شعبان.',
        en: 'We finish with a key of inlaid brass that bears the name of Sultan Sha‘ban.',
      },
      minutes: 15,
    },
  ],
  guideLanguages: ['ar', 'en', 'fr'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 180,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'سلّم المتحف من جهة شارع بورسعيد', en: 'The museum steps on Port Said Street' },
    address: { ar: 'ميدان باب الخلق، شارع بورسعيد، القاهرة', en: 'Bab al-Khalq Square, Port Said Street, Cairo' },
    lat: 30.0443,
    lng: 31.2524,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 3, minute: 0, percentage: 40 },
  ],
  pictures: [
    {
      kind: 'mosque',
      time: 'sunset',
      seed: 'cairo-museum-of-islamic-art-2',
      alt: { ar: 'مئذنة قريبة من باب الخلق آخر النهار', en: 'A minaret near Bab al-Khalq late in the day' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'cairo-museum-of-islamic-art-1',
      alt: { ar: 'قاعة متحف وضوء هادئ على المعروضات', en: 'A museum hall with quiet light on the cases' },
    },
  ],
  options: [
    {
      code: 'twelve-objects',
      title: { ar: '12 قطعة', en: '12 objects' },
      description: {
        ar: 'ساعتان وربع في القاعات مع عشرة ضيوف على الأكثر.',
        en: 'Two and a quarter hours in the rooms, ten guests at most.',
      },
      durationMinutes: 135,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 125_000 },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 18,
          maxAge: 30,
          priceMinor: 90_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 17, priceMinor: 60_000 },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['09:30', '13:30'], capacity: 10 },
        { weekdays: [6], startTimes: ['09:30'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'with-drawing',
      title: { ar: 'القطع وورشة الطبق النجمي', en: '12 objects and a star-pattern workshop' },
      description: {
        ar: 'مع استراحة شاي. نرسم في مكتبنا على بعد خمس دقائق من المتحف.',
        en: 'With a break for tea. You draw in our studio, five minutes from the museum.',
      },
      durationMinutes: 240,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 195_000,
          originalMinor: 220_000,
        },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع', en: 'Youth' },
          minAge: 12,
          maxAge: 17,
          priceMinor: 120_000,
        },
      ],
      schedules: [{ weekdays: [2, 6], startTimes: ['09:30'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'compass-set',
      title: { ar: 'فرجار نحاسي وكتيّب أنماط تأخذونه معكم', en: 'A brass compass and pattern booklet to keep' },
      per: 'person',
      priceMinor: 38_000,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'naguib-metro',
      name: { ar: 'محطة مترو محمد نجيب', en: 'Mohamed Naguib metro station' },
      address: { ar: 'مخرج ميدان عابدين، القاهرة', en: 'The Abdeen exit, Cairo' },
      minutesBefore: 30,
      priceMinor: 15_000,
      lat: 30.0454,
      lng: 31.2442,
    },
  ],
  reviews: [
    {
      author: 'نهى م.',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'قريت كوفي!',
      body: 'ماكنتش متخيلة أقف قدام شاهد قبر عشر دقايق. سلمى علّمتنا نفك الحروف من غير نقط وقرينا الاسم سوا. التكييف جامد، خدوا جاكت.',
      daysAgo: 8,
    },
    {
      author: 'Henrike',
      country: 'DE',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'Twelve objects is enough',
      body: 'Two hours and I can still tell you all twelve. The repaired glass from 2014 impressed me the most. The entrance is on a terrible street, allow time.',
      daysAgo: 29,
    },
    {
      author: 'عبد العزيز م.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'الورشة أحلى من الجولة',
      body: 'لو يطولون الرسم ويقصرون عند الخزف كان أحسن.',
      daysAgo: 47,
    },
    {
      author: 'Stephen',
      country: 'IE',
      rating: 3,
      language: 'en',
      travellerType: 'family',
      title: 'Two rooms closed',
      body: 'The carved boards from the palace were what I came for and that room was shut. She found other things to show, fair enough, but nobody mentioned it when we booked. Take the metro, the traffic is mental.',
      daysAgo: 88,
    },
  ],
}
