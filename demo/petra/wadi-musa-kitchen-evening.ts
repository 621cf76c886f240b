import type { DemoProduct } from '#demo/shape.ts'

export const wadiMusaKitchenEvening: DemoProduct = {
  code: 'wadi-musa-kitchen-evening',
  slug: { ar: 'مساء-في-مطبخ-وادي-موسى', en: 'evening-in-a-wadi-musa-kitchen' },
  category: 'food-coffee',
  supplier: 'bdul-paths',
  title: { ar: 'البتراء: درس طبخ وعشاء في بيت بوادي موسى', en: 'Petra: home cooking class and dinner in Wadi Musa' },
  summary: {
    ar: 'تطبخون مع أهل البيت رشوفًا ومقلوبة وخبز عربود، ثم تتعشّون معهم. ثلاث ساعات تناسب مساء يوم البتراء.',
    en: 'Cook rashouf, maqluba and ember bread with a family in Wadi Musa, then eat together. Three hours, ideal after Petra.',
  },
  overview: {
    ar: 'اطبخوا عشاءكم مع أم عدنان وأهل بيتها في وادي موسى، ثم اجلسوا معهم إلى مائدة واحدة. ثلاث ساعات مع ثمانية ضيوف على الأكثر، تعدّون فيها خمسة أطباق وخبزًا في بيت على بعد عشر دقائق من الفنادق.\n\nلكل ضيف عمل: هرس الباذنجان المشوي، أو صفّ الأرز فوق الزهرة والدجاج لمقلوبة تُقلب أمام الجميع، أو فتّ الجميد الكركي في الرشوف، وهو عدس وقمح مجروش يطبخه أهل الجنوب في البرد. وتعلّمكم أم عدنان كما تعلّمت هي، باليد والعين من غير ميزان. وفي الحوش يخبز أبو عدنان العربود، خبز الرعاة، في الجمر.\n\nنختم بشاي المريمية وقهوة بالهيل، وتأخذون معكم الوصفات بالعربية والإنجليزية. والمطبخ في الطابق الأرضي ولا درجات إليه.',
    en: 'Umm Adnan teaches you to cook dinner in her home in Wadi Musa, then everyone sits down to eat it with the family. The class takes three hours, with eight guests at most and five dishes and bread to make. The house is ten minutes from the hotels.\n\nEveryone has a job: mash the charred aubergine, layer rice over cauliflower and chicken for a maqluba that’s turned over in front of you all, or crumble dried Karak yoghurt into rashouf, the lentils and cracked wheat of the south. Umm Adnan teaches as she was taught, by hand and eye and without scales. In the yard Abu Adnan bakes arbood, the shepherds’ bread, in the embers.\n\nThe evening ends with sage tea and cardamom coffee, and you take home the recipes in Arabic and English. The kitchen is on the ground floor without steps.',
  },
  highlights: {
    ar: [
      'قلب المقلوبة أمام الجميع',
      'طبخ الرشوف بالجميد الكركي من جنوب الأردن',
      'متابعة خبز العربود من الجمر إلى المائدة',
      'شرب شاي بمريمية من جبال الشراة',
      'الاحتفاظ بورقة وصفات بلغتين',
    ],
    en: [
      'Turn over the maqluba at the table',
      'Cook rashouf, a southern dish, with Karak yoghurt',
      'Follow arbood bread from the embers to the table',
      'Drink tea with sage from the Sharah mountains',
      'Take home a recipe sheet in two languages',
    ],
  },
  includes: {
    ar: [
      'المقادير كلها ومريلة لكل ضيف',
      'عشاء من خمسة أطباق وخبز',
      'شاي وقهوة وماء وعصير ليمون بالنعناع',
      'ورقة الوصفات',
    ],
    en: [
      'All ingredients and an apron each',
      'A dinner of five dishes and bread',
      'Tea, coffee, water and lemonade with mint',
      'The recipe sheet',
    ],
  },
  excludes: {
    ar: ['تذكرة البتراء', 'الوصول إلى البيت ما لم تختاروا الاستقبال'],
    en: ['Entry to Petra', 'Getting to the house unless you choose a pick-up'],
  },
  bring: {
    ar: ['أكمام تُرفع بسهولة', 'رباط للشعر الطويل', 'شهية مفتوحة'],
    en: ['Sleeves that roll up', 'A band for long hair', 'Your appetite'],
  },
  knowBeforeYouGo: {
    ar: [
      'اللحوم كلها حلال، ولا نقدّم الكحول',
      'يمكننا إعداد عشاء نباتي كامل إذا أخبرتمونا قبل يوم',
      'في بعض الأطباق لبن وقمح ومكسرات، فاذكروا الحساسية عند الحجز',
      'المطبخ في الطابق الأرضي ولا توجد درجات',
      'في بعض أمسيات الأسبوع تُضاء البتراء بالشموع. إن أردتم حضورها فاختاروا الموعد المبكر لتنتهوا قبلها',
    ],
    en: [
      'All meat is halal and no alcohol is served',
      'We can cook a fully vegetarian dinner if you tell us a day ahead',
      'Some dishes contain milk, wheat or nuts, so tell us about allergies when you book',
      'The kitchen is on the ground floor without steps',
      'Petra is candlelit on some evenings. If you’d like to go, book the early start to finish in time',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الدكان والمرايل', en: 'The shop and the aprons' },
      text: {
        ar: 'نشتري الخضار من دكان الحارة، ثم نغسل أيدينا ونوزّع العمل.',
        en: 'We fetch vegetables from the corner shop, wash hands and share out the work.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'تقطيع وقلي وصفّ', en: 'Cutting, frying, layering' },
      text: {
        ar: 'نبدأ بالرشوف لأنه الأبطأ، ثم نعدّ المقلوبة، ثم قلّاية البندورة والمتبّل والسلطة.',
        en: 'We start with rashouf because it takes longest, then make maqluba, pan-fried tomatoes, mutabbal and salad.',
      },
      minutes: 70,
    },
    {
      title: { ar: 'الجمر في الحوش', en: 'Embers in the yard' },
      text: {
        ar: 'يخبز أبو عدنان عجينًا بلا خميرة في الجمر وينفض عنه الرماد، ثم تأكلونه ساخنًا بزيت الزيتون.',
        en: 'Abu Adnan bakes unleavened dough in the embers and beats off the ash, and you eat the bread hot with olive oil.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'المائدة', en: 'The table' },
      text: {
        ar: 'نقلب القدر ونعدّ إلى عشرة ثم نرفعها، ثم نأكل معًا.',
        en: 'We turn the pot over, count to ten and lift, then eat together.',
      },
      minutes: 60,
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
  cutoffMinutes: 300,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'دوّار الشهيد وسط وادي موسى', en: 'Shaheed roundabout, central Wadi Musa' },
    address: { ar: 'وسط البلد، وادي موسى', en: 'Town centre, Wadi Musa' },
    lat: 30.3206,
    lng: 35.4796,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 5, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'courtyard',
      time: 'sunset',
      seed: 'wadi-musa-kitchen-evening-2',
      alt: { ar: 'فناء بيت فيه شجر عند الغروب', en: 'The courtyard of a house at sunset' },
    },
    {
      kind: 'table',
      time: 'night',
      seed: 'wadi-musa-kitchen-evening-1',
      alt: { ar: 'عشاء طُبخ معًا على المائدة', en: 'A dinner cooked together, laid on the table' },
    },
  ],
  options: [
    {
      code: 'shared-table',
      title: { ar: 'الطبخ والعشاء مع ضيوف آخرين', en: 'Cook and dine with other guests' },
      description: {
        ar: 'ثلاث ساعات مع ثمانية ضيوف على الأكثر، يطبخون معًا.',
        en: 'Three hours, eight guests at most cooking together.',
      },
      durationMinutes: 180,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 34_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 12, priceMinor: 18_500 },
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
        { weekdays: [1, 3, 4], startTimes: ['16:45'], capacity: 8 },
        { weekdays: [2, 6, 7], startTimes: ['18:15'], capacity: 8 },
      ],
    },
    {
      code: 'table-of-your-own',
      title: { ar: 'درس خاص لمجموعتكم', en: 'Private class for your group' },
      description: {
        ar: 'درس لمجموعتكم وحدها حتى ثمانية أشخاص، وتختارون الأطباق قبل يومين.',
        en: 'Up to eight people. You choose the dishes two days ahead.',
      },
      durationMinutes: 200,
      capacity: 8,
      units: [
        {
          code: 'group',
          kind: 'group',
          title: { ar: 'مجموعة حتى 8', en: 'Group of up to 8' },
          priceMinor: 215_000,
          originalMinor: 240_000,
          travellers: 8,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [5], startTimes: ['17:00', '18:30'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'jameed',
      title: { ar: 'كرة جميد كركي وكيس مريمية', en: 'A ball of Karak jameed and a bag of sage' },
      per: 'booking',
      priceMinor: 7_500,
      maxQuantity: 3,
    },
  ],
  pickups: [
    {
      code: 'visitor-centre',
      name: { ar: 'مركز زوار البتراء', en: 'Petra Visitor Centre' },
      address: { ar: 'شارع السياحة، وادي موسى', en: 'Tourism Street, Wadi Musa' },
      minutesBefore: 15,
      priceMinor: 3_000,
      lat: 30.3245,
      lng: 35.4682,
    },
  ],
  reviews: [
    {
      author: 'Tomasz D.',
      country: 'PL',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'I turned the pot',
      body: 'Eight of us counted to ten and it stood. Umm Adnan shook my hand. At home I make rashouf with feta, it is not the same.',
      daysAgo: 13,
    },
    {
      author: 'دانة ح.',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'أحسن ما بعد البتراء',
      body: 'مشينا 25 ألف خطوة وبعدها قعدنا نقطّع طماط ونضحك. خبز العربود بزيت الزيتون يكفي بروحه.',
      daysAgo: 42,
    },
    {
      author: 'Fiona S.',
      country: 'GB',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Good for the teenagers',
      body: 'Ours normally refuse aubergine and ate what they had mashed themselves. The kitchen gets hot with eight people, sit near the door.',
      daysAgo: 77,
    },
  ],
}
