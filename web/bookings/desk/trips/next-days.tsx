import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../../platform/forms/use-now'
import { useLang } from '../../../platform/i18n/use-lang'
import { Loaded } from '../../../ui/loaded'
import { SheetDay } from './day-sheet'
import { planOf } from './planned-days'
import { sheetQuery } from './trips.api'

/** The trips of today and tomorrow in Calgary. */
export function NextDays() {
  const { t } = useTranslation('desk-bookings')
  const today = calgaryDay(useNow())
  const query = useQuery(sheetQuery(today, 2, useLang()))
  const names = [t('dates.next.today'), t('dates.next.tomorrow')]
  return (
    <Loaded query={query} failure={t('dates.loadFailed')} skeleton="h-48 w-full">
      {(planner) => (
        <div className="grid items-start gap-x-6 gap-y-4 xl:grid-cols-2">
          {planOf([today, addDays(today, 1)], planner).map((plan, index) => (
            <SheetDay key={plan.day} plan={plan} planner={planner} name={names[index]} />
          ))}
        </div>
      )}
    </Loaded>
  )
}
