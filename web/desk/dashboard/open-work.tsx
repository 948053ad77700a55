import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayRole } from '../../../worker/contracts/accounts/permissions'
import type { PipelineColumn } from '../../../worker/contracts/bookings/desk-bookings'
import { useSession } from '../../platform/session/session'
import { permissionAt } from '../frame/screens'
import type { Desk } from './desk.api'

interface Tile {
  key:
    | 'newRequests'
    | 'unanswered'
    | 'lateBookings'
    | 'ending'
    | 'balance'
    | 'noGuide'
    | 'reversed'
    | 'proposed'
    | 'approved'
    | 'lateMoney'
    | 'bankEntries'
    | 'bankMails'
    | 'failedMails'
    | 'heldMails'
    | 'openReports'
    | 'heldPosts'
  n: number
  to: NonNullable<LinkProps['to']>
  search?: LinkProps['search']
}

/** Counts of open work on the screens that the reader may open, linked to their rows; counts of zero come last, in small text. */
export function OpenWork({ desk }: { desk: Desk }) {
  const { t } = useTranslation('desk')
  const role = useSession()?.role ?? null
  const tiles = tilesOf(desk).filter(({ to }) => mayRole(role, permissionAt(to)))
  if (tiles.length === 0) return null
  const [waiting, done] = [tiles.filter(({ n }) => n > 0), tiles.filter(({ n }) => n === 0)]
  return (
    <section aria-label={t('attention.title')} className="flex flex-col gap-2">
      {waiting.length === 0 && <p>{t('attention.none')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {waiting.map(({ key, n, ...link }) => (
          <li key={key}>
            <Link
              {...link}
              className="flex h-full flex-col gap-1 rounded-card border border-larch bg-surface p-4 hover:border-primary"
            >
              <span className="tabular text-3xl font-extrabold text-accent">{n}</span>
              <span className="text-sm">{t(`attention.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
        {done.map(({ key, n, ...link }) => (
          <li key={key}>
            <Link
              {...link}
              className="inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline lg:min-h-8"
            >
              {t(`attention.${key}`)} <span className="tabular font-semibold">{n}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function tilesOf({
  inbox,
  bankEntries,
  bankMails,
  outbox,
  openReports,
  heldPosts,
  ...desk
}: Desk): Tile[] {
  const failed = outbox.failed + outbox.dead
  return [
    ...bookingTiles(desk),
    { key: 'unanswered', n: inbox.late, to: '/admin/inbox', search: { view: 'late' } },
    ...moneyTiles(desk),
    { key: 'bankEntries', n: bankEntries, to: '/admin/bank' },
    ...mailTiles(bankMails),
    { key: 'failedMails', n: failed, to: '/admin/outbox', search: { status: 'undelivered' } },
    ...heldTiles(outbox),
    { key: 'openReports', n: openReports, to: '/admin/reports' },
    { key: 'heldPosts', n: heldPosts, to: '/admin/reports', search: { view: 'waiting' } },
  ]
}

function bookingTiles({ bookings }: Pick<Desk, 'bookings'>): Tile[] {
  const tileOf = (key: Tile['key'], column: PipelineColumn): Tile => ({
    key,
    n: bookings[column],
    to: '/admin/bookings',
    search: { column },
  })
  return [
    tileOf('newRequests', 'new'),
    tileOf('lateBookings', 'late'),
    tileOf('ending', 'ending'),
    tileOf('balance', 'balance'),
    tileOf('noGuide', 'noGuide'),
    // Banks seldom take a deposit back.
    ...(bookings.reversed > 0 ? [tileOf('reversed', 'reversed')] : []),
  ]
}

function moneyTiles({ money }: Pick<Desk, 'money'>): Tile[] {
  const to = '/admin/refunds'
  return [
    { key: 'proposed', n: money.proposed, to, search: { list: 'proposed' } },
    { key: 'approved', n: money.approved, to, search: { list: 'approved' } },
    { key: 'lateMoney', n: money.late, to, search: { list: 'late' } },
  ]
}

/** Mails are held only on a day with many messages. */
function heldTiles({ held: n }: Desk['outbox']): Tile[] {
  return n > 0 ? [{ key: 'heldMails', n, to: '/admin/outbox', search: { status: 'held' } }] : []
}

/** A company without such an address gets none. */
function mailTiles(n: number): Tile[] {
  return n > 0 ? [{ key: 'bankMails', n, to: '/admin/bank' }] : []
}
