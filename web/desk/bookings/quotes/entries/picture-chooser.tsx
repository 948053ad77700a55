import { Images } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { PicturePicker } from '../../../images/picture-picker'

interface PictureChooserProps {
  ref: Ref<HTMLButtonElement>
  /** Of the entry. */
  number: number
  tourId: number
  onPick: (url: string) => void
}

/** Opens the pictures of a tour, of which one is picked. */
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
