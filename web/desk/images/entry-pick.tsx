import { Images } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { ImagePicker } from './image-picker'
import type { PickedImage } from './tour-image'

interface EntryPickProps {
  tourId: number
  /** The entry's position, from 1. */
  number: number
  onPick: (url: string) => void
}

/** A button that chooses one of the tour's images for an itinerary entry. */
export function EntryPick({ tourId, number, onPick }: EntryPickProps) {
  const { t } = useTranslation('desk-tours')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const pick = ({ url }: PickedImage) => {
    close()
    onPick(url)
  }
  return (
    <>
      <Button aria-label={t('images.pickFor', { number })} onClick={() => setOpen(true)}>
        <Images aria-hidden size={16} />
        {t('images.pick')}
      </Button>
      {isOpen && (
        <ImagePicker tourId={tourId} place={{ routeId: number }} onClose={close} onPick={pick} />
      )}
    </>
  )
}
