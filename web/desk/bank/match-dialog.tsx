import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MATCHES_MAX } from '../../../worker/contracts/bank-matches'
import { useDebounced } from '../../platform/forms/use-debounced'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { Loaded } from '../../ui/loaded'
import { bookingsQuery, type BookingRow } from '../bookings/bookings.api'
import { moneyQuery } from '../bookings/money/money.api'
import { useMoney } from '../ui/use-money'
import { StatusChip } from '../bookings/status-chip'
import type { BankEntry } from './bank.api'
import { faultsOf, toMatches, toRow, usedBy, type MatchRow } from './match-rows'
import { useMatch } from './use-match'

const SEARCH_PAUSE_MS = 250
const FOUND_SHOWN = 6

interface MatchDialogProps {
  entry: BankEntry
  isOpen: boolean
  onClose: () => void
}

/** One to four bookings for an entry, found by name, reference, page or e-mail, with an amount each. */
export function MatchDialog({ entry, isOpen, onClose }: MatchDialogProps) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  return (
    <Dialog
      look="wide"
      isOpen={isOpen}
      onClose={onClose}
      title={t('choose.title', { amount: format(entry.left) })}
    >
      <MatchForm entry={entry} onClose={onClose} />
    </Dialog>
  )
}

function MatchForm({ entry, onClose }: Omit<MatchDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['desk-bank', 'common'])
  const format = useMoney()
  const match = useMatch(entry.id)
  const form = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState(() => firstRows(entry))
  const [isChecked, setChecked] = useState(false)
  const used = usedBy(entry, rows)
  const isTooMuch = used > entry.left.amount
  const submit = () => {
    setChecked(true)
    const matches = toMatches(entry, rows)
    if (matches) {
      onClose()
      match(matches)
    } else
      setTimeout(() =>
        form.current
          ?.querySelector<HTMLElement>('[aria-invalid="true"], input[type="search"]')
          ?.focus(),
      )
  }
  return (
    <div ref={form} className="flex flex-col gap-4 overflow-y-auto">
      <Form onSubmit={submit}>
        {rows.map((row) => (
          <RowFields
            key={row.id}
            entry={entry}
            row={row}
            isChecked={isChecked}
            isTooMuch={isTooMuch}
            set={(part) =>
              setRows(rows.map((each) => (each.id === row.id ? { ...each, ...part } : each)))
            }
            remove={() => setRows(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
        {rows.length > 0 && (
          <p role="status" className={`tabular text-sm ${isTooMuch ? 'text-danger' : ''}`}>
            {t(isTooMuch ? 'choose.tooMuch' : 'choose.used', {
              used: format({ ...entry.left, amount: used }),
              left: format(entry.left),
            })}
          </p>
        )}
        {isChecked && rows.length === 0 && <p role="alert">{t('choose.none')}</p>}
        <div className="flex flex-wrap justify-end gap-2 border-b border-line pb-4">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" look="primary">
            {rows.length === 0 ? t('choose.begin') : t('choose.action', { count: rows.length })}
          </Button>
        </div>
      </Form>
      {rows.length < MATCHES_MAX && (
        <BookingSearch
          isFirst={rows.length === 0}
          except={rows.map(({ id }) => id)}
          choose={(booking) => setRows((all) => [...all, toRow(entry, booking, all)])}
        />
      )}
    </div>
  )
}

/** The bookings that the text names, where it names several. */
function firstRows(entry: BankEntry): MatchRow[] {
  if (!entry.namesSeveral) return []
  return entry.proposals
    .filter(({ reasons }) => reasons.includes('referenceExact'))
    .slice(0, MATCHES_MAX)
    .reduce<MatchRow[]>((rows, { booking }) => [...rows, toRow(entry, booking, rows)], [])
}

interface RowFieldsProps {
  entry: BankEntry
  row: MatchRow
  isChecked: boolean
  isTooMuch: boolean
  set: (part: Partial<MatchRow>) => void
  remove: () => void
}

function RowFields({ entry, row, isChecked, isTooMuch, set, remove }: RowFieldsProps) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  const faults = isChecked ? faultsOf(entry, row) : []
  const { currency } = row.due
  const isConverted = currency !== entry.left.currency
  const money = {
    inputMode: 'decimal',
    autoComplete: 'off',
    className: 'tabular text-end',
  } as const
  const faultOf = (name: 'amount' | 'entryAmount') =>
    faults.includes(name)
      ? t('fault.amount')
      : isChecked && isTooMuch && (name === 'entryAmount') === isConverted
        ? t('fault.tooMuch')
        : undefined
  return (
    <fieldset className="grid gap-x-3 gap-y-2 rounded-field border border-line p-3 sm:grid-cols-2">
      <legend className="sr-only">{row.name}</legend>
      <div className="flex items-center gap-2 sm:col-span-2">
        <span className="min-w-0 grow font-semibold wrap-anywhere">{row.name}</span>
        <span className="tabular text-sm text-muted">{t('due', { amount: format(row.due) })}</span>
        <Button look="icon" aria-label={t('choose.remove', { name: row.name })} onClick={remove}>
          <Trash2 aria-hidden size={18} />
        </Button>
      </div>
      <TextField
        label={t(`choose.amount.${currency}`)}
        error={faultOf('amount')}
        value={row.amount}
        onChange={({ target }) => set({ amount: target.value })}
        {...money}
      />
      {isConverted && (
        <>
          <TextField
            label={t(`choose.entryAmount.${entry.left.currency}`)}
            error={faultOf('entryAmount')}
            value={row.entryAmount}
            onChange={({ target }) => set({ entryAmount: target.value })}
            {...money}
          />
          <div className="sm:col-span-2">
            <TextField
              label={t('choose.rateNote')}
              hint={t('choose.rateHint')}
              error={faults.includes('rateNote') ? t('fault.rateNote') : undefined}
              maxLength={200}
              autoComplete="off"
              value={row.rateNote}
              onChange={({ target }) => set({ rateNote: target.value })}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}

interface BookingSearchProps {
  isFirst: boolean
  except: readonly number[]
  choose: (booking: Parameters<typeof toRow>[1]) => void
}

function BookingSearch({ isFirst, except, choose }: BookingSearchProps) {
  const { t } = useTranslation('desk-bank')
  const client = useQueryClient()
  const [q, setQ] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const searched = useDebounced(q.trim(), SEARCH_PAUSE_MS)
  const query = useQuery({ ...bookingsQuery({ q: searched }), enabled: searched !== '' })
  const add = async ({ id, pid, name, reference }: BookingRow) => {
    setFailure(null)
    try {
      const { version, status, total, deposit, paid } = await client.fetchQuery(moneyQuery(id))
      const wanted = status === 'on_hold' ? deposit : total
      const due = { ...total, amount: Math.max(0, wanted.amount - paid.amount) }
      choose({ id, pid, name, reference, version, due })
      setQ('')
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <section className="flex flex-col gap-2">
      <TextField
        type="search"
        label={t(isFirst ? 'choose.search' : 'choose.searchMore')}
        hint={t('choose.searchHint')}
        autoComplete="off"
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <FailureAlert failure={failure} />
      {searched !== '' && (
        <Loaded query={query} skeleton="h-24 w-full">
          {({ rows }) => {
            const found = rows.filter(({ id }) => !except.includes(id)).slice(0, FOUND_SHOWN)
            return found.length === 0 ? (
              <p role="status" className="text-sm text-muted">
                {t('choose.nothing')}
              </p>
            ) : (
              <ul className="flex flex-col gap-1">
                {found.map((booking) => (
                  <li key={booking.id}>
                    <Button
                      look="bare"
                      className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-field border border-line px-3 text-start hover:border-primary"
                      onClick={() => void add(booking)}
                    >
                      <span className="font-semibold wrap-anywhere">
                        {booking.name ?? booking.pid}
                      </span>
                      <span className="tabular text-sm text-muted">
                        {booking.reference === null ? booking.pid : `M${booking.reference}`}
                      </span>
                      <StatusChip status={booking.status} />
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }}
        </Loaded>
      )}
    </section>
  )
}
