import { ne } from 'drizzle-orm'
import type { Db } from '../db/db'
import { siteFacts } from '../db/schema/operations'
import type { Settings } from '../env'
import { factStatement, findFact } from './site-facts'

const ADDRESS = 'site.address'

/** Stores the origin by which an admin uses a site without BASE_URL, for the links of mails that jobs send. */
export async function rememberAddress(db: Db, origin: string, now: number): Promise<void> {
  const setWhere = ne(siteFacts.value, origin)
  await factStatement(db, { name: ADDRESS, value: origin, now, setWhere })
}

/** Origin of links in a job's mails; null while it is not known. */
export async function findAddress(db: Db, { baseUrl }: Pick<Settings, 'baseUrl'>) {
  return baseUrl || findFact(db, ADDRESS)
}
