import { Camera, FileText, Paperclip, X } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { RECEIPT_TYPES } from '../../../../worker/contracts/receipts'
import { BlobImage } from '../../../ui/blob-image'
import { Button } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'
import type { ChosenReceipt } from './prepare-receipt'
import type { ClaimState } from './use-claim'

/** Phones turn their own formats into JPEG for a field that asks for it. */
const PICTURES = RECEIPT_TYPES.filter((type) => type.startsWith('image/')).join(',')
const FILES = RECEIPT_TYPES.join(',')

/** A photo or a PDF of the transfer, which may be left out; on a phone also from the camera. */
export function ReceiptField({
  chosen,
  fault,
  isReading,
  choose,
  remove,
}: Pick<ClaimState['receipt'], 'chosen' | 'fault' | 'isReading' | 'choose' | 'remove'>) {
  const { t } = useTranslation('trip')
  const id = useId()
  const [photo, file] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const group = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <p id={`${id}-label`} className="font-semibold">
        {t('claim.receipt.label')}
      </p>
      {chosen && (
        <Chosen
          receipt={chosen}
          onRemove={() => {
            moveFocus(group.current)
            remove()
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <FileInput ref={photo} accept={PICTURES} hasCamera onFile={(each) => void choose(each)} />
        <FileInput ref={file} accept={FILES} onFile={(each) => void choose(each)} />
        <Button
          className="not-pointer-coarse:hidden"
          disabled={isReading}
          onClick={() => photo.current?.click()}
        >
          <Camera aria-hidden size={18} />
          {t('claim.receipt.photo')}
        </Button>
        <Button disabled={isReading} onClick={() => file.current?.click()}>
          <Paperclip aria-hidden size={18} />
          {t(chosen ? 'claim.receipt.other' : 'claim.receipt.file')}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {isReading ? t('claim.receipt.reading') : ''}
      </p>
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger empty:sr-only">
        {fault && t(`claim.receipt.${fault}`)}
      </p>
    </div>
  )
}

function Chosen({ receipt, onRemove }: { receipt: ChosenReceipt; onRemove: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <div className="flex items-center gap-3 rounded-field border border-line p-2">
      {receipt.isPicture ? (
        <BlobImage
          blob={receipt.blob}
          alt={t('claim.receipt.preview')}
          className="h-20 w-16 shrink-0 rounded-field object-cover"
        />
      ) : (
        <FileText aria-hidden size={24} className="m-3 shrink-0" />
      )}
      <span className="min-w-0 grow text-sm wrap-anywhere">{receipt.name}</span>
      <Button look="icon" aria-label={t('claim.receipt.remove')} onClick={onRemove}>
        <X aria-hidden size={20} />
      </Button>
    </div>
  )
}

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  accept: string
  hasCamera?: boolean
  onFile: (file: File) => void
}

/** Behind a button, which takes its place for keyboards and readers. */
function FileInput({ ref, accept, hasCamera = false, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      {...(hasCamera && { capture: 'environment' })}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
        // The same file can be chosen again.
        target.value = ''
      }}
    />
  )
}
