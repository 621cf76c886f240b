import type { DemoPost } from '#demo/words-shape.ts'

export const howToReadASouq: DemoPost = {
  slug: { ar: 'كيف-تقرأ-سوقا-قديما', en: 'how-to-read-a-souq' },
  title: { ar: 'كيف تقرأ سوقًا قديمًا', en: 'How to read a souq' },
  summary: {
    ar: 'العطر عند الجامع والنحّاس بعيدًا عنه، والخان خلف الباب الكبير: للسوق ترتيب يُقرأ قبل أن يُشترى منه.',
    en: 'Perfume by the mosque, hammers farther off, a khan behind the tall gate: a souq has an order, and it’s worth reading before you buy.',
  },
  body: {
    ar: `يشكو الزائر من السوق القديم أنه متاهة. ويضحك التاجر، لأنه لا يعرف مكانًا أوضح منه: كل سلعة في شارعها، وكل شارع في موضعه من الجامع، ومن أراد زرًّا لم يمشِ إلى غير سوق الأزرار. وتزول المتاهة متى عرفت الترتيب. وهذا هو، كما كان في أكثر المدن من فاس إلى الهفوف، مع ما يشذّ عنه.

## ابدأ من الجامع

الجامع الكبير نقطة الصفر. حوله ما خفّ ونظف وطاب ريحه: الكتب والورق والشمع والعطر. في تونس ما زال سوق العطّارين ملتصقًا بجدار جامع الزيتونة كما وُضع في زمن الحفصيين في القرن الثالث عشر، وفي فاس تنعطف من العطّارين فتجد باب القرويين أمامك. وسببه بسيط: هذه سلع يحتاجها المصلّي وطالب العلم، ولا تؤذي أحدًا بصوت ولا دخان.

[القاهرة: جولة شارع المعز مع معمارية](/things-to-do-in-القاهرة/شارع-المعز-مشيا)

## القيصرية: الباب الذي يُقفل ليلًا

بعد حلقة العطر حلقة الثمين: الحرير والقماش والذهب. ولأن الثمين يُخاف عليه، جُمع في سوق مسقوف له أبواب تُغلق بعد المغرب. في المغرب والخليج اسمها القيصرية، وفي إسطنبول البدستان، وهو قلب السوق المسقوف (البازار الكبير) الذي بُني بعد الفتح بسنوات قليلة. انظر إلى عضادتي الباب: ستجد أثر المزلاج، وقد تجد غرفة الحارس.

## الخان: بيت التاجر الغريب

حين ترى في صف الدكاكين بوابة عالية يدخلها جمل محمّل، فهي ليست بوابة قصر. إنها خان، ويسمّى في القاهرة وكالة، وفي المغرب وتونس فندقًا، وفي اليمن سمسرة. وتخطيطه واحد في كل مكان:

- **فناء** تُنزل فيه الأحمال وتُوزن وتُباع جملة.
- **طابق أرضي** من مخازن بلا نوافذ، أبوابها إلى الفناء وحده.
- **طوابق عليا** من غرف ينام فيها التجار فوق بضاعتهم.
- **باب واحد** يُقفل في الليل، ومن دخل منه عُرف.

**أين تراه:** وكالة الغوري في القاهرة من أول القرن السادس عشر، وفندق النجّارين في فاس وفي فنائه ميزان كبير، وخان الوالدة في إسطنبول من منتصف القرن السابع عشر، وما زال في غرفه من يعمل بيده.

## من الهادئ إلى الصاخب

كلما ابتعدت عن الجامع علا الصوت واشتدت الرائحة. النجّارون، ثم الحدّادون قرب الأبواب حيث تدخل الدواب لتُنعل، ومعهم السرّاجون وباعة الحبال لأن زبونهم مسافر. وفي آخر الجميع الدبّاغ، عند الماء الخارج من المدينة. وفي القاهرة تجد الخيّامين عند باب زويلة لا في الوسط، في شارع مسقوف من القرن السابع عشر.

وللقاعدة استثناءات. ففي ساحة الصفّارين في فاس يُطرق النحاس تحت نوافذ خزانة القرويين، ونحّاسو القاهرة يعملون أمام مجموعة قلاوون. إذا رأيت الشاذّ فاسأل عنه، ففي الجواب غالبًا حكاية سلطان أو وقف.

[القاهرة: جولة شارع الخيامية وورشة يدوية](/things-to-do-in-القاهرة/شارع-الخيامية-وورشة-بالإبرة)

## الدكان نفسه

الدكان القديم أصغر مما تظن: ذراعان في ثلاث، وأرضه مرفوعة إلى ارتفاع الركبة. البائع جالس وكل ما يبيعه في متناول يده، والمشتري واقف في الشارع أو جالس على طرف المصطبة. لهذا لا يدعوك أحد إلى الداخل، فالدكان لا يتسع لزبون. والتجاور هنا رقابة أيضًا: حين يصطفّ 20 صائغًا في شارع يعرف كل منهم سعر جاره وعياره، وكان المحتسب يمرّ فيختبر الموازين في ساعة واحدة.

واقرأ الأسماء ثم قارنها بما تحتها. سوق البركة في تونس اليوم للذهب، وكان حتى أربعينيات القرن التاسع عشر سوقًا يُباع فيها الناس.

## متى تذهب

- **في الصباح، بين 9 و11،** ترى السوق وهو يعمل: حمّالون وجملة وشاي أول. هذا وقت الأسئلة، فالبائع لم يتعب بعد.
- **بعد العصر** يأتي أهل المدينة للشراء. هذا وقت المشي مع الناس لا وقت الصور.
- **في مدن الخليج** تُغلق أكثر الدكاكين من الظهر إلى نحو 4 عصرًا، والحياة بعد المغرب.
- **يوم الجمعة** تهدأ أسواق المغرب بعد الصلاة، وفي الخليج لا تُفتح إلا بعد العصر.
- **يوم الأحد** يُغلق البازار الكبير في إسطنبول كله، وكثير من دكاكين خان الخليلي وأسواق تونس.
- **في رمضان** يبدأ النهار متأخرًا، ثم يسهر السوق بعد التراويح.

[الدوحة: جولة مأكولات سوق واقف](/things-to-do-in-الدوحة/سوق-واقف-ومشيرب-في-المساء)

## أدب القراءة

امشِ الشارع مرة كاملة قبل أن تلمس شيئًا. سلّم قبل أن تسأل عن السعر، ولا تساوم على ما لا تنوي شراءه، فمن يذكر سعرًا يُنتظر منه أن يشتري به. واستأذن قبل أن تصوّر وجهًا أو يدًا تعمل. وإذا ضعت فلا تفتح الهاتف: اسأل «أين الجامع؟»، ومن هناك ابدأ من جديد.`,
    en: `Visitors complain that an old souq is a maze. The shopkeepers laugh, because they can’t think of a clearer place: every trade has its street, every street its distance from the mosque, and if you need a button you walk to the button-sellers. It’s a maze only until you know the order. Here it is, as it was in most cities from Fes to Hofuf, with its exceptions.

## Begin at the mosque

The great mosque is kilometre zero. Around it is everything light, clean and sweet-smelling: books and paper, candles, perfume. In Tunis the perfumers still lean on the wall of the Zaytuna mosque, where they were put under the Hafsids in the thirteenth century. In Fes you turn out of the Attarine and find a gate of the Qarawiyyin in front of you. The reason is simple: worshippers and students need these things, and they bother nobody with noise or smoke.

[Cairo: Al-Muizz Street walking tour with an architect](/en/things-to-do-in-cairo/al-muizz-street-on-foot)

## The qaysariyya: doors that close at night

After the ring of scent comes the ring of value: silk, cloth, gold. To keep valuables safe, they were gathered under one roof, behind doors that closed at sunset. In Morocco and the Gulf this is the qaysariyya; in Istanbul it is the bedesten, the heart of the Grand Bazaar, built within a few years of the conquest. Look at the doorposts: you’ll find the mark of a bolt, and perhaps a watchman’s room.

## The khan: a house for the foreign merchant

When a row of shops is broken by a gateway tall enough for a loaded camel, it isn’t the gate of a palace. It’s a khan, called a wikala in Cairo, a funduq in Morocco and Tunisia, a samsarah in Yemen. The plan is the same everywhere:

- **A court** where loads were put down, weighed and sold wholesale.
- **A ground floor** of storerooms without windows, opening on the court alone.
- **Upper floors** of rooms where merchants slept above their goods.
- **One door**, locked at night, so that everyone who came in was known.

**Where to see it:** the Wikala of al-Ghuri in Cairo, from the first years of the sixteenth century; Fondouk Nejjarine in Fes, with a great pair of scales in the court; and the Valide Han in Istanbul, from the middle of the seventeenth, where people still work with their hands in some of the rooms.

## From quiet to loud

The farther from the mosque, the louder the sound and the stronger the smell. Carpenters come next, then blacksmiths near the gates, where animals were brought in to be shod, along with saddlers and rope-sellers, whose customers are leaving town. Last of all are the tanners, where the water leaves the city. In Cairo the tentmakers are at Bab Zuwayla and not in the middle, in a roofed street of the seventeenth century.

There are exceptions. The coppersmiths of Seffarine square in Fes hammer beneath the windows of the Qarawiyyin library, and those of Cairo work in front of the Qalawun complex. When you find an exception, ask about it. The answer usually involves a sultan or an endowment.

[Cairo: Tentmakers’ Street tour and appliqué workshop](/en/things-to-do-in-cairo/tentmakers-street-and-a-needle-workshop)

## The shop itself

An old shop is smaller than you think, perhaps one metre by one and a half, with its floor raised to the height of a knee. The seller sits with everything he sells within reach, while the buyer stands in the street or rests on the edge of the bench. Nobody invites you inside because there’s no room for a customer. Being neighbours kept everyone honest too. When 20 goldsmiths stand in one row, each knows the prices and the purity next door, and the market inspector could check every scale within the hour.

Read the names too, and compare them with what’s there now. Souk El Berka in Tunis sells gold today; until the 1840s it was a market where people were sold.

## When to go

- **In the morning, from 9 to 11,** you see the souq at work: porters, wholesale, the first tea. It’s the time for questions, before anyone is tired.
- **In late afternoon** the city comes to buy. Walk with people, and leave your camera in its bag.
- **In Gulf cities** most shops close from noon to about 4, and life returns after sunset.
- **On Fridays** Moroccan souqs go quiet after the prayer; in the Gulf they open only in the afternoon.
- **On Sundays** the Grand Bazaar in Istanbul is closed altogether, as are many shops of Khan el-Khalili and of the souqs of Tunis.
- **In Ramadan** the day starts late, and the souq stays open late after the night prayer.

[Doha: Souq Waqif food tour with seven tastings](/en/things-to-do-in-doha/souq-waqif-and-msheireb-in-the-evening)

## Manners of reading

Walk the whole street once before you touch anything. Say good morning before you ask a price, and don’t bargain for something you don’t intend to buy. If you name a price, you’re expected to pay it. Ask before you photograph a face, or a hand at work. And if you are lost, leave your phone in your pocket and ask for the great mosque. From there you can start again.`,
  },
  picture: {
    kind: 'souq',
    time: 'day',
    seed: 'post-souq',
    alt: { ar: 'سوق مسقوف ينزل الضوء من فتحات سقفه', en: 'A covered souq with light falling from its roof' },
  },
  daysAgo: 52,
  city: null,
}
