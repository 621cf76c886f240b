import type { DemoProduct } from '#demo/shape.ts'

export const wadiRumNightCamp: DemoProduct = {
  code: 'wadi-rum-night-camp',
  slug: { ar: 'ليلة-في-وادي-رم', en: 'a-night-in-wadi-rum' },
  category: 'stays-camps',
  supplier: 'bdul-paths',
  title: { ar: 'وادي رم: ليلة في مخيم بدوي مع عشاء زرب', en: 'Wadi Rum: overnight Bedouin camp with zarb dinner' },
  summary: {
    ar: 'ليلة في خيمة شَعر عند أهل وادي رم، مع عشاء زرب وفطور وسماء بلا أضواء. السعر للخيمة.',
    en: 'A night in a goat-hair tent in Wadi Rum with a zarb dinner from the sand, breakfast and dark skies. Price per tent.',
  },
  overview: {
    ar: 'وادي رم محمية من الحجر الرملي والجرانيت جنوبي الأردن، دخلت قائمة التراث العالمي سنة 2011 لطبيعتها ولما كُتب على صخرها معًا: عشرات الآلاف من الرسوم والنقوش خلّفها رعاة وتجار ومسافرون، أكثرها ثمودي. القرية عند مدخلها آخر مكان تصله سيارتكم، ومنها نأخذكم بسياراتنا.\n\nمخيمنا صغير ويقع في ظهر جبل يحجب الريح ويحجب أضواء المخيمات الكبيرة. الخيام من شعر الماعز على الطريقة القديمة، وفيها أسرّة حقيقية ولحف ثقيلة. الكهرباء من ألواح شمسية تكفي الهواتف والمصابيح، وبعد 10:00 ليلًا نطفئ كل شيء.\n\nالعشاء زرب: لحم ودجاج وخضار على رفوف من حديد تُنزل في حفرة جُمرها تحت الرمل وتُغطّى ساعتين. ولكم أن تساعدوا في رفع الغطاء. وفي الفجر تُسمع طيور السوادية قبل أن يُرى شيء، ثم يبدأ الضوء من أعلى الجبل وينزل ببطء.',
    en: 'Wadi Rum is a reserve of sandstone and granite in the south of Jordan. It joined the World Heritage List in 2011 both for its nature and for what is written on it: tens of thousands of drawings and inscriptions left by herders, traders and travellers, most of them Thamudic. The village at its gate is the last place your car can go; from there we fetch you in ours.\n\nOur camp is small and stands in the lee of a mountain that keeps off the wind and the lights of the large camps. The tents are goat hair in the old way, with real beds and heavy quilts. Solar panels power the lamps and phone charging, and after ten we switch everything off.\n\nDinner is zarb: meat, chicken and vegetables on iron racks, lowered into a pit of embers under the sand and covered for two hours. You can help to lift the lid. At dawn you hear Tristram’s starlings before you see anything; then light begins at the top of the mountain and comes down slowly.',
  },
  highlights: {
    ar: [
      'المبيت في مخيم من تسع خيام والجار بعيد',
      'رفع الزرب من الرمل أمامكم',
      'النوم تحت سماء لا ضوء حولها',
      'المشي 15 دقيقة إلى نقوش ثمودية',
      'فطور في ظل الجبل قبل أن تحمى الأرض',
    ],
    en: [
      'Stay in a camp of nine tents, far from any other',
      'Watch the zarb lifted out of the sand',
      'Sleep under a sky with no light around it',
      'Walk 15 minutes to Thamudic inscriptions',
      'Have breakfast in the mountain’s shade',
    ],
  },
  includes: {
    ar: [
      'الخيمة بأسرّتها ولحفها ومناشفها',
      'العشاء والفطور لكل من في الخيمة',
      'النقل بسيارة دفع رباعي من قرية رم وإليها',
      'الشاي والقهوة طول الليل عند النار',
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
      'حقيبة صغيرة، واتركوا الكبيرة في القرية',
    ],
    en: [
      'Warm clothes; January nights come close to freezing',
      'A head torch, with a red light if it has one',
      'A small bag; leave the large one in the village',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نؤكد كل حجز بأنفسنا خلال يوم، ونسألكم عمّا لا تأكلون',
      'دورات المياه في بناء منفصل على 50 خطوة، والماء الساخن من 6:00 إلى 9:00 مساءً',
      'لا تغطية للهاتف إلا من الرابية',
      'لا يُقدَّم الكحول في المخيم',
    ],
    en: [
      'We confirm each booking ourselves within a day, and ask what you don’t eat',
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
        ar: '40 دقيقة على الرمل، ووقفة عند خزعلي لرؤية النقوش في شقّه.',
        en: '40 minutes over sand, with a stop at Khazali to see the inscriptions in its cleft.',
      },
      minutes: 70,
    },
    {
      title: { ar: 'الغروب والزرب', en: 'Sunset and zarb' },
      text: {
        ar: 'تصعدون الرابية للغروب، ثم يُرفع العشاء من الرمل.',
        en: 'Up the rise for sunset, then dinner is lifted from the sand.',
      },
      minutes: 150,
    },
    {
      title: { ar: 'النار', en: 'The fire' },
      text: {
        ar: 'ربابة إن حضر صاحبها، وإلا فالصمت.',
        en: 'A rababa if the man who plays it has come; otherwise silence.',
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
      kind: 'desert-camp',
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
        en: 'One large bed or two single; arrive between 3 and 5 pm.',
      },
      durationMinutes: 1080,
      capacity: 6,
      units: [
        {
          code: 'tent',
          kind: 'item',
          title: { ar: 'خيمة (شخصان)', en: 'Tent (2 people)' },
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
        ar: 'غرفتان بينهما ستر من الشعر، لخمسة أشخاص مع الأطفال.',
        en: 'Two rooms with a woven divider, for five with children counted.',
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
