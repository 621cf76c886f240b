import type { DemoPost } from '#demo/words-shape.ts'

export const oneTrainOneDayInTunis: DemoPost = {
  slug: { ar: 'يوم-واحد-وقطار-واحد-في-تونس', en: 'one-train-one-day-in-tunis' },
  title: { ar: 'يوم واحد وقطار واحد: من تونس إلى المرسى', en: 'One train, one day: from Tunis to La Marsa' },
  summary: {
    ar: 'خط قصير على حافة البحيرة يمرّ بثلاثة آلاف عام: أين تنزلون، وماذا تأكلون، ومتى تعودون.',
    en: 'A short line along the lagoon, past 3,000 years of history: where to get off, what to eat and when to head back.',
  },
  body: {
    ar: `من كل خطوط القطار التي نحبها هذا أقصرها: نحو 19 كيلومترًا من محطة تونس البحرية إلى المرسى، على جسر ترابي يشقّ البحيرة نصفين. أهل العاصمة يسمّونه «التي جي آم»، نسبة إلى تونس وحلق الوادي والمرسى، ويركبونه إلى العمل والبحر والخطوبة. وهو أرخص طريقة نعرفها لعبور ثلاثة آلاف سنة.

اختاروا يومًا غير الاثنين، فكثير من المواقع والمتاحف تُغلق فيه. وخذوا معكم نقودًا صغيرة وقبعة.

## 8:00 صباحًا: المدينة أولًا

قبل القطار ساعة في المدينة العتيقة. ادخلوا من باب بحر واصعدوا نهج جامع الزيتونة والدكاكين تُفتح واحدًا بعد آخر. السوق مرتّب حول الجامع ترتيبًا له معنى: العطّارون والكتبيون يلامسونه لأن بضاعتهم نظيفة طيبة، والنحّاسون والدبّاغون أبعد لأن في عملهم ضجيجًا ورائحة. خذوا فطورًا من «اللبلابي»: حمّص ساخن على خبز يابس مع كمّون وهريسة وزيت زيتون. قلّبوه وأنتم تأكلون.

ثم امشوا شارع الحبيب بورقيبة تحت أشجاره إلى المحطة في آخره، وقفوا في الطابور كما يقف الناس.

## 9:30 صباحًا: البحيرة

اجلسوا إلى اليمين. بعد دقائق يصير الماء على الجانبين، وترون قلعة صغيرة على جزيرة شكلي، ثم طيور النحام الوردية في الشتاء والربيع إن حالفكم الحظ. الركاب من حولكم لا ينظرون، فهذا عندهم طريق العمل، وقد تكونون الزوار الوحيدين.

## 10:00 صباحًا: قرطاج

انزلوا في محطة **قرطاج حنبعل**. للمواقع تذكرة واحدة تُشترى من أولها، فاحتفظوا بها. نقترح هذا الترتيب:

1. **حمّامات أنطونيوس** قبل أن تحمى الشمس. ما ترونه هو الطابق السفلي وحده، والعمود المرفوع يدلكم على ما كان فوقه.
2. **الفلل الرومانية** على السفح المجاور، وفيها مكان ظليل للجلوس.
3. **تلّ بيرصا** سيرًا على مهل، حيث بقيت شوارع الحيّ البوني الذي احترق سنة 146 قبل الميلاد.
4. **المرافئ البونية** في الأسفل: بركتان هادئتان بين البيوت، إحداهما كانت تخفي أسطولًا.

لا تحاولوا أن تروا كل شيء، فهذه الأربعة تكفي لفهم قرطاج.

[تونس: جولة قرطاج وسيدي بوسعيد حتى الغروب](/things-to-do-in-تونس/قرطاج-وسيدي-بوسعيد-عند-الغروب)

## 1:00 ظهرًا: غداء في حلق الوادي

ارجعوا محطات إلى **حلق الوادي**، ميناء الأكلات القديمة التي تركها كل من مرّ. اطلبوا «كومبلي»: سمكة كاملة مقلية مع بيض وبطاطا وتسطيرة من الفلفل والطماطم. وإذا كان معكم صغار فـ«بريك» بالبيضة، وعلّموهم أن يبدؤوا من الطرف لئلا يسيل الصفار على القميص. سيسيل على كل حال.

## 3:00 عصرًا: سيدي بوسعيد من بابها الخلفي

في محطة **سيدي بوسعيد** يصعد الجميع الشارع الكبير. اصعدوا أنتم ببطء من جانبه، ومرّوا بقصر النجمة الزهراء. بناه البارون رودولف ديرلانجي على مدى عشر سنوات، وكان رسّامًا وعاشقًا للمالوف، وفي قاعاته اليوم مجموعة آلات موسيقية ومركز للموسيقى العربية. اسألوا عن الحفلات، فالصوت تحت ذلك السقف يستحق أن ترتبوا له يومكم.

ثم إلى القمة. اشتروا **بمبالوني** ساخنًا يُغمس في السكر أمامكم، ومشموم ياسمين من الصبي الواقف عند المنعطف. وإن سألتم لماذا الأبيض والأزرق: تقرر ذلك للقرية في مطلع القرن العشرين، وللبارون يد فيه.

## 5:30 مساءً: المرسى

آخر محطة هي **المرسى**، ويقصدها أهل العاصمة أكثر من الزوار. عند مقهى الصفصاف بئر من العهد الحفصي كانت تديرها ناقة، والناس حولها يشربون الشاي بالصنوبر. اجلسوا على سور الكورنيش مع العائلات، وانظروا إلى البحر كما ينظرون: بلا كاميرا. وإن بقي في النهار متسع فالشاطئ تحت السور مباشرة، والسباحة عند المغيب عادة قديمة هنا من يونيو إلى سبتمبر.

[تونس: جولة فسيفساء متحف باردو مع مرمّمة](/things-to-do-in-تونس/فسيفساء-متحف-باردو)

## العودة

القطارات تتباعد بعد المساء، فانظروا إلى موعد الأخير قبل أن تنزلوا، أو عودوا بسيارة أجرة بالعدّاد. ستجدون الياسمين في جيبكم في اليوم التالي وقد صار بنّيًا وما زالت رائحته فيه.`,
    en: `Of all the railway lines we love, this is the shortest: about 19 kilometres from Tunis Marine station to La Marsa, on a causeway that cuts the lagoon in two. People here call it the TGM, for Tunis, La Goulette and La Marsa, and take it to work, to the beach and to get engaged. It’s the cheapest way we know to cross three thousand years.

Choose any day but Monday, when many sites and museums are closed. Take small change and a hat.

## 8 am: the medina first

Before the train, spend an hour in the old city. Enter by Bab el Bhar and walk up the street of the Zaytuna mosque while the shops open one by one. The souq is arranged around the mosque, and the order means something: perfumers and booksellers lean on its walls because their goods are clean and smell good; coppersmiths and tanners are farther off because their work is noisy and smelly. Have lablabi for breakfast: hot chickpeas on stale bread with cumin, harissa and olive oil. Stir it as you eat.

Then walk Avenue Habib Bourguiba under its trees to the station at the end, and queue like everyone else.

## 9:30 am: the lagoon

Sit on the right. After a few minutes there is water on both sides, a small fort on the island of Chikly, and with luck, in winter and spring, flamingos. The passengers around you don’t look up. For them this is the way to work, and you may be the only visitors.

## 10 am: Carthage

Get off at **Carthage Hannibal**. One ticket covers all the sites. Buy it at the first and keep it. We suggest this order:

1. **The Antonine Baths**, before the sun is strong. What you see is only the basement; one raised column tells you what stood above.
2. **The Roman villas** on the slope nearby, with some shade to sit in.
3. **Byrsa hill**, at an easy pace, where streets of the Punic quarter burnt in 146 BC survive.
4. **The Punic harbours** below: two quiet ponds among houses, one of which used to hide a fleet.

Don’t try to see everything. These four are enough to make sense of Carthage.

[Tunis: Carthage and Sidi Bou Said sunset tour](/en/things-to-do-in-tunis/carthage-and-sidi-bou-said-at-sunset)

## 1 pm: lunch at La Goulette

Go back a few stops to **La Goulette**, a port whose kitchens kept something from everyone who passed through. Order a complet poisson: a whole fried fish with egg, chips and tastira, a chop of peppers and tomatoes. With children, order a brik with egg, and teach them to start at the corner so that the yolk doesn’t run down their shirts. It will anyway.

## 3 pm: Sidi Bou Said, the back way

At **Sidi Bou Said** station everyone goes up the main street. Go up slowly from the side instead, by way of Ennejma Ezzahra. Baron Rodolphe d’Erlanger, a painter in love with malouf music, spent ten years building it; it now holds a collection of instruments and a centre for Arab music. Ask about concerts: the sound under that ceiling is worth planning a day around.

Then to the top. Buy a hot **bambalouni**, dipped in sugar before your eyes, and a posy of jasmine from the boy at the bend. As for the white and blue: it became the rule for the village early in the twentieth century, and the baron had a hand in it.

## 5:30 pm: La Marsa

The last stop is **La Marsa**, where the people of Tunis come to relax. In the Saf Saf café is a well from Hafsid times that a camel used to turn, and around it people drink tea with pine nuts. Sit on the corniche wall with the families and look at the sea as they do: without a camera. If there’s daylight left, the beach is right below the wall, and a swim at dusk is an old habit here from June to September.

[Tunis: Bardo Museum mosaics tour with a conservator](/en/things-to-do-in-tunis/the-mosaics-of-the-bardo)

## Going back

Trains are few in the evening, so look up the last one before you get off, or take a metered taxi. The jasmine in your pocket will be brown the next day, but still fragrant.`,
  },
  picture: {
    kind: 'waterfront',
    time: 'day',
    seed: 'post-tunis-train',
    alt: { ar: 'واجهة بحرية هادئة في ضوء النهار', en: 'A quiet waterfront in daylight' },
  },
  daysAgo: 34,
  city: 'tunis',
}
