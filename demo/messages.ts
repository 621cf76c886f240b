import type { Tx } from '#server/kernel/database.ts'
import { insertRows } from './insert-rows.ts'

const HOUR_MS = 3_600_000

interface Message {
  name: string
  /** Of an order's guest where the demo's orders have one. */
  email: string
  topic: 'booking' | 'payment' | 'supplier' | 'other'
  language: 'ar' | 'en'
  hoursAgo: number
  text: string
  reply?: string
  isClosed?: boolean
}

/** Invented people. */
const messages: Message[] = [
  { name: 'مها الدوسري', email: 'guest13@example.com', topic: 'booking', language: 'ar', hoursAgo: 27, text: 'حجزت لأربعة أشخاص، وسينضم إلينا ابن أختي وعمره ست سنوات.\nهل أضيفه إلى الحجز نفسه أم أحجز له وحده؟' }, // prettier-ignore
  { name: 'Lukas Weber', email: 'guest12@example.com', topic: 'payment', language: 'en', hoursAgo: 20, text: 'My bank shows two authorisations for the same amount. The order page says it was paid once. Will the other one be released?' }, // prettier-ignore
  { name: 'سليمان البلوي', email: 'salman.b@example.com', topic: 'supplier', language: 'ar', hoursAgo: 9, text: 'لدينا مزرعة ورد في الطائف ونستقبل الزوار في موسم القطاف. كيف ننضم إليكم؟' }, // prettier-ignore
  { name: 'Sophie Martin', email: 'guest15@example.com', topic: 'booking', language: 'en', hoursAgo: 4, text: 'Our flight was moved and we land at 11:40. Can the driver wait, or is there a later departure on the same day?' }, // prettier-ignore
  { name: 'هيا المري', email: 'haya.m@example.com', topic: 'other', language: 'ar', hoursAgo: 1, text: 'هل الجولة مناسبة لكرسي متحرك؟ في الصفحة مذكور أن الأرض غير مستوية.' }, // prettier-ignore
  { name: 'Priya Raman', email: 'guest9@example.com', topic: 'booking', language: 'en', hoursAgo: 50, text: 'Is there a vegetarian lunch on the farm day?', reply: 'Yes: the kitchen cooks from its own garden, and three of the five dishes are vegetarian. I’ve added a note to your booking for the host.' }, // prettier-ignore
  { name: 'طارق حداد', email: 'guest17@example.com', topic: 'payment', language: 'ar', hoursAgo: 96, text: 'متى يصل المبلغ المسترد إلى بطاقتي؟', reply: 'أعدنا المبلغ اليوم، ويظهر في كشف البطاقة خلال 5 إلى 10 أيام عمل بحسب البنك.', isClosed: true }, // prettier-ignore
  { name: 'Emma Lindqvist', email: 'guest3@example.com', topic: 'other', language: 'en', hoursAgo: 170, text: 'I left a green scarf in the boat on Tuesday.', reply: 'The captain has it. Send us the address of your hotel and he will bring it tomorrow morning.', isClosed: true }, // prettier-ignore
  { name: 'عبد العزيز السالم', email: 'aziz.s@example.com', topic: 'other', language: 'ar', hoursAgo: 210, text: 'عرض تسويقي لموقعكم بأسعار مميزة', isClosed: true }, // prettier-ignore
]

/** Seeds contact messages, some with a reply of the first person of support, for the console's inbox. */
export async function seedMessages(tx: Tx, now: Date): Promise<void> {
  const [facts] = await tx.rows<{ siteId: number; staffId: number }>({
    name: 'seed.message_facts',
    text: `select (select id from site where is_default) as "siteId", (select min(id) from staff where email = 'support@rihla.example') as "staffId"`,
  })
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const planned = messages.toSorted((one, other) => other.hoursAgo - one.hoursAgo)
  const stored = await insertRows<{ id: number }>(
    tx,
    'message',
    planned.map(({ name, email, topic, language, hoursAgo, text, isClosed = false }) => ({
      site_id: facts?.siteId,
      name,
      email,
      topic,
      language,
      body: text,
      created_at: at(hoursAgo),
      closed_at: isClosed ? at(hoursAgo - 3) : null,
      closed_by: isClosed ? facts?.staffId : null,
    })),
    'id',
  )
  const replies = planned.flatMap(({ reply, hoursAgo }, index) =>
    reply === undefined
      ? []
      : [{ message_id: stored[index]?.id, staff_id: facts?.staffId, body: reply, created_at: at(hoursAgo - 2) }],
  )
  await insertRows(tx, 'message_reply', replies)
}
