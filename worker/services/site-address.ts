import { eq, ne } from 'drizzle-orm'
import { siteFacts } from '../db/schema/operations'
import type { Db } from '../db/db'
import type { Settings } from '../env'

const ADDRESS = 'site.address'

/** Stores the origin by which an admin uses a site without BASE_URL, for the links of mails that jobs send. */
export async function rememberAddress(db: Db, origin: string, now: number): Promise<void> {
  const set = { value: origin, updatedAt: now }
  await db
    .insert(siteFacts)
    .values({ name: ADDRESS, ...set })
    .onConflictDoUpdate({ target: siteFacts.name, set, setWhere: ne(siteFacts.value, origin) })
}

/** Origin of links in a job's mails; null while it is not known. */
export async function findAddress(
  db: Db,
  { baseUrl }: Pick<Settings, 'baseUrl'>,
): Promise<string | null> {
  if (baseUrl) return baseUrl
  const [row] = await db
    .select({ value: siteFacts.value })
    .from(siteFacts)
    .where(eq(siteFacts.name, ADDRESS))
  return row?.value ?? null
}
