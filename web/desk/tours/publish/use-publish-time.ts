import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromCalgary } from '../../../../worker/contracts/calendar'
import { useNow } from '../../../platform/forms/use-now'
import type { EditedTour } from '../../editor/editor.api'
import { shownStatus } from '../shown-status'

/** When a tour goes live, in the time of Calgary, and its status then. */
export function usePublishTime(tour: EditedTour) {
  const { t } = useTranslation(['tour-desk', 'errors'])
  const now = useNow()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [status, setStatus] = useState(() => String(shownStatus(tour)))
  const [isTried, setTried] = useState(false)
  const at = fromCalgary(day, time)
  const error = isTried ? faultText() : undefined
  return { now, day, setDay, time, setTime, status, setStatus, error, submit }

  function faultText(): string | undefined {
    if (at === null) return t('schedule.needsTime')
    return at <= now ? t('errors:PublishTimePast') : undefined
  }

  /** The moment (UTC ms); null when it cannot be used, which the form then says. */
  function submit(): number | null {
    setTried(true)
    return faultText() === undefined ? at : null
  }
}
