import type { DemoProduct } from '#demo/shape.ts'

export const pearlBoat: DemoProduct = {
  code: 'pearl-boat',
  slug: { ar: 'بانوش-إلى-هيرات-اللؤلؤ', en: 'banush-to-the-pearl-beds' },
  category: 'sea-islands',
  supplier: 'pearl-shores',
  title: { ar: 'بانوش خاص إلى هيرات اللؤلؤ', en: 'A private banush to the pearl beds' },
  summary: {
    ar: 'مركب خشبي لاثني عشر راكبًا يبحر من المحرق إلى مغاصات اللؤلؤ، والسعر للمركب كله.',
    en: 'A wooden boat for twelve from Muharraq to the pearl beds, priced for the whole boat.',
  },
  overview: {
    ar: 'يخرج البانوش من مرفأ المحرق نحو الهيرات الشمالية، حيث غاص الرجال مواسم كاملة على نَفَس واحد. يحكي النوخذة كيف كان الحبل يُشدّ، وكيف كانت الأغاني توقّت العمل.\n\nمن أراد نزل بقناع وزعانف في ماء لا يزيد عمقه على بضعة أمتار، وما يُجمع من محار يُفتح على ظهر المركب ويبقى لصاحبه.',
    en: 'The banush leaves Muharraq harbour for the northern beds, where men once dived whole seasons on single breaths. The captain tells how the rope was pulled and how songs kept time.\n\nWhoever wishes goes in with mask and fins, in water a few metres deep; the oysters you gather are opened on deck and whatever is inside is yours.',
  },
  highlights: {
    ar: ['مركب خشبي تقليدي لمجموعتك وحدها', 'غوص سطحي فوق الهيرات', 'محارك يُفتح أمامك'],
    en: [
      'A traditional wooden boat for your group alone',
      'Snorkelling over the beds',
      'Your oysters opened before you',
    ],
  },
  includes: {
    ar: ['النوخذة وبحّار', 'أقنعة وزعانف وسترات نجاة', 'ماء وفاكهة'],
    en: ['Captain and crew', 'Masks, fins and life jackets', 'Water and fruit'],
  },
  excludes: {
    ar: ['الوصول إلى المرفأ', 'رخصة حمل اللؤلؤ خارج البلاد'],
    en: ['Getting to the harbour', 'The permit to take pearls abroad'],
  },
  bring: { ar: ['ملابس سباحة ومنشفة', 'واقي شمس لا يضر المرجان'], en: ['Swimwear and a towel', 'Reef-safe sunscreen'] },
  knowBeforeYouGo: {
    ar: [
      'تُلغى الرحلة إذا اشتدت الريح ويُردّ المبلغ كاملًا',
      'لا بد من إجادة السباحة لمن ينزل الماء',
      'لا يزيد الركاب على اثني عشر مع الأطفال',
    ],
    en: [
      'Cancelled in strong wind with a full refund',
      'Those who enter the water must swim well',
      'Twelve aboard at most, children included',
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
      body: 'A tiny pearl, but you should have seen their faces. The captain sang for us on the way home.',
      daysAgo: 20,
    },
    {
      author: 'يوسف',
      country: 'AE',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'بحر وحكايات',
      body: 'النوخذة راوٍ من الطراز الأول، والمركب نظيف ومرتب.',
      daysAgo: 44,
    },
    {
      author: 'Jens',
      country: 'DE',
      rating: 3,
      language: 'en',
      travellerType: 'couple',
      title: 'Windy day',
      body: 'Choppy water and we came back early. They gave part of the money back without our asking.',
      daysAgo: 90,
    },
  ],
}
