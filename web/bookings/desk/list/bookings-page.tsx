import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PIPELINE_COLUMNS, COUNT_MAX } from '../../../../worker/contracts/bookings/desk-bookings'
import { Allowed } from '../../../desk/ui/allowed'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import { List } from '../../../desk/ui/list/list'
import type { ListFilter } from '../../../desk/ui/list/list-columns'
import { oneOf, useListAddress } from '../../../desk/ui/list/use-list-address'
import { typedForm } from '../../../desk/ui/typed-form'
import { apiOf, requireOk } from '../../../platform/api/api'
import { DOWNLOAD_TYPE } from '../../../platform/api/timed-fetch'
import { saveFile } from '../../../platform/save-file'
import { buttonClass, Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { bookingsQuery } from '../bookings.api'
import { BookingFilters } from './booking-filters'
import { useListPlace } from './list-place'
import { useBookingColumns } from './use-booking-columns'

/** Lists beside the columns, each with its own text when empty. All but the last begin with what is most urgent. */
const SIDE_LISTS = ['waiting', 'late', 'ending', 'balance', 'noGuide', 'reversed'] as const
/** Columns that need an admin first, then in the order of a booking's life. */
const COLUMNS = [...new Set([...SIDE_LISTS, ...PIPELINE_COLUMNS])]

/** Bookings by column; guests who have waited for over a day come first. */
export function BookingsPage() {
  const { t } = useTranslation('desk-bookings')
  const { controls, query, side, isUrgent } = useBookingList()
  return (
    <>
      <BookingsHead />
      <List
        label={t('title')}
        controls={controls}
        query={query}
        columns={useBookingColumns()}
        idOf={({ id }) => String(id)}
        nameOf={({ name, pid }) => name ?? pid}
        empty={t(`empty.${side ?? 'any'}`)}
        search={t('search')}
        filters={useFilters(query.data?.counts)}
        moreFilters={<BookingFilters controls={controls} />}
        defaultSort={isUrgent ? '' : '-created'}
      />
    </>
  )
}

function useBookingList() {
  const controls = useListAddress()
  const query = useQuery({ ...bookingsQuery(controls.state), placeholderData: keepPreviousData })
  useListPlace(controls.state, query.data !== undefined)
  const side = oneOf(SIDE_LISTS, controls.state['column'])
  return { controls, query, side, isUrgent: side !== undefined && side !== 'reversed' }
}

function BookingsHead() {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{t('title')}</h1>
      <div className="flex flex-wrap gap-2">
        <ExportButton />
        <Allowed needs="bookings:manage">
          <Link to="/admin/bookings/new" className={buttonClass('quiet')}>
            <Plus aria-hidden size={18} />
            {t('new.open')}
          </Link>
        </Allowed>
      </div>
    </div>
  )
}

function useFilters(counts: Record<string, number> | undefined): ListFilter[] {
  const { t } = useTranslation('desk-bookings')
  const textOf = (value: (typeof COLUMNS)[number]) =>
    counts ? `${t(`column.${value}`)} · ${shownCount(counts[value])}` : t(`column.${value}`)
  const values = COLUMNS.map((value) => ({ value, text: textOf(value) }))
  return [{ name: 'column', label: t('columns'), isTabs: true, values }]
}

function shownCount(count = 0): string {
  return count >= COUNT_MAX ? `${COUNT_MAX - 1}+` : String(count)
}

/** All bookings as a file for spreadsheets. */
function ExportButton() {
  const { t } = useTranslation('desk-bookings')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Download aria-hidden size={18} />
        {t('payments.export.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('payments.export.title')}>
        <ExportForm onClose={close} />
      </Dialog>
    </>
  )
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useDeskForm({
    schema: typedForm(
      () => ({}),
      () => null,
    ),
    start: {},
    call: saveBookings,
    onDone: onClose,
  })
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="primary"
      label={t('payments.export.action')}
      waiting={t('payments.export.working')}
    >
      <p className="text-sm text-muted">{t('payments.export.hint')}</p>
    </DeskForm>
  )
}

/** Saves all bookings. */
async function saveBookings(client: QueryClient) {
  const how = { headers: { accept: DOWNLOAD_TYPE } }
  const call = apiOf(client).admin['bookings.csv'].$get({}, how)
  const blob = await (await requireOk(call)).blob()
  saveFile(blob, `moraine-bookings-${new Date().toISOString().slice(0, 10)}.csv`)
}
