/** Products that several queries share. */
export const balloons = [
  'alula-balloon-at-dawn',
  'balloon-over-goreme',
  'balloon-over-the-west-bank',
  'margham-dunes-by-balloon',
]
export const bicycles = ['wadi-hanifah-by-bicycle', 'jeddah-corniche-bicycles', 'west-bank-farm-breakfast-by-bicycle']
export const camps = [
  'wadi-rum-night-camp',
  'mutlaa-winter-camp',
  'sakhir-camp',
  'wahiba-sands-camp-nights',
  'thumamah-star-tents',
  'agafay-stone-desert-nights',
]
export const tents = [
  'thumamah-star-tents',
  'wadi-rum-night-camp',
  'sakhir-camp',
  'mutlaa-winter-camp',
  'agafay-stone-desert-nights',
  'alula-oasis-farm-nights',
]
export const deserts = [
  'desert-reserve-after-dark',
  'empty-quarter-car-by-the-day',
  'agafay-stone-desert-nights',
  'khor-al-adaid-by-the-day',
  'fayoum-and-wadi-al-rayan-by-the-day',
  'abu-simbel-by-the-day',
]
export const dunes = [
  'margham-dunes-by-balloon',
  'khor-al-adaid-by-the-day',
  'thumamah-star-tents',
  'empty-quarter-car-by-the-day',
  'wahiba-sands-camp-nights',
]
export const falcons = ['katara-and-falcons-with-children', 'souq-waqif-and-msheireb-evening']
export const feluccas = ['felucca-at-sunset', 'aswan-felucca-with-children']
export const fishMarkets = [
  'sharq-fish-market-and-breakfast',
  'jeddah-fish-market-before-dawn',
  'jaddaf-dhow-yard-and-fish-grill',
  'mutrah-souq-and-harbour',
]
export const forts = [
  'bahrain-fort',
  'nizwa-fort-and-jebel-akhdar',
  'mutrah-souq-and-harbour',
  'taqah-castle-and-old-mirbat',
  'masmak-and-souq-al-zal',
  'al-zubarah-by-the-day',
  'alula-old-town-at-dusk',
  'hatta-and-the-hajar-by-the-day',
]
export const frankincense = ['mutrah-incense-workshop', 'wadi-dawkah-and-al-baleed', 'mutrah-souq-and-harbour']
export const galleries = ['alserkal-avenue-galleries', 'weibdeh-cafes-and-galleries']
export const islands = [
  'daymaniyat-islands-boat',
  'sir-bani-yas-nights',
  'purple-island-kayak',
  'failaka-by-boat',
  'nubian-lunch-on-heissa',
  'aswan-felucca-with-children',
]
export const kitchens = [
  'rif-kitchen',
  'jeddah-hijazi-table',
  'wadi-musa-kitchen-evening',
  'najdi-table',
  'nubian-lunch-on-heissa',
  'date-farm-lunch',
]
export const mangroves = ['jubail-mangroves-by-kayak', 'purple-island-kayak']
export const mosaics = ['bardo-mosaics', 'madaba-mosaic-and-nebo']
export const mosques = ['sheikh-zayed-mosque-with-an-architect', 'sinan-and-the-suleymaniye']
export const museums = [
  'national-museum-and-murabba',
  'cairo-museum-of-islamic-art',
  'doha-pei-and-nouvel',
  'majorelle-and-saint-laurent',
  'louvre-abu-dhabi-dome-and-galleries',
  'bardo-mosaics',
]
export const islamicArt = ['cairo-museum-of-islamic-art', 'doha-pei-and-nouvel']
export const pearls = ['pearl-boat', 'muharraq-architecture', 'al-zubarah-by-the-day']
export const potteries = [
  'old-cairo-and-clay-with-children',
  'qarah-caves-and-the-potter',
  'fayoum-and-wadi-al-rayan-by-the-day',
]
export const privateBoats = [
  'bosphorus-private-boat',
  'jeddah-reef-boat',
  'daymaniyat-islands-boat',
  'pearl-boat',
  'failaka-by-boat',
  'doha-bay-sanbuk-at-sunset',
  'felucca-at-sunset',
]
export const sadu = ['sadu-ground-loom-morning', 'towers-sadu-and-utzon', 'qasr-al-hosn-house-of-artisans']
export const snorkelling = ['jeddah-obhur-snorkel-lesson', 'jeddah-reef-boat', 'daymaniyat-islands-boat', 'pearl-boat']
export const souqs = [
  'mutrah-souq-and-harbour',
  'masmak-and-souq-al-zal',
  'qaisariya-and-the-bisht-tailors',
  'souq-waqif-and-msheireb-evening',
  'mubarakiya-and-old-town',
  'al-fahidi-and-the-creek-by-abra',
  'katara-and-falcons-with-children',
  'cairo-tentmakers-workshop',
]
export const stars = [
  'thumamah-star-tents',
  'wahiba-sands-camp-nights',
  'alula-elephant-rock-fire',
  'wadi-rum-night-camp',
]
export const temples = [
  'karnak-and-luxor-temples',
  'philae-at-opening',
  'abu-simbel-by-the-day',
  'car-to-dendera-and-abydos',
  'failaka-by-boat',
]
export const turtles = ['ras-al-jinz-turtles-by-night', 'saadiyat-turtle-beach', 'daymaniyat-islands-boat']
export const waterfalls = ['akchour-falls', 'wadi-shab-swim', 'wadi-darbat-and-the-springs', 'imlil-atlas-villages']
export const withChildren = [
  'dead-sea-with-children',
  'kaymakli-with-children',
  'golden-horn-with-children',
  'mughsail-blowholes-with-children',
  'katara-and-falcons-with-children',
  'aswan-felucca-with-children',
  'old-cairo-and-clay-with-children',
  'fateh-al-khair-and-aquarium-with-children',
  'saadiyat-turtle-beach',
  'ras-al-khor-flamingos',
  'goat-farm-morning',
  'wadi-hanifah-by-bicycle',
]
