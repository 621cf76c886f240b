import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/platform/database.ts'

/** Which of the normalised `beginnings` some word of the catalogue begins with. */
export async function listKnownBeginnings(connection: Connection, beginnings: string[]): Promise<string[]> {
  const rows = await connection.rows<{ beginning: string }>({
    name: 'search.known_beginnings',
    text: `select beginning from unnest($1::text[]) as beginning
      where exists (select from search_word w where w.word ~>=~ beginning and w.word ~<~ (beginning || chr(1114111)))`,
    values: [[...new Set(beginnings)]],
  })
  return rows.map((row) => row.beginning)
}

const MOST_CANDIDATES = 5000

/** Words of the catalogue that are like one of `patterns`. */
export async function listWordsLike(
  connection: Connection,
  input: { patterns: string[]; leastLength: number; mostLength: number },
): Promise<string[]> {
  const rows = await connection.rows<{ word: string }>({
    name: 'search.words_like',
    text: `select distinct w.word from unnest($1::text[]) as pattern join search_word w on w.word like pattern
      where char_length(w.word) between $2 and $3 limit ${MOST_CANDIDATES}`,
    values: [input.patterns, input.leastLength, input.mostLength],
  })
  return rows.map((row) => row.word)
}

type PictureRow = { src: string; alt: Words; width: number; height: number } | null

export interface PlaceOrKindRow {
  kind: 'city' | 'category'
  slugAr: string
  slugEn: string
  name: Words
  /** A city's country code; empty for a category. */
  country: string
  picture: PictureRow
}

/** Cities and categories that have something to show on this site, in the operator's order. */
export function listPlacesAndKinds(connection: Connection, supplierId: number | null): Promise<PlaceOrKindRow[]> {
  return connection.rows<PlaceOrKindRow>({
    name: 'search.places_and_kinds',
    text: `select 'city' as kind, c.slug_ar as "slugAr", c.slug_en as "slugEn", c.name, c.country::text, c.picture, c.position from city c
        where exists (select from product p where p.city_id = c.id and p.status = 'published' and ($1::bigint is null or p.supplier_id = $1))
      union all
      select 'category', g.slug_ar, g.slug_en, g.name, '', g.picture, g.position from category g
        where exists (select from product p where p.category_id = g.id and p.status = 'published' and ($1::bigint is null or p.supplier_id = $1))
      order by kind desc, position`,
    values: [supplierId],
  })
}

export interface FoundProductRow {
  slugAr: string
  slugEn: string
  citySlugAr: string
  citySlugEn: string
  title: Words
  cityName: Words
  picture: PictureRow
}

/** The products that a text query means, those first that have it in their title. */
export function listFoundProducts(
  connection: Connection,
  input: { textQuery: string; supplierId: number | null; most: number },
): Promise<FoundProductRow[]> {
  return connection.rows<FoundProductRow>({
    name: 'search.products',
    text: `select p.slug_ar as "slugAr", p.slug_en as "slugEn", c.slug_ar as "citySlugAr", c.slug_en as "citySlugEn", p.title,
        c.name as "cityName",
        (select jsonb_build_object('src', m.src, 'alt', m.alt, 'width', m.width, 'height', m.height)
           from product_media m where m.product_id = p.id order by m.position limit 1) as picture
      from product p join city c on c.id = p.city_id
      where p.status = 'published' and ($2::bigint is null or p.supplier_id = $2)
        and p.search_vector @@ to_tsquery('simple', $1)
      order by ts_rank(p.search_vector, to_tsquery('simple', $1)) desc, p.booked_count desc, p.id limit $3`,
    values: [input.textQuery, input.supplierId, input.most],
  })
}
