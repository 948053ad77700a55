import { and, eq, isNull, or } from 'drizzle-orm'
import type { AuditAction } from '../../../contracts/admin/audit-actions'
import type { GuestChange } from '../../../contracts/bookings/guests'
import { auditStatement } from '../../../db/audit'
import { runBatch } from '../../../db/batch'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Statement } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import { guests, type GuestRow } from '../../../db/schema/guests'
import { assertedWrite } from '../../../http/asserted-write'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'

const CHANGED = 'GuestChanged'

/** @throws AppError NotFound, EditConflict for an outdated version */
export async function changeGuest(
  c: MemberScope,
  id: number,
  { version, ...columns }: GuestChange,
): Promise<void> {
  await getGuest(c, id)
  await runUnchanged(
    c,
    [and(eq(guests.id, id), eq(guests.version, version))],
    [
      c.var.db
        .update(guests)
        .set({ ...columns, version: version + 1, updatedAt: c.var.now })
        .where(eq(guests.id, id)),
      auditOfGuest(c, 'guest.change', id),
    ],
  )
}

/**
 * Makes a person's records a part of another's. Their bookings stay with them, so that a separation brings all back.
 * @throws AppError NotFound, EditConflict if either is a part of another by now
 */
export async function mergeGuests(c: MemberScope, id: number, other: number): Promise<void> {
  const { db } = c.var
  await getGuest(c, id)
  await getGuest(c, other)
  if (id === other) throw new AppError('NotFound')
  const isMain = (guestId: number) => and(eq(guests.id, guestId), isNull(guests.mergedInto))
  await runUnchanged(
    c,
    [isMain(id), isMain(other)],
    [
      db
        .update(guests)
        .set({ mergedInto: id })
        .where(or(eq(guests.id, other), eq(guests.mergedInto, other))),
      auditOfGuest(c, 'guest.merge', id, `${other}`),
    ],
  )
}

/** Makes a part of a person's records one of its own again. @throws AppError NotFound, EditConflict if it is none by now */
export async function separateGuest(c: MemberScope, id: number, part: number): Promise<void> {
  await getGuest(c, part)
  const isPart = and(eq(guests.id, part), eq(guests.mergedInto, id))
  await runUnchanged(
    c,
    [isPart],
    [
      c.var.db.update(guests).set({ mergedInto: null }).where(eq(guests.id, part)),
      auditOfGuest(c, 'guest.separate', id, `${part}`),
    ],
  )
}

/** @throws AppError NotFound */
async function getGuest({ var: { db } }: MemberScope, id: number): Promise<GuestRow> {
  const [guest] = await db.select().from(guests).where(eq(guests.id, id))
  if (!guest) throw new AppError('NotFound')
  return guest
}

/** Runs a batch only if records as described are still there. @throws AppError EditConflict */
async function runUnchanged(
  { var: { db } }: MemberScope,
  expected: Parameters<typeof rowExists>[1][],
  statements: [Statement, ...Statement[]],
): Promise<void> {
  const assertions = expected.map((which) => assertInBatch(db, rowExists(guests, which), CHANGED))
  await assertedWrite(CHANGED, 'EditConflict', runBatch(db, [...assertions, ...statements]))
}

function auditOfGuest(c: MemberScope, action: AuditAction, subjectId: number, detail?: string) {
  return auditStatement(c, { action, subjectType: 'guest', subjectId, ...(detail && { detail }) })
}
