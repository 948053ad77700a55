import { hourWarnings } from '../../../../worker/contracts/tours/tour-warnings'
import type { TourExtra } from '../../../../worker/contracts/tours/tours'
import { AlertBanner } from '../../../ui/alert-banner'
import { useWarningText } from './finding-texts'

/** Says while a tour is edited that its texts name another hour than its start. */
export function OtherHours({ tour }: { tour: TourExtra }) {
  const textOf = useWarningText()
  const warnings = hourWarnings(tour)
  if (warnings.length === 0) return null
  return (
    <AlertBanner kind="info">
      {warnings.map((warning) => (
        <p key={`${warning.kind} ${warning.lang}`}>{textOf(warning)}</p>
      ))}
    </AlertBanner>
  )
}
