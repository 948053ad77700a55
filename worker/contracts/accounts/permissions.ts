/** Who may do what. Routes and screens name a permission, never a role. */

export const STAFF_ROLES = ['admin', 'guide', 'bookkeeper', 'writer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
/** Roles that have a part of the desk; admins have all of it. */
export const PART_ROLES = ['guide', 'bookkeeper', 'writer'] as const satisfies StaffRole[]
export type PartRole = (typeof PART_ROLES)[number]

/** Callers that are allowed. `fresh staff` has entered the password within the last twelve hours. */
export type AccessLevel = 'member' | 'verified' | 'staff' | 'fresh staff'

/** The one map of permissions; the roles are those that have it besides admins. */
const PERMISSIONS = {
  'session:own': ['member'],
  'profile:read': ['member'],
  'profile:edit': ['member'],
  'avatar:edit': ['verified'],
  'secondFactor:edit': ['verified'],
  // An address that is not verified may be another person's.
  'trips:own': ['verified'],
  'board:write': ['verified'],

  'desk:use': ['staff', 'guide', 'bookkeeper', 'writer'],
  'desk:manage': ['staff'],
  'desk:export': ['fresh staff'],
  'settings:edit': ['staff'],
  // Tours belong to regions, which are settings.
  'regions:read': ['staff', 'writer'],
  'access:edit': ['fresh staff'],
  'members:manage': ['staff'],
  'members:promote': ['fresh staff'],
  'inbox:use': ['staff'],
  'figures:read': ['staff', 'bookkeeper'],

  // Names of tours are part of trips and bookings.
  'tours:list': ['staff', 'guide', 'bookkeeper', 'writer'],
  'tours:edit': ['staff', 'writer'],
  'tours:delete': ['fresh staff', 'writer'],
  'images:edit': ['staff', 'writer'],
  'pages:edit': ['staff', 'writer'],
  'bin:use': ['staff', 'writer'],
  'board:moderate': ['staff', 'writer'],

  'trips:read': ['staff', 'guide', 'bookkeeper'],
  'trips:manage': ['staff'],
  'trips:cancel': ['fresh staff'],

  'bookings:read': ['staff', 'bookkeeper'],
  'bookings:manage': ['staff'],
  'bookings:export': ['fresh staff', 'bookkeeper'],
  'bookings:erase': ['fresh staff'],
  'money:read': ['staff', 'bookkeeper'],
  // A bookkeeper reads those about money.
  'mails:read': ['staff', 'bookkeeper'],
  'mails:manage': ['staff'],
  'payments:confirm': ['staff', 'bookkeeper'],
  'payments:refund': ['fresh staff', 'bookkeeper'],
  'payments:waive': ['fresh staff'],
  // It says where a guest's money goes.
  'payments:link': ['fresh staff'],
} as const satisfies Record<string, readonly [AccessLevel, ...PartRole[]]>

export type Permission = keyof typeof PERMISSIONS

export function accessOf(permission: Permission): { level: AccessLevel; roles: StaffRole[] } {
  const [level, ...roles]: readonly [AccessLevel, ...PartRole[]] = PERMISSIONS[permission]
  return { level, roles: ['admin', ...roles] }
}

/** Whether a role has a permission of staff. */
export function mayRole(role: StaffRole | null, permission: Permission): boolean {
  return role !== null && accessOf(permission).roles.includes(role)
}
