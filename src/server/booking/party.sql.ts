/** The units and extras of an order_item now; its lines are what was sold. */
export const PARTY_OF = (item: string) =>
  `coalesce(${item}.party, jsonb_path_query_array(${item}.lines, '$[*] ? (@.kind == "unit" || @.kind == "extra")'))`
