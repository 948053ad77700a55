import { Images } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { PicturePicker } from '../../../images/picture-picker'

interface PictureChooserProps {
  ref: Ref<HTMLButtonElement>
  label: string
  tourId: number
  onPick: (url: string) => void
}

export function PictureChooser({ ref, label, tourId, onPick }: PictureChooserProps) {
  const { t } = useTranslation('desk-quotes')
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <Button ref={ref} aria-label={label} onClick={() => setPicking(true)}>
        <Images aria-hidden size={18} />
        {t('entry.picture')}
      </Button>
      {isPicking && (
        <PicturePicker
          tourId={tourId}
          place={{ routeId: tourId, purpose: 'bulletin' }}
          onClose={() => setPicking(false)}
          onPick={({ url }) => {
            onPick(url)
            setPicking(false)
          }}
        />
      )}
    </>
  )
}
