import type { LinkProps } from '@tanstack/react-router'
import {
  BookUser,
  CalendarDays,
  CalendarRange,
  ChartLine,
  DatabaseBackup,
  FileText,
  Flag,
  HandCoins,
  History,
  Inbox,
  Landmark,
  LayoutDashboard,
  Mail,
  Mountain,
  Settings,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useMemo } from 'react'
import { mayRole, type Permission } from '../../../worker/contracts/accounts/permissions'
import type { DeskCounts } from '../../../worker/contracts/admin/desk-counts'
import { useSession } from '../../platform/session/session'

interface DeskScreen {
  to: NonNullable<LinkProps['to']>
  key: string
  icon: LucideIcon
  /** Roles without it do not see the screen. */
  needs: Permission
  /** The key that opens it after `g`; j, k and x are used by lists, z undoes. */
  letter: string
  /** Count of open work there. */
  count?: (counts: DeskCounts) => number
  /** Further addresses that belong to the screen. */
  owns?: RegExp
}

/** The screens in order; a phone's bar has the first four that the reader may open. `frame.json` has their names under `screen`. */
export const SCREENS = [
  { to: '/admin', key: 'desk', icon: LayoutDashboard, letter: 'd', needs: 'desk:use' },
  {
    to: '/admin/inbox',
    key: 'inbox',
    needs: 'inbox:use',
    icon: Inbox,
    letter: 'i',
    count: ({ inquiries }) => inquiries,
    owns: /^\/admin\/saved-replies$/,
  },
  {
    to: '/admin/bookings',
    key: 'bookings',
    needs: 'bookings:read',
    icon: CalendarRange,
    letter: 'o',
    count: ({ bookings }) => bookings,
  },
  {
    to: '/admin/tours',
    key: 'tours',
    needs: 'tours:edit',
    icon: Mountain,
    letter: 't',
    owns: /^\/admin\/(?:\d+|(?:route|img|history)\/.*)$/,
  },
  {
    to: '/admin/bank',
    key: 'bank',
    needs: 'payments:confirm',
    icon: Landmark,
    letter: 'n',
    count: ({ bankEntries, bankMails }) => bankEntries + bankMails,
  },
  {
    to: '/admin/dates',
    key: 'dates',
    needs: 'trips:read',
    icon: CalendarDays,
    letter: 'c',
    owns: /^\/admin\/resources$/,
  },
  {
    to: '/admin/refunds',
    key: 'refunds',
    needs: 'payments:confirm',
    icon: HandCoins,
    letter: 'e',
    count: ({ refunds }) => refunds,
  },
  {
    to: '/admin/reports',
    key: 'reports',
    needs: 'board:moderate',
    icon: Flag,
    letter: 'r',
    count: ({ openReports, heldPosts }) => openReports + heldPosts,
  },
  { to: '/admin/guests', key: 'guests', icon: BookUser, letter: 'h', needs: 'bookings:manage' },
  { to: '/admin/members', key: 'members', icon: Users, letter: 'p', needs: 'members:manage' },
  {
    to: '/admin/outbox',
    key: 'outbox',
    needs: 'mails:read',
    icon: Mail,
    letter: 'm',
    count: ({ failedMails }) => failedMails,
  },
  { to: '/admin/figures', key: 'figures', icon: ChartLine, letter: 'f', needs: 'figures:read' },
  { to: '/admin/pages', key: 'pages', icon: FileText, letter: 'w', needs: 'pages:edit' },
  { to: '/admin/settings', key: 'settings', icon: Settings, letter: 's', needs: 'settings:edit' },
  { to: '/admin/bin', key: 'bin', icon: Trash2, letter: 'b', needs: 'bin:use' },
  { to: '/admin/backups', key: 'backups', icon: DatabaseBackup, letter: 'u', needs: 'desk:manage' },
  { to: '/admin/audit', key: 'audit', icon: History, letter: 'a', needs: 'desk:manage' },
] as const satisfies DeskScreen[]

export type Screen = DeskScreen & (typeof SCREENS)[number]

const screens: readonly Screen[] = SCREENS

/** The screen that an address (without its language) belongs to, such as an editor's list; null for none. */
export function screenOf(pathname: string): Screen['key'] | null {
  const isBelow = ({ to }: Screen) => to !== '/admin' && pathname.startsWith(`${to}/`)
  const exact = screens.find(({ to }) => to === pathname)
  const found = exact ?? screens.find((each) => isBelow(each) || each.owns?.test(pathname))
  return found?.key ?? null
}

/** Addresses that need more than the screen that they belong to. */
const STRICTER: readonly (readonly [RegExp, Permission])[] = [
  [/^\/admin\/bookings\/(?:new|.*\/quotes\/.*)$/, 'bookings:manage'],
  [/^\/admin\/resources$/, 'trips:manage'],
  [/^\/admin\/figures\/money$/, 'money:read'],
]

/** The permission for an address of the desk (without its language). Unknown ones are for admins. */
export function permissionAt(pathname: string): Permission {
  const stricter = STRICTER.find(([address]) => address.test(pathname))
  const key = screenOf(pathname)
  return stricter?.[1] ?? screens.find((each) => each.key === key)?.needs ?? 'desk:manage'
}

/** The screens that the reader may open. */
export function useScreens(): readonly Screen[] {
  const role = useSession()?.role ?? null
  return useMemo(() => screens.filter(({ needs }) => mayRole(role, needs)), [role])
}
