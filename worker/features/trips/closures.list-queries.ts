import { and, asc, gte, sql } from 'drizzle-orm'
import type { Lang } from '../../contracts/languages'
import type { Closure } from '../../contracts/trips/closures'
import type { Db } from '../../db/db'
import { closures } from '../../db/schema/trips'
import { closureColumns } from './closures.queries'

/** Closures per page. */
const PAGE = 50

/** A page of the closures that end today or later. `after` is `next` of the previous page. */
export async function listClosures(
  db: Db,
  { today, after, lang }: { today: string; after: string | undefined; lang: Lang },
): Promise<{ closures: Closure[]; next: string | null }> {
  const rows = await db
    .select(closureColumns(lang))
    .from(closures)
    .where(and(gte(closures.toDay, today), after === undefined ? undefined : isAfter(after)))
    .orderBy(asc(closures.toDay), asc(closures.id))
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    closures: shown,
    next: rows.length > PAGE && last ? `${last.toDay} ${last.id}` : null,
  }
}

/** Condition on rows after the last one of the previous page. */
function isAfter(next: string) {
  const [day = '', id = '0'] = next.split(' ')
  return sql`(${closures.toDay}, ${closures.id}) > (${day}, ${Number(id)})`
}
