import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Desk } from './desk.api'

interface Tile {
  key: 'unanswered' | 'lateBookings' | 'bankEntries' | 'failedMails' | 'openReports' | 'heldPosts'
  n: number
  to: LinkProps['to']
  search?: LinkProps['search']
}

/** Counts of open work, linked to their screens. */
export function AttentionTiles({ desk }: { desk: Desk }) {
  const { t } = useTranslation('admin')
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {tilesOf(desk).map(({ key, n, ...link }) => (
        <li key={key}>
          <Link
            {...link}
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

function tilesOf({ inbox, bookings, bankEntries, outbox, openReports, heldPosts }: Desk): Tile[] {
  const failed = outbox.failed + outbox.dead
  return [
    { key: 'unanswered', n: inbox.late, to: '/admin/inbox', search: { view: 'late' } },
    { key: 'lateBookings', n: bookings.late, to: '/admin/bookings', search: { column: 'late' } },
    { key: 'bankEntries', n: bankEntries, to: '/admin/bank' },
    { key: 'failedMails', n: failed, to: '/admin/outbox', search: { status: 'undelivered' } },
    { key: 'openReports', n: openReports, to: '/admin/reports' },
    { key: 'heldPosts', n: heldPosts, to: '/admin/reports', search: { view: 'waiting' } },
  ]
}
