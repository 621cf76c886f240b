import type { DemoProduct } from '#demo/shape.ts'

export const farmBreakfastByBicycle: DemoProduct = {
  code: 'west-bank-farm-breakfast-by-bicycle',
  slug: { ar: 'فطور-في-مزرعة-البر-الغربي-بالدراجة', en: 'west-bank-farm-breakfast-by-bicycle' },
  category: 'food-coffee',
  supplier: 'west-bank-house',
  title: { ar: 'الأقصر: جولة دراجات وفطور في مزرعة', en: 'Luxor: West Bank bike ride with farm breakfast' },
  summary: {
    ar: 'جولة دراجات سهلة في 13 كيلومترًا مستوية بين حقول القصب وتمثالي ممنون، مع خَبز العيش الشمسي وفطور في مزرعة عائلة.',
    en: 'Cycle 13 flat kilometres among sugar cane and canals, past the Colossi of Memnon, and have breakfast on a family farm.',
  },
  overview: {
    ar: 'نركب الدراجات 13 كيلومترًا مستوية بين حقول البر الغربي مع أول الضوء، ثم يخبز كل واحد رغيفه ويفطر به في دار الخالة سعاد في البعيرات. نبدأ من مرسى المعدّية ونسير على ترعة الفاضلية، ونقف عند تمثالي ممنون، ونعود بعد ثلاث ساعات ونصف. وفي آخر الصف سيارة لمن تعب.\n\nأكثر الزوار يعبرون هذا السهل بالسيارة إلى المقابر. أما أنتم فتمرّون على مهل بحقول القصب والبرسيم والقمح والموز، وترون التلاميذ في طريقهم والحمير المحمّلة وطيور أبو قردان خلف المحراث. ومن ديسمبر إلى الربيع يمرّ بين الحقول قطار صغير يحمل القصب إلى مصنع أرمنت.\n\nالعيش الشمسي خبز الصعيد: يختمر عجينه في الشمس على ألواح الطين، وتُشدّ له قرون صغيرة بالأصابع قبل الخبز. تأكلونه مع جبن قديم وقشدة جاموس وعسل أسود وبيض وفول.',
    en: 'Cycle 13 flat kilometres through the fields at first light, then bake a loaf of sun bread and have breakfast at Aunt Souad’s house in al-Bairat. We start from the ferry landing, follow the Fadliya canal, stop at the Colossi of Memnon and are back in three and a half hours, with a car behind for anyone who is tired.\n\nMost visitors cross this plain by car on the way to the tombs. On a bike you pass cane, clover, wheat and bananas, schoolchildren, laden donkeys, and egrets behind the plough. From December into spring a little narrow-gauge train carries cane to the mill at Armant.\n\nSun bread is the bread of Upper Egypt, raised in the sun on discs of clay, with small horns pulled by the fingers before baking. You eat it with old cheese, buffalo cream, cane molasses, eggs and beans.',
  },
  highlights: {
    ar: [
      'ركوب الدراجات في طرق مستوية بين الحقول والترعة',
      'مشاهدة قطار القصب الصغير في موسم الحصاد',
      'خبز رغيف شمسي بأيديكم',
      'تذوّق قشدة الجاموس والعسل الأسود من معصرة قريبة',
      'الوصول إلى تمثالي ممنون قبل الحافلات',
    ],
    en: [
      'Ride level dirt roads by fields and canal',
      'Spot the little cane train in harvest season',
      'Bake your own loaf of sun bread',
      'Taste buffalo cream and molasses from a press nearby',
      'Reach the Colossi of Memnon ahead of the coaches',
    ],
  },
  includes: {
    ar: [
      'دراجة بمقاسكم وخوذة، ومقاعد للأطفال الصغار',
      'مرشد من أهل القرية ودرّاج في آخر الصف',
      'الفطور كله والشاي',
      'ماء، وسيارة تلحق بمن تعب',
    ],
    en: [
      'A bicycle in your size and a helmet, with seats for young children',
      'A guide from the village and a rider at the back',
      'The whole breakfast, with tea',
      'Water, and a back-up car',
    ],
  },
  excludes: {
    ar: ['المعدّية من البر الشرقي (10 دقائق وأجرها قليل)', 'تذاكر المعابد والمقابر'],
    en: ['The ferry from the East Bank (ten minutes, a small fare)', 'Tickets for temples and tombs'],
  },
  bring: {
    ar: ['حذاء مغلق وبنطال لا يعلق بالسلسلة', 'سترة من نوفمبر إلى مارس', 'نظارة، فالغبار يرتفع مع الحمير'],
    en: [
      'Closed shoes, and trousers that won’t catch in the chain',
      'A jacket from November to March',
      'Sunglasses or glasses, as the donkeys raise dust',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'الطريق مستوٍ كله ولا يحتاج إلا إلى إتقان ركوب الدراجة',
      'يركب الأطفال من 9 سنوات دراجاتهم وحدهم، والأصغر سنًا في مقعد أو على دراجة مزدوجة',
      'تزورون بيت عائلة، فاستأذنوا قبل التصوير والبسوا ما يستر الكتف والركبة',
      'من يونيو إلى أغسطس اختاروا موعد 6:15 صباحًا لننتهي قبل اشتداد الحر',
    ],
    en: [
      'The whole route is flat, so it’s easy if you can ride a bike',
      'Children from 9 ride their own bikes, and younger ones sit in a child seat or on a tandem',
      'This is a family’s home, so ask before photographing and cover your shoulders and knees',
      'From June to August choose the 6:15 am start, so that we finish before the heat',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى المعدّية', en: 'The ferry landing' },
      text: {
        ar: 'نضبط المقاعد والخوذ، ثم تجرّبون الدراجة في دورة قصيرة حول الساحة.',
        en: 'We adjust saddles and helmets and take a short trial ride in the yard.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'ترعة الفاضلية', en: 'The Fadliya canal' },
      text: {
        ar: 'نقطع 5 كيلومترات على الضفة بين البلشون والصيادين، ونعرف كيف يتقاسم الجيران نوبات الماء.',
        en: 'We ride 5 kilometres along the bank, past egrets and fishermen, and hear how neighbours take turns at the water.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'الفرن والمائدة في البعيرات', en: 'Oven and table in al-Bairat' },
      text: {
        ar: 'تخبزون أرغفتكم، ثم نفطر على حصير تحت تعريشة عنب.',
        en: 'You bake your loaf, then have breakfast on a mat under a vine, with the family’s buffalo next door.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'تمثالا ممنون', en: 'The Colossi of Memnon' },
      text: {
        ar: 'نصلهما من بين الحقول، ونقف حيث كان معبد أمنحتب الثالث كله قبل أن يغطيه الطمي.',
        en: 'We reach them through the fields and stand where the whole temple of Amenhotep III once was, before silt covered it.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'العودة بين القصب', en: 'Back through the cane' },
      text: {
        ar: 'نعود من طريق أقصر، ومع كل منكم عود قصب مقشّر.',
        en: 'We take a shorter road back, with a peeled stick of sugar cane each.',
      },
      minutes: 40,
    },
  ],
  guideLanguages: ['ar', 'en', 'de'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 660,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'ساحة الدراجات عند مرسى المعدّية', en: 'The bicycle yard by the ferry landing' },
    address: { ar: 'الجزيرة، البر الغربي، الأقصر', en: 'Al-Gezira, West Bank, Luxor' },
    lat: 25.699,
    lng: 32.6325,
  },
  cancellation: [{ day: 0, hour: 12, minute: 0, percentage: 0 }],
  pictures: [
    {
      kind: 'palm-grove',
      time: 'day',
      seed: 'west-bank-farm-breakfast-by-bicycle-1',
      alt: { ar: 'دراجات بين النخيل والحقول المروية', en: 'Cycling between palms and watered fields' },
    },
    {
      kind: 'table',
      time: 'dawn',
      seed: 'west-bank-farm-breakfast-by-bicycle-2',
      alt: { ar: 'فطور في المزرعة', en: 'Breakfast at the farm' },
    },
  ],
  options: [
    {
      code: 'morning-ride',
      title: { ar: 'صباح بالدراجة', en: 'A morning by bicycle' },
      description: {
        ar: 'مع 10 درّاجين على الأكثر.',
        en: 'Ten riders at most.',
      },
      durationMinutes: 210,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 96_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 9, maxAge: 15, priceMinor: 58_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير في كرسي دراجة', en: 'Young child in a child seat' },
          minAge: 1,
          maxAge: 8,
          priceMinor: 20_000,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['06:15'], capacity: 10 },
        { weekdays: [5, 6], startTimes: ['07:30'], capacity: 10, adjustBasisPoints: 500 },
      ],
    },
    {
      code: 'donkey-cart',
      title: { ar: 'الفطور نفسه على كارّو', en: 'The same breakfast by donkey cart' },
      description: {
        ar: 'خيار لمن لا يركب الدراجة: عربة يجرّها حمار في طريق أقصر، حتى 6 ركاب.',
        en: 'For non-cyclists: a donkey cart for up to six passengers on a shorter route.',
      },
      durationMinutes: 180,
      capacity: 6,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          priceMinor: 105_000,
          originalMinor: 118_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 3, maxAge: 12, priceMinor: 60_000 },
      ],
      schedules: [{ weekdays: [2, 4, 7], startTimes: ['06:45'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'bread-basket',
      title: { ar: 'سلة خوص وثلاثة أرغفة شمسية', en: 'A palm basket with three loaves of sun bread' },
      per: 'booking',
      priceMinor: 16_000,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Femke',
      country: 'NL',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Good bikes, which surprised us',
      body: 'We are Dutch and fussy. Gears worked, brakes worked, the child seat was new. And the bread: our son put horns on his like a cow and was very proud.',
      daysAgo: 13,
    },
    {
      author: 'شيماء م.',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'ريحة بيت جدتي',
      body: 'أنا من سوهاج وعايشة في القاهرة، بقالي سنين ما أكلتش عيش شمسي سخن. خالة سعاد حلفت ناخد رغيفين معانا.',
      daysAgo: 21,
    },
    {
      author: 'Peter S.',
      country: 'DE',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Good but dusty',
      body: 'On the last part you share the road with tractors. We saw many birds and all the children shout hello. After this breakfast we did not eat until evening.',
      daysAgo: 56,
    },
    {
      author: 'بدرية م.',
      country: 'KW',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'خذوا الكارّو حق كبار السن',
      body: 'أمي وأبوي ركبوا العربة ولحقونا. بس لو يبدون بعد ساعة أحسن، الفجر صعب على اليهال.',
      daysAgo: 91,
    },
  ],
}
