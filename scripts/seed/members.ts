import { randomBytes } from 'node:crypto'
import { foldKey } from '../../worker/contracts/accounts/usernames'
import { users } from '../../worker/db/schema/accounts'
import { hashPassword } from '../../worker/features/accounts/passwords'
import { runBatch } from '../../worker/db/batch'
import type { Db } from '../../worker/db/db'
import type { Lang } from '../../worker/contracts/languages'
import { members } from '../../demo/board/members'

const DAY_MS = 24 * 60 * 60 * 1000
const MEMBER_FOR_DAYS = 600

interface SeededAccount {
  username: string
  email: string
  lang: Lang
  password: string
  isAdmin: boolean
}

/** Accounts for logging in to the demo. */
const ACCOUNTS: SeededAccount[] = [
  {
    username: 'admin',
    email: 'admin@example.com',
    lang: 'ca',
    password: 'moraine!admin',
    isAdmin: true,
  },
  {
    username: 'guest',
    email: 'guest@example.com',
    lang: 'ca',
    password: 'moraine!guest',
    isAdmin: false,
  },
]

/** Writes the demo's accounts and members. Members have random passwords: they cannot log in. */
export async function seedMembers(
  db: Db,
  { pepper, now }: { pepper: string; now: number },
): Promise<void> {
  const unusable = await hashPassword(pepper, randomBytes(24).toString('base64url'))
  const rows = [
    ...(await Promise.all(
      ACCOUNTS.map(async ({ password, ...account }) => ({
        ...account,
        passwordHash: await hashPassword(pepper, password),
      })),
    )),
    ...members.map((member) => ({ ...member, isAdmin: false, passwordHash: unusable })),
  ]
  const joinedAt = now - MEMBER_FOR_DAYS * DAY_MS
  await runBatch(
    db,
    rows.map((row) =>
      db.insert(users).values({
        ...row,
        usernameKey: foldKey(row.username),
        emailKey: foldKey(row.email),
        verifiedAt: joinedAt,
        createdAt: joinedAt,
        lastActiveAt: now,
      }),
    ),
  )
}
