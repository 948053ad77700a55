import { randomBytes } from 'node:crypto'
import { PART_ROLES, type PartRole } from '../../worker/contracts/accounts/permissions'
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
  partRole?: PartRole
}

/** Accounts for logging in to the demo; those of the roles are made below. */
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

/** One for each part of the desk, such as `guide` with the password `moraine!guide`. */
const STAFF = PART_ROLES.map((partRole): SeededAccount => ({
  username: partRole,
  email: `${partRole}@example.com`,
  lang: 'ca',
  password: `moraine!${partRole}`,
  isAdmin: false,
  partRole,
}))

/** Writes the demo's accounts and members. Members have random passwords: they cannot log in. */
export async function seedMembers(
  db: Db,
  { pepper, now }: { pepper: string; now: number },
): Promise<void> {
  const unusable = await hashPassword(pepper, randomBytes(24).toString('base64url'))
  const withHash = async ({ password, ...account }: SeededAccount) => ({
    ...account,
    passwordHash: await hashPassword(pepper, password),
  })
  const rows = [
    ...(await Promise.all(ACCOUNTS.map(withHash))),
    ...members.map((member) => ({ ...member, isAdmin: false, passwordHash: unusable })),
    ...(await Promise.all(STAFF.map(withHash))),
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
