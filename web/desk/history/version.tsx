import { History, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourVersion } from '../../../worker/contracts/tours/tour-versions'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { IconTextButton } from '../ui/icon-text-button'
import { useClock } from '../ui/use-clock'
import { Differences } from './differences'
import { useFieldLabel } from './field-values'

interface VersionProps {
  tourId: number
  version: TourVersion
  onRestore: () => void
}

export function Version({ tourId, version, onRestore }: VersionProps) {
  const labelOf = useFieldLabel()
  const lang = useLang()
  const heading = useHeading(version)
  const [isOpen, setOpen] = useState(false)
  return (
    <article aria-label={heading} className="rounded-card border border-line bg-surface p-4">
      <VersionHead heading={heading} isRestore={version.isRestore} />
      <p className="mt-1 text-sm text-muted">{formatList(version.fields.map(labelOf), lang)}</p>
      <VersionButtons isOpen={isOpen} onToggle={() => setOpen(!isOpen)} onRestore={onRestore} />
      {isOpen && (
        <div className="mt-3">
          <Differences tourId={tourId} versionId={version.id} />
        </div>
      )}
    </article>
  )
}

function useHeading({ at, actor, isBySite }: TourVersion): string {
  const { t } = useTranslation('tour-desk')
  const time = useClock()
  const author = isBySite ? t('history.site') : (actor ?? t('history.former'))
  return t('history.by', { time: time(at), actor: author })
}

interface VersionButtonsProps extends Pick<VersionProps, 'onRestore'> {
  isOpen: boolean
  onToggle: () => void
}

function VersionButtons({ isOpen, onToggle, onRestore }: VersionButtonsProps) {
  const { t } = useTranslation('tour-desk')
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'history.hide' : 'history.show')}
      </Button>
      <IconTextButton icon={Undo2} text={t('history.restore')} onClick={onRestore} />
    </div>
  )
}

function VersionHead({ heading, isRestore }: { heading: string; isRestore: boolean }) {
  const { t } = useTranslation('tour-desk')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <History aria-hidden size={18} className="shrink-0 text-muted" />
      <h2 className="text-base">{heading}</h2>
      {isRestore && <Chip>{t('history.isRestore')}</Chip>}
    </div>
  )
}
