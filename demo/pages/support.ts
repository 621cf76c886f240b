import type { DemoPage } from '#demo/words-shape.ts'

export const support: DemoPage = {
  code: 'support',
  title: { ar: 'المساعدة', en: 'Support' },
  body: {
    ar: `تجد إجابات معظم الأسئلة في [الأسئلة الشائعة](/faq). وإن لم تجد سؤالك فراسلنا.

## أين حجزي؟

لكل حجز رقم يبدأ بحرفي RH، ورابط في رسالة التأكيد يفتحه متى شئت. وإن كان لديك حساب فحجوزاتك كلها في [صفحة حجوزاتي](/invoices). لم تصلك الرسالة؟ تفقّد البريد غير المرغوب فيه، أو [ابحث عن حجزك](/invoices/find) برقمه وبريدك.

## قبيل الموعد

إذا تأخرت أو ضللت الطريق فاتصل بالرقم المكتوب في تذكرتك، وسنخبر مرشدك. نجيب عن اتصالات المسافرين على مدار الساعة، كل يوم، فبعض التجارب تبدأ قبل الفجر.

## دفعت ولم يصلني تأكيد

لا تدفع مرة ثانية. ننتظر أحيانًا تأكيد البنك دقائق، وتُحدَّث صفحة حجزك تلقائيًا. إذا انتهت مدة حفظ أماكنك قبل أن يصل المبلغ فسنعيد حجزها لك إن بقيت متاحة، وإلا فسنعيد إليك المبلغ كاملًا خلال 24 ساعة.

## تواصل معنا

لكل ما ليس عاجلًا راسلنا من [صفحة التواصل](/contact-us)، ونرد خلال يوم عمل. اذكر رقم الحجز إن وُجد، ولا ترسل أبدًا رقم بطاقتك.`,
    en: `Most answers are in the [frequently asked questions](/en/faq). If yours isn’t there, contact us.

## Where is my booking?

Each booking has a booking reference that begins with RH, and the link in your confirmation email opens it at any time. If you have an account, everything is under [My bookings](/en/invoices). No email? Check your spam folder, or [find your booking](/en/invoices/find) with its reference and your email.

## Just before your activity

If you’re late or lost, call the number on your ticket and we’ll tell your guide. We answer travellers’ calls around the clock, every day, because some activities start before dawn.

## I paid but got no confirmation

Don’t pay twice. Banks sometimes take a few minutes, and your booking page updates automatically. If your hold expired before your payment arrived, we’ll rebook your spots if they’re still free; otherwise you’ll get a full refund within 24 hours.

## Contact us

For anything that isn’t urgent, use the [contact page](/en/contact-us). We reply within one business day. Include your booking reference if you have one, and never send your card number.`,
  },
}
