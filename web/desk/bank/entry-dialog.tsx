import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog'
import { WriteForm } from '../ui/write-form'
import { EntryFields } from './entry-fields'
import { useEntryForm } from './use-entry-form'

/** Money that was seen in the account before a file has it. */
export function EntryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('desk-bank')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('add.title')}>
      <EntryForm onClose={onClose} />
    </Dialog>
  )
}

function EntryForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-bank')
  const form = useEntryForm(onClose)
  return (
    <WriteForm
      write={form.write}
      onSubmit={form.submit}
      onCancel={onClose}
      look="primary"
      label={t('add.action')}
      waiting={t('saving')}
    >
      <EntryFields form={form} />
    </WriteForm>
  )
}
