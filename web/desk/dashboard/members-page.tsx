import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from './desk.api'
import { useSession } from '../../platform/session/session'
import { Chip } from '../../ui/chip'
import type { Column } from '../ui/data-table'
import { SelectField, TextField } from '../../ui/field'
import { PagedTable } from '../ui/paged-table'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { membersQuery, type MemberRole } from './desk.api'
import { MemberActionDialog, MemberActions, type PendingAction } from './member-actions'

const ROLES = ['all', 'super', 'banned', 'unverified'] as const satisfies MemberRole[]

export function MembersPage() {
  const { t } = useTranslation('admin')
  const [search, setSearch] = useState('')
  const [role, setRole] = useState<MemberRole>('all')
  const [page, setPage] = useState(1)
  const [pending, setPending] = useState<PendingAction | null>(null)
  const query = useQuery({
    ...membersQuery({ q: useDeferredValue(search.trim()), role, page }),
    placeholderData: keepPreviousData,
  })
  const { isBusy, run } = useAction()
  const isSearch = search.trim() !== ''
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">{t('nav.members')}</h1>
        <div className="flex flex-wrap gap-3">
          <SelectField
            label={t('members.role')}
            value={role}
            onChange={({ target }) => {
              setRole(ROLES.find((each) => each === target.value) ?? 'all')
              setPage(1)
            }}
          >
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {t(`members.roles.${each}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('members.search')}
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value)
              setPage(1)
            }}
          />
        </div>
      </div>
      <PagedTable
        query={query}
        label={t('nav.members')}
        columns={useColumns(isBusy, setPending)}
        empty={t('members.empty')}
        page={page}
        onPage={isSearch ? null : setPage}
      />
      {isSearch && query.data?.isMore && (
        // A search lists only its first matches.
        <p className="text-center text-muted">{t('members.more')}</p>
      )}
      <MemberActionDialog pending={pending} run={run} onClose={() => setPending(null)} />
    </>
  )
}

function useColumns(isBusy: boolean, onAsk: (pending: PendingAction) => void): Column<Member>[] {
  const { t } = useTranslation(['admin', 'common'])
  const time = useClock()
  const session = useSession()
  return [
    {
      title: t('members.name'),
      isBare: true,
      renderCell: (member) => (
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {member.username}
          {member.isSuperUser && <Chip look="offer">{t('members.super')}</Chip>}
          {member.isBanned && <Chip look="hidden">{t('members.banned')}</Chip>}
          {!member.isVerified && <Chip>{t('members.unverified')}</Chip>}
        </span>
      ),
    },
    {
      title: t('members.email'),
      renderCell: (member) => <span className="min-w-0 break-all">{member.email}</span>,
    },
    {
      title: t('common:language.label'),
      renderCell: (member) => <span>{t(`common:language.${member.lang}`)}</span>,
    },
    {
      title: t('members.since'),
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: (member) => <time>{time(member.createdAt)}</time>,
    },
    {
      title: t('desk.actions'),
      isBare: true,
      className: 'text-end',
      renderCell: (member) =>
        member.username === session?.username ? (
          <span className="text-muted">{t('members.you')}</span>
        ) : (
          <MemberActions
            member={member}
            isBusy={isBusy}
            onAsk={(action) => onAsk({ member, action })}
          />
        ),
    },
  ]
}
