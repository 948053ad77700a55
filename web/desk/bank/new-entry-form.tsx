import { useTranslation } from 'react-i18next'
import { WriteForm } from '../ui/write-form'
import { EntryFields } from './entry-fields'
import { useEntryForm } from './use-entry-form'

/** Adds money that was seen in the account before a statement has it. */
export function NewEntryForm({ onClose }: { onClose: () => void }) {
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
