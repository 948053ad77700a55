import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { PART_ROLES } from '../../contracts/accounts/permissions'
import { LANGS } from '../../contracts/languages'
import { REPORT_REASONS } from '../../contracts/board/new-report'

/** Members; times in UTC ms. Deleting a member empties the row. */
export const users = sqliteTable('users', {
  id: integer().primaryKey(),
  username: text(),
  usernameKey: text('username_key'),
  email: text(),
  emailKey: text('email_key'),
  passwordHash: text('password_hash'),
  /** When a password was set by a mailed link; null for one typed at registration. */
  passwordProvenAt: integer('password_proven_at'),
  lang: text({ enum: LANGS }).notNull(),
  avatarUrl: text('avatar_url'),
  isAdmin: integer('is_super_user', { mode: 'boolean' }).notNull().default(false),
  /** Whether the `SUPER_USERS` setting granted the right; it is lost when the setting no longer does. */
  adminBySetting: integer('super_by_setting', { mode: 'boolean' }).notNull().default(false),
  /** Role for a part of the desk; null for plain members and for admins. */
  partRole: text('part_role', { enum: PART_ROLES }),
  verifiedAt: integer('verified_at'),
  bannedAt: integer('banned_at'),
  banReason: text('ban_reason', { enum: REPORT_REASONS }),
  banNote: text('ban_note'),
  wantEmail: integer('want_email', { mode: 'boolean' }).notNull().default(false),
  consentAt: integer('consent_at'),
  consentVersion: text('consent_version'),
  createdAt: integer('created_at').notNull(),
  lastActiveAt: integer('last_active_at').notNull(),
  inactivityNoticeAt: integer('inactivity_notice_at'),
  deletedAt: integer('deleted_at'),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** Sessions; the refresh token is stored as its SHA-256. */
export const sessions = sqliteTable('sessions', {
  id: integer().primaryKey(),
  userId: integer('user_id').notNull(),
  refreshHash: text('refresh_hash').notNull(),
  previousHash: text('previous_hash'),
  rotatedAt: integer('rotated_at').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  revokedAt: integer('revoked_at'),
  device: text().notNull().default(''),
  networkHash: text('network_hash'),
})

/** A member's current verification code and the address it verifies; times in UTC ms. */
export const verificationCodes = sqliteTable('verification_codes', {
  userId: integer('user_id').primaryKey(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer().notNull().default(0),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** Password reset links; the token is stored as its SHA-256. A used one is deleted. */
export const passwordResets = sqliteTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** The second step of a member's login; the secret is encrypted. */
export const secondFactors = sqliteTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  secret: text().notNull(),
  /** Null until the first code was entered. */
  enabledAt: integer('enabled_at'),
  /** The latest used period of 30 seconds. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: integer('created_at').notNull(),
})

/** Unused recovery codes, as keyed hashes. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: integer('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  ({ userId, codeHash }) => [primaryKey({ columns: [userId, codeHash] })],
)

/** Browsers in which a member has logged in; `deviceHash` is a keyed hash of the cookie. */
export const knownDevices = sqliteTable('known_devices', {
  userId: integer('user_id').notNull(),
  deviceHash: text('device_hash').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** Consecutive wrong passwords; `accountKey` is a keyed hash of login name and place, or `u{id}` inside a session. */
export const loginFailures = sqliteTable('login_failures', {
  accountKey: text('account_key').primaryKey(),
  failures: integer().notNull(),
  blockedUntil: integer('blocked_until').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export type UserRow = typeof users.$inferSelect
