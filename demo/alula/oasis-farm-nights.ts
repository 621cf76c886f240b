import type { DemoProduct } from '#demo/shape.ts'

export const oasisFarmNights: DemoProduct = {
  code: 'alula-oasis-farm-nights',
  slug: { ar: 'ليالي-المزرعة-في-واحة-العلا', en: 'nights-on-an-alula-oasis-farm' },
  category: 'stays-camps',
  supplier: 'rawis-of-the-valley',
  title: { ar: 'العلا: إقامة خاصة في مزرعة بالواحة', en: 'AlUla: private stay on an oasis farm' },
  summary: {
    ar: 'أقيموا في بيت طين أو خيمة خاصة بكم في مزرعة بواحة العلا، والفطور مشمول. السعر للمكان كله في الليلة.',
    en: 'Stay in a mud house or a tent on a working farm in the AlUla oasis, breakfast included. Price per night for the whole place.',
  },
  overview: {
    ar: 'أقيموا في بيت طين مرمّم حتى خمسة أشخاص، أو في خيمة شعر حتى ثلاثة، في مزرعة نخل عاملة مساحتها 4,000 متر مربع. السعر للمكان كله في الليلة، ومعه فطور من المزرعة ونار كل مساء عند الجدار الصخري. البلدة القديمة على عشر دقائق بالسيارة، ودادان على خمس.\n\nكانت أسر البلدة القديمة تنتقل في الصيف إلى مزارع كهذه، حيث الظل والماء. رُمّم البيتان بالطوب اللَّبِن والأثل، ولكل منهما حمّام ومكيّف، والخيام الثلاث في الطرف عند سفح الجبل. وإذا استيقظتم مبكرًا فاسقوا النخل مع أبي فهد، صاحب المزرعة، وافتحوا السدّة بأيديكم.\n\nلا يوجد برنامج ثابت. القطاف بحسب الموسم: الحمضيات من ديسمبر إلى فبراير، والرطب من أغسطس.',
    en: 'Stay on a working date farm of 4,000 square metres, in a restored mud house for up to five or a goat-hair tent for up to three. You pay per night for the whole place, with a farm breakfast and a fire by the rock wall every evening. The Old Town is ten minutes away by car, Dadan five.\n\nFamilies of the Old Town used to move out to farms like this for the summer, for the shade and the water. The two houses are built of mud brick and tamarisk, each with its own bathroom and air conditioning; the three tents stand at the edge, where the cliff begins. Get up early and you can water the palms with Abu Fahd, the owner, and open a channel by hand.\n\nThere is no fixed programme. You can pick citrus from December to February and fresh dates from August.',
  },
  highlights: {
    ar: [
      'الإقامة في بيت طين مرمّم أو خيمة شعر لكم وحدكم',
      'سقاية النخل فجرًا مع صاحب المزرعة',
      'تناول فطور من المزرعة: بيض وخبز وعسل ومربّى الحمضيات',
      'الجلوس حول النار عند الجدار الصخري كل مساء',
    ],
    en: [
      'Stay in a private mud house or goat-hair tent',
      'Water the palms at dawn with the farmer',
      'Eat eggs, bread, honey and citrus preserve from the land',
      'Sit by a fire at the rock wall every evening',
    ],
  },
  includes: {
    ar: ['المبيت والفطور لكل النزلاء', 'المناشف والفرش والتدفئة شتاءً', 'الحطب والقهوة والشاي', 'موقف مظلل للسيارة'],
    en: [
      'The stay, with breakfast for every guest',
      'Towels, bedding, and heating in winter',
      'Firewood, coffee and tea',
      'Shaded parking',
    ],
  },
  excludes: {
    ar: ['الغداء والعشاء ما لم تطلبوهما', 'المواصلات'],
    en: ['Lunch and dinner unless you ask for them', 'Transport'],
  },
  bring: {
    ar: ['ملابس دافئة لليالي الشتاء', 'مصباح صغير لدروب المزرعة', 'طارد للبعوض من أبريل إلى أكتوبر'],
    en: [
      'Warm clothes for winter nights',
      'A small torch for the farm paths',
      'Insect repellent from April to October',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'الدخول من 3:00 عصرًا والخروج حتى 11:00 صباحًا',
      'دورات مياه الخيام على بعد 30 مترًا، وفي البيتين حمّام داخلي',
      'في المزرعة قنوات ماء مكشوفة، فانتبهوا للصغار',
      'نلتزم الهدوء بعد 11:00 ليلًا، ولا نسمح بمكبرات الصوت',
      'يؤكد أبو فهد كل حجز بنفسه',
    ],
    en: [
      'Check-in from 3 pm, check-out by 11 am',
      'The tents have bathrooms 30 metres away, and both houses have their own inside',
      'Water runs in open channels on the farm, so keep an eye on small children',
      'Please keep quiet after 11 pm. Loudspeakers aren’t allowed',
      'Abu Fahd confirms each booking himself',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الوصول', en: 'Arrival' },
      text: {
        ar: 'نستقبلكم بالقهوة والليمون الحلو من الشجرة، ونعرّفكم إلى دروب المزرعة قبل حلول الليل.',
        en: 'We welcome you with coffee and a sweet lime from the tree, then show you round the paths before dark.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'المساء', en: 'Evening' },
      text: {
        ar: 'تجلسون حول النار عند الجدار الصخري، وينضمّ إليكم راوٍ مساء كل جمعة.',
        en: 'We light a fire by the rock wall. On Friday nights a rawi, a local storyteller, joins you.',
      },
    },
    {
      title: { ar: 'سقاية الفجر', en: 'Watering at dawn' },
      text: {
        ar: 'يُحوَّل الماء من حوض إلى حوض، ويعرّفكم أبو فهد إلى أصناف النخل: الحلوة والبرني والمبروم.',
        en: 'Abu Fahd turns the water from bed to bed and names the palms for you: Helwah, Barni, Mabroom.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'الفطور', en: 'Breakfast' },
      text: {
        ar: 'نقدّم الفطور تحت العريش، في الوقت الذي تختارونه بين 7:00 و10:00 صباحًا.',
        en: 'We serve breakfast under the palm-frond shelter, at any time you choose between 7 and 10 am.',
      },
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'nightly',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: true,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'بوابة المزرعة، درب الواحة', en: 'The farm gate, Oasis Trail' },
    address: { ar: 'الواحة شمال البلدة القديمة، العلا', en: 'The oasis north of the Old Town, AlUla' },
    lat: 26.6409,
    lng: 37.9176,
  },
  cancellation: [
    { day: 7, hour: 0, minute: 0, percentage: 0 },
    { day: 3, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'rock-camp',
      time: 'night',
      seed: 'alula-oasis-farm-nights-3',
      alt: { ar: 'خيام ونار عند سفح الجبل ليلًا', en: 'Tents and a fire at the foot of the cliff by night' },
    },
    {
      kind: 'orchard',
      time: 'day',
      seed: 'alula-oasis-farm-nights-4',
      alt: { ar: 'أشجار الحمضيات في المزرعة', en: 'Citrus trees on the farm' },
    },
    {
      kind: 'palm-grove',
      time: 'dawn',
      seed: 'alula-oasis-farm-nights-1',
      alt: { ar: 'نخل وماء جارٍ عند الفجر', en: 'Palms and running water at dawn' },
    },
  ],
  options: [
    {
      code: 'earthen-house',
      title: { ar: 'بيت الطين', en: 'The mud house' },
      description: {
        ar: 'بيت لخمسة أشخاص على الأكثر: غرفتان ومجلس وحمّام وسطح للنوم صيفًا.',
        en: 'Two rooms, a sitting room, a bathroom and a roof for sleeping out in summer, for up to five people.',
      },
      durationMinutes: 1200,
      capacity: 10,
      units: [
        {
          code: 'house',
          kind: 'item',
          title: { ar: 'بيت (حتى 5)', en: 'House (up to 5)' },
          priceMinor: 98_000,
          originalMinor: 115_000,
          travellers: 5,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['15:00'], capacity: 2 },
        { weekdays: [4, 5, 6], startTimes: ['15:00'], capacity: 2, adjustBasisPoints: 3000 },
      ],
    },
    {
      code: 'tent-by-the-rock',
      title: { ar: 'خيمة عند الجبل', en: 'A tent by the rock' },
      description: {
        ar: 'خيمة شعر مفروشة بسريرين أو بفراش أرضي، حتى ثلاثة أشخاص.',
        en: 'A furnished goat-hair tent with two beds or floor mattresses, for up to three people.',
      },
      durationMinutes: 1200,
      capacity: 9,
      units: [
        {
          code: 'tent',
          kind: 'item',
          title: { ar: 'خيمة (حتى 3)', en: 'Tent (up to 3)' },
          priceMinor: 52_000,
          travellers: 3,
          minQuantity: 1,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['15:00'], capacity: 3 },
        { weekdays: [4, 5, 6], startTimes: ['15:00'], capacity: 3, adjustBasisPoints: 2000 },
      ],
    },
  ],
  extras: [
    {
      code: 'supper',
      title: { ar: 'عشاء من مطبخ أم فهد', en: 'Dinner from Umm Fahd’s kitchen' },
      per: 'person',
      priceMinor: 9_500,
      maxQuantity: 10,
    },
    {
      code: 'bicycles',
      title: { ar: 'دراجتان لدرب الواحة', en: 'Two bicycles for the Oasis Trail' },
      per: 'booking',
      priceMinor: 6_000,
      maxQuantity: 3,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'ريم م.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'العيال راحوا مع أبو فهد',
      body: 'قاموا قبلنا وراحوا يسقون معه ورجعوا كلهم طين ومعهم بيض. البيت نظيف والمكيف شغال زين مع الحر. الناموس بالليل موجود.',
      daysAgo: 22,
    },
    {
      author: 'Thomas K.',
      country: 'AT',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Bathroom is far from the tent',
      body: 'Good beds and blankets. But the bathroom is 30 metres away, at three in the morning you think twice. Very nice breakfast.',
      daysAgo: 50,
    },
    {
      author: 'Salma',
      country: 'GB',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Umm Fahd’s cooking!!',
      body: 'Order the dinner. Trust me.',
      daysAgo: 83,
    },
  ],
}
