import type { DemoProduct } from '#demo/shape.ts'

export const wahibaSandsCamp: DemoProduct = {
  code: 'wahiba-sands-camp-nights',
  slug: { ar: 'مخيم-في-رمال-وهيبة', en: 'camp-in-the-wahiba-sands' },
  category: 'stays-camps',
  supplier: 'luban-trails',
  title: { ar: 'رمال وهيبة: إقامة في مخيم صحراوي', en: 'Wahiba Sands: private desert camp stay' },
  summary: {
    ar: 'عريش خاص من سعف النخل بين كثبان رمال وهيبة، مع عشاء وفطور. من أكتوبر إلى أبريل، السعر لليلة.',
    en: 'Sleep between the dunes near Bidiyah in a private palm-frond house, dinner and breakfast included. October to April, price per night.',
  },
  overview: {
    ar: 'تمتد رمال الشرقية، ويسميها أهلها رمال وهيبة، نحو 180 كيلومترًا من بدية إلى بحر العرب، عروقًا متوازية من الشمال إلى الجنوب يبلغ بعضها 100 متر. وبين العروق أودية من رمل ثابت ينبت فيها الغاف والأرطى، ومرّت بها في شتاء 1986 بعثة علمية عدّت فيها نحو 150 نوعًا من النبات.\n\nمخيمنا 12 عريشًا في واحد من هذه الأودية. الجدران سعف مشدود بالحبال كما كانت بيوت الصيف في بدية، والأرض سجاد فوق الرمل، وخلف كل عريش حمّام مكشوف للسماء. لا مولّد كهرباء: مصابيح شمسية إلى 10:00 ليلًا، ثم النجوم.\n\nننقلكم من حصن المنترب بسيارتنا في 3:30 عصرًا، ونعيدكم إليه في الضحى. وما بينهما لكم: صعود العرق حافي القدمين، أو قهوة عند جارتنا أم سعيد التي تغزل شعر الماعز، أو لا شيء.',
    en: 'The Sharqiyah Sands, which the people who live there call Wahiba, run some 180 kilometres from Bidiyah to the Arabian Sea in parallel ridges, north to south, some of them 100 metres high. Between the ridges lie valleys of firm sand where ghaf and abal grow; a scientific expedition in the winter of 1986 counted about 150 kinds of plant.\n\nOur camp is 12 houses in one of these valleys. The walls are palm fronds laced with rope, as the summer houses of Bidiyah used to be, the floor is rugs over sand, and behind each house is a bathroom open to the sky. There is no generator: solar lamps until 10 pm, then stars.\n\nWe bring you in by our own car from the fort at Al Mintirib at 3:30 pm and take you back the next morning. What lies between is yours: climbing the ridge barefoot, coffee with our neighbour Umm Said who spins goat hair, or nothing.',
  },
  highlights: {
    ar: [
      'المبيت في عريش من السعف بحمّام خاص مكشوف للسماء',
      'صعود العرق قبل الغروب مع من يعرف وجهه الثابت',
      'عشاء من شواء يُدفن في الرمل عصرًا ويُفتح ليلًا',
      'معرفة النجوم بأسمائها العربية في ليل بلا مولّد',
    ],
    en: [
      'Sleep in a palm-frond house with an open-air bathroom',
      'Climb the ridge before sunset with someone who knows it',
      'Eat meat cooked under the sand since the afternoon',
      'Learn the stars’ Arabic names on a night with no generator',
    ],
  },
  includes: {
    ar: [
      'العريش بأسرّته وأغطيته',
      'النقل بسيارة دفع رباعي من المنترب وإليها',
      'عشاء وفطور عُمانيان',
      'قهوة وتمر طوال النهار',
      'لوح للتزحلق على الرمل',
    ],
    en: [
      'The house with beds and blankets',
      'Transfer by 4x4 from Al Mintirib and back',
      'Omani dinner and breakfast',
      'Coffee and dates all day',
      'A board for sliding down the sand',
    ],
  },
  excludes: {
    ar: ['الوصول إلى بدية، وهي على ساعتين ونصف من مسقط', 'ركوب الإبل', 'شراء المنسوجات من جارتنا'],
    en: ['Getting to Bidiyah, two and a half hours from Muscat', 'Camel rides', 'Weaving bought from our neighbour'],
  },
  bring: {
    ar: ['حقيبة صغيرة بلا عجلات', 'ملابس دافئة، فليل يناير دون 12 درجة', 'بطارية محمولة لشحن الهاتف'],
    en: ['A soft bag without wheels', 'Warm clothes: January nights fall below 12 °C', 'A power bank for your phone'],
  },
  knowBeforeYouGo: {
    ar: [
      'الموسم من أكتوبر إلى آخر أبريل، ونغلق في الصيف',
      'الماء الساخن من 6:00 إلى 9:00 صباحًا ومساءً',
      'لا نقيم سباقات سيارات على الكثبان، وفي بدية شركات أخرى تقدّمها',
      'اتركوا سيارتكم عند الحصن تحت نظر الحارس بلا مقابل',
      'أخبرونا قبل يومين إن كان بينكم نباتي أو من يتحسس من طعام',
    ],
    en: [
      'The season is October to the end of April; we close in summer',
      'Hot water runs from 6 to 9, morning and evening',
      'We don’t race cars on the dunes; other companies in Bidiyah do',
      'Leave your car by the fort with the watchman, free of charge',
      'Tell us two days ahead of vegetarians and of any food allergy',
    ],
  },
  itinerary: [
    {
      title: { ar: 'حصن المنترب', en: 'The fort at Al Mintirib' },
      text: {
        ar: 'نلتقي عند الباب ونخفف هواء العجلات قبل أول الرمل.',
        en: 'We meet at the door and let air out of the tyres before the sand begins.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'إلى المخيم', en: 'Into the camp' },
      text: {
        ar: '16 كيلومترًا بين الغاف، وقهوة عند الوصول.',
        en: '16 kilometres among ghaf trees, and coffee on arrival.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'العرق عند الغروب', en: 'The ridge at sunset' },
      text: {
        ar: 'نصف ساعة صعودًا على الوجه الثابت ودقيقتان نزولًا على اللوح.',
        en: 'Half an hour up the firm side and two minutes down on the board.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'العشاء والنجوم', en: 'Dinner and stars' },
      text: {
        ar: 'لحم الضأن من حفرته وأرز بالسمن، ثم تُطفأ المصابيح في 10:00 ليلًا.',
        en: 'Lamb from its pit and rice with ghee; the lamps go out at 10 pm.',
      },
      minutes: 150,
    },
    {
      title: { ar: 'صباح عند أم سعيد', en: 'A morning at Umm Said’s' },
      text: {
        ar: 'خبز رقاق على الصاج ومغزل يدور، وهي زيارة اختيارية.',
        en: 'Thin bread on the griddle and a turning spindle, if you’d like to visit.',
      },
      minutes: 60,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'nightly',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 1440,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'باب حصن المنترب', en: 'Door of Al Mintirib fort' },
    address: { ar: 'المنترب، ولاية بدية، شمال الشرقية', en: 'Al Mintirib, Bidiyah, North Sharqiyah' },
    lat: 22.4489,
    lng: 58.7974,
  },
  cancellation: [
    { day: 7, hour: 0, minute: 0, percentage: 0 },
    { day: 3, hour: 0, minute: 0, percentage: 40 },
    { day: 1, hour: 0, minute: 0, percentage: 80 },
  ],
  pictures: [
    {
      kind: 'desert-camp',
      time: 'sunset',
      seed: 'wahiba-sands-camp-nights-1',
      alt: { ar: 'المخيم بين عرقين من الرمل عند الغروب', en: 'The camp between two ridges of sand at sunset' },
    },
    {
      kind: 'dune',
      time: 'dawn',
      seed: 'wahiba-sands-camp-nights-2',
      alt: { ar: 'عرق رمل تلمسه أول الشمس', en: 'A ridge of sand touched by the first sun' },
    },
    {
      kind: 'coffee',
      time: 'night',
      seed: 'wahiba-sands-camp-nights-3',
      alt: { ar: 'دلّة وفناجين قرب النار', en: 'A coffee pot and cups by the fire' },
    },
  ],
  options: [
    {
      code: 'arish-two',
      title: { ar: 'عريش لاثنين', en: 'House for two' },
      description: {
        ar: 'سرير واسع أو سريران، والدخول من 3:30 عصرًا.',
        en: 'One wide bed or two; check-in from 3:30 pm.',
      },
      durationMinutes: 1140,
      capacity: 6,
      units: [
        {
          code: 'arish',
          kind: 'item',
          title: { ar: 'عريش (حتى 2)', en: 'House (up to 2)' },
          priceMinor: 58_000,
          originalMinor: 65_000,
          travellers: 2,
          minQuantity: 1,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 6, 7], startTimes: ['15:30'], season: ['10-01', '04-30'], capacity: 8 },
        { weekdays: [4, 5], startTimes: ['15:30'], season: ['10-01', '04-30'], capacity: 8, adjustBasisPoints: 2000 },
      ],
    },
    {
      code: 'arish-family',
      title: { ar: 'عريش العائلة', en: 'Family house' },
      description: {
        ar: 'غرفتان بينهما مجلس، حتى خمسة أشخاص مع الأطفال.',
        en: 'Two rooms with a sitting room between them, up to five with children.',
      },
      durationMinutes: 1140,
      capacity: 10,
      units: [
        {
          code: 'family-arish',
          kind: 'item',
          title: { ar: 'عريش العائلة (حتى 5)', en: 'Family house (up to 5)' },
          priceMinor: 98_000,
          travellers: 5,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 6, 7], startTimes: ['15:30'], season: ['10-01', '04-30'], capacity: 4 },
        { weekdays: [4, 5], startTimes: ['15:30'], season: ['10-01', '04-30'], capacity: 4, adjustBasisPoints: 2000 },
      ],
    },
  ],
  extras: [
    {
      code: 'camel-hour',
      title: { ar: 'ساعة على ظهر ناقة مع صاحبها', en: 'An hour on a camel with her owner' },
      per: 'person',
      priceMinor: 8_000,
      maxQuantity: 10,
    },
    {
      code: 'spinning',
      title: { ar: 'صباح في الغزل عند أم سعيد', en: 'A morning of spinning with Umm Said' },
      per: 'person',
      priceMinor: 6_500,
      maxQuantity: 6,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Lotte M.',
      country: 'NL',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Ten o’clock, lights out',
      body: 'When the lamps went off somebody in the next house said “oh”. So many stars. The bathroom has no roof, so cold in the morning!',
      daysAgo: 8,
    },
    {
      author: 'أبو عمر',
      country: 'AE',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'الزين والشين',
      body: 'الزين: الشوا من أطيب ما كلينا، والهدوء، والعيال ما نزلوا عن اللوح. الشين: المخيم متروس والماي الحار خلص المسا.',
      daysAgo: 17,
    },
    {
      author: 'Priya P.',
      country: 'IN',
      rating: 3,
      language: 'en',
      travellerType: 'friends',
      title: 'Sand gets in',
      body: 'Walls are palm only, so on the second night wind came through and also sand in the bed. People are kind and the veg food is good. If you want a proper room, don’t book this.',
      daysAgo: 34,
    },
    {
      author: 'مزنة',
      country: 'OM',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'مخيم أصيل',
      body: 'عريش من صدق، مب كرفان. القهوة ما تنقطع وأم سعيد كريمة. جيبوا وياكم سترة لليل.',
      daysAgo: 29,
    },
  ],
}
