/**
 * The fewest seats that a booking of an option `o` of product `p` takes: six where only a whole group of six is sold, and
 * one of what is booked whole, such as a boat. A departure with fewer is sold out, whoever comes.
 */
export const LEAST_SEATS = `(select min(greatest(w.min_quantity * case p.pricing_per when 'person' then w.travellers else 1 end, 1))
    from unit w where w.option_id = o.id and w.is_listed)`
