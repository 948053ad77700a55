import { Images } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { ImagePicker } from '../../../../desk/images/image-picker'

interface ImageChooserProps {
  ref: Ref<HTMLButtonElement>
  /** Number of the entry, from 1. */
  number: number
  tourId: number
  onPick: (url: string) => void
}

/** A button that opens a tour's images to pick one. */
export function ImageChooser({ ref, number, tourId, onPick }: ImageChooserProps) {
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
      {isPicking && <ImagePicker tourId={tourId} place={place} onClose={close} onPick={pick} />}
    </>
  )
}
