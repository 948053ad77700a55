import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromCalgary } from '../../../../worker/contracts/dates/calgary-instant'
import { useNow } from '../../../platform/forms/use-now'

/** When a tour goes live, as typed in Calgary time. */
export function usePublishTime() {
  const { t } = useTranslation(['tour-desk', 'errors'])
  const now = useNow()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [isTried, setTried] = useState(false)
  const at = fromCalgary(day, time)
  const fault = timeFault(at, now)
  const error = isTried && fault ? t(fault) : undefined
  return { now, day, setDay, time, setTime, error, submit }

  /** The moment (UTC ms); null if it cannot be used, and then the form says why. */
  function submit(): number | null {
    setTried(true)
    return fault === null ? at : null
  }
}

function timeFault(at: number | null, now: number) {
  if (at === null) return 'schedule.needsTime'
  return at <= now ? 'errors:PublishTimePast' : null
}
