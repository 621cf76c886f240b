import type { DemoProduct } from '#demo/shape.ts'

export const citrusFarmTable: DemoProduct = {
  code: 'alula-citrus-farm-table',
  slug: { ar: 'مائدة-مزرعة-الحمضيات-والتمر', en: 'a-farm-table-of-citrus-and-dates' },
  category: 'food-coffee',
  supplier: 'rawis-of-the-valley',
  title: { ar: 'العلا: جولة في مزرعة وغداء في الواحة', en: 'AlUla: farm tour and lunch in the oasis' },
  summary: {
    ar: 'قطاف وسقاية في مزرعة بالواحة، ثم غداء بيتي طويل من ثمر اليوم: أترج وتمر شنّة وخبز.',
    en: 'Pick fruit and open the water channels on an oasis farm, then sit down to a long family lunch with citron and dates.',
  },
  overview: {
    ar: 'واحة العلا ثلاث طبقات: نخل في الأعلى يكسر الشمس، وتحته الحمضيات والرمان، وتحتهما البرسيم والنعناع. بهذا الترتيب عاشت بساتينها قرونًا على ماء العيون، ثم على الآبار. والبرتقال والأترج والليمون ثمر الشتاء هنا، والبرني والمبروم تمر آخر الصيف، فلا يخلو شهر من شيء يُقطف أو يُحفظ.\n\nنبدأ بالماء: يفتح صاحب المزرعة الساقية، ويحوّلها الضيوف من حوض إلى حوض بالمسحاة. ثم نقطف ما حان، ونمرّ بغرفة الخزن، حيث تُكبس التمور في جلود ماعز مدبوغة تسمى الشنان وتبقى فيها طريّة سنة أو سنتين. تذوقون تمر شنّة من العام الماضي وآخر من هذا العام، والفرق بيّن.\n\nعلى المائدة مبسوسة من خبز القمح والتمر والسمن، ومرقوق باللحم والقرع، وسلطة أترج تؤكل بقشرها الأبيض، وقهوة تُشرب مع قطعة حامضة لا مع الحلو. كل ما ترونه نبت على مسافة 200 خطوة، إلا اللحم والبن.',
    en: 'The AlUla oasis grows on three levels: palms on top to break the sun, citrus and pomegranate beneath, and clover and mint below them. Its gardens lived this way for centuries, on springs and later on wells. Oranges, citrons and limes are winter fruit here; Barni and Mabroom dates come at the end of summer. There’s something to pick or preserve in every month.\n\nWe begin with water. The farmer opens the channel and guests turn it from bed to bed with a spade. Then we pick what is ready and look into the store, where dates are pressed into tanned goatskins called shinan and keep soft for a year or two. You taste last year’s and this year’s side by side, and the difference is obvious.\n\nOn the table: mabsousa, which is wheat bread worked with dates and ghee; marqouq, thin dough stewed with meat and squash; a salad of citron eaten with its white pith; and coffee taken with something sour instead of sweet. Everything grew within 200 steps, except the meat and the coffee.',
  },
  highlights: {
    ar: [
      'تحويل ماء الساقية بالمسحاة',
      'قطف ثمار الموسم: حمضيات شتاءً وتمر آخر الصيف',
      'تذوّق تمر الشنّة من عامين مختلفين',
      'الجلوس إلى مائدة من ستة أطباق تحت النخل',
      'حديث مع الطاهيات على المائدة',
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
      'أخبرونا بالحساسية عند الحجز؛ في المطبخ قمح وسمن ولوز',
      'المائدة النباتية متاحة بلا زيادة، فالمرقوق يُطبخ بالقرع وحده',
      'الجلوس على بُسُط، وعندنا كراسٍ لمن يطلبها',
      'نستأذن قبل تصوير نساء البيت، والجواب في الغالب لا',
      'يؤكد أهل المزرعة الحجز خلال يوم',
    ],
    en: [
      'Tell us about allergies when you book; the kitchen uses wheat, ghee and almonds',
      'A vegetarian meal costs no extra: the marqouq is then cooked with squash only',
      'Seating is on rugs; ask for a chair if you need one',
      'We ask before photographing the women of the house, and the answer is mostly no',
      'The family confirms each booking within a day',
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
        ar: 'بمقصّ قصير وسلّة، وكيف تُعرف الأترجّة الناضجة من رائحة قشرها.',
        en: 'Short shears and a basket, and how the scent of its skin tells when a citron is ripe.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'غرفة الخزن', en: 'The store' },
      text: {
        ar: 'الشنان معلّقة في الظل، وتمر عامين في صحنين.',
        en: 'Goatskins hanging in the shade, and two years of dates on two plates.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'المائدة', en: 'The table' },
      text: {
        ar: 'يخرج الخبز من التنّور ويُبسّ أمامكم، ثم نأكل على مهل.',
        en: 'Bread leaves the clay oven and is worked with dates in front of you; then we take our time over lunch.',
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
      kind: 'garden',
      time: 'day',
      seed: 'alula-citrus-farm-table-1',
      alt: { ar: 'أشجار برتقال تحت ظل النخل', en: 'Orange trees in the shade of palms' },
    },
    {
      kind: 'oasis',
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
        ar: 'ثلاث ساعات من الساقية إلى القهوة، و12 ضيفًا على مائدة واحدة.',
        en: 'Three hours from the channel to the coffee, 12 guests at one table.',
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
        ar: 'أربع ساعات ونصف لستة، تعجنون وتخبزون مع أهل البيت قبل أن تجلسوا.',
        en: 'Four and a half hours for six: knead and bake with the family before sitting down.',
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
      body: 'I’m 6’4” and an hour and a half on a rug nearly finished me. They found chairs once I asked. April, so not much left to pick. Food was great.',
      daysAgo: 88,
    },
  ],
}
