import type { DemoProduct } from '#demo/shape.ts'

export const sakhirCamp: DemoProduct = {
  code: 'sakhir-camp',
  slug: { ar: 'مخيم-صخير-الشتوي', en: 'sakhir-winter-camp' },
  category: 'stays-camps',
  supplier: 'pearl-shores',
  title: { ar: 'البحرين: إقامة في مخيم شتوي خاص', en: 'Bahrain: private winter desert camp stay' },
  summary: {
    ar: 'خيّموا شتاءً قرب شجرة الحياة في خيمة خاصة لأربعة، مع نار وفطور بحريني. من نوفمبر إلى مارس، ليلتان فأكثر.',
    en: 'Camp near the Tree of Life in your own heated tent for four, with a fire and breakfast. November to March, 2 nights or more.',
  },
  overview: {
    ar: 'تقيمون ليلتين أو أكثر في خيمة مفروشة ودافئة لأربعة، أمامها موقد نار ومجلس لكم وحدكم، في مخيم شتوي قريب من شجرة الحياة، تصلون منه إليها مشيًا. ويستقبلكم صاحب المخيم بنفسه ويترك لكم حطبًا لكل مساء وفطورًا بحرينيًا لكل صباح.\n\nفي الصباح تمشون إلى الشجرة قبل أن يصلها الزوار، وهي غافة عمرها نحو أربعة قرون، ولا يُعرف على وجه اليقين من أين تشرب. ومتحف النفط عند أول بئر في الخليج قريب بالسيارة.\n\nويمكنكم إضافة عشاء مجبوس يُطبخ على الحطب.',
    en: 'Stay two nights or more in a furnished, heated tent for four, with your own fire pit and sitting area, a short walk from the Tree of Life. The owner welcomes you himself and leaves firewood for every night and a Bahraini breakfast every morning.\n\nIn the morning you can walk to the tree before other visitors arrive. It is a mesquite some 400 years old, and nobody knows for certain where it finds water. The oil museum, beside the first well drilled in the Gulf, is a short drive away.\n\nAdd dinner if you like: machboos cooked over the fire.',
  },
  highlights: {
    ar: ['المبيت في خيمة خاصة مفروشة', 'زيارة شجرة الحياة في هدوء الصباح', 'الجلوس عند النار والقهوة كل مساء'],
    en: [
      'Sleep in a private furnished tent',
      'Visit the Tree of Life in the quiet of morning',
      'Sit by the fire with coffee every evening',
    ],
  },
  includes: {
    ar: ['الخيمة بفرشها وتدفئتها', 'فطور بحريني', 'الحطب'],
    en: ['The tent with bedding and heating', 'Bahraini breakfast', 'Firewood'],
  },
  excludes: { ar: ['العشاء ما لم تضيفوه', 'المواصلات'], en: ['Dinner unless you add it', 'Transport'] },
  bring: { ar: ['ملابس دافئة', 'مصباح رأس'], en: ['Warm clothes', 'A head torch'] },
  knowBeforeYouGo: {
    ar: ['يؤكد صاحب المخيم كل حجز بنفسه', 'دورات المياه نظيفة ومشتركة مع بقية الضيوف', 'الموسم من نوفمبر إلى مارس'],
    en: [
      'The host confirms each booking himself',
      'The bathrooms are clean and shared with other guests',
      'The season is November to March',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الوصول', en: 'Arrival' },
      text: { ar: 'نستقبلكم بالقهوة قبل الغروب.', en: 'We welcome you with coffee before sunset.' },
    },
    {
      title: { ar: 'شجرة الحياة', en: 'The Tree of Life' },
      text: {
        ar: 'يمكنكم المشي إلى الشجرة في الصباح قبل وصول الزوار.',
        en: 'Walk to the tree in the morning, if you like, before the visitors arrive.',
      },
      minutes: 90,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'nightly',
  minDuration: 2,
  currency: 'BHD',
  isPrivate: true,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مدخل المخيم عند شجرة الحياة', en: 'Camp entrance by the Tree of Life' },
    address: { ar: 'بر عسكر، المحافظة الجنوبية', en: 'Askar desert, Southern Governorate' },
    lat: 25.9941,
    lng: 50.5831,
  },
  cancellation: [{ day: 7, hour: 0, minute: 0, percentage: 0 }],
  pictures: [
    {
      kind: 'desert-camp',
      time: 'night',
      seed: 'sakhir-camp-1',
      alt: { ar: 'خيام مضاءة تحت النجوم', en: 'Lit tents under the stars' },
    },
    { kind: 'dune', time: 'dawn', seed: 'sakhir-camp-2', alt: { ar: 'رمال عند الفجر', en: 'Sand at dawn' } },
  ],
  options: [
    {
      code: 'tent',
      title: { ar: 'خيمة لأربعة', en: 'Tent for four' },
      description: { ar: 'الدخول من 3:00 عصرًا.', en: 'Check-in from 3 pm.' },
      durationMinutes: 1200,
      capacity: 8,
      units: [
        {
          code: 'tent',
          kind: 'item',
          title: { ar: 'خيمة (حتى 4)', en: 'Tent (up to 4)' },
          priceMinor: 48_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['15:00'], capacity: 5, season: ['11-01', '03-31'] },
        {
          weekdays: [4, 5, 6],
          startTimes: ['15:00'],
          capacity: 5,
          season: ['11-01', '03-31'],
          adjustBasisPoints: 2500,
        },
      ],
    },
  ],
  extras: [
    {
      code: 'dinner',
      title: { ar: 'مجبوس على النار', en: 'Machboos cooked on the fire' },
      per: 'person',
      priceMinor: 6_000,
      maxQuantity: 8,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'مريم',
      country: 'BH',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'مثل أيام أول',
      body: 'سهرنا على النار لين نص الليل، والخيمة طلعت دافية. الحمامات مشتركة بس نظيفة.',
      daysAgo: 15,
    },
    {
      author: 'Claire M.',
      country: 'FR',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'Silence, finally',
      body: 'You hear the oil road very far and then nothing. Breakfast was wonderful. The bathrooms are shared, this I don’t love.',
      daysAgo: 255,
    },
  ],
}
