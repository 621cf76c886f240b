import type { DemoProduct } from '#demo/shape.ts'

export const citrusFarmTable: DemoProduct = {
  code: 'alula-citrus-farm-table',
  slug: { ar: 'مائدة-مزرعة-الحمضيات-والتمر', en: 'a-farm-table-of-citrus-and-dates' },
  category: 'food-coffee',
  supplier: 'rawis-of-the-valley',
  title: { ar: 'العلا: جولة في مزرعة وغداء في الواحة', en: 'AlUla: farm tour and lunch in the oasis' },
  summary: {
    ar: 'اقطفوا الثمار وافتحوا ماء الساقية في مزرعة بالواحة، ثم تغدّوا مع أهلها: أترج وتمر شنّة وخبز من التنّور.',
    en: 'Pick fruit and open the water channels on an oasis farm, then sit down to a long family lunch with citron and dates.',
  },
  overview: {
    ar: 'تستقبلكم أسرة من العلا ثلاث ساعات في مزرعتها: تفتحون ماء الساقية، وتقطفون ثمر الموسم، وتذوقون تمر الشنّة، ثم تجلسون إلى غداء من ستة أطباق تحت النخل. المائدة لـ12 ضيفًا، وتعودون بكيلو مما قطفتم.\n\nالبرتقال والأترج والليمون ثمر الشتاء هنا، والبرني والمبروم تمر آخر الصيف. وفي غرفة الخزن تُكبس التمور في جلود ماعز مدبوغة تسمى الشنان، فتبقى طريّة سنة أو سنتين، وتقارنون تمر هذا العام بتمر العام الماضي.\n\nعلى المائدة مبسوسة من خبز القمح والتمر والسمن، ومرقوق باللحم والقرع، وسلطة أترج بقشره الأبيض، وقهوة مع قطعة حامضة. كل ذلك من أرض المزرعة إلا اللحم والبن. وإذا كنتم تحبون الطبخ فاختاروا الجولة الأطول لتعجنوا وتخبزوا مع أهل البيت.',
    en: 'A family welcomes you to their oasis farm for three hours. You’ll open the water channels, pick what’s in season, taste goatskin dates and sit down to six dishes under the palms, 12 guests at one table. A kilo of what you picked goes home with you.\n\nOranges, citrons and limes are winter fruit here; Barni and Mabroom dates come at the end of summer. In the store, dates are pressed into tanned goatskins called shinan, which keep them soft for a year or two. You taste last year’s beside this year’s.\n\nLunch includes mabsousa, wheat bread worked with dates and ghee; marqouq, thin dough stewed with meat and squash; and a salad of citron with its white pith. Everything but the meat and the coffee grew within 200 steps. If you like to cook, a longer option puts you in the kitchen first.',
  },
  highlights: {
    ar: [
      'تحويل ماء الساقية بالمسحاة',
      'قطف ثمار الموسم: حمضيات شتاءً وتمر آخر الصيف',
      'تذوّق تمر الشنّة من عامين مختلفين',
      'الجلوس إلى مائدة من ستة أطباق تحت النخل',
      'الحديث مع الطاهيات على المائدة',
    ],
    en: [
      'Turn the water from bed to bed with a spade',
      'Pick what’s in season: citrus in winter, dates in late summer',
      'Taste goatskin dates from two different years',
      'Sit down to six dishes under the palms',
      'Talk with the cooks at the table',
    ],
  },
  includes: {
    ar: ['جولة في المزرعة مع صاحبها', 'غداء من ستة أطباق', 'القهوة والشاي وعصير الموسم', 'كيس مما قطفتم، كيلو واحد'],
    en: [
      'A tour of the farm with its owner',
      'Lunch of six dishes',
      'Coffee, tea and the season’s juice',
      'A bag of what you picked, one kilo',
    ],
  },
  excludes: {
    ar: ['الوصول إلى المزرعة', 'ما يُشترى من دكان المزرعة'],
    en: ['Getting to the farm', 'Anything bought in the farm shop'],
  },
  bring: {
    ar: ['حذاء لا يضره الطين', 'أكمام طويلة تقي من شوك الليمون', 'شهية مفتوحة'],
    en: ['Shoes that can get muddy', 'Long sleeves against lime thorns', 'An appetite'],
  },
  knowBeforeYouGo: {
    ar: [
      'أخبرونا بأي حساسية عند الحجز، ففي المطبخ قمح وسمن ولوز',
      'تتوفر مائدة نباتية من دون زيادة في السعر، ويُطبخ فيها المرقوق بالقرع وحده',
      'الجلوس على البُسُط، ونوفّر كراسيّ عند الطلب',
      'لا تصوّروا نساء البيت إلا بإذنهن، وأغلبهن يفضّلن عدم التصوير',
      'يؤكد أهل المزرعة كل حجز بأنفسهم',
    ],
    en: [
      'Tell us about allergies when you book, because the kitchen uses wheat, ghee and almonds',
      'A vegetarian meal costs no extra: the marqouq is then cooked with squash only',
      'Seating is on rugs, so ask for a chair if you need one',
      'Ask before photographing the women of the house. Most prefer not to be photographed',
      'The family confirms each booking themselves',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الساقية', en: 'The water channel' },
      text: {
        ar: 'نرفع السدّ الصغير ونتبع الماء، وقد تخلعون أحذيتكم.',
        en: 'We lift the small gate and follow the water, barefoot if you like.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'القطاف', en: 'Picking' },
      text: {
        ar: 'تقطفون بمقصّ قصير وسلّة، وتتعلمون كيف تُعرف الأترجّة الناضجة من رائحة قشرها.',
        en: 'Pick with short shears and a basket, and learn to tell a ripe citron by the scent of its skin.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'غرفة الخزن', en: 'The store' },
      text: {
        ar: 'ندخل حيث تُعلَّق الشنان في الظل، ونتذوّق تمر هذا العام ثم تمر العام الماضي.',
        en: 'Goatskins hang in the shade, and you taste this year’s dates beside last year’s.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'المائدة', en: 'The table' },
      text: {
        ar: 'يخرج الخبز من التنّور ويُبسّ بالتمر أمامكم، ثم نتغدى على مهل.',
        en: 'Bread comes out of the clay oven and is worked with dates in front of you. Then we take our time over lunch.',
      },
      minutes: 80,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: false,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'موقف درب الواحة الأوسط', en: 'Middle car park of the Oasis Trail' },
    address: { ar: 'درب الواحة، شمال البلدة القديمة، العلا', en: 'Oasis Trail, north of the Old Town, AlUla' },
    lat: 26.6348,
    lng: 37.9168,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'orchard',
      time: 'day',
      seed: 'alula-citrus-farm-table-4',
      alt: { ar: 'أشجار البرتقال على جانبي درب المزرعة', en: 'Orange trees along a farm path' },
    },
    {
      kind: 'palm-grove',
      time: 'day',
      seed: 'alula-citrus-farm-table-2',
      alt: { ar: 'ماء يجري في ساقية بين أحواض خضراء', en: 'Water running in a channel between green beds' },
    },
    {
      kind: 'coffee',
      time: 'day',
      seed: 'alula-citrus-farm-table-3',
      alt: { ar: 'قهوة وتمر وشرائح أترج', en: 'Coffee, dates and slices of citron' },
    },
  ],
  options: [
    {
      code: 'lunch',
      title: { ar: 'القطاف والغداء', en: 'Picking and lunch' },
      description: {
        ar: 'ثلاث ساعات تبدأ بالساقية وتنتهي بالقهوة، لـ12 ضيفًا على مائدة واحدة.',
        en: 'Three hours, from the water channel to coffee, for 12 guests at one table.',
      },
      durationMinutes: 180,
      capacity: 12,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 23_500 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 4, maxAge: 12, priceMinor: 12_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 3,
          priceMinor: 0,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 3], startTimes: ['11:00'], capacity: 12 },
        { weekdays: [5, 6], startTimes: ['11:00'], capacity: 12, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'kitchen-morning',
      title: { ar: 'صباح في المطبخ ثم الغداء', en: 'A morning in the kitchen, then lunch' },
      description: {
        ar: 'لستة ضيوف، تعجنون وتخبزون مع أهل البيت قبل أن تجلسوا.',
        en: 'For six guests. You knead and bake with the family before lunch.',
      },
      durationMinutes: 270,
      capacity: 6,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'مسافر', en: 'Traveller' },
          minAge: 12,
          priceMinor: 36_000,
          originalMinor: 40_000,
        },
      ],
      schedules: [{ weekdays: [2, 4], startTimes: ['09:00'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'goatskin',
      title: { ar: 'شنّة تمر صغيرة من إنتاج المزرعة، كيلوان', en: 'A small goatskin of the farm’s dates, two kilos' },
      per: 'booking',
      priceMinor: 11_000,
      maxQuantity: 3,
    },
    {
      code: 'peregrina-oil',
      title: { ar: 'قارورة زيت البان معصورة في العلا', en: 'A bottle of peregrina oil pressed in AlUla' },
      per: 'booking',
      priceMinor: 9_500,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'منيرة م.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'سلطة الأترج',
      body: 'أول مرة أدري إن البياض ينأكل! أمي طلبت الطريقة وكتبتها لها صاحبة البيت على ورقة. الأكل كثير، لا تفطرون.',
      daysAgo: 19,
    },
    {
      author: 'Elisabetta',
      country: 'IT',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Good also for a Sicilian',
      body: 'For the oranges I am difficult, I come from Sicily. But the dates from the goat skin! Like caramel with smoke. I took one in the hand luggage. My shoes full of mud.',
      daysAgo: 52,
    },
    {
      author: 'Paul K.',
      country: 'IE',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'Ask for a chair',
      body: 'I’m 6’4” and an hour and a half on a rug nearly finished me. They found chairs once I asked. Wrong season for oranges so we picked a few dates. Food was great.',
      daysAgo: 88,
    },
  ],
}
