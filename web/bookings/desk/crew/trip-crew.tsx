import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { RESOURCE_KINDS, type ResourceKind } from '../../../../worker/contracts/bookings/resources'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { Dialog } from '../../../ui/dialog'
import { SelectField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { BookingSection } from '../booking-section'
import { assign, removeAssignment } from '../trips/resources/resources.api'
import { crewQuery, type Trip, type Crew } from './crew.api'

/** The guide and vehicle of a trip. */
export function TripCrew({ trip, lacksGuide }: { trip: Trip; lacksGuide: boolean }) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(crewQuery(trip))
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = <Button onClick={() => setOpen(true)}>{t('payments.crew.change')}</Button>
  const title = <CrewTitle lacksGuide={lacksGuide} />
  return (
    <BookingSection id="crew" title={title} act={query.data && change}>
      <Loaded query={query} failure={t('payments.crew.failed')} skeleton="h-16 w-full">
        {(crew) => (
          <>
            <CrewNames crew={crew} />
            <Dialog isOpen={isOpen} onClose={close} title={t('payments.crew.changeTitle')}>
              <CrewForm trip={trip} crew={crew} onClose={close} />
            </Dialog>
          </>
        )}
      </Loaded>
    </BookingSection>
  )
}

function CrewTitle({ lacksGuide }: { lacksGuide: boolean }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      {t('payments.crew.title')}
      {lacksGuide && <Chip look="hidden">{t('payments.crew.noGuide')}</Chip>}
    </>
  )
}

function CrewNames({ crew }: { crew: Crew }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      {RESOURCE_KINDS.map((kind) => (
        <div key={kind} className="min-w-0">
          <dt className="text-muted">{t(`payments.crew.one.${kind}`)}</dt>
          <dd className="font-semibold wrap-anywhere">
            {crew.of(kind)?.name ?? t('payments.crew.noneYet')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Assigned {
  trip: Trip
  crew: Crew
}

/** The id of a guide and of a vehicle; empty for none. */
const typedCrew = z.object({ guide: z.string(), vehicle: z.string() })
type Wanted = z.infer<typeof typedCrew>

/** Assigns another guide or vehicle to a trip. Busy ones are marked; the database decides. */
function CrewForm({ trip, crew, onClose }: Assigned & { onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useDeskForm({
    schema: typedCrew,
    start: assignedIn(crew),
    call: (client, wanted) => changeCrew(client, { trip, crew }, wanted),
    done: () => t('payments.crew.changed'),
    onDone: onClose,
  })
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="primary"
      label={t('payments.crew.save')}
      waiting={t('payments.crew.saving')}
    >
      {RESOURCE_KINDS.map((kind) => (
        <SelectField key={kind} label={t(`payments.crew.one.${kind}`)} {...form.field(kind)}>
          <option value="">{t('payments.crew.noneYet')}</option>
          {crew.choices(kind).map(({ id, name, isBusy }) => (
            <option key={id} value={id}>
              {isBusy ? t('payments.crew.busy', { name }) : name}
            </option>
          ))}
        </SelectField>
      ))}
    </DeskForm>
  )
}

function assignedIn(crew: Crew): Wanted {
  const idOf = (kind: ResourceKind) => String(crew.of(kind)?.id ?? '')
  return { guide: idOf('guide'), vehicle: idOf('vehicle') }
}

async function changeCrew(client: QueryClient, { trip, crew }: Assigned, wanted: Wanted) {
  for (const kind of RESOURCE_KINDS) {
    const [before, after] = [crew.of(kind)?.id ?? 0, Number(wanted[kind])]
    const given = crew.assignment(kind)
    if (before === after) continue
    if (after !== 0) await assign(client, { resourceId: after, tripId: trip.id })
    else if (given !== null) await removeAssignment(client, given)
  }
}
