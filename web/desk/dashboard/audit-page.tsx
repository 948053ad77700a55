import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { forCalgaryFormat } from '../../../worker/contracts/calendar'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import type { ListColumn } from '../ui/list/list-columns'
import { useListAddress } from '../ui/list/use-list-address'
import { AuditFilters } from './audit-filters'
import { AuditSentence, useAuditSentence } from './audit-sentence'
import { auditFilters, auditQuery, type AuditEntry } from './desk.api'

/** The audit log, newest first. */
export function AuditPage() {
  const { t } = useTranslation(['admin', 'desk-people'])
  const controls = useListAddress()
  const query = useQuery({ ...auditQuery(controls.state), placeholderData: keepPreviousData })
  const sentenceOf = useAuditSentence()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('nav.audit')}</h1>
        <CsvButton list="audit" state={auditFilters(controls.state)} />
      </div>
      <p className="text-sm text-muted">{t('audit.zone')}</p>
      <List
        label={t('nav.audit')}
        controls={controls}
        query={query}
        columns={useColumns()}
        idOf={({ id }) => String(id)}
        nameOf={sentenceOf}
        empty={t('audit.empty')}
        search={t('desk-people:audit.search')}
        defaultSort="-at"
        renderBulk={(entries) => (
          <CsvButton list="audit" state={{}} ids={entries.map(({ id }) => id)} />
        )}
        moreFilters={<AuditFilters controls={controls} />}
      />
    </>
  )
}

function useColumns(): ListColumn<AuditEntry>[] {
  const { t } = useTranslation(['admin', 'lists'])
  const lang = useLang()
  const exact = (at: number) => {
    const { time, timeZone } = forCalgaryFormat(at)
    const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone } as const
    return new Intl.DateTimeFormat(LANG_TAG[lang], style).format(time)
  }
  return [
    {
      id: 'what',
      title: t('audit.action'),
      isBare: true,
      renderCell: (entry) => <AuditSentence entry={entry} />,
    },
    {
      id: 'actor',
      title: t('audit.actor'),
      className: 'font-semibold',
      renderCell: ({ actor }) =>
        actor === null ? (
          <span>{t('audit.noMember')}</span>
        ) : (
          <Link
            to="/admin/audit"
            search={{ actor }}
            title={t('lists:audit.onlyBy', { name: actor })}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {actor}
          </Link>
        ),
    },
    {
      id: 'at',
      title: t('audit.at'),
      sort: 'descending first',
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: ({ at }) => <time>{exact(at)}</time>,
    },
    {
      id: 'request',
      title: t('audit.request'),
      className: 'text-muted',
      renderCell: ({ requestId }) => (
        <code className="block max-w-32 truncate @max-3xl:max-w-full" title={requestId}>
          {requestId}
        </code>
      ),
    },
  ]
}
