import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../platform/api/api'
import { AlertBanner } from '../../../ui/alert-banner'
import { FailureAlert } from '../../../ui/failure-alert'
import { useClock } from '../../ui/use-clock'

/** Why an import failed; for a file imported before, when that was. */
export function ImportFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('desk-bank')
  const time = useClock()
  const isKnown = failure instanceof ApiError && failure.code === 'AlreadyImported'
  if (!isKnown) return <FailureAlert failure={failure} />
  const { at } = failure.body as { at?: number }
  return (
    <AlertBanner kind="error">
      {t('import.again', { time: at === undefined ? '' : time(at) })}
    </AlertBanner>
  )
}
