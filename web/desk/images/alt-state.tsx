import { useTranslation } from 'react-i18next'
import type { Alts } from './use-alts'

interface AltStateProps {
  alts: Alts
  time: (at: number) => string
}

/** Whether the texts are stored, always to be seen. */
export function AltState({ alts, time }: AltStateProps) {
  const { t } = useTranslation('images')
  const { isSaving, hasChanges, savedAt } = alts
  const stored = savedAt === null ? t('altHint') : t('saved', { time: time(savedAt) })
  return (
    <p role="status" className={`text-sm ${hasChanges ? 'text-accent' : 'text-muted'}`}>
      {isSaving ? t('saving') : hasChanges ? t('unsaved') : stored}
    </p>
  )
}
