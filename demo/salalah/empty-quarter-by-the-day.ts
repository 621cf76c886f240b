import type { DemoProduct } from '#demo/shape.ts'

export const emptyQuarterByTheDay: DemoProduct = {
  code: 'empty-quarter-car-by-the-day',
  slug: { ar: 'الربع-الخالي-بسيارة-باليوم', en: 'empty-quarter-by-car-and-day' },
  category: 'desert-adventure',
  supplier: 'qara-and-sand',
  title: { ar: 'من صلالة: الربع الخالي بسيارة دفع رباعي', en: 'From Salalah: Empty Quarter private 4x4 day trip' },
  summary: {
    ar: 'انطلقوا إلى شصر ورمال الربع الخالي مع مرشد من ثمريت، بسيارة دفع رباعي خاصة لأربعة. من أكتوبر إلى أبريل، السعر للسيارة.',
    en: 'Cross the mountains to Shisr and the great dunes with a guide from Thumrait. Private 4x4 for four, October to April, price per car.',
  },
  overview: {
    ar: 'يأخذكم سعيد من صلالة إلى رمال الربع الخالي بسيارة دفع رباعي خاصة تتسع لأربعة، وهو مرشد من بيت كثير كان جده ممن رافقوا ثيسيجر. تبدأ الرحلة في 10:00 صباحًا وتستغرق 13 ساعة، تزورون فيها شصر وتتغدون طعامًا مطبوخًا على الحطب وتشهدون الغروب من فوق الكثبان. ويمكن حجز يومين أو ثلاثة مع المبيت في الرمل.\n\nنسلك الطريق الذي بدأ منه برترام توماس والشيخ صالح بن كلوت الراشدي في ديسمبر 1930 أول عبور موثق للربع الخالي: فوق جبل القرا، ثم سهل ثمريت، ثم شصر، وهي واحة سقط نصف حصنها في هوة انفتحت تحته. يقول بعضهم إنها أوبار التي تذكرها الحكايات، ويقول آخرون إنها محطة ماء على طريق اللبان. وبعد نحو 100 كيلومتر تبدأ رمال الحشمان، عروق حمراء تعلو السبخة البيضاء 100 متر وأكثر.',
    en: 'Your guide, Said, is of the Bayt Kathir, and his grandfather rode with Wilfred Thesiger. He drives you from Salalah to the sands of the Empty Quarter in a private 4x4 for up to four. The trip starts at 10 am and takes 13 hours, with a visit to Shisr, lunch cooked over a wood fire and sunset from the dunes. You can also book two or three days with nights in the sand.\n\nYou take the road on which Bertram Thomas and Sheikh Salih bin Kalut began the first recorded crossing in December 1930: over Jebel Qara, across the plain of Thumrait, to Shisr, an oasis where half a fort has fallen into a hole that opened beneath it. Some say it was the Ubar of legend, others that it was a watering place on the frankincense road. About 100 kilometres further on you reach the Hashman sands, red ridges that rise 100 metres and more from white salt flats.',
  },
  highlights: {
    ar: [
      'السفر بسيارة خاصة مع مرشد على طريق تختارونه',
      'زيارة حصن شصر والهوة التي ابتلعت نصفه',
      'كسر أحجار الجيود قرب الحشمان واكتشاف بلوراتها',
      'مشاهدة الغروب من كثيب لا أثر فيه إلا لأقدامكم',
    ],
    en: [
      'Travel with a private car and guide, on a route you choose',
      'Visit the fort of Shisr and the hole that swallowed half of it',
      'Crack open geodes near Al Hashman to find crystals',
      'Watch sunset from a dune with no other footprints',
    ],
  },
  includes: {
    ar: [
      'سيارة دفع رباعي مجهزة بوقودها، والسائق هو المرشد',
      'غداء على الحطب وقهوة عند الغروب',
      'ماء بلا حدود وصندوق إسعاف',
      'هاتف فضائي، وسيارة ثانية ترافقنا بعد شصر',
    ],
    en: [
      'An equipped 4x4 with fuel and its driver-guide',
      'Lunch cooked over a wood fire, and coffee at sunset',
      'Unlimited water and a first-aid box',
      'A satellite phone, and a second car with us beyond Shisr',
    ],
  },
  excludes: {
    ar: ['الخيام والعشاء عند حجز أكثر من يوم (متاحة ضمن الإضافات)', 'تذكرة موقع أوبار في شصر'],
    en: [
      'Tents and dinner on bookings of more than a day (available as an add-on)',
      'The ticket for the Ubar site at Shisr',
    ],
  },
  bring: {
    ar: ['غطاء للرأس يُلفّ ونظارة شمسية', 'سترة ثقيلة من ديسمبر إلى فبراير', 'بطاقة الهوية أو جواز السفر لنقطة التفتيش'],
    en: [
      'A headcloth and sunglasses',
      'A thick jacket from December to February',
      'An identity card or passport for the checkpoint',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'الموسم من أكتوبر إلى أبريل، ولا نخرج في بقية السنة لأن الحرارة تتجاوز 48 درجة',
      'يؤكد سعيد كل حجز بنفسه بعد أن يسأل عن الريح',
      'نقطع نحو 500 كيلومتر ذهابًا وإيابًا، ربعها على طريق غير معبّد',
      'لا توجد شبكة هاتف بعد شصر',
      'لا ننصح بالقيادة على الرمل للحوامل ولمن يعانون آلام الظهر، ويمكنهم زيارة شصر وحدها بالسعر نفسه',
    ],
    en: [
      'The season is October to April. We don’t go in other months, when it gets hotter than 48 °C',
      'Said confirms each booking himself after asking about the wind',
      'The drive is about 500 km there and back, a quarter of it unpaved',
      'There is no phone signal beyond Shisr',
      'We don’t recommend the dunes if you’re pregnant or have a bad back. You can visit Shisr only, at the same price',
    ],
  },
  itinerary: [
    {
      title: { ar: 'فوق القرا إلى ثمريت', en: 'Over Qara to Thumrait' },
      text: {
        ar: 'نعبر الجبل إلى ثمريت، ونتزوّد بالوقود والخبز والثلج من آخر دكان في الطريق.',
        en: 'We cross the mountains to Thumrait and stop for fuel, bread and ice at the last shop on the road.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'شصر', en: 'Shisr' },
      text: {
        ar: 'نزور الحصن والهوة وبساتين النخل، ونشرب القهوة عند أهل الواحة.',
        en: 'We visit the fort, the sinkhole and the palms, and have coffee with people of the oasis.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'رمال الحشمان', en: 'The Hashman sands' },
      text: {
        ar: 'نتغدى في ظل السيارة، ثم نصعد الكثبان بالسيارة ومشيًا.',
        en: 'We have lunch in the shade of the car, then head up the dunes by car and on foot.',
      },
      minutes: 210,
    },
    {
      title: { ar: 'الغروب والعودة', en: 'Sunset and the way back' },
      text: {
        ar: 'نعدّ القهوة على الجمر ونشهد الغروب، ثم نعود إلى صلالة ليلًا في ثلاث ساعات ونصف.',
        en: 'We make coffee over the coals, watch the sunset and drive three and a half hours back to Salalah by night.',
      },
      minutes: 240,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'daily',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 2880,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'صلالة جاردنز مول، المدخل الرئيسي', en: 'Salalah Gardens Mall, main entrance' },
    address: { ar: 'شارع الرباط، صلالة', en: 'Ar Rubat Street, Salalah' },
    lat: 17.0236,
    lng: 54.0683,
  },
  cancellation: [
    { day: 10, hour: 0, minute: 0, percentage: 0 },
    { day: 4, hour: 0, minute: 0, percentage: 30 },
    { day: 2, hour: 0, minute: 0, percentage: 75 },
  ],
  pictures: [
    {
      kind: 'fort',
      time: 'day',
      seed: 'empty-quarter-car-by-the-day-2',
      alt: { ar: 'بقايا حصن شصر', en: 'What remains of the fort at Shisr' },
    },
    {
      kind: 'dune',
      time: 'sunset',
      seed: 'empty-quarter-car-by-the-day-1',
      alt: { ar: 'عروق حمراء في الربع الخالي عند الغروب', en: 'Red ridges of the Empty Quarter at sunset' },
    },
    {
      kind: 'desert-camp',
      time: 'night',
      seed: 'empty-quarter-car-by-the-day-3',
      alt: { ar: 'خيمة وسيارة تحت النجوم', en: 'A tent and a car under the stars' },
    },
  ],
  options: [
    {
      code: 'car-for-four',
      title: { ar: 'سيارة لأربعة', en: 'Car for four' },
      description: {
        ar: 'ننطلق في 10:00 صباحًا، ونعود نحو 11:00 ليلًا في رحلة اليوم الواحد.',
        en: 'We leave at 10 am. On a one-day trip you are back at about 11 pm.',
      },
      durationMinutes: 780,
      capacity: 8,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'سيارة (حتى 4)', en: 'Car (up to 4)' },
          priceMinor: 135_000,
          originalMinor: 150_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['10:00'], capacity: 3, season: ['10-01', '04-30'] },
        { weekdays: [5, 6], startTimes: ['10:00'], capacity: 3, season: ['10-01', '04-30'], adjustBasisPoints: 1000 },
      ],
    },
  ],
  extras: [
    {
      code: 'night-in-the-sand',
      title: { ar: 'خيمة وفراش وعشاء لليلة', en: 'Tent, bedding and dinner for a night' },
      per: 'person',
      priceMinor: 18_000,
      maxQuantity: 16,
    },
    {
      code: 'telescope',
      title: { ar: 'تلسكوب ومرشد يشرح السماء لساعتين', en: 'A telescope and two hours with a guide to the night sky' },
      per: 'booking',
      priceMinor: 32_500,
      maxQuantity: 1,
    },
  ],
  pickups: [
    {
      code: 'haffa',
      name: { ar: 'سوق الحافة', en: 'Al Haffa Souq' },
      address: { ar: 'مدخل السوق من جهة البحر، صلالة', en: 'The entrance on the sea side, Salalah' },
      minutesBefore: 20,
      priceMinor: 0,
      lat: 17.0067,
      lng: 54.1001,
    },
    {
      code: 'airport',
      name: { ar: 'مطار صلالة', en: 'Salalah Airport' },
      address: { ar: 'قاعة الوصول', en: 'Arrivals hall' },
      minutesBefore: 25,
      priceMinor: 0,
      lat: 17.0387,
      lng: 54.0913,
    },
  ],
  reviews: [
    {
      author: 'Erik',
      country: 'DK',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'We took two days and would take three',
      body: 'No sound at night, really none. Said made bread in the ashes and found our tracks in the dark without light. Sand still in my bag.',
      daysAgo: 16,
    },
    {
      author: 'طلال ع.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'الطريق نصف الرحلة',
      body: 'سبع ساعات سيارة في يوم واحد، بس الرمل ينسيك. ناموا هناك أحسن. سعيد حافظ قصايد جده، اسألوه.',
      daysAgo: 33,
    },
    {
      author: 'Yuki S.',
      country: 'JP',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'Expensive alone',
      body: 'Second car follows you for safety, so I understand the price. Shisr is small, do not expect a city. Salt flat between red walls at four o’clock was best.',
      daysAgo: 24,
    },
    {
      author: 'عائشة ش.',
      country: 'OM',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'الريح خربت المسا',
      body: 'هبّت بعد العصر وما طلعنا العرق الكبير ورجعنا قبل الوقت. العيال تعبوا من الطريق وما لحقوا يلعبوا في الرمل.',
      daysAgo: 47,
    },
  ],
}
