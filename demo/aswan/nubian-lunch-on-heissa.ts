import type { DemoProduct } from '#demo/shape.ts'

export const nubianLunchOnHeissa: DemoProduct = {
  code: 'nubian-lunch-on-heissa',
  slug: { ar: 'غداء-نوبي-في-جزيرة-هيسا', en: 'nubian-lunch-on-heissa-island' },
  category: 'food-coffee',
  supplier: 'nubian-doorways',
  title: { ar: 'أسوان: غداء في بيت نوبي بجزيرة هيسا', en: 'Aswan: Nubian home lunch on Heissa Island' },
  summary: {
    ar: 'غداء في بيت نوبي بجزيرة هيسا قبالة فيلة: خبز الدوكة وويكة وسمك وقهوة جَبَنة، والقارب مشمول.',
    en: 'Lunch in a Nubian home on an island facing Philae: griddle bread, okra, lake fish and jabana coffee. Boat included.',
  },
  overview: {
    ar: 'هيسا جزيرة من جرانيت ورمل بين الخزان والسد، يسكنها بضع مئات من الناس ولا سيارة فيها. رفع أهلها بيوتهم مع كل تعلية للخزان، سنة 1912 ثم سنة 1933، وبقوا. من عتبة البيت ترون صروح فيلة على الماء.\n\nتستقبلكم سعدية وابنتها في حوش مفروش بالرمل النظيف. تسكب العجين السائل على الدوكة الساخنة، ترفعه بعد دقيقة رقيقًا كالورق، ثم تعطيكم المغرفة. هذا هو الكابد، وبه تُؤكل الويكة، وهي البامية المجففة المطحونة، وطاجن سمك البلطي بالكمون والطماطم. وبعد الغداء تمر أبريمي وشاي، ثم الجبنة: قهوة تُحمّص أمامكم وتُدق مع الزنجبيل وتُصبّ من إبريق فخار.\n\nالبيت مسكون: يدخل الجيران ويخرجون ويسألونكم من أين جئتم، وقد تطول القهوة. ويمكنكم المشي مع ابن سعدية إلى رأس الجزيرة، وتعلّم كلمات كنزية تعودون بها.',
    en: 'Heissa is an island of granite and sand between the old dam and the high one; a few hundred people live here, without a single car. When the dam was raised in 1912 and again in 1933 they raised their houses with it, and stayed. From the doorstep you see the pylons of Philae across the water.\n\nSadia and her daughter welcome you in a courtyard strewn with clean sand. She pours loose batter on the hot griddle, lifts it a minute later as thin as paper, and passes you the ladle. This is kabed, and with it you eat weika, which is okra dried and ground, and a dish of tilapia with cumin and tomato. Afterwards come Ibrimi dates and tea, then jabana: coffee roasted in front of you, pounded with ginger and poured from a clay pot.\n\nThis is a lived-in house: neighbours come and go and ask where you are from, and the coffee may take a while. If you like, walk with Sadia’s son to the tip of the island and learn a few words of Kenzi.',
  },
  highlights: {
    ar: [
      'خبز الكابد على الدوكة بعد سعدية',
      'تذوّق الويكة والبلطي من بحيرة بين سدّين',
      'متابعة قهوة الجَبَنة من التحميص إلى الفنجان',
      'الجلوس في بيت بقبو من طين تدخله نسمة الشمال',
      'رؤية فيلة من الجهة التي لا يراها الزوار',
    ],
    en: [
      'Bake kabed on the griddle after Sadia shows you',
      'Taste weika and tilapia from between two dams',
      'Follow jabana coffee from roasting to the cup',
      'Sit in a mud-brick vault that lets in the north wind',
      'See Philae from the side that visitors miss',
    ],
  },
  includes: {
    ar: [
      'المركب من مرسى الشلال ذهابًا وإيابًا',
      'غداء كامل وماء وكركديه وتمر',
      'قهوة الجَبَنة والشاي',
      'مرافق من الجزيرة يترجم عن الكنزية والعربية',
    ],
    en: [
      'The boat from Shellal and back',
      'The whole lunch, with water, hibiscus and dates',
      'Jabana coffee and tea',
      'A companion from the island who interprets from Kenzi and Arabic',
    ],
  },
  excludes: {
    ar: ['تذكرة فيلة وزيارتها', 'الوصول إلى مرسى الشلال ما لم تختاروا الاستقبال'],
    en: ['Philae and its ticket', 'Getting to Shellal unless you choose a pick-up'],
  },
  bring: {
    ar: ['ملابس تغطي الكتف والركبة احترامًا للبيت', 'صندل يُخلع بسهولة', 'قبعة لمن يمشي إلى رأس الجزيرة'],
    en: [
      'Clothes that cover shoulder and knee, out of respect for the house',
      'Sandals that come off easily',
      'A hat if you walk to the head of the island',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نجلس على الأرض حول صينية، وعندنا كراسيّ لمن يحتاجها',
      'نعدّ مائدة بلا لحم أو بلا قمح إذا أخبرتمونا قبل يوم',
      'استأذنوا قبل تصوير الناس، والبيت يُصوَّر بلا استئذان',
      'لا نزور بيوت التماسيح المحبوسة ولا نرشد إليها',
      'في رمضان تصير المائدة إفطارًا عند المغرب، ونراسلكم بالموعد',
    ],
    en: [
      'We sit on the floor around a tray; chairs are available',
      'Tell us a day ahead if you want a meal without meat or wheat',
      'Ask before photographing people; the house you may photograph freely',
      'We don’t visit houses that keep crocodiles or take you to them',
      'In Ramadan lunch becomes iftar at sunset; we’ll message you the time',
    ],
  },
  itinerary: [
    {
      title: { ar: 'من الشلال إلى هيسا', en: 'From Shellal to Heissa' },
      text: {
        ar: 'عشر دقائق بمركب صغير بين صخور يقف عليها الغاق.',
        en: 'Ten minutes in a small boat among rocks where cormorants stand.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'الحوش والدوكة', en: 'The courtyard and the griddle' },
      text: {
        ar: 'عجين وحديدة ساخنة ومغرفة تدور على الضيوف، وأول رغيف يُكسر دائمًا.',
        en: 'Batter, hot iron and a ladle that goes round the guests; the first one always tears.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'الغداء', en: 'Lunch' },
      text: {
        ar: 'ويكة وطاجن سمك وعدس أصفر وسلطة جرجير، وكابد لا ينقطع.',
        en: 'Weika, fish, yellow lentils, a salad of rocket, and kabed for as long as you can.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'قهوة الجَبَنة', en: 'Jabana coffee' },
      text: {
        ar: 'يدور الصحن برائحة البنّ المحمّص قبل أن يُطحن، ثم فنجان وثانٍ.',
        en: 'The pan goes round so that all may smell the beans before they are pounded; then a cup and a second.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'رأس الجزيرة', en: 'The head of the island' },
      text: {
        ar: 'مشي قصير إلى صخرة تُرى منها فيلة وبيجة، إن أحببتم.',
        en: 'A short walk to a rock with Philae and Bigeh in view, if you like.',
      },
      minutes: 30,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: false,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'الشجرة الكبيرة في مرسى الشلال', en: 'The big tree at the Shellal landing' },
    address: { ar: 'الشلال، جنوب خزان أسوان', en: 'Shellal, south of the old Aswan Dam' },
    lat: 24.0311,
    lng: 32.8911,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'table',
      time: 'day',
      seed: 'nubian-lunch-on-heissa-1',
      alt: { ar: 'غداء من خبز ومرق وسلطة', en: 'A lunch of bread, stew and salad' },
    },
    {
      kind: 'oasis',
      time: 'day',
      seed: 'nubian-lunch-on-heissa-2',
      alt: { ar: 'نخيل وماء عند الجزيرة', en: 'Palms and water by the island' },
    },
    {
      kind: 'river',
      time: 'sunset',
      seed: 'nubian-lunch-on-heissa-3',
      alt: { ar: 'أشرعة على النيل آخر النهار', en: 'Sails on the Nile late in the day' },
    },
  ],
  options: [
    {
      code: 'lunch',
      title: { ar: 'الغداء والقهوة', en: 'Lunch and coffee' },
      description: {
        ar: 'ثلاث ساعات وربع، وعشرة ضيوف حول صينيتين.',
        en: 'Three and a quarter hours, ten guests around two trays.',
      },
      durationMinutes: 195,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 98_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 52_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 4,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 3, 4, 7], startTimes: ['12:00'], capacity: 10 },
        { weekdays: [5, 6], startTimes: ['12:45'], capacity: 10 },
      ],
    },
    {
      code: 'from-the-morning',
      title: { ar: 'من الصباح في المطبخ', en: 'From the morning, in the kitchen' },
      description: {
        ar: 'تشترون السمك مع سعدية من الصيادين وتطبخون معها، خمس ساعات وستة ضيوف.',
        en: 'You buy the fish with Sadia from the boats and cook beside her: five hours, six guests.',
      },
      durationMinutes: 300,
      capacity: 6,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          priceMinor: 145_000,
          originalMinor: 165_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 12, priceMinor: 80_000 },
      ],
      schedules: [{ weekdays: [2, 6], startTimes: ['09:30'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'henna',
      title: { ar: 'نقشة حنّاء من يد ابنة سعدية', en: 'A henna pattern by Sadia’s daughter' },
      per: 'person',
      priceMinor: 12_000,
      maxQuantity: 6,
    },
  ],
  pickups: [
    {
      code: 'corniche',
      name: { ar: 'المعدّية المقابلة لجزيرة إلفنتين', en: 'The Elephantine ferry landing' },
      address: { ar: 'كورنيش النيل، أسوان', en: 'Corniche el-Nil, Aswan' },
      minutesBefore: 35,
      priceMinor: 22_000,
      lat: 24.0867,
      lng: 32.8917,
    },
  ],
  reviews: [
    {
      author: 'Mirjam',
      country: 'NL',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Such a nice family',
      body: 'My kabed looked like a map of Norway, Sadia laughed and ate it herself. Fish simple and good. The ginger coffee I try to make at home, not the same.',
      daysAgo: 14,
    },
    {
      author: 'عزيزة',
      country: 'SD',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'زي بيت عمّتي في حلفا',
      body: 'الويكة ويكتنا والجبنة جبنتنا والله. قعدت أنا وسعدية نقارن الكلام بين لهجتها ولهجتنا لحدي ما الشاي برد.',
      daysAgo: 39,
    },
    {
      author: 'Patrick M.',
      country: 'FR',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Do not book a train after',
      body: 'The boat back was half an hour late and nobody was in a hurry except me. The food is very good, and the house is cool inside without air conditioning.',
      daysAgo: 67,
    },
  ],
}
