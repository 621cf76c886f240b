import type { DemoReply } from './shape.ts'

/** The hosts' answers to low reviews, by product and the review's title, in the review's language. Some have none. */
const replies: Record<string, Record<string, DemoReply>> = {
  'edge-of-the-world': {
    'Pick-up 50 minutes late': {
      text: 'You’re right, Chris, and we’re sorry. The first car broke down and we should have called you at once. We now keep a second car ready at KAFD, and the driver’s number is on your ticket.',
      daysAgo: 39,
    },
  },
  'bosphorus-private-boat': {
    'Not the boat in the picture': {
      text: 'We’re sorry, Khalid. Our newer boat was in repair that week. If the boat changes, we now message every group in advance and offer a full refund.',
      daysAgo: 27,
    },
  },
  'giza-with-an-egyptologist': {
    'Guide did not come': {
      text: 'This should not have happened, Emma. If no Egyptologist can take over, we now cancel and refund in full. We have refunded the other half to your card.',
      daysAgo: 52,
    },
  },
  'hegra-with-a-rawi': {
    'الحافلة تعطلت': {
      text: 'نعتذر إليكِ يا رنا. أعدنا إلى بطاقتكِ ثلث المبلغ، وأصبحنا نمدّد الجولة إذا تأخر الانطلاق بسببنا.',
      daysAgo: 64,
    },
  },
  'imlil-atlas-villages': {
    'Driver on the phone': {
      text: 'Thank you for telling us, Ben. We no longer work with this driver, and phones now stay in the glove box on the road.',
      daysAgo: 48,
    },
  },
  'siq-to-monastery': {
    'Too big a group': {
      text: 'Fair criticism, Kevin. Ten is our limit again: a second guide now takes over when two bookings meet.',
      daysAgo: 44,
    },
  },
  'balloon-over-goreme': {
    'Cancelled three times': {
      text: 'We can’t change the wind, Hassan, but sixteen days for a refund was our fault. We now send refunds on the day we cancel. We’re sorry about the children’s last morning.',
      daysAgo: 38,
    },
  },
  'jeddah-roshan-houses': {
    'ما سمعنا شي': {
      text: 'شكرًا على ملاحظتك يا حسين. وفّرنا سماعات لكل المجموعات التي تزيد على ستة أشخاص.',
      daysAgo: 53,
    },
  },
  'jeddah-reef-boat': {
    'تأخير وقارب صغير': {
      text: 'نعتذر عن الازدحام والتأخير يا سعود. الرخصة لعشرة، لكننا صرنا ننصح عند الحجز بثمانية، ونستخرج التصريح في اليوم السابق.',
      daysAgo: 47,
    },
  },
  'desert-reserve-after-dark': {
    'Cold food, long transfer': {
      text: 'Sorry, Sergei. We’ve split the pick-ups into two routes, so no guest is in the car for more than an hour.',
      daysAgo: 41,
    },
  },
  'daymaniyat-islands-boat': {
    'Wrong pin': {
      text: 'We’re very sorry, Peter. We’ve corrected the pin, put our name on the sign and refunded you in full.',
      daysAgo: 59,
    },
  },
  'jeddah-obhur-snorkel-lesson': {
    'موج بعد الظهر': {
      text: 'معك حق يا ياسر. إذا أبقانا الموج في الحوض معظم الدرس نعيد الآن نصف المبلغ، وقد أعدناه إليك.',
      daysAgo: 82,
    },
  },
  'sir-bani-yas-nights': {
    'Four hours late on the water': {
      text: 'Sorry about that first afternoon, Jonas. When strong wind is forecast, we now message guests the evening before and move them to the 1 pm boat if there’s room.',
      daysAgo: 63,
    },
  },
  'aswan-felucca-with-children': {
    'No wind for us': {
      text: 'We were sorry too, Omar. If you come back this season, the children’s sail is on us: choose the afternoon, when there is more wind.',
      daysAgo: 69,
    },
  },
  'northern-tunisia-car-by-the-day': {
    'Deposit took a week': {
      text: 'Good point, Marcus. The page now says that banks take up to seven days to release the deposit.',
      daysAgo: 106,
    },
  },
}

export const hostReply = (code: string, title: string): DemoReply | undefined => replies[code]?.[title]

/** By product, the titles of answered reviews. */
export const answeredReviews = Object.entries(replies).map(([code, byTitle]) => [code, Object.keys(byTitle)] as const)
