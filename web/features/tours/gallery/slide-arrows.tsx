import { ChevronLeft, ChevronRight } from 'lucide-react'
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
      <Button
        look="bare"
        className={`${ARROW} start-1`}
        onClick={() => onTurn(-1)}
        disabled={isFirst}
        aria-label={t('gallery.previous')}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        look="bare"
        className={`${ARROW} end-1`}
        onClick={() => onTurn(1)}
        disabled={isLast}
        aria-label={t('gallery.next')}
      >
        <ChevronRight aria-hidden />
      </Button>
    </>
  )
}
