import { useNavigate } from '@tanstack/react-router'
import { CalendarRange, FileText, Inbox, Mail, User } from 'lucide-react'
import type { DeskFound } from '../../../worker/contracts/admin/desk-find'
import { useClock } from '../ui/use-clock'
import type { PaletteItem } from './palette.rules'

type Found<Kind extends keyof DeskFound> = DeskFound[Kind][number]

/** What the server has found, each item with its link. */
export function useServerItems(found: DeskFound): PaletteItem[] {
  const memberItem = useMemberItem()
  const topicItem = useTopicItem()
  const messageItem = useMessageItem()
  const bookingItem = useBookingItem()
  const mailItem = useMailItem()
  return [
    ...found.members.map(memberItem),
    ...found.topics.map(topicItem),
    ...found.messages.map(messageItem),
    ...found.bookings.map(bookingItem),
    ...found.mails.map(mailItem),
  ]
}

function useMemberItem() {
  const navigate = useNavigate()
  return ({ _id, username, email }: Found<'members'>): PaletteItem => ({
    id: `member-${_id}`,
    group: 'members',
    title: username,
    detail: email,
    icon: User,
    run: () => navigate({ to: '/admin/members/$memberId', params: { memberId: String(_id) } }),
  })
}

function useTopicItem() {
  const navigate = useNavigate()
  const openThread = useOpenThread()
  return ({ _id, forum, title, thread }: Found<'topics'>): PaletteItem => {
    const params = { forumId: String(forum), topicId: String(_id) }
    return {
      id: `topic-${_id}`,
      group: 'topics',
      title,
      icon: FileText,
      run: () =>
        thread === null ? navigate({ to: '/tour/$forumId/$topicId', params }) : openThread(thread),
    }
  }
}

function useMessageItem() {
  const time = useClock()
  const openThread = useOpenThread()
  return ({ _id, subject, email, createdAt }: Found<'messages'>): PaletteItem => ({
    id: `message-${_id}`,
    group: 'messages',
    title: subject,
    detail: `${email} · ${time(createdAt)}`,
    icon: Inbox,
    run: () => openThread(_id),
  })
}

function useBookingItem() {
  const navigate = useNavigate()
  const time = useClock()
  return ({ _id, pid, name, createdAt }: Found<'bookings'>): PaletteItem => ({
    id: `booking-${_id}`,
    group: 'bookings',
    title: name ?? pid,
    detail: `${pid} · ${time(createdAt)}`,
    icon: CalendarRange,
    run: () => navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(_id) } }),
  })
}

function useMailItem() {
  const navigate = useNavigate()
  const time = useClock()
  return ({ _id, to, subject, createdAt }: Found<'mails'>): PaletteItem => ({
    id: `mail-${_id}`,
    group: 'mails',
    title: subject,
    detail: `${to} · ${time(createdAt)}`,
    icon: Mail,
    run: () => navigate({ to: '/admin/outbox', search: { q: to } }),
  })
}

function useOpenThread() {
  const navigate = useNavigate()
  return (id: number) =>
    navigate({ to: '/admin/inbox', search: { view: 'all', thread: String(id) } })
}
