import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiOf, readJson } from '../../platform/api/api'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { buttonClass } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Loaded } from '../../ui/loaded'
import { figuresQuery, type Figures as FigureRows } from '../figures/figures.api'
import { FIGURES, toWeeks } from '../figures/figures.rules'
import { useMay } from '../../platform/session/use-may'
import { Allowed } from '../ui/allowed'
import { RecentTours } from '../tour-list/recent-tours'
import { useClock } from '../ui/use-clock'
import { deskQuery, type Desk } from './desk.api'
import { OpenWork } from './open-work'

const SUMMARY_WEEKS = 2

type NewMemberList = NonNullable<Desk['newMembers']>

interface DeskPageProps {
  /** Work that was begun and not sent. */
  notices: ReactNode
  /** The next trips. */
  children: ReactNode
}

/** A morning at the desk, as far as the reader's role goes: the next trips, open work, then the latest tours and members, and site usage. */
export function DeskPage({ notices, children }: DeskPageProps) {
  const { t } = useTranslation('desk')
  const desk = useQuery(deskQuery())
  const mayReadFigures = useMay('figures:read')
  const figures = useQuery({ ...figuresQuery(SUMMARY_WEEKS), enabled: mayReadFigures })
  return (
    <>
      <h1 className="text-2xl">{t('nav.desk')}</h1>
      <Allowed needs="desk:manage">
        <AddressNotice />
      </Allowed>
      <Allowed needs="payments:confirm">{notices}</Allowed>
      <Allowed needs="trips:read">{children}</Allowed>
      <Loaded query={desk} skeleton="h-24 w-full">
        {(desk) => <OpenWork desk={desk} />}
      </Loaded>
      <Allowed needs="tours:edit">
        <RecentTours />
      </Allowed>
      {desk.data?.newMembers && <NewMembers {...desk.data.newMembers} />}
      {mayReadFigures && (
        <Loaded query={figures} skeleton="h-48 w-full">
          {(figures) => <Figures figures={figures} />}
        </Loaded>
      )}
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

function NewMembers({ latest, lastSevenDays }: NewMemberList) {
  const { t } = useTranslation('desk-people')
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

function NewMember({ member }: { member: NewMemberList['latest'][number] }) {
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
