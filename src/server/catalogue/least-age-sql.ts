/** The age from which people can take part in an option `o`: zero from birth, null without units. */
export const LEAST_AGE = `(select min(coalesce(a.min_age, 0)) from unit a where a.option_id = o.id and a.is_listed)`
