import type { DemoProduct } from '#demo/shape.ts'

export const qasrAlHosn: DemoProduct = {
  code: 'qasr-al-hosn-house-of-artisans',
  slug: { ar: 'قصر-الحصن-وبيت-الحرفيين', en: 'qasr-al-hosn-and-the-house-of-artisans' },
  category: 'souqs-crafts',
  supplier: 'dome-and-tide',
  title: { ar: 'أبوظبي: جولة قصر الحصن وورشة السدو والخوص', en: 'Abu Dhabi: Qasr Al Hosn tour and weaving workshop' },
  summary: {
    ar: 'جولة في قصر الحصن مع معمارية، ثم ورشة سدو أو تلّي أو خوص مع الحرفيات في بيت الحرفيين.',
    en: 'Tour Qasr Al Hosn with an architect, then join the weavers in the House of Artisans to try sadu, talli or palm leaf.',
  },
  overview: {
    ar: 'تتجوّلون حول قصر الحصن وداخله مع معمارية ومرشدة مرخّصة، ثم تجلسون 40 دقيقة مع حرفية في بيت الحرفيين وتعملون بأيديكم في السدو أو التلّي أو الخوص. المدة ساعتان و40 دقيقة، وما تصنعونه لكم.\n\nبُني القصر نحو سنة 1761 برجًا يحرس بئر ماء عذب، من حجر البحر والمرجان والجير، وفُتح متحفًا في ديسمبر 2018 بعد ترميم أزال طلاءً إسمنتيًّا كان يضرّ بالحجر. أما الحرف فالسدو نسج بدوي على نول يُمدّ على الأرض، والتلّي جديلة من حرير وفضة، والخوص سعف يُصبغ ويُجدل، ومعلّمتكم تعلّمت حرفتها من أمها.',
    en: 'An architect shows you Qasr Al Hosn inside and out, then you sit down in the House of Artisans for 40 minutes at a craft of your choice: sadu, talli or palm leaf. It takes 2 hours 40 minutes in a group of up to 12, and you keep what you make.\n\nThe palace began around 1761 as a tower guarding a well of fresh water, built of sea stone, coral and lime. It opened as a museum in 2018, after a restoration removed the cement render that was damaging the stone. Sadu is Bedouin weaving on a loom stretched along the ground, talli is a braid of silk and silver, and khoos is dyed and plaited palm leaf. Your teacher learned her craft from her mother.',
  },
  highlights: {
    ar: [
      'دخول قصر بدأ برجًا في القرن الثامن عشر',
      'تأمّل حجر المرجان وأصدافه في الجدران بعد الترميم',
      'التعرّف إلى السدو والتلّي المدرجين في قوائم اليونسكو للتراث',
      'العمل 40 دقيقة في حرفة تختارونها',
      'تعلّم السنع، آداب تقديم القهوة وشربها، في بيت القهوة',
    ],
    en: [
      'Enter a fort that began as an eighteenth-century tower',
      'Look closely at the coral stone of the walls, with its shells showing',
      'Discover sadu and talli, both living heritage on UNESCO’s lists',
      'Spend 40 minutes at a craft of your choice',
      'Serve and drink coffee the Emirati way in Bait Al Gahwa',
    ],
  },
  includes: {
    ar: ['مرشدة معمارية مرخّصة', 'تذكرة قصر الحصن وبيت الحرفيين', 'الدرس وموادّه، وما صنعتم لكم', 'قهوة وتمر'],
    en: [
      'Licensed architect guide',
      'Entry to Qasr Al Hosn and the House of Artisans',
      'The lesson and its materials, and what you make',
      'Coffee and dates',
    ],
  },
  excludes: {
    ar: ['ما تشترونه من الحرفيات (يذهب السعر كله إليهن)', 'عروض المجمع الثقافي المجاور'],
    en: ['What you buy from the artisans, who keep the full price', 'Shows at the Cultural Foundation next door'],
  },
  bring: {
    ar: ['ملابس مريحة للجلوس على الأرض', 'نظارة القراءة، فخيط التلّي دقيق'],
    en: ['Comfortable clothes for sitting on the floor', 'Reading glasses, as the talli thread is fine'],
  },
  knowBeforeYouGo: {
    ar: [
      'إذا كان الجلوس على الأرض لا يناسبكم فلدينا كرسي ونول مرفوع',
      'بعض الحرفيات لا يرغبن في التصوير، فاسألوا قبل رفع الهاتف',
      'لا توجد درجات في الطابق الأرضي، والجولة لا تشمل غرف البرج العليا',
      'يوم الجمعة يفتح القصر بعد الصلاة، فجولتنا فيه عصرًا فقط',
    ],
    en: [
      'If you can’t sit on the floor, there is a chair and a raised loom',
      'Some of the women prefer not to be photographed, so ask before lifting your phone',
      'The ground floor has no steps. We don’t visit the upper rooms of the tower',
      'On Fridays the palace opens after prayers, so we go in the afternoon only',
    ],
  },
  itinerary: [
    {
      title: { ar: 'حول الحصن', en: 'Around the fort' },
      text: {
        ar: 'نرى البرج الأول وموضع البئر، ونعرف أين كان الساحل قبل أن يُردم البحر.',
        en: 'We look at the first tower and the site of the well, and find out where the shore ran before land was reclaimed.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'الحصن الداخلي والقصر', en: 'The inner fort and the palace' },
      text: {
        ar: 'نزور المجلس والحصن الداخلي، ونشاهد صورًا بالأبيض والأسود لأبوظبي حين كانت بيوتها من سعف.',
        en: 'We visit the majlis, the inner fort and black-and-white photographs of the days when the town was built of palm leaf.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'بيت الحرفيين', en: 'The House of Artisans' },
      text: {
        ar: 'نشاهد الحرف الثلاث، ثم تختارون واحدة وتعملون فيها مع الحرفية.',
        en: 'We watch all three crafts at work, then you sit down to the one you choose.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'بيت القهوة', en: 'Bait Al Gahwa' },
      text: {
        ar: 'نتعلم حمس القهوة وطحنها وصبّها باليد اليسرى، ومتى يُهزّ الفنجان.',
        en: 'We try roasting, pounding and pouring with the left hand, and find out when to shake the cup.',
      },
      minutes: 25,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'AED',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 300,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'ساحة قصر الحصن، عند شباك التذاكر', en: 'Qasr Al Hosn, by the ticket desk' },
    address: {
      ar: 'شارع راشد بن سعيد آل مكتوم، الحصن، أبوظبي',
      en: 'Rashid bin Saeed Al Maktoum Street, Al Hisn, Abu Dhabi',
    },
    lat: 24.4822,
    lng: 54.3547,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 5, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'fort',
      time: 'day',
      seed: 'qasr-al-hosn-1',
      alt: { ar: 'حصن أبيض ببرجه المدور في ضوء النهار', en: 'A white fort with its round tower in daylight' },
    },
    {
      kind: 'souq',
      time: 'day',
      seed: 'qasr-al-hosn-2',
      alt: { ar: 'أعمال من النسيج والسعف معروضة', en: 'Woven cloth and palm work set out' },
    },
    {
      kind: 'coffee',
      time: 'sunset',
      seed: 'qasr-al-hosn-3',
      alt: { ar: 'دلّة وفناجين في آخر العصر', en: 'A coffee pot and cups late in the afternoon' },
    },
  ],
  options: [
    {
      code: 'palace-and-craft',
      title: { ar: 'القصر وحرفة واحدة', en: 'The palace and one craft' },
      description: {
        ar: '12 ضيفًا على الأكثر.',
        en: '12 guests at most.',
      },
      durationMinutes: 160,
      capacity: 12,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 21_500,
          originalMinor: 24_500,
        },
        {
          code: 'senior',
          kind: 'senior',
          title: { ar: 'كبار السن', en: 'Senior' },
          minAge: 60,
          priceMinor: 16_500,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 17, priceMinor: 12_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 5,
          priceMinor: 0,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 6, 7], startTimes: ['09:30', '16:00'], capacity: 12 },
        { weekdays: [5], startTimes: ['16:00'], capacity: 12 },
      ],
    },
    {
      code: 'weaving-morning',
      title: { ar: 'صباح كامل عند نول السدو', en: 'A whole morning at the sadu loom' },
      description: {
        ar: 'تبدؤون بغزل الصوف وتنتهون بشريط بطول الذراع تأخذونه معكم. لستة أشخاص على الأكثر.',
        en: 'You start by spinning wool and finish with an arm’s length of woven band to take home. For up to six people.',
      },
      durationMinutes: 210,
      capacity: 6,
      units: [{ code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 14, priceMinor: 34_000 }],
      schedules: [{ weekdays: [2, 7], startTimes: ['09:30'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'talli-band',
      title: { ar: 'شريط تلّي مشغول باليد بطول متر', en: 'A metre of hand-worked talli braid' },
      per: 'booking',
      priceMinor: 15_000,
      maxQuantity: 3,
    },
  ],
  pickups: [
    {
      code: 'cruise-terminal',
      name: { ar: 'محطة السفن السياحية، ميناء زايد', en: 'Cruise terminal, Zayed Port' },
      address: { ar: 'باب المسافرين، ميناء زايد', en: 'Passenger gate, Zayed Port' },
      minutesBefore: 35,
      priceMinor: 6_500,
      lat: 24.5243,
      lng: 54.3789,
    },
  ],
  reviews: [
    {
      author: 'Kate',
      country: 'AU',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Loved the weaving',
      body: 'I’m hopeless with my hands. Umm Mohammed pulled my plaiting apart four times and just kept smiling. Came home with a very crooked fan. The palace part was good too.',
      daysAgo: 7,
    },
    {
      author: 'موزة',
      country: 'AE',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'بنتي تعلمت التلي',
      body: 'عندنا كاجوجة من يدتي محد يعرف يشتغل عليها. بنتي طلعت من هني تعرف أول ضفيرة. شكرًا للوالدات في بيت الحرفيين.',
      daysAgo: 30,
    },
    {
      author: 'Olivier M.',
      country: 'BE',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Very clear explanation',
      body: 'The architect shows the coral wall next to an old photo with cement on it, so you understand at once. Only 40 minutes for the craft, this is too short.',
      daysAgo: 58,
    },
    {
      author: 'إيهاب',
      country: 'JO',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'للكبار أكثر',
      body: 'ابني عمره سبع سنين وزهق بغرف القصر، ما صحصح إلا لما وصلنا للخوص. لو بدّلوا الترتيب للعائلات كان أحسن.',
      daysAgo: 95,
    },
  ],
}
