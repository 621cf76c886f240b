import type { DemoProduct } from '#demo/shape.ts'

export const mubarakiyaAndOldTown: DemoProduct = {
  code: 'mubarakiya-and-old-town',
  slug: { ar: 'سوق-المباركية-والديرة', en: 'souq-al-mubarakiya-and-the-old-town' },
  category: 'souqs-crafts',
  supplier: 'boum-and-diwaniya',
  title: {
    ar: 'الكويت: جولة سوق المباركية وشاي في ديوانية',
    en: 'Kuwait: Souq Al-Mubarakiya walking tour and diwaniya tea',
  },
  summary: {
    ar: 'تجوّلوا في سوق المباركية والديرة القديمة مع راوٍ من أهل السوق، واشربوا الشاي في ديوانية عائلة من التجار.',
    en: 'Walk Souq Al-Mubarakiya and old Kuwait with a guide who grew up in the market, then have tea in a merchant’s diwaniya.',
  },
  overview: {
    ar: 'راوٍ من أهل السوق يمشي معكم في المباركية ساعتين و40 دقيقة، من كشك الشيخ مبارك إلى التمور والبهارات، ثم الزل والبشوت، ثم سوق الحريم. وتختمون الجولة في ديوانية عائلته بالشاي والدرابيل، وهي رقائق حلوة ملفوفة.\n\nكانت الكويت بلدة يحيط بها سور من الطين والبحر، وكان سوقها ما بين الصفاة حيث تنيخ القوافل والفرضة حيث ترسو السفن. هُدم السور سنة 1957 وبقي السوق في مكانه باسم الشيخ مبارك الصباح الذي حكم من 1896 إلى 1915. يدلّكم الراوي على دكان كان لجده، وعلى الجزء الذي احترق سنة 2022 وأعيد بناؤه، وعلى خيّاطين يطرّزون البشوت بالزري وهي مبسوطة على ركبهم.\n\nوالديوانية مجلس العائلة المفتوح، يأتيه الأصحاب والجيران بلا موعد ويتحدثون في السياسة وسواها.',
    en: 'Your guide grew up in Souq Al-Mubarakiya and walks it with you for 2 hours 40 minutes: Sheikh Mubarak’s kiosk, then dates and spices, rugs and cloaks, and the women’s market. You finish with tea and rolled wafers in his family’s diwaniya.\n\nKuwait was once a town enclosed by an earthen wall and the sea, and its market lay between Safat, where caravans knelt, and the wharf, where ships tied up. The wall came down in 1957, but the market stayed and bears the name of Sheikh Mubarak Al-Sabah, who ruled from 1896 to 1915. You see the shop that belonged to your guide’s grandfather, the part that burned in 2022 and was rebuilt, and tailors stitching gold thread into the cloaks on their knees.\n\nA diwaniya is the room where a Kuwaiti family’s men receive friends and neighbours, who drop in without an appointment to talk politics and everything else.',
  },
  highlights: {
    ar: [
      'زيارة كشك الشيخ مبارك وأوراقه وهواتفه القديمة',
      'تعلّم تمييز الزري الأصلي من غيره عند خيّاط بشوت',
      'المرور بسوق الحريم والنساء اللواتي يبعن الدخون',
      'الوقوف عند مسجد السوق، من أقدم مساجد المدينة',
      'شرب الشاي في ديوانية عائلة من التجار',
    ],
    en: [
      'Visit Sheikh Mubarak’s kiosk and its old phones',
      'Ask a cloak tailor how to tell real gold thread',
      'Walk through the women’s market and its incense',
      'Stop outside the market mosque, among the oldest in the city',
      'Have tea in a merchant family’s diwaniya',
    ],
  },
  includes: {
    ar: ['راوٍ كويتي مرخّص', 'تذوّق التمر والحلوى والمهياوة', 'الشاي والدرابيل في الديوانية', 'ماء'],
    en: [
      'A licensed Kuwaiti storyteller as guide',
      'Tastings of dates, sweets and mahyawa fish sauce',
      'Tea and wafers in the diwaniya',
      'Water',
    ],
  },
  excludes: {
    ar: ['العشاء في مطاعم السوق ما لم تضيفوه', 'المشتريات', 'موقف السيارة'],
    en: ['Dinner in the market unless you add it', 'What you buy', 'Parking'],
  },
  bring: {
    ar: ['حذاء يُخلع بسهولة في الديوانية', 'نقود صغيرة، فبعض البسطات لا تقبل البطاقة'],
    en: ['Shoes that slip off at the diwaniya door', 'Small notes, as some stalls don’t take cards'],
  },
  knowBeforeYouGo: {
    ar: [
      'أكثر الطريق مسقوف ومستوٍ ويناسب الكراسي المتحركة، وللديوانية درجتان',
      'يفتح السوق بعد العصر يوم الجمعة، فلا جولة صباحية فيه',
      'من مايو إلى سبتمبر يشتد الحر عصرًا، فاختاروا موعد 7:30 مساءً من الخميس إلى السبت',
      'استأذنوا البائعات قبل تصويرهن',
    ],
    en: [
      'The route is mostly roofed, level and fine for wheelchairs, but the diwaniya has two steps',
      'On Fridays the market opens in mid-afternoon, so there is no morning walk',
      'From May to September late afternoons are hot, so choose the 7:30 pm start, Thursday to Saturday',
      'Please ask before photographing the women at their stalls',
    ],
  },
  itinerary: [
    {
      title: { ar: 'كشك الشيخ مبارك', en: 'Sheikh Mubarak’s kiosk' },
      text: {
        ar: 'نزور غرفتين بُنيتا فوق السوق سنة 1897، ومنهما كان يُرى كل من يدخله.',
        en: 'We visit two rooms built over the market in 1897, with a view of everyone who came in.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'التمور والبهارات', en: 'Dates and spices' },
      text: {
        ar: 'نتذوّق تمر البرحي والإخلاص ونشمّ اللومي الأسود، ويمكنكم تجربة المهياوة.',
        en: 'We taste Barhi and Ikhlas dates, smell black dried limes and try mahyawa, if you dare.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'سوق الزل والبشوت', en: 'The market of rugs and cloaks' },
      text: {
        ar: 'نتعرّف إلى الوبر والصوف وخيط الزري، ونسمع لماذا تستغرق خياطة بشت واحد باليد عشرة أيام.',
        en: 'We look at camel hair, wool and gold thread, and hear why it takes ten days to sew one cloak by hand.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'سوق الحريم ومسجد السوق', en: 'The women’s market and the market mosque' },
      text: {
        ar: 'نمرّ ببائعات الدخون والبراقع والأثواب، ثم نقف خارج رواق المسجد.',
        en: 'We pass stalls of incense, face veils and gowns, then stop outside the arcade of the mosque.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'الديوانية', en: 'The diwaniya' },
      text: {
        ar: 'نشرب الشاي ونتصفّح الصور، ونتحدث ما شئتم.',
        en: 'We drink tea, look through photographs and talk for as long as you like.',
      },
      minutes: 45,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'KWD',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 180,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'باب كشك الشيخ مبارك', en: 'The door of Sheikh Mubarak’s kiosk' },
    address: { ar: 'سوق المباركية، القبلة، مدينة الكويت', en: 'Souq Al-Mubarakiya, Qibla, Kuwait City' },
    lat: 29.3756,
    lng: 47.9743,
  },
  cancellation: [
    { day: 0, hour: 6, minute: 0, percentage: 0 },
    { day: 0, hour: 2, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'souq',
      time: 'sunset',
      seed: 'mubarakiya-and-old-town-1',
      alt: { ar: 'سوق مسقوف تضيئه المصابيح آخر النهار', en: 'A roofed market lit by lamps at day’s end' },
    },
    {
      kind: 'coffee',
      time: 'night',
      seed: 'mubarakiya-and-old-town-3',
      alt: { ar: 'استكانات شاي على صينية', en: 'Small tea glasses on a tray' },
    },
  ],
  options: [
    {
      code: 'evening',
      title: { ar: 'بعد العصر', en: 'Late afternoon' },
      description: {
        ar: 'ساعتان و40 دقيقة والسوق في أوج حركته، و12 ضيفًا على الأكثر.',
        en: '2 hours 40 minutes when the market is at its busiest, with up to 12 guests.',
      },
      durationMinutes: 160,
      capacity: 12,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 16,
          priceMinor: 11_500,
          originalMinor: 14_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 15, priceMinor: 6_000 },
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
        { weekdays: [1, 2, 3, 7], startTimes: ['16:30'], capacity: 12 },
        { weekdays: [4, 5, 6], startTimes: ['16:30', '19:30'], capacity: 12, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'winter-morning',
      title: { ar: 'صباح شتوي مع فطور', en: 'A winter morning with breakfast' },
      description: {
        ar: 'تزورون السوق وهو يفتح أبوابه، ثم تفطرون على الباجلة والنخي والخبز الإيراني في مقهى شعبي.',
        en: 'Walk the market as it opens, then have broad beans, chickpeas and Iranian bread in an old café.',
      },
      durationMinutes: 180,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 14_500 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 15, priceMinor: 8_000 },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: ['08:30'], season: ['11-01', '03-31'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'zubaidi-supper',
      title: { ar: 'عشاء زبيدي مطبّق في السوق', en: 'Pomfret and rice dinner in the market' },
      per: 'person',
      priceMinor: 6_500,
      maxQuantity: 12,
    },
    {
      code: 'incense',
      title: { ar: 'علبة دخون تُخلط أمامكم', en: 'A box of incense mixed in front of you' },
      per: 'booking',
      priceMinor: 8_750,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Fiona M.',
      country: 'IE',
      rating: 5,
      language: 'en',
      travellerType: 'business',
      title: 'The diwaniya was the trip',
      body: 'Two years working in Kuwait and I’d never been in one. His uncle asked me about Cork. He knew the harbour, I had to look it up.',
      daysAgo: 11,
    },
    {
      author: 'غالية',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'تجربة حلوة',
      body: 'خذيت ضيوفي من لندن وطلعوا مبسوطين. الراوي دمه خفيف، والصور القديمة عجبت الوالدة.',
      daysAgo: 30,
    },
    {
      author: 'مازن',
      country: 'AE',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'احجزوا وسط الأسبوع',
      body: 'الخميس المسا زحمة كتير وكنا رح نضيّع بعض. غير هيك كل شي حلو، والزبيدي بيستاهل.',
      daysAgo: 61,
    },
  ],
}
