import type { DemoProduct } from '#demo/shape.ts'

export const makersOfTheTombs: DemoProduct = {
  code: 'deir-el-medina-and-nobles-tombs',
  slug: { ar: 'دير-المدينة-ومقابر-النبلاء', en: 'deir-el-medina-and-the-nobles-tombs' },
  category: 'museums-art',
  supplier: 'west-bank-house',
  title: { ar: 'الأقصر: جولة دير المدينة ومقابر النبلاء', en: 'Luxor: Deir el-Medina and Tombs of the Nobles tour' },
  summary: {
    ar: 'زيارة قرية العمال الذين زيّنوا وادي الملوك ومقابرهم ومقابر النبلاء، في أربع ساعات مع عالم مصريات.',
    en: 'Half a day in the village of the men who painted the Valley of the Kings, with their own tombs and those of the nobles.',
  },
  overview: {
    ar: 'تزورون دير المدينة، قرية من حفروا مقابر الملوك وزيّنوها، مع مرشد درس ترميم الجداريات وثمانية ضيوف على الأكثر. ندخل بيوتهم ومقابرهم ومعبد حتحور، ثم ننزل بالسيارة إلى مقابر رعموزا ورخمي رع وسننفر في الشيخ عبد القرنة. أربع ساعات، والتذاكر مشمولة.\n\nبُني سور القرية في القرن السادس عشر قبل الميلاد وسُكنت نحو أربعة قرون. بقيت منها أساسات نحو 70 بيتًا، وآلاف الشقف من الفخار والحجر الجيري كُتبت عليها كشوف غياب وديون وقصائد ووصفة دواء. وفي السنة 29 من حكم رمسيس الثالث تأخرت حصصهم من القمح فجلسوا خلف المعبد، وهو أقدم إضراب عرفناه من وثيقة.\n\nوفي أيام راحتهم حفروا مقابر لأنفسهم: حجرة سننجم لا تزيد على بضعة أمتار، وألوانها كأنها جفّت أمس. وعند سننفر عنب مرسوم على سقف تركه الرسّام صخرًا غير مستوٍ.',
    en: 'Spend half a day in Deir el-Medina, the village of the people who cut and painted the royal tombs, with a guide trained in the conservation of wall painting and eight guests at most. You see their houses, their own tombs and the temple of Hathor, then drive down to the tombs of Ramose, Rekhmire and Sennefer. The tour takes four hours, and tickets are included.\n\nThe village was first walled in the sixteenth century BC and lived in for some 400 years. The footings of about 70 houses remain, and thousands of flakes of pot and limestone with absence lists, debts, poems and a prescription. In year 29 of Ramesses III their grain came late, so they sat down behind the temple. It is the oldest strike on record.\n\nOn days of rest they dug tombs of their own. Sennedjem’s is a few metres across, and its colours might have dried yesterday. In Sennefer’s tomb the painter left the rough rock of the ceiling as it was and covered it with grapes.',
  },
  highlights: {
    ar: [
      'دخول مقبرة سننجم وتأمّل مشهد الحصاد بثياب العيد',
      'المرور ببيوت القرية ومعرفة أسماء ساكنيها حيث عُرفت',
      'زيارة معبد حتحور وسوره المتموّج من الطوب اللَّبِن',
      'مقارنة النقش الأبيض باللون الذي لم يكتمل في مقبرة رعموزا',
      'التطلّع إلى عناقيد العنب على سقف مقبرة سننفر',
    ],
    en: [
      'Enter Sennedjem’s tomb and its harvest in feast-day clothes',
      'Walk the village house by house and hear who lived there',
      'Visit Hathor’s temple inside its wavy brick wall',
      'Compare white relief and unfinished paint in Ramose’s tomb',
      'Look up at the grapes painted on Sennefer’s rough ceiling',
    ],
  },
  includes: {
    ar: [
      'مرشد مرخّص درس ترميم الجداريات',
      'تذاكر دير المدينة ومقابر رعموزا ورخمي رع وسننفر',
      'سيارة مكيّفة بين المواقع',
      'مصباح بارد لا يضر اللون، وماء',
    ],
    en: [
      'A licensed guide trained in the conservation of wall painting',
      'Tickets for Deir el-Medina and the tombs of Ramose, Rekhmire and Sennefer',
      'An air-conditioned car between the sites',
      'A cool lamp that doesn’t harm the paint, and water',
    ],
  },
  excludes: {
    ar: ['تذكرة مقبرة باشدو الإضافية', 'الغداء', 'إكرامية حرّاس المقابر، وهي اختيارية'],
    en: ['The separate ticket for the tomb of Pashedu', 'Lunch', 'Tips for the tomb keepers (optional)'],
  },
  bring: {
    ar: ['حذاء ثابت للدرج المنحدر', 'قبعة وماء إضافي بين أبريل وأكتوبر', 'منظار صغير لرؤية ضربات الفرشاة'],
    en: [
      'Firm shoes for sloping stairs',
      'A hat and extra water from April to October',
      'Small binoculars if you want to see brush strokes',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'مقابر دير المدينة ضيقة وسلالمها منخفضة السقف، ولذلك ندخلها أربعة أربعة',
      'لا تلمسوا الجدران ولا تستندوا إليها، واتركوا الحقائب الكبيرة في السيارة',
      'التصوير بالهاتف مسموح من غير فلاش، إلا حيث يمنعه الحارس',
      'تُفتح المقابر وتُغلق بالتناوب، ونرسل إليكم قائمة المفتوح منها مساء اليوم السابق',
    ],
    en: [
      'The tombs at Deir el-Medina are narrow, with low stairs, so we go in four at a time',
      'Don’t touch or lean on the walls, and leave large bags in the car',
      'Phone photography without flash is allowed, except where a keeper says no',
      'Tombs open and close in rotation, and we’ll send you the list the evening before',
    ],
  },
  itinerary: [
    {
      title: { ar: 'القرية', en: 'The village' },
      text: {
        ar: 'نمشي في شارع واحد بين صفّين من البيوت، ونرى مخزن ماء كانت الحمير تملؤه من النهر كل يوم.',
        en: 'We walk the one street between two rows of houses to a water store that donkeys filled from the river every day.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'سننجم وإنحرخاو', en: 'Sennedjem and Inherkhau' },
      text: {
        ar: 'ننزل درجًا ضيقًا إلى حجرتين، ونرى صورة القط يذبح الثعبان تحت الشجرة.',
        en: 'Go down narrow stairs to two chambers and the painting of a cat cutting up a serpent under a tree.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'معبد حتحور', en: 'The temple of Hathor' },
      text: {
        ar: 'نزور معبدًا بُني بعد قرون من هجر القرية، وبجانبه البئر التي أُخرجت منها آلاف الشقف.',
        en: 'We visit a temple built centuries after the village was left, beside the great pit where thousands of inscribed flakes were found.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'رعموزا', en: 'Ramose' },
      text: {
        ar: 'نقارن بين جدران نُحتت بأسلوبين في عهد ملكين، ونقف أمام موكب النادبات.',
        en: 'Compare walls carved in two styles for two kings, with a procession of mourning women between them.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'رخمي رع وسننفر', en: 'Rekhmire and Sennefer' },
      text: {
        ar: 'نرى صنّاع الطوب والذهب على جدار واحد، ثم ننزل إلى عنب سننفر.',
        en: 'We see brickmakers and goldsmiths on one wall, then go down to Sennefer’s grapes.',
      },
      minutes: 50,
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
  cutoffMinutes: 480,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'شبّاك التذاكر في البر الغربي', en: 'The West Bank ticket office' },
    address: {
      ar: 'المفترق بعد تمثالي ممنون، القرنة، الأقصر',
      en: 'The crossroads past the Colossi of Memnon, Gurna, Luxor',
    },
    lat: 25.7216,
    lng: 32.6072,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 12, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'cliff',
      time: 'day',
      seed: 'deir-el-medina-and-nobles-tombs-1',
      alt: { ar: 'سفح الجبل فوق دير المدينة', en: 'The cliffs above Deir el-Medina' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'deir-el-medina-and-nobles-tombs-2',
      alt: { ar: 'حجرة جدرانها مضاءة بهدوء', en: 'A chamber with softly lit walls' },
    },
  ],
  options: [
    {
      code: 'small-group',
      title: { ar: 'جولة مع مجموعة صغيرة', en: 'Small-group tour' },
      description: {
        ar: 'مع ثمانية ضيوف على الأكثر.',
        en: 'With eight guests at most.',
      },
      durationMinutes: 240,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 245_000 },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 18,
          maxAge: 30,
          priceMinor: 190_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 17, priceMinor: 140_000 },
      ],
      schedules: [
        { weekdays: [1, 2, 4, 7], startTimes: ['07:30'], capacity: 8 },
        { weekdays: [6], startTimes: ['07:30', '13:00'], capacity: 8, adjustBasisPoints: 500 },
      ],
    },
    {
      code: 'private-with-sketching',
      title: { ar: 'جولة خاصة مع وقت للرسم', en: 'Private tour with time to draw' },
      description: {
        ar: 'جولة من خمس ساعات لمجموعتكم وحدها، منها ساعة رسم عند معبد حتحور على ورق مربّعات كما كان الرسّامون القدماء يخططون.',
        en: 'A private five-hour tour, with an hour of drawing at Hathor’s temple on squared paper, as the ancient painters worked.',
      },
      durationMinutes: 300,
      capacity: 6,
      units: [
        {
          code: 'group',
          kind: 'group',
          title: { ar: 'مجموعة حتى 6', en: 'Group of up to 6' },
          priceMinor: 1_180_000,
          originalMinor: 1_320_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [3, 5], startTimes: ['07:00'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'pashedu',
      title: {
        ar: 'تذكرة مقبرة باشدو ذات النخلة المرسومة',
        en: 'A ticket for the tomb of Pashedu with its painted palm',
      },
      per: 'person',
      priceMinor: 14_000,
      maxQuantity: 8,
    },
    {
      code: 'gurna-lunch',
      title: { ar: 'غداء ملوخية وبط في بيتنا بالقرنة', en: 'Lunch of molokhia and duck at our house in Gurna' },
      per: 'person',
      priceMinor: 42_000,
      maxQuantity: 8,
    },
  ],
  pickups: [
    {
      code: 'west-ferry',
      name: { ar: 'مرسى المعدّية في البر الغربي', en: 'The ferry landing on the West Bank' },
      address: { ar: 'الجزيرة، البر الغربي، الأقصر', en: 'Al-Gezira, West Bank, Luxor' },
      minutesBefore: 20,
      priceMinor: 0,
      lat: 25.699,
      lng: 32.6325,
    },
    {
      code: 'winter-palace',
      name: { ar: 'فندق ونتر بالاس', en: 'The Winter Palace hotel' },
      address: { ar: 'كورنيش النيل، البر الشرقي، الأقصر', en: 'Corniche el-Nil, East Bank, Luxor' },
      minutesBefore: 50,
      priceMinor: 28_000,
      lat: 25.6958,
      lng: 32.6366,
    },
  ],
  reviews: [
    {
      author: 'Eleanor M.',
      country: 'GB',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'No queue',
      body: 'Almost empty at half past seven. Taha is a calm guide with perfect English. The stairs are steep, my knees know it.',
      daysAgo: 10,
    },
    {
      author: 'ريم ق.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'كشف الغياب',
      body: 'واحد غايب لأن عقرب لدغه، وواحد قاعد يسوي جعة للعيد. ثلاث آلاف سنة ونفس الأعذار 😂',
      daysAgo: 27,
    },
    {
      author: 'Jorge',
      country: 'ES',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'Mind your head and your knees',
      body: 'The stairs are steep and in the fifth tomb it is warm. I liked that they start with the tombs of the poor people and finish with the viziers.',
      daysAgo: 49,
    },
    {
      author: 'حسام',
      country: 'EG',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'مش لكل الأعمار',
      body: 'المرشد ممتاز، بس بنتي عندها 9 سنين خافت من السلم الضيق وقعدت مع مامتها في العربية ساعة.',
      daysAgo: 73,
    },
  ],
}
