import type { DemoPage } from '#demo/words-shape.ts'

export const privacyPolicy: DemoPage = {
  code: 'privacy-policy',
  title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  body: {
    ar: `نجمع ما يلزم لحجزك، ونحتفظ به ما دام يلزم، ولا نبيعه لأحد. هذه الصفحة تقول ذلك بالتفصيل.

## ما نجمعه عنك

حين تحجز: اسمك وبريدك ورقم هاتفك وما كتبته في الطلبات الخاصة. وحين تنشئ حسابًا: كلمة مرور نحفظ بصمتها لا نصّها. وحين تكتب إلينا: رسالتك. رقم بطاقتك لا يصل إلينا أبدًا: تكتبه عند شركة الدفع وفي صفحتها.

## من يراه

يرى مقدّم التجربة اسم المسافر الرئيسي وهاتفه وعدد المسافرين والطلبات الخاصة. وترى شركة الدفع المبلغ ورقم الحجز. وشركة البريد تنقل الرسائل. ولا أحد غيرهم، إلا إذا أمرت محكمة.

## ملفات تعريف الارتباط (الكوكيز)

نستخدم الضرورية فقط:

- **اللغة** و**العملة** و**المظهر**: ثلاثة ملفات تحفظ اختياراتك، لمدة سنة.
- **السلة**: ملف يربط متصفحك بسلتك، لمدة 90 يومًا.
- **المفضلة**: ملفان، أحدهما يربط متصفحك بمفضلتك والآخر يدل على أنها موجودة، لمدة سنة.
- **آخر الحجوزات**: ملف يفتح لك أحدث حجوزاتك دون حساب، لمدة 30 يومًا.
- **تسجيل الدخول**: ملف يبقيك مسجّل الدخول، لمدة 30 يومًا بعد آخر استخدام.

ما شاهدته مؤخرًا ونوع التقويم الذي اخترته يُحفظان في متصفحك. وإذا كنت مسجّل الدخول فالتجارب التي شاهدتها مؤخرًا تُحفظ في حسابك. لا إعلانات ولا تتبّع من مواقع أخرى، فلا نسألك عن موافقة لا نحتاج إليها.

## كم نحتفظ به

بريدك ورقم هاتفك وطلباتك الخاصة في حجز دفعته دون حساب: خمس سنوات بعد انتهائه. وحجز لم يُدفع: 90 يومًا بعد انتهاء مهلة الدفع. أما الفاتورة الضريبية واسم من صدرت له فتبقى ما دام القانون يطلبها. وحجوزات حسابك تبقى حتى تحذفه.

السلة دون حساب: 100 يوم بعد آخر تغيير. وعنوان من أُرسلت إليه رسالة: 90 يومًا بعد إرسالها. وما ترسله شركة الدفع عن دفعتك: 90 يومًا. ورسائلك إلينا وطلبات عروض الأسعار التي لم تصبح حجزًا: سنتان. والدخول: 30 يومًا بعد آخر استخدام. وعناوين الشبكة التي نعدّ بها المحاولات: يومان.

## حقوقك

راسلنا لنرسل إليك كل بياناتك في ملف، أو نصححها، أو نحذفها إلا ما يوجب القانون حفظه. نجيب خلال ثلاثين يومًا، ومن غير مقابل.`,
    en: `We collect what your booking needs, keep it as long as that is so, and sell it to nobody. This page says so in detail.

## What we collect

When you book: your name, email, phone number and special requests. When you create an account: a password, stored only as a hash. When you contact us: your message. Your card number never reaches us: you enter it on the payment company's own page.

## Who sees it

The host sees the lead guest's name and phone number, the number of travellers and your special requests. The payment company sees the amount and the booking reference. The email company delivers the messages. No one else, unless a court orders it.

## Cookies

We only use the ones we need:

- **Language**, **currency** and **theme**: three cookies that save your choices, for one year.
- **Cart**: one cookie that connects your browser with your cart, for 90 days.
- **Wishlist**: two cookies, one that connects your browser with your wishlist and one that says you have one, for one year.
- **Latest bookings**: one cookie that opens your latest bookings without an account, for 30 days.
- **Sign-in**: one cookie that keeps you signed in, until 30 days after your last visit.

Recently viewed activities and your choice of calendar are saved in your browser. If you're signed in, recently viewed activities are saved to your account. There are no advertisements and there is no third-party tracking, so we don't ask for a consent that we don't need.

## How long we keep it

Your email, phone number and special requests in a booking that you paid for without an account: five years after it is over. In one that was never paid: 90 days after its payment deadline. A tax invoice and the name it was issued to stay as long as the law asks for them. The bookings of your account stay until you delete it.

A cart without an account: 100 days after its last change. The address a message was sent to: 90 days after it was sent. What the payment company sends us about your payment: 90 days. Your messages to us, and quote requests that did not become a booking: two years. A sign-in: 30 days after its last use. The network addresses by which we count attempts: two days.

## Your rights

Contact us, and we'll send you all your data in a file, correct it, or delete it, except what the law requires us to keep. We reply within thirty days, free of charge.`,
  },
}
