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
import type { DeskCounts } from '../../../worker/contracts/admin/desk-counts'

interface DeskScreen {
  to: NonNullable<LinkProps['to']>
  key: string
  icon: LucideIcon
  /** The key that opens it after `g`; j, k and x are used by lists, z undoes. */
  letter: string
  /** Count of open work there. */
  count?: (counts: DeskCounts) => number
  /** Further addresses that belong to the screen. */
  owns?: RegExp
}

/** The screens in order; a phone's bar has the first four. `frame.json` has their names under `screen`. */
export const SCREENS = [
  { to: '/admin', key: 'desk', icon: LayoutDashboard, letter: 'd' },
  {
    to: '/admin/inbox',
    key: 'inbox',
    icon: Inbox,
    letter: 'i',
    count: ({ inquiries }) => inquiries,
    owns: /^\/admin\/saved-replies$/,
  },
  {
    to: '/admin/bookings',
    key: 'bookings',
    icon: CalendarRange,
    letter: 'o',
    count: ({ bookings }) => bookings,
  },
  {
    to: '/admin/tours',
    key: 'tours',
    icon: Mountain,
    letter: 't',
    owns: /^\/admin\/(?:\d+|(?:route|img|history)\/.*)$/,
  },
  {
    to: '/admin/bank',
    key: 'bank',
    icon: Landmark,
    letter: 'n',
    count: ({ bankEntries, bankMails }) => bankEntries + bankMails,
  },
  {
    to: '/admin/dates',
    key: 'dates',
    icon: CalendarDays,
    letter: 'c',
    owns: /^\/admin\/resources$/,
  },
  {
    to: '/admin/refunds',
    key: 'refunds',
    icon: HandCoins,
    letter: 'e',
    count: ({ refunds }) => refunds,
  },
  {
    to: '/admin/reports',
    key: 'reports',
    icon: Flag,
    letter: 'r',
    count: ({ openReports, heldPosts }) => openReports + heldPosts,
  },
  { to: '/admin/guests', key: 'guests', icon: BookUser, letter: 'h' },
  { to: '/admin/members', key: 'members', icon: Users, letter: 'p' },
  {
    to: '/admin/outbox',
    key: 'outbox',
    icon: Mail,
    letter: 'm',
    count: ({ failedMails }) => failedMails,
  },
  { to: '/admin/figures', key: 'figures', icon: ChartLine, letter: 'f' },
  { to: '/admin/pages', key: 'pages', icon: FileText, letter: 'w' },
  { to: '/admin/settings', key: 'settings', icon: Settings, letter: 's' },
  { to: '/admin/bin', key: 'bin', icon: Trash2, letter: 'b' },
  { to: '/admin/backups', key: 'backups', icon: DatabaseBackup, letter: 'u' },
  { to: '/admin/audit', key: 'audit', icon: History, letter: 'a' },
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
