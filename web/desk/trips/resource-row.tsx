import { CalendarX, Pencil, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { formatDay } from '../../platform/i18n/format'
import { Button } from '../../ui/button'
import { ConfirmDialog, Dialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { AbsenceForm } from './absence-form'
import { ResourceForm } from './resource-form'
import { removeAssignment, retireResource, type Resource } from './resources.api'

/** A guide or vehicle with what can be changed, and its coming absences. */
export function ResourceRow({ resource }: { resource: Resource }) {
  const { t } = useTranslation(['desk-payments', 'common'])
  const [asked, setAsked] = useState<'edit' | 'absence' | 'retire' | null>(null)
  const { isBusy, run } = useAction()
  const { name, kind, langs, seats, phone, rank, absences } = resource
  const close = () => setAsked(null)
  const facts = [
    kind === 'guide'
      ? langs.map((lang) => t(`common:language.${lang}`)).join(', ')
      : t('crew.seats', { count: seats ?? 0 }),
    t('crew.rankOf', { rank }),
    phone,
  ]
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="min-w-40 grow">
          <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex">
          <Button
            look="icon"
            aria-label={t('crew.absence.add', { name })}
            title={t('crew.absence.add', { name })}
            onClick={() => setAsked('absence')}
          >
            <CalendarX aria-hidden size={18} />
          </Button>
          <Button
            look="icon"
            aria-label={t('crew.edit', { name })}
            title={t('crew.edit', { name })}
            onClick={() => setAsked('edit')}
          >
            <Pencil aria-hidden size={18} />
          </Button>
          <Button
            look="icon"
            disabled={isBusy}
            aria-label={t('crew.retire', { name })}
            title={t('crew.retire', { name })}
            onClick={() => setAsked('retire')}
          >
            <Trash2 aria-hidden size={18} />
          </Button>
        </div>
      </div>
      {absences.length > 0 && <Absences resource={resource} />}
      <Dialog isOpen={asked === 'edit'} onClose={close} title={t('crew.edit', { name })}>
        <ResourceForm kind={kind} resource={resource} onClose={close} />
      </Dialog>
      <Dialog isOpen={asked === 'absence'} onClose={close} title={t('crew.absence.add', { name })}>
        <AbsenceForm resource={resource} onClose={close} />
      </Dialog>
      <ConfirmDialog
        isOpen={asked === 'retire'}
        onClose={close}
        title={t('crew.retire', { name })}
        action={t('crew.retireAction')}
        onConfirm={() =>
          void run((client) => retireResource(client, resource), {
            text: t('crew.retired', { name }),
            removesRow: true,
          })
        }
      >
        <p>{t('crew.retireHint')}</p>
      </ConfirmDialog>
    </li>
  )
}

function Absences({ resource: { absences, name } }: { resource: Resource }) {
  const { t } = useTranslation('desk-payments')
  const lang = useLang()
  const now = useNow()
  const { isBusy, run } = useAction()
  return (
    <ul className="flex flex-col text-sm">
      {absences.map(({ id, fromDay, toDay, note }) => {
        const [from, to] = [formatDay(fromDay, lang, now), formatDay(toDay, lang, now)]
        const days = fromDay === toDay ? from : `${from} – ${to}`
        return (
          <li key={id} className="flex items-center gap-2">
            <span className="tabular min-w-0 grow wrap-anywhere">
              {[t('crew.absence.away', { days }), note].filter(Boolean).join(' · ')}
            </span>
            <Button
              look="icon"
              disabled={isBusy}
              aria-label={t('crew.absence.remove', { name, days })}
              title={t('crew.absence.remove', { name, days })}
              onClick={() =>
                void run((client) => removeAssignment(client, id), {
                  text: t('crew.absence.removed', { name, days }),
                  removesRow: true,
                })
              }
            >
              <X aria-hidden size={18} />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
