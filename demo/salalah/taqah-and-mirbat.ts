import type { DemoProduct } from '#demo/shape.ts'

export const taqahAndMirbat: DemoProduct = {
  code: 'taqah-castle-and-old-mirbat',
  slug: { ar: 'حصن-طاقة-ومرباط-القديمة', en: 'taqah-castle-and-old-mirbat' },
  category: 'architecture-heritage',
  supplier: 'manqaf-companions',
  title: { ar: 'صلالة: جولة حصن طاقة ومرباط القديمة', en: 'Salalah: Taqah Castle and old Mirbat coast tour' },
  summary: {
    ar: 'زوروا حصن طاقة وبيوت التجار في مرباط القديمة مع معلّم من أهلها، وتغدّوا سمكًا على الساحل.',
    en: 'Visit Taqah Castle and the merchants’ houses of old Mirbat with a teacher from the town, with a fish lunch on the coast.',
  },
  overview: {
    ar: 'مرشدكم الأستاذ أحمد درّس في مدرسة مرباط 30 سنة، ويأخذكم بحافلة صغيرة على الساحل شرق صلالة ست ساعات ونصفًا. تزورون حصن طاقة من الباب إلى السطح، وأزقة مرباط القديمة وبيتًا من بيوتها من الداخل، ثم ضريح محمد بن علي، وتتغدون سمكًا على المرسى.\n\nبنى الشيخ علي بن تمان المعشني حصن طاقة في القرن التاسع عشر ليسكنه، ثم صار دارًا للوالي ومتحفًا منذ سنة 1994، وما زال فيه مخزن السمن والتمر ومطبخ اسودّ سقفه. أما مرباط فأخذت اسمها من رباط الخيل التي كانت تُصدَّر منها إلى الهند مع اللبان. بيوت تجارها من حجر بحري مكسوّ بالنورة ونوافذ من خشب محفور، بعضها رُمّم، وبعضها ينتظر الترميم، وبعضها انهار في شتاء قريب.',
    en: 'Ustadh Ahmad taught at Mirbat’s school for 30 years and still calls the owners of its houses by name. He takes you along the coast east of Salalah by minibus for six and a half hours: Taqah Castle from door to roof, the lanes of old Mirbat and the inside of one house, and the tomb of Mohammed bin Ali, with a fish lunch on the harbour.\n\nSheikh Ali bin Taman al-Maashani built the castle in the nineteenth century as his house. It became the governor’s residence and, in 1994, a museum, and still has its store for ghee and dates and a kitchen with a blackened ceiling. Mirbat takes its name from the tethering of horses, which were shipped to India along with frankincense. Its merchants’ houses are of sea stone under lime plaster, with carved windows. Some have been restored, some await repair, and some collapsed in a recent winter.',
  },
  highlights: {
    ar: [
      'دخول مخازن حصن طاقة ومطبخه ومجلسه بأثاثها',
      'تمييز عمل النجارين في نوافذ مرباط المحفورة',
      'زيارة ضريح محمد بن علي بقبتيه البيضاوين',
      'مشاهدة السردين وهو يُجفَّف على الشاطئ شتاءً علفًا للإبل',
      'الوقوف عند حصن مرباط الذي دار حوله قتال 19 يوليو 1972',
    ],
    en: [
      'Enter Taqah Castle’s furnished stores and sitting room',
      'Tell one carpenter from another by Mirbat’s carved windows',
      'Visit the twin-domed tomb of Mohammed bin Ali',
      'Watch sardines drying on the beach in winter, for camel fodder',
      'Stand at Mirbat fort, fought over on 19 July 1972',
    ],
  },
  includes: {
    ar: [
      'حافلة صغيرة من صلالة وإليها',
      'مرشد من مرباط عمل معلّمًا',
      'تذكرة حصن طاقة',
      'غداء سمك مع أرز في مطعم على المرسى',
    ],
    en: [
      'A minibus from Salalah and back',
      'A teacher from Mirbat as your guide',
      'Entry to Taqah Castle',
      'A lunch of fish and rice at a harbour restaurant',
    ],
  },
  excludes: {
    ar: ['تذكرة سمهرم في خور روري ما لم تضيفوها', 'إكرامية حارس الضريح (اختيارية)'],
    en: ['Entry to Sumhuram at Khor Rori unless you add it', 'A tip for the keeper of the tomb, if you wish'],
  },
  bring: {
    ar: [
      'ملابس تغطي الكتفين والركبتين عند الضريح',
      'غطاء رأس للنساء عند الضريح',
      'حذاء مناسب للمشي في أزقة فيها حجارة متساقطة',
    ],
    en: [
      'Clothes that cover shoulders and knees at the tomb',
      'A headscarf for women at the tomb',
      'Sturdy shoes, as there are fallen stones in the lanes',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يوم الجمعة يفتح حصن طاقة ساعات قليلة أو لا يفتح، فنراه من الخارج ونبقى وقتًا أطول في مرباط، والسعر أقل',
      'لا ندخل البيوت الآيلة للسقوط، وندخل بيتًا واحدًا رمّمه أصحابه',
      'درج الحصن ضيق وعالٍ، والطابق الأرضي متاح للجميع',
      'استأذنوا الصيادين قبل تصويرهم، وأكثرهم يوافق',
      'في الخريف يعلو الموج وتُسحب القوارب إلى الرمل، ويكون الساحل باردًا غائمًا',
    ],
    en: [
      'On Fridays Taqah Castle opens for a few hours or not at all. We see it from outside, stay longer in Mirbat and charge less',
      'We don’t enter unsafe houses, but we do go inside one that its owners have restored',
      'The castle stairs are narrow and steep, but everyone can visit the ground floor',
      'Please ask before photographing fishermen. Most say yes',
      'In khareef the swell is high, the boats are pulled up on the sand and the coast is cool and grey',
    ],
  },
  itinerary: [
    {
      title: { ar: 'حصن طاقة', en: 'Taqah Castle' },
      text: {
        ar: 'نزور الحصن من الباب إلى السطح، ونعرف عند كل غرفة من كان يحمل مفتاحها.',
        en: 'We go from the door to the roof and hear who kept the key to each room.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'مطل خور روري', en: 'Above Khor Rori' },
      text: {
        ar: 'نطلّ من بعيد على سمهرم، الميناء الذي سبق مرباط بألف سنة، وعلى لسان الرمل الذي أغلقه.',
        en: 'We look down on Sumhuram, a port a thousand years older than Mirbat, and the sandbar that closed it.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'أزقة مرباط', en: 'The lanes of Mirbat' },
      text: {
        ar: 'نمرّ ببيوت التجار والسوق المسقوف، وندخل بيتًا واحدًا ونشرب الشاي مع أصحابه.',
        en: 'We pass merchants’ houses and the covered market, then go inside one house for tea with its owners.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'الضريح والمرسى', en: 'The tomb and the harbour' },
      text: {
        ar: 'نزور بهدوء ضريح محمد بن علي المتوفى سنة 1161 بقبتيه البيضاوين، ثم ننتقل إلى قوارب المرسى ونتغدى.',
        en: 'We make a quiet visit to the twin-domed tomb of Mohammed bin Ali, who died in 1161, then go to the harbour for the boats and lunch.',
      },
      minutes: 100,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 900,
  pickup: 'none',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مواقف متحف أرض اللبان', en: 'Car park of the Museum of the Frankincense Land' },
    address: {
      ar: 'متنزه البليد الأثري، شارع السلطان قابوس، صلالة',
      en: 'Al-Baleed Park, Sultan Qaboos Street, Salalah',
    },
    lat: 17.0089,
    lng: 54.1344,
  },
  cancellation: [
    { day: 3, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 35 },
  ],
  pictures: [
    {
      kind: 'old-town',
      time: 'day',
      seed: 'taqah-castle-and-old-mirbat-1',
      alt: { ar: 'بيوت مرباط القديمة ونوافذها الخشبية', en: 'Old houses of Mirbat with wooden windows' },
    },
    {
      kind: 'fort',
      time: 'day',
      seed: 'taqah-castle-and-old-mirbat-2',
      alt: { ar: 'حصن طاقة وأبراجه', en: 'Taqah Castle and its towers' },
    },
    {
      kind: 'harbour',
      time: 'sunset',
      seed: 'taqah-castle-and-old-mirbat-3',
      alt: { ar: 'مرسى مرباط آخر النهار', en: 'The harbour of Mirbat at the end of the day' },
    },
  ],
  options: [
    {
      code: 'coast-day',
      title: { ar: 'يوم الساحل', en: 'The coast day' },
      description: {
        ar: 'مع الغداء، و12 ضيفًا على الأكثر.',
        en: 'With lunch, and 12 guests at most.',
      },
      durationMinutes: 390,
      capacity: 12,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          maxAge: 64,
          priceMinor: 26_000,
        },
        {
          code: 'senior',
          kind: 'senior',
          title: { ar: 'كبار السن', en: 'Senior' },
          minAge: 65,
          priceMinor: 22_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 12_500 },
      ],
      schedules: [
        { weekdays: [1, 2, 4, 7], startTimes: ['08:30'], capacity: 12 },
        { weekdays: [5], startTimes: ['08:30'], capacity: 12, adjustBasisPoints: -1000 },
        { weekdays: [6], startTimes: ['08:30'], capacity: 12, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'private-with-the-teacher',
      title: { ar: 'جولة خاصة مع الأستاذ أحمد', en: 'Private tour with Ustadh Ahmad' },
      description: {
        ar: 'حتى ستة أشخاص في سيارة خاصة، ووقت أطول في البيوت لمن يرسم أو يصوّر.',
        en: 'Up to six people in a private car, with more time among the houses to draw or take photos.',
      },
      durationMinutes: 420,
      capacity: 6,
      units: [
        {
          code: 'group',
          kind: 'group',
          title: { ar: 'مجموعة حتى 6', en: 'Group of up to 6' },
          priceMinor: 128_000,
          originalMinor: 140_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [3], startTimes: ['08:30', '13:00'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'sumhuram',
      title: { ar: 'ساعة داخل سمهرم مع التذكرة', en: 'An hour inside Sumhuram, ticket included' },
      per: 'person',
      priceMinor: 4_000,
      maxQuantity: 12,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Margaret S.',
      country: 'GB',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'He taught half the street',
      body: 'Ustadh Ahmad used to teach here, so every door opens for him. My husband came for the fort and 1972 and took forty photographs of windows.',
      daysAgo: 19,
    },
    {
      author: 'سعاد م.',
      country: 'OM',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'أول مرة أدخل بيت',
      body: 'رحت مرباط واجد مرات وما دخلت ولا بيت. شفنا غرفة العروس ورفوف الجص ومخزن اللبان تحت الدرج.',
      daysAgo: 52,
    },
    {
      author: 'Thomas R.',
      country: 'AT',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'Sad and good',
      body: 'Two of the finest houses stand only with scaffolding. The guide doesn’t hide it. The castle is small, one hour is enough.',
      daysAgo: 71,
    },
    {
      author: 'فهد ق.',
      country: 'KW',
      rating: 3,
      language: 'ar',
      travellerType: 'friends',
      title: 'الحصن مسكّر',
      body: 'رحنا الجمعة وكان الحصن مسكّر. نزّلوا السعر، بس ودنا نشوفه. الغدا طازج.',
      daysAgo: 108,
    },
  ],
}
