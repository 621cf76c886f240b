import type { CategoryCode, DemoPicture, Words } from './shape.ts'

export interface DemoCategory {
  code: CategoryCode
  slug: Words
  name: Words
  summary: Words
  /** Name of a Lucide icon. */
  icon: string
  picture: DemoPicture
}

export const categories: DemoCategory[] = [
  {
    code: 'architecture-heritage',
    slug: { ar: 'عمارة-وتراث', en: 'architecture-heritage' },
    name: { ar: 'عمارة وتراث', en: 'Architecture and heritage' },
    summary: {
      ar: 'قلاع وبيوت وأحياء قديمة مع معماريين وآثاريين من أهلها.',
      en: 'Forts, houses and old quarters with local architects and archaeologists.',
    },
    icon: 'landmark',
    picture: {
      kind: 'old-town',
      time: 'sunset',
      seed: 'category-heritage',
      alt: { ar: 'مدينة قديمة من الطين عند الغروب', en: 'An old mud-brick town at sunset' },
    },
  },
  {
    code: 'museums-art',
    slug: { ar: 'متاحف-وفنون', en: 'museums-art' },
    name: { ar: 'متاحف وفنون', en: 'Museums and art' },
    summary: {
      ar: 'مجموعات ومعارض تستحق أن تُزار بلا عجلة.',
      en: 'Collections and exhibitions worth an unhurried visit.',
    },
    icon: 'palette',
    picture: {
      kind: 'museum',
      time: 'day',
      seed: 'category-museums',
      alt: { ar: 'قاعة متحف يدخلها ضوء النهار', en: 'A museum hall lit by daylight' },
    },
  },
  {
    code: 'desert-adventure',
    slug: { ar: 'مغامرات-الصحراء', en: 'desert-adventure' },
    name: { ar: 'مغامرات الصحراء', en: 'Desert adventures' },
    summary: {
      ar: 'كثبان ومحميات وسماء بلا ضوء غير النجوم.',
      en: 'Dunes, reserves and a sky full of stars.',
    },
    icon: 'tent-tree',
    picture: {
      kind: 'dune',
      time: 'sunset',
      seed: 'category-desert',
      alt: { ar: 'قافلة جمال فوق كثيب عند الغروب', en: 'A camel caravan on a dune at sunset' },
    },
  },
  {
    code: 'sea-islands',
    slug: { ar: 'البحر-والجزر', en: 'sea-islands' },
    name: { ar: 'رحلات بحرية ونيلية', en: 'Boats and water' },
    summary: {
      ar: 'مراكب خشبية وشعاب وجزر، وفلوكة على النيل.',
      en: 'Wooden boats, reefs, islands and sails on the Nile.',
    },
    icon: 'sailboat',
    picture: {
      kind: 'dhow',
      time: 'dawn',
      seed: 'category-sea',
      alt: { ar: 'مركب شراعي خشبي عند الفجر', en: 'A wooden sailing dhow at dawn' },
    },
  },
  {
    code: 'nature-hiking',
    slug: { ar: 'طبيعة-ومشي', en: 'nature-hiking' },
    name: { ar: 'طبيعة ومسارات مشي', en: 'Nature and hiking' },
    summary: { ar: 'أودية وجبال ومدرجات خضراء على القدمين.', en: 'Wadis, mountains and green terraces on foot.' },
    icon: 'mountain',
    picture: {
      kind: 'oasis',
      time: 'day',
      seed: 'category-nature',
      alt: { ar: 'واحة نخيل بين الجبال', en: 'A palm oasis between mountains' },
    },
  },
  {
    code: 'food-coffee',
    slug: { ar: 'طعام-وقهوة', en: 'food-coffee' },
    name: { ar: 'طعام وقهوة', en: 'Food and coffee' },
    summary: { ar: 'موائد البيوت ودلال القهوة وأسواق البهارات.', en: 'Home tables, coffee pots and spice markets.' },
    icon: 'coffee',
    picture: {
      kind: 'coffee',
      time: 'day',
      seed: 'category-food',
      alt: { ar: 'دلة قهوة وفناجين على مائدة', en: 'A coffee pot and cups on a table' },
    },
  },
  {
    code: 'souqs-crafts',
    slug: { ar: 'أسواق-وحرف', en: 'souqs-crafts' },
    name: { ar: 'أسواق وحرف', en: 'Souqs and crafts' },
    summary: {
      ar: 'حرفيون في ورشهم وأسواق عامرة.',
      en: 'Craft workshops and traditional markets.',
    },
    icon: 'shopping-bag',
    picture: {
      kind: 'souq',
      time: 'day',
      seed: 'category-souqs',
      alt: { ar: 'سوق مسقوف تتدلى فيه الفوانيس', en: 'A covered souq with hanging lanterns' },
    },
  },
  {
    code: 'stays-camps',
    slug: { ar: 'مبيت-ومخيمات', en: 'stays-camps' },
    name: { ar: 'مبيت ومخيمات', en: 'Stays and camps' },
    summary: {
      ar: 'ليالٍ في خيمة أو بيت قديم أو كهف أو على ذهبية.',
      en: 'Nights in a tent, an old house, a cave or on the Nile.',
    },
    icon: 'tent',
    picture: {
      kind: 'desert-camp',
      time: 'night',
      seed: 'category-stays',
      alt: { ar: 'مخيم صحراوي تحت النجوم', en: 'A desert camp under the stars' },
    },
  },
  {
    code: 'family-parks',
    slug: { ar: 'للعائلة', en: 'family' },
    name: { ar: 'تجارب عائلية', en: 'Family activities' },
    summary: {
      ar: 'يوم يرضي الصغار ولا يملّه الكبار.',
      en: 'Days out that children enjoy and adults do too.',
    },
    icon: 'users',
    picture: {
      kind: 'garden',
      time: 'day',
      seed: 'category-family',
      alt: { ar: 'حديقة فيها ماء ونخيل', en: 'A garden with water and palms' },
    },
  },
  {
    code: 'air-balloon',
    slug: { ar: 'مناطيد-وطيران', en: 'balloons-flights' },
    name: { ar: 'مناطيد وطيران', en: 'Balloons and flights' },
    summary: {
      ar: 'الأرض كما تراها الطيور، في أول الضوء.',
      en: 'Sunrise balloon flights over desert, oasis and valley.',
    },
    icon: 'wind',
    picture: {
      kind: 'balloons',
      time: 'dawn',
      seed: 'category-balloons',
      alt: { ar: 'مناطيد فوق الصخور عند الفجر', en: 'Balloons above rocks at dawn' },
    },
  },
  {
    code: 'private-cars',
    slug: { ar: 'سيارات-خاصة-ورحلات-يومية', en: 'private-cars-day-trips' },
    name: { ar: 'سيارة خاصة ورحلات يومية', en: 'Private cars and day trips' },
    summary: {
      ar: 'سيارة بسائق أو مرشد ليوم كامل، على المسار الذي تختاره.',
      en: 'A car with driver or guide for the day, on the route you choose.',
    },
    icon: 'car',
    picture: {
      kind: 'cliff',
      time: 'day',
      seed: 'category-cars',
      alt: { ar: 'سهل واسع تحت جرف صخري', en: 'A wide plain below a cliff' },
    },
  },
]
