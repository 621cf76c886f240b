import type { DemoProduct } from '#demo/shape.ts'

export const failakaByBoat: DemoProduct = {
  code: 'failaka-by-boat',
  slug: { ar: 'بالقارب-إلى-فيلكا', en: 'by-boat-to-failaka' },
  category: 'sea-islands',
  supplier: 'boum-and-diwaniya',
  title: { ar: 'الكويت: رحلة قارب خاصة إلى جزيرة فيلكا', en: 'Kuwait: private boat trip to Failaka Island' },
  summary: {
    ar: 'أبحروا إلى فيلكا بقارب خاص مع نوخذة ومرشد، وزوروا معابد دلمون وقلعة إيكاروس والقرية المهجورة. السعر للقارب.',
    en: 'Take a private boat with captain and guide to Failaka: Dilmun temples, a Greek fortress and an abandoned village. Price per boat.',
  },
  overview: {
    ar: 'تبحرون في قارب لكم وحدكم مع نوخذة وبحّار ومرشد عمل مع بعثات التنقيب. يعبر الطرّاد من السالمية في أقل من ساعة وتستغرق رحلته كلها ست ساعات ونصفًا، أما البوم الخشبي فيبحر على مهل ورحلته يوم كامل. وبعد زيارة المواقع تسبحون في ماء ضحل، وفي طريق العودة تجرّبون الحداق، وهو الصيد بالخيط.\n\nسُكنت فيلكا 4,000 سنة، وحفر فيها الدنماركيون أول مرة سنة 1958 فوجدوا بيوتًا ومعابد من زمن دلمون، ثم قلعة مربعة من العهد السلوقي وحجرًا نُقشت عليه رسالة تسمّي الجزيرة إيكاروس. وفي قرية الزور كان يسكن نحو ألفي إنسان حتى أُخرجوا منها بعد الغزو سنة 1990 ولم يعودوا إليها إلا زائرين. المدرسة والمصرف والبيوت في أماكنها، وعلى الجدران آثار الرصاص. ندخلها بهدوء، فلهذه البيوت أصحاب.',
    en: 'You have a private boat with captain and crew, and a guide who has worked with the excavations. The motor boat crosses from Salmiya in under an hour, and the whole trip takes six and a half hours. The wooden boum takes a full day at a slower pace. After the sites you swim in shallow water, and fish with hand lines on the way home.\n\nPeople lived on Failaka for 4,000 years. Danish archaeologists began digging here in 1958 and found houses and temples from the time of Dilmun, then a square Seleucid fortress and a stone carved with a letter that names the island Ikaros. Some 2,000 people lived in the village of Al-Zor until they were driven out after the invasion of 1990. They have come back only as visitors. The school, the bank and the houses still stand, with bullet marks on the walls. We go in quietly, because these homes still have owners.',
  },
  highlights: {
    ar: [
      'الإبحار بقارب ونوخذة ومرشد لمجموعتكم وحدها',
      'المشي بين بيوت دلمونية عمرها 4,000 سنة',
      'زيارة قلعة إيكاروس ومعبدها',
      'التجول في قرية الزور كما تركها أهلها',
      'الحداق في طريق العودة',
    ],
    en: [
      'Cross on a private boat with captain and guide',
      'Walk among Dilmun houses 4,000 years old',
      'Visit the fortress of Ikaros and its temple',
      'Walk through the village of Al-Zor as its people left it',
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
      'قبعة برباط بسبب الريح',
    ],
    en: [
      'Your civil ID or passport, as the coast guard asks for it',
      'Closed shoes for the mounds and swimwear for the beach',
      'A hat that ties on, because of the wind',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نلغي الرحلة إذا زادت الريح على 18 عقدة، ونعيد المبلغ كاملًا أو نختار معكم يومًا آخر',
      'الحد الأقصى ثمانية ركاب في الطرّاد و12 في البوم، بمن فيهم الأطفال',
      'الظل على الجزيرة قليل، لذلك ينطلق الطرّاد في 5:00 فجرًا من 15 يونيو إلى 15 سبتمبر',
      'اتركوا كسر الفخار والحجارة في أماكنها',
    ],
    en: [
      'We cancel in winds above 18 knots, and you choose a full refund or another day',
      'The motor boat takes up to 8 passengers and the boum up to 12, children included',
      'The island has little shade, so from 15 June to 15 September the motor boat leaves at 5 am',
      'Please leave every sherd and stone where it lies',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى السالمية', en: 'The marina in Salmiya' },
      text: {
        ar: 'نسجّل أسماء الركاب لدى خفر السواحل ونشرح تعليمات السلامة، ونشرب استكانة شاي.',
        en: 'We give the coast guard the passenger list, go through the safety rules and have a small glass of tea.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'العبور', en: 'The crossing' },
      text: {
        ar: 'ترون المدينة كلها من الماء، ثم تبتعد حتى لا يبقى حولكم إلا البحر.',
        en: 'You see the whole skyline from the water, then nothing but sea for a while.',
      },
      minutes: 55,
    },
    {
      title: { ar: 'تلال دلمون وقلعة إيكاروس', en: 'The mounds of Dilmun and the fortress of Ikaros' },
      text: {
        ar: 'نمشي بين أسس البيوت، ويريكم المرشد صور الأختام في المواضع التي عُثر فيها عليها.',
        en: 'We walk among the foundations of houses, and your guide has pictures of the seals to show where each was found.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'قرية الزور', en: 'The village of Al-Zor' },
      text: {
        ar: 'نمرّ بهدوء بالمدرسة وشارع السوق وبيت كانت فيه ديوانية.',
        en: 'We walk quietly past the school, the market street and a house that had a diwaniya.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'الشاطئ الجنوبي', en: 'The southern beach' },
      text: {
        ar: 'تسبحون في ماء ضحل، وتتغدون على الشاطئ إن أضفتم الغداء إلى الحجز.',
        en: 'You swim in shallow water, and have lunch on the beach if you’ve added it.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'الحداق والعودة', en: 'Hand-line fishing and the way back' },
      text: {
        ar: 'نرسو نصف ساعة في موضع يعرفه النوخذة، ثم نعود إلى السالمية.',
        en: 'We anchor for half an hour at a spot the captain knows, then return to Salmiya.',
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
        ar: 'العبور 55 دقيقة.',
        en: 'With a crossing of 55 minutes.',
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
        en: 'A full day at a slow pace: two hours across, with benches and a small galley on deck.',
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
