import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { IconButton } from '../../ui/icon-button'
import { useAction } from '../../ui/use-action'
import { removeAssignment, type Resource } from './resources.api'

/** Absences of a guide or vehicle that are not over. */
export function AbsenceList({ resource: { absences, name } }: { resource: Resource }) {
  const { t } = useTranslation('desk-payments')
  const daysOf = useDays()
  const { isBusy, run } = useAction()
  const remove = (id: number, days: string) =>
    run((client) => removeAssignment(client, id), {
      text: t('crew.absence.removed', { name, days }),
      removesRow: true,
    })
  return (
    <ul className="flex flex-col text-sm">
      {absences.map(({ id, note, ...range }) => {
        const days = daysOf(range)
        return (
          <li key={id} className="flex items-center gap-2">
            <span className="tabular min-w-0 grow wrap-anywhere">
              {[t('crew.absence.away', { days }), note].filter(Boolean).join(' · ')}
            </span>
            <IconButton
              icon={X}
              label={t('crew.absence.remove', { name, days })}
              disabled={isBusy}
              onClick={() => void remove(id, days)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function useDays(): (range: { fromDay: string; toDay: string }) => string {
  const lang = useLang()
  const now = useNow()
  return ({ fromDay, toDay }) => {
    const [from, to] = [formatDay(fromDay, lang, now), formatDay(toDay, lang, now)]
    return fromDay === toDay ? from : `${from} – ${to}`
  }
}
