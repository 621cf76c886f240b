import type { DemoPost } from '#demo/words-shape.ts'

export const howToReadACourtyardHouse: DemoPost = {
  slug: { ar: 'كيف-تقرأ-بيتا-ذا-فناء', en: 'how-to-read-a-courtyard-house' },
  title: { ar: 'كيف تقرأ بيتًا ذا فناء', en: 'How to read a courtyard house' },
  summary: {
    ar: 'جدار أصمّ وباب منخفض وممر ينكسر: سبع علامات تساعدك على فهم أي رياض تزوره في مراكش.',
    en: 'A blank wall, a low door, a passage that bends: seven signs that help you make sense of any riad in Marrakesh.',
  },
  body: {
    ar: `لا ترى من البيت القديم في مراكش، وأنت في الزقاق، إلا جدارًا بلون التراب بلا نافذة، وبابًا لا يكاد يختلف عن باب الجار، ودرجة تنزل لا تصعد. من جاء من مدن الواجهات يظن أن البيت فقير أو مهجور، والحقيقة أن جماله كله في الداخل.

هذه سبع علامات، تقرؤها بالترتيب الذي يمشي به الضيف، من الزقاق إلى السطح.

## الجدار الأصمّ

الجدار السميك من الطابية، وهي تراب مدكوك مع الجير، يحفظ برودة الليل إلى ما بعد الظهر. وغياب النوافذ يحمي أهل البيت من عين المارّ، ويحمي الجار أيضًا من المقارنة. في الزقاق الواحد كان يسكن التاجر والحمّال، ولا يعرف أحد من الجدار أيهما أغنى. ابحث عن فتحات صغيرة عالية: هذه للهواء لا للنظر.

## الباب داخل الباب

في الباب الكبير باب صغير يُسمّى الخوخة. الصغير للناس كل يوم، وعليك أن تنحني لتدخل منه، والكبير للأعراس والجنائز والبغال المحمّلة. وكثيرًا ما ترى مطرقتين بصوتين مختلفين، فيعرف أهل البيت من الصوت أيّ البابين يُطرق ومن يُنتظر عنده.

## الممر المنكسر

بعد العتبة لا يُفتح لك الفناء، بل تجد جدارًا وتنعطف. هذا الممر المنكسر هو أذكى قطعة في البيت: يسمح للباب أن يبقى مفتوحًا من غير أن يُرى أحد، ويكسر الريح والضجيج، ويعطي الداخل ثواني يترك فيها ضجيج الشارع وراءه. قف فيه لحظة. لاحظ كيف تنخفض حرارة الجو وينخفض صوتك أنت.

## الفناء والسماء

الرياض بمعناه الأصلي هو الفناء المزروع لا البيت كله: أربعة أحواض يقطعها ممران، وماء في الوسط. والدار فناؤها مبلّط بلا زرع. في الحالتين تعمل الفتحة في الأعلى كمدخنة: يصعد الهواء الدافئ نهارًا ويحلّ محله هواء رطّبه الماء والورق. جرّب أن تضع يدك قرب النافورة ثم قرب الجدار المقابل عند الظهر، فالفرق محسوس.

## طبقات الجدار الثلاث

انظر الآن إلى أي جدار في الفناء من الأسفل إلى الأعلى:

1. **الزليج** حتى ارتفاع الكتف، لأنه يُغسل ويحتمل الاحتكاك والماء.
2. **الجبس المنقوش** فوقه، لأنه طريّ لا يحتمل اللمس لكنه يمسك الضوء.
3. **خشب الأرز** في القمة، لأنه خفيف ويقاوم الحشرات ويحمل السقف.

لكل طبقة حرفتها ومعلّمها. وحيث ترى الترتيب مقلوبًا فاعلم أن الترميم حديث ومستعجل.

[مراكش: جولة مدرسة ابن يوسف والمدينة القديمة](/things-to-do-in-مراكش/مدرسة-ابن-يوسف-مع-معمارية)

## الغرف الطويلة

الغرف حول الفناء طويلة ضيقة، لأن عرضها يحدّده طول جذع الأرز الذي يحمل السقف، وقلّما يزيد على ثلاثة أمتار. وفي وسط الغرفة تجويف مقابل الباب يُسمّى «البهو»، وهو مكان الضيف لأنه يرى منه الماء. الغرف بلا وظيفة ثابتة: يُنام في الأعلى شتاءً وفي الأسفل صيفًا، ويتبع أهل البيت الظل كما يتبع البدويّ المرعى.

## السطح

كان السطح للنساء والغسيل والحديث مع الجارات. من هنا ترى ما أخفاه الزقاق: عشرات الأفنية متلاصقة كخلايا النحل، وكل بيت يستند إلى جاره. ولهذا إذا سقط بيت مال الذي بجانبه، وصار الترميم شأن الحيّ لا شأن المالك وحده.

[فاس: جولة خاصة في بيوتها ورياضها المرمّمة](/things-to-do-in-فاس/بيوت-فاس-المرممة)

## أين تتمرّن

ابدأ بمدرسة ابن يوسف، فهي بيت كبير للعلم وفيها معظم العلامات السبع. ثم زر الحديقة السرية في المواسين لتفهم الماء، واشرب الشاي في أي رياض صغير وسمِّ لمضيفك ما تراه. وستلاحظ أنه يبتسم عند ذكر الممر المنكسر.`,
    en: `From the lane you see almost nothing of an old house in Marrakesh: an earth-coloured wall without windows, a door hardly different from the neighbour’s, a step that goes down where you expected one going up. If you come from a city of façades, you’d think it poor or abandoned. In fact everything beautiful is on the inside.

Here are seven signs, in the order in which a guest meets them, from the lane to the roof.

## The blank wall

A thick wall of rammed earth and lime keeps in the cool of the night until well after noon. With no windows, passers-by can’t look in and neighbours can’t compare. Merchants and porters lived on the same lane, and nobody could tell from the wall which was richer. Look for small openings high up: they are for air, not for looking out.

## The door within the door

In the large door there is a small one. The small door is for people, every day, and you have to bow to get through. The large one is for weddings, funerals and loaded mules. Often there are two knockers with two sounds, so that the family knows which door to open, and for whom.

## The bent passage

Past the threshold you don’t see the court. You meet a wall, and turn. This bent passage is the cleverest part of the house. The door can stand open without anyone being seen, the wind and the noise stay out, and you get a few seconds to leave the street behind. Stand in it for a moment. Notice how the temperature drops, and your voice with it.

## The court and the sky

Strictly speaking, a riad is the planted court, not the whole house: four beds divided by two paths, with water where they cross. A dar has a paved court without planting. In both, the opening above works as a chimney: warm air rises out by day, and air that water and leaves have cooled takes its place. Hold your hand near the fountain and then against the opposite wall at noon. You will feel the difference.

## Three layers of wall

Now read any wall of the court from the bottom up:

1. **Zellige** to shoulder height, because it can be washed and stands rubbing and splashing.
2. **Carved plaster** above it, because it is too soft to be touched but catches the light well.
3. **Cedar** at the top, because it is light, resists insects and carries the roof.

Each layer belongs to a different craftsman. Where the order is reversed, the restoration is recent and was done in a hurry.

[Marrakesh: Ben Youssef Madrasa and medina tour](/en/things-to-do-in-marrakesh/ben-youssef-madrasa-with-an-architect)

## Long rooms

The rooms around the court are long and narrow, because their width is set by the length of a cedar beam, seldom much above three metres. In the middle of the long wall, facing the door, is a recess: the guest’s place, because it looks onto the water. Rooms had no fixed use. People slept upstairs in winter and downstairs in summer, following the shade as a herdsman follows pasture.

## The roof

The roof was for women, laundry and talk across the parapets. From here you see what the lane hid: dozens of courts side by side like a honeycomb, each house leaning on the next. When one falls, its neighbour starts to lean, which is why repairs in a medina are the business of the whole quarter, never of one owner.

[Fes: private tour of restored houses and riads](/en/things-to-do-in-fes/the-restored-houses-of-fes)

## Where to practise

Begin with the Ben Youssef Madrasa: it is a large house for learning and has most of the seven signs. Go on to Le Jardin Secret in Mouassine to understand the water. Then have tea in any small riad and tell your host what you see. Watch for the smile when you get to the bent passage.`,
  },
  picture: {
    kind: 'garden',
    time: 'day',
    seed: 'post-courtyard',
    alt: { ar: 'فناء مزروع تتوسطه بركة ماء', en: 'A planted court with a pool at its centre' },
  },
  daysAgo: 6,
  city: 'marrakesh',
}
