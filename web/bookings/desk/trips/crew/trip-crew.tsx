import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  RESOURCE_KINDS,
  type ResourceKind,
} from '../../../../../worker/contracts/bookings/resources'
import { Allowed } from '../../../../desk/ui/allowed'
import { useDeskForm } from '../../../../desk/ui/desk-form'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Button } from '../../../../ui/button'
import { Chip } from '../../../../ui/chip'
import { Dialog } from '../../../../ui/dialog'
import { SelectField } from '../../../../ui/field'
import { Loaded } from '../../../../ui/loaded'
import { BookingSection } from '../../booking-section'
import { useDayName } from '../planner-texts'
import { assign, removeAssignment } from '../resources/resources.api'
import { RosterForm } from './busy-trips'
import { crewQuery, type Trip, type Crew } from './crew.api'

/** The guide and vehicle of a trip. */
export function TripCrew({ trip, lacksGuide }: { trip: Trip; lacksGuide: boolean }) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(crewQuery(trip, useLang()))
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = (
    <Allowed needs="trips:manage">
      <Button onClick={() => setOpen(true)}>{t('payments.crew.change')}</Button>
    </Allowed>
  )
  const title = <CrewTitle lacksGuide={lacksGuide} />
  return (
    <BookingSection id="crew" title={title} act={query.data && change}>
      <Loaded query={query} failure={t('payments.crew.failed')} skeleton="h-16 w-full">
        {(crew) => (
          <>
            <CrewNames crew={crew} />
            <CrewDialog isOpen={isOpen} trip={trip} crew={crew} onClose={close} />
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
  trip: Pick<Trip, 'id'>
  crew: Crew
}

interface CrewDialogProps extends Assigned {
  isOpen: boolean
  /** Before the form. */
  lead?: ReactNode
  onClose: () => void
}

/** Gives a trip another guide or vehicle. */
export function CrewDialog({ isOpen, lead, ...assigned }: CrewDialogProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Dialog isOpen={isOpen} onClose={assigned.onClose} title={t('payments.crew.changeTitle')}>
      {lead}
      <CrewForm {...assigned} />
    </Dialog>
  )
}

/** The id of a guide and of a vehicle; empty for none. */
const typedCrew = z.object({ guide: z.string(), vehicle: z.string() })
type Wanted = z.infer<typeof typedCrew>

/** Those who are busy are shown with what keeps them; the database decides. */
function CrewForm({ trip, crew, onClose }: Assigned & { onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const textOf = useChoiceText()
  const form = useDeskForm({
    schema: typedCrew,
    start: assignedIn(crew),
    call: (client, wanted) => changeCrew(client, { trip, crew }, wanted),
    done: () => t('payments.crew.changed'),
    onDone: onClose,
  })
  return (
    <RosterForm form={form} onCancel={onClose}>
      {RESOURCE_KINDS.map((kind) => (
        <SelectField key={kind} label={t(`payments.crew.one.${kind}`)} {...form.field(kind)}>
          <option value="">{t('payments.crew.noneYet')}</option>
          {crew.choices(kind).map((choice) => (
            <option key={choice.id} value={choice.id}>
              {textOf(choice)}
            </option>
          ))}
        </SelectField>
      ))}
    </RosterForm>
  )
}

function useChoiceText() {
  const { t } = useTranslation('desk-bookings')
  const dayName = useDayName()
  return ({ name, trip, isAway }: ReturnType<Crew['choices']>[number]) => {
    if (isAway) return t('payments.crew.isAway', { name })
    if (trip === undefined) return name
    return trip === null
      ? t('payments.crew.busy', { name })
      : t('payments.crew.busyOn', {
          name,
          trip: trip.tour ?? t('anyTour'),
          day: dayName(trip.startDay),
        })
  }
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
