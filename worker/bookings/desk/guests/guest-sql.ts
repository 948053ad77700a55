/** SQL over the records of a person: a main one, and those that were merged into it. */

/** The id of the main record of the person of record `id`. */
export function rootSql(id: string): string {
  return `(SELECT coalesce(merged_into, id) FROM guests WHERE guests.id = ${id})`
}

/** SELECT of the ids of all records of the person whose main one is `root`. */
export function recordsSql(root: string): string {
  return `SELECT part.id FROM guests AS part WHERE part.id = ${root} OR part.merged_into = ${root}`
}

/** The number of trips that are over, with those of a time before the bookings; without booking `but`. */
export function tripsSql(root: string, but = '0'): string {
  return `((SELECT count(*) FROM bookings AS trip INDEXED BY bookings_of_guest WHERE trip.status = 'completed' AND trip.id <> ${but}
      AND trip.guest_id IN (${recordsSql(root)}))
    + (SELECT coalesce(sum(past_trips), 0) FROM guests AS past WHERE past.id = ${root} OR past.merged_into = ${root}))`
}

/** The day of the last trip that is over or confirmed; NULL without one. */
function lastDaySql(root: string): string {
  return `(SELECT nullif(max(last), '') FROM (
    SELECT max(day) AS last FROM bookings AS trip INDEXED BY bookings_of_guest WHERE trip.status IN ('completed', 'confirmed')
      AND trip.guest_id IN (${recordsSql(root)})
    UNION ALL SELECT max(past_day) FROM guests AS past WHERE past.id = ${root} OR past.merged_into = ${root}))`
}

/** SELECT of the ids of main records that have one of the numbers, or a booking with one; `numbers` is a SELECT. */
export function withNumbersSql(numbers: string): string {
  return `SELECT coalesce(same.merged_into, same.id) FROM guests AS same WHERE same.id IN (
    SELECT id FROM guests AS numbered WHERE numbered.phone_digits IN (${numbers})
    UNION SELECT guest_id FROM bookings AS called WHERE called.guest_id IS NOT NULL AND called.phone_digits IN (${numbers}))`
}

/** Columns of `ListedGuest` of a main record. */
export const LISTED = `guests.id, guests.name, guests.email, guests.phone, guests.lang,
  ${tripsSql('guests.id')} AS trips, ${lastDaySql('guests.id')} AS lastDay`
