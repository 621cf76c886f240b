import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-event.ts'

const event: CalendarEvent = {
  uid: 'RH-2345ABCD-7@rihla.example',
  sequence: 0,
  isCancelled: false,
  isTentative: false,
  madeAt: new Date('2026-11-20T10:00:00.123Z'),
  startsAt: '2026-12-01T06:30:00+00:00',
  endsAt: '2026-12-01T08:30:00+00:00',
  summary: 'Walk',
  location: 'Gate',
  geo: { lat: 26.2336, lng: 50.5206 },
  description: 'RH-2345ABCD',
  url: 'https://rihla.example/en/invoices/RH-2345ABCD?key=abc.def',
  organizer: { name: 'Rihla', email: 'hello@rihla.example' },
}

/** As a calendar reads it: lines put together, names and values parted at the first colon outside quotes, escapes undone. */
function parse(text: string): Map<string, string> {
  expect(text.endsWith('\r\n')).toBe(true)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
    expect(line.isWellFormed()).toBe(true)
  }
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^((?:[^:"]|"[^"]*")+):(.*)$/s.exec(line) ?? []
      expect(name).not.toBe('')
      if (/^(SUMMARY|LOCATION|DESCRIPTION)$/.test(name))
        expect(value.replaceAll(/\\[\\;,nN]/g, '')).not.toMatch(/[\\;,]/)
      return [name, value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))]
    }),
  )
}

describe('a calendar reads', () => {
  test.each([
    ['plain words', 'Walk at sunset'],
    ['commas, semicolons and backslashes', String.raw`Gate 4, north; C:\new \n`],
    ['lines', 'Option\nRH-2345ABCD\nhttps://rihla.example'],
    [
      'Arabic that is longer than a line',
      'جولة الغروب في قلعة البحرين مع عالِم آثار، والعشاء على الشاطئ بعد الجولة؛ لا تنسوا الماء',
    ],
    ['signs of four bytes', '🐪'.repeat(40)],
    ['what looks like another property', 'Walk\nSTATUS:CANCELLED'],
    ['75 bytes exactly with its name', 'x'.repeat(75 - 'SUMMARY:'.length)],
    ['nothing', ''],
  ])('%s as they were written', (_, text) => {
    const read = parse(calendarFile({ ...event, summary: text, description: text, location: text }))
    // An empty place is no property.
    expect([read.get('SUMMARY'), read.get('LOCATION') ?? '']).toEqual([text, text])
    expect(read.get('STATUS')).toBe('CONFIRMED')
  })

  test('every kind of line end as one, and none of the signs that break a file', () => {
    expect(parse(calendarFile({ ...event, summary: 'a\r\nb\rc\u2028d\u0000\u0007e' })).get('SUMMARY')).toBe(
      'a\nb\nc\nde',
    )
    expect(parse(calendarFile({ ...event, organizer: { name: 'The "best", tours: ever\n', email: 'a@b.example' } })).get(`ORGANIZER;CN="The 'best', tours: ever "`)).toBe('mailto:a@b.example') // prettier-ignore
  })

  test('whatever else a title may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        fc.pre(!/[\u0000-\u001f\u007f\u2028\u2029]/.test(text)) // oxlint-disable-line no-control-regex
        expect(parse(calendarFile({ ...event, summary: text })).get('SUMMARY')).toBe(text)
      }),
    )
  })

  test('its times in UTC, its name, how new it is and what became of it', () => {
    expect(Object.fromEntries(parse(calendarFile(event)))).toMatchObject({
      METHOD: 'PUBLISH',
      UID: 'RH-2345ABCD-7@rihla.example',
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      DTSTAMP: '20261120T100000Z',
      DTSTART: '20261201T063000Z',
      DTEND: '20261201T083000Z',
      GEO: '26.2336;50.5206',
      TRANSP: 'OPAQUE',
      TRIGGER: '-P1D',
    })
    const cancelled = parse(calendarFile({ ...event, sequence: 1, isCancelled: true }))
    expect(Object.fromEntries(cancelled)).toMatchObject({ METHOD: 'CANCEL', UID: event.uid, SEQUENCE: '1', STATUS: 'CANCELLED', TRANSP: 'TRANSPARENT' }) // prettier-ignore
    expect(cancelled.has('TRIGGER')).toBe(false)
    const reserved = parse(calendarFile({ ...event, isTentative: true }))
    expect(Object.fromEntries(reserved)).toMatchObject({ METHOD: 'PUBLISH', STATUS: 'TENTATIVE', TRANSP: 'OPAQUE' })
    expect(reserved.has('TRIGGER')).toBe(false)
  })
})
