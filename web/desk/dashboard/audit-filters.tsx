import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListFilter } from '../ui/list/list-columns'
import { CHIP, ListFilters } from '../ui/list/list-filters'
import type { ListControls } from '../ui/list/use-list-address'
import { adminNamesQuery } from './audit.api'

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

/** Filters of the audit log: by admin, action, subject and days. */
export function AuditFilters({ controls }: { controls: ListControls }) {
  return (
    <>
      <ListFilters isPart controls={controls} filters={useAuditFilters(controls.state)} />
      <DayFilter name="from" controls={controls} />
      <DayFilter name="to" controls={controls} />
    </>
  )
}

/** The filters also offer a former admin or a single subject that the address names. */
function useAuditFilters(state: ListControls['state']): ListFilter[] {
  const { t } = useTranslation('lists')
  const [actor, thing] = [state['actor'], state['thing']]
  const admins = useQuery(adminNamesQuery()).data ?? []
  const names = new Set([...admins, ...(actor ? [actor] : [])])
  const people = [...names].map((name) => ({ value: name, text: name }))
  const kinds = THINGS.map((value) => ({ value, text: t(`audit.things.${value}`) }))
  const single = thing?.includes(':') ? [{ value: thing, text: thing.replace(':', ' #') }] : []
  return [
    { name: 'actor', label: t('audit.actor'), values: people },
    { name: 'thing', label: t('audit.thing'), values: [...kinds, ...single] },
  ]
}

function DayFilter({ name, controls }: { name: 'from' | 'to'; controls: ListControls }) {
  const { t } = useTranslation('lists')
  const { state, set } = controls
  return (
    <label
      className={`${CHIP} inline-flex items-center gap-2 py-0 ${state[name] ? 'border-primary' : ''}`}
    >
      {t(`audit.${name}`)}
      <input
        type="date"
        value={state[name] ?? ''}
        className="min-h-11 bg-transparent"
        onChange={({ target: { value } }) => set({ [name]: value })}
      />
    </label>
  )
}
