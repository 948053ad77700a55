import { Images } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { PicturePicker } from '../../../images/picture-picker'

interface PictureChooserProps {
  ref: Ref<HTMLButtonElement>
  /** Number of the entry, from 1. */
  number: number
  tourId: number
  onPick: (url: string) => void
}

/** A button that opens a tour's images to pick one. */
export function PictureChooser({ ref, number, tourId, onPick }: PictureChooserProps) {
  const { t } = useTranslation('desk-quotes')
  const [isPicking, setPicking] = useState(false)
  const close = () => setPicking(false)
  const pick = ({ url }: { url: string }) => {
    onPick(url)
    close()
  }
  const label = t('entry.pictureOf', { number })
  const place = { routeId: tourId, purpose: 'bulletin' } as const
  return (
    <>
      <Button ref={ref} aria-label={label} onClick={() => setPicking(true)}>
        <Images aria-hidden size={18} />
        {t('entry.picture')}
      </Button>
      {isPicking && <PicturePicker tourId={tourId} place={place} onClose={close} onPick={pick} />}
    </>
  )
}
