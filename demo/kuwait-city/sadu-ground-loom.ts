import type { DemoProduct } from '#demo/shape.ts'

export const saduGroundLoom: DemoProduct = {
  code: 'sadu-ground-loom-morning',
  slug: { ar: 'صباح-على-نول-السدو', en: 'a-morning-at-the-sadu-loom' },
  category: 'souqs-crafts',
  supplier: 'boum-and-diwaniya',
  title: { ar: 'الكويت: ورشة نسيج السدو مع ناسجة', en: 'Kuwait: Sadu weaving workshop with a Bedouin weaver' },
  summary: {
    ar: 'ورشة سدو مع ناسجة من البادية: تغزلون وتنسجون شريطًا تأخذونه معكم. لثمانية فقط.',
    en: 'Learn Sadu weaving from a Bedouin weaver: from fleece to a finished band that you keep. Eight looms, eight guests.',
  },
  overview: {
    ar: 'السدو اسم للنسيج وللنول وللمدّ نفسه، أي مدّ الخيط من وتد إلى وتد. كانت المرأة في البادية تنسج به بيت الشعر الذي تسكنه والخُرج والقاطع الذي يفصل مجلس الرجال عن أهل البيت، ثم تفك الأوتاد وتطوي القطعة الناقصة على العصا وترحل بها.\n\nنجلس مع ناسجة تعلمت من جدتها في بادية الجهراء. تبدأ بالمغزل وهو أصعب ما في الأمر، ثم بالألوان: الأحمر كان من عروق الفوّة، والأصفر من الكركم أو العرفج، والأسود والأبيض من الصوف نفسه. ثم النقوش وأسماؤها: ضروس الخيل، والحبوب، والعويرجان، والشجرة التي في الوسط وهي أصعبها، وتحمل وسم القبيلة ومقصًّا وجملًا وما رأته الناسجة في يومها.\n\nبعد ذلك ينسج كل ضيف شريطًا على نول صغير مشدود سلفًا. ساعتان تكفيان لشبر ونصف. المشغل في الديرة على مسيرة دقائق من بيت السدو، ونزور البيت بعد الورشة لنرى القطع القديمة بعين من جرّب.',
    en: 'Sadu is the name of the cloth, of the loom and of the stretching itself, the thread run from peg to peg. With it a Bedouin woman wove the tent she lived in, the saddlebags, and the curtain between the men’s side and the family’s. When the camp moved she pulled the pegs, rolled the unfinished piece round a stick and took it along.\n\nWe sit with a weaver who learned from her grandmother in the desert of Jahra. She begins with the spindle, which is the hardest part, then colour: red was madder root, yellow was turmeric or arfaj, black and white are the wool itself. Then the patterns by name: horse’s teeth, grains, uwairjan, and in the middle the shajara, the hardest of all, which holds a tribe’s brand, a pair of scissors, a camel, or whatever the weaver saw that day.\n\nAfter that each guest weaves a band on a small loom already strung. Two hours make about 30 centimetres. The workroom is in the old town a few minutes from Sadu House; we go there afterwards to see the old pieces.',
  },
  highlights: {
    ar: [
      'الجلوس إلى نول أرضي كما كان يُنصب أمام الخيمة',
      'الغزل بالمغزل من صوف مغسول',
      'قراءة النقوش بأسمائها',
      'نسج شريط يعود معكم',
    ],
    en: [
      'Sit at a ground loom set up as before the tent',
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
    ar: ['ملابس مريحة للجلوس على الأرض', 'نظارة القراءة لمن يحتاجها', 'أظفار قصيرة إن أمكن'],
    en: ['Clothes for sitting on the floor', 'Reading glasses if you use them', 'Short nails, if you can'],
  },
  knowBeforeYouGo: {
    ar: [
      'من لا يستطيع الجلوس على الأرض له نول على طاولة، ونحتاج إلى علم بذلك قبل يوم',
      'الناسجة لا تُصوَّر، ويداها والنول لا بأس بتصويرها',
      'الصوف فيه رائحة الغنم، ومن يتحسس منه نعطيه قطنًا',
      'من بلغ 8 سنوات يشارك، ومن كان أصغر يجلس مع أهله بلا نول وبلا مقابل',
    ],
    en: [
      'If you can’t sit on the floor there is a table loom; tell us a day ahead',
      'The weaver isn’t photographed; her hands and the loom may be',
      'The wool smells of sheep; cotton is available if you are allergic',
      'Children weave from the age of 8; younger ones sit with their family, without a loom and free',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الصوف والمغزل', en: 'Wool and spindle' },
      text: {
        ar: 'غسل وتمشيط وغزل، وأول خيط ينقطع في يد الجميع.',
        en: 'Washed, carded, spun, and a first thread that breaks in everyone’s hand.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'أسماء النقوش', en: 'The names of patterns' },
      text: {
        ar: 'قاطع قديم نفرده على الأرض ونقرؤه من طرفه إلى طرفه.',
        en: 'An old tent curtain unrolled on the floor and read from end to end.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'على النول', en: 'At the loom' },
      text: {
        ar: 'ترفعون النيرة وتمررون الخيط وتضربون بالمنشاز، وتعيدون. بعد 15 دقيقة يسكت الجميع من تلقاء أنفسهم.',
        en: 'Lift the heddle, pass the thread, beat with the sword, and again. After 15 minutes the room goes quiet by itself.',
      },
      minutes: 110,
    },
    {
      title: { ar: 'بيت السدو', en: 'Sadu House' },
      text: {
        ar: 'غرف صغيرة حول فناء، وقطع عمرها 100 سنة، وعين صارت تعدّ الخيوط.',
        en: 'Small rooms round a court, pieces a century old, and eyes that now count threads.',
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
        ar: 'ثلاث ساعات ونصف، وثمانية ضيوف على الأكثر لأن الأنوال ثمانية.',
        en: 'Three and a half hours, eight guests at most because there are eight looms.',
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
      title: { ar: 'يوم طويل: من الغزل إلى الشجرة', en: 'A long day: from spindle to shajara' },
      description: {
        ar: 'ست ساعات بينها غداء، لمن نسج من قبل ويريد نقش الشجرة.',
        en: 'Six hours with lunch between, for guests who have woven before and want to learn the shajara.',
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
