import type { DemoSupplier } from './shape.ts'

export const egyptSuppliers: DemoSupplier[] = [
  {
    code: 'fatimid-street',
    name: { ar: 'شارع الفاطميين', en: 'Fatimid Street' },
    about: {
      ar: 'معماريتان من الجمالية وعالم مصريات ومراكبي من جاردن سيتي؛ يمشون في القاهرة بمجموعات صغيرة، ولا يدخلون دكانًا لا يريد الضيف دخوله.',
      en: 'Two architects from Gamaliya, an Egyptologist and a boatman from Garden City, who walk Cairo with small groups and enter no shop that a guest has not asked for.',
    },
    country: 'EG',
    email: 'ahlan@fatimid-street.example',
    phone: '+20220000950',
  },
  {
    code: 'west-bank-house',
    name: { ar: 'بيت البر الغربي', en: 'West Bank House' },
    about: {
      ar: 'عائلة من القرنة ومعها مرشدون مرخّصون وطيار منطاد وثلاثة سائقين؛ يقيمون على البر الغربي في الأقصر ويعرفون مواعيد الضوء في كل معبد.',
      en: 'A family from Gurna with licensed guides, a balloon pilot and three drivers, who live on Luxor’s west bank and know at what hour the light enters each temple.',
    },
    country: 'EG',
    email: 'salam@west-bank-house.example',
    phone: '+20952000960',
  },
]
