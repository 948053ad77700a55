import { COUNT_MAX } from '../../../contracts/bookings/desk-bookings'
import { STATUSES, HAS_NO_GUIDE, IS_REVERSED, quoted } from './desk.columns-sql'

const countOf = (from: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM bookings ${from} LIMIT ${COUNT_MAX}))`

const HAS_STARTED = `EXISTS (SELECT 1 FROM trips WHERE trips.id = trip_id AND starts_at <= ?1)`

/** `?1` is now; a guest waiting since before `?2` has waited too long. */
export const COUNTS = `
  SELECT ${countOf(`WHERE status IN (${quoted(STATUSES.new)})`)} AS new,
    ${countOf(`WHERE status IN (${quoted(STATUSES.quoted)})`)} AS quoted,
    ${countOf(`WHERE status IN (${quoted(STATUSES.hold)})`)} AS hold,
    ${countOf(`WHERE status = 'confirmed' AND NOT ${HAS_STARTED}`)} AS confirmed,
    ${countOf(`WHERE status = 'confirmed' AND ${HAS_STARTED}`)} AS road,
    ${countOf(`WHERE status IN (${quoted(STATUSES.done)})`)} AS done,
    ${countOf('WHERE awaits_since < ?2')} AS late, ${countOf(`WHERE ${HAS_NO_GUIDE}`)} AS noGuide,
    ${countOf(`WHERE ${IS_REVERSED}`)} AS reversed`
