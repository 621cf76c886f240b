import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import activityAr from '#messages/ar/activity.json' with { type: 'json' }
import activityEn from '#messages/en/activity.json' with { type: 'json' }
import availabilityEn from '#messages/en/availability.json' with { type: 'json' }

const activity = { ar: activityAr, en: activityEn }

test.each(['ar', 'en'] as const)('in %s a closed field has the cost of a pick-up before its place', (locale) => {
  const t = createTranslator({ locale, messages: activity[locale], namespace: 'booking' })
  expect(t('pickupPrice', { name: 'Hotel', price: '70' })).toMatch(/^\+\W?70.*Hotel/)
})

test('a car is collected, and only people are picked up', () => {
  for (const [name, words] of Object.entries(availabilityEn))
    expect(JSON.stringify(words), name).not.toMatch(/pick-up/i)
  expect(activityEn.booking.pickUp).toBe('Collection')
})
