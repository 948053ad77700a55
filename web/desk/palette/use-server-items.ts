import type { NavigateOptions } from '@tanstack/react-router'
import { CalendarRange, FileText, Inbox, Mail, User } from 'lucide-react'
import type { DeskFound } from '../../../worker/contracts/admin/desk-find'
import { useClock } from '../ui/use-clock'
import type { PaletteItem } from './palette.rules'

type Found<Kind extends keyof DeskFound> = DeskFound[Kind][number]

/** Formats UTC ms. */
type Clock = ReturnType<typeof useClock>

/** What the server has found, each item with its link. */
export function useServerItems(found: DeskFound): PaletteItem[] {
  const time = useClock()
  return [
    ...found.members.map(memberItem),
    ...found.topics.map(topicItem),
    ...found.messages.map((message) => messageItem(message, time)),
    ...found.bookings.map((booking) => bookingItem(booking, time)),
    ...found.mails.map((mail) => mailItem(mail, time)),
  ]
}

function memberItem({ _id, username, email }: Found<'members'>): PaletteItem {
  return {
    id: `member-${_id}`,
    group: 'members',
    title: username,
    detail: email,
    icon: User,
    link: { to: '/admin/members/$memberId', params: { memberId: String(_id) } },
  }
}

function topicItem({ _id, forum, title, thread }: Found<'topics'>): PaletteItem {
  const params = { forumId: String(forum), topicId: String(_id) }
  return {
    id: `topic-${_id}`,
    group: 'topics',
    title,
    icon: FileText,
    link: thread === null ? { to: '/tour/$forumId/$topicId', params } : threadLink(thread),
  }
}

function messageItem(
  { _id, subject, email, createdAt }: Found<'messages'>,
  time: Clock,
): PaletteItem {
  return {
    id: `message-${_id}`,
    group: 'messages',
    title: subject,
    detail: `${email} · ${time(createdAt)}`,
    icon: Inbox,
    link: threadLink(_id),
  }
}

function bookingItem({ _id, pid, name, createdAt }: Found<'bookings'>, time: Clock): PaletteItem {
  return {
    id: `booking-${_id}`,
    group: 'bookings',
    title: name ?? pid,
    detail: `${pid} · ${time(createdAt)}`,
    icon: CalendarRange,
    link: { to: '/admin/bookings/$bookingId', params: { bookingId: String(_id) } },
  }
}

function mailItem({ _id, to, subject, createdAt }: Found<'mails'>, time: Clock): PaletteItem {
  return {
    id: `mail-${_id}`,
    group: 'mails',
    title: subject,
    detail: `${to} · ${time(createdAt)}`,
    icon: Mail,
    link: { to: '/admin/outbox', search: { q: to } },
  }
}

function threadLink(id: number): NavigateOptions {
  return { to: '/admin/inbox', search: { view: 'all', thread: String(id) } }
}
