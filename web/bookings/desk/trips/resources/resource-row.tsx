import { CalendarSync, CalendarX, Pencil, type LucideIcon, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { phoneText } from '../../../../../worker/contracts/bookings/phone-numbers'
import {
  ABSENCE_NOTE_MAX,
  ASSIGNMENT_DAYS,
} from '../../../../../worker/contracts/bookings/resources'
import { DeleteRowButton } from '../../../../desk/ui/delete-row-button'
import { useDeskForm } from '../../../../desk/ui/desk-form'
import { IconButton } from '../../../../desk/ui/icon-button'
import { useAction } from '../../../../desk/ui/use-action'
import { useNow } from '../../../../platform/forms/use-now'
import { formatList, formatDays } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Dialog } from '../../../../ui/dialog'
import { TextField } from '../../../../ui/field'
import { RosterForm } from '../crew/busy-trips'
import { dayRange } from '../day-range'
import { DayRangeFields } from '../day-range-fields'
import { CrewCalendar } from './crew-calendar'
import { ResourceForm } from './resource-form'
import { retireResource, type Resource, removeAssignment, assign } from './resources.api'

/** A guide or vehicle, with buttons to change it and its future absences. */
export function ResourceRow({ resource }: { resource: Resource }) {
  const { name, absences } = resource
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="min-w-40 grow">
          <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
          <ResourceFacts resource={resource} />
        </div>
        <div className="flex">
          <ResourceButtons resource={resource} />
        </div>
      </div>
      {absences.length > 0 && <AbsenceList resource={resource} />}
    </li>
  )
}

function ResourceButtons({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-bookings')
  const { name, kind } = resource
  return (
    <>
      <FormButton icon={CalendarSync} title={t('payments.crew.feed.title', { name })}>
        {() => <CrewCalendar resource={resource} />}
      </FormButton>
      <FormButton icon={CalendarX} title={t('payments.crew.absence.add', { name })}>
        {(close) => <AbsenceForm resource={resource} onClose={close} />}
      </FormButton>
      <FormButton icon={Pencil} title={t('payments.crew.edit', { name })}>
        {(close) => <ResourceForm kind={kind} resource={resource} onClose={close} />}
      </FormButton>
      <RetireButton resource={resource} />
    </>
  )
}

interface FormButtonProps {
  icon: LucideIcon
  title: string
  children: (close: () => void) => ReactNode
}

/** Opens a form in a dialog. */
function FormButton({ icon, title, children }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton icon={icon} label={title} onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={close} title={title}>
        {children(close)}
      </Dialog>
    </>
  )
}

function RetireButton({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-bookings')
  const { name } = resource
  return (
    <DeleteRowButton
      label={t('payments.crew.retire', { name })}
      action={t('payments.crew.retireAction')}
      done={t('payments.crew.retired', { name })}
      onDelete={(client) => retireResource(client, resource)}
    >
      <p>{t('payments.crew.retireHint')}</p>
    </DeleteRowButton>
  )
}

/** The languages of a guide or the seats of a vehicle, the rank and the phone. */
function ResourceFacts({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-bookings')
  const facts = [
    useSkill(resource),
    t('payments.crew.rankOf', { rank: resource.rank }),
    phoneText(resource.phone),
  ]
  return <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
}

function useSkill({ kind, langs, seats }: Resource): string {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const lang = useLang()
  if (kind === 'vehicle') return t('payments.crew.seats', { count: seats ?? 0 })
  return formatList(
    langs.map((each) => t(`site:language.${each}`)),
    lang,
  )
}

/** Current and future absences of a guide or vehicle. */
function AbsenceList({ resource: { absences, name } }: { resource: Resource }) {
  return (
    <ul className="flex flex-col text-sm">
      {absences.map((absence) => (
        <li key={absence.id} className="flex items-center gap-2">
          <AbsenceLine name={name} absence={absence} />
        </li>
      ))}
    </ul>
  )
}

function AbsenceLine({ name, absence }: { name: string; absence: Resource['absences'][number] }) {
  const { t } = useTranslation('desk-bookings')
  const days = formatDays(absence.fromDay, absence.toDay, useLang(), useNow())
  const { isBusy, run } = useAction()
  const remove = () =>
    run((client) => removeAssignment(client, absence.id), {
      text: t('payments.crew.absence.removed', { name, days }),
      removesRow: true,
    })
  const label = t('payments.crew.absence.remove', { name, days })
  return (
    <>
      <span className="tabular min-w-0 grow wrap-anywhere">
        {[t('payments.crew.absence.away', { days }), absence.note].filter(Boolean).join(' · ')}
      </span>
      <IconButton icon={X} label={label} disabled={isBusy} onClick={() => void remove()} />
    </>
  )
}

/** Records days on which a guide or vehicle is not available. */
function AbsenceForm({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useAbsenceForm(resource, onClose)
  return (
    <RosterForm form={form} onCancel={onClose}>
      <DayRangeFields
        form={form}
        textOf={(name) => t(`payments.crew.absence.${name}`)}
        faultOf={(fault) => t(`payments.crew.absence.fault.${fault === 'from' ? 'from' : 'to'}`)}
      />
      <TextField
        label={t('payments.crew.absence.note')}
        maxLength={ABSENCE_NOTE_MAX}
        autoComplete="off"
        {...form.field('note')}
      />
    </RosterForm>
  )
}

const typedAbsence = dayRange(ASSIGNMENT_DAYS, { note: z.string().trim() })

function useAbsenceForm({ id: resourceId, name }: Resource, onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  return useDeskForm({
    schema: typedAbsence.transform(({ fromDay, toDay, note }) => ({
      resourceId,
      fromDay,
      toDay: toDay || fromDay,
      note,
    })),
    start: { fromDay: '', toDay: '', note: '' },
    call: assign,
    done: () => t('payments.crew.absence.done', { name }),
    onDone: onClose,
  })
}
