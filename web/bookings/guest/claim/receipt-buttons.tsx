import { Camera, Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RECEIPT_TYPES } from '../../../../worker/contracts/bookings/receipts'
import { Button } from '../../../ui/button'
import type { ClaimState } from './use-claim'
import { FileInput } from './file-input'

/** Phones convert their own formats to JPEG for an input that accepts it. */
const IMAGES = RECEIPT_TYPES.filter((type) => type.startsWith('image/')).join(',')

const FILES = RECEIPT_TYPES.join(',')

/** Buttons for a file and, on touch screens, the camera. */
export function ReceiptButtons({ chosen, isReading, choose }: ButtonsProps) {
  const { t } = useTranslation('trip')
  const [photo, file] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const take = (each: File) => void choose(each)
  return (
    <div className="flex flex-wrap gap-2">
      <FileInput ref={photo} accept={IMAGES} hasCamera onFile={take} />
      <FileInput ref={file} accept={FILES} onFile={take} />
      <PhotoButton isReading={isReading} onOpen={() => photo.current?.click()} />
      <Button disabled={isReading} onClick={() => file.current?.click()}>
        <Paperclip aria-hidden size={18} />
        {t(chosen ? 'claim.receipt.other' : 'claim.receipt.file')}
      </Button>
    </div>
  )
}

function PhotoButton({ isReading, onOpen }: { isReading: boolean; onOpen: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <Button className="not-pointer-coarse:hidden" disabled={isReading} onClick={onOpen}>
      <Camera aria-hidden size={18} />
      {t('claim.receipt.photo')}
    </Button>
  )
}

type ButtonsProps = Pick<ClaimState['receipt'], 'chosen' | 'isReading' | 'choose'>
