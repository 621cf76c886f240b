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
    ar: 'تتغدّون في بيت سعدية وابنتها على جزيرة هيسا، بين الخزان والسد، ومن عتبته ترون صروح فيلة على الماء. يأخذكم المركب من مرسى الشلال، وفي الحوش تصبّون العجين على الدوكة كما تفعل سعدية، ثم تأكلون وتبقون إلى القهوة. وتستغرق الزيارة ثلاث ساعات وربعًا.\n\nخبز الكابد رقيق كالورق، تأكلون به الويكة، وهي البامية المجففة المطحونة، وطاجن البلطي بالكمون والطماطم. وبعد الغداء تتناولون التمر الأبريمي والشاي، ثم الجَبَنة: قهوة تُحمّص أمامكم وتُدق مع الزنجبيل وتُصبّ من إبريق فخار. ويسكن هيسا بضع مئات، رفعوا بيوتهم مع تعلية الخزان سنة 1912 ثم سنة 1933 ولم يغادروها.\n\nوهذا بيت عائلة: يدخل الجيران ويخرجون ويسألونكم من أين جئتم، وقد تطول جلسة القهوة.',
    en: 'Sadia and her daughter cook lunch for you at home on Heissa, an island between the old dam and the high one, with the pylons of Philae in view from the doorstep. A boat brings you from Shellal, you try your hand at the griddle, and you stay for coffee: three and a quarter hours in all.\n\nThe bread is kabed, as thin as paper. With it you eat weika, which is okra dried and ground, and tilapia with cumin and tomato. Afterwards come Ibrimi dates and tea, then jabana: coffee roasted in front of you, pounded with ginger and poured from a clay pot. A few hundred people live on Heissa. When the dam was raised in 1912 and 1933, they rebuilt their houses higher up and stayed.\n\nThis is a family home. Neighbours come and go and ask where you’re from, and coffee is never rushed.',
  },
  highlights: {
    ar: [
      'خَبز الكابد على الدوكة كما تفعل سعدية',
      'تذوّق الويكة والبلطي من بحيرة بين سدّين',
      'متابعة قهوة الجَبَنة من التحميص إلى الفنجان',
      'الجلوس تحت قبو من الطين تدخله نسمة الشمال',
      'الإطلال على فيلة من جهة لا يعرفها أكثر الزوار',
    ],
    en: [
      'Bake kabed on the griddle after Sadia shows you',
      'Taste weika and tilapia from the lake between the dams',
      'Follow jabana coffee from roasting to the cup',
      'Sit in a mud-brick vault that lets in the north wind',
      'Look across to Philae from the side most visitors miss',
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
      'نجلس على الأرض حول صينية، وتتوفر كراسي لمن يحتاجها',
      'نعدّ غداءً بلا لحم أو بلا قمح إذا أخبرتمونا قبل يوم',
      'استأذنوا قبل تصوير الناس، أما البيت فصوّروه كما تحبون',
      'لا نزور البيوت التي تحبس التماسيح في أقفاص ولا ننصح بها',
      'في رمضان يصبح الغداء إفطارًا عند المغرب، ونراسلكم بالموعد',
    ],
    en: [
      'We sit on the floor around a tray, and chairs are available',
      'Tell us a day ahead if you want a meal without meat or wheat',
      'Ask before photographing people. Photos of the house are fine',
      'We don’t visit houses that keep caged crocodiles, or recommend them',
      'In Ramadan lunch becomes iftar at sunset, and we’ll message you the time',
    ],
  },
  itinerary: [
    {
      title: { ar: 'من الشلال إلى هيسا', en: 'From Shellal to Heissa' },
      text: {
        ar: 'نعبر عشر دقائق بمركب صغير بين صخور تقف عليها طيور الغاق.',
        en: 'The small boat takes ten minutes, past rocks where cormorants stand.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'الحوش والدوكة', en: 'The courtyard and the griddle' },
      text: {
        ar: 'يصبّ كل ضيف العجين بالمغرفة على الصاج الساخن، وأول رغيف يتمزّق دائمًا.',
        en: 'Everyone takes a turn with the ladle, pouring batter on the hot iron. The first bread always tears.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'الغداء', en: 'Lunch' },
      text: {
        ar: 'نتغدى ويكة وطاجن سمك وعدسًا أصفر وسلطة جرجير، مع ما تشاؤون من الكابد.',
        en: 'Lunch is weika, fish, yellow lentils, a rocket salad and as much kabed as you can eat.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'قهوة الجَبَنة', en: 'Jabana coffee' },
      text: {
        ar: 'تدور عليكم سعدية بالبنّ المحمّص لتشمّوا رائحته قبل أن يُدق، ثم تشربون فنجانًا وثانيًا.',
        en: 'The pan goes round so that everyone can smell the beans before they are pounded, then you have a first cup and a second.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'رأس الجزيرة', en: 'The head of the island' },
      text: {
        ar: 'نمشي قليلًا، إن أحببتم، إلى صخرة تطل على فيلة وبيجة.',
        en: 'If you like, take a short walk to a rock with Philae and Bigeh in view.',
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
      kind: 'palm-grove',
      time: 'day',
      seed: 'nubian-lunch-on-heissa-2',
      alt: { ar: 'نخيل وحقول صغيرة في الجزيرة', en: 'Palms and small fields on the island' },
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
        ar: 'مع عشرة ضيوف على الأكثر، حول صينيتين.',
        en: 'Ten guests at most around two trays.',
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
      title: { ar: 'صباح في المطبخ ثم الغداء', en: 'Morning in the kitchen, then lunch' },
      description: {
        ar: 'تشترون السمك مع سعدية من الصيادين وتطبخون معها، في خمس ساعات مع ستة ضيوف على الأكثر.',
        en: 'Buy fish from the boats with Sadia and cook beside her. Five hours, six guests at most.',
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
