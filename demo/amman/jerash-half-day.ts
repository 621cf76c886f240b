import type { DemoProduct } from '#demo/shape.ts'

export const jerashHalfDay: DemoProduct = {
  code: 'jerash-half-day',
  slug: { ar: 'نصف-يوم-في-جرش', en: 'half-a-day-in-jerash' },
  category: 'architecture-heritage',
  supplier: 'seven-hills',
  title: { ar: 'من عمّان: نصف يوم في جرش مع عالمة آثار', en: 'From Amman: Jerash half-day tour with an archaeologist' },
  summary: {
    ar: 'زيارة مدينة جرش الرومانية مع عالمة آثار قبل الحر والزحام، والنقل من عمّان وإليها مشمول.',
    en: 'Visit the Roman city of Jerash with an archaeologist before the heat and the crowds. Transfers from Amman included.',
  },
  overview: {
    ar: 'نخرج من عمّان باكرًا لتكونوا في جرش مع أول الزوار. تمشون مع عالمة آثار نحو 4 كيلومترات من قوس هادريان إلى معبد أرتميس. نعود بعد ست ساعات من الانطلاق في سيارة لسبعة ضيوف، والتذكرة مشمولة.\n\nجرش من أفضل مدن المشرق الروماني حفظًا، ولعل السبب أنها بقيت قرونًا تحت التراب والبساتين. بُني القوس لزيارة الإمبراطور هادريان شتاء 129، وساحتها البيضاوية نادرة الشكل، وفي بلاط شارع الأعمدة، وطوله 800 متر، ما زالت أخاديد العجلات ظاهرة. وعند أرتميس تُوضع ملعقة بين العمود وقاعدته فتتحرك، فالأعمدة تتمايل مع الريح منذ 1,800 سنة.\n\nالظل في الموقع قليل، والبلاط مائل في مواضع. ويمكنكم حجز السيارة والمرشدة لمجموعتكم وحدها.',
    en: 'Leave Amman early and be among the first through the gate of Jerash. You’ll walk about 4 kilometres with an archaeologist, from Hadrian’s arch to the Temple of Artemis, and be driven back. It takes six hours door to door in a car for seven, entry included.\n\nJerash is among the best preserved towns of the Roman East, perhaps because sand and orchards covered it for centuries. The arch was built for the emperor’s visit in the winter of 129. The oval plaza has a shape rare in any Roman town, and the 800-metre colonnaded street still shows the ruts of wheels. At Artemis, a spoon slipped under a column moves: the columns have swayed with the wind for 1,800 years.\n\nThere is little shade, and the paving tilts in places. You can also book the car and guide for your group alone.',
  },
  highlights: {
    ar: [
      'دخول قوس هادريان والساحة البيضاوية مع أول الزوار',
      'المشي على بلاط ما زالت فيه أخاديد العجلات',
      'مراقبة ملعقة تتحرك تحت عمود من أعمدة أرتميس',
      'تأمّل فسيفساء كنيسة القديسين قزما ودميان',
      'التوقف عند المسجد الأموي الذي لا ينتبه إليه معظم الزوار',
    ],
    en: [
      'Enter by Hadrian’s arch among the first visitors',
      'Find wheel ruts in the colonnaded street',
      'Watch a spoon move beneath a column of Artemis',
      'Admire the mosaic of Saints Cosmas and Damian',
      'Stop at the Umayyad mosque that most visitors miss',
    ],
  },
  includes: {
    ar: ['مرشدة مرخّصة عالمة آثار', 'السيارة من عمّان وإليها', 'تذكرة الموقع', 'كعك بسمسم وقهوة في الطريق'],
    en: [
      'Licensed archaeologist guide',
      'The car from Amman and back',
      'Entry to the site',
      'Sesame bread and coffee on the way',
    ],
  },
  excludes: {
    ar: ['الغداء ما لم تضيفوه', 'إكرامية السائق'],
    en: ['Lunch unless you add it', 'A tip for the driver'],
  },
  bring: {
    ar: ['حذاء مريح، فالبلاط مائل في مواضع', 'قبعة، فالظل قليل', 'قارورة ماء نملؤها لكم'],
    en: [
      'Comfortable shoes, as the paving tilts in places',
      'A hat, as there is little shade',
      'A bottle, which we refill',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نمشي نحو 4 كيلومترات على البلاط والحصى',
      'قد تُغلق المسارح خلال مهرجان جرش في يوليو وأغسطس، فنزور المتحف بدلًا منها',
      'تتسع السيارة لسبعة ضيوف، ويتوفر مقعدان للأطفال لمن يطلبهما عند الحجز',
      'تعود السيارة المشتركة إلى عمّان قبل 3:00 عصرًا',
    ],
    en: [
      'You walk about 4 kilometres on paving and gravel',
      'During the Jerash Festival in July and August the theatres may be closed, so we visit the museum instead',
      'The car carries seven guests. Two child seats are available if you request them when booking',
      'The shared car is back in Amman before 3 pm',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الطريق من عمّان', en: 'The road from Amman' },
      text: {
        ar: 'ننطلق شمالًا لمدة 50 دقيقة، فنعبر سيل الزرقاء ثم نصعد بين كروم الزيتون.',
        en: 'We drive north for 50 minutes, down to the Zarqa river and up again among olive trees.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'القوس وميدان السباق', en: 'The arch and the hippodrome' },
      text: {
        ar: 'ندخل من قوس هادريان، ونبحث عن أوراق الأقنثوس المنحوتة في أسفل الأعمدة وأعلاها، وهو أسلوب محلي.',
        en: 'Look for acanthus leaves carved at both the top and the foot of the columns, a local style.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الساحة البيضاوية والمسرح الجنوبي', en: 'The oval plaza and the south theatre' },
      text: {
        ar: 'نعبر ساحة تطوّقها أعمدة أيونية إلى مسرح لـ3,000 متفرج ما زالت أرقام مقاعده باليونانية.',
        en: 'You cross a plaza ringed with Ionic columns to a theatre for 3,000 whose seats still bear Greek numbers.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'شارع الأعمدة وسبيل الحوريات', en: 'The colonnaded street and the nymphaeum' },
      text: {
        ar: 'نمشي في شارع الأعمدة إلى نافورة من سنة 191، كان الماء يخرج فيها من أفواه أسود إلى الحوض.',
        en: 'Walk down the colonnaded street to a fountain of 191, where water fell from lions’ mouths into the basin below.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'أرتميس والكنائس', en: 'Artemis and the churches' },
      text: {
        ar: 'نصعد الدرج العريض، ونجرب الملعقة، ثم نقرأ الفسيفساء.',
        en: 'Climb the broad steps, try the spoon, then look at the church mosaics panel by panel.',
      },
      minutes: 50,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'JOD',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 600,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'ناصية شارع الوكالات في الصويفية', en: 'The corner of Wakalat Street in Sweifieh' },
    address: { ar: 'شارع الوكالات، الصويفية، عمّان', en: 'Wakalat Street, Sweifieh, Amman' },
    lat: 31.9585,
    lng: 35.8643,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 8, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'ruins',
      time: 'day',
      seed: 'jerash-half-day-1',
      alt: { ar: 'شارع الأعمدة تحت سماء صافية', en: 'A street of columns under a clear sky' },
    },
    {
      kind: 'orchard',
      time: 'dawn',
      seed: 'jerash-half-day-2',
      alt: { ar: 'درب بين الأشجار في الصباح الباكر', en: 'A path between trees early in the morning' },
    },
  ],
  options: [
    {
      code: 'shared-car',
      title: { ar: 'في سيارة مشتركة', en: 'In a shared car' },
      description: {
        ar: 'ست ساعات ذهابًا وإيابًا، مع سبعة ضيوف على الأكثر.',
        en: 'Six hours from door to door, seven guests at most.',
      },
      durationMinutes: 360,
      capacity: 7,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          priceMinor: 39_500,
          originalMinor: 46_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 4, maxAge: 12, priceMinor: 22_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير في مقعد أطفال', en: 'Young child in a child seat' },
          minAge: 0,
          maxAge: 3,
          priceMinor: 5_000,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4], startTimes: ['07:30'], capacity: 7 },
        { weekdays: [5, 6, 7], startTimes: ['07:00', '08:30'], capacity: 7, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'private-car',
      title: { ar: 'سيارة ومرشدة لكم وحدكم', en: 'Private car and guide' },
      description: {
        ar: 'لمجموعتكم وحدها حتى ستة أشخاص، تختارون موعد الانطلاق ويمكنكم التوقف في عجلون.',
        en: 'Up to six people, with a choice of start times and a stop in Ajloun if you like.',
      },
      durationMinutes: 420,
      capacity: 6,
      units: [
        {
          code: 'group',
          kind: 'group',
          title: { ar: 'مجموعة حتى 6', en: 'Group of up to 6' },
          priceMinor: 175_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 6, 7], startTimes: ['07:00', '09:00', '13:00'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'lunch-in-souf',
      title: { ar: 'غداء في بيت سيدة من سوف: مكمورة أو منسف', en: 'Lunch at a home in Souf: makmoura or mansaf' },
      per: 'person',
      priceMinor: 12_500,
      maxQuantity: 7,
    },
  ],
  pickups: [
    {
      code: 'sweifieh',
      name: { ar: 'شارع الوكالات', en: 'Wakalat Street' },
      address: { ar: 'الصويفية، عمّان', en: 'Sweifieh, Amman' },
      minutesBefore: 10,
      priceMinor: 0,
      lat: 31.9585,
      lng: 35.8643,
    },
    {
      code: 'third-circle',
      name: { ar: 'الدوّار الثالث', en: 'Third Circle' },
      address: { ar: 'شارع زهران، جبل عمّان', en: 'Zahran Street, Jabal Amman' },
      minutesBefore: 25,
      priceMinor: 0,
      lat: 31.9516,
      lng: 35.9127,
    },
  ],
  reviews: [
    {
      author: 'Annika M.',
      country: 'SE',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'The spoon',
      body: 'Our nine-year-old doesn’t care about Romans at all. Then the spoon moved, and Dr Salma had to do it four times. Bring a hat, there is no shade on the long street.',
      daysAgo: 14,
    },
    {
      author: 'بدر ح.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'مضبوطين في الوقت',
      body: 'الدكتورة شرحها مختصر ومفيد. كان ودي نزور المتحف.',
      daysAgo: 38,
    },
    {
      author: 'Kenji S.',
      country: 'JP',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'Car was full',
      body: 'Seven guests in the car, no space for legs. The explanation was very good: she says clearly which columns were put up again and when.',
      daysAgo: 83,
    },
  ],
}
