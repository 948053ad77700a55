import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_STATES } from '../../../../../worker/contracts/bookings/guests'
import { LANGS, type Lang } from '../../../../../worker/contracts/languages'
import { FileButton } from '../../../../desk/images/file-button'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Button, buttonClass } from '../../../../ui/button'
import { Chip } from '../../../../ui/chip'
import { Dialog } from '../../../../ui/dialog'
import { useGuestImport, type GuestPreview, type PreviewedRow } from './use-guest-import'

const SHOWN_ROWS = 50

/** Adds guests of an earlier time from a list or from contacts, after a preview. */
export function ImportGuests() {
  const { t } = useTranslation('desk-guests')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload aria-hidden size={18} />
        {t('import.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('import.title')} look="wide">
        <ImportForm onClose={close} />
      </Dialog>
    </>
  )
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk-guests', 'site'])
  const [lang, setLang] = useState<Lang>(useLang())
  const { preview, fault, isBusy, read, store } = useGuestImport(lang, onClose)
  return (
    <>
      <p className="text-sm text-muted">{t('import.about')}</p>
      <ChoiceField
        label={t('import.language')}
        choices={LANGS}
        value={lang}
        textOf={(each) => t(`site:language.${each}`)}
        onChoose={setLang}
      />
      <FileButton
        accept=".csv,.txt,.xlsx,.xls,.ods,.vcf,text/csv"
        className={`${buttonClass(preview ? 'quiet' : 'primary')} self-start`}
        isBusy={isBusy}
        onFiles={([file]) => file && void read(file)}
      >
        {t('import.choose')}
      </FileButton>
      {fault && <p role="alert">{t(`import.fault.${fault}`)}</p>}
      {preview && <Preview preview={preview} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('site:cancel')}</Button>
        {preview && (
          <Button look="primary" disabled={isBusy} onClick={() => void store()}>
            {t('import.action', { count: preview.rows.length })}
          </Button>
        )}
      </div>
    </>
  )
}

/** How many rows are new, known and repeated, which cannot be read, and the first ones. */
function Preview({ preview: { fileName, rows, faulty } }: { preview: GuestPreview }) {
  const { t } = useTranslation('desk-guests')
  const countOf = (state: PreviewedRow['state']) => rows.filter((row) => row.state === state).length
  return (
    <section aria-label={fileName} className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        {IMPORT_STATES.map((state) => (
          <Chip key={state}>{`${t(`import.state.${state}`)} · ${countOf(state)}`}</Chip>
        ))}
      </p>
      {faulty.length > 0 && (
        <p role="alert" className="text-sm">
          {t('import.faulty', { count: faulty.length, rows: faulty.slice(0, 20).join(', ') })}
        </p>
      )}
      <ol className="divide-y divide-line border-y border-line text-sm">
        {rows.slice(0, SHOWN_ROWS).map((row, at) => (
          <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <strong className="wrap-anywhere">{row.name}</strong>
            <span className="min-w-0 wrap-anywhere text-muted">
              {[row.email, row.phone].filter(Boolean).join(' · ')}
            </span>
            <span className="ms-auto">{t(`import.state.${row.state}`)}</span>
          </li>
        ))}
      </ol>
      {rows.length > SHOWN_ROWS && (
        <p className="text-sm text-muted">
          {t('import.more', { count: rows.length - SHOWN_ROWS })}
        </p>
      )}
    </section>
  )
}
