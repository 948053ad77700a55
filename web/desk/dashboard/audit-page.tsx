import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { forCalgaryFormat } from '../../../worker/contracts/dates/calgary-text'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import type { ListColumn, ListFilter } from '../ui/list/list-columns'
import { DayFilter } from '../ui/list/day-filter'
import { ListFilters } from '../ui/list/list-filters'
import { useListAddress, type ListControls } from '../ui/list/use-list-address'
import { AuditSentence, useAuditSentence } from './audit-sentence'
import { auditFilters, auditQuery, type AuditEntry, adminNamesQuery } from './audit.api'

const THINGS = [
  'tour',
  'image',
  'topic',
  'reply',
  'report',
  'user',
  'mail',
  'inbox',
  'savedReply',
  'booking',
  'guest',
  'trip',
  'day',
  'closure',
  'resource',
  'bank_account',
  'bank_entry',
  'settings',
  'page',
  'backup',
  'site',
] as const

/** The audit log, newest first. */
export function AuditPage() {
  const { t } = useTranslation('desk')
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
        search={t('audit.search')}
        defaultSort="-at"
        renderBulk={(entries) => <SelectedCsv entries={entries} />}
        moreFilters={<AuditFilters controls={controls} />}
      />
    </>
  )
}

function AuditHead({ controls }: { controls: ListControls }) {
  const { t } = useTranslation('desk')
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
  const { t } = useTranslation('desk')
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
  const { t } = useTranslation('desk')
  if (actor === null) return <span>{t('audit.noMember')}</span>
  return (
    <Link
      to="/admin/audit"
      search={{ actor }}
      title={t('audit.onlyBy', { name: actor })}
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

/** Filters of the audit log: by admin, action, subject and days. */
function AuditFilters({ controls }: { controls: ListControls }) {
  const { t } = useTranslation('desk')
  return (
    <>
      <ListFilters isPart controls={controls} filters={useAuditFilters(controls.state)} />
      <DayFilter name="from" label={t('audit.from')} controls={controls} />
      <DayFilter name="to" label={t('audit.to')} controls={controls} />
    </>
  )
}

/** The filters also offer a former admin or a single subject that the address names. */
function useAuditFilters(state: ListControls['state']): ListFilter[] {
  const { t } = useTranslation('desk')
  const [actor, thing] = [state['actor'], state['thing']]
  const admins = useQuery(adminNamesQuery()).data ?? []
  const names = new Set([...admins, ...(actor ? [actor] : [])])
  const people = [...names].map((name) => ({ value: name, text: name }))
  const kinds = THINGS.map((value) => ({ value, text: t(`audit.things.${value}`) }))
  const single = thing?.includes(':') ? [{ value: thing, text: thing.replace(':', ' #') }] : []
  return [
    { name: 'actor', label: t('audit.person'), values: people },
    { name: 'thing', label: t('audit.thing'), values: [...kinds, ...single] },
  ]
}
