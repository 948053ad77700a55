import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiOf, readJson } from '../../platform/api/api'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { buttonClass } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Loaded } from '../../ui/loaded'
import { figuresQuery, type Figures as FigureRows } from '../figures/figures.api'
import { FIGURES, toWeeks } from '../figures/figures.rules'
import { RecentTours } from '../tour-list/recent-tours'
import { useClock } from '../ui/use-clock'
import { deskQuery, type Desk } from './desk.api'

const SUMMARY_WEEKS = 2

/** The desk's dashboard: open work, all tours with their status, site usage. */
export function DeskPage() {
  const { t } = useTranslation('desk')
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
  const { t } = useTranslation('desk')
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
  key:
    | 'unanswered'
    | 'lateBookings'
    | 'bankEntries'
    | 'failedMails'
    | 'heldMails'
    | 'openReports'
    | 'heldPosts'
  n: number
  to: LinkProps['to']
  search?: LinkProps['search']
}

const NUMBER = 'tabular text-3xl font-extrabold'

/** Counts of open work, linked to their screens. */
function AttentionTiles({ desk }: { desk: Desk }) {
  const { t } = useTranslation('desk')
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
    ...heldTiles(outbox),
    { key: 'openReports', n: openReports, to: '/admin/reports' },
    { key: 'heldPosts', n: heldPosts, to: '/admin/reports', search: { view: 'waiting' } },
  ]
}

/** Mails are held only on a day with many messages. */
function heldTiles({ held: n }: Desk['outbox']): Tile[] {
  return n > 0 ? [{ key: 'heldMails', n, to: '/admin/outbox', search: { status: 'held' } }] : []
}

function NewMembers({ desk }: { desk: Desk }) {
  const { t } = useTranslation('desk-people')
  const { latest, lastSevenDays } = desk.newMembers
  return (
    <section aria-labelledby="new-members-title" className="flex flex-col gap-2">
      <h2 id="new-members-title" className="text-lg">
        {t('newMembers.title', { count: lastSevenDays })}
      </h2>
      {latest.length === 0 ? (
        <p className="text-muted">{t('newMembers.empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {latest.map((member) => (
            <NewMember key={member.id} member={member} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NewMember({ member }: { member: Desk['newMembers']['latest'][number] }) {
  const { t } = useTranslation(['desk-people', 'site'])
  const time = useClock()
  const { username, isVerified, lang, createdAt } = member
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <span className="flex items-center gap-2 font-semibold">
        {username}
        {!isVerified && <Chip>{t('members.unverified')}</Chip>}
      </span>
      <span className="text-sm text-muted">
        {t(`site:language.${lang}`)} · <time>{time(createdAt)}</time>
      </span>
    </li>
  )
}

/** This week's figures next to last week's, with a link to all figures. */
export function Figures({ figures }: { figures: FigureRows }) {
  const { t } = useTranslation('desk')
  return (
    <section aria-labelledby="figures-title" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="figures-title" className="text-lg">
          {t('screen.figures')}
        </h2>
        <Link to="/admin/figures" className={buttonClass()}>
          {t('figures.all')}
        </Link>
      </div>
      <dl className="grid grid-cols-3 gap-3">
        {FIGURES.map((kind) => (
          <FigureOfWeek key={kind} figures={figures} kind={kind} />
        ))}
      </dl>
    </section>
  )
}

function FigureOfWeek({ figures, kind }: { figures: FigureRows; kind: (typeof FIGURES)[number] }) {
  const { t } = useTranslation('desk')
  const lang = useLang()
  const [last, current] = toWeeks(figures.weeks, kind).slice(-2)
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-sm">{t(`figures.${kind}`)}</dt>
      <dd className="tabular text-2xl font-bold">{formatNumber(current?.total ?? 0, lang)}</dd>
      <dd className="text-sm text-muted">
        {t('figures.lastWeek', { n: formatNumber(last?.total ?? 0, lang) })}
      </dd>
    </div>
  )
}
