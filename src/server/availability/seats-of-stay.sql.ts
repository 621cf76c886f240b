/**
 * The seats of departure `d` of product `p` that are free on each of `:duration` days or nights from it on: none if one
 * of them is closed, not planned or after the product's last day of sale. Of one day without a further read.
 */
export const SEATS_OF_STAY = `case when :duration::int = 1 then d.capacity - d.held - d.sold else (
    select case when count(*) = :duration::int and bool_and(n.is_open) then greatest(min(n.capacity - n.held - n.sold), 0) else 0 end
    from departure n where n.option_id = d.option_id and n.local_time = d.local_time
      and n.local_date between d.local_date and d.local_date + (:duration::int - 1)
      and (p.sold_until is null or n.starts_at < p.sold_until)) end`
