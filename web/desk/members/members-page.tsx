import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import { useListAddress, type ListControls } from '../ui/list/use-list-address'
import { BanDialog } from './ban-dialog'
import { MemberBulk } from './member-bulk'
import { membersQuery } from './members.api'
import { useMemberColumns, useMemberFilters } from './member-list'

export function MembersPage() {
  const { t } = useTranslation('admin')
  const controls = useListAddress()
  const { ban } = controls.state
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('nav.members')}</h1>
        <CsvButton list="members" state={controls.state} />
      </div>
      <MemberList controls={controls} />
      <BanDialog usernames={ban ? [ban] : []} onClose={() => controls.set({ ban: undefined })} />
    </>
  )
}

function MemberList({ controls }: { controls: ListControls }) {
  const { t } = useTranslation('admin')
  const query = useQuery({ ...membersQuery(controls.state), placeholderData: keepPreviousData })
  return (
    <List
      label={t('nav.members')}
      controls={controls}
      query={query}
      columns={useMemberColumns()}
      idOf={({ id }) => String(id)}
      nameOf={({ username }) => username}
      empty={t('members.empty')}
      search={t('members.search')}
      filters={useMemberFilters()}
      defaultSort="-since"
      renderBulk={(members, clear) => <MemberBulk members={members} onDone={clear} />}
    />
  )
}
