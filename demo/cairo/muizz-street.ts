import type { DemoProduct } from '#demo/shape.ts'

export const muizzStreet: DemoProduct = {
  code: 'muizz-street-on-foot',
  slug: { ar: 'شارع-المعز-مشيا', en: 'al-muizz-street-on-foot' },
  category: 'architecture-heritage',
  supplier: 'fatimid-street',
  title: { ar: 'القاهرة: جولة شارع المعز مع معمارية', en: 'Cairo: Al-Muizz Street walking tour with an architect' },
  summary: {
    ar: 'ثلاث ساعات مشيًا من باب الفتوح إلى قلاوون، مع معمارية من الجمالية وتذاكر البيوت والمساجد.',
    en: 'A three-hour walk from Bab al-Futuh to Qalawun with an architect: Fatimid, Mamluk and Ottoman Cairo on one street.',
  },
  overview: {
    ar: 'تمشي معكم معمارية من الجمالية نحو كيلومترين، من باب الفتوح إلى قبة السلطان قلاوون، في مجموعة من عشرة ضيوف على الأكثر. في جولة الصباح، ومدتها ثلاث ساعات، ندخل المساجد وبيت السحيمي والتذاكر مشمولة. أما جولة المساء فساعتان بين الواجهات المضاءة.\n\nحين خُطّت القاهرة سنة 969 كان هذا الشارع محورها بين قصور الخلفاء الفاطميين. زالت القصور وبقي الشارع في موضعه، وعلى جانبيه واجهات ألف سنة. عند الجامع الأقمر مثلًا تساير الواجهة المنحوتة سنة 1125 خط الشارع، وقاعة الصلاة من خلفها منحرفة نحو القبلة، والفرق بين الزاويتين مخبوء في سمك الجدار.\n\nونختم عند قلاوون، الذي بنى بين سنتي 1284 و1285 مدرسة وقبة وبيمارستانًا كان يداوي المرضى بلا أجر.',
    en: 'Spend three hours with an architect from Gamaliya, walking about 2 kilometres from the gate of Bab al-Futuh to the dome of Sultan Qalawun. There are ten guests at most, and the morning tickets are included. In the morning you go inside the mosques and the house of Bayt al-Suhaymi. The two-hour evening walk keeps to the lit façades.\n\nWhen Cairo was laid out in 969 this street was its spine, with the palaces of the Fatimid caliphs on either side. The palaces are gone and a thousand years of façades stand on the same line. At the mosque of al-Aqmar the carved front of 1125 follows the street while the prayer hall behind turns towards Makkah. The difference between the two angles is hidden in the thickness of the wall.\n\nWe end at the complex of Qalawun, who in 1284 and 1285 built a school, a tomb and a hospital that treated the sick without charge.',
  },
  highlights: {
    ar: [
      'الانطلاق من باب الفتوح وبرجيه المستديرين من سنة 1087',
      'قراءة واجهة الأقمر التي تخفي انحراف القبلة',
      'دخول بيت السحيمي بملقفه ومشربياته',
      'الوقوف أمام محراب قلاوون المكسو بالرخام والصدف',
      'الوصول إلى سبيل عبد الرحمن كتخدا عند مفترق الطريقين',
    ],
    en: [
      'Start at Bab al-Futuh and its round towers of 1087',
      'Work out how al-Aqmar’s façade hides the turn towards Makkah',
      'Enter Bayt al-Suhaymi with its wind catcher and lattices',
      'Stand before Qalawun’s prayer niche of marble and mother-of-pearl',
      'Reach the Katkhuda fountain where the road divides',
    ],
  },
  includes: {
    ar: [
      'مرشدة معمارية مرخّصة',
      'تذكرة آثار شارع المعز (جولة الصباح)',
      'تذكرة بيت السحيمي (جولة الصباح)',
      'شاي بالنعناع في ورشة نحّاس',
    ],
    en: [
      'Licensed architect guide',
      'The ticket for the monuments of al-Muizz Street (morning walk)',
      'Entry to Bayt al-Suhaymi (morning walk)',
      'Mint tea in a coppersmith’s workshop',
    ],
  },
  excludes: {
    ar: ['الغداء', 'ما يُدفع لحرّاس المآذن إن صعدتموها', 'الوصول إلى باب الفتوح ما لم تختاروا الاستقبال'],
    en: ['Lunch', 'Tips for the minaret keepers if you climb', 'Getting to Bab al-Futuh unless you choose a pick-up'],
  },
  bring: {
    ar: ['حذاء مريح يسهل خلعه', 'وشاح للنساء في المساجد', 'ماء وقبعة بين مايو وسبتمبر'],
    en: [
      'Comfortable shoes that slip off easily',
      'A scarf for women in the mosques',
      'Water and a hat from May to September',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نمشي نحو كيلومترين على بلاط غير مستوٍ في مواضع',
      'تُغلق المساجد أمام الزوار وقت الصلاة، وقد يتغيّر ترتيب المحطات لذلك',
      'لا توجد جولة صباح الجمعة. وفي جولة المساء نكتفي بالواجهات من الخارج',
      'لا ندخل متجرًا في الطريق إلا إذا طلبتم ذلك',
    ],
    en: [
      'We walk about 2 kilometres, on paving that is uneven in places',
      'Mosques close to visitors at prayer, so the order of stops may change',
      'There is no walk on Friday morning. The evening walk sees façades from the outside only',
      'We don’t stop at shops unless you ask',
    ],
  },
  itinerary: [
    {
      title: { ar: 'باب الفتوح', en: 'Bab al-Futuh' },
      text: {
        ar: 'نرى سور بدر الجمالي من خارجه، ثم ندخل تحت عقوده الحجرية.',
        en: 'We look at Badr al-Jamali’s wall from outside, then go in under the shallow vault of cut stone.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'جامع الحاكم بأمر الله', en: 'The mosque of al-Hakim' },
      text: {
        ar: 'ندخل صحنًا واسعًا اكتمل سنة 1013، ونرى مئذنتين غُلّفت كل منهما بقاعدة مربعة بعد بنائها.',
        en: 'We cross a wide court finished in 1013 and look up at two minarets that were later cased in square bastions.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'بيت السحيمي', en: 'Bayt al-Suhaymi' },
      text: {
        ar: 'نتجوّل في بيت تاجر من سنة 1648 وُسّع سنة 1796، بين التختبوش والقاعات والحديقة الخلفية وساقيتها.',
        en: 'We visit a merchant’s house of 1648, enlarged in 1796: an open sitting bay, halls, and a garden behind with a waterwheel.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'الجامع الأقمر', en: 'The mosque of al-Aqmar' },
      text: {
        ar: 'نقضي 20 دقيقة أمام واجهة واحدة، نتأمل فيها المقرنصات والعقد المشعّ الذي كُتب في وسطه اسما محمد وعلي.',
        en: 'We spend 20 minutes on one façade, with its muqarnas niches and a fluted hood with the names of Muhammad and Ali at its centre.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'مجموعة السلطان قلاوون', en: 'The complex of Sultan Qalawun' },
      text: {
        ar: 'نعبر الدهليز المعتم إلى القبة، ثم نرى ما بقي من البيمارستان.',
        en: 'We walk the dark corridor, then enter the tomb chamber and what is left of the hospital.',
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
  cutoffMinutes: 240,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'أمام باب الفتوح من خارج السور', en: 'Outside the wall, in front of Bab al-Futuh' },
    address: { ar: 'شارع جلال، الجمالية، القاهرة', en: 'Galal Street, Gamaliya, Cairo' },
    lat: 30.0557,
    lng: 31.2634,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 4, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'courtyard',
      time: 'sunset',
      seed: 'muizz-street-on-foot-2',
      alt: { ar: 'صحن بيت قديم فيه حوض ماء', en: 'The court of an old house with a basin' },
    },
    {
      kind: 'mosque',
      time: 'dawn',
      seed: 'muizz-street-on-foot-1',
      alt: { ar: 'قبة ومئذنة مملوكية أول النهار', en: 'A Mamluk dome and minaret early in the day' },
    },
    {
      kind: 'souq',
      time: 'night',
      seed: 'muizz-street-on-foot-3',
      alt: { ar: 'فوانيس نحاسية مضاءة في السوق', en: 'Brass lanterns lit in the market' },
    },
  ],
  options: [
    {
      code: 'morning',
      title: { ar: 'صباح مع مجموعة صغيرة', en: 'Morning with a small group' },
      description: {
        ar: 'ثلاث ساعات ندخل فيها المساجد والبيوت، مع عشرة ضيوف على الأكثر.',
        en: 'Three hours, with time inside the mosques and houses. Ten guests at most.',
      },
      durationMinutes: 180,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 145_000,
          originalMinor: 170_000,
        },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 18,
          maxAge: 30,
          priceMinor: 110_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 17, priceMinor: 75_000 },
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
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['09:00'], capacity: 10 },
        { weekdays: [6], startTimes: ['09:00', '09:30'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'evening',
      title: { ar: 'مساء الواجهات المضاءة', en: 'Evening walk past lit façades' },
      description: {
        ar: 'ساعتان بعد المغرب من باب الفتوح إلى قلاوون، من غير دخول البيوت والقباب.',
        en: 'Two hours after dark, from Bab al-Futuh to Qalawun. We see houses and tombs from the outside only.',
      },
      durationMinutes: 120,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 85_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 17, priceMinor: 42_000 },
      ],
      schedules: [{ weekdays: [4, 5, 6], startTimes: [{ sunset: 45 }], capacity: 10 }],
    },
  ],
  extras: [
    {
      code: 'khayamiya',
      title: { ar: 'ساعة مع خيّامي في قصبة رضوان', en: 'An hour with a tentmaker in Qasabat Radwan' },
      per: 'person',
      priceMinor: 40_000,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'tahrir',
      name: { ar: 'المتحف المصري بالتحرير', en: 'The Egyptian Museum in Tahrir' },
      address: { ar: 'البوابة الرئيسية، ميدان التحرير', en: 'Main gate, Tahrir Square' },
      minutesBefore: 40,
      priceMinor: 35_000,
      lat: 30.0478,
      lng: 31.2336,
    },
  ],
  reviews: [
    {
      author: 'Margaret K.',
      country: 'GB',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'Slow, in a good way',
      body: 'We spent twenty minutes on one mosque wall and I wasn’t bored, which surprised me. The paving is dreadful, watch your ankles.',
      daysAgo: 12,
    },
    {
      author: 'هالة ع.',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'أنا بنت البلد وماكنتش أعرف',
      body: 'بعدي من الشارع من وأنا صغيرة عشان الفضة، وأول مرة أعرف إن البيمارستان كان بيعالج ببلاش. جبت ماما الأسبوع اللي بعده.',
      daysAgo: 33,
    },
    {
      author: 'فيصل ق.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'شرح ممتاز وإزعاج',
      body: 'المرشدة تعرف كل حجر، بس الموتسيكلات كل دقيقة تمر من وسطنا يوم السبت وما نسمع نص الكلام. روحوا وسط الأسبوع.',
      daysAgo: 58,
    },
    {
      author: 'Paolo S.',
      country: 'IT',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Better without children',
      body: 'My sons liked the house with the waterwheel, after the third dome they were finished. The guide made the end shorter for us. Three hours is too much for seven and nine years.',
      daysAgo: 97,
    },
  ],
}
