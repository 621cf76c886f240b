import type { DemoProduct } from '#demo/shape.ts'

export const abuSimbelByTheDay: DemoProduct = {
  code: 'abu-simbel-by-the-day',
  slug: { ar: 'أبو-سمبل-بسيارة-وسائق-باليوم', en: 'abu-simbel-by-road-by-the-day' },
  category: 'private-cars',
  supplier: 'nubian-doorways',
  title: { ar: 'من أسوان: رحلة خاصة إلى أبو سمبل بالسيارة', en: 'From Aswan: Abu Simbel private day trip by car' },
  summary: {
    ar: 'سيارة خاصة بسائق من أسوان إلى معبدي أبو سمبل ذهابًا وإيابًا. السعر للسيارة في اليوم.',
    en: 'A private car with driver from Aswan to the temples of Abu Simbel and back, with an early start. Price per car.',
  },
  overview: {
    ar: 'يأخذكم سائق يعرف هذا الطريق منذ 20 سنة بسيارة خاصة من باب الفندق في 4:30 أو 7:00 صباحًا. المسافة إلى أبو سمبل 280 كيلومترًا، تقطعها السيارة في ثلاث ساعات ونصف في كل اتجاه عبر صحراء مستوية. وفي موعد 4:30 نقف في الطريق لشروق الشمس وكوب شاي، ونصل حين يبدأ ركّاب الحافلات الأولى في الرجوع.\n\nنحت رمسيس الثاني المعبدين في الجبل في القرن الثالث عشر قبل الميلاد: واحدًا له وواحدًا لنفرتاري. ولمّا ارتفعت بحيرة السد قُطّعا بالمناشير بين 1964 و1968 ورُفعا 65 مترًا، وبُني لهما جبل جديد.\n\nيكتفي كثير من الضيوف بيوم واحد. وإن أضفتم يومًا ثانيًا أمكنكم أن تبيتوا ليلة في القرية لتروا الواجهة في المساء، أو أن تزوروا كوم أمبو وإدفو، أو كلابشة على البحيرة.',
    en: 'A private car and a driver with 20 years on this road collect you from your door at 4:30 or 7 am. Abu Simbel is 280 kilometres from Aswan, three and a half hours each way through level desert. With the early start you stop for sunrise and a glass of tea at a rest house, and arrive as the first coaches turn back.\n\nRamesses II had both temples cut into the mountain in the thirteenth century BC, one for himself and one for Nefertari. When the lake behind the High Dam rose they were sawn into blocks, between 1964 and 1968, lifted 65 metres and given a new hill.\n\nOne day is enough for many guests. With a second you can sleep in the village and see the façade towards evening, or go to Kom Ombo and Edfu in the north, or to Kalabsha on the lake.',
  },
  highlights: {
    ar: [
      'مشاهدة الشروق على طريق الصحراء بعيدًا عن الحافلات',
      'دخول معبدي رمسيس ونفرتاري وقت انحسار الزحام',
      'السفر مع سائق يعرف الطريق منذ 20 سنة',
      'إضافة يوم ثانٍ تختارون وجهته',
      'السفر بسيارة فيها ماء بارد وبطانيات وشاحن',
    ],
    en: [
      'Watch the sun rise on the desert road',
      'Enter the temples of Ramesses and Nefertari as crowds thin',
      'Travel with a driver who has 20 years on this road',
      'Add a second day and choose where it goes',
      'Ride in a car with cold water, blankets and a charger',
    ],
  },
  includes: {
    ar: [
      'سيارة مكيّفة وسائق، والوقود',
      'تصريح الطريق وتسجيل الأسماء',
      'ماء وشاي في الاستراحة',
      'إقامة السائق إذا بتّم خارج أسوان',
    ],
    en: [
      'An air-conditioned car and driver, with fuel',
      'The road permit and registering your names',
      'Water, and tea at the rest house',
      'The driver’s lodging if you spend a night away',
    ],
  },
  excludes: {
    ar: ['تذاكر المواقع', 'مرشد داخل المعبدين، ويمكن طلبه', 'الوجبات والمبيت'],
    en: ['Entry to the sites', 'A guide inside the temples, who can be booked', 'Meals and your lodging'],
  },
  bring: {
    ar: [
      'جواز السفر أو بطاقة الهوية لنقطة التفتيش',
      'سترة للفجر وقبعة للظهر',
      'بطاقة بنكية، فشباك التذاكر لا يقبل النقد',
    ],
    en: [
      'Your passport or identity card for the checkpoint',
      'A jacket for dawn and a hat for noon',
      'A bank card, as the ticket window doesn’t take cash',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نرسل أسماءكم وأرقام جوازاتكم إلى الشرطة قبل يوم، ولذلك لا يمكن الحجز في آخر لحظة',
      'طريق أبو سمبل مفتوح نهارًا فقط، ونبدأ العودة قبل 4:00 عصرًا',
      'تدخل الشمس قدس الأقداس في 22 فبراير و22 أكتوبر، ويشتد الزحام في هذين اليومين',
      'لا يُسمح للمرشدين بالشرح داخل المعبدين، فيشرحون في الخارج',
      'مدة اليوم 12 ساعة، وتتفقون مع السائق على أجر أي وقت إضافي',
    ],
    en: [
      'We send names and passport numbers to the police a day ahead, so last-minute bookings aren’t possible',
      'The Abu Simbel road is open by day only, so you start back before 4 pm',
      'The sun enters the sanctuary on 22 February and 22 October, and those days are crowded',
      'Guides aren’t allowed to talk inside the temples, so they explain everything outside',
      'The car is yours for 12 hours. Agree any extra time with the driver',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الخروج من أسوان', en: 'Out of Aswan' },
      text: {
        ar: 'ننطلق من باب فندقكم عبر الخزان إلى نقطة التفتيش، ويمكنكم أن تكملوا نومكم في السيارة.',
        en: 'We drive from your door over the old dam to the checkpoint, and you can sleep on in the car.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'شروق في منتصف الطريق', en: 'Sunrise halfway' },
      text: {
        ar: 'نتوقف بين الرمال والتلال السوداء لشرب الشاي، وحين تعلو الشمس قد يظهر سراب يشبه البحيرة.',
        en: 'We stop for tea among sand and black hills. As the sun climbs you may see a mirage like a lake.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'أبو سمبل', en: 'Abu Simbel' },
      text: {
        ar: 'تدورون حول الجبل الصناعي فتظهر التماثيل والبحيرة معًا، ثم تزورون المعبدين في ساعتين أو أكثر.',
        en: 'You walk round the man-made hill, and the colossi and the lake come into view together. Visit both temples for two hours or more.',
      },
      minutes: 150,
    },
    {
      title: { ar: 'العودة، أو ليلة في القرية', en: 'The way back, or a night in the village' },
      text: {
        ar: 'تتوقفون لغداء سمك في القرية، ثم تعودون إلى أسوان قبل المغرب، أو تبيتون في بيت على البحيرة إن حجزتم يومين.',
        en: 'Stop for a fish lunch in the village, then return to Aswan before dusk, or stay in a house on the lake if you booked two days.',
      },
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'daily',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: true,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 1800,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'باب الفندق أو الباخرة في أسوان', en: 'Your hotel or boat in Aswan' },
    address: { ar: 'كورنيش النيل، أسوان', en: 'Corniche el-Nil, Aswan' },
    lat: 24.0889,
    lng: 32.8957,
  },
  cancellation: [
    { day: 3, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 25 },
    { day: 1, hour: 6, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'cliff',
      time: 'day',
      seed: 'abu-simbel-by-the-day-1',
      alt: { ar: 'جبل من الحجر الرملي في الصحراء', en: 'A sandstone mountain in the desert' },
    },
    {
      kind: 'dune',
      time: 'dawn',
      seed: 'abu-simbel-by-the-day-2',
      alt: { ar: 'صحراء والشمس تطلع عليها', en: 'Desert with the sun coming up' },
    },
  ],
  options: [
    {
      code: 'sedan',
      title: { ar: 'سيارة سيدان باليوم', en: 'Private saloon car, full day' },
      description: {
        ar: 'سيارة لثلاثة ركاب وحقائبهم، والاستقبال في 4:30 أو 7:00 صباحًا.',
        en: 'Seats three with their bags. Pick-up at 4:30 or 7 am.',
      },
      durationMinutes: 720,
      capacity: 6,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'سيارة (حتى 3)', en: 'Car (up to 3)' },
          priceMinor: 460_000,
          originalMinor: 520_000,
          travellers: 3,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['04:30', '07:00'], capacity: 4 }],
    },
    {
      code: 'van',
      title: { ar: 'حافلة صغيرة باليوم', en: 'Private minivan, full day' },
      description: {
        ar: 'حافلة لثمانية ركاب وحقائبهم، بمقاعد تميل للنوم.',
        en: 'Seats eight with luggage, with reclining seats.',
      },
      durationMinutes: 720,
      capacity: 8,
      units: [
        {
          code: 'van',
          kind: 'item',
          title: { ar: 'حافلة صغيرة (حتى 8)', en: 'Minivan (up to 8)' },
          priceMinor: 680_000,
          travellers: 8,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['04:30', '07:00'], capacity: 2 },
        { weekdays: [5, 6], startTimes: ['04:30', '07:00'], capacity: 2, adjustBasisPoints: 1200 },
      ],
    },
  ],
  extras: [
    {
      code: 'guide',
      title: { ar: 'مرشد مرخّص يرافقكم يومًا', en: 'A licensed guide with you for a day' },
      per: 'booking',
      priceMinor: 280_000,
      maxQuantity: 2,
    },
    {
      code: 'breakfast-box',
      title: { ar: 'علبة فطور للطريق', en: 'A breakfast box for the road' },
      per: 'person',
      priceMinor: 15_000,
      maxQuantity: 8,
    },
  ],
  pickups: [
    {
      code: 'airport',
      name: { ar: 'مطار أسوان الدولي', en: 'Aswan International Airport' },
      address: { ar: 'صالة الوصول، أسوان', en: 'Arrivals hall, Aswan' },
      minutesBefore: 0,
      priceMinor: 0,
      lat: 23.9644,
      lng: 32.82,
    },
    {
      code: 'gharb-soheil',
      name: { ar: 'غرب سهيل، موقف القرية', en: 'Gharb Soheil, village car park' },
      address: { ar: 'غرب سهيل، البر الغربي، أسوان', en: 'Gharb Soheil, West Bank, Aswan' },
      minutesBefore: 20,
      priceMinor: 15_000,
      lat: 24.0612,
      lng: 32.8689,
    },
  ],
  reviews: [
    {
      author: 'Helena K.',
      country: 'SE',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Stay the night',
      body: 'We slept in the village and went to the temple again the next afternoon at half past three: eleven people, I counted. Hassan, the driver, told us where to look for the Greek writing. The house was simple.',
      daysAgo: 17,
    },
    {
      author: 'خالد ع.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'الطريق طويل',
      body: 'سبع ساعات بالسيارة صعبة على العيال، بس السواق هادي ويوقف متى ما طلبنا. الطلعة أربع ونص الفجر، ناموا بدري.',
      daysAgo: 46,
    },
    {
      author: 'Mark K.',
      country: 'AU',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'Bring a card, seriously',
      body: 'Ticket office takes no cash and one of us only had cash. Bit of a scramble. Clean car, no shopping stops.',
      daysAgo: 82,
    },
  ],
}
