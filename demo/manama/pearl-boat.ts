import type { DemoProduct } from '#demo/shape.ts'

export const pearlBoat: DemoProduct = {
  code: 'pearl-boat',
  slug: { ar: 'بانوش-إلى-هيرات-اللؤلؤ', en: 'banush-to-the-pearl-beds' },
  category: 'sea-islands',
  supplier: 'pearl-shores',
  title: { ar: 'البحرين: رحلة بانوش خاصة إلى هيرات اللؤلؤ', en: 'Bahrain: private dhow trip to the pearl beds' },
  summary: {
    ar: 'بانوش خشبي خاص حتى 12 راكبًا من المحرق إلى مغاصات اللؤلؤ: سباحة بالقناع ومحار تفتحونه. السعر للمركب.',
    en: 'Snorkel over the pearl beds off Muharraq and open your own oysters, on a private wooden boat for up to 12. Price per boat.',
  },
  overview: {
    ar: 'يخرج البانوش من مرفأ المحرق نحو الهيرات الشمالية، حيث كان الرجال يغوصون أربعة أشهر كل صيف على نَفَس واحد. كان للغوّاص فطام يشدّ به أنفه، وحجر ينزل به إلى القاع، وحبل يسحبه به السيب حين يهزّه. يريكم النوخذة هذه الأدوات ويترك لكم الحبل لتجرّبوا شدّه، ويغنّي البحّار شيئًا من أغاني النهّام التي كانت توقّت العمل.\n\nثم يرسو المركب في ماء لا يزيد عمقه على بضعة أمتار. انزلوا بقناع وزعانف واجمعوا المحار بأيديكم، ومن بقي على الظهر رأى القاع من فوق الحافة. نفتح المحار في طريق العودة: أكثره فارغ، وهذا ما كان يعرفه كل غوّاص، وما تجدونه فيه لكم.\n\nالهيرات الشمالية جزء من طريق اللؤلؤ المدرج في قائمة التراث العالمي منذ 2012، والبحرين ما زالت تمنع بيع اللؤلؤ المستزرع. القارب لمجموعتكم وحدها، فأنتم تختارون وقت السباحة ومتى نعود.',
    en: 'The banush leaves Muharraq harbour for the northern beds, where men once dived four months of every summer on a single breath. A diver had a clip for his nose, a stone to take him down and a rope by which his hauler pulled him up. The captain shows you these tools and lets you try the rope, and the deckhand sings one of the songs that kept the work in time.\n\nThen the boat anchors where the water is only a few metres deep. Put on a mask and fins and gather oysters yourself, or stay dry and look down from the rail. You open them on the way back: most are empty, as every diver knew, and whatever you find is yours.\n\nThe northern beds belong to the Pearling Path, a World Heritage Site since 2012, and Bahrain still bans the sale of cultured pearls. The boat is yours alone, so you decide how long to swim and when to head home.',
  },
  highlights: {
    ar: ['الإبحار في مركب خشبي تقليدي لمجموعتكم وحدها', 'الغوص السطحي فوق الهيرات', 'فتح المحار الذي جمعتموه'],
    en: [
      'Sail in a traditional wooden boat just for your group',
      'Snorkel over the pearl beds',
      'Open the oysters you gathered',
    ],
  },
  includes: {
    ar: ['النوخذة وبحّار', 'أقنعة وزعانف وسترات نجاة', 'ماء وفاكهة'],
    en: ['Captain and crew', 'Masks, fins and life jackets', 'Water and fruit'],
  },
  excludes: {
    ar: ['الوصول إلى المرفأ', 'رخصة حمل اللؤلؤ خارج البلاد'],
    en: ['Transport to the harbour', 'The permit to take pearls abroad'],
  },
  bring: { ar: ['ملابس سباحة ومنشفة', 'واقي شمس لا يضر المرجان'], en: ['Swimwear and a towel', 'Reef-safe sunscreen'] },
  knowBeforeYouGo: {
    ar: [
      'تُلغى الرحلة إذا اشتدت الريح ونعيد المبلغ كاملًا',
      'لا بد من إجادة السباحة لمن ينزل الماء',
      'لا يزيد الركاب على 12 مع الأطفال',
    ],
    en: [
      'Cancelled in strong wind with a full refund',
      'You must be a good swimmer to enter the water',
      '12 aboard at most, children included',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرفأ المحرق', en: 'Muharraq harbour' },
      text: { ar: 'تعارف وتعليمات السلامة.', en: 'Introductions and safety.' },
      minutes: 20,
    },
    {
      title: { ar: 'الهيرات', en: 'The beds' },
      text: { ar: 'غوص سطحي وجمع المحار.', en: 'Snorkelling and gathering oysters.' },
      minutes: 120,
    },
    {
      title: { ar: 'العودة', en: 'The way back' },
      text: { ar: 'فتح المحار على ظهر المركب.', en: 'Opening oysters on deck.' },
      minutes: 60,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'BHD',
  isPrivate: true,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مرفأ المحرق، الرصيف الثاني', en: 'Muharraq harbour, second pier' },
    address: { ar: 'شارع الغوص، المحرق', en: 'Al Ghous Highway, Muharraq' },
    lat: 26.2489,
    lng: 50.6133,
  },
  cancellation: [
    { day: 3, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'dhow',
      time: 'dawn',
      seed: 'pearl-boat-1',
      alt: { ar: 'بانوش خشبي يبحر عند الفجر', en: 'A wooden banush sailing at dawn' },
    },
    {
      kind: 'coral-reef',
      time: 'day',
      seed: 'pearl-boat-2',
      alt: { ar: 'شعاب ومياه صافية', en: 'Reef and clear water' },
    },
  ],
  options: [
    {
      code: 'half-day',
      title: { ar: 'نصف يوم', en: 'Half a day' },
      description: { ar: 'أربع ساعات من الرصيف إلى الرصيف.', en: 'Four hours from pier to pier.' },
      durationMinutes: 240,
      capacity: 12,
      units: [
        {
          code: 'boat',
          kind: 'item',
          title: { ar: 'المركب كله (حتى 12)', en: 'The whole boat (up to 12)' },
          priceMinor: 145_000,
          travellers: 12,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 3, 5, 6, 7], startTimes: ['06:30', '13:00'], capacity: 2 }],
    },
  ],
  extras: [
    {
      code: 'lunch',
      title: { ar: 'غداء سمك مشوي', en: 'Grilled fish lunch' },
      per: 'person',
      priceMinor: 5_500,
      maxQuantity: 12,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Aisha',
      country: 'KW',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'The children found one',
      body: 'My kids opened so many oysters and found one tiny pearl, they show it to everybody. The captain was singing for us on the way back.',
      daysAgo: 20,
    },
    {
      author: 'يوسف',
      country: 'AE',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'رحلة موفقة',
      body: 'القبطان كثير الحكايات وجرّبنا معه حبل الغوص. المركب نظيف ومرتب.',
      daysAgo: 44,
    },
    {
      author: 'Jens',
      country: 'DE',
      rating: 3,
      language: 'en',
      travellerType: 'couple',
      title: 'Windy day',
      body: 'Too many waves and we came back early. They gave back a part of the money, we had not even asked.',
      daysAgo: 90,
    },
  ],
}
