import type { DemoProduct } from '#demo/shape.ts'

export const wadiDarbat: DemoProduct = {
  code: 'wadi-darbat-and-the-springs',
  slug: { ar: 'وادي-دربات-وعيون-الجبل', en: 'wadi-darbat-and-the-mountain-springs' },
  category: 'nature-hiking',
  supplier: 'qara-and-sand',
  title: { ar: 'وادي دربات وعيون الجبل مشيًا', en: 'Wadi Darbat and the mountain springs on foot' },
  summary: {
    ar: 'مشي سهل في وادي الخريف مع ابن الجبل: شلالات أو بحيرة أو عشب أصفر، بحسب الشهر الذي تأتي فيه.',
    en: 'An easy walk in the valley of khareef with a man of the mountain: falls, lake or gold grass by the month.',
  },
  overview: {
    ar: 'وادي دربات واحد وليس واحدًا. في أغسطس رذاذ لا ينقطع، وماء يهبط درجات بيضاء من الكلس، وخضرة تبتلع الصوت. وفي أكتوبر، وهو أول الصرب كما يسميه أهل ظفار، ينقشع الغيم فجأة عن عشب إلى الركبة وبحيرة ساكنة. وفي فبراير يصفرّ العشب وتشرب الإبل من آخر البرك.\n\nنمشي أربعة كيلومترات على مهل مع سالم، الذي ولد في الوادي ويتكلم الجبالية قبل العربية. يسمّي الشجر بلسانه، ويدلّ على كهف فيه رسوم قديمة بالأبيض لخيل وإبل، ويشرح لماذا تنزل الإبل إلى السهل في الخريف ثم تصعد في موكب حين يجف الطين.\n\nأما الجدار الكبير عند طرف الوادي، وارتفاعه نحو مئة متر، فلا يصير شلالًا إلا بعد مطر غزير، وقد تمرّ سنة كاملة وهو جاف. لا نعدكم به. نعدكم بعين تجري، ونختارها صباح اليوم نفسه.',
    en: 'Wadi Darbat is one valley and several. In August there is drizzle without end, water coming down white steps of travertine and a green that swallows sound. In October, when the season Dhofaris call sarb begins, the cloud lifts in a day from knee-high grass and a still lake. By February the grass has turned and camels drink from the last pools.\n\nWe walk four unhurried kilometres with Salim, who was born in the valley and spoke Jibbali before Arabic. He names the trees in his own tongue, points out a cave with old white drawings of horses and camels, and explains why the herds go down to the plain for khareef and come up again in procession once the mud is dry.\n\nThe great wall at the valley’s end, about a hundred metres high, becomes a waterfall only after heavy rain and may stay dry for a whole year. We do not promise it. We promise a spring that runs, chosen on the morning of the day.',
  },
  highlights: {
    ar: [
      'درجات الكلس والبرك في أعلى الوادي',
      'رسوم بيضاء في كهف على جانب الطريق القديم',
      'عين جارية تُختار صباح اليوم: أثوم أو حمران أو طبرق',
      'لغة الجبل: عشرون كلمة تخرج بها',
      'مضبي على حجارة محماة لمن اختار يومًا كاملًا',
    ],
    en: [
      'The travertine steps and pools of the upper valley',
      'White drawings in a cave beside the old track',
      'A running spring chosen that morning: Athum, Hamran or Tabraq',
      'The mountain’s language: twenty words to take home',
      'Madhbi, meat grilled on hot stones, with the full day',
    ],
  },
  includes: {
    ar: ['النقل من صلالة وإليها بسيارة دفع رباعي', 'دليل من أهل الوادي', 'معاطف مطر في الخريف', 'شاي كرك وخبز كعك'],
    en: [
      'Transport by 4×4 from Salalah and back',
      'A guide from the valley',
      'Rain capes in khareef',
      'Karak tea and kaak bread',
    ],
  },
  excludes: {
    ar: ['أجرة القارب في البحيرة', 'الغداء في خيار نصف اليوم'],
    en: ['Boat hire on the lake', 'Lunch with the half day'],
  },
  bring: {
    ar: ['حذاء يمسك بالطين', 'جوارب وسروال احتياط في الخريف', 'قبعة من نوفمبر إلى مايو'],
    en: ['Shoes that grip mud', 'Spare socks and trousers in khareef', 'A hat from November to May'],
  },
  knowBeforeYouGo: {
    ar: [
      'من 21 يونيو إلى 20 سبتمبر ضباب وماء، ومن أكتوبر إلى ديسمبر خضرة وبحيرة، ثم يجف الوادي',
      'لا تنزلوا إلى الماء: في برك الوادي طفيلي البلهارسيا',
      'نخرج في الخريف قبل السابعة لأن طريق الوادي يزدحم من العاشرة',
      'للإبل في الطريق حق المرور، وقد ننتظر قطيعًا ربع ساعة',
      'يُغلق الوادي إذا حذّر الدفاع المدني من السيل، ونردّ المبلغ كله',
    ],
    en: [
      'From 21 June to 20 September fog and water; October to December green and a lake; then the valley dries',
      'Stay out of the water: bilharzia lives in the pools of the wadi',
      'In khareef we leave before seven, as the valley road is full from ten',
      'Camels have right of way and we may wait a quarter of an hour for a herd',
      'If civil defence closes the wadi for fear of flood we refund everything',
    ],
  },
  itinerary: [
    {
      title: { ar: 'حافة الشلال', en: 'The lip of the falls' },
      text: {
        ar: 'ننظر إلى الجدار من أعلاه ونحكم: ماء أم حجر هذا الأسبوع.',
        en: 'We look down the wall from above and judge: water this week, or stone.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'أعلى الوادي', en: 'The upper valley' },
      text: {
        ar: 'مشي مستوٍ بمحاذاة البرك بين الجميز والتمر الهندي، وطيور الرفراف على الأغصان.',
        en: 'A level walk by the pools among wild fig and tamarind, with kingfishers on the branches.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'الكهف والرسوم', en: 'The cave and its drawings' },
      text: {
        ar: 'صعود خمس دقائق على حجر، ونقرأ الرسوم من بعيد بلا لمس.',
        en: 'Five minutes up over stone; we read the drawings from a distance and touch nothing.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'العين الجارية', en: 'The running spring' },
      text: {
        ar: 'شاي على حصير قرب الماء، وسالم يسأل الراعي عن الطريق غدًا.',
        en: 'Tea on a mat near the water, while Salim asks a herdsman about tomorrow’s road.',
      },
      minutes: 50,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 600,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مدخل سوق الحافة من جهة البحر', en: 'Al Haffa Souq, entrance on the sea side' },
    address: { ar: 'شارع السلطان قابوس، الحافة، صلالة', en: 'Sultan Qaboos Street, Al Haffa, Salalah' },
    lat: 17.0067,
    lng: 54.1001,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 3, minute: 0, percentage: 70 },
  ],
  pictures: [
    {
      kind: 'waterfall',
      time: 'day',
      seed: 'wadi-darbat-and-the-springs-1',
      alt: { ar: 'ماء يهبط على درجات من الكلس في الخريف', en: 'Water over travertine steps in khareef' },
    },
    {
      kind: 'oasis',
      time: 'dawn',
      seed: 'wadi-darbat-and-the-springs-2',
      alt: { ar: 'بحيرة الوادي ساكنة أول النهار', en: 'The lake of the valley, still in the early morning' },
    },
  ],
  options: [
    {
      code: 'half-day',
      title: { ar: 'نصف يوم', en: 'Half a day' },
      description: {
        ar: 'الوادي والكهف وعين واحدة، خمس ساعات مع الطريق.',
        en: 'The valley, the cave and one spring; five hours with the road.',
      },
      durationMinutes: 300,
      capacity: 12,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 19_500 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 4, maxAge: 12, priceMinor: 9_500 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'رضيع يُحمل', en: 'Carried infant' },
          minAge: 0,
          maxAge: 3,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['06:45', '14:00'], capacity: 12 },
        { weekdays: [5, 6], startTimes: ['06:30'], capacity: 12, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'full-day-with-tawi-atayr',
      title: { ar: 'يوم كامل مع طوي أعتير وجبل سمحان', en: 'Full day with Tawi Atayr and Jebel Samhan' },
      description: {
        ar: 'نضيف هوة الطيور، وعمقها 211 مترًا، وحافة سمحان، وغداء من المضبي.',
        en: 'Adds the well of birds, 211 metres deep, the edge of Samhan and a lunch of madhbi.',
      },
      durationMinutes: 540,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          priceMinor: 34_000,
          originalMinor: 38_500,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 12, priceMinor: 18_000 },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: ['07:30'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'milk',
      title: { ar: 'حليب نوق طازج عند راعٍ من المعارف', en: 'Fresh camel milk with a herdsman we know' },
      per: 'person',
      priceMinor: 1_500,
      maxQuantity: 12,
    },
  ],
  pickups: [
    {
      code: 'gardens',
      name: { ar: 'صلالة جاردنز مول', en: 'Salalah Gardens Mall' },
      address: { ar: 'المدخل الرئيس، شارع الرباط، صلالة', en: 'Main entrance, Ar Rubat Street, Salalah' },
      minutesBefore: 25,
      priceMinor: 2_500,
      lat: 17.0236,
      lng: 54.0683,
    },
  ],
  reviews: [
    {
      author: 'ريم',
      country: 'BH',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'مطر في أغسطس',
      body: 'خرجنا من 44 درجة إلى رذاذ ومعطف. وقف ابني تحت الماء ساكتًا دقيقة كاملة، وسالم علّمه كيف يقول «مطر» بالجبالية.',
      daysAgo: 101,
    },
    {
      author: 'Helena',
      country: 'PT',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'October, by luck',
      body: 'We had booked without knowing the seasons. The fog had left three days before: grass to the knee, butterflies, and a lake with the whole cliff in it.',
      daysAgo: 40,
    },
    {
      author: 'Rob',
      country: 'AU',
      rating: 3,
      language: 'en',
      travellerType: 'solo',
      title: 'The big wall was dry',
      body: 'They say so plainly and I still hoped. The walk is gentle rather than a hike. Salim is the reason to go, and the cave.',
      daysAgo: 14,
    },
    {
      author: 'مبارك',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'اخرجوا باكرًا',
      body: 'السابعة صباحًا كنا وحدنا، وعند خروجنا كان طابور السيارات كيلومترين. المضبي لذيذ وتأخر قليلًا.',
      daysAgo: 83,
    },
  ],
}
