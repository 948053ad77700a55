import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { forCalgaryFormat } from '../../../worker/contracts/dates/calgary-text'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import type { ListColumn } from '../ui/list/list-columns'
import { useListAddress, type ListControls } from '../ui/list/use-list-address'
import { AuditFilters } from './audit-filters'
import { AuditSentence, useAuditSentence } from './audit-sentence'
import { auditFilters, auditQuery, type AuditEntry } from './audit.api'

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

/** Action, admin, time and request id of each entry. */
function useAuditColumns(): ListColumn<AuditEntry>[] {
  const { t } = useTranslation('admin')
  const exactTime = useExactTime()
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
      renderCell: ({ actor }) => <AuditActor actor={actor} />,
    },
    {
      id: 'at',
      title: t('audit.at'),
      sort: 'descending first',
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: ({ at }) => <time>{exactTime(at)}</time>,
    },
    {
      id: 'request',
      title: t('audit.request'),
      className: 'text-muted',
      renderCell: ({ requestId }) => <RequestId id={requestId} />,
    },
  ]
}

function RequestId({ id }: { id: string }) {
  return (
    <code className="block max-w-32 truncate @max-3xl:max-w-full" title={id}>
      {id}
    </code>
  )
}

/** A link to everything that an admin did. */
function AuditActor({ actor }: Pick<AuditEntry, 'actor'>) {
  const { t } = useTranslation(['admin', 'lists'])
  if (actor === null) return <span>{t('audit.noMember')}</span>
  return (
    <Link
      to="/admin/audit"
      search={{ actor }}
      title={t('lists:audit.onlyBy', { name: actor })}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
    >
      {actor}
    </Link>
  )
}

const TO_THE_SECOND = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' } as const

/** Formats UTC ms to the second, in Calgary time. */
function useExactTime(): (at: number) => string {
  const lang = useLang()
  return (at) => {
    const { time, timeZone } = forCalgaryFormat(at)
    return new Intl.DateTimeFormat(LANG_TAG[lang], { ...TO_THE_SECOND, timeZone }).format(time)
  }
}
