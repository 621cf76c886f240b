import type { DemoPage } from '#demo/words-shape.ts'

export const support: DemoPage = {
  code: 'support',
  title: { ar: 'المساعدة', en: 'Support' },
  body: {
    ar: `معظم ما يُسأل عنه تجد جوابه في [الأسئلة الشائعة](/faq). وما لم تجده نجيب عنه نحن.

## أين حجزي؟

كل حجز له رقم يبدأ بحرفي RH، ورابط في رسالة التأكيد يفتحه متى شئت. وإن كان لك حساب فحجوزاتك كلها في [صفحة حجوزاتي](/invoices). لم تصل الرسالة؟ انظر في البريد غير المرغوب فيه، ثم اكتب إلينا برقم الحجز.

## قبل الموعد بساعات

إذا تأخرت أو ضللت الطريق فاتصل بالرقم المكتوب في تذكرتك، ونحن نخبر من ينتظرك. ساعاتنا من التاسعة صباحًا إلى العاشرة مساء بتوقيت الرياض، كل يوم.

## دفعت ولم أرَ تأكيدًا

لا تدفع مرة ثانية. ننتظر أحيانًا تأكيد البنك دقائق، وصفحة حجزك تتحدث وحدها. إذا انتهت مهلة الحجز قبل أن يصل المال أخذنا المكان لك ثانية إن بقي، وإلا رددنا المبلغ كاملًا خلال 24 ساعة.

## اكتب إلينا

من [صفحة التواصل](/contact-us)، ونرد خلال يوم عمل. اذكر رقم الحجز إن وُجد، ولا ترسل أبدًا رقم بطاقتك.`,
    en: `Most questions are answered in the [frequent questions](/en/faq). What you do not find there, we answer ourselves.

## Where is my booking?

Each booking has a number that begins with RH, and a link in the confirmation that opens it whenever you like. If you have an account, everything is under [my bookings](/en/invoices). No message? Look in the spam folder, then write to us with the number.

## In the last hours before

If you are late or lost, call the number on your ticket, and we tell the person who waits for you. We are there from nine in the morning to ten at night, Riyadh time, every day.

## I paid and see no confirmation

Do not pay twice. Now and then a bank takes some minutes, and your booking's page updates by itself. If the hold ended before the money came, we take the places again if any are left, and otherwise pay back everything within 24 hours.

## Write to us

From the [contact page](/en/contact-us); we answer within a working day. Name your booking if there is one, and never send the number of your card.`,
  },
}
