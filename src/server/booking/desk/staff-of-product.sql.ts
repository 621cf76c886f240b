/** Joins to `product p`: staff `w` of the marketplace and of its supplier, their memberships `m` and roles `r`. */
export const STAFF_OF_PRODUCT = `join membership m on m.ended_at is null and m.offered_until is null
    and (m.supplier_id is null or m.supplier_id = p.supplier_id)
  join role r on r.id = m.role_id
  join staff w on w.id = m.staff_id and w.accepted_at is not null` as const
