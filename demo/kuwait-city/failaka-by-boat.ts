import type { DemoProduct } from '#demo/shape.ts'

export const failakaByBoat: DemoProduct = {
  code: 'failaka-by-boat',
  slug: { ar: 'بالقارب-إلى-فيلكا', en: 'by-boat-to-failaka' },
  category: 'sea-islands',
  supplier: 'boum-and-diwaniya',
  title: { ar: 'الكويت: رحلة قارب خاصة إلى جزيرة فيلكا', en: 'Kuwait: private boat trip to Failaka Island' },
  summary: {
    ar: 'معابد دلمون وقلعة إيكاروس والقرية المهجورة: فيلكا بقارب خاص مع نوخذة ومرشد. السعر للقارب.',
    en: 'Dilmun temples, a Greek fortress and an abandoned village: Failaka by private boat with captain and guide. Price per boat.',
  },
  overview: {
    ar: 'فيلكا جزيرة منبسطة عند مدخل جون الكويت، على نحو 20 كيلومترًا من الساحل، وقد سُكنت 4,000 سنة دون انقطاع طويل. حفر فيها الدنماركيون أول مرة سنة 1958 فوجدوا بيوتًا ومعابد من زمن دلمون ومئات الأختام المستديرة الصغيرة، ثم قلعة مربعة من العهد السلوقي ومعبدًا بأعمدة يونانية، وحجرًا نُقشت عليه رسالة تسمّي الجزيرة إيكاروس.\n\nنقطع البحر من السالمية في أقل من ساعة. يمشي معكم في التلال مرشد عمل مع بعثات التنقيب، ويدلّكم على الفرق بين جدار دلموني وجدار جاء بعده بألفي سنة. ثم نزور قرية الزور، وكان يسكنها نحو ألفي إنسان حتى أُخرجوا منها بعد الغزو سنة 1990 ولم يعودوا إليها إلا زائرين. المدرسة والمصرف والبيوت ما زالت في أماكنها، وعلى الجدران آثار الرصاص. ندخلها بهدوء، فلهذه البيوت أصحاب.\n\nبعد ذلك ماء ضحل وشاطئ على الجانب الجنوبي، ومن أحب صاد بالحداق في طريق العودة كما كان الآباء يفعلون.',
    en: 'Failaka is a flat island at the mouth of Kuwait Bay, some 20 kilometres off the coast, and people lived on it for 4,000 years with few long gaps. Danish archaeologists first dug here in 1958. They found houses and temples of the time of Dilmun and hundreds of small round seals; then a square fortress of the Seleucid age, a temple with Greek columns, and a stone carved with a letter that names the island Ikaros.\n\nWe cross from Salmiya in under an hour. A guide who has worked with the excavations walks the mounds with you and shows you how to tell a Dilmun wall from one 2,000 years younger. Then we visit the village of Al-Zor, where some 2,000 people lived until they were driven out after the invasion of 1990; they have come back only as visitors. The school, the bank and the houses stand where they stood, and there are bullet marks on the walls. We go in quietly, because these homes still have owners.\n\nAfterwards there is shallow water and a beach on the southern side, and on the way home you can fish with a hand line, the old way.',
  },
  highlights: {
    ar: [
      'الإبحار بقارب ونوخذة ومرشد لمجموعتكم وحدها',
      'المشي بين بيوت دلمونية عمرها 4,000 سنة',
      'زيارة قلعة إيكاروس ومعبدها',
      'رؤية قرية الزور كما تركها أهلها',
      'حداق في طريق العودة',
    ],
    en: [
      'Have a boat, captain and guide for your group alone',
      'Walk among Dilmun houses 4,000 years old',
      'Visit the fortress of Ikaros and its temple',
      'See the village of Al-Zor as its people left it',
      'Fish with a hand line on the way home',
    ],
  },
  includes: {
    ar: [
      'القارب بنوخذته وبحّاره ووقوده',
      'مرشد عمل في مواقع التنقيب',
      'سيارة صغيرة على الجزيرة بين المواقع',
      'سترات نجاة بمقاسات الأطفال أيضًا',
      'ماء وشاي وتمر',
    ],
    en: [
      'The boat with captain, sailor and fuel',
      'A guide who has worked on the excavations',
      'A small bus on the island between the sites',
      'Life jackets, in children’s sizes too',
      'Water, tea and dates',
    ],
  },
  excludes: {
    ar: ['الغداء ما لم تضيفوه', 'الوصول إلى المرسى'],
    en: ['Lunch unless you add it', 'Getting to the marina'],
  },
  bring: {
    ar: [
      'البطاقة المدنية أو جواز السفر، فخفر السواحل يطلبها',
      'حذاء مغلق للتلال وملابس سباحة للشاطئ',
      'قبعة تُربط، فالريح تأخذ غيرها',
    ],
    en: [
      'Your civil ID or passport; the coast guard asks for it',
      'Closed shoes for the mounds and swimwear for the beach',
      'A hat that ties; the wind takes the others',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نلغي إذا زادت الريح على 18 عقدة ونعيد المبلغ كاملًا أو نختار معكم يومًا آخر',
      'لا يزيد الركاب على ثمانية في الطرّاد و12 في البوم، والأطفال منهم',
      'الظل على الجزيرة قليل، لذلك ننطلق بين 15 يونيو و15 سبتمبر في 5:00 فجرًا',
      'لا تُحمل من الأرض كسرة فخار ولا حجر',
    ],
    en: [
      'Cancelled above 18 knots of wind, with a full refund or another day of your choosing',
      '8 aboard the motor boat and 12 aboard the boum at most, children counted',
      'There is little shade; between 15 June and 15 September we leave at 5 am',
      'No sherd and no stone leaves the ground',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى السالمية', en: 'The marina in Salmiya' },
      text: {
        ar: 'أسماء الركاب لخفر السواحل، وتعليمات السلامة، واستكانة شاي.',
        en: 'The passenger list for the coast guard, safety, and a small glass of tea.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'العبور', en: 'The crossing' },
      text: {
        ar: 'تظهر المدينة كلها من الماء، ثم لا يُرى إلا البحر قليلًا.',
        en: 'The whole line of the city from the water, then for a while only sea.',
      },
      minutes: 55,
    },
    {
      title: { ar: 'تلال دلمون وقلعة إيكاروس', en: 'The mounds of Dilmun and the fortress of Ikaros' },
      text: {
        ar: 'نمشي بين أسس البيوت، ونرى صور الأختام في أماكن العثور عليها.',
        en: 'Among the footings of houses, with pictures of the seals where they were found.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'قرية الزور', en: 'The village of Al-Zor' },
      text: {
        ar: 'المدرسة وشارع السوق وبيت كانت فيه ديوانية، وكلام قليل.',
        en: 'The school, the market street and a house that had a diwaniya, with few words.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'الشاطئ الجنوبي', en: 'The southern beach' },
      text: {
        ar: 'سباحة في ماء ضحل، وغداء لمن طلبه.',
        en: 'A swim in shallow water, and lunch if you ordered it.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'الحداق والعودة', en: 'Hand lines and home' },
      text: {
        ar: 'نرسو نصف ساعة على موضع يعرفه النوخذة، ثم إلى السالمية.',
        en: 'Half an hour at anchor on a spot the captain knows, then Salmiya.',
      },
      minutes: 85,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'KWD',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مرسى مارينا كريسنت، البوابة البحرية', en: 'Marina Crescent, the gate to the berths' },
    address: { ar: 'شارع الخليج العربي، السالمية', en: 'Arabian Gulf Street, Salmiya' },
    lat: 29.3434,
    lng: 48.0665,
  },
  cancellation: [
    { day: 4, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 40 },
    { day: 1, hour: 0, minute: 0, percentage: 80 },
  ],
  pictures: [
    {
      kind: 'dhow',
      time: 'dawn',
      seed: 'failaka-by-boat-1',
      alt: { ar: 'بوم خشبي في الجون عند الفجر', en: 'A wooden boum in the bay at dawn' },
    },
    {
      kind: 'beach',
      time: 'day',
      seed: 'failaka-by-boat-2',
      alt: { ar: 'ساحل منبسط وماء ضحل', en: 'A flat shore and shallow water' },
    },
    {
      kind: 'dune',
      time: 'day',
      seed: 'failaka-by-boat-3',
      alt: { ar: 'أرض الجزيرة المكشوفة تحت الشمس', en: 'The open ground of the island under the sun' },
    },
  ],
  options: [
    {
      code: 'motor-boat',
      title: { ar: 'طرّاد لثمانية', en: 'Motor boat for eight' },
      description: {
        ar: 'ست ساعات ونصف، والعبور 55 دقيقة.',
        en: 'Six and a half hours, with a crossing of 55 minutes.',
      },
      durationMinutes: 390,
      capacity: 8,
      units: [
        {
          code: 'boat',
          kind: 'item',
          title: { ar: 'الطرّاد كله (حتى 8)', en: 'The whole boat (up to 8)' },
          priceMinor: 195_000,
          originalMinor: 220_000,
          travellers: 8,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['06:30'], capacity: 2, season: ['09-16', '06-14'] },
        {
          weekdays: [4, 5, 6],
          startTimes: ['06:30'],
          capacity: 2,
          season: ['09-16', '06-14'],
          adjustBasisPoints: 2000,
        },
        { weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['05:00'], capacity: 2, season: ['06-15', '09-15'] },
      ],
    },
    {
      code: 'boum',
      title: { ar: 'بوم خشبي لـ12', en: 'Wooden boum for 12' },
      description: {
        ar: 'يوم كامل على مهل: ساعتان في العبور، ومقاعد ومطبخ صغير على الظهر.',
        en: 'A whole slow day: two hours across, with benches and a small galley on deck.',
      },
      durationMinutes: 540,
      capacity: 12,
      units: [
        {
          code: 'boum',
          kind: 'item',
          title: { ar: 'البوم كله (حتى 12)', en: 'The whole boum (up to 12)' },
          priceMinor: 285_000,
          travellers: 12,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [5, 6], startTimes: ['06:00'], capacity: 1 }],
    },
  ],
  extras: [
    {
      code: 'machboos-lunch',
      title: { ar: 'غداء مجبوس سمك على الشاطئ', en: 'A lunch of fish machboos on the beach' },
      per: 'person',
      priceMinor: 7_500,
      maxQuantity: 12,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'أحمد',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'بيت جدتي في الزور',
      body: 'وريت عيالي باب بيتنا. المرشد وقف بعيد وخلّانا بروحنا، ما قصّر. البحر كان هادي.',
      daysAgo: 17,
    },
    {
      author: 'Catherine M.',
      country: 'FR',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Four thousand years before lunch',
      body: 'We are not archaeologists and we were not bored. The school with no chairs is hard to see. On the way back somebody caught a fish, not me.',
      daysAgo: 49,
    },
    {
      author: 'Rajesh',
      country: 'IN',
      rating: 2,
      language: 'en',
      travellerType: 'family',
      title: 'Postponed twice',
      body: 'Two Fridays in a row cancelled for wind. Refund came at once, no complaint, but my parents flew home without seeing it. Third time we could go, it was nice. Keep spare days.',
      daysAgo: 88,
    },
  ],
}
