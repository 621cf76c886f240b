import type { DemoProduct } from '#demo/shape.ts'

export const backTrailFromBeidha: DemoProduct = {
  code: 'back-trail-from-beidha',
  slug: { ar: 'درب-البيضا-إلى-البتراء', en: 'back-trail-from-little-petra' },
  category: 'nature-hiking',
  supplier: 'bdul-paths',
  title: { ar: 'البتراء: مسير من البيضا إلى الدير', en: 'Petra: Little Petra to Monastery back-trail hike' },
  summary: {
    ar: 'مسير من البتراء الصغيرة إلى الدير على رفوف الجبل فوق وادي عربة، بعيدًا عن الزحام.',
    en: 'Walk from Little Petra to the Monastery along mountain ledges above Wadi Araba, and enter Petra away from the crowds.',
  },
  overview: {
    ar: 'ادخلوا البتراء من طرفها الخلفي: يبدأ المسير من البيضا والسيق البارد (البتراء الصغيرة)، ويصل إلى الدير على رفوف صخرية فوق وادي عربة، ثم ينزل إلى المدينة ويخرج من السيق. نمشي نحو 13 كيلومترًا في سبع ساعات مع مرشد من أم صيحون، بثمانية مشاة على الأكثر، ونفطر فطورًا بدويًا على النار.\n\nفي السيق البارد قاعات طعام نبطية، في إحداها سقف رُسم قبل ألفي سنة بكروم وطيور وصبيان مجنّحين. وعلى بعد عشر دقائق بيوت البيضا المستديرة، وهي أقدم من الأنباط بـ7,000 سنة. ثم يضيق الدرب، وهو مقطع من درب الأردن، ويصعد على درج نبطي قديم حتى يظهر الدير عند المنعطف الأخير.\n\nلا يتطلّب الطريق تسلّقًا، لكن بعض أجزائه على حافة هوّة، فلا يناسب من يخاف المرتفعات.',
    en: 'Enter Petra from the back. You’ll hike from Little Petra along ledges above Wadi Araba to the Monastery, then go down through the city and out by the Siq. It’s about 13 kilometres in seven hours with a guide from Umm Sayhoun, a Bedouin breakfast on the fire and eight walkers at most.\n\nSiq al-Barid, the Cold Siq, has Nabataean dining halls, one with a ceiling of vines, birds and winged boys painted 2,000 years ago. Ten minutes away stand the round houses of Beidha, 7,000 years older than the Nabataeans. Then the path, part of the Jordan Trail, climbs over white and red rock, on worn Nabataean steps in places, until the Monastery appears at the last bend.\n\nThere’s no climbing, but there are edges with a drop beside them, so it isn’t for anyone afraid of heights.',
  },
  highlights: {
    ar: [
      'تأمّل السقف المرسوم في السيق البارد',
      'دخول بيوت البيضا المستديرة من العصر الحجري الحديث',
      'المشي على رفوف الصخر فوق وادي عربة',
      'مشاهدة الدير يظهر عند المنعطف الأخير',
      'عبور البتراء كلها دون العودة من الطريق نفسه',
    ],
    en: [
      'Look up at the painted ceiling in Siq al-Barid',
      'Visit the round Neolithic houses of Beidha',
      'Walk rock ledges above Wadi Araba',
      'Watch the Monastery appear at the last bend',
      'Cross all of Petra without retracing your steps',
    ],
  },
  includes: {
    ar: [
      'مرشد مسير من أم صيحون معه حقيبة إسعافات أولية',
      'السيارة من وادي موسى إلى البيضا',
      'فطور بدوي على النار: قلاية بندورة وخبز عربود',
      'مكسّرات وتمر للطريق',
    ],
    en: [
      'A walking guide from Umm Sayhoun with a first-aid kit',
      'The car from Wadi Musa to Beidha',
      'Bedouin breakfast on the fire: pan-fried tomatoes and arbood bread baked in the ashes',
      'Nuts and dates for the way',
    ],
  },
  excludes: {
    ar: [
      'تذكرة البتراء أو جوردان باس، ويُطلب أحدهما عند نقطة على الدرب',
      'الغداء، وفي الحوض مطعم',
      'عربة نقل للخروج من السيق',
    ],
    en: [
      'The Petra ticket or Jordan Pass, checked at a post on the trail',
      'Lunch (there’s a restaurant at the Basin)',
      'A cart ride out through the Siq',
    ],
  },
  bring: {
    ar: [
      'حذاء مسير بنعل يتشبث بالصخر',
      'لتران من الماء',
      'سترة تصدّ الريح من أكتوبر إلى أبريل',
      'حقيبة ظهر تترك أيديكم حرّة',
    ],
    en: [
      'Walking boots with soles that grip rock',
      'Two litres of water',
      'A windproof jacket from October to April',
      'A rucksack that leaves both hands free',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'لا تُباع التذاكر في البيضا، ولذلك نمرّ أولًا بمركز الزوار إن لم تكن معكم تذكرة',
      'نمشي نحو 13 كيلومترًا، ونصفها الأول هو الأصعب',
      'المسير غير مناسب لمن يخاف المرتفعات ولا للأطفال دون 10 سنوات',
      'إذا نزل المطر أو اشتدت الريح دخلنا من السيق بدلًا من الرفوف، أو أعدنا إليكم المبلغ',
    ],
    en: [
      'Tickets aren’t sold at Beidha, so we stop at the Visitor Centre first if you need one',
      'The walk is about 13 kilometres and the first half is harder',
      'The trail isn’t suitable for children under 10 or anyone afraid of heights',
      'In rain or high wind we walk in by the Siq instead of the ledges, or refund you',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الانطلاق من وادي موسى', en: 'Leaving Wadi Musa' },
      text: {
        ar: 'تنقلكم السيارة شمالًا إلى البيضا في 15 دقيقة مع أول الضوء.',
        en: 'The car takes you 15 minutes north to Beidha at first light.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'السيق البارد', en: 'Siq al-Barid' },
      text: {
        ar: 'نزور قاعات الطعام الأربع والسقف المرسوم، ثم نصعد الدرج الضيق في آخر الممر.',
        en: 'We visit the four dining halls and the painted ceiling, then climb the narrow steps at the end of the passage.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'الفطور والبيضا', en: 'Breakfast and Beidha' },
      text: {
        ar: 'يُخرج المرشد الخبز من الرماد، ثم نزور البيوت المستديرة.',
        en: 'Your guide lifts the bread from the ashes, then we visit the round houses.',
      },
      minutes: 55,
    },
    {
      title: { ar: 'الرفوف', en: 'The ledges' },
      text: {
        ar: 'نصعد تدريجيًا على رفوف الصخر بين أشجار العرعر والبطم، ونتوقف مرتين في الظل.',
        en: 'We climb gradually along the rock among juniper and wild pistachio, with two stops in the shade.',
      },
      minutes: 130,
    },
    {
      title: { ar: 'الدير', en: 'The Monastery' },
      text: {
        ar: 'نرتاح أمام الواجهة ونشرب الشاي على مهل.',
        en: 'We take a long rest with tea in front of the façade.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'النزول والخروج من السيق', en: 'Down and out by the Siq' },
      text: {
        ar: 'ننزل الدرج ونعبر الشارع المعمّد ونمرّ بالخزنة، ثم تعيدكم السيارة من مركز الزوار.',
        en: 'Go down the steps, along the Colonnaded Street and past the Treasury. A car takes you back from the Visitor Centre.',
      },
      minutes: 120,
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
  cutoffMinutes: 960,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'موقف السيق البارد في البيضا', en: 'The car park of Siq al-Barid, Beidha' },
    address: { ar: 'البيضا، لواء البتراء', en: 'Beidha, Petra district' },
    lat: 30.3751,
    lng: 35.4522,
  },
  cancellation: [
    { day: 1, hour: 12, minute: 0, percentage: 0 },
    { day: 0, hour: 12, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'cliff',
      time: 'dawn',
      seed: 'back-trail-from-beidha-1',
      alt: { ar: 'رفوف الجبل أول الصباح', en: 'Mountain ledges early in the morning' },
    },
    {
      kind: 'rock-cut',
      time: 'day',
      seed: 'back-trail-from-beidha-2',
      alt: { ar: 'قاعة منحوتة في جدار الوادي', en: 'A hall cut into the wall of a valley' },
    },
  ],
  options: [
    {
      code: 'full-trail',
      title: { ar: 'الدرب كله مع مجموعة صغيرة', en: 'Whole trail, small group' },
      description: {
        ar: 'سبع ساعات من البيضا إلى مركز الزوار، وثمانية مشاة على الأكثر.',
        en: 'Seven hours from Beidha to the Visitor Centre, eight walkers at most.',
      },
      durationMinutes: 420,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 45_000 },
        {
          code: 'youth',
          kind: 'youth',
          title: { ar: 'يافع مع أهله', en: 'Youth with family' },
          minAge: 10,
          maxAge: 15,
          priceMinor: 32_500,
        },
      ],
      schedules: [
        { weekdays: [1, 3, 5, 6], startTimes: ['06:00'], capacity: 8 },
        { weekdays: [7], startTimes: ['06:00'], capacity: 8, adjustBasisPoints: -1000 },
      ],
    },
    {
      code: 'private-trail',
      title: { ar: 'الدرب لكم وحدكم', en: 'Private trail walk' },
      description: {
        ar: 'مسير لمجموعتكم وحدها حتى ستة أشخاص، تختارون ساعة انطلاقه من موعدين وسرعة المشي.',
        en: 'For your group only, up to six people. Choose from two start times and walk at your own pace.',
      },
      durationMinutes: 480,
      capacity: 6,
      units: [
        {
          code: 'group',
          kind: 'group',
          title: { ar: 'مجموعة حتى 6', en: 'Group of up to 6' },
          minAge: 10,
          priceMinor: 195_000,
          originalMinor: 220_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: ['05:45', '07:30'], capacity: 6 }],
    },
  ],
  extras: [],
  pickups: [
    {
      code: 'visitor-centre',
      name: { ar: 'مركز زوار البتراء', en: 'Petra Visitor Centre' },
      address: { ar: 'شارع السياحة، وادي موسى', en: 'Tourism Street, Wadi Musa' },
      minutesBefore: 25,
      priceMinor: 0,
      lat: 30.3246,
      lng: 35.4681,
    },
    {
      code: 'umm-sayhoun',
      name: { ar: 'مدخل أم صيحون', en: 'Entrance to Umm Sayhoun' },
      address: { ar: 'طريق البيضا، أم صيحون', en: 'Beidha road, Umm Sayhoun' },
      minutesBefore: 15,
      priceMinor: 0,
      lat: 30.3411,
      lng: 35.4625,
    },
  ],
  reviews: [
    {
      author: 'Lotte K.',
      country: 'NL',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'We met four people before the Monastery',
      body: 'Four, in three hours. The Monastery comes from the side, suddenly. Bread from the ashes with tomatoes for breakfast, I want it again.',
      daysAgo: 8,
    },
    {
      author: 'فارس',
      country: 'JO',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'المدخل الخلفي يستحق',
      body: 'بداية هادية بلا زحمة والسقف المرسوم مفاجأة. في حواف مكشوفة، اللي بخاف من العالي ينتبه.',
      daysAgo: 27,
    },
    {
      author: 'Paolo M.',
      country: 'IT',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Mind the edges',
      body: 'My wife does not love heights and two passages were hard for her. The guide simply gave her his arm. Say it louder in the description and it is a full five.',
      daysAgo: 66,
    },
  ],
}
