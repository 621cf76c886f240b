import type { Words } from '#domain/locale.ts'
import { pictureIn } from '#server/media/picture-sql.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

const MAX_OF_A_BEGINNING = 300

/** For each of the normalised prefixes the search terms that begin with it. A prefix without any is missing. */
export function listWordsBeginning(
  connection: Connection,
  beginnings: string[],
): Promise<{ beginning: string; ids: number[]; isWord: boolean }[]> {
  return connection.rows({
    name: 'search.words_beginning',
    text: `select beginning, array_agg(w.id order by w.word using ~<~) as ids, bool_or(w.word = beginning) as "isWord"
      from unnest($1::text[]) as beginning, lateral (
        select id, word from search_term where word ~>=~ beginning and word ~<~ (beginning || chr(1114111))
        order by word using ~<~ limit ${MAX_OF_A_BEGINNING}) w
      group by beginning`,
    values: [[...new Set(beginnings)]],
  })
}

const MAX_CANDIDATES = 5000

/** Search terms that match one of the LIKE `patterns`. */
export async function listWordsLike(
  connection: Connection,
  input: { patterns: string[]; leastLength: number; mostLength: number },
): Promise<string[]> {
  const rows = await connection.rows<{ word: string }>(
    named({
      name: 'search.words_like',
      text: `select distinct w.word from unnest(:patterns::text[]) as pattern join search_term w on w.word like pattern
      where char_length(w.word) between :leastLength and :mostLength limit ${MAX_CANDIDATES}`,
      values: input,
    }),
  )
  return rows.map((row) => row.word)
}

/** Those of the search terms that are in a title, or in the name of a city, category or country. */
export async function listProminentWords(connection: Connection, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const rows = await connection.rows<{ word: string }>({
    name: 'search.prominent_words',
    text: `select w.word from search_term w where w.word = any ($1::text[]) and exists (
        select from product_search_index l where l.words && array[w.id] and l.words[1:l.place_end] && array[w.id])`,
    values: [words],
  })
  return rows.map((row) => row.word)
}

export interface DestinationNameRow {
  kind: 'city' | 'category'
  id: number
  slugAr: string
  slugEn: string
  name: Words
  /** A city's country code; empty for a category. */
  country: string
  picture: PictureRow | null
}

/** Cities and categories with products on this site, in the operator's order. */
export function listDestinations(connection: Connection, supplierId: number | null): Promise<DestinationNameRow[]> {
  return connection.rows<DestinationNameRow & { position: number }>({
    name: 'search.places_and_kinds',
    text: `select 'city' as kind, c.id, c.slug_ar as "slugAr", c.slug_en as "slugEn", c.name, c.country::text, ${pictureIn('c.picture')} as picture, c.position from city c
        where exists (select from product p where p.city_id = c.id and is_offered(p.status, p.sold_until) and ($1::bigint is null or p.supplier_id = $1))
      union all
      select 'category', g.id, g.slug_ar, g.slug_en, g.name, '', ${pictureIn('g.picture')}, g.position from category g
        where exists (select from product p where p.category_id = g.id and is_offered(p.status, p.sold_until) and ($1::bigint is null or p.supplier_id = $1))
      order by kind desc, position`,
    values: [supplierId],
  })
}

const MAX_COUNTED = 999

/**
 * The number of products of each category, at most 999 each; with `cityId` only those in the city. Categories without
 * products are omitted; most products first.
 */
export function countCategories(
  connection: Connection,
  input: { categoryIds: number[]; cityId: number | null; supplierId: number | null },
): Promise<{ categoryId: number; count: number }[]> {
  return connection.rows(
    named({
      name: 'search.category_counts',
      text: `select category_id as "categoryId", counted.count::int as count
      from unnest(:categoryIds::bigint[]) as category_id, lateral (
        select count(*) from (select from product_search_index l
          where l.category_id = category_id.category_id and is_still_sold(l.sold_until)
            and (:cityId::bigint is null or l.city_id = :cityId) and (:supplierId::bigint is null or l.supplier_id = :supplierId)
          limit ${MAX_COUNTED}) matching) counted
      where counted.count > 0 order by counted.count desc`,
      values: input,
    }),
  )
}
