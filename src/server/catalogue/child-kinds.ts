/** People under the age of adults: the kinds of units that families look for, as a list in SQL. */
export const CHILD_KINDS = `('child', 'infant', 'family')`

/** Of a unit `u`: what a family may share, such as a tent, which has one price for all who come. */
export const IS_SHARED_WITH_CHILDREN = `u.kind in ('item', 'group') and u.travellers > 2 and coalesce(u.min_age, 0) < 12`
