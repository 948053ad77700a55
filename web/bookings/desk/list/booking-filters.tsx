import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DUE_FILTERS } from '../../../../worker/contracts/bookings/desk-bookings'
import { CURRENCIES } from '../../../../worker/contracts/currencies'
import { addMonths, daysOfMonth } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { pickText } from '../../../../worker/contracts/translated'
import { adminToursQuery } from '../../../desk/tours/tours.api'
import { DayFilter } from '../../../desk/ui/list/day-filter'
import type { ListFilter } from '../../../desk/ui/list/list-columns'
import { ChipSelect, ListFilters } from '../../../desk/ui/list/list-filters'
import type { ListControls } from '../../../desk/ui/list/use-list-address'
import { useNow } from '../../../platform/forms/use-now'
import { useLang } from '../../../platform/i18n/use-lang'
import { useMay } from '../../../platform/session/use-may'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { useMonthName } from '../trips/planner-texts'
import { resourcesQuery } from '../trips/resources/resources.api'

const MENUS = ['tour', 'guide', 'currency', 'due'] as const
/** The months of the menu, counted from this one. */
const [FIRST_MONTH, LAST_MONTH] = [-12, 18]

interface FiltersProps {
  controls: ListControls
}

/** The filters beside the column: side by side, on a phone in a sheet. */
export function BookingFilters({ controls }: FiltersProps) {
  const { t } = useTranslation('desk-bookings')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chosen = ['from', 'to', ...MENUS].filter((name) => controls.state[name]).length
  return (
    <>
      <div className="hidden sm:contents [&>select]:max-w-56">
        <Filters controls={controls} />
      </div>
      <Button className="sm:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden size={18} />
        {chosen > 0 ? t('filters.chosen', { count: chosen }) : t('filters.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('filters.open')} look="sheet">
        <div className="flex flex-col gap-2 *:w-full">
          <Filters controls={controls} />
        </div>
        <Button look="primary" onClick={close}>
          {t('filters.show')}
        </Button>
      </Dialog>
    </>
  )
}

function Filters({ controls }: FiltersProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      <MonthFilter controls={controls} />
      <DayFilter name="from" label={t('filters.from')} controls={controls} />
      <DayFilter name="to" label={t('filters.to')} controls={controls} />
      <ListFilters isPart controls={controls} filters={useMenus()} />
    </>
  )
}

/** Sets the first and the last day to those of a month. */
function MonthFilter({ controls: { state, set } }: FiltersProps) {
  const { t } = useTranslation('desk-bookings')
  const nameOf = useMonthName()
  const thisMonth = calgaryDay(useNow()).slice(0, 7)
  const chosen = monthOf(state['from'], state['to'])
  const choose = (month: string) => {
    const days = month === '' ? [] : daysOfMonth(month)
    set({ from: days[0], to: days.at(-1) })
  }
  return (
    <ChipSelect
      label={t('filters.month')}
      value={chosen}
      isChosen={chosen !== ''}
      onChoose={choose}
    >
      <option value="">{t('filters.anyMonth')}</option>
      {monthsAround(thisMonth, chosen).map((month) => (
        <option key={month} value={month}>
          {nameOf(month)}
        </option>
      ))}
    </ChipSelect>
  )
}

/** The month (YYYY-MM) of which these are the first and the last day, else empty. */
function monthOf(from = '', to = ''): string {
  const month = from.slice(0, 7)
  return /^\d{4}-\d\d$/.test(month) && from === `${month}-01` && to === daysOfMonth(month).at(-1)
    ? month
    : ''
}

function monthsAround(thisMonth: string, chosen: string): string[] {
  const months = Array.from({ length: LAST_MONTH - FIRST_MONTH + 1 }, (_, at) =>
    addMonths(thisMonth, FIRST_MONTH + at),
  )
  return [...new Set([...months, ...(chosen === '' ? [] : [chosen])])].toSorted()
}

function useMenus(): ListFilter[] {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const tours = useQuery(adminToursQuery()).data ?? []
  const mayList = useMay('trips:manage')
  const resources = useQuery({ ...resourcesQuery(), enabled: mayList }).data ?? []
  const valuesOf = {
    tour: tours.map(({ id, name }) => ({ value: String(id), text: pickText(name, lang).text })),
    guide: resources
      .filter(({ kind }) => kind === 'guide')
      .map(({ id, name }) => ({ value: String(id), text: name })),
    currency: CURRENCIES.map((value) => ({ value, text: t(`bank.currency.${value}`) })),
    due: DUE_FILTERS.map((value) => ({ value, text: t(`filters.dueIs.${value}`) })),
  }
  const menus = MENUS.filter((name) => name !== 'guide' || mayList)
  return menus.map((name) => ({ name, label: t(`filters.${name}`), values: valuesOf[name] }))
}
