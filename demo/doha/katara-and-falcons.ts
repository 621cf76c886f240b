import type { DemoProduct } from '#demo/shape.ts'

export const kataraAndFalcons: DemoProduct = {
  code: 'katara-and-falcons-with-children',
  slug: { ar: 'كتارا-وسوق-الصقور-مع-الأطفال', en: 'katara-and-the-falcon-souq-with-children' },
  category: 'family-parks',
  supplier: 'pearl-shores',
  title: { ar: 'الدوحة: كتارا وسوق الصقور للعائلات', en: 'Doha: Katara and falcon souq family tour' },
  summary: {
    ar: 'زوروا مع أطفالكم أبراج الحمام والمسرح في كتارا، واركبوا مترو بلا سائق إلى سوق الصقور.',
    en: 'Take the children to Katara’s pigeon towers and amphitheatre, ride the driverless metro and visit the falcon souq.',
  },
  overview: {
    ar: 'ترافق العائلات من كتارا إلى سوق واقف بالمترو مرشدة اعتادت العمل مع الأطفال. تستغرق الجولة ثلاث ساعات لا نقف فيها ساكنين أكثر من عشر دقائق، ويبدأ كل شرح بسؤال يجيب عنه الصغار، ومع كل طفل دفتر فيه ثمانية أشياء يبحث عنها.\n\nفي كتارا نعدّ ثقوب أبراج الحمام، ونهمس وسط المسرح ليسمع من في أعلاه، ونلمس القطع الذهبية على المسجد الذهبي، ونشرب الكرك على الرمل. ثم نركب مترو بلا سائق، ومن مقعده الأمامي يرى الأطفال النفق كله. وفي سوق الصقور لكل طير جواز سفر، ويشرح صقّار كيف يُوزن كل يوم، ويضعه على قفاز من يرغب ممن بلغوا 6 سنوات. ونختم في إسطبل الخيل العربية خلف السوق.\n\nأعددنا هذه الجولة بعد أن شكا أولادنا من جولاتنا الأخرى.',
    en: 'Our own children complained about our tours, so we made this one for families. In three hours, with four families at most, you go from Katara to Souq Waqif by metro. We never stand still for more than ten minutes, every explanation begins with a question for the children, and each child has a notebook with eight things to find.\n\nAt Katara we count the holes of the pigeon towers, whisper from the middle of the amphitheatre to someone in the top row, touch the gold tiles of the Golden Mosque and drink karak on the sand. The metro has no driver, so from the front seat you see the whole tunnel. In the falcon souq every bird has a passport, and a falconer explains why it is weighed daily and lets children from the age of 6 hold one on a glove. We finish at the stable of Arabian horses behind the souq.',
  },
  highlights: {
    ar: [
      'حمل صقر على القفاز بإشراف صقّار',
      'الاطلاع على جواز سفر صقر بصورته ورقمه وأختامه',
      'الجلوس في المقعد الأمامي لمترو بلا سائق',
      'اختبار الهمسة التي تُسمع في أعلى المسرح',
      'ملء دفتر البحث الخاص بكل طفل',
    ],
    en: [
      'Hold a falcon on the glove with a falconer at your side',
      'Look through a falcon’s passport, with its photograph, number and stamps',
      'Sit at the front of a driverless train',
      'Test how a whisper carries to the top of the amphitheatre',
      'Tick off eight things to find in each child’s own notebook',
    ],
  },
  includes: {
    ar: ['مرشدة تعمل مع الأطفال', 'تذاكر المترو', 'كرك أو عصير وقطعة جباتي بالجبن', 'دفتر البحث وقلم'],
    en: [
      'A guide who works with children',
      'Metro tickets',
      'Karak or juice and a chapati with cheese',
      'The notebook and a pencil',
    ],
  },
  excludes: {
    ar: ['العشاء في السوق', 'ركوب المهر ما لم تضيفوه'],
    en: ['Dinner in the souq', 'The pony ride unless you add it'],
  },
  bring: {
    ar: ['ماء وقبعة لكل طفل', 'عربة خفيفة لمن دون 4 سنوات', 'ملابس سباحة إن أردتم الشاطئ قبل الموعد'],
    en: [
      'Water and a hat for each child',
      'A light pushchair for under-fours',
      'Swimwear, if you want the beach beforehand',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يجب أن يرافق كل طفل بالغ من أسرته طوال الجولة',
      'يمكن لمن بلغ 6 سنوات حمل الصقر، ويشاهده الأصغر سنًّا عن قرب',
      'الطريق كله مناسب لعربات الأطفال، وفي كل محطة مترو مصعد',
      'من يونيو إلى منتصف سبتمبر تبدأ الجولة المشتركة في 6:00 مساءً. وفي رمضان نبدأ في 6:00 مساءً أيضًا، ونخبركم قبلها بيوم',
      'إن كان لدى أحدكم حساسية من الريش فأخبرونا، ونبقى عند باب سوق الصقور',
    ],
    en: [
      'Every child must be accompanied by an adult of the family',
      'Children can hold a falcon from the age of 6, and younger ones watch from close by',
      'The whole route is fine for pushchairs, and each metro station has a lift',
      'From June to mid-September the shared tour starts at 6 pm. In Ramadan we also start at 6 pm and tell you a day ahead',
      'If anyone is allergic to feathers, tell us and we’ll stay at the door of the falcon souq',
    ],
  },
  itinerary: [
    {
      title: { ar: 'أبراج الحمام', en: 'The pigeon towers' },
      text: {
        ar: 'نملأ أول صفحتين من الدفتر: كم ثقبًا ترون؟ وأين يضع الحمام بيضه؟',
        en: 'We fill in the first two pages of the notebook: how many holes are there, and where do the eggs go?',
      },
      minutes: 20,
    },
    {
      title: { ar: 'المسرح والمسجد الذهبي', en: 'The amphitheatre and the Golden Mosque' },
      text: {
        ar: 'نجرّب الهمس وسط المسرح، ثم نلمس على المسجد قطعًا ذهبية أصغر من ظفر الإصبع.',
        en: 'We try the whispering test, then find gold tiles smaller than a fingernail.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'كرك على الشاطئ', en: 'Karak by the beach' },
      text: { ar: 'نستريح على الرمل مع الكرك وجباتي ساخن.', en: 'We rest on the sand with karak and a hot chapati.' },
      minutes: 25,
    },
    {
      title: { ar: 'المترو', en: 'The metro' },
      text: {
        ar: 'نركب الخط الأحمر إلى مشيرب، ثم محطة واحدة على الخط الذهبي، ونرسم مسارنا في الدفتر.',
        en: 'We take the Red Line to Msheireb, then one stop on the Gold, and draw our route in the notebook.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'سوق الصقور', en: 'The falcon souq' },
      text: {
        ar: 'نرى البراقع والقفازات والميزان، ويضع الصقّار طيرًا هادئًا على القفاز.',
        en: 'The falconer shows us hoods, gloves and scales, then brings out a calm bird for the glove.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'إسطبل الخيل', en: 'The horse stable' },
      text: {
        ar: 'نمرّ بالخيل العربية في صفّيها، ونتعلم كيف يُعرف عمر الحصان من أسنانه.',
        en: 'We walk between two rows of Arabian horses and find out how to tell a horse’s age by its teeth.',
      },
      minutes: 20,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'QAR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 240,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'أسفل أبراج الحمام في كتارا', en: 'At the foot of the pigeon towers in Katara' },
    address: { ar: 'الحي الثقافي كتارا، الدوحة', en: 'Katara Cultural Village, Doha' },
    lat: 25.3597,
    lng: 51.5254,
  },
  cancellation: [
    { day: 0, hour: 12, minute: 0, percentage: 0 },
    { day: 0, hour: 4, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'mosque',
      time: 'sunset',
      seed: 'katara-and-falcons-1',
      alt: { ar: 'مسجد صغير يلمع آخر النهار', en: 'A small mosque gleaming in late light' },
    },
    {
      kind: 'falconry',
      time: 'sunset',
      seed: 'katara-and-falcons-2',
      alt: { ar: 'صقر على وكره وخلفه الصقّارون', en: 'A falcon on its block, falconers behind it' },
    },
    {
      kind: 'beach',
      time: 'day',
      seed: 'katara-and-falcons-3',
      alt: { ar: 'شاطئ كتارا والماء الهادئ', en: 'The beach at Katara and calm water' },
    },
  ],
  options: [
    {
      code: 'small-group',
      title: { ar: 'جولة مشتركة مع أسر أخرى', en: 'Shared with other families' },
      description: {
        ar: 'أربع أسر على الأكثر.',
        en: 'With four families at most.',
      },
      durationMinutes: 180,
      capacity: 14,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 16,
          priceMinor: 18_500,
          minQuantity: 1,
        },
        {
          code: 'child',
          kind: 'child',
          title: { ar: 'طفل', en: 'Child' },
          minAge: 5,
          maxAge: 15,
          priceMinor: 12_500,
          originalMinor: 14_500,
        },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 4,
          priceMinor: 0,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [2, 4, 7], startTimes: ['15:30'], capacity: 14, season: ['09-16', '05-31'] },
        {
          weekdays: [5, 6],
          startTimes: ['15:30', '16:30'],
          capacity: 14,
          season: ['09-16', '05-31'],
          adjustBasisPoints: 1000,
        },
        { weekdays: [2, 4, 5, 6, 7], startTimes: ['18:00'], capacity: 14, season: ['06-01', '09-15'] },
      ],
    },
    {
      code: 'own-family',
      title: { ar: 'جولة خاصة بأسرتكم', en: 'Private tour for your family' },
      description: {
        ar: 'المرشدة لكم وحدكم، وتتوقفون حيث يشاء أصغركم.',
        en: 'A private guide, stopping wherever the youngest likes.',
      },
      durationMinutes: 180,
      capacity: 6,
      units: [
        {
          code: 'family',
          kind: 'family',
          title: { ar: 'أسرة حتى 6', en: 'A family of up to 6' },
          priceMinor: 82_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 3, 4, 7], startTimes: ['15:00', '16:00'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'pony',
      title: { ar: 'ركوب مهر عشر دقائق مع سائس', en: 'Ten minutes on a pony, led by a groom' },
      per: 'person',
      priceMinor: 4_000,
      maxQuantity: 6,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'دانة ق.',
      country: 'QA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'بنتي شالت الصقر',
      body: 'ساكنين الدوحة من سنين وتوني أدري إن الصقر له جواز سفر. بنتي عمرها سبع شالته وما خافت.',
      daysAgo: 11,
    },
    {
      author: 'Megan K.',
      country: 'AU',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Saved our layover',
      body: 'Two boys of six and nine, no sleep, eight hours in Doha. The notebook kept them going. The best bit according to them: the metro without a driver. Sorry, falcon.',
      daysAgo: 28,
    },
    {
      author: 'Olivier K.',
      country: 'BE',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Good with the small ones, slow for teenagers',
      body: 'Our son of eight loved all the stops. Our daughter of fourteen loved the karak. Metro very full on Thursday, we had to let one train go.',
      daysAgo: 59,
    },
  ],
}
