import type { DemoProduct } from '#demo/shape.ts'

export const siqToMonastery: DemoProduct = {
  code: 'siq-to-monastery',
  slug: { ar: 'من-السيق-إلى-الدير', en: 'from-the-siq-to-the-monastery' },
  category: 'architecture-heritage',
  supplier: 'bdul-paths',
  title: {
    ar: 'البتراء من السيق إلى الدير مع دليل من أهلها',
    en: 'Petra from the Siq to the Monastery with a local guide',
  },
  summary: {
    ar: 'يوم على القدمين من السيق إلى الخزنة فالشارع المعمّد، ثم درج الدير حين تميل الشمس على واجهته.',
    en: 'A day on foot: the Siq, the Treasury, the colonnaded street, then the stair to the Monastery in afternoon light.',
  },
  overview: {
    ar: 'نحت الأنباط مدينتهم في الحجر الرملي من الأعلى إلى الأسفل: يبدأ النحّات عند القمة واقفًا على حافة يحفرها بنفسه، وينزل مع الواجهة، فلا يحتاج إلى سقالة ولا يملك أن يصلح خطأً. ما زالت آثار الإزميل مائلة على جانبي الخزنة، ومعها صفّان من الحُفر كان العمّال يصعدون عليهما.\n\nنسير في السيق، وهو شقّ طوله كيلومتر ومئتا متر، والقناتان على جانبيه: واحدة محفورة في الصخر وأخرى كانت من أنابيب الفخار. الماء هنا هو القصة كلها، فمن دونه ما كانت لمدينة في هذا الجفاف أن تطعم عشرين ألفًا أو أكثر. بعد الخزنة نمرّ بشارع الواجهات والمسرح الذي قُطع في مقبرة أقدم منه، ثم الشارع المعمّد والمعبد الكبير.\n\nبعد الغداء نصعد نحو ثمانمئة درجة إلى الدير. نؤخّره عمدًا، لأن واجهته تنظر إلى الغرب ولا تصلها الشمس إلا بعد الظهر. عرضها نحو سبعة وأربعين مترًا، وبابها وحده أعلى من بيت بطابقين.',
    en: 'The Nabataeans cut their city from the top down. The mason began at the summit, standing on a ledge he carved himself, and descended with the façade, so he needed no scaffold and could mend no mistake. The chisel strokes still slant beside the Treasury, along with two rows of holes the workers climbed.\n\nWe walk the Siq, a cleft of twelve hundred metres, with its two channels: one cut in the rock, the other once made of clay pipes. Water is the whole story here, for without it no city in so dry a place could have fed twenty thousand people or more. Past the Treasury come the Street of Façades, a theatre cut through an older cemetery, the colonnaded street and the Great Temple.\n\nAfter lunch we climb some eight hundred steps to the Monastery. We leave it late on purpose: it faces west, and the sun reaches it only in the afternoon. It is about forty-seven metres wide, and its doorway alone is taller than a two-storey house.',
  },
  highlights: {
    ar: [
      'السيق قبل أن تصل الحافلات، والقناتان على جانبيه',
      'الخزنة وآثار أدوات من نحتوها',
      'فسيفساء الكنيسة البيزنطية وقصة البرديات المحترقة',
      'شاي عند عائلة من البدول في منتصف الدرج',
      'الدير والشمس على واجهته، ثم المطل على وادي عربة',
    ],
    en: [
      'The Siq before the coaches come, and the channels on its two sides',
      'The Treasury and the tool marks of those who cut it',
      'The mosaics of the Byzantine church and the story of its burnt papyri',
      'Tea with a Bdul family halfway up the stair',
      'The Monastery with the sun on it, then the view over Wadi Araba',
    ],
  },
  includes: {
    ar: [
      'دليل مرخّص من وادي موسى أو أم صيحون',
      'غداء خفيف يُحمل: خبز شراك ولبنة وزيتون وفاكهة',
      'ماء عند البداية وعند الدير',
      'الشاي',
    ],
    en: [
      'A licensed guide from Wadi Musa or Umm Sayhoun',
      'A packed lunch: shrak bread, labneh, olives and fruit',
      'Water at the start and at the Monastery',
      'The tea',
    ],
  },
  excludes: {
    ar: ['تذكرة البتراء: 50 دينارًا لمن يبيت في الأردن، ويغني عنها جوردان باس', 'ركوب الخيل أو العربات، ولا نرتّبه'],
    en: [
      'The Petra ticket: 50 dinars for those staying overnight in Jordan, or a Jordan Pass instead',
      'Horses and carts, which we do not arrange',
    ],
  },
  bring: {
    ar: ['حذاء مشي مُليَّن من قبل', 'قبعة وواقي شمس', 'لتر ونصف من الماء على الأقل', 'جواز السفر مع التذكرة'],
    en: [
      'Walking shoes already worn in',
      'A hat and sunscreen',
      'At least a litre and a half of water',
      'Your passport with the ticket',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'المسافة نحو 14 كيلومترًا ذهابًا وإيابًا، ومعها درج الدير',
      'يُغلق السيق عند الإنذار بالسيول، فنغيّر الموعد أو نردّ المبلغ',
      'من أراد الرجوع قبل الدرج رافقه دليل ثانٍ من مطعم الحوض',
      'لا نتسلّق الواجهات ولا نلمس النقوش',
    ],
    en: [
      'About 14 kilometres there and back, the stair included',
      'The Siq closes on flood warnings; we then move the date or refund you',
      'Whoever prefers to skip the stair walks back with a second guide from the Basin',
      'We climb no façades and touch no carvings',
    ],
  },
  itinerary: [
    {
      title: { ar: 'باب السيق', en: 'Bab as-Siq' },
      text: {
        ar: 'مكعّبات الجن وقبر المسلّات، وعلى الصخر المقابل نقش واحد كُتب بالنبطية ثم باليونانية.',
        en: 'The djinn blocks and the Obelisk Tomb, with an inscription in Nabataean and Greek on the rock opposite.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'السيق', en: 'The Siq' },
      text: {
        ar: 'نمشي على بلاط روماني في مواضع، ونقف عند نحت الجمّال الذي لم يبقَ منه إلا قدماه وقوائم بعيره.',
        en: 'Roman paving in places, and the relief of a camel driver of whom only the feet remain, beside those of his camel.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'الخزنة', en: 'The Treasury' },
      text: {
        ar: 'ليست خزنة بل قبر في أغلب الظن، وتحت أرضها قبور كُشف عنها في هذا القرن.',
        en: 'Not a treasury but, most likely, a tomb; graves beneath its forecourt were found in this century.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'المسرح والشارع المعمّد', en: 'The theatre and the colonnaded street' },
      text: {
        ar: 'من مقاعد المسرح نرى قبور الملوك، ثم نزور الكنيسة وفسيفساءها.',
        en: 'From the theatre we look across to the Royal Tombs, then visit the church and its mosaics.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'الغداء عند الحوض', en: 'Lunch at the Basin' },
      text: { ar: 'ظلّ وخبز وراحة قبل الصعود.', en: 'Shade, bread and a rest before the climb.' },
      minutes: 45,
    },
    {
      title: { ar: 'درج الدير', en: 'The stair to the Monastery' },
      text: {
        ar: 'نصعد على مهل مع وقفة للشاي، ونجلس أمام الواجهة حتى تشبعوا منها.',
        en: 'Up at an easy pace with a stop for tea, then as long before the façade as you wish.',
      },
      minutes: 120,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'JOD',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مركز زوار البتراء، عند شباك التذاكر', en: 'Petra Visitor Centre, by the ticket windows' },
    address: { ar: 'شارع السياحة، وادي موسى', en: 'Tourism Street, Wadi Musa' },
    lat: 30.3246,
    lng: 35.4681,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'rock-cut',
      time: 'dawn',
      seed: 'siq-to-monastery-1',
      alt: { ar: 'واجهة منحوتة في الصخر الوردي أول النهار', en: 'A façade cut in rose rock early in the day' },
    },
    {
      kind: 'rock-cut',
      time: 'sunset',
      seed: 'siq-to-monastery-2',
      alt: { ar: 'واجهة عريضة في الجبل وعليها ضوء العصر', en: 'A broad façade in the mountain in late light' },
    },
    {
      kind: 'coffee',
      time: 'day',
      seed: 'siq-to-monastery-3',
      alt: { ar: 'إبريق وأكواب صغيرة على بساط', en: 'A pot and small glasses on a rug' },
    },
  ],
  options: [
    {
      code: 'full-day',
      title: { ar: 'اليوم كله مع مجموعة صغيرة', en: 'The whole day with a small group' },
      description: {
        ar: 'ثماني ساعات، وعشرة ضيوف على الأكثر.',
        en: 'Eight hours, ten guests at most.',
      },
      durationMinutes: 480,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 36_000,
          originalMinor: 42_000,
        },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع', en: 'Youth' },
          minAge: 12,
          maxAge: 17,
          priceMinor: 26_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 7, maxAge: 11, priceMinor: 18_000 },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['06:45'], capacity: 10 },
        { weekdays: [5, 6], startTimes: ['06:45', '08:00'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'siq-and-treasury',
      title: { ar: 'صباح السيق والخزنة', en: 'A morning: the Siq and the Treasury' },
      description: {
        ar: 'ثلاث ساعات ونصف حتى الشارع المعمّد، بلا درج، وتناسب الصغار وكبار السن.',
        en: 'Three and a half hours as far as the colonnaded street, without the stair; good for the very young and the old.',
      },
      durationMinutes: 210,
      capacity: 12,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 12, priceMinor: 22_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 4, maxAge: 11, priceMinor: 10_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'صغير يُحمل', en: 'Infant, carried' },
          minAge: 0,
          maxAge: 3,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['06:30', '13:30'], capacity: 12 }],
    },
  ],
  extras: [
    {
      code: 'poles',
      title: { ar: 'عصوا مشي', en: 'A pair of walking poles' },
      per: 'person',
      priceMinor: 3_500,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'wadi-musa-centre',
      name: { ar: 'دوّار الشهداء', en: 'Shaheed roundabout' },
      address: { ar: 'وسط وادي موسى', en: 'Wadi Musa town centre' },
      minutesBefore: 20,
      priceMinor: 0,
      lat: 30.3206,
      lng: 35.4797,
    },
    {
      code: 'ain-musa',
      name: { ar: 'عين موسى', en: 'Ain Musa spring' },
      address: { ar: 'مدخل وادي موسى من جهة الطريق الملوكي', en: 'Entrance to Wadi Musa from the King’s Highway' },
      minutesBefore: 30,
      priceMinor: 4_000,
      lat: 30.3229,
      lng: 35.4961,
    },
  ],
  reviews: [
    {
      author: 'رنا',
      country: 'LB',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'جدّته سكنت في المغارة',
      body: 'أشار الدليل إلى مغارة فوق المسرح وقال: هنا وُلد أبي. بعدها صار المكان بيتًا لا متحفًا. الدرج متعب لكن الوقفات في محلها.',
      daysAgo: 12,
    },
    {
      author: 'Hannah',
      country: 'GB',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Leaving the Monastery for last was right',
      body: 'People coming down at noon had seen it grey and in shadow. We had it lit, with about twenty others on the benches. Suleiman explained the water channels so well that my husband now talks of little else.',
      daysAgo: 33,
    },
    {
      author: 'Marek',
      country: 'PL',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'Long, and worth the legs',
      body: 'Good pace and real knowledge. Be aware that the entrance ticket costs more than the guide. I would have liked another hour at the Royal Tombs.',
      daysAgo: 58,
    },
    {
      author: 'عبد الله',
      country: 'SA',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'الصغار تعبوا',
      body: 'اخترنا اليوم كله وكان الأولى بنا نصفه. رجعت زوجتي والأولاد مع الدليل الثاني قبل الدير كما وُعدنا. الشرح ممتاز.',
      daysAgo: 91,
    },
  ],
}
