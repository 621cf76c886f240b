import type { DemoProduct } from '#demo/shape.ts'

export const weibdehCafesAndGalleries: DemoProduct = {
  code: 'weibdeh-cafes-and-galleries',
  slug: { ar: 'مقاهي-اللويبدة-ومعارضها', en: 'weibdeh-cafes-and-galleries' },
  category: 'museums-art',
  supplier: 'seven-hills',
  title: { ar: 'عمّان: جولة معارض جبل اللويبدة ومقاهيه', en: 'Amman: Jabal al-Weibdeh art galleries and cafés tour' },
  summary: {
    ar: 'جولة في جبل اللويبدة مع معماري من أهله: دارة الفنون والمتحف الوطني ومرسم خطّاط وثلاثة مقاهٍ.',
    en: 'Visit Darat al Funun, the National Gallery, a calligrapher’s studio and three cafés with an architect from the neighbourhood.',
  },
  overview: {
    ar: 'تزورون معرضين ومرسم خطّاط وثلاثة مقاهٍ في جبل اللويبدة، مع معماري من أهله ومجموعة من ثمانية على الأكثر. وتمشون نحو كيلومترين ونصف في ثلاث ساعات ونصف، تبدأ بفنجان في دوّار باريس وتنتهي على سطح يُرى منه جبل القلعة.\n\nدارة الفنون بيوت من العشرينيات رُمّمت وفُتحت للفن سنة 1993، وفي حديقتها أرض كنيسة بيزنطية، وفي أحد البيوت كتب لورنس العرب جزءًا من كتابه. والمتحف الوطني للفنون الجميلة، المؤسس سنة 1980، يجمع أعمال فنانين من أكثر من 60 بلدًا. وبينهما خطّاط يقطّ قصبته أمامكم، ويكتب اسم كل ضيف بالثلث ثم يعطيه القلم ليكتبه بنفسه.\n\nفي الطريق ثلاثة أدراج طويلة. وإن كان وقتكم قصيرًا فاختاروا جولة صباحية من ساعتين في المعرضين وحدهما.',
    en: 'Visit two galleries, a calligrapher’s studio and three cafés on one small hill, with an architect from the neighbourhood and a group of eight at most. The walk takes three and a half hours over 2.5 kilometres, from a coffee at Paris Circle to a rooftop in sight of the Citadel.\n\nDarat al Funun is a group of 1920s houses given to art in 1993, with the floor of a Byzantine church in the garden. T. E. Lawrence wrote part of his book in one of them. The National Gallery of Fine Arts, founded in 1980, shows artists from more than 60 countries. Between the two, a calligrapher cuts his reed in front of you, writes your name in thuluth and hands you the pen.\n\nExpect three long stairways. If time is short, a two-hour morning visit covers the galleries only.',
  },
  highlights: {
    ar: [
      'زيارة دارة الفنون وبيوتها الثلاثة وحديقتها',
      'زيارة المتحف الوطني مع مرشد يعرف قصص لوحاته',
      'كتابة أسمائكم بقلم القصب مع خطّاط',
      'التوقف في ثلاثة مقاهٍ: قديم وجديد وسطح',
      'اكتشاف بلاط ملوّن وشرفات حديدية من العشرينيات',
    ],
    en: [
      'Visit Darat al Funun, its three houses and its garden',
      'Tour the National Gallery with a guide who knows the stories',
      'Write your name with a reed pen at a calligrapher’s studio',
      'Stop at three cafés: an old one, a new one and a roof',
      'Spot patterned floors and iron balconies of the 1920s',
    ],
  },
  includes: {
    ar: [
      'مرشد معماري من اللويبدة',
      'تذكرة المتحف الوطني',
      'ورشة الخط وورقة تعودون بها (في الجولة الكاملة)',
      'ثلاثة مشروبات وقطعة حلوى، وفي خيار المعرضين فنجان واحد',
    ],
    en: [
      'An architect from Weibdeh as your guide',
      'Entry to the National Gallery',
      'The calligraphy session and a sheet to take home (full walk)',
      'Three drinks and something sweet (one coffee on the galleries-only visit)',
    ],
  },
  excludes: {
    ar: ['العشاء', 'الأعمال الفنية، وكثير منها للبيع'],
    en: ['Dinner', 'Works of art, many of which are for sale'],
  },
  bring: {
    ar: ['حذاء للأدراج', 'دفتر رسم لمن يرسم', 'سترة للسطح بعد الغروب'],
    en: ['Shoes for stairways', 'A sketchbook if you draw', 'A jacket for the roof after dark'],
  },
  knowBeforeYouGo: {
    ar: [
      'نمشي كيلومترين ونصفًا، وفي الطريق ثلاثة أدراج طويلة',
      'تتبدل المعارض كل شهرين أو ثلاثة',
      'لا تُقام الجولة يومي الثلاثاء والجمعة لأن المعارض مغلقة',
      'التصوير داخل المعارض مسموح من غير فلاش',
    ],
    en: [
      'You walk 2.5 kilometres, with three long stairways',
      'Exhibitions change every two or three months',
      'There are no tours on Tuesdays and Fridays, when the galleries are closed',
      'You may take photos inside the galleries, without flash',
    ],
  },
  itinerary: [
    {
      title: { ar: 'دوّار باريس', en: 'Paris Circle' },
      text: {
        ar: 'نشرب الفنجان الأول أمام خريطة رسمها المعماري للجبل كما كان سنة 1930.',
        en: 'Have the first coffee over the architect’s own map of the hill as it was in 1930.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'دارة الفنون', en: 'Darat al Funun' },
      text: {
        ar: 'نزور معرض الموسم، ثم الحديقة وأرض الكنيسة وظلّ الصنوبر.',
        en: 'We visit the season’s exhibition, then the garden with its church floor and shady pines.',
      },
      minutes: 55,
    },
    {
      title: { ar: 'مرسم الخطّاط', en: 'The calligrapher’s studio' },
      text: {
        ar: 'تتعلّمون كيف تُقطّ القصبة ولماذا يُقاس الحرف بالنقطة، ثم يكتب كل ضيف على ورقته.',
        en: 'You learn how a reed is cut and why a letter is measured in dots, then write on a sheet of your own.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'المتحف الوطني للفنون الجميلة', en: 'The National Gallery of Fine Arts' },
      text: {
        ar: 'نتوقف عند عشر لوحات مختارة، من أعمال فخر النساء زيد إلى رسّامي المخيمات اليوم.',
        en: 'We stop at ten works, from Fahrelnissa Zeid to artists painting in the refugee camps today.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'السطح', en: 'The roof' },
      text: {
        ar: 'نشرب الفنجان الثالث على سطح يطل على جبل القلعة.',
        en: 'Have the third coffee with a view of the Citadel across the valley.',
      },
      minutes: 30,
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
  cutoffMinutes: 120,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'دوّار باريس، عند النافورة', en: 'Paris Circle, by the fountain' },
    address: { ar: 'جبل اللويبدة، عمّان', en: 'Jabal al-Weibdeh, Amman' },
    lat: 31.9577,
    lng: 35.9221,
  },
  cancellation: [{ day: 0, hour: 12, minute: 0, percentage: 0 }],
  pictures: [
    {
      kind: 'museum',
      time: 'day',
      seed: 'weibdeh-cafes-and-galleries-1',
      alt: { ar: 'قاعة عرض يدخلها ضوء العصر', en: 'A gallery with afternoon light' },
    },
    {
      kind: 'coffee',
      time: 'sunset',
      seed: 'weibdeh-cafes-and-galleries-3',
      alt: { ar: 'قهوة على طاولة صغيرة', en: 'Coffee on a small table' },
    },
  ],
  options: [
    {
      code: 'afternoon',
      title: { ar: 'الجولة الكاملة مع مجموعة صغيرة', en: 'Full walk in a small group' },
      description: {
        ar: 'مع ثمانية ضيوف على الأكثر، لأن المرسم صغير.',
        en: 'Eight guests at most because the studio is small.',
      },
      durationMinutes: 210,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 29_500,
          originalMinor: 34_000,
        },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 18,
          maxAge: 30,
          priceMinor: 21_000,
        },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 8,
          maxAge: 17,
          priceMinor: 15_500,
        },
      ],
      schedules: [
        { weekdays: [1, 3, 4, 7], startTimes: ['14:00'], capacity: 8 },
        { weekdays: [6], startTimes: ['10:30', '14:00'], capacity: 8, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'galleries-only',
      title: { ar: 'المعرضان وحدهما', en: 'The two galleries only' },
      description: {
        ar: 'ساعتان صباحًا في المعرضين مع فنجان واحد، من غير مرسم الخطّاط.',
        en: 'Two hours in the morning without the studio, with one coffee.',
      },
      durationMinutes: 120,
      capacity: 12,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 17_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 17, priceMinor: 8_500 },
      ],
      schedules: [{ weekdays: [1, 4, 7], startTimes: ['10:15'], capacity: 12 }],
    },
  ],
  extras: [
    {
      code: 'reed',
      title: { ar: 'قلم قصب ودواة صغيرة', en: 'A reed pen and a small inkwell' },
      per: 'person',
      priceMinor: 6_500,
      maxQuantity: 8,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'لينا',
      country: 'LB',
      rating: 5,
      language: 'ar',
      travellerType: 'couple',
      title: 'اسمنا عالحيط',
      body: 'الخطاط كتب اسمي واسم جوزي مشبّكين ببعض وعلّقناه بالبيت. المرشد بيعرف كل بناية ومين كان ساكن فيها. الدرج بيقطع النفس.',
      daysAgo: 12,
    },
    {
      author: 'Noah',
      country: 'CA',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'Good, one room closed',
      body: 'They were hanging a new show so one room at the gallery was shut. He offered me the morning tour next day for free, but I was flying out. Best part was arguing about which artists get shown.',
      daysAgo: 34,
    },
    {
      author: 'Emine',
      country: 'TR',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Came for Fahrelnissa Zeid',
      body: 'Only two of her paintings that week, but the guide knew everything about her. My calligraphy is terrible. Last coffee on the roof, very nice.',
      daysAgo: 61,
    },
  ],
}
