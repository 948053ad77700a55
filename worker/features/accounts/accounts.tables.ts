import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Members; times in UTC ms. A deleted member's row stays, emptied. */
export const users = sqliteTable('users', {
  id: integer().primaryKey(),
  username: text(),
  usernameKey: text('username_key').unique(),
  email: text(),
  emailKey: text('email_key').unique(),
  passwordHash: text('password_hash'),
  lang: text({ enum: ['kr', 'ca', 'cn'] }).notNull(),
  avatarUrl: text('avatar_url'),
  isSuperUser: integer('is_super_user', { mode: 'boolean' }).notNull().default(false),
  verifiedAt: integer('verified_at'),
  bannedAt: integer('banned_at'),
  wantEmail: integer('want_email', { mode: 'boolean' }).notNull().default(false),
  consentAt: integer('consent_at'),
  consentVersion: text('consent_version'),
  createdAt: integer('created_at').notNull(),
  lastActiveAt: integer('last_active_at').notNull(),
  inactivityNoticeAt: integer('inactivity_notice_at'),
  deletedAt: integer('deleted_at'),
  requestKey: text('request_key').unique(),
  requestHash: text('request_hash'),
})

/** Logins; the refresh token is stored as its SHA-256. */
export const sessions = sqliteTable('sessions', {
  id: integer().primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  refreshHash: text('refresh_hash').notNull().unique(),
  previousHash: text('previous_hash'),
  rotatedAt: integer('rotated_at').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  revokedAt: integer('revoked_at'),
  device: text().notNull().default(''),
  networkHash: text('network_hash'),
})
