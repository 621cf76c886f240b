import type { DemoPost } from '#demo/words-shape.ts'

export const oneTrainOneDayInTunis: DemoPost = {
  slug: { ar: 'يوم-واحد-وقطار-واحد-في-تونس', en: 'one-train-one-day-in-tunis' },
  title: { ar: 'يوم واحد وقطار واحد: من تونس إلى المرسى', en: 'One train, one day: from Tunis to La Marsa' },
  summary: {
    ar: 'خط قصير على حافة البحيرة يمرّ بثلاثة آلاف عام. أين تنزلون، وماذا تأكلون، ومتى تعودون.',
    en: 'A short line along the lagoon that passes through three thousand years: where to get off, what to eat, when to return.',
  },
  body: {
    ar: `من كل خطوط القطار التي نحبها هذا أقصرها: نحو تسعة عشر كيلومترًا من محطة تونس البحرية إلى المرسى، على جسر ترابي يشقّ البحيرة نصفين. أهل العاصمة يسمّونه «التي جي آم»، نسبة إلى تونس وحلق الوادي والمرسى، ويركبونه إلى العمل والبحر والخطوبة. وهو أرخص طريقة نعرفها لعبور ثلاثة آلاف سنة.

اختاروا يومًا غير الاثنين، فكثير من المواقع والمتاحف تُغلق فيه. وخذوا معكم نقودًا صغيرة وقبعة.

## الثامنة صباحًا: المدينة أولًا

قبل القطار ساعة في المدينة العتيقة. ادخلوا من باب بحر واصعدوا نهج جامع الزيتونة والدكاكين تُفتح واحدًا بعد آخر. السوق مرتّب حول الجامع ترتيبًا له معنى: العطّارون والكتبيون يلامسونه لأن بضاعتهم نظيفة طيبة، والنحّاسون والدبّاغون أبعد لأن في عملهم ضجيجًا ورائحة. خذوا فطورًا من «اللبلابي»: حمّص ساخن على خبز يابس مع كمّون وهريسة وزيت زيتون. كُلوه وأنتم تقلّبون، لا طبقة طبقة.

ثم امشوا شارع الحبيب بورقيبة تحت أشجاره إلى المحطة في آخره، وقفوا في الطابور كما يقف الناس.

## التاسعة والنصف: البحيرة

اجلسوا إلى اليمين. بعد دقائق يصير الماء على الجانبين، وترون قلعة صغيرة على جزيرة شكلي، ثم طيور النحام الوردية في الشتاء والربيع إن حالفكم الحظ. الركاب من حولكم لا ينظرون، فهذا عندهم طريق العمل، وأنتم وحدكم في رحلة.

## العاشرة: قرطاج

انزلوا في محطة **قرطاج حنبعل**. للمواقع تذكرة واحدة تُشترى من أولها، فاحتفظوا بها. نقترح هذا الترتيب:

1. **حمّامات أنطونيوس** قبل أن تحمى الشمس. ما ترونه هو الطابق السفلي وحده، والعمود المرفوع يدلكم على ما كان فوقه.
2. **الفلل الرومانية** على السفح المجاور، وفيها مكان ظليل للجلوس.
3. **تلّ بيرصا** سيرًا على مهل، حيث بقيت شوارع الحيّ البوني الذي احترق سنة 146 قبل الميلاد.
4. **المرافئ البونية** في الأسفل: بركتان هادئتان بين البيوت، إحداهما كانت تخفي أسطولًا.

لا تحاولوا أن تروا كل شيء. قرطاج تُفهم بثلاثة مواقع، وتُنسى بسبعة.

## الواحدة: غداء في حلق الوادي

ارجعوا محطات إلى **حلق الوادي**، ميناء الأكلات القديمة التي تركها كل من مرّ. اطلبوا «كومبلي»: سمكة كاملة مقلية مع بيض وبطاطا وتسطيرة من الفلفل والطماطم. وإذا كان معكم صغار فـ«بريك» بالبيضة، وعلّموهم أن يبدؤوا من الطرف لئلا يسيل الصفار على القميص. سيسيل على كل حال.

## الثالثة: سيدي بوسعيد من بابها الخلفي

في محطة **سيدي بوسعيد** يصعد الجميع الشارع الكبير. اصعدوا أنتم ببطء من جانبه، ومرّوا بقصر النجمة الزهراء. بناه البارون رودولف ديرلانجي على مدى عشر سنوات، وكان رسّامًا وعاشقًا للمالوف، وفي قاعاته اليوم مجموعة آلات موسيقية ومركز للموسيقى العربية. اسألوا عن الحفلات، فالصوت تحت ذلك السقف لا يُوصف.

ثم إلى القمة. اشتروا **بمبالوني** ساخنًا يُغمس في السكر أمامكم، ومشموم ياسمين من الصبي الواقف عند المنعطف. وإن سألتم لماذا الأبيض والأزرق: تقرر ذلك للقرية في مطلع القرن العشرين، وللبارون يد فيه.

## الخامسة والنصف: المرسى

آخر محطة هي **المرسى**، وهي لأهل العاصمة لا للزوار. عند مقهى الصفصاف بئر من العهد الحفصي كانت تديرها ناقة، والناس حولها يشربون الشاي بالبندق. اجلسوا على سور الكورنيش مع العائلات، وانظروا إلى البحر كما ينظرون: بلا كاميرا. وإن بقي في النهار متسع فالشاطئ تحت السور مباشرة، والسباحة عند المغيب عادة قديمة هنا من يونيو إلى سبتمبر.

## العودة

القطارات تتباعد بعد المساء، فانظروا إلى موعد الأخير قبل أن تنزلوا، أو عودوا بسيارة أجرة بالعدّاد. ستجدون الياسمين في جيبكم في اليوم التالي وقد صار بنّيًا وما زالت رائحته فيه. هذا هو التذكار الوحيد الذي نوصي به.`,
    en: `Of all the railway lines we love this is the shortest: about nineteen kilometres from Tunis Marine station to La Marsa, on a causeway that cuts the lagoon in two. People here call it the TGM, for Tunis, La Goulette and La Marsa, and take it to work, to the sea and to get engaged. It is the cheapest way we know to cross three thousand years.

Choose any day but Monday, when many sites and museums are closed. Take small change and a hat.

## Eight in the morning: the medina first

Before the train, an hour in the old city. Go in by Bab el Bhar and up the street of the Zaytuna mosque while the shops open one after another. The market is ranked around the mosque, and the ranking means something: perfumers and booksellers touch its walls because their goods are clean and sweet; coppersmiths and tanners are farther off because their work has noise and smell. Have lablabi for breakfast: hot chickpeas on stale bread with cumin, harissa and olive oil. Stir it as you eat; it is not a dish for layers.

Then walk Avenue Habib Bourguiba under its trees to the station at the end, and queue as people queue.

## Half past nine: the lagoon

Sit on the right. After a few minutes there is water on both sides, a small fort on the island of Chikly, and with luck, in winter and spring, flamingos. The passengers around you do not look up. For them this is the way to work; you alone are on a journey.

## Ten o’clock: Carthage

Get off at **Carthage Hannibal**. A single ticket covers the sites; you buy it at the first, so keep it. We suggest this order:

1. **The Antonine Baths**, before the sun is strong. What you see is only the basement; one raised column tells you what stood above.
2. **The Roman villas** on the slope nearby, with some shade to sit in.
3. **Byrsa hill**, at an easy pace, where streets of the Punic quarter burnt in 146 BC survive.
4. **The Punic harbours** below: two quiet ponds among houses, one of which used to hide a fleet.

Do not try to see everything. Three sites make Carthage clear; seven make it a blur.

## One o’clock: lunch at La Goulette

Go back a few stops to **La Goulette**, a port whose kitchens kept something from everyone who passed. Order a complet poisson: a whole fried fish with egg, chips and tastira, a chop of peppers and tomatoes. If children are with you, a brik with egg; teach them to begin at the corner so that the yolk does not run down the shirt. It will anyway.

## Three o’clock: Sidi Bou Said by the back

At **Sidi Bou Said** station everybody goes up the main street. Go slowly along its flank instead, by way of Ennejma Ezzahra. Baron Rodolphe d’Erlanger, a painter in love with malouf music, spent ten years building it; it now holds a collection of instruments and a centre for Arab music. Ask about concerts: sound under that ceiling is worth arranging a day around.

Then to the top. Buy a hot **bambalouni**, dipped in sugar before your eyes, and a posy of jasmine from the boy at the bend. And if you ask about the white and blue: it was laid down for the village early in the twentieth century, and the baron had a hand in it.

## Half past five: La Marsa

The last stop is **La Marsa**, and it belongs to the people of Tunis and not to visitors. In the Saf Saf café is a well from Hafsid times that a camel used to turn, and around it people drink tea with pine nuts. Sit on the corniche wall with the families and look at the sea as they do: without a camera. If there is day left, the beach is right below the wall, and a swim at dusk is an old habit here from June to September.

## Going back

Trains thin out in the evening; look up the last one before you get off, or take a metered taxi. Next day you will find the jasmine in your pocket, brown by then and still fragrant. It is the only souvenir we recommend.`,
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
