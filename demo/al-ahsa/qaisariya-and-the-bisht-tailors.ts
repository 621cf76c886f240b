import type { DemoProduct } from '#demo/shape.ts'

export const qaisariyaAndTheBishtTailors: DemoProduct = {
  code: 'qaisariya-and-the-bisht-tailors',
  slug: { ar: 'سوق-القيصرية-وخياطو-البشوت', en: 'souq-al-qaisariya-and-the-bisht-tailors' },
  category: 'souqs-crafts',
  supplier: 'springs-of-hajar',
  title: { ar: 'الأحساء: جولة سوق القيصرية وخيّاطي البشوت', en: 'Al-Ahsa: Souq al-Qaisariya and bisht tailors tour' },
  summary: {
    ar: 'تجوّلوا في سوق القيصرية بالهفوف، ثم اقضوا ساعة في مشغل خيّاط بشوت وجرّبوا غرز الزري بأيديكم.',
    en: 'Walk the covered souq of Hofuf, then spend an hour with a bisht tailor and try the gold-thread stitches yourself.',
  },
  overview: {
    ar: 'تتجوّلون ساعتين و45 دقيقة في سوق القيصرية بالهفوف، منها ساعة في مشغل خيّاط بشوت من الجيل الثالث تجرّبون فيها التطريز بأيديكم. نبدأ ببيت البيعة في الكوت وننتهي بشاي اللومي في مقهى على طرف السوق، مع ثمانية ضيوف على الأكثر.\n\nبُنيت القيصرية سنة 1822 أروقةً مسقوفة يمشي فيها الناس في الظل طوال النهار، واحترق أكثرها سنة 2001 ثم أعيد بناؤها على صورتها، وفيها اليوم أكثر من 400 دكان. والبشت الحساوي يمرّ بأيدٍ كثيرة: واحد يقصّ ويبطّن، وآخر يرسم الطوق، وثالث يطرّز بالزري، ورابع يطرق التطريز بمطرقة خشب حتى يلين، وهي البردخة.\n\nلا نأخذ عمولة من أي دكان. وإن كنتم تجيدون الخياطة فاحجزوا نصف يوم عند الخيّاط.',
    en: 'Explore the covered souq of Hofuf in 2 hours 45 minutes, with an hour at the bench of a third-generation bisht tailor and the needle in your own hand. The tour starts at the House of Allegiance and ends with dried-lime tea in a café, with eight guests at most.\n\nThe Qaisariya was built in 1822, roofed so that buyers could walk in shade all day. Most of it burned in 2001; it was rebuilt on the old plan and has more than 400 shops today. A Hasawi bisht passes through many hands: one man cuts and lines the cloth, another sets out the collar, a third embroiders in gold thread, and a fourth beats the embroidery soft with a wooden mallet.\n\nWe take no commission in any shop. If you already sew, book half a day with the tailor.',
  },
  highlights: {
    ar: [
      'زيارة بيت البيعة وفنائه وغرفة الملك',
      'المشي تحت أروقة القيصرية وأبوابها المنقوشة',
      'التطريز بأيديكم خلال ساعة في مشغل البشوت',
      'التفريق بين خياطة اليد وخياطة الآلة',
      'احتساء شاي اللومي مع الكليجا في الختام',
    ],
    en: [
      'Visit the House of Allegiance and the king’s room',
      'Walk the arcades of the Qaisariya and its carved doors',
      'Spend an hour in a bisht workshop, needle in hand',
      'Tell hand stitching from machine work',
      'Finish with dried-lime tea and spiced biscuits',
    ],
  },
  includes: {
    ar: ['مرشد من أهل الكوت', 'ساعة في مشغل البشوت ومواد التجربة', 'شاي وكليجا', 'قطعة قماش مطرّزة بغرزكم'],
    en: [
      'A guide from the Kut quarter',
      'An hour in the bisht workshop, with materials',
      'Tea and biscuits',
      'The piece of cloth with your own stitches',
    ],
  },
  excludes: {
    ar: ['ما تشترونه من السوق', 'الوصول إلى وسط الهفوف'],
    en: ['What you buy in the souq', 'Getting to the centre of Hofuf'],
  },
  bring: {
    ar: ['نظارة القراءة إن كنتم تحتاجون إليها عند الخياطة', 'ثياب تغطي الكتف والركبة', 'نقود قليلة للدكاكين الصغيرة'],
    en: [
      'Reading glasses if you need them to sew',
      'Clothes covering shoulders and knees',
      'A little cash for the small shops',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'تغلق الدكاكين من الظهر إلى 4:00 عصرًا وقت القيلولة، ولا تفتح صباح الجمعة',
      'نقف لصلاة العصر أو المغرب بحسب الموعد',
      'أرض السوق مستوية كلها، وفي بيت البيعة درج إلى الطابق الأعلى',
      'لا نأخذ عمولة من أي دكان، ولستم ملزمين بالشراء',
    ],
    en: [
      'Shops close from noon to 4 pm for the siesta and don’t open on Friday mornings',
      'We pause for the afternoon or the sunset prayer, depending on the hour',
      'The souq is level throughout, but the House of Allegiance has stairs to the upper floor',
      'We take no commission in any shop, so there is no pressure to buy',
    ],
  },
  itinerary: [
    {
      title: { ar: 'بيت البيعة', en: 'The House of Allegiance' },
      text: {
        ar: 'نزور بيتًا من حجر وطين وجص بُني سنة 1788، ونزل فيه الملك عبد العزيز سنة 1913، ورواقه يشبه أروقة السوق.',
        en: 'We visit a house built in 1788 of stone, earth and plaster, where King Abdulaziz stayed in 1913. Its arcade resembles those of the souq.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'أروقة القيصرية', en: 'The arcades' },
      text: {
        ar: 'نمرّ بالعطّارين ثم النحّاسين ثم باعة الأقمشة، ونشمّ الحلبة واللومي والورد.',
        en: 'We pass spice sellers, coppersmiths and cloth merchants, and stop to smell fenugreek, dried lime and rose.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'مشغل البشوت', en: 'The bisht workshop' },
      text: {
        ar: 'يعرض عليكم الخيّاط القماش الصيفي الخفيف والوبر الشتوي وخيط الزري، ويشرح أجزاء التطريز من الطوق إلى القيطان، ثم تطرّزون عشر غرز بأيديكم.',
        en: 'The tailor shows you light summer cloth, winter camel hair, gold thread and the parts of the border from collar to cord. Then you sew ten stitches yourself.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'مقهى على طرف السوق', en: 'A café at the edge' },
      text: {
        ar: 'نشرب شاي اللومي في الاستكانات، ونسمع قصة حريق 2001 من رجل كان دكانه هناك.',
        en: 'We drink dried-lime tea from small glasses and hear the story of the 2001 fire from a man whose shop was there.',
      },
      minutes: 25,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 240,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'باب بيت البيعة', en: 'Door of the House of Allegiance' },
    address: { ar: 'حي الكوت، الهفوف، الأحساء', en: 'Al Kut quarter, Hofuf, Al-Ahsa' },
    lat: 25.3779,
    lng: 49.5864,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 3, minute: 0, percentage: 40 },
  ],
  pictures: [
    {
      kind: 'souq',
      time: 'day',
      seed: 'qaisariya-and-the-bisht-tailors-1',
      alt: { ar: 'رواق مسقوف ودكاكين على الجانبين', en: 'A covered arcade with shops on both sides' },
    },
    {
      kind: 'coffee',
      time: 'night',
      seed: 'qaisariya-and-the-bisht-tailors-3',
      alt: { ar: 'شاي وكليجا على طاولة مقهى', en: 'Tea and biscuits on a café table' },
    },
  ],
  options: [
    {
      code: 'souq-and-workshop',
      title: { ar: 'السوق والمشغل', en: 'Souq and workshop' },
      description: {
        ar: 'لثمانية ضيوف على الأكثر لأن المشغل لا يتسع لغيرهم.',
        en: 'For eight guests at most, as the workshop is small.',
      },
      durationMinutes: 165,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 17_000 },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع', en: 'Youth' },
          minAge: 12,
          maxAge: 17,
          priceMinor: 12_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 11, priceMinor: 8_000 },
      ],
      schedules: [
        { weekdays: [1, 3, 6, 7], startTimes: ['09:00', '16:15'], capacity: 8 },
        { weekdays: [4, 5], startTimes: ['16:15'], capacity: 8, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'day-with-the-tailor',
      title: { ar: 'نصف يوم عند الخيّاط', en: 'Half a day with the tailor' },
      description: {
        ar: 'أربع ساعات في المشغل لمن يجيد الخياطة، تطرّزون فيها قطعة طوق كاملة وتأخذونها معكم.',
        en: 'Four hours in the workshop for guests who already sew. You embroider a whole collar piece and keep it.',
      },
      durationMinutes: 240,
      capacity: 4,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'متدرب', en: 'Learner' },
          minAge: 15,
          priceMinor: 39_000,
          originalMinor: 45_000,
        },
      ],
      schedules: [{ weekdays: [2, 7], startTimes: ['08:30'], capacity: 4 }],
    },
  ],
  extras: [
    {
      code: 'measuring',
      title: { ar: 'أخذ قياس لبشت يُخاط لكم ويُرسل', en: 'Being measured for a bisht, sewn later and posted' },
      per: 'person',
      priceMinor: 7_500,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'علي',
      country: 'BH',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'عرف البشت من الصورة',
      body: 'ورّيت الخياط صورة بشت أبوي وقال لي من أي بيت طالع على طول! ساعة معاه مرت بسرعة.',
      daysAgo: 8,
    },
    {
      author: 'Yuki L.',
      country: 'JP',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'I am embroidery teacher',
      body: 'My first row was not good and he took it out, with a smile. It is difficult with the gold thread. He gave me tea and showed old pieces. The box of thread was from Japan, we laughed.',
      daysAgo: 29,
    },
    {
      author: 'Peter M.',
      country: 'IE',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'No sales pitch',
      body: 'They said no commission and there was none. The souq was rebuilt after a fire and parts of it look new, don’t expect ancient. Tailor was the best bit.',
      daysAgo: 61,
    },
    {
      author: 'لطيفة ق.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'المشغل ضيق',
      body: 'كنا ثماني حريم في دكان صغير ومكيف واحد، وطلعنا دايخين. الشرح حلو والناس طيبين. خذوا موعد الصباح.',
      daysAgo: 94,
    },
  ],
}
