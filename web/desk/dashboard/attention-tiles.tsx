import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Desk } from './desk.api'

/** Counts of open work, linked to their screens. */
export function AttentionTiles({ desk }: { desk: Desk }) {
  const { t } = useTranslation('admin')
  const tiles: {
    key: 'unanswered' | 'lateBookings' | 'bankEntries' | 'failedMails' | 'openReports' | 'heldPosts'
    n: number
    to: LinkProps['to']
    search?: LinkProps['search']
  }[] = [
    { key: 'unanswered', n: desk.inbox.late, to: '/admin/inbox', search: { view: 'late' } },
    {
      key: 'lateBookings',
      n: desk.bookings.late,
      to: '/admin/bookings',
      search: { column: 'late' },
    },
    { key: 'bankEntries', n: desk.bankEntries, to: '/admin/bank' },
    {
      key: 'failedMails',
      n: desk.outbox.failed + desk.outbox.dead,
      to: '/admin/outbox',
      search: { status: 'undelivered' },
    },
    { key: 'openReports', n: desk.openReports, to: '/admin/reports' },
    { key: 'heldPosts', n: desk.heldPosts, to: '/admin/reports', search: { view: 'waiting' } },
  ]
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(({ key, n, to, search }) => (
        <li key={key}>
          <Link
            to={to}
            search={search}
            className={`flex h-full flex-col gap-1 rounded-card border bg-surface p-4 hover:border-primary ${n > 0 ? 'border-larch' : 'border-line'}`}
          >
            <span
              className={`tabular text-3xl font-extrabold ${n > 0 ? 'text-accent' : 'text-muted'}`}
            >
              {n}
            </span>
            <span className="text-sm">{t(`attention.${key}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
