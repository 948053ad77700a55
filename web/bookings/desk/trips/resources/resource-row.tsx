import { CalendarX, Pencil, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Dialog } from '../../../../ui/dialog'
import { DeleteRowButton } from '../../../../desk/ui/delete-row-button'
import { IconButton } from '../../../../desk/ui/icon-button'
import { AbsenceForm } from './absence-form'
import { AbsenceList } from './absence-list'
import { ResourceForm } from './resource-form'
import { retireResource, type Resource } from './resources.api'

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
  const { t } = useTranslation('desk-payments')
  const { name, kind } = resource
  return (
    <>
      <FormButton icon={CalendarX} title={t('crew.absence.add', { name })}>
        {(close) => <AbsenceForm resource={resource} onClose={close} />}
      </FormButton>
      <FormButton icon={Pencil} title={t('crew.edit', { name })}>
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
  const { t } = useTranslation('desk-payments')
  const { name } = resource
  return (
    <DeleteRowButton
      label={t('crew.retire', { name })}
      action={t('crew.retireAction')}
      done={t('crew.retired', { name })}
      onDelete={(client) => retireResource(client, resource)}
    >
      <p>{t('crew.retireHint')}</p>
    </DeleteRowButton>
  )
}

/** The languages of a guide or the seats of a vehicle, the rank and the phone. */
function ResourceFacts({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-payments')
  const facts = [useSkill(resource), t('crew.rankOf', { rank: resource.rank }), resource.phone]
  return <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
}

function useSkill({ kind, langs, seats }: Resource): string {
  const { t } = useTranslation(['desk-payments', 'common'])
  const lang = useLang()
  if (kind === 'vehicle') return t('crew.seats', { count: seats ?? 0 })
  return formatList(
    langs.map((each) => t(`common:language.${each}`)),
    lang,
  )
}
