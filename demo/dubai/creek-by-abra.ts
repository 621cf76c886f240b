import type { DemoProduct } from '#demo/shape.ts'

export const creekByAbra: DemoProduct = {
  code: 'al-fahidi-and-the-creek-by-abra',
  slug: { ar: 'الفهيدي-وخور-دبي-بالعبرة', en: 'al-fahidi-and-the-creek-by-abra' },
  category: 'architecture-heritage',
  supplier: 'creek-and-ghaf',
  title: {
    ar: 'دبي: جولة الفهيدي والخور مع ركوب العبرة',
    en: 'Dubai: Al Fahidi and Creek walking tour with abra ride',
  },
  summary: {
    ar: 'جولة ثلاث ساعات مع مؤرخة بين بيوت البراجيل في الفهيدي، ثم بالعبرة إلى ديرة وسوق التوابل وسوق الذهب.',
    en: 'Walk among the wind-tower houses of Al Fahidi with a historian, then cross the Creek by abra to the spice souq. Three hours.',
  },
  overview: {
    ar: 'تمشون ثلاث ساعات مع مؤرخة بين أزقة الفهيدي وبيوت البراجيل، ثم تعبرون بالعبرة إلى ديرة وسوق التوابل ورصيف السفن الخشبية. وفي الطريق تشربون القهوة وتتذوقون اللقيمات في بيت قديم.\n\nفي أواخر القرن التاسع عشر أعفى حاكم دبي التجار من الضرائب، فانتقل كثير منهم من الساحل الفارسي وبنوا حيًّا من حجر المرجان والجص، فوق كل بيت فيه برجيل يلتقط الهواء من جهاته الأربع. هُدم نصف الحي في ثمانينيات القرن الماضي، ونحن نمشي في النصف الذي بقي. تقفون تحت برجيل حقيقي لتشعروا بالفرق، وتدفعون درهم العبرة للنوخذة بأيديكم.',
    en: 'On this three-hour walk a historian takes you through the lanes and wind-tower houses of Al Fahidi, across the Creek by abra and into the spice souq of Deira, ending at the dhow wharf. On the way we stop for coffee and luqaimat in an old house.\n\nAt the end of the nineteenth century the ruler of Dubai exempted traders from taxes, and many crossed from the Persian shore and built a quarter of coral stone and plaster, with wind towers that catch air from four sides. Half of it was pulled down in the 1980s. You stand below a working tower in the half that survived, and hand the boatman your dirham yourself.',
  },
  highlights: {
    ar: [
      'الوقوف تحت برجيل وقياس فرق الحرارة بميزان',
      'الوقوف عند بقايا سور دبي الأول من نحو عام 1800',
      'عبور الخور بالعبرة مع سكان المدينة',
      'تعلّم تمييز الزعفران الجيد برائحته في سوق التوابل',
      'المرور بالسفن الخشبية وحمولاتها عند ديرة',
    ],
    en: [
      'Stand below a wind tower and measure how much cooler it is',
      'Find what remains of Dubai’s first wall, from about 1800',
      'Cross the Creek by abra, as the city’s commuters do',
      'Practise telling good saffron by its smell',
      'Walk past wooden dhows and their loads at Deira',
    ],
  },
  includes: {
    ar: ['مؤرخة مرشدة مرخّصة', 'درهم العبرة', 'قهوة وتمر ولقيمات في بيت قديم من بيوت الحي', 'خريطة للخور عام 1950'],
    en: [
      'Licensed historian guide',
      'Your dirham for the boat',
      'Coffee, dates and luqaimat in one of the old houses',
      'A map of the Creek in 1950',
    ],
  },
  excludes: {
    ar: ['المشتريات من الأسواق', 'تذاكر المتاحف إن أردتم زيارتها بعد الجولة'],
    en: ['What you buy in the souqs', 'Museum tickets, if you’d like to visit afterwards'],
  },
  bring: {
    ar: ['حذاء مريح', 'قبعة', 'زجاجة ماء نملؤها لكم'],
    en: ['Comfortable shoes', 'A hat', 'A water bottle, which we refill'],
  },
  knowBeforeYouGo: {
    ar: [
      'يتطلب صعود العبرة خطوة واسعة من الرصيف، والنوخذة يساعدكم',
      'أزقة الحي مناسبة للكراسي المتحركة وعربات الأطفال، أما العبرة التقليدية فغير مناسبة لها',
      'يوم الجمعة تفتح دكاكين كثيرة بعد العصر فقط، فنسلك طريقًا أطول بمحاذاة الماء',
      'من يونيو إلى سبتمبر نسير في الظل قدر الإمكان ونقصّر المسافة',
    ],
    en: [
      'You board with one wide step from the quay, and the boatman lends a hand',
      'Wheelchairs and pushchairs can get around the quarter but not onto the traditional boat',
      'On Fridays many shops open only in the afternoon, so we take a longer route along the water',
      'From June to September we keep to the shade and shorten the walk',
    ],
  },
  itinerary: [
    {
      title: { ar: 'أزقة الفهيدي', en: 'The lanes of Al Fahidi' },
      text: {
        ar: 'نعرف لماذا بُنيت الأزقة ضيقة إلى هذا الحد، وكيف شُيّدت الجدران من حجارة البحر.',
        en: 'You find out why the lanes are so narrow and how walls were built with stone from the sea bed.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'قهوة في الفناء', en: 'Coffee in a courtyard' },
      text: {
        ar: 'نستريح مع القهوة والتمر، وتجيب المرشدة عن أسئلتكم عن الحياة في دبي.',
        en: 'We sit down to coffee and dates, with time for your questions about living here.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'سوق الأقمشة والعبرة', en: 'Textile souq and abra' },
      text: {
        ar: 'نعبر السوق تحت سقفه الخشبي الطويل، ثم نركب العبرة خمس دقائق إلى ديرة.',
        en: 'We walk through the souq under its long wooden roof, then spend five minutes on the water.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'ديرة: التوابل والذهب', en: 'Deira: spice and gold' },
      text: {
        ar: 'نمرّ بمدرسة الأحمدية التي فتحت أبوابها عام 1912، ثم ندخل سوق التوابل بين أكياس اللومي والزعفران.',
        en: 'We pass Al Ahmadiya, the school that opened in 1912, and enter the spice souq with its sacks of dried lime and its saffron.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'رصيف السفن', en: 'The dhow wharf' },
      text: {
        ar: 'نقرأ أسماء موانئ الخليج وأفريقيا على الصناديق، وهنا تنتهي الجولة.',
        en: 'We read the names of Gulf and African ports on the crates, and the walk ends here.',
      },
      minutes: 20,
    },
  ],
  guideLanguages: ['ar', 'en', 'fa'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'AED',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 120,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مدخل حي الفهيدي من جهة الدوّار', en: 'Al Fahidi quarter, entrance at the roundabout' },
    address: { ar: 'شارع الفهيدي، بر دبي', en: 'Al Fahidi Street, Bur Dubai' },
    lat: 25.263,
    lng: 55.2992,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 4, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'creek',
      time: 'day',
      seed: 'al-fahidi-1',
      alt: { ar: 'ضفة الخور وبيوتها القديمة', en: 'The old houses on the bank of the Creek' },
    },
    {
      kind: 'dhow',
      time: 'sunset',
      seed: 'al-fahidi-2',
      alt: { ar: 'سفينة خشبية على الماء والشمس منخفضة', en: 'A wooden dhow on the water, the sun low' },
    },
    {
      kind: 'souq',
      time: 'day',
      seed: 'al-fahidi-3',
      alt: { ar: 'سوق مسقوف تعبره خيوط الضوء', en: 'A covered souq crossed by shafts of light' },
    },
  ],
  options: [
    {
      code: 'small-group',
      title: { ar: 'مجموعة صغيرة', en: 'Small group' },
      description: {
        ar: 'عشرة أشخاص على الأكثر، صباحًا أو قبل الغروب.',
        en: 'Ten people at most, in the morning or before sunset.',
      },
      durationMinutes: 180,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          priceMinor: 18_500,
          originalMinor: 21_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 9_500 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 4,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 6, 7], startTimes: ['08:30', '15:30'], capacity: 10 },
        { weekdays: [5], startTimes: ['15:30'], capacity: 10 },
        { weekdays: [6, 7], startTimes: ['15:30'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'private',
      title: { ar: 'جولة خاصة', en: 'Private walk' },
      description: {
        ar: 'المؤرخة لكم وحدكم، مع عبرة خاصة تطوف بالخور نصف ساعة.',
        en: 'A private tour with the historian, and a half-hour private boat ride on the Creek.',
      },
      durationMinutes: 210,
      capacity: 6,
      units: [
        {
          code: 'group',
          kind: 'group',
          title: { ar: 'مجموعة حتى 6', en: 'Group of up to 6' },
          priceMinor: 98_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 3, 4, 6, 7], startTimes: ['09:00', '16:00'], capacity: 6 }],
    },
  ],
  extras: [
    {
      code: 'saffron',
      title: { ar: 'غرامان من الزعفران المجرّب أمامكم', en: 'Two grams of saffron, tested in front of you' },
      per: 'booking',
      priceMinor: 4_500,
      maxQuantity: 4,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Ingrid K.',
      country: 'NO',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: '34 outside, 28 under the tower',
      body: 'She gives you a thermometer so you can check yourself. Very good guide, very hot day.',
      daysAgo: 9,
    },
    {
      author: 'منيرة ع.',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'أول مرة نركب العبرة مع مرشد',
      body: 'الأولاد دفعوا الدرهم بنفسهم وكانوا مبسوطين. جولة الصباح أبرد، والمرشدة تتكلم عربي وإنجليزي.',
      daysAgo: 24,
    },
    {
      author: 'Dev',
      country: 'IN',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'My grandfather traded here',
      body: 'He sold cotton in the textile souq in the sixties and the guide tried to work out which row it was. Really kind of her. Bit rushed at the end in Deira.',
      daysAgo: 45,
    },
    {
      author: 'سلطان ع.',
      country: 'SA',
      rating: 3,
      language: 'ar',
      travellerType: 'friends',
      title: 'معلومات كثيرة ووقوف كثير',
      body: 'المرشدة فاهمة بس توقف عند كل جدار. والعصر حر، خذوا جولة الصباح.',
      daysAgo: 70,
    },
  ],
}
