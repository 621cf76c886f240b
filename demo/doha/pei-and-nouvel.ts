import type { DemoProduct } from '#demo/shape.ts'

export const peiAndNouvel: DemoProduct = {
  code: 'doha-pei-and-nouvel',
  slug: { ar: 'متحفان-على-كورنيش-الدوحة', en: 'two-museums-on-the-doha-corniche' },
  category: 'museums-art',
  supplier: 'pearl-shores',
  title: {
    ar: 'الدوحة: جولة متحف الفن الإسلامي والمتحف الوطني',
    en: 'Doha: Museum of Islamic Art and National Museum tour',
  },
  summary: {
    ar: 'زوروا متحف الفن الإسلامي لآي إم بَي والمتحف الوطني لجان نوفيل في نصف يوم مع أمينة متحف سابقة.',
    en: 'Visit I. M. Pei’s Museum of Islamic Art and Jean Nouvel’s National Museum in half a day with a former curator.',
  },
  overview: {
    ar: 'تزورون متحفين على شاطئ واحد في ثلاث ساعات ونصف مع أمينة متحف سابقة. نبدأ بمتحف الفن الإسلامي، ثم نمشي نحو 20 دقيقة على الكورنيش أو نركب السيارة إلى المتحف الوطني. التذكرتان مشمولتان لغير المقيمين.\n\nوجد آي إم بَي فكرة متحف الفن الإسلامي في ميضأة جامع ابن طولون: مثمّن فوق مربّع تبدّل الشمس ظلاله. وطلب أن تُردم له جزيرة في البحر حتى لا يُبنى أمامه شيء، وافتُتح المتحف سنة 2008 وهو في الحادية والتسعين. أما جان نوفيل فبنى المتحف الوطني من 539 قرصًا متقاطعًا من الخرسانة كبلورات وردة الصحراء، وفي وسطها قصر من أوائل القرن العشرين.\n\nوفي كل مبنى تجيب المرشدة عن سؤال واحد: كيف تعامل المعماري مع الشمس؟',
    en: 'Visit Doha’s two waterfront museums in three and a half hours with a former curator, in a group of up to ten. We start at the Museum of Islamic Art, walk or drive along the Corniche and finish at the National Museum. Tickets for visitors from abroad are included.\n\nI. M. Pei found the idea for the first in the ablution fountain of Ibn Tulun’s mosque in Cairo, an octagon above a square where the shadows move with the sun. He asked for an island made in the sea, so that nothing could be built in front, and was 91 when the museum opened in 2008. Jean Nouvel’s National Museum is made of 539 interlocking concrete discs, like the blades of a desert rose, around a palace of the early twentieth century.\n\nIn each building your guide looks at one question: what did the architect do with the sun?',
  },
  highlights: {
    ar: [
      'الوقوف تحت قبة بَي والضوء ينزل خمسة طوابق',
      'النظر إلى الخليج من نافذة ارتفاعها نحو 45 مترًا',
      'الوقوف أمام غزالة الدوحة البرونزية من مدينة الزهراء',
      'دخول متحف نوفيل والقصر القديم في وسطه',
      'تأمل سجادة بارودا المنسوجة باللؤلؤ سنة 1865',
    ],
    en: [
      'Stand under Pei’s dome as light falls five storeys',
      'Look over the bay from a window some 45 metres high',
      'Look closely at the bronze hind of Doha, from Madinat al-Zahra',
      'Walk through Nouvel’s discs, built around the old palace',
      'Admire the carpet of Baroda, sewn with Gulf pearls in 1865',
    ],
  },
  includes: {
    ar: [
      'مرشدة مرخّصة وأمينة متحف سابقة',
      'تذكرتا المتحفين لغير المقيمين',
      'سيارة بين المتحفين لمن لا يريد المشي',
      'كرك أو قهوة عند الماء',
    ],
    en: [
      'A licensed guide, formerly a museum curator',
      'Admission to both museums for visitors from abroad',
      'A short car ride between them if you prefer not to walk',
      'Karak or coffee by the water',
    ],
  },
  excludes: {
    ar: ['المعارض المؤقتة ذات الرسوم', 'الغداء في مطعم جيوان أو إيدام'],
    en: ['Ticketed temporary exhibitions', 'Lunch at Jiwan or Idam'],
  },
  bring: {
    ar: ['قبعة للمشي على الكورنيش', 'البطاقة القطرية للمقيمين، فدخولهم مجاني', 'لباس يغطي الكتفين والركبتين'],
    en: [
      'A hat for the Corniche',
      'Your Qatar ID if you are resident, as entry is then free',
      'Clothes that cover shoulders and knees',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يُغلق المتحف الوطني أيام الثلاثاء ومتحف الفن الإسلامي أيام الأربعاء، ولا توجد جولة في هذين اليومين',
      'يفتح المتحفان بعد الظهر يوم الجمعة، فتبدأ الجولة في 2:00 ظهرًا',
      'أرضية قاعات المتحف الوطني مائلة قليلًا، وتناسب الكراسي المتحركة',
      'يُطلب منكم ترك الحقائب الكبيرة عند المدخل',
    ],
    en: [
      'The National Museum closes on Tuesdays and the Museum of Islamic Art on Wednesdays, so there is no tour on those days',
      'On Fridays both open in the afternoon, so the tour starts at 2 pm',
      'Floors in the National Museum slope gently but are fine for wheelchairs',
      'Large bags must be left at the entrance',
    ],
  },
  itinerary: [
    {
      title: { ar: 'صفّ النخل والجسر', en: 'The palms and the bridge' },
      text: {
        ar: 'نقترب كما أراد بَي: مكعبات من حجر كلسي فرنسي يتغير شكلها مع كل خطوة.',
        en: 'We approach as Pei intended: cubes of French limestone that shift with each step.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'بهو متحف الفن الإسلامي وقاعاته', en: 'Atrium and galleries of the Museum of Islamic Art' },
      text: {
        ar: 'نقف تحت القبة، ثم نتأمل ست قطع من المعدن والزجاج والخشب والخزف والحرير والورق.',
        en: 'We stand under the dome, then look closely at six works in metal, glass, wood, clay, silk and paper.',
      },
      minutes: 70,
    },
    {
      title: { ar: 'الكورنيش', en: 'The Corniche' },
      text: {
        ar: 'نمشي نحو 20 دقيقة بين مرسى المراكب الخشبية والمدينة، أو نركب السيارة.',
        en: 'We walk for about 20 minutes between the dhow moorings and the city, or go by car.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'المتحف الوطني', en: 'The National Museum' },
      text: {
        ar: 'يمتد مسار المتحف، الذي افتُتح في مارس 2019، كيلومترًا ونصفًا من البحر القديم إلى اللؤلؤ فالنفط. نزور منه أربع قاعات والقصر.',
        en: 'The museum opened in March 2019. Its route runs a kilometre and a half, from the ancient sea to pearls and oil. We visit four galleries and the palace.',
      },
      minutes: 95,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'QAR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 180,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'متحف الفن الإسلامي، أول صفّ النخل عند الكورنيش', en: 'Museum of Islamic Art, start of the palm avenue' },
    address: { ar: 'كورنيش الدوحة، قرب ميناء الدوحة القديم', en: 'Doha Corniche, near Old Doha Port' },
    lat: 25.2938,
    lng: 51.5376,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 4, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'corniche',
      time: 'dawn',
      seed: 'doha-pei-and-nouvel-2',
      alt: { ar: 'أبراج الخليج الغربي من الكورنيش', en: 'The towers of West Bay from the Corniche' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'doha-pei-and-nouvel-1',
      alt: { ar: 'قاعة متحف عالية وضوء من فوق', en: 'A tall museum hall with light from above' },
    },
    {
      kind: 'dhow',
      time: 'sunset',
      seed: 'doha-pei-and-nouvel-3',
      alt: { ar: 'مركب خشبي أمام المدينة عند الغروب', en: 'A wooden dhow before the city at sunset' },
    },
  ],
  options: [
    {
      code: 'both-museums',
      title: { ar: 'المتحفان في نصف يوم', en: 'Both museums in half a day' },
      description: {
        ar: 'مع عشرة ضيوف على الأكثر.',
        en: 'With ten guests at most.',
      },
      durationMinutes: 210,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 16,
          priceMinor: 32_000,
          originalMinor: 36_000,
        },
        {
          code: 'senior',
          kind: 'senior',
          title: { ar: 'كبار السن', en: 'Senior' },
          minAge: 60,
          priceMinor: 27_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 7, maxAge: 15, priceMinor: 14_000 },
      ],
      schedules: [
        { weekdays: [1, 4, 6, 7], startTimes: ['09:15', '14:15'], capacity: 10 },
        { weekdays: [5], startTimes: ['14:00'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'private-with-serra',
      title: { ar: 'جولة خاصة مع برج ريتشارد سيرا', en: 'Private, with Richard Serra’s tower' },
      description: {
        ar: 'لمجموعة حتى 6، نضيف إليها عمل «7» لريتشارد سيرا: سبعة ألواح فولاذ ترتفع 24 مترًا على طرف حديقة المتحف.',
        en: 'For up to six, adding ‘7’: seven plates of steel that rise 24 metres at the end of the museum park.',
      },
      durationMinutes: 240,
      capacity: 6,
      units: [
        {
          code: 'group',
          kind: 'group',
          title: { ar: 'مجموعة حتى 6', en: 'Group of up to 6' },
          priceMinor: 165_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 4, 6, 7], startTimes: ['09:00', '14:30'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'dhow-crossing',
      title: {
        ar: 'نصف ساعة بمركب خشبي في الخليج بعد الجولة',
        en: 'Half an hour on the bay by wooden dhow afterwards',
      },
      per: 'person',
      priceMinor: 4_500,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'msheireb-station',
      name: { ar: 'محطة مترو مشيرب، مدخل البراحة', en: 'Msheireb metro station, Barahat entrance' },
      address: { ar: 'مشيرب قلب الدوحة', en: 'Msheireb Downtown Doha' },
      minutesBefore: 25,
      priceMinor: 0,
      lat: 25.2863,
      lng: 51.5262,
    },
    {
      code: 'pearl-island',
      name: { ar: 'جزيرة اللؤلؤة، بورتو أرابيا', en: 'The Pearl, Porto Arabia' },
      address: { ar: 'موقف ميدينا سنترال', en: 'Medina Centrale drop-off' },
      minutesBefore: 50,
      priceMinor: 6_500,
      lat: 25.3717,
      lng: 51.5505,
    },
  ],
  reviews: [
    {
      author: 'Yuki M.',
      country: 'JP',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'Four pages of notes',
      body: 'I study architecture, so I knew both buildings from books. Still she showed me things I did not see. She asks many questions, good for me.',
      daysAgo: 11,
    },
    {
      author: 'لطيفة م.',
      country: 'QA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'أول مرة أفهم القصر',
      body: 'كل عيد نزور المتحف الوطني ومحد قال لي ليش القصر في هالمكان. المرشدة فاهمة وما تكثر كلام.',
      daysAgo: 33,
    },
    {
      author: 'Oliver K.',
      country: 'AU',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Good layover',
      body: 'The walk between the two museums was too hot, should have taken the car. The bronze hind is tiny, don’t miss it.',
      daysAgo: 76,
    },
  ],
}
