import { useTranslation } from 'react-i18next'
import { RESOURCE_KINDS } from '../../../../worker/contracts/bookings/resources'
import type { Crew } from './crew.api'

export function CrewNames({ crew }: { crew: Crew }) {
  const { t } = useTranslation('desk-payments')
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      {RESOURCE_KINDS.map((kind) => (
        <div key={kind} className="min-w-0">
          <dt className="text-muted">{t(`crew.one.${kind}`)}</dt>
          <dd className="font-semibold wrap-anywhere">
            {crew.of(kind)?.name ?? t('crew.noneYet')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
