import type { DemoProduct } from '#demo/shape.ts'

export const mangroveKayak: DemoProduct = {
  code: 'jubail-mangroves-by-kayak',
  slug: { ar: 'قرم-الجبيل-بالكاياك', en: 'jubail-mangroves-by-kayak' },
  category: 'nature-hiking',
  supplier: 'dome-and-tide',
  title: { ar: 'أبوظبي: كاياك بين أشجار القرم في الجبيل', en: 'Abu Dhabi: Jubail mangrove kayak tour' },
  summary: {
    ar: 'جدّفوا ساعتين بين أشجار القرم في جزيرة الجبيل مع مدرّبَين، بكاياك لشخص أو لشخصين. السعر للكاياك.',
    en: 'Paddle the mangrove channels of Jubail Island for two hours with two instructors. Price per kayak, for one or two.',
  },
  overview: {
    ar: 'تجدّفون ساعتين بسهولة بين أشجار القرم في جزيرة الجبيل، في قارب لشخص أو لشخصين، ويرافقكم مدرّبان. نتدرب أولًا عند الرصيف، ثم نخرج مع صعود الماء.\n\nبعض القنوات لا يزيد عرضه على مترين ويجفّ عند الجزر. وعلى جانبيها قُرم اسمه العلمي Avicennia marina نسبةً إلى ابن سينا، يتنفس بجذور كالأقلام ويطرح الملح على أوراقه، ويمكنكم تذوّق ورقة. وفي الطريق بلشون يصيد وسرطانات تلوّح بمخلب واحد، وقد تعبر تحتكم سلحفاة خضراء.\n\nوفي ليالي نهاية الأسبوع ننظّم رحلة بقوارب شفافة القاع مضاءة من الداخل، لمن بلغ 12 سنة.',
    en: 'Two instructors, one in front and one behind, lead you through the mangroves of Jubail Island for two hours, in a single or double kayak. We practise at the dock first, then go out on the rising tide.\n\nSome of the channels are barely 2 metres wide and run dry at low tide. The trees along them are grey mangroves, Avicennia marina, named after Ibn Sina. They breathe through roots like pencils and shed salt on their leaves, which you can taste. Herons fish along the banks, crabs wave a single claw, and a green turtle may pass beneath you.\n\nOn weekend nights we also go out in clear-bottomed kayaks lit from within, from the age of 12.',
  },
  highlights: {
    ar: [
      'التجديف في قنوات ضيقة لا تدخلها المراكب',
      'تذوّق ورقة مالحة والاقتراب من جذور تتنفس فوق الطين',
      'مراقبة بلشون الصخر والرفراف، والنحام شتاءً',
      'الوقوف على لسان رملي يظهر بضع ساعات في اليوم',
      'التجديف ليلًا بقوارب شفافة مضاءة (خيار الليل)',
    ],
    en: [
      'Paddle narrow channels no motorboat enters',
      'Taste a salty leaf and get close to roots that breathe air',
      'Spot reef herons, kingfishers and winter flamingos',
      'Stop at a sandbank that surfaces for only a few hours',
      'Paddle a clear, lit kayak after dark (night option)',
    ],
  },
  includes: {
    ar: [
      'القارب والمجداف وسترة النجاة بمقاسات الكبار والصغار',
      'مدرّبان مرخّصان',
      'رسوم دخول المتنزّه',
      'كيس مانع للماء لكل قارب وماء للشرب',
    ],
    en: [
      'Kayak, paddle and life jacket in adult and child sizes',
      'Two licensed instructors',
      'Entry to the park',
      'A dry bag for each kayak and drinking water',
    ],
  },
  excludes: {
    ar: ['المواصلات إلى المتنزّه ما لم تختاروا الاستقبال', 'المناشف', 'الصور (يمكن إضافتها)'],
    en: ['Getting to the park unless you choose a pick-up', 'Towels', 'Photographs (can be added)'],
  },
  bring: {
    ar: [
      'ملابس يمكن أن تبتلّ وملابس جافة للتبديل',
      'حذاء ماء أو صندل يثبت في القدم',
      'قبعة ونظارة بخيط',
      'واقي شمس لا يضر البحر',
    ],
    en: [
      'Clothes that can get wet, and dry ones to change into',
      'Water shoes or sandals that stay on',
      'A hat, and glasses on a cord',
      'Reef-safe sunscreen',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'قد نقدّم الموعد أو نؤخّره حتى 45 دقيقة بحسب جدول المدّ، ونراسلكم قبل يوم',
      'يجلس من هو دون 12 سنة مع بالغ في قارب بمقعدين، وأقلّ عمر 5 سنوات',
      'الحد الأقصى للوزن 200 كغ في القارب بمقعدين و120 كغ في القارب بمقعد واحد',
      'نلغي الرحلة إذا تجاوزت سرعة الريح 20 عقدة، ونعيد إليكم المبلغ كاملًا',
    ],
    en: [
      'The start may shift by up to 45 minutes with the tide, and we’ll message you the day before',
      'The minimum age is 5, and children under 12 share a double with an adult',
      'The weight limit is 200 kg for a double kayak and 120 kg for a single',
      'If the wind is above 20 knots, we cancel and refund you in full',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الرصيف العائم', en: 'The floating dock' },
      text: {
        ar: 'نقيس سترات النجاة، ثم نتدرب 15 دقيقة على إمساك المجداف وتوجيه القارب.',
        en: 'We fit life jackets and practise holding the paddle and steering for 15 minutes.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'القناة الكبيرة', en: 'The main channel' },
      text: {
        ar: 'نبدأ بالتجديف في ماء مفتوح، والممشى الخشبي على اليمين والطيور على اليسار.',
        en: 'We warm up in open water, with the boardwalk on the right and birds on the left.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'القنوات الضيقة', en: 'The narrow channels' },
      text: {
        ar: 'نرفع المجاديف ونترك التيار يدفعنا تحت الأغصان، ثم نقف لنرى الأوراق والجذور والسرطانات.',
        en: 'We let the current carry us under the branches, then stop to look at leaves, roots and crabs.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'لسان الرمل والعودة', en: 'The sandbank and the way back' },
      text: {
        ar: 'ننزل إلى ماء يبلغ الركبة إن سمح المدّ، ثم نعود بمحاذاة الشاطئ.',
        en: 'If the tide allows we step out into knee-deep water, then return along the shore.',
      },
      minutes: 25,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'AED',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 600,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'متنزّه قرم الجبيل، مكتب الاستقبال', en: 'Jubail Mangrove Park, reception' },
    address: {
      ar: 'جزيرة الجبيل، شارع الشيخ خليفة بن زايد، أبوظبي',
      en: 'Jubail Island, Sheikh Khalifa bin Zayed Street, Abu Dhabi',
    },
    lat: 24.5447,
    lng: 54.4862,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'mangrove',
      time: 'dawn',
      seed: 'jubail-mangroves-by-kayak-1',
      alt: { ar: 'أشجار القرم على ماء ساكن عند الفجر', en: 'Mangroves on still water at dawn' },
    },
    {
      kind: 'coral-reef',
      time: 'day',
      seed: 'jubail-mangroves-by-kayak-3',
      alt: { ar: 'سمك صغير في ماء صافٍ', en: 'Small fish in clear water' },
    },
    {
      kind: 'mangrove',
      time: 'sunset',
      seed: 'jubail-mangroves-by-kayak-2',
      alt: { ar: 'أشجار القرم آخر النهار', en: 'Mangroves at the end of the day' },
    },
  ],
  options: [
    {
      code: 'day-tide',
      title: { ar: 'نهارًا مع المدّ', en: 'By day, on the rising tide' },
      description: {
        ar: 'ساعتان وثمانية قوارب على الأكثر، صباحًا أو قبل الغروب.',
        en: 'Two hours with eight kayaks at most, in the morning or before sunset.',
      },
      durationMinutes: 120,
      capacity: 16,
      units: [
        {
          code: 'double',
          kind: 'item',
          title: { ar: 'قارب بمقعدين', en: 'Double kayak' },
          minAge: 5,
          priceMinor: 30_000,
          originalMinor: 34_000,
          travellers: 2,
          minQuantity: 1,
          maxQuantity: 6,
        },
        {
          code: 'single',
          kind: 'item',
          title: { ar: 'قارب بمقعد', en: 'Single kayak' },
          minAge: 12,
          priceMinor: 18_500,
          travellers: 1,
          minQuantity: 1,
          maxQuantity: 4,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4], startTimes: ['07:00', { sunset: -120 }], capacity: 8 },
        { weekdays: [5, 6, 7], startTimes: ['07:00', '09:30', { sunset: -120 }], capacity: 8, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'lit-by-night',
      title: { ar: 'ليلًا بقوارب مضاءة', en: 'By night, in lit kayaks' },
      description: {
        ar: '90 دقيقة بعد حلول الليل بقوارب شفافة بمقعدين، لمن بلغ 12 سنة.',
        en: '90 minutes after dark in clear doubles, from the age of 12.',
      },
      durationMinutes: 90,
      capacity: 12,
      units: [
        {
          code: 'clear-double',
          kind: 'item',
          title: { ar: 'قارب شفاف بمقعدين', en: 'Clear double kayak' },
          minAge: 5,
          priceMinor: 39_000,
          travellers: 2,
          minQuantity: 1,
          maxQuantity: 6,
        },
      ],
      schedules: [{ weekdays: [4, 5, 6], startTimes: ['19:45'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'photographs',
      title: { ar: 'صور رحلتكم كلها من المدرّب', en: 'All the instructor’s photos of your trip' },
      per: 'booking',
      priceMinor: 9_500,
      maxQuantity: 1,
    },
    {
      code: 'seedling',
      title: { ar: 'شتلة قُرم تغرسونها باليد (في الموسم)', en: 'A mangrove seedling to plant by hand (in season)' },
      per: 'person',
      priceMinor: 4_000,
      maxQuantity: 12,
    },
  ],
  pickups: [
    {
      code: 'saadiyat',
      name: { ar: 'السعديات، موقف شاطئ السعديات', en: 'Saadiyat beach car park' },
      address: { ar: 'شارع جاك شيراك، جزيرة السعديات', en: 'Jacques Chirac Street, Saadiyat Island' },
      minutesBefore: 35,
      priceMinor: 6_000,
      lat: 24.5466,
      lng: 54.4341,
    },
  ],
  reviews: [
    {
      author: 'مها م.',
      country: 'AE',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'جنب البيت وما جربناها من قبل',
      body: 'أنا في الريم ويوم قالت لي أختي ما صدقت إن هالمكان قريب. ولدي عمره سبع سنين قعد قدامي وما خاف. جيبوا نعال للماي.',
      daysAgo: 6,
    },
    {
      author: 'Lucas M.',
      country: 'BR',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Take the 7 am',
      body: 'Nobody there at seven, when we came back the dock was full. No turtle for us, only one ray. Arms were dead the day after.',
      daysAgo: 27,
    },
    {
      author: 'Karen',
      country: 'ZA',
      rating: 2,
      language: 'en',
      travellerType: 'friends',
      title: 'They moved the time twice',
      body: 'Booked 9.30, then it was 10, then 10.15, and the last message came when we were already in the taxi. By then it was boiling. Yes, it’s the tide and it’s in the notes, but an hour in a car park is an hour in a car park.',
      daysAgo: 61,
    },
  ],
}
