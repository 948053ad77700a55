import type { MemberScope } from '../../http/context'
import type { AuditScope } from '../../db/audit'
import { logFailure } from '../../log'
import { purgeTags } from '../../cache/tags'
import { rewriteTourList } from './tour-list.cache'
import { deleteCopies } from './tour.cache'

/** What a write needs of its request or job. */
export type ToursScope = AuditScope & Pick<MemberScope, 'env' | 'executionCtx'>

/** After every write: the change is visible here at once, elsewhere when the copies are rewritten. */
export function invalidateTours(c: ToursScope, tourIds: number[]): void {
  purgeTags(c, ['tours', ...tourIds.map((tourId) => `tour-${tourId}`)])
  c.executionCtx.waitUntil(rewriteList(c))
  c.executionCtx.waitUntil(deleteCopies(c.env, tourIds))
}

function rewriteList({ env, var: { db } }: ToursScope): Promise<void> {
  return rewriteTourList(env, db).catch((error) => logFailure('tours.rewrite', error, {}))
}
