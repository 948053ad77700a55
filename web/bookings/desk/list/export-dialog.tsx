import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Form, TextField } from '../../../ui/field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { DialogButtons } from '../../../desk/ui/dialog-buttons'
import { useAction } from '../../../desk/ui/use-action'
import { useChecked } from '../../../desk/ui/use-checked'
import { useFields } from '../../../desk/ui/use-fields'
import {
  areInOrder,
  EXPORT_FILES,
  saveExport,
  type ExportFile,
  type LedgerDays,
} from './export-file'

/** All bookings, or the ledger of some days, as a file for spreadsheets. */
export function ExportButton() {
  const { t } = useTranslation('desk-payments')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Download aria-hidden size={18} />
        {t('export.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('export.title')}>
        <ExportForm onClose={close} />
      </Dialog>
    </>
  )
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-payments')
  const { file, setFile, text, isWrong, isBusy, save } = useExport(onClose)
  return (
    <Form onSubmit={() => void save()}>
      <ExportFileField value={file} onChoose={setFile} />
      {file === 'payments' && <LedgerDaysFields text={text} isWrong={isWrong} />}
      <p className="text-sm text-muted">{t('export.hint')}</p>
      <DialogButtons
        onCancel={onClose}
        look="primary"
        label={t('export.action')}
        waiting={t('export.working')}
        isWaiting={isBusy}
      />
    </Form>
  )
}

function ExportFileField(field: { value: ExportFile; onChoose: (file: ExportFile) => void }) {
  const { t } = useTranslation('desk-payments')
  const textOf = (name: ExportFile) => t(`export.${name}`)
  return <ChoiceField label={t('export.what')} choices={EXPORT_FILES} textOf={textOf} {...field} />
}

function useExport(onSaved: () => void) {
  const [file, setFile] = useState<ExportFile>('bookings')
  const { fields: days, text } = useFields<LedgerDays>({ from: '', to: '' })
  const { isChecked, passes } = useChecked()
  const { isBusy, run } = useAction()
  const isSound = file !== 'payments' || areInOrder(days)
  return { file, setFile, text, isWrong: isChecked && !isSound, isBusy, save }

  async function save(): Promise<void> {
    if (!passes(isSound) || isBusy) return
    if (await run((client) => saveExport(client, file, days))) onSaved()
  }
}

function LedgerDaysFields({
  text,
  isWrong,
}: Pick<ReturnType<typeof useExport>, 'text' | 'isWrong'>) {
  const { t } = useTranslation('desk-payments')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField type="date" label={t('export.from')} {...text('from')} />
      <TextField
        type="date"
        label={t('export.to')}
        error={isWrong ? t('export.fault') : undefined}
        {...text('to')}
      />
    </div>
  )
}
