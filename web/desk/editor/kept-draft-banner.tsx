import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { useClock } from '../ui/use-clock'
import type { Editor } from './use-editor'

/** Offers unsaved work of an earlier visit. */
export function KeptDraftBanner<Draft extends object>({
  editor,
}: {
  editor: Pick<Editor<Draft>, 'kept' | 'takeKept' | 'dropKept'>
}) {
  const { t } = useTranslation('admin')
  const time = useClock()
  if (!editor.kept) return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-larch bg-surface p-4"
    >
      <p className="grow">{t('kept.text', { time: time(editor.kept.keptAt) })}</p>
      <Button look="primary" onClick={editor.takeKept}>
        {t('kept.take')}
      </Button>
      <Button onClick={editor.dropKept}>{t('kept.drop')}</Button>
    </div>
  )
}
