import type { DemoProduct } from '#demo/shape.ts'

export const saduGroundLoom: DemoProduct = {
  code: 'sadu-ground-loom-morning',
  slug: { ar: 'صباح-على-نول-السدو', en: 'a-morning-at-the-sadu-loom' },
  category: 'souqs-crafts',
  supplier: 'boum-and-diwaniya',
  title: { ar: 'الكويت: ورشة نسيج السدو مع ناسجة', en: 'Kuwait: Sadu weaving workshop with a Bedouin weaver' },
  summary: {
    ar: 'اغزلوا الصوف وانسجوا شريط سدو تأخذونه معكم، مع ناسجة من البادية. ثمانية ضيوف على الأكثر.',
    en: 'Spin wool and weave a Sadu band to take home, taught by a Bedouin weaver. Eight guests at most.',
  },
  overview: {
    ar: 'تجلسون إلى النول مع ناسجة تعلمت السدو من جدتها في بادية الجهراء، وتنسجون شريطًا بطول شبر ونصف تأخذونه معكم. تستغرق الورشة ثلاث ساعات ونصفًا في مشغل بالديرة، ولكل ضيف فيها نول، وتُختم بزيارة بيت السدو القريب.\n\nالسدو اسم للنسيج وللنول ولمدّ الخيط من وتد إلى وتد. كانت المرأة في البادية تنسج به بيت الشعر الذي تسكنه والخُرج والقاطع الذي يفصل مجلس الرجال. تبدؤون بالمغزل وهو أصعب المراحل، ثم تتعرّفون إلى الألوان، وكان الأحمر يُستخرج من عروق الفوّة والأصفر من الكركم أو العرفج. وبعدها تتعلّمون أسماء النقوش: ضروس الخيل، والحبوب، والعويرجان، والشجرة التي تحمل وسم القبيلة أو ما رأته الناسجة في يومها.',
    en: 'Weave a band of about 30 centimetres to take home, taught by a Bedouin weaver who learned from her grandmother in the desert of Jahra. The workshop lasts three and a half hours in a workroom in the old town, with eight looms for eight guests, and ends with a visit to Sadu House nearby.\n\nSadu is the name of the cloth, of the loom and of stretching the thread from peg to peg. With it a Bedouin woman wove the tent she lived in, the saddlebags and the curtain between the men’s side and the family’s. You begin with the spindle, which is the hardest part, and go on to the dyes: red came from madder root, yellow from turmeric or arfaj. Then you learn the patterns by name: horse’s teeth, grains, uwairjan and the shajara, which holds a tribe’s brand or whatever the weaver saw that day.',
  },
  highlights: {
    ar: [
      'الجلوس إلى نول أرضي كما كان يُنصب أمام الخيمة',
      'الغزل بالمغزل من صوف مغسول',
      'قراءة النقوش بأسمائها',
      'نسج شريط تأخذونه معكم',
    ],
    en: [
      'Sit at a ground loom, set up as it was in front of the tent',
      'Spin washed wool on a drop spindle',
      'Read the patterns by their names',
      'Weave a band to take home',
    ],
  },
  includes: {
    ar: [
      'ناسجة معلمة ومترجمة إلى الإنجليزية',
      'نول صغير وصوف لكل ضيف',
      'دخول بيت السدو',
      'شاي وحليب بالزنجبيل ورهش وخبز رقاق',
    ],
    en: [
      'A master weaver, with an interpreter into English',
      'A small loom and wool for each guest',
      'Entry to Sadu House',
      'Tea, ginger milk, tahini sweet and thin bread',
    ],
  },
  excludes: {
    ar: ['النول نفسه، ويمكن شراؤه', 'الغداء'],
    en: ['The loom itself, which can be bought', 'Lunch'],
  },
  bring: {
    ar: ['ملابس مريحة للجلوس على الأرض', 'نظارة القراءة إن كنتم تحتاجون إليها', 'أظفار قصيرة إن أمكن'],
    en: ['Comfortable clothes for sitting on the floor', 'Reading glasses if you use them', 'Short nails, if you can'],
  },
  knowBeforeYouGo: {
    ar: [
      'لمن لا يستطيع الجلوس على الأرض نول على طاولة، فأخبرونا قبل يوم',
      'لا نصوّر وجه الناسجة، ويمكنكم تصوير يديها والنول',
      'للصوف رائحة الغنم، ولدينا قطن لمن يتحسس منه',
      'ينسج الأطفال من عمر 8 سنوات، والأصغر يجلسون مع أهلهم مجانًا وبلا نول',
    ],
    en: [
      'If you can’t sit on the floor, tell us a day ahead and we’ll set up a table loom',
      'Please don’t photograph the weaver’s face. Her hands and the loom are fine',
      'The wool smells of sheep, but cotton is available if you are allergic',
      'Children weave from the age of 8, and younger ones sit with their family free of charge, without a loom',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الصوف والمغزل', en: 'Wool and spindle' },
      text: {
        ar: 'نتعلّم غسل الصوف وتمشيطه وغزله. ولا بأس إن انقطع أول خيط، فهذا يحدث للجميع.',
        en: 'You learn how wool is washed, carded and spun. Don’t worry if your first thread breaks: everyone’s does.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'أسماء النقوش', en: 'The names of patterns' },
      text: {
        ar: 'نفرد على الأرض قاطعًا قديمًا ونقرأ نقوشه من طرفه إلى طرفه.',
        en: 'We unroll an old tent curtain on the floor and read it from end to end.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'على النول', en: 'At the loom' },
      text: {
        ar: 'ترفعون النيرة وتمررون الخيط وتضربون بالمنشاز، ثم تعيدون. بعد 15 دقيقة ينشغل الجميع بالنول ويسود الهدوء.',
        en: 'You lift the heddle, pass the thread, beat it down with the sword and repeat. Within 15 minutes everyone is absorbed.',
      },
      minutes: 110,
    },
    {
      title: { ar: 'بيت السدو', en: 'Sadu House' },
      text: {
        ar: 'نزور غرف البيت حول الفناء، ونشاهد قطعًا عمرها 100 سنة بعد أن جرّبتم النسج بأنفسكم.',
        en: 'We visit the rooms round the courtyard and look at century-old pieces, now that you’ve tried weaving yourself.',
      },
      minutes: 40,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'KWD',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 1200,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'الباب الخارجي لبيت السدو', en: 'The outer door of Sadu House' },
    address: { ar: 'شارع الخليج العربي، القبلة، مدينة الكويت', en: 'Arabian Gulf Street, Qibla, Kuwait City' },
    lat: 29.3739,
    lng: 47.9671,
  },
  cancellation: [
    { day: 3, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 25 },
    { day: 0, hour: 8, minute: 0, percentage: 75 },
  ],
  pictures: [
    {
      kind: 'desert-camp',
      time: 'day',
      seed: 'sadu-ground-loom-2',
      alt: { ar: 'بيت شعر منصوب على رمل', en: 'A hair tent pitched on sand' },
    },
    {
      kind: 'souq',
      time: 'day',
      seed: 'sadu-ground-loom-1',
      alt: { ar: 'أقمشة منسوجة معلقة في ظل السوق', en: 'Woven cloth hanging in the shade of a market' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'sadu-ground-loom-3',
      alt: { ar: 'قاعة هادئة فيها قطع معروضة', en: 'A quiet room with pieces on show' },
    },
  ],
  options: [
    {
      code: 'morning',
      title: { ar: 'صباح على النول', en: 'A morning at the loom' },
      description: {
        ar: 'ثمانية ضيوف على الأكثر لأن الأنوال ثمانية.',
        en: 'Eight guests at most because there are eight looms.',
      },
      durationMinutes: 210,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 22_500,
          originalMinor: 25_000,
        },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب فنون ببطاقة', en: 'Art student with a card' },
          minAge: 18,
          maxAge: 30,
          priceMinor: 16_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 17, priceMinor: 12_500 },
      ],
      schedules: [{ weekdays: [1, 2, 4, 6], startTimes: ['09:00'], capacity: 8 }],
    },
    {
      code: 'long-day',
      title: { ar: 'يوم طويل: من الغزل إلى الشجرة', en: 'Full day: from spinning to the shajara pattern' },
      description: {
        ar: 'ست ساعات تتخللها استراحة غداء، لمن نسج من قبل ويريد تعلّم نقش الشجرة.',
        en: 'Six hours with a lunch break, for guests who have woven before and want to learn the shajara.',
      },
      durationMinutes: 360,
      capacity: 4,
      units: [{ code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 42_000 }],
      schedules: [{ weekdays: [3], startTimes: ['09:00'], capacity: 4 }],
    },
  ],
  extras: [
    {
      code: 'table-loom',
      title: { ar: 'نول خشبي صغير تأخذونه معكم', en: 'A small wooden loom to take with you' },
      per: 'person',
      priceMinor: 9_500,
      maxQuantity: 8,
    },
  ],
  pickups: [
    {
      code: 'salmiya',
      name: { ar: 'مارينا مول، السالمية', en: 'Marina Mall, Salmiya' },
      address: { ar: 'مدخل شارع سالم المبارك', en: 'The entrance on Salem Al-Mubarak Street' },
      minutesBefore: 40,
      priceMinor: 3_500,
      lat: 29.3412,
      lng: 48.0655,
    },
  ],
  reviews: [
    {
      author: 'Annelies',
      country: 'NL',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'I weave at home and felt like a beginner',
      body: 'Different loom, you hold the tension with your toes. Umm Fahad speaks no English and I no Arabic, she just moved my hands. My band is crooked and hangs above my desk.',
      daysAgo: 16,
    },
    {
      author: 'شهد',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'نقوش مخدات بيتنا',
      body: 'توني أدري إن كل نقشة لها اسم. كنا أربع صديقات ومحد مسك تلفونه ساعتين.',
      daysAgo: 39,
    },
    {
      author: 'ليان م.',
      country: 'OM',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'ظهري عوّرني',
      body: 'القعدة على الأرض طويلة. طلبت الطاولة متأخرة ودبروها لي مشكورين. بنتي عشر سنين وخلصت قبلي.',
      daysAgo: 72,
    },
  ],
}
