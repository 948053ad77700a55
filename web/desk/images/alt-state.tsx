import { useTranslation } from 'react-i18next'
import { useClock } from '../ui/use-clock'
import type { Alts } from './use-alts'

/** Whether the descriptions are saved; always in view. */
export function AltState({ alts }: { alts: Alts }) {
  const { t } = useTranslation('images')
  const time = useClock()
  const { isSaving, hasChanges, savedAt } = alts
  const stored = savedAt === null ? t('altHint') : t('saved', { time: time(savedAt) })
  return (
    <p role="status" className={`text-sm ${hasChanges ? 'text-accent' : 'text-muted'}`}>
      {isSaving ? t('saving') : hasChanges ? t('unsaved') : stored}
    </p>
  )
}
