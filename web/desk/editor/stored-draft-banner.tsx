import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { focusHeading } from '../../ui/focus'
import { useClock } from '../ui/use-clock'
import type { Editor } from './use-editor'

interface StoredDraftBannerProps<Draft extends object> {
  editor: Pick<Editor<Draft>, 'offer' | 'openOffer' | 'dropOffer'>
}

export function StoredDraftBanner<Draft extends object>({ editor }: StoredDraftBannerProps<Draft>) {
  const { t } = useTranslation('desk')
  const time = useClock()
  if (!editor.offer) return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-larch bg-surface p-4"
    >
      <p className="grow">{t('kept.text', { time: time(editor.offer.keptAt) })}</p>
      <Button look="primary" onClick={leaving(editor.openOffer)}>
        {t('kept.take')}
      </Button>
      <Button onClick={leaving(editor.dropOffer)}>{t('kept.drop')}</Button>
    </div>
  )
}

function leaving(act: () => void): () => void {
  return () => {
    focusHeading()
    act()
  }
}
