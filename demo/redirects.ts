/** Permanent redirects from earlier addresses of the demo's pages. They apply in both languages. */
export const redirects: { from: string; to: string }[] = [
  {
    from: '/things-to-do-in-أبوظبي/جامع-الشيخ-زايد-مع-معماري',
    to: '/things-to-do-in-أبوظبي/جامع-الشيخ-زايد-مع-معمارية',
  },
  {
    from: '/things-to-do-in-القاهرة/مصر-القديمة-والطين-مع-الصغار',
    to: '/things-to-do-in-القاهرة/مصر-القديمة-والفخار-مع-الصغار',
  },
  {
    from: '/things-to-do-in-تونس/سيارة-باليوم-في-شمال-تونس',
    to: '/things-to-do-in-تونس/سيارة-باليوم-في-تونس',
  },
  {
    from: '/things-to-do-in-tunis/a-car-by-the-day-in-northern-tunisia',
    to: '/things-to-do-in-tunis/a-car-by-the-day-in-tunisia',
  },
]
