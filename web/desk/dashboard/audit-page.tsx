import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from './desk.api'
import { CALGARY } from '../../../worker/contracts/calendar'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import type { Column } from '../ui/data-table'
import { PagedTable } from '../ui/paged-table'
import { AuditSentence } from './audit-sentence'
import { auditQuery } from './desk.api'

/** The audit log, newest first. */
export function AuditPage() {
  const { t } = useTranslation('admin')
  const [page, setPage] = useState(1)
  const query = useQuery({ ...auditQuery(page), placeholderData: keepPreviousData })
  return (
    <>
      <h1 className="text-2xl">{t('nav.audit')}</h1>
      <p className="text-sm text-muted">{t('audit.zone')}</p>
      <PagedTable
        query={query}
        label={t('nav.audit')}
        columns={useColumns()}
        empty={t('audit.empty')}
        page={page}
        onPage={setPage}
      />
    </>
  )
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('admin')
  const lang = useLang()
  const exact = new Intl.DateTimeFormat(LANG_TAG[lang], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: CALGARY,
  })
  return [
    {
      title: t('audit.at'),
      className: 'tabular whitespace-nowrap',
      renderCell: (entry) => <time>{exact.format(entry.at)}</time>,
    },
    {
      title: t('audit.actor'),
      className: 'font-semibold',
      renderCell: (entry) => <span>{entry.actor ?? t('audit.noMember')}</span>,
    },
    {
      title: t('audit.action'),
      renderCell: (entry) => <AuditSentence entry={entry} />,
    },
    {
      title: t('audit.detail'),
      className: 'text-muted',
      renderCell: (entry) => <span className="wrap-anywhere">{entry.detail}</span>,
    },
    {
      title: t('audit.request'),
      className: 'text-muted',
      renderCell: (entry) => <code className="min-w-0 break-all">{entry.requestId}</code>,
    },
  ]
}
