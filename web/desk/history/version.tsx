import { useQuery } from '@tanstack/react-query'
import { History, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourVersion } from '../../../worker/contracts/tour-versions'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { regionsQuery } from '../tours/tours.api'
import { useClock } from '../ui/use-clock'
import { Differences } from './differences'
import { useFieldValues } from './field-values'

interface VersionProps {
  tourId: number
  version: TourVersion
  onRestore: () => void
}

export function Version({ tourId, version, onRestore }: VersionProps) {
  const { t } = useTranslation('tour-desk')
  const regions = useQuery(regionsQuery()).data ?? []
  const { labelOf } = useFieldValues(regions)
  const time = useClock()
  const [isOpen, setOpen] = useState(false)
  const actor = version.isBySite ? t('history.site') : (version.actor ?? t('history.former'))
  const heading = t('history.by', { time: time(version.at), actor })
  return (
    <article aria-label={heading} className="rounded-card border border-line bg-surface p-4">
      <VersionHead heading={heading} isRestore={version.isRestore} />
      <p className="mt-1 text-sm text-muted">{version.fields.map(labelOf).join(', ')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'history.hide' : 'history.show')}
        </Button>
        <Button onClick={onRestore}>
          <Undo2 aria-hidden size={16} />
          {t('history.restore')}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-3">
          <Differences tourId={tourId} versionId={version.id} />
        </div>
      )}
    </article>
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
