import { useQuery } from '@tanstack/react-query'
import { CalendarSync, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  RESOURCE_KINDS,
  type ResourceKind,
} from '../../../../../worker/contracts/bookings/resources'
import { BackLink } from '../../../../desk/ui/back-link'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Loaded } from '../../../../ui/loaded'
import { StaffCalendar } from './crew-calendar'
import { ResourceForm } from './resource-form'
import { ResourceRow } from './resource-row'
import { resourcesQuery, type Resource } from './resources.api'

/** Guides and vehicles by rank, with their absences. */
export function ResourcesPage() {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(resourcesQuery())
  return (
    <>
      <BackLink to="/admin/dates">{t('dates.title')}</BackLink>
      <h1 className="text-2xl">{t('payments.crew.title')}</h1>
      <p className="max-w-reading text-muted">{t('payments.crew.about')}</p>
      <AllTrips />
      <Loaded query={query} failure={t('payments.crew.failed')} skeleton="h-72 w-full">
        {(resources) => (
          <div className="grid items-start gap-8 xl:grid-cols-2">
            {RESOURCE_KINDS.map((kind) => (
              <ResourcesOfKind key={kind} kind={kind} all={resources} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

function AllTrips() {
  const { t } = useTranslation('desk-bookings')
  const [isOpen, setOpen] = useState(false)
  const title = t('payments.crew.feed.all')
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <CalendarSync aria-hidden size={18} />
        {title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <StaffCalendar />
      </Dialog>
    </div>
  )
}

interface KindProps {
  kind: ResourceKind
  all: readonly Resource[]
}

function ResourcesOfKind({ kind, all }: KindProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <section aria-labelledby={`${kind}s`} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${kind}s`} className="text-lg">
          {t(`payments.crew.kind.${kind}`)}
        </h2>
        <AddResource kind={kind} />
      </div>
      <ResourceList kind={kind} resources={all.filter((each) => each.kind === kind)} />
    </section>
  )
}

function ResourceList({ kind, resources }: { kind: ResourceKind; resources: readonly Resource[] }) {
  const { t } = useTranslation('desk-bookings')
  if (resources.length === 0)
    return <p className="text-muted">{t(`payments.crew.empty.${kind}`)}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {resources.map((resource) => (
        <ResourceRow key={resource.id} resource={resource} />
      ))}
    </ul>
  )
}

function AddResource({ kind }: Pick<KindProps, 'kind'>) {
  const { t } = useTranslation('desk-bookings')
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>
        <Plus aria-hidden size={18} />
        {t(`payments.crew.add.${kind}`)}
      </Button>
      <Dialog isOpen={isAdding} onClose={close} title={t(`payments.crew.add.${kind}`)}>
        <ResourceForm kind={kind} resource={null} onClose={close} />
      </Dialog>
    </>
  )
}
