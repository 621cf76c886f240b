import type { Db } from '#server/kernel/database.ts'

const firstNames = [
  'Mohammed',
  'محمد',
  'Sara',
  'سارة',
  'Fatimah',
  'فاطمة',
  'Abdullah',
  'عبدالله',
  'Noura',
  'نورة',
  'James',
  'Priya',
  'Layla',
  'ليلى',
  'Omar',
  'عمر',
  'Emma',
  'Khalid',
  'خالد',
  'Maryam',
]
const lastNames = [
  'Al Otaibi',
  'العتيبي',
  'Al Shammari',
  'الشمري',
  'Smith',
  'Khan',
  'Hassan',
  'حسن',
  'Al Harbi',
  'الحربي',
  'Kumar',
  'Al Qahtani',
  'القحطاني',
  'Garcia',
  'Ali',
  'علي',
  'Al Zahrani',
  'الزهراني',
  'Brown',
  'Al Dosari',
]

/** Gives the generated orders names and phones: few names, of which the commonest has every tenth order. */
export async function nameBuyers(db: Db): Promise<void> {
  await db.rows({
    name: 'bench.buyer_names',
    text: `update orders o set
        first_name = case when o.id % 10 = 0 then 'Mohammed' else ($1::text[])[1 + o.id % cardinality($1::text[])] end,
        last_name = ($2::text[])[1 + (o.id / 7) % cardinality($2::text[])],
        phone = '+9665' || lpad((o.id * 7919 % 100000000)::text, 8, '0'),
        language = case when o.id % 3 = 0 then 'en' else 'ar' end
      where o.reference like 'RB-%' and o.email <> ''`,
    values: [firstNames, lastNames],
  })
}
