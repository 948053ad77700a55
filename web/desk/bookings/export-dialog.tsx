import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiOf, requireOk } from '../../platform/api/api'
import { DOWNLOAD_TYPE } from '../../platform/api/timed-fetch'
import { saveFile } from '../../platform/save-file'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form, SelectField, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { DialogButtons } from '../ui/dialog-buttons'
import { useAction } from '../ui/use-action'

const FILES = ['bookings', 'payments'] as const
type File = (typeof FILES)[number]

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
  const [file, setFile] = useState<File>('bookings')
  const [days, setDays] = useState({ from: '', to: '' })
  const [isChecked, setChecked] = useState(false)
  const { isBusy, run } = useAction()
  const isWrong = file === 'payments' && days.from !== '' && days.to !== '' && days.from > days.to
  const save = async () => {
    setChecked(true)
    // After the fault is shown.
    if (isWrong) return void setTimeout(focusFault)
    if (isBusy) return undefined
    const isSaved = await run(async (client) =>
      saveFile(
        await withFreshLogin(async () => (await requireOk(callOf(client, file, days))).blob()),
        `moraine-${file}-${new Date().toISOString().slice(0, 10)}.csv`,
      ),
    )
    return isSaved ? onClose() : undefined
  }
  return (
    <Form onSubmit={() => void save()}>
      <SelectField
        label={t('export.what')}
        value={file}
        onChange={({ target }) => setFile(target.value === 'payments' ? 'payments' : 'bookings')}
      >
        {FILES.map((name) => (
          <option key={name} value={name}>
            {t(`export.${name}`)}
          </option>
        ))}
      </SelectField>
      {file === 'payments' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label={t('export.from')}
            value={days.from}
            onChange={({ target }) => setDays({ ...days, from: target.value })}
          />
          <TextField
            type="date"
            label={t('export.to')}
            error={isChecked && isWrong ? t('export.fault') : undefined}
            value={days.to}
            onChange={({ target }) => setDays({ ...days, to: target.value })}
          />
        </div>
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

function callOf(
  client: Parameters<typeof apiOf>[0],
  file: File,
  { from, to }: { from: string; to: string },
) {
  const { admin } = apiOf(client)
  const how = { headers: { accept: DOWNLOAD_TYPE } }
  if (file === 'bookings') return admin['bookings.csv'].$get({}, how)
  return admin['payments.csv'].$get({ query: { ...(from && { from }), ...(to && { to }) } }, how)
}
