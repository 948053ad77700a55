import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded'
import { MemberButtons } from './member-buttons'
import { MemberFacts } from './member-facts'
import { MemberNotes } from './member-notes'
import { MemberSections } from './member-sections'
import { memberQuery, type MemberPageData } from './members.api'
import { BackLink } from '../ui/back-link'

export function MemberPage({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const query = useQuery(memberQuery(id))
  return (
    <>
      <BackLink to="/admin/members">{t('nav.members')}</BackLink>
      <Loaded query={query} skeleton="h-96 w-full">
        {(page) => <MemberParts page={page} />}
      </Loaded>
    </>
  )
}

function MemberParts({ page }: { page: MemberPageData }) {
  return (
    <>
      <MemberFacts page={page} />
      <MemberButtons page={page} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <MemberSections page={page} />
        <MemberNotes memberId={page.member.id} notes={page.notes} />
      </div>
    </>
  )
}
