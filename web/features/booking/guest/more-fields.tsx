import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaField, TextField } from '../../../ui/field'
import type { SheetRequest } from '../use-request'
import { useTextControl } from '../use-text-control'

/** The optional fields. They stay open when one of them is emptied. */
export function MoreFields({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const controlOf = useTextControl(request)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || isNeeded(request)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center font-semibold text-primary">
        {t('more')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <TextField type="tel" label={t('phone')} autoComplete="tel" {...controlOf('phone')} />
        <NotesField request={request} />
      </div>
    </details>
  )
}

/** The fields are open when one is filled in or wrong. */
function isNeeded({ draft, faults }: SheetRequest): boolean {
  const isUsed = draft.phone !== '' || draft.notes !== ''
  return isUsed || faults.phone !== undefined || faults.notes !== undefined
}

function NotesField({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const controlOf = useTextControl(request)
  return <AreaField label={t('notes')} hint={t('notesHint')} {...controlOf('notes')} />
}
