import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'

interface PaletteStateProps {
  isPending: boolean
  error: unknown
  count: number
}

/** Whether the search is running, has failed, or how much it has found. */
export function PaletteState({ isPending, error, count }: PaletteStateProps) {
  const { t } = useTranslation('frame')
  const { ofFailure } = useErrorText()
  if (error && !isPending)
    return (
      <p role="alert" className="text-sm text-danger">
        {ofFailure(error)}
      </p>
    )
  return (
    <p role="status" className={`text-sm text-muted ${count > 0 && !isPending ? 'sr-only' : ''}`}>
      {isPending
        ? t('palette.searching')
        : count > 0
          ? t('palette.found', { count })
          : t('palette.empty')}
    </p>
  )
}
