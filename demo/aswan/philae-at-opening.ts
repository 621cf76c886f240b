import type { DemoProduct } from '#demo/shape.ts'

export const philaeAtOpening: DemoProduct = {
  code: 'philae-at-opening',
  slug: { ar: 'فيلة-بالمركب-عند-فتح-الباب', en: 'philae-by-boat-at-opening-time' },
  category: 'architecture-heritage',
  supplier: 'first-cataract-boats',
  title: { ar: 'أسوان: جولة معبد فيلة بالمركب أول الصباح', en: 'Aswan: Philae Temple early-morning boat tour' },
  summary: {
    ar: 'اركبوا أول مركب من مرسى الشلال إلى معبد إيزيس في فيلة مع عالمة مصريات، قبل وصول المجموعات.',
    en: 'Take the first boat to the Temple of Isis at Philae with an Egyptologist, before the cruise groups arrive.',
  },
  overview: {
    ar: 'تُفتح فيلة في 7:00 صباحًا وتصل مجموعات البواخر بعد 8:00، وبينهما ساعة يكون المعبد فيها هادئًا. نلتقي في مرسى الشلال في 6:40 صباحًا، ونركب أول مركب مع مرشدة آثار من أسوان، ونعود بعد دورة حول صخور بيجة. التذكرة والمركب مشمولان.\n\nالجزيرة التي تنزلون عليها ليست فيلة القديمة: غمرها خزان أسوان معظم شهور السنة منذ 1902، ثم صار السد العالي يهددها بالغرق التام. بين 1972 و1980 فُكّت المعابد إلى أكثر من 40 ألف قطعة ورُفعت على جزيرة أجيليكا المجاورة، وما زال خط الماء ظاهرًا على الحجر.\n\nومن أهم ما تقرؤه لكم المرشدة نقش هيروغليفي من 24 أغسطس سنة 394، وهو آخر ما نعرفه من هذا الخط، وصلبان قبطية حُفرت حين صارت القاعة كنيسة.',
    en: 'Philae opens at 7 am and groups from the cruise boats arrive after 8. This tour uses the quiet hour in between. Meet us on the Shellal landing at 6:40 am, take the first boat with an Egyptologist from Aswan, and return by way of the rocks of Bigeh. Entry and the boat are included.\n\nThe island where you step ashore isn’t the old Philae. From 1902 the Aswan reservoir covered that one for most of each year, and the High Dam would have drowned it for good. Between 1972 and 1980 the temples were taken down into more than 40,000 pieces and raised again on neighbouring Agilkia. The waterline still shows on the stone.\n\nYour guide points out details that are easy to miss: a hieroglyphic text of 24 August 394, the latest one known, and Coptic crosses from the days when the hall was a church.',
  },
  highlights: {
    ar: [
      'قضاء ساعة هادئة في معبد إيزيس قبل المجموعات',
      'البحث عن آخر نقش هيروغليفي معروف على بوابة هادريان',
      'تتبّع خط الماء الذي تركه الخزان على الجدران',
      'زيارة معبد حتحور الصغير ونقوش عازفيه',
      'الدوران بالمركب حول صخور بيجة',
    ],
    en: [
      'Spend a quiet hour in the temple of Isis before the groups',
      'Find the latest known hieroglyphs, on Hadrian’s Gate',
      'Trace the waterline the reservoir left on the walls',
      'Visit Hathor’s small temple with its carved musicians',
      'Circle the rocks of Bigeh by boat',
    ],
  },
  includes: {
    ar: [
      'مرشدة آثار مرخّصة من أسوان',
      'تذكرة دخول فيلة',
      'المركب ذهابًا وإيابًا مع سترات نجاة',
      'كركديه بارد أو شاي على المركب',
    ],
    en: [
      'A licensed Egyptologist from Aswan',
      'Entry to Philae',
      'The boat both ways, with life jackets',
      'Cold hibiscus or tea on board',
    ],
  },
  excludes: {
    ar: ['عرض الصوت والضوء في المساء', 'الوصول إلى مرسى الشلال ما لم تختاروا الاستقبال', 'إكرامية الريّس، وهي اختيارية'],
    en: [
      'The evening sound and light show',
      'Getting to Shellal unless you choose a pick-up',
      'A tip for the captain (optional)',
    ],
  },
  bring: {
    ar: ['سترة خفيفة من نوفمبر إلى مارس، فهواء النهر بارد في الفجر', 'قبعة وماء', 'بطاقة الطالب الأصلية لمن حجز بها'],
    en: [
      'A light jacket from November to March, as it is cold on the water at dawn',
      'A hat and water',
      'The original student card, if you booked with one',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'تنزلون إلى المركب على درج من الحجر، ويساعدكم الريّس',
      'أرض المعبد بلاط غير مستوٍ، وبعض العتبات عالية',
      'التصوير بالهاتف مسموح، والحامل الثلاثي يحتاج تصريحًا',
      'إذا اشتدت رياح الخماسين أجّلنا الرحلة أو أعدنا إليكم المبلغ',
    ],
    en: [
      'Stone steps lead down to the boat, and the captain lends a hand',
      'The temple floor is uneven paving and some thresholds are high',
      'Phone photography is allowed, but tripods need a permit',
      'In a strong khamsin wind we postpone the trip or refund you',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى الشلال', en: 'The Shellal landing' },
      text: {
        ar: 'نوزّع التذاكر وسترات النجاة، ثم نعبر 15 دقيقة بين صخور الجرانيت والماء ساكن.',
        en: 'We hand out tickets and life jackets, then cross for 15 minutes between granite rocks on still water.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'الرواق والصرح الأول', en: 'The colonnade and the first pylon' },
      text: {
        ar: 'نقارن تيجان الأعمدة في الرواق الغربي، ولا يتشابه منها اثنان، ثم نرى على الصرح بطليموس الثاني عشر ممسكًا أعداءه من شعورهم.',
        en: 'We look along the west colonnade, where no two capitals are alike. On the pylon Ptolemy XII holds his enemies by the hair.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'بيت الولادة والقاعة وقدس الأقداس', en: 'Birth house, hall and sanctuary' },
      text: {
        ar: 'نقف عند نقش إيزيس ترضع حورس، ثم نرى الصلبان في قاعة صارت كنيسة القديس إسطفانوس في القرن السادس.',
        en: 'You see Isis nursing Horus, then the crosses in a hall that became the church of Saint Stephen in the sixth century.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'بوابة هادريان ومعبد حتحور', en: 'Hadrian’s Gate and Hathor' },
      text: {
        ar: 'نقرأ ما كتبه كاهن اسمه نسمترآخم، وهو آخر ما نعرفه بهذا الخط، ثم نزور معبد حتحور الصغير ونقوش عازفيه.',
        en: 'A priest called Nesmeterakhem left his name and the date in the last hieroglyphs we know of. We then visit Hathor’s small temple with its carved musicians.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'جوسق تراجان والعودة حول بيجة', en: 'Trajan’s Kiosk and home around Bigeh' },
      text: {
        ar: 'نقف بين 14 عمودًا لم يكتمل نقشها، ثم نعود بالمركب حول بيجة مع كوب كركديه.',
        en: 'Stand among 14 columns whose carving was never finished, then return by boat around Bigeh with a glass of hibiscus.',
      },
      minutes: 35,
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
  cutoffMinutes: 720,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'شباك تذاكر فيلة في مرسى الشلال', en: 'Philae ticket window, Shellal landing' },
    address: { ar: 'الشلال، جنوب خزان أسوان', en: 'Shellal, south of the old Aswan Dam' },
    lat: 24.0315,
    lng: 32.8916,
  },
  cancellation: [
    { day: 1, hour: 12, minute: 0, percentage: 0 },
    { day: 0, hour: 12, minute: 0, percentage: 40 },
  ],
  pictures: [
    {
      kind: 'river',
      time: 'dawn',
      seed: 'philae-at-opening-1',
      alt: { ar: 'النيل ونخيله مع أول الضوء', en: 'The Nile and its palms in the first light' },
    },
    {
      kind: 'temple',
      time: 'day',
      seed: 'philae-at-opening-2',
      alt: { ar: 'بوابة معبد في ضوء الشمس', en: 'The gate of a temple in the sun' },
    },
    {
      kind: 'river',
      time: 'day',
      seed: 'philae-at-opening-3',
      alt: { ar: 'أشرعة على الماء', en: 'Sails on the water' },
    },
  ],
  options: [
    {
      code: 'first-boat',
      title: { ar: 'أول مركب مع مجموعة صغيرة', en: 'First boat, small group' },
      description: {
        ar: 'مع عشرة ضيوف على الأكثر.',
        en: 'Ten guests at most.',
      },
      durationMinutes: 165,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 175_000,
          originalMinor: 200_000,
        },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 18,
          maxAge: 30,
          priceMinor: 140_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 17, priceMinor: 95_000 },
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
        { weekdays: [1, 3, 5, 7], startTimes: ['06:40'], capacity: 10 },
        { weekdays: [6], startTimes: ['06:40'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'own-boat',
      title: { ar: 'مركب خاص', en: 'Private boat' },
      description: {
        ar: 'مركب ومرشدة لمجموعتكم وحدها حتى ستة أشخاص، في أول الصباح أو بعد الظهر.',
        en: 'Private boat and guide for up to six, at opening or after noon.',
      },
      durationMinutes: 180,
      capacity: 6,
      units: [
        {
          code: 'group',
          kind: 'group',
          title: { ar: 'مجموعة حتى 6', en: 'Group of up to 6' },
          priceMinor: 790_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 5, 7], startTimes: ['06:40', '12:45'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'breakfast',
      title: { ar: 'فطور نوبي في سلة على المركب', en: 'A Nubian breakfast in a basket on board' },
      per: 'person',
      priceMinor: 18_000,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'station',
      name: { ar: 'محطة قطار أسوان', en: 'Aswan railway station' },
      address: { ar: 'ميدان المحطة، أسوان', en: 'Station square, Aswan' },
      minutesBefore: 35,
      priceMinor: 20_000,
      lat: 24.0998,
      lng: 32.8989,
    },
    {
      code: 'corniche',
      name: { ar: 'المعدّية المقابلة لجزيرة إلفنتين', en: 'The Elephantine ferry landing' },
      address: { ar: 'كورنيش النيل، أسوان', en: 'Corniche el-Nil, Aswan' },
      minutesBefore: 30,
      priceMinor: 20_000,
      lat: 24.0867,
      lng: 32.8917,
    },
  ],
  reviews: [
    {
      author: 'Beatriz D.',
      country: 'PT',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Almost empty at seven',
      body: 'For forty minutes it was us, one guard and two cats. Samah showed us the last hieroglyphs, it is only a scratch on a gate. When we left the big boats were arriving.',
      daysAgo: 11,
    },
    {
      author: 'هبة',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'بابا كان مهندس هناك',
      body: 'بابا اشتغل في نقل المعابد سنة 75، فالمرشدة سابته يحكي وهي اللي كانت بتسأل. يوم جميل. السلم بتاع المركب صعب عليه شوية.',
      daysAgo: 33,
    },
    {
      author: 'Gareth M.',
      country: 'GB',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'Early start',
      body: 'Ticket window opened ten minutes late, so there went some of our head start. Breezy on the boat at that hour, bring a layer. Temple was superb.',
      daysAgo: 58,
    },
  ],
}
