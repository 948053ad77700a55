import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Form } from '../../../ui/field'
import { ChoiceField } from '../../ui/choice-field'
import { DialogButtons } from '../../ui/dialog-buttons'
import { useAction } from '../../ui/use-action'
import { useChecked } from '../../ui/use-checked'
import { EXPORT_FILES, saveExport, type ExportFile, type LedgerDays } from './export-file'
import { LedgerDaysFields } from './ledger-days'

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
  const [file, setFile] = useState<ExportFile>('bookings')
  const [days, setDays] = useState<LedgerDays>({ from: '', to: '' })
  const { isChecked, passes } = useChecked()
  const { isBusy, run } = useAction()
  const isWrong = file === 'payments' && days.from !== '' && days.to !== '' && days.from > days.to
  const save = async () => {
    if (!passes(!isWrong) || isBusy) return
    const isSaved = await run((client) => saveExport(client, file, days))
    if (isSaved) onClose()
  }
  return (
    <Form onSubmit={() => void save()}>
      <ChoiceField
        label={t('export.what')}
        value={file}
        choices={EXPORT_FILES}
        textOf={(name) => t(`export.${name}`)}
        onChoose={setFile}
      />
      {file === 'payments' && (
        <LedgerDaysFields days={days} isWrong={isChecked && isWrong} onChange={setDays} />
      )}
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
