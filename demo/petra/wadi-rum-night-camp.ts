import type { DemoProduct } from '#demo/shape.ts'

export const wadiRumNightCamp: DemoProduct = {
  code: 'wadi-rum-night-camp',
  slug: { ar: 'ليلة-في-وادي-رم', en: 'a-night-in-wadi-rum' },
  category: 'stays-camps',
  supplier: 'bdul-paths',
  title: { ar: 'وادي رم: ليلة في مخيم بدوي مع عشاء زرب', en: 'Wadi Rum: overnight Bedouin camp with zarb dinner' },
  summary: {
    ar: 'ليلة في خيمة شَعر عند أهل وادي رم، مع عشاء زرب وفطور، تحت سماء صافية بعيدة عن الأضواء. السعر للخيمة.',
    en: 'Spend a night in a goat-hair tent in Wadi Rum, with a zarb dinner, breakfast and dark skies. Price per tent.',
  },
  overview: {
    ar: 'تبيتون ليلة في خيمة شعر بأسرّة حقيقية في مخيم بدوي من تسع خيام، بعيد عن المخيمات الكبيرة في وادي رم. السعر للخيمة، ومعه النقل بالدفع الرباعي من قرية رم، وعشاء زرب، وفطور، وشاي وقهوة حول النار.\n\nالزرب لحم ودجاج وخضار على رفوف من حديد تُدفن فوق الجمر تحت الرمل ساعتين، وتشاركون في رفعها. وفي الطريق إلى المخيم نقف عند خزعلي لرؤية النقوش في شقّه. وفي وادي رم عشرات الآلاف من الرسوم والنقوش، أكثرها ثمودي، وبها وبطبيعته دخل قائمة التراث العالمي سنة 2011.\n\nالكهرباء شمسية ونطفئها بعد 10:00 ليلًا لتظهر النجوم، ودورات المياه على 50 خطوة، وليالي يناير باردة جدًا.',
    en: 'Sleep in a goat-hair tent with real beds, in a Bedouin camp of nine tents far from the big camps of Wadi Rum. The price is per tent and covers the 4x4 transfer from Rum village, a zarb dinner, breakfast, and tea and coffee by the fire.\n\nZarb is meat, chicken and vegetables on iron racks, buried over embers under the sand for two hours, and you can help lift it out. On the way to camp you stop at Khazali to see inscriptions in its cleft. Wadi Rum has tens of thousands of drawings and inscriptions, most of them Thamudic, and it joined the World Heritage List in 2011 for these as well as its nature.\n\nPower is solar and goes off after 10 pm so you can see the stars. Bathrooms are 50 steps away, and January nights come close to freezing.',
  },
  highlights: {
    ar: [
      'المبيت في مخيم من تسع خيام بعيد عن غيره',
      'المشاركة في رفع الزرب من الرمل',
      'مشاهدة النجوم بعيدًا عن أضواء المدن',
      'التوقف عند خزعلي لرؤية النقوش في شقّه',
      'تناول الفطور في ظل الجبل قبل اشتداد الحر',
    ],
    en: [
      'Stay in a camp of nine tents, far from any other',
      'Help lift the zarb out of the sand',
      'Spend the night under a sky far from city lights',
      'Stop at Khazali for the inscriptions in its cleft',
      'Have breakfast in the mountain’s shade',
    ],
  },
  includes: {
    ar: [
      'خيمة بأسرّة ولحف ومناشف',
      'العشاء والفطور لكل من في الخيمة',
      'النقل بسيارة دفع رباعي من قرية رم وإليها',
      'الشاي والقهوة حول النار طوال المساء',
    ],
    en: [
      'The tent with beds, quilts and towels',
      'Dinner and breakfast for everyone in the tent',
      'The 4x4 transfer from Rum village and back',
      'Tea and coffee by the fire all evening',
    ],
  },
  excludes: {
    ar: ['رسم دخول المحمية: 5 دنانير للشخص، ويغني عنه جوردان باس', 'الوصول إلى قرية رم', 'غداء يوم الوصول'],
    en: [
      'The reserve fee: 5 dinars a person, or a Jordan Pass',
      'Getting to Rum village',
      'Lunch on the day of arrival',
    ],
  },
  bring: {
    ar: [
      'ملابس دافئة، ففي يناير تقترب الحرارة من الصفر ليلًا',
      'مصباح رأس بضوء أحمر إن وُجد',
      'حقيبة صغيرة، أما الكبيرة فتُترك في القرية',
    ],
    en: [
      'Warm clothes, as January nights come close to freezing',
      'A head torch, with a red light if it has one',
      'A small bag (leave the large one in the village)',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نؤكد كل حجز بأنفسنا، ونسألكم عمّا لا تأكلون',
      'دورات المياه في بناء منفصل على 50 خطوة، والماء الساخن من 6:00 إلى 9:00 مساءً',
      'لا تتوفر تغطية للهاتف إلا من الرابية خلف المخيم',
      'لا يُقدَّم الكحول في المخيم',
    ],
    en: [
      'We confirm each booking ourselves, and ask what you don’t eat',
      'Bathrooms are in a separate building 50 steps away, with hot water from 6 to 9 pm',
      'There is a phone signal only on the rise behind the camp',
      'No alcohol is served at the camp',
    ],
  },
  itinerary: [
    {
      title: { ar: 'قرية رم', en: 'Rum village' },
      text: {
        ar: 'نلتقي عند الاستراحة ونترك السيارات والحقائب الكبيرة.',
        en: 'We meet at the rest house and leave cars and large bags there.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'الطريق إلى المخيم', en: 'The way to camp' },
      text: {
        ar: 'نقطع الرمل في 40 دقيقة، ونتوقف عند خزعلي لرؤية النقوش في شقّه.',
        en: 'The drive takes 40 minutes over sand, with a stop at Khazali to see the inscriptions in its cleft.',
      },
      minutes: 70,
    },
    {
      title: { ar: 'الغروب والزرب', en: 'Sunset and zarb' },
      text: {
        ar: 'تصعدون الرابية لمشاهدة الغروب، ثم نرفع العشاء من تحت الرمل معًا.',
        en: 'Walk up the rise for sunset, then help lift dinner from the sand.',
      },
      minutes: 150,
    },
    {
      title: { ar: 'النار', en: 'The fire' },
      text: {
        ar: 'نجلس حول النار، وفي بعض الليالي نسمع عزفًا على الربابة.',
        en: 'Sit by the fire. On some nights a rababa player joins us.',
      },
    },
    {
      title: { ar: 'الفطور والعودة', en: 'Breakfast and the way back' },
      text: {
        ar: 'نوصلكم إلى القرية بين 9:00 و10:00 صباحًا.',
        en: 'We have you back in the village between 9 and 10 am.',
      },
      minutes: 90,
    },
  ],
  guideLanguages: ['ar', 'en', 'fr'],
  pricingPer: 'item',
  rate: 'nightly',
  minDuration: 1,
  currency: 'JOD',
  isPrivate: false,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'استراحة قرية رم', en: 'The rest house in Rum village' },
    address: { ar: 'قرية وادي رم، محافظة العقبة', en: 'Wadi Rum village, Aqaba Governorate' },
    lat: 29.5776,
    lng: 35.4197,
  },
  cancellation: [
    { day: 5, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'dune',
      time: 'sunset',
      seed: 'wadi-rum-night-camp-2',
      alt: { ar: 'رمل أحمر وظل طويل عند الغروب', en: 'Red sand and a long shadow at sunset' },
    },
    {
      kind: 'rock-camp',
      time: 'night',
      seed: 'wadi-rum-night-camp-1',
      alt: { ar: 'خيام مضاءة عند جبل والنجوم فوقها', en: 'Lit tents by a mountain with stars above' },
    },
    {
      kind: 'coffee',
      time: 'dawn',
      seed: 'wadi-rum-night-camp-3',
      alt: { ar: 'دلّة على جمر الصباح', en: 'A coffee pot on the morning embers' },
    },
  ],
  options: [
    {
      code: 'tent-for-two',
      title: { ar: 'خيمة لاثنين', en: 'Tent for two' },
      description: {
        ar: 'سرير كبير أو سريران، والدخول من 3:00 إلى 5:00 عصرًا.',
        en: 'One large bed or two single beds. Arrive between 3 and 5 pm.',
      },
      durationMinutes: 1080,
      capacity: 6,
      units: [
        {
          code: 'tent',
          kind: 'item',
          title: { ar: 'خيمة (حتى شخصين)', en: 'Tent (up to 2)' },
          priceMinor: 88_000,
          originalMinor: 98_000,
          travellers: 2,
          minQuantity: 1,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['15:00'], capacity: 6 },
        { weekdays: [4, 5, 6], startTimes: ['15:00'], capacity: 6, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'family-tent',
      title: { ar: 'خيمة عائلة', en: 'Family tent' },
      description: {
        ar: 'غرفتان بينهما ستر من الشعر، لخمسة أشخاص منهم الأطفال.',
        en: 'Two rooms with a woven divider, for up to five people including children.',
      },
      durationMinutes: 1080,
      capacity: 10,
      units: [
        {
          code: 'tent',
          kind: 'item',
          title: { ar: 'خيمة عائلة (حتى 5)', en: 'Family tent (up to 5)' },
          priceMinor: 165_000,
          travellers: 5,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['15:00'], capacity: 3 },
        { weekdays: [4, 5, 6], startTimes: ['15:00'], capacity: 3, adjustBasisPoints: 1500 },
      ],
    },
  ],
  extras: [
    {
      code: 'sunrise-walk',
      title: { ar: 'مشي الفجر إلى النقوش مع مرشد', en: 'A dawn walk to the inscriptions with a guide' },
      per: 'booking',
      priceMinor: 15_000,
      maxQuantity: 1,
    },
    {
      code: 'half-day-jeep',
      title: {
        ar: 'نصف يوم بالسيارة: أم فروث وبئر لورنس',
        en: 'Half a day by jeep: Um Fruth bridge and Lawrence’s Spring',
      },
      per: 'person',
      priceMinor: 20_000,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'wadi-musa',
      name: { ar: 'مركز زوار البتراء', en: 'Petra Visitor Centre' },
      address: { ar: 'شارع السياحة، وادي موسى', en: 'Tourism Street, Wadi Musa' },
      minutesBefore: 130,
      priceMinor: 45_000,
      lat: 30.3246,
      lng: 35.4681,
    },
    {
      code: 'aqaba',
      name: { ar: 'ساحة الثورة العربية الكبرى', en: 'Great Arab Revolt Plaza' },
      address: { ar: 'شارع الملك حسين، العقبة', en: 'King Hussein Street, Aqaba' },
      minutesBefore: 80,
      priceMinor: 30_000,
      lat: 29.5203,
      lng: 35.0017,
    },
  ],
  reviews: [
    {
      author: 'نادين',
      country: 'JO',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'ولادي سألوا وين زر الضو',
      body: 'بعد العشرة طفوا كل شي، الصغير خاف دقيقة وبعدين صار يعدّ نجوم. الخيمة دافية واللحاف تقيل.',
      daysAgo: 19,
    },
    {
      author: 'Thomas D.',
      country: 'DE',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Better than the plastic domes',
      body: 'The night before we slept in one of these domes, with music. Here no speakers, good bread and a small bird at five. Hot water stops at nine, they mean it.',
      daysAgo: 47,
    },
    {
      author: 'Priya B.',
      country: 'IN',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'They asked about vegetarians and meant it',
      body: 'Two of us don’t eat meat. They put a separate rack in the pit with aubergine, potato and onion. Our friends kept taking from it.',
      daysAgo: 72,
    },
    {
      author: 'خالد غ.',
      country: 'KW',
      rating: 3,
      language: 'ar',
      travellerType: 'friends',
      title: 'الحمام بعيد',
      body: 'المكان والناس على راسي، بس الحمام خمسين خطوة بالظلمة والماي الحار يوقف الساعة تسع. قولوها للناس أول ما يوصلون.',
      daysAgo: 110,
    },
  ],
}
