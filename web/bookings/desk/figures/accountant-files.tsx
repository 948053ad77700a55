import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { DeskForm, useDeskForm, type FormFields } from '../../../desk/ui/desk-form'
import { typedForm } from '../../../desk/ui/typed-form'
import { readDraft, writeDraft } from '../../../platform/drafts/drafts'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { TextField } from '../../../ui/field'
import {
  ACCOUNTANT_FILES,
  saveAccountantFile,
  type AccountantFile,
  type WantedFile,
} from './files/accountant-files'
import { type BookNames, DATE_STYLES } from './files/import-cells'
import type { MoneyPeriod } from './money-period'

/** Where this browser keeps the names of the company's books. */
const NAMES = 'books'
const FIRST_NAMES: BookNames = {
  dates: 'dmy',
  item: 'Tour',
  account: '200',
  taxed: 'GST',
  untaxed: 'Exempt',
}

/** Files of the period for spreadsheets, QuickBooks Online and Xero. */
export function AccountantFiles({ period }: { period: MoneyPeriod }) {
  const { t } = useTranslation('desk-money')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="money-files" className="flex flex-col items-start gap-3">
      <h2 id="money-files" className="text-lg">
        {t('files.title')}
      </h2>
      <p className="max-w-prose text-sm text-muted">{t('files.what')}</p>
      <Button onClick={() => setOpen(true)}>
        <Download aria-hidden size={18} />
        {t('files.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('files.open')}>
        <FileForm period={period} onClose={close} />
      </Dialog>
    </section>
  )
}

interface FileFormProps {
  period: MoneyPeriod
  onClose: () => void
}

function FileForm({ period, onClose }: FileFormProps) {
  const { t } = useTranslation('desk-money')
  const start: WantedFile = { file: 'ledger', ...FIRST_NAMES, ...readDraft<BookNames>(NAMES) }
  const form = useDeskForm({
    schema: typedForm(
      () => ({}),
      (wanted: WantedFile) => wanted,
    ),
    start,
    call: (client, wanted: WantedFile) => {
      const { file: _file, ...names } = wanted
      writeDraft(NAMES, names)
      return saveAccountantFile(client, wanted, period)
    },
    done: ({ files }) => (files === 0 ? t('none') : t('files.done', { count: files })),
    onDone: onClose,
  })
  const file = form.value('file')
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="primary"
      label={t('files.action')}
      waiting={t('files.working')}
    >
      <ChoiceField
        label={t('files.which')}
        choices={ACCOUNTANT_FILES}
        textOf={(name) => t(`files.name.${name}`)}
        hint={t(`files.hint.${file}`)}
        {...form.choice('file')}
      />
      <BookFields form={form} file={file} />
      <p className="text-sm text-muted">{t('files.personal')}</p>
    </DeskForm>
  )
}

/** The names that a file needs. */
function BookFields({ form, file }: { form: FormFields<WantedFile>; file: AccountantFile }) {
  const { t } = useTranslation('desk-money')
  if (file === 'ledger' || file === 'sales') return null
  const isInvoices = file.endsWith('Invoices')
  return (
    <>
      <ChoiceField
        label={t('files.dates')}
        choices={DATE_STYLES}
        textOf={(style) => t(`files.date.${style}`)}
        {...form.choice('dates')}
      />
      {file === 'quickBooksInvoices' && (
        <TextField label={t('files.item')} {...form.field('item')} />
      )}
      {file === 'xeroInvoices' && (
        <TextField label={t('files.account')} {...form.field('account')} />
      )}
      {isInvoices && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('files.taxed')} {...form.field('taxed')} />
          <TextField label={t('files.untaxed')} {...form.field('untaxed')} />
        </div>
      )}
    </>
  )
}
