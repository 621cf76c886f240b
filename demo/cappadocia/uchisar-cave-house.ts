import type { DemoProduct } from '#demo/shape.ts'

export const uchisarCaveHouse: DemoProduct = {
  code: 'uchisar-cave-house',
  slug: { ar: 'ليال-في-بيت-كهف-بأوتش-حصار', en: 'nights-in-an-uchisar-cave-house' },
  category: 'stays-camps',
  supplier: 'tuff-and-sky',
  title: { ar: 'كبادوكيا: إقامة في بيت كهفي بأوتش حصار', en: 'Cappadocia: cave house stay in Uçhisar' },
  summary: {
    ar: 'غرفة أو بيت منقور في الصخر تحت قلعة أوتش حصار، مع الفطور وشرفة على وادي الحمام. أقل إقامة ليلتان.',
    en: 'A room or a house carved in the rock below Uçhisar castle, with breakfast and a terrace over Pigeon Valley. Two nights minimum.',
  },
  overview: {
    ar: 'تقيمون في بيت منقور في الصخر تحت قلعة أوتش حصار: غرفة كهف لشخصين بحمّام داخلي، أو البيت الشتوي لعائلة حتى خمسة. أقل إقامة ليلتان، وتشمل الفطور كل صباح وشرفة على وادي الحمام ونارًا في المساء. والقلعة على بعد عشر دقائق مشيًا.\n\nسكنت البيت أسرة واحدة حتى خمسينيات القرن الماضي، ثم رمّمه البنّاء غرفةً غرفة في تسعة شتاءات دون أن يوسّع بابًا. حوّل معصرة العنب إلى حوض للاغتسال ومدّ التدفئة تحت البلاط، وأبقى آثار الفأس في السقف، وبعضها من عمل جدّه. وحرارة الغرف نحو 15 درجة طوال السنة قبل تشغيل التدفئة.\n\nمن الشرفة ترون المناطيد في الصباح إن سمحت الريح. وتصعدون من الطريق إلى البيت 42 درجة، ونحمل عنكم الحقائب.',
    en: 'Stay in a house carved into the rock below Uçhisar castle: a cave room for two with its own bathroom, or the winter house for a family of up to five. The minimum is two nights, with breakfast every morning, a terrace over Pigeon Valley and a fire in the evening. The castle is ten minutes away on foot.\n\nOne family lived here until the 1950s. Our mason restored it over nine winters, a room at a time, without widening a door. The old wine press is now the bath, heating runs under the floor, and the marks of the pick are still in the ceiling. He can tell you which are his grandfather’s. The rock keeps the rooms at about 15 °C all year before heating.\n\nIn the morning you can watch balloons from the terrace, wind permitting. The house is 42 steps up from the road, and we carry the bags.',
  },
  highlights: {
    ar: [
      'النوم في غرف منقورة ما زالت آثار الفأس في سقوفها',
      'الجلوس على شرفة فوق وادي الحمام عند نار المساء',
      'تناول فطور من خبز التنور ودبس العنب وجبن الجرّة',
      'المشي من الباب إلى غوريمه في ساعة ونصف',
    ],
    en: [
      'Sleep in carved rooms with pick marks in the ceilings',
      'Share a terrace and an evening fire over Pigeon Valley',
      'Breakfast on tandoor bread, molasses and crock cheese',
      'Walk from the door to Göreme in an hour and a half',
    ],
  },
  includes: {
    ar: [
      'الغرفة أو البيت مع الفرش والتدفئة',
      'فطور كل صباح',
      'حطب النار على الشرفة',
      'جولة في البيت مع البنّاء في أول مساء',
      'الضرائب المحلية',
    ],
    en: [
      'The room or the house, with bedding and heating',
      'Breakfast every morning',
      'Firewood on the terrace',
      'A walk through the house with the mason on the first evening',
      'Local taxes',
    ],
  },
  excludes: {
    ar: ['العشاء ما لم تطلبوه', 'النقل من مطار نوشهر أو قيصري'],
    en: ['Dinner unless you order it', 'Transfers from Nevşehir or Kayseri airport'],
  },
  bring: {
    ar: ['حذاء مناسب لدرجات الحجر', 'كنزة حتى في يوليو، فالليل بارد على ارتفاع 1,300 متر'],
    en: ['Shoes that cope with stone steps', 'A jumper even in July, as nights are cool at 1,300 metres'],
  },
  knowBeforeYouGo: {
    ar: [
      'يؤكد صاحب البيت كل حجز بنفسه',
      'في غرفتين من الأربع نافذة واحدة، فاطلبوا الغرفة الأمامية إن أردتم ضوءًا أكثر',
      'تصعدون من الطريق إلى البيت 42 درجة، ونحمل عنكم الحقائب',
      'حجر الطَّف ليّن، وقد يسقط من السقف رمل دقيق على الوسادة',
      'التدخين ممنوع في الغرف، وكذلك الموسيقى على الشرفة بعد 10:30 ليلًا',
    ],
    en: [
      'The owner confirms every booking himself',
      'Two of the four rooms have a single window. Ask for the front room if you want more light',
      'The house is 42 steps up from the road, and we carry the bags',
      'The rock is soft, so a little sand may fall from the ceiling onto your pillow',
      'No smoking indoors, and no music on the terrace after 10:30 pm',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الوصول', en: 'Arrival' },
      text: {
        ar: 'نستقبلكم من 2:00 ظهرًا بشاي التفاح المجفف على الشرفة، ونصعد بحقائبكم إلى الغرفة.',
        en: 'Check in from 2 pm and have dried-apple tea on the terrace while we carry up your bags.',
      },
    },
    {
      title: { ar: 'البيت والبنّاء', en: 'The house and its mason' },
      text: {
        ar: 'يريكم البنّاء البيت من الإصطبل إلى السطح، وكيف يُرمَّم جدار منقور في الصخر.',
        en: 'The mason shows you the house from stable to roof, and how he repairs a wall cut from rock.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'فجر على الشرفة', en: 'Dawn on the terrace' },
      text: {
        ar: 'نقدّم البطانيات والقهوة لمن يستيقظ باكرًا، وتشاهدون المناطيد إن سمحت الريح.',
        en: 'Blankets and coffee are ready for early risers, with balloons to watch if the wind allows.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'المغادرة', en: 'Leaving' },
      text: {
        ar: 'المغادرة حتى 11:00 صباحًا، ويمكنكم ترك الحقائب عندنا ما شئتم.',
        en: 'Check-out is by 11 am, and you can leave your bags with us as long as you like.',
      },
    },
  ],
  guideLanguages: ['tr', 'en', 'ar'],
  pricingPer: 'item',
  rate: 'nightly',
  minDuration: 2,
  currency: 'TRY',
  isPrivate: true,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'بيت الحجر، أسفل القلعة', en: 'The stone house below the castle' },
    address: { ar: 'حي تكلي، أوتش حصار، نوشهر', en: 'Tekelli quarter, Uçhisar, Nevşehir' },
    lat: 38.6311,
    lng: 34.8067,
  },
  cancellation: [
    { day: 14, hour: 0, minute: 0, percentage: 0 },
    { day: 5, hour: 0, minute: 0, percentage: 40 },
    { day: 2, hour: 0, minute: 0, percentage: 80 },
  ],
  pictures: [
    {
      kind: 'cave-town',
      time: 'night',
      seed: 'uchisar-cave-house-1',
      alt: { ar: 'نوافذ مضاءة في الصخر فوق البيوت', en: 'Windows lit in the rock above the houses' },
    },
    {
      kind: 'balloons',
      time: 'dawn',
      seed: 'uchisar-cave-house-2',
      alt: { ar: 'مناطيد أمام الشرفة عند الفجر', en: 'Balloons before the terrace at dawn' },
    },
    {
      kind: 'table',
      time: 'dawn',
      seed: 'uchisar-cave-house-3',
      alt: { ar: 'فطور على الشرفة أول الضوء', en: 'Breakfast on the terrace at first light' },
    },
  ],
  options: [
    {
      code: 'cave-room',
      title: { ar: 'غرفة كهف لشخصين', en: 'Cave room for two' },
      description: {
        ar: 'غرفة بسرير كبير وحمّام داخلي وتدفئة تحت البلاط.',
        en: 'A large bed, a private bathroom and underfloor heating.',
      },
      durationMinutes: 1260,
      capacity: 8,
      units: [
        {
          code: 'room',
          kind: 'item',
          title: { ar: 'غرفة (حتى 2)', en: 'Room (up to 2)' },
          priceMinor: 590_000,
          originalMinor: 680_000,
          travellers: 2,
          minQuantity: 1,
          maxQuantity: 4,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['14:00'], capacity: 4 },
        { weekdays: [5, 6], startTimes: ['14:00'], capacity: 4, adjustBasisPoints: 2000 },
      ],
    },
    {
      code: 'winter-house',
      title: { ar: 'البيت الشتوي لعائلة', en: 'The winter house for a family' },
      description: {
        ar: 'غرفتا نوم ومجلس فيه موقد وفناء صغير، لخمسة أشخاص على الأكثر.',
        en: 'Two bedrooms, a sitting room with a hearth and a small courtyard, for up to five.',
      },
      durationMinutes: 1260,
      capacity: 5,
      units: [
        {
          code: 'house',
          kind: 'item',
          title: { ar: 'البيت كله (حتى 5)', en: 'The whole house (up to 5)' },
          priceMinor: 1_280_000,
          travellers: 5,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['14:00'], capacity: 1 }],
    },
  ],
  extras: [
    {
      code: 'testi-dinner',
      title: {
        ar: 'عشاء من لحم الجرّة المكسورة عند التقديم',
        en: 'A testi kebab dinner, with the clay jar broken at the table',
      },
      per: 'person',
      priceMinor: 110_000,
      maxQuantity: 8,
    },
    {
      code: 'late-room',
      title: { ar: 'مغادرة متأخرة حتى 4:00 عصرًا', en: 'Late check-out until 4 pm' },
      per: 'booking',
      priceMinor: 180_000,
      maxQuantity: 1,
    },
  ],
  pickups: [
    {
      code: 'nevsehir-airport',
      name: { ar: 'مطار نوشهر كبادوكيا', en: 'Nevşehir Kapadokya airport' },
      address: { ar: 'قاعة الوصول، غولشهر، نوشهر', en: 'Arrivals hall, Gülşehir, Nevşehir' },
      minutesBefore: 50,
      priceMinor: 145_000,
      lat: 38.7719,
      lng: 34.5345,
    },
  ],
  reviews: [
    {
      author: 'ليلى م.',
      country: 'AE',
      rating: 5,
      language: 'ar',
      travellerType: 'couple',
      title: 'أحلى نومة',
      body: 'ظلام وهدوء، نمنا لين التسع!',
      daysAgo: 12,
    },
    {
      author: 'Anders',
      country: 'DK',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Winter house if you have kids',
      body: 'Plus: our kids slept in a hole in the wall where they kept the lambs before, breakfast is big. Minus: steep steps in the dark, slow wifi (it is a rock).',
      daysAgo: 40,
    },
    {
      author: 'سارة ق.',
      country: 'MA',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'الغرفة ضيقة شوية',
      body: 'المكان نقي ودافئ والناس مرحبين، ولكن غرفتنا فيها شرجم واحد صغير وصاحبتي تخنقات فالليلة الأولى. بدلو لينا الغرفة بلا زيادة.',
      daysAgo: 61,
    },
    {
      author: 'Priya L.',
      country: 'IN',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Balloons from the terrace',
      body: 'We skipped the flight, too costly, and counted forty balloons from the terrace with blankets. One pilot said good morning to us! Food in the village is expensive only.',
      daysAgo: 88,
    },
  ],
}
