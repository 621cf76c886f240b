/*
 * Everything that changes departure.held or departure.sold. The fragments are CTEs of the statements of booking, which lock the
 * departures before they write (docs/rules/places-and-holds.md): each names the CTEs that it reads.
 */

/** The condition that prevents overselling. */
export const CAPACITY_GUARD = 'and d.held + d.sold + w.places <= d.capacity'

/** Reads wanted (departure_id, places) and locked (id); returns the id of each departure that had enough seats. */
export const TAKE_SEATS = `
  update departure d set held = d.held + w.places
  from wanted w, locked l
  where d.id = w.departure_id and l.id = d.id and d.is_open and d.ends_at > rihla_now() ${CAPACITY_GUARD}
  returning d.id`

/** Reads sums (departure_id, places), locked (id) and ready; returns the id of each departure. */
export const HELD_TO_SOLD = `
  update departure d set held = d.held - s.places, sold = d.sold + s.places
  from sums s, locked l, ready where d.id = s.departure_id and l.id = d.id
  returning d.id`

/** Reads sums (departure_id, places), departures (id) and ready. */
export const HELD_TO_FREE = `
  update departure d set held = d.held - s.places from sums s, departures l, ready where d.id = s.departure_id and l.id = d.id`

/**
 * Reads sums (departure_id, held, sold), negative where seats become free. The departures must be locked and have enough seats, or the
 * CHECK fails.
 */
export const ADD_SEATS = `
  update departure d set held = d.held + s.held, sold = d.sold + s.sold from sums s where d.id = s.departure_id`
