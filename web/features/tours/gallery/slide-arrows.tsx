import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'

const ARROW =
  'absolute top-1/2 z-10 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-spruce/80 text-snow aria-disabled:opacity-30'

interface SlideArrowsProps {
  isFirst: boolean
  isLast: boolean
  /** By -1 or 1. */
  onTurn: (step: number) => void
}

export function SlideArrows({ isFirst, isLast, onTurn }: SlideArrowsProps) {
  const { t } = useTranslation('tours')
  return (
    <>
      <Arrow
        side="start-1"
        label={t('gallery.previous')}
        disabled={isFirst}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft aria-hidden />
      </Arrow>
      <Arrow side="end-1" label={t('gallery.next')} disabled={isLast} onClick={() => onTurn(1)}>
        <ChevronRight aria-hidden />
      </Arrow>
    </>
  )
}

interface ArrowProps extends ComponentProps<typeof Button> {
  side: 'start-1' | 'end-1'
  label: string
}

function Arrow({ side, label, ...button }: ArrowProps) {
  return <Button look="bare" className={`${ARROW} ${side}`} aria-label={label} {...button} />
}
