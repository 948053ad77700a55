import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiOf, readJson } from '../../platform/api/api'
import { Loaded } from '../../ui/loaded'
import { figuresQuery } from '../figures/figures.api'
import { RecentTours } from '../tour-list/recent-tours'
import { deskQuery, type Desk } from './desk.api'
import { Figures } from './figures'
import { NewMembers } from './new-members'

const SUMMARY_WEEKS = 2

/** The desk's dashboard: open work, all tours with their status, site usage. */
export function DeskPage() {
  const { t } = useTranslation('admin')
  const desk = useQuery(deskQuery())
  const figures = useQuery(figuresQuery(SUMMARY_WEEKS))
  return (
    <>
      <h1 className="text-2xl">{t('nav.desk')}</h1>
      <AddressNotice />
      <Loaded query={desk} skeleton="h-24 w-full">
        {(desk) => <AttentionTiles desk={desk} />}
      </Loaded>
      <RecentTours />
      {desk.data && <NewMembers desk={desk.data} />}
      <Loaded query={figures} skeleton="h-48 w-full">
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </>
  )
}

/** Says that BASE_URL is empty, and which URL is used instead. */
function AddressNotice() {
  const { t } = useTranslation('admin')
  const { data: site } = useQuery({
    queryKey: ['admin', 'site'],
    queryFn: ({ client }) => readJson(apiOf(client).admin.site.$get()),
  })
  const address = site?.unsetAddress
  if (!address) return null
  return (
    <p role="status" className="rounded-card border border-larch bg-surface p-4">
      <strong>{t('address.unset', { address })}</strong> {t('address.how')}
    </p>
  )
}

interface Tile {
  key: 'unanswered' | 'lateBookings' | 'bankEntries' | 'failedMails' | 'openReports' | 'heldPosts'
  n: number
  to: LinkProps['to']
  search?: LinkProps['search']
}

const NUMBER = 'tabular text-3xl font-extrabold'

/** Counts of open work, linked to their screens. */
function AttentionTiles({ desk }: { desk: Desk }) {
  const { t } = useTranslation('admin')
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {tilesOf(desk).map(({ key, n, ...link }) => (
        <li key={key}>
          <Link
            {...link}
            className={`flex h-full flex-col gap-1 rounded-card border bg-surface p-4 hover:border-primary ${n > 0 ? 'border-larch' : 'border-line'}`}
          >
            <span className={`${NUMBER} ${n > 0 ? 'text-accent' : 'text-muted'}`}>{n}</span>
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
