import { CalendarX, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog, Dialog } from '../../../ui/dialog'
import { IconButton } from '../../ui/icon-button'
import { useAction } from '../../ui/use-action'
import { AbsenceForm } from './absence-form'
import { AbsenceList } from './absence-list'
import { ResourceForm } from './resource-form'
import { retireResource, type Resource } from './resources.api'

/** A guide or vehicle with what can be changed, and its coming absences. */
export function ResourceRow({ resource }: { resource: Resource }) {
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="min-w-40 grow">
          <h3 className="text-base font-semibold wrap-anywhere">{resource.name}</h3>
          <ResourceFacts resource={resource} />
        </div>
        <div className="flex">
          <AddAbsence resource={resource} />
          <EditResource resource={resource} />
          <RetireResource resource={resource} />
        </div>
      </div>
      {resource.absences.length > 0 && <AbsenceList resource={resource} />}
    </li>
  )
}

function ResourceFacts({ resource }: { resource: Resource }) {
  const { t } = useTranslation(['desk-payments', 'common'])
  const { kind, langs, seats, phone, rank } = resource
  const facts = [
    kind === 'guide'
      ? langs.map((lang) => t(`common:language.${lang}`)).join(', ')
      : t('crew.seats', { count: seats ?? 0 }),
    t('crew.rankOf', { rank }),
    phone,
  ]
  return <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
}

function AddAbsence({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-payments')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = t('crew.absence.add', { name: resource.name })
  return (
    <>
      <IconButton icon={CalendarX} label={title} onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={close} title={title}>
        <AbsenceForm resource={resource} onClose={close} />
      </Dialog>
    </>
  )
}

function EditResource({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-payments')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = t('crew.edit', { name: resource.name })
  return (
    <>
      <IconButton icon={Pencil} label={title} onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={close} title={title}>
        <ResourceForm kind={resource.kind} resource={resource} onClose={close} />
      </Dialog>
    </>
  )
}

function RetireResource({ resource }: { resource: Resource }) {
  const { t } = useTranslation('desk-payments')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, run } = useAction()
  const { name } = resource
  const title = t('crew.retire', { name })
  const retire = () =>
    run((client) => retireResource(client, resource), {
      text: t('crew.retired', { name }),
      removesRow: true,
    })
  return (
    <>
      <IconButton icon={Trash2} label={title} disabled={isBusy} onClick={() => setAsked(true)} />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={title}
        action={t('crew.retireAction')}
        onConfirm={() => void retire()}
      >
        <p>{t('crew.retireHint')}</p>
      </ConfirmDialog>
    </>
  )
}
