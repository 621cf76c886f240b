import type { DemoProduct } from '#demo/shape.ts'

export const wahibaSandsCamp: DemoProduct = {
  code: 'wahiba-sands-camp-nights',
  slug: { ar: 'مخيم-في-رمال-وهيبة', en: 'camp-in-the-wahiba-sands' },
  category: 'stays-camps',
  supplier: 'luban-trails',
  title: { ar: 'رمال وهيبة: إقامة في مخيم صحراوي', en: 'Wahiba Sands: private desert camp stay' },
  summary: {
    ar: 'بيتوا في عريش خاص من سعف النخل بين كثبان رمال وهيبة، مع عشاء وفطور. من أكتوبر إلى أبريل، والسعر لليلة.',
    en: 'Sleep between the dunes near Bidiyah in a private palm-frond house, dinner and breakfast included. October to April, price per night.',
  },
  overview: {
    ar: 'تبيتون بين كثبان رمال وهيبة في عريش خاص من سعف النخل، خلفه حمّام مكشوف للسماء، في مخيم من 12 عريشًا. نستقبلكم عند حصن المنترب من 3:30 عصرًا، وتنطلق بكم سيارة الدفع الرباعي في 4:00، ونعيدكم إليه في الضحى، والعشاء والفطور مشمولان.\n\nتمتد الرمال نحو 180 كيلومترًا من بدية إلى بحر العرب، عروقًا متوازية يبلغ ارتفاع بعضها 100 متر، وبينها أودية ينبت فيها الغاف والأرطى. جدران العريش سعف مشدود بالحبال كما كانت بيوت الصيف في بدية، وأرضه سجاد فوق الرمل. ولا يوجد في المخيم مولّد كهرباء، فنستعمل مصابيح شمسية حتى 10:00 ليلًا، ثم نطفئها لتظهر النجوم.\n\nووقتكم لكم: اصعدوا العرق حفاة، أو اشربوا القهوة عند جارتنا أم سعيد التي تغزل شعر الماعز، أو استريحوا.',
    en: 'You stay among the dunes of Wahiba in one of 12 palm-frond houses, with a private bathroom open to the sky. We meet you at the fort of Al Mintirib from 3:30 pm, drive you in by 4x4 at 4 pm and take you back the next morning. Dinner and breakfast are included.\n\nThe sands run some 180 kilometres from Bidiyah to the Arabian Sea in parallel ridges, some of them 100 metres high, with valleys of ghaf and abal between. The walls are fronds laced with rope, as in the old summer houses of Bidiyah, and the floor is rugs over sand. There is no generator. Solar lamps stay on until 10 pm, then we turn them off so you can see the stars.\n\nYour time is your own. Climb the ridge barefoot, have coffee with our neighbour Umm Said, who spins goat hair, or simply rest.',
  },
  highlights: {
    ar: [
      'المبيت في عريش من السعف مع حمّام خاص مكشوف للسماء',
      'صعود العرق قبل الغروب مع مرشد يعرف طريقه',
      'تناول شواء يُدفن في الرمل عصرًا ويُفتح ليلًا',
      'التعرّف إلى النجوم بأسمائها العربية بعد إطفاء المصابيح',
    ],
    en: [
      'Sleep in a palm-frond house with an open-air bathroom',
      'Climb the ridge before sunset with someone who knows it',
      'Eat lamb that has cooked under the sand since the afternoon',
      'Pick out stars by their Arabic names after the lamps go off',
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
      'Your palm-frond house, with beds and blankets',
      'Transfer by 4x4 from Al Mintirib and back',
      'Omani dinner and breakfast',
      'Coffee and dates all day',
      'A sandboard',
    ],
  },
  excludes: {
    ar: ['الوصول إلى بدية، وتبعد ساعتين ونصفًا عن مسقط', 'ركوب الإبل ما لم تضيفوه', 'شراء المنسوجات من جارتنا'],
    en: [
      'Getting to Bidiyah, two and a half hours from Muscat',
      'Camel rides unless you add one',
      'Anything you buy from our neighbour’s loom',
    ],
  },
  bring: {
    ar: ['حقيبة صغيرة بلا عجلات', 'ملابس دافئة، فالحرارة في ليالي يناير تنزل عن 12 درجة', 'بطارية محمولة لشحن الهاتف'],
    en: [
      'A soft bag without wheels',
      'Warm clothes, as January nights fall below 12 °C',
      'A power bank for your phone',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'الموسم من أكتوبر إلى آخر أبريل، ونغلق في الصيف',
      'يتوفر الماء الساخن من 6:00 إلى 9:00 صباحًا ومساءً',
      'لا نقيم سباقات سيارات على الكثبان، وفي بدية شركات أخرى تقدّمها',
      'اتركوا سيارتكم عند الحصن في عهدة الحارس مجانًا',
      'أخبرونا قبل يومين إن كان بينكم نباتيون أو من لديه حساسية من طعام',
    ],
    en: [
      'The season is October to the end of April, and we close in summer',
      'Hot water runs from 6 to 9, morning and evening',
      'We don’t race cars on the dunes. Other companies in Bidiyah do',
      'Leave your car by the fort with the watchman, free of charge',
      'Tell us two days ahead if anyone is vegetarian or has a food allergy',
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
        ar: 'نقطع 16 كيلومترًا بين أشجار الغاف، ونستقبلكم في المخيم بالقهوة.',
        en: 'We drive 16 kilometres among ghaf trees and welcome you with coffee.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'العرق عند الغروب', en: 'The ridge at sunset' },
      text: {
        ar: 'نصعد نصف ساعة على الوجه الثابت من الكثيب، وتنزلون في دقيقتين على اللوح.',
        en: 'We climb the firm side in half an hour, and you slide down on the board in two minutes.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'العشاء والنجوم', en: 'Dinner and stars' },
      text: {
        ar: 'نفتح حفرة الشواء ونتعشى لحم الضأن مع الأرز بالسمن، ثم نطفئ المصابيح في 10:00 ليلًا لننظر إلى النجوم.',
        en: 'We open the pit and eat the lamb with rice and ghee. The lamps go out at 10 pm so that you can see the stars.',
      },
      minutes: 150,
    },
    {
      title: { ar: 'صباح عند أم سعيد', en: 'A morning at Umm Said’s' },
      text: {
        ar: 'نزور أم سعيد وهي تخبز الرقاق على الصاج وتغزل شعر الماعز. الزيارة اختيارية.',
        en: 'You can visit Umm Said as she bakes thin bread on the griddle and spins goat hair. The visit is optional.',
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
        ar: 'سرير واسع أو سريران. نلتقي عند الحصن من 3:30 عصرًا، وننطلق إلى المخيم في 4:00.',
        en: 'One wide bed or two beds. We meet at the fort from 3:30 pm and leave for the camp at 4 pm.',
      },
      durationMinutes: 1140,
      capacity: 6,
      units: [
        {
          code: 'arish',
          kind: 'item',
          title: { ar: 'عريش (حتى شخصين)', en: 'House (up to 2)' },
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
        ar: 'غرفتان بينهما مجلس، لخمسة أشخاص على الأكثر بمن فيهم الأطفال.',
        en: 'Two rooms with a sitting room between them, for up to five people including children.',
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
