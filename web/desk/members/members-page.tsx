import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MEMBER_ROLES } from '../../../worker/contracts/members-desk'
import { LANGS } from '../../../worker/contracts/languages'
import { Chip } from '../../ui/chip'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import type { ListColumn, ListFilter } from '../ui/list/list-columns'
import { useListAddress } from '../ui/list/use-list-address'
import { useClock } from '../ui/use-clock'
import { BanDialog } from './ban-dialog'
import { MemberBulk } from './member-bulk'
import { membersQuery, type Member } from './members.api'

export function MembersPage() {
  const { t } = useTranslation('admin')
  const controls = useListAddress()
  const query = useQuery({ ...membersQuery(controls.state), placeholderData: keepPreviousData })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('nav.members')}</h1>
        <CsvButton list="members" state={controls.state} />
      </div>
      <List
        label={t('nav.members')}
        controls={controls}
        query={query}
        columns={useColumns()}
        idOf={({ id }) => String(id)}
        nameOf={({ username }) => username}
        empty={t('members.empty')}
        search={t('members.search')}
        filters={useFilters()}
        defaultSort="-since"
        renderBulk={(members, clear) => <MemberBulk members={members} onDone={clear} />}
      />
      <BanDialog
        usernames={controls.state['ban'] ? [controls.state['ban']] : []}
        onClose={() => controls.set({ ban: undefined })}
      />
    </>
  )
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation(['admin', 'common'])
  return [
    {
      name: 'role',
      label: t('members.role'),
      isTabs: true,
      values: MEMBER_ROLES.map((value) => ({ value, text: t(`members.roles.${value}`) })),
    },
    {
      name: 'language',
      label: t('common:language.label'),
      values: LANGS.map((value) => ({ value, text: t(`common:language.${value}`) })),
    },
  ]
}

function useColumns(): ListColumn<Member>[] {
  const { t } = useTranslation(['admin', 'common', 'lists'])
  const time = useClock()
  return [
    {
      id: 'name',
      title: t('members.name'),
      isBare: true,
      sort: 'ascending first',
      renderCell: (member) => <MemberName member={member} />,
    },
    {
      id: 'email',
      title: t('members.email'),
      renderCell: (member) => <span className="min-w-0 break-all">{member.email}</span>,
    },
    {
      id: 'language',
      title: t('common:language.label'),
      renderCell: (member) => <span>{t(`common:language.${member.lang}`)}</span>,
    },
    {
      id: 'since',
      title: t('members.since'),
      className: 'tabular whitespace-nowrap text-muted',
      sort: 'descending first',
      renderCell: (member) => <time>{time(member.createdAt)}</time>,
    },
    {
      id: 'active',
      title: t('lists:members.active'),
      className: 'tabular whitespace-nowrap text-muted',
      sort: 'descending first',
      renderCell: (member) => <time>{time(member.lastActiveAt)}</time>,
    },
  ]
}

function MemberName({ member }: { member: Member }) {
  const { t } = useTranslation('admin')
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-2 font-semibold">
      <Link
        to="/admin/members/$memberId"
        params={{ memberId: String(member.id) }}
        data-open
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        {member.username}
      </Link>
      {member.isSuperUser && <Chip look="offer">{t('members.super')}</Chip>}
      {member.isBanned && <Chip look="hidden">{t('members.banned')}</Chip>}
      {!member.isVerified && <Chip>{t('members.unverified')}</Chip>}
    </span>
  )
}
