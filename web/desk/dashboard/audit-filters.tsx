import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CHIP, ListFilters } from '../ui/list/list-filters'
import type { ListControls } from '../ui/list/use-list-address'
import { adminNamesQuery } from './desk.api'

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
  'settings',
  'page',
  'site',
] as const

/** Filters of the audit log: who, what, and the days. */
export function AuditFilters({ controls }: { controls: ListControls }) {
  const { t } = useTranslation('lists')
  const { state, set } = controls
  const admins = useQuery(adminNamesQuery()).data ?? []
  // The log also names former admins and single things.
  const people = [...new Set([...admins, ...(state['actor'] ? [state['actor']] : [])])]
  const things = [
    ...THINGS.map((value) => ({ value: value as string, text: t(`audit.things.${value}`) })),
    ...(state['thing']?.includes(':')
      ? [{ value: state['thing'], text: state['thing'].replace(':', ' #') }]
      : []),
  ]
  return (
    <>
      <ListFilters
        isPart
        controls={controls}
        filters={[
          {
            name: 'actor',
            label: t('audit.actor'),
            values: people.map((name) => ({ value: name, text: name })),
          },
          { name: 'thing', label: t('audit.thing'), values: things },
        ]}
      />
      {(['from', 'to'] as const).map((name) => (
        <label
          key={name}
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
      ))}
    </>
  )
}
