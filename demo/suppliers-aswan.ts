import type { DemoSupplier } from './shape.ts'

export const aswanSuppliers: DemoSupplier[] = [
  {
    code: 'first-cataract-boats',
    name: { ar: 'مراكب الشلال', en: 'First Cataract Boats' },
    about: {
      ar: 'ريّسون من عائلات جزيرة إلفنتين وميناء الشلال، ومعهم مرشدة آثار من أسوان؛ يعرفون مواضع الصخر تحت الماء بأسمائها النوبية.',
      en: 'Captains from families of Elephantine and the Shellal landing, with an Egyptologist from Aswan; they know the rocks under the water by their Nubian names.',
    },
    country: 'EG',
    email: 'ahlan@first-cataract-boats.example',
    phone: '+20970000310',
  },
  {
    code: 'nubian-doorways',
    name: { ar: 'أبواب النوبة', en: 'Nubian Doorways' },
    about: {
      ar: 'أربعة بيوت في غرب سهيل وهيسا تفتح مطابخها للضيوف، وسائقان من أسوان يقطعان طريق أبو سمبل منذ 20 سنة.',
      en: 'Four houses in Gharb Soheil and on Heissa that open their kitchens to guests, and two Aswan drivers with 20 years on the Abu Simbel road.',
    },
    country: 'EG',
    email: 'maskagna@nubian-doorways.example',
    phone: '+20970000420',
  },
]
