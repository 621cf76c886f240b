import type { DemoPage } from '#demo/words-shape.ts'

export const privacyPolicy: DemoPage = {
  code: 'privacy-policy',
  title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  body: {
    ar: `نجمع ما يلزم لحجزك، ونحتفظ به ما دام يلزم، ولا نبيعه لأحد. هذه الصفحة تقول ذلك بالتفصيل.

## ما نعرفه عنك

حين تحجز: اسمك وبريدك ورقم هاتفك وما كتبته في الطلبات الخاصة. وحين تنشئ حسابًا: كلمة مرور نحفظ بصمتها لا نصّها. وحين تكتب إلينا: رسالتك. رقم بطاقتك لا يصل إلينا أبدًا: تكتبه عند شركة الدفع وفي صفحتها.

## من يراه

مقدّم التجربة يرى اسم المسافر الرئيس وهاتفه وعدد المسافرين وما طُلب، لأنه ينتظرك. وشركة الدفع ترى المبلغ ورقم الطلب. وشركة البريد تنقل الرسائل. ولا أحد غيرهم، إلا إذا أمرت محكمة.

## ملفات الارتباط

ستة، كلها لازمة: لغتك، وعملتك، والمظهر الذي اخترته، وسلتك، وآخر طلب لك، ودخولك. وما شاهدته مؤخرًا يبقى في متصفحك ولا يُرسل. لا إعلانات ولا تتبّع من مواقع أخرى، فلا نسألك عن موافقة لا نحتاج إليها.

## كم نحتفظ به

بريدك ورقم هاتفك وطلباتك الخاصة في حجز دفعته دون حساب: خمس سنوات بعد انتهائه. وحجز لم يُدفع: 90 يومًا بعد انتهاء مهلته. أما الفاتورة الضريبية واسم من صدرت له فتبقى ما دام القانون يطلبها. وحجوزات حسابك تبقى حتى تحذفه.

السلة دون حساب: 100 يوم بعد آخر تغيير. وعنوان من أُرسلت إليه رسالة: 90 يومًا بعد إرسالها. وما ترسله شركة الدفع عن دفعتك: 90 يومًا. ورسائلك إلينا وطلبات العروض التي لم تصبح حجزًا: سنتان. والدخول: 30 يومًا بعد آخر استخدام. وعناوين الشبكة التي نعدّ بها المحاولات: يومان.

## حقوقك

اكتب إلينا فنرسل لك كل ما نعرفه عنك في ملف، أو نصححه، أو نمحوه إلا ما يلزمنا القانون به. نجيب خلال ثلاثين يومًا، ومن غير مقابل.`,
    en: `We collect what your booking needs, keep it as long as that is so, and sell it to nobody. This page says so in detail.

## What we know of you

When you book: your name, email, phone number and what you wrote under special requests. When you make an account: a password, of which we keep a fingerprint and not the text. When you write to us: your message. The number of your card never reaches us: you give it to the payment company on its own page.

## Who sees it

Whoever gives the experience sees the lead guest's name and phone, how many you are and what you asked for, because they wait for you. The payment company sees the amount and the order's number. The mail company carries the messages. Nobody else, unless a court orders it.

## Cookies

Six, all of them needed: your language, your currency, the look you chose, your cart, your latest order, your sign-in. What you looked at lately stays in your browser and is not sent. There are no advertisements and nobody follows you from other sites, so we do not ask for a consent that we do not need.

## How long we keep it

Your email, phone number and special requests in a booking that you paid for without an account: five years after it is over. In one that was never paid: 90 days after its time to pay ended. A tax invoice and the name it was issued to stay as long as the law asks for them. The bookings of your account stay until you delete it.

A cart without an account: 100 days after its last change. The address a message was sent to: 90 days after it was sent. What the payment company sends us about your payment: 90 days. What you wrote to us, and requests for offers that did not become a booking: two years. A sign-in: 30 days after its last use. The network addresses by which we count attempts: two days.

## Your rights

Write to us, and we send you all we know of you in a file, or correct it, or delete it but for what the law obliges us to keep. We answer within thirty days and charge nothing.`,
  },
}
