import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../../platform/forms/use-now'
import { formatDays } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { IconButton } from '../../../../desk/ui/icon-button'
import { useAction } from '../../../../desk/ui/use-action'
import type { DayRange } from '../day-range'
import { removeAssignment, type Resource } from './resources.api'

/** Current and future absences of a guide or vehicle. */
export function AbsenceList({ resource: { absences, name } }: { resource: Resource }) {
  return (
    <ul className="flex flex-col text-sm">
      {absences.map((absence) => (
        <li key={absence.id} className="flex items-center gap-2">
          <AbsenceLine name={name} absence={absence} />
        </li>
      ))}
    </ul>
  )
}

function AbsenceLine({ name, absence }: { name: string; absence: Resource['absences'][number] }) {
  const { t } = useTranslation('desk-payments')
  const days = useDays(absence)
  const { isBusy, run } = useAction()
  const remove = () =>
    run((client) => removeAssignment(client, absence.id), {
      text: t('crew.absence.removed', { name, days }),
      removesRow: true,
    })
  const label = t('crew.absence.remove', { name, days })
  return (
    <>
      <span className="tabular min-w-0 grow wrap-anywhere">
        {[t('crew.absence.away', { days }), absence.note].filter(Boolean).join(' · ')}
      </span>
      <IconButton icon={X} label={label} disabled={isBusy} onClick={() => void remove()} />
    </>
  )
}

function useDays({ fromDay, toDay }: DayRange): string {
  return formatDays(fromDay, toDay, useLang(), useNow())
}
