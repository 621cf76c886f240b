import type { DemoProduct } from '#demo/shape.ts'

export const pearlBoat: DemoProduct = {
  code: 'pearl-boat',
  slug: { ar: 'بانوش-إلى-هيرات-اللؤلؤ', en: 'banush-to-the-pearl-beds' },
  category: 'sea-islands',
  supplier: 'pearl-shores',
  title: { ar: 'البحرين: رحلة بانوش خاصة إلى هيرات اللؤلؤ', en: 'Bahrain: private dhow trip to the pearl beds' },
  summary: {
    ar: 'أبحروا ببانوش خاص حتى 12 راكبًا من المحرق إلى مغاصات اللؤلؤ، واسبحوا بالقناع وافتحوا المحار بأيديكم. السعر للمركب.',
    en: 'Snorkel over the pearl beds off Muharraq and open your own oysters, on a private wooden boat for up to 12. Price per boat.',
  },
  overview: {
    ar: 'تبحرون نصف يوم من المحرق في بانوش خشبي لمجموعتكم وحدها، حتى 12 راكبًا، مع نوخذة وبحّار. يرسو المركب فوق الهيرات الشمالية في ماء لا يزيد عمقه على بضعة أمتار، فتنزلون بالقناع والزعانف وتجمعون المحار بأيديكم، وتفتحونه في طريق العودة. أكثره فارغ، وما تجدونه فيه لكم.\n\nهنا كان الرجال يغوصون أربعة أشهر كل صيف على نَفَس واحد، بفطام يشدّ الأنف وحجر ينزل بهم وحبل يسحبهم به السيب. يريكم النوخذة هذه الأدوات، ويغنّي البحّار من أغاني النهّام. والهيرات جزء من طريق اللؤلؤ في قائمة التراث العالمي منذ 2012، وما زالت البحرين تمنع بيع اللؤلؤ المستزرع.\n\nلا ينزل إلى الماء إلا من يجيد السباحة، ويمكن للآخرين البقاء على ظهر المركب.',
    en: 'A private wooden banush, with captain and crew, takes up to 12 of you out of Muharraq for half a day. You anchor over the northern pearl beds in water a few metres deep, put on mask and fins, gather oysters and open them on the way back. Most are empty, but whatever you find is yours.\n\nMen once dived here for four months every summer, each time on a single breath, with a clip on the nose, a stone to take them down and a rope for a hauler to pull them up. The captain shows you these tools, and the deckhand sings one of the songs that kept the work in time. The beds belong to the Pearling Path, a World Heritage Site since 2012, and Bahrain still bans the sale of cultured pearls.\n\nOnly good swimmers may go in the water, but you’re welcome to stay dry on deck.',
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
      'نلغي الرحلة إذا اشتدت الريح، ونعيد المبلغ كاملًا',
      'النزول إلى الماء لمن يجيد السباحة فقط',
      'الحد الأقصى 12 راكبًا بمن فيهم الأطفال',
    ],
    en: [
      'We cancel in strong winds and refund you in full',
      'You must be a good swimmer to enter the water',
      'The boat takes up to 12 passengers, children included',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرفأ المحرق', en: 'Muharraq harbour' },
      text: {
        ar: 'نلتقي على الرصيف ونشرح تعليمات السلامة، ثم نبحر.',
        en: 'We meet on the pier, go through the safety rules and set off.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'الهيرات', en: 'The beds' },
      text: {
        ar: 'يرسو المركب فوق الهيرات، وتنزلون بالقناع والزعانف لجمع المحار.',
        en: 'We anchor over the beds, and you snorkel and gather oysters.',
      },
      minutes: 120,
    },
    {
      title: { ar: 'العودة', en: 'The way back' },
      text: {
        ar: 'تفتحون محاركم على ظهر المركب في طريق العودة.',
        en: 'You open your oysters on deck as we sail back.',
      },
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
      title: { ar: 'نصف يوم بمركب خاص', en: 'Half a day on a private boat' },
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
