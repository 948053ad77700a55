import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import { useListAddress, type ListControls } from '../ui/list/use-list-address'
import { AuditFilters } from './audit-filters'
import { useAuditSentence } from './audit-sentence'
import { auditFilters, auditQuery, type AuditEntry } from './desk.api'
import { useAuditColumns } from './use-audit-columns'

/** The audit log, newest first. */
export function AuditPage() {
  const { t } = useTranslation(['admin', 'desk-people'])
  const controls = useListAddress()
  const query = useQuery({ ...auditQuery(controls.state), placeholderData: keepPreviousData })
  return (
    <>
      <AuditHead controls={controls} />
      <List
        label={t('nav.audit')}
        controls={controls}
        query={query}
        columns={useAuditColumns()}
        idOf={({ id }) => String(id)}
        nameOf={useAuditSentence()}
        empty={t('audit.empty')}
        search={t('desk-people:audit.search')}
        defaultSort="-at"
        renderBulk={(entries) => <SelectedCsv entries={entries} />}
        moreFilters={<AuditFilters controls={controls} />}
      />
    </>
  )
}

function AuditHead({ controls }: { controls: ListControls }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('nav.audit')}</h1>
        <CsvButton list="audit" state={auditFilters(controls.state)} />
      </div>
      <p className="text-sm text-muted">{t('audit.zone')}</p>
    </>
  )
}

function SelectedCsv({ entries }: { entries: AuditEntry[] }) {
  return <CsvButton list="audit" state={{}} ids={entries.map(({ id }) => id)} />
}
