/**
 * The fewest seats that a booking of option `o` of product `p` can take: six if the option is only sold to whole groups
 * of six, one if it is sold per item, such as a boat. A departure with fewer seats left is sold out for everybody.
 */
export const LEAST_SEATS = `(select min(greatest(w.min_quantity * case p.pricing_per when 'person' then w.travellers else 1 end, 1))
    from unit w where w.option_id = o.id and w.is_listed)`
