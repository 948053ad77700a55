import type { QueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  IMPORT_STATES,
  GUESTS_A_CALL,
  type GuestImported,
} from '../../../../../worker/contracts/bookings/guests'
import { LANGS, type Lang } from '../../../../../worker/contracts/languages'
import { FileButton } from '../../../../desk/images/file-button'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { useAction } from '../../../../desk/ui/use-action'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Button, buttonClass } from '../../../../ui/button'
import { Chip } from '../../../../ui/chip'
import { Dialog } from '../../../../ui/dialog'
import { importGuests } from '../guests.api'
import { readGuestFile } from './read-guest-file'
import { readGuests, type GuestRow } from './read-guests'

const SHOWN_ROWS = 50

interface PreviewedRow extends GuestRow {
  state: GuestImported['rows'][number]['state']
}

interface GuestPreview {
  fileName: string
  rows: PreviewedRow[]
  faulty: number[]
}

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

type Fault = 'unreadable' | 'columns' | 'empty'

/** Reads a file of former guests, asks what would become of each row, and stores them. */
function useGuestImport(lang: Lang, onDone: () => void) {
  const { t } = useTranslation('desk-guests')
  const [preview, setPreview] = useState<GuestPreview | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const { isBusy, run } = useAction()
  return { preview, fault, isBusy, read, store }

  async function read(file: File): Promise<void> {
    setPreview(null)
    setFault(null)
    const table = await readGuestFile(new Uint8Array(await file.arrayBuffer()))
    if (table === null) return setFault('unreadable')
    const { rows, faulty, hasColumns } = readGuests(table, lang)
    if (!hasColumns) return setFault('columns')
    if (rows.length === 0) return setFault('empty')
    await run(async (client) => {
      const states = await sendInParts(client, rows, true)
      setPreview({ fileName: file.name, rows: withStates(rows, states), faulty })
    })
  }

  async function store(): Promise<void> {
    if (!preview) return
    const rows = preview.rows.map(({ state: _state, ...row }) => row)
    const text = t('import.done', { count: rows.length })
    if (await run((client) => sendInParts(client, rows, false), { text })) onDone()
  }
}

/** A row that an earlier part has is repeated, too. */
function withStates(rows: readonly GuestRow[], states: GuestImported['rows']): PreviewedRow[] {
  const seen = new Set<string>()
  return rows.map((row, at) => {
    const key = (row.email ?? row.phone).toLowerCase()
    const state = seen.has(key) ? 'repeated' : (states[at]?.state ?? 'new')
    seen.add(key)
    return { ...row, state }
  })
}

async function sendInParts(client: QueryClient, rows: readonly GuestRow[], isPreview: boolean) {
  const states: GuestImported['rows'] = []
  for (let from = 0; from < rows.length; from += GUESTS_A_CALL) {
    const part = rows.slice(from, from + GUESTS_A_CALL)
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a later part may repeat a guest of an earlier one
    states.push(...(await importGuests(client, { rows: part, isPreview })).rows)
  }
  return states
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
