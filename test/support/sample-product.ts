/** A valid product in the import format, in Riyadh. */
export function sampleProduct(code: string) {
  return {
    code,
    city: 'riyadh',
    category: 'nature-hiking',
    supplier: 'najd-trails',
    slug: { ar: `رحلة-${code}`, en: code },
    title: { ar: 'رحلة إلى البر', en: 'A day in the desert' },
    summary: { ar: 'يوم في البر.', en: 'A day out.' },
    overview: { ar: 'نخرج صباحًا.', en: 'We leave in the morning.' },
    highlights: { ar: ['الرمل'], en: ['The sand'] },
    guideLanguages: ['ar'],
    pricingPer: 'person',
    currency: 'SAR',
    meetingPoint: {
      name: { ar: 'المحطة', en: 'The station' },
      address: { ar: 'طريق الملك فهد', en: 'King Fahd Road' },
      lat: 24.7,
      lng: 46.6,
    },
    cancellation: [{ day: 1, percentage: 0 }],
    itinerary: [{ title: { ar: 'الرمل', en: 'The sand' }, text: { ar: 'نمشي.', en: 'We walk.' }, minutes: 60 }],
    pictures: [
      { src: 'https://cdn.example/a.jpg', width: 1200, height: 800, alt: { ar: 'رمل', en: 'Sand' } },
      ...['a', 'b', 'c', 'd'].map((seed) => ({
        src: `scenes/dune-dawn-${seed}.svg`,
        width: 1200,
        height: 800,
        alt: { ar: 'رمل', en: 'Sand' },
      })),
    ],
    options: [
      {
        code: 'group',
        title: { ar: 'مجموعة', en: 'Group' },
        description: { ar: 'ثمانية ضيوف.', en: 'Eight guests.' },
        durationMinutes: 240,
        capacity: 8,
        units: [
          { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 20_000 },
          { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, maxAge: 12, priceMinor: 10_000 },
        ],
        schedules: [
          {
            code: 'year',
            weekdays: [1, 2, 3, 4, 5, 6, 7],
            startTimes: ['09:00'],
            capacity: 8 as number | null,
            validFrom: '2020-01-01',
            validTo: '2099-12-31',
            exceptions: [] as { date: string; isClosed?: boolean; capacity?: number }[],
          },
        ],
      },
    ],
    extras: [
      { code: 'chair', title: { ar: 'كرسي', en: 'Chair' }, per: 'booking', priceMinor: 500, maxQuantity: 4 },
      { code: 'tea', title: { ar: 'شاي', en: 'Tea' }, per: 'person', priceMinor: 300, maxQuantity: 8 },
    ],
    pickups: [
      {
        code: 'station',
        name: { ar: 'المحطة', en: 'The station' },
        address: { ar: 'البوابة', en: 'The gate' },
        minutesBefore: 15,
        lat: 24.7,
        lng: 46.6,
      },
    ],
  }
}
