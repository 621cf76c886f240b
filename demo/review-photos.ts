import type { DemoPicture } from './shape.ts'

/** Travellers' photos by product and index of the review, with captions. */
export const reviewPhotos: {
  product: string
  review: number
  photos: (Pick<DemoPicture, 'kind' | 'time'> & { alt: string })[]
}[] = [
  {
    product: 'diriyah-at-turaif-by-evening',
    review: 1,
    photos: [
      { kind: 'fort', time: 'night', alt: 'The wall lamps come on and every course of brick shows' },
      { kind: 'coffee', time: 'night', alt: 'Coffee across the valley, with the palaces lit behind' },
    ],
  },
  {
    product: 'edge-of-the-world',
    review: 0,
    photos: [
      { kind: 'cliff', time: 'dawn', alt: 'My flat rock, ten metres back from the edge' },
      { kind: 'dune', time: 'dawn', alt: 'The plain below, still blue' },
    ],
  },
  {
    product: 'edge-of-the-world',
    review: 1,
    photos: [{ kind: 'rock-camp', time: 'night', alt: 'الشواء بعد النزول' }],
  },
  {
    product: 'sinan-and-the-suleymaniye',
    review: 3,
    photos: [{ kind: 'mosque', time: 'day', alt: 'أحمر رستم باشا من الداخل' }],
  },
  {
    product: 'bosphorus-private-boat',
    review: 0,
    photos: [
      { kind: 'bosphorus', time: 'sunset', alt: 'The yalis from the water, engine off' },
      { kind: 'bosphorus', time: 'night', alt: 'Coming home, from the water' },
    ],
  },
  {
    product: 'bosphorus-private-boat',
    review: 3,
    photos: [{ kind: 'bosphorus', time: 'dawn', alt: 'قبل أن يصل النورس إلى الفطور' }],
  },
  {
    product: 'giza-with-an-egyptologist',
    review: 2,
    photos: [{ kind: 'dune', time: 'day', alt: 'Outside the tomb of Ti, with no one in sight' }],
  },
  {
    product: 'hegra-with-a-rawi',
    review: 1,
    photos: [
      { kind: 'rock-cut', time: 'sunset', alt: 'عددنا النسور على هذه الواجهة' },
      { kind: 'coffee', time: 'sunset', alt: 'قهوة الراوي آخر النهار' },
    ],
  },
  {
    product: 'ben-youssef-with-an-architect',
    review: 1,
    photos: [{ kind: 'courtyard', time: 'day', alt: 'الفناء الذي رسمته ابنتي' }],
  },
  {
    product: 'siq-to-monastery',
    review: 1,
    photos: [{ kind: 'rock-cut', time: 'sunset', alt: 'The Monastery lit, from the bench opposite' }],
  },
  {
    product: 'balloon-over-goreme',
    review: 1,
    photos: [
      { kind: 'balloons', time: 'dawn', alt: 'The third morning, at last' },
      { kind: 'balloons', time: 'day', alt: 'Low over the apricot trees' },
    ],
  },
  {
    product: 'balloon-over-the-west-bank',
    review: 0,
    photos: [{ kind: 'balloons', time: 'dawn', alt: 'حيث ينتهي خط الزرع دفعة واحدة' }],
  },
  {
    product: 'jeddah-reef-boat',
    review: 0,
    photos: [{ kind: 'coral-reef', time: 'day', alt: 'ما رأته أمي من الصندوق الزجاجي' }],
  },
  {
    product: 'bahrain-fort',
    review: 1,
    photos: [
      { kind: 'fort', time: 'sunset', alt: 'Where he drew the phases in the sand' },
      { kind: 'palm-grove', time: 'sunset', alt: 'The palms on the other side of the mound' },
    ],
  },
  {
    product: 'bahrain-fort',
    review: 3,
    photos: [{ kind: 'coffee', time: 'sunset', alt: 'القهوة في نهاية الجولة' }],
  },
  {
    product: 'karnak-and-luxor-temples',
    review: 1,
    photos: [{ kind: 'museum', time: 'night', alt: 'المغرب بين الأعمدة' }],
  },
]
