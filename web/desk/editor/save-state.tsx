import { Check, CircleDot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'

export function SaveState(props: { hasChanges: boolean; saved: string; error: unknown }) {
  const { hasChanges, saved, error } = props
  const { t } = useTranslation('admin')
  const { ofFailure } = useErrorText()
  const [Icon, colour] = hasChanges ? [CircleDot, 'text-accent'] : [Check, 'text-primary']
  return (
    <>
      <p role="status" className="flex min-w-0 grow basis-40 items-center gap-2 text-sm">
        <Icon aria-hidden size={16} className={`shrink-0 ${colour}`} />
        {hasChanges ? `${t('save.unsaved')} · ${saved}` : saved}
      </p>
      {error !== null && (
        <p role="alert" className="w-full text-sm text-danger sm:w-auto">
          {t('save.failed')} {ofFailure(error)}
        </p>
      )}
    </>
  )
}
