import type { DemoPost } from '#demo/words-shape.ts'

export const followTheWater: DemoPost = {
  slug: { ar: 'اتبع-الماء', en: 'follow-the-water' },
  title: { ar: 'اتبع الماء: من أين شربت خمسة أماكن قديمة', en: 'Follow the water: where five old places got theirs' },
  summary: {
    ar: 'قنوات تحت الأرض وأقواس وصهاريج: إذا عرفت من أين تشرب المدينة عرفت لماذا بُنيت هكذا.',
    en: 'Underground channels, arches, cisterns: once you know where a city drinks, you know why it was built that way.',
  },
  body: {
    ar: `حين تصل إلى مدينة قديمة لا تسأل أولًا عن القصر ولا عن السوق. اسأل: من أين كانوا يشربون؟ الجواب يرسم لك الخريطة. القصر يتبع الماء، والسوق يتبع القصر، والدبّاغ يُدفع إلى آخر المجرى حيث لا يؤذي أحدًا. جرّبنا هذا السؤال في خمسة أماكن، ولم يخذلنا في واحد منها.

## مراكش: نهر لا يُرى

أُسّست مراكش على سهل جاف يرى الثلج ولا يصله. فكان الحل خطّارات: آبار متتابعة يصل بينها نفق خفيف الميل يلتقط الماء الجوفي عند قدم الأطلس ويوصله إلى المدينة بلا مضخة. من الطائرة كانت تُرى خطوطًا من أكوام التراب، كأن خُلدًا عملاقًا مرّ من هنا.

سقت هذه المياه بساتين النخيل وحدائق أكدال والمنارة وآلاف الأفنية. **أين تراها:** في الحديقة السرية بحي المواسين، حيث أُعيد تشغيل نظام القنوات والأحواض، ويمكن أن تتبع الماء من غرفة التوزيع حتى آخر شجرة ليمون.

## فاس: مدينة فوق واد

في فاس العكس: الماء كثير، والمسألة كيف يُقسم. وادي فاس كان يتفرع في شبكة دقيقة من المجاري تدخل الجوامع والحمّامات والبيوت، ثم يخرج المستعمل في شبكة أخرى. ولأن كل شيء ينحدر، رُتبت الحرف على طول الماء: المطاحن فوق، والصبّاغون بعدها، والدبّاغون في الأسفل.

**أين تراها:** قف على الجسر الصغير في حي الصبّاغين، ثم انزل إلى شوارة. هكذا تمشي مع الماء من أوله النظيف إلى آخره.

[فاس: جولة المدينة القديمة ودار الدباغ شوارة](/things-to-do-in-فاس/فاس-البالي-ودار-الدباغ-شوارة)

## زغوان وقرطاج: قناة طولها 132 كيلومترًا

احتاجت قرطاج الرومانية إلى ماء لحمّاماتها، وأقرب نبع كافٍ كان في جبل زغوان. فبُنيت في القرن الثاني قناة بلغ طولها مع فروعها نحو 132 كيلومترًا، تسير تحت الأرض في معظمها، ثم ترتفع على أقواس حين ينخفض السهل. ميلها في بعض المواضع لا يكاد يُقاس بالعين.

**أين تراها:** ابدأ من معبد المياه في زغوان، وهو نصف دائرة من الحجر حول النبع، ثم تتبع الأقواس عند وادي مليان في الطريق إلى العاصمة. تغيب وراء محطة وقود وتظهر في حقل قمح.

[تونس: جولة قرطاج وسيدي بوسعيد حتى الغروب](/things-to-do-in-تونس/قرطاج-وسيدي-بوسعيد-عند-الغروب)

## إسطنبول: صهاريج تحت الشوارع

كانت القسطنطينية محاطة بالماء المالح وخائفة من الحصار، فجلبت العذب من تراقيا البعيدة وخزّنته تحت شوارعها في مئات الصهاريج. أكبرها المسقوف صهريج البازيليكا: 336 عمودًا جُمعت من أبنية أقدم، فلا تجد تاجين متشابهين إلا مصادفة. وحين نسيه الناس ظلّ الجيران يدلون دلاءهم من فتحات في أرضيات بيوتهم ويصطادون منه السمك، كما روى الرحالة الفرنسي بيير جيل في القرن السادس عشر.

**أين تراها:** انزل أولًا إلى صهريج شرفية الصغير، ثم إلى البازيليكا آخر النهار. واترك لنفسك فيه خمس دقائق من الصمت.

[إسطنبول: جولة صهريج البازيليكا وصهريج شرفية](/things-to-do-in-إسطنبول/إسطنبول-تحت-الأرض-الصهاريج)

## أفلاج عُمان: الساعة التي تُسقى بها الأرض

في قرى الداخلية العمانية ما زال الماء يُقسم بالوقت. الفلج قناة تُحفر من أمّ البئر في سفح الجبل حتى تصل القرية، وأول ما يخرج منها للشرب والمسجد، ثم الحقول بالدور. كان الدور يُحسب بظل عود في النهار وبطلوع نجوم بعينها في الليل، ولكل بيت نصيب يُورث ويُباع.

**أين تراها:** فلج دارس قرب نزوى، وهو أحد خمسة أفلاج على قائمة التراث العالمي منذ 2006. اذهب في الصباح الباكر حين تُفتح السواقي وتُغلق بحجر وخرقة.

[نزوى: جولة القلعة والسوق والجبل الأخضر](/things-to-do-in-مسقط/قلعة-نزوى-والجبل-الأخضر)

## كيف تسافر بهذا السؤال

- **ابدأ من الأعلى.** الماء ينزل، فامشِ معه ولا تعاكسه، وستكون الجولة كلها هبوطًا.
- **عُدّ السقايات.** كل سقاية وقفٌ من أحد، واسمه غالبًا منقوش فوقها.
- **اسأل عن الحرف.** أين الصبّاغ من الدبّاغ؟ المسافة بينهما تخبرك باتجاه المجرى.
- **اشرب.** إن عرض عليك أحد كأس ماء فاقبلها، فسقي الغريب من آداب الضيافة في هذه الأماكن كلها.`,
    en: `When you arrive in an old city, don’t start with the palace or the market. Ask where people used to get their water. The answer draws the map for you. The palace follows the water, the market follows the palace, and the tanner is pushed to the end of the stream, where nobody minds. We have tried the question in five places and it hasn’t failed us once.

## Marrakesh: a river that can’t be seen

Marrakesh was founded on a dry plain within sight of snow but out of its reach. The answer was the khettara: a row of wells joined by a gently sloping tunnel that catches groundwater at the foot of the Atlas and brings it to the city without a pump. From the air they looked like lines of earth heaps, as if a giant mole had passed.

That water fed the palm grove, the gardens of Agdal and Menara and thousands of courtyards. **Where to see it:** in Le Jardin Secret, in the Mouassine quarter, where the channels and basins are working again and you can follow the water from the chamber that shares it out to the last lemon tree.

## Fes: a city on top of a river

Fes is the opposite: there is plenty of water, and the question is how to divide it. The river Fes was split into a fine network of channels that entered mosques, baths and houses, while waste water left by another. Because everything slopes, the crafts were arranged along the stream: mills at the top, dyers after them, tanners at the bottom.

**Where to see it:** stand on the little bridge in the dyers’ street, then go down to Chouara. You’re walking with the water, from the clean end to the dirty one.

[Fes: medina and Chouara tannery guided tour](/en/things-to-do-in-fes/fes-el-bali-and-the-chouara-tannery)

## Zaghouan and Carthage: an aqueduct of 132 kilometres

Roman Carthage needed water for its baths, and the nearest good spring was on Mount Zaghouan. So in the second century an aqueduct was built, about 132 kilometres with its branches, most of it underground, and raised on arches where the plain dips. In places you can hardly see its slope.

**Where to see it:** begin at the Temple of the Waters in Zaghouan, a half-circle of stone around the spring, then pick up the arches at the Oued Miliane on the way to Tunis. They vanish behind a petrol station and come back in a wheat field.

[Tunis: Carthage and Sidi Bou Said sunset tour](/en/things-to-do-in-tunis/carthage-and-sidi-bou-said-at-sunset)

## Istanbul: cisterns under the streets

Constantinople was surrounded by salt water and afraid of sieges, so it fetched fresh water from distant Thrace and stored it below its streets in hundreds of cisterns. The greatest of the covered ones is the Basilica Cistern, its 336 columns taken from older buildings, so that neighbours seldom match. Long after it was forgotten, people nearby still let buckets down through holes in their floors and caught fish, as the French traveller Pierre Gilles reported in the sixteenth century.

**Where to see it:** go down first into the small Şerefiye cistern, then into the Basilica late in the day. Give it five minutes of silence.

[Istanbul: Basilica and Şerefiye cisterns guided tour](/en/things-to-do-in-istanbul/istanbul-below-ground-the-cisterns)

## The aflaj of Oman: a clock for watering

In villages of Oman’s interior water is still divided by time. A falaj is a channel dug from its mother well, at the foot of a mountain, to the village. What comes out first is for drinking and for the mosque, and the fields follow in turn. The turns were measured by the shadow of a stick by day and the rising of known stars by night, and a family’s share could be inherited or sold.

**Where to see it:** Falaj Daris near Nizwa, one of five that have been on the World Heritage List since 2006. Go early, when the side channels are opened and closed with a stone and a rag.

[Nizwa: fort and souq tour, with Jebel Akhdar option](/en/things-to-do-in-muscat/nizwa-fort-and-jebel-akhdar)

## How to travel with this question

- **Start at the top.** Walk the way the water flows, and your route is downhill all the way.
- **Count the fountains.** Each was a donation, and the donor’s name is often carved above it.
- **Ask about the crafts.** How far is the dyer from the tanner? The distance tells you which way the stream ran.
- **Drink.** If someone offers you a glass of water, take it. In all these places, offering water to a stranger is basic good manners.`,
  },
  picture: {
    kind: 'oasis',
    time: 'dawn',
    seed: 'post-water',
    alt: { ar: 'ماء يجري بين النخيل عند الفجر', en: 'Water among palms at dawn' },
  },
  daysAgo: 19,
  city: null,
}
