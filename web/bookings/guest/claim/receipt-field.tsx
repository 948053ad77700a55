import { FileText, X, Camera, Paperclip } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { RECEIPT_TYPES } from '../../../../worker/contracts/bookings/pay-methods'
import { BlobImage } from '../../../ui/blob-image'
import { Button } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'
import { StatusLine } from '../panel'
import type { ChosenReceipt as Receipt } from './prepare-receipt'
import type { ClaimState } from './use-claim'

/** Phones convert their own formats to JPEG for an input that accepts it. */
const IMAGES = RECEIPT_TYPES.filter((type) => type.startsWith('image/')).join(',')

const FILES = RECEIPT_TYPES.join(',')

type FieldProps = ClaimState['receipt']

/** An optional photo or PDF of the transfer; on a phone also from the camera. */
export function ReceiptField({ fault, remove, ...choice }: FieldProps) {
  const id = useId()
  const { group, drop } = useRemoval(remove)
  const { chosen, isReading } = choice
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <ReceiptLabel id={`${id}-label`} />
      {chosen && <ChosenReceipt receipt={chosen} onRemove={drop} />}
      <ReceiptButtons {...choice} />
      <ReceiptStatus id={`${id}-error`} isReading={isReading} fault={fault} />
    </div>
  )
}

/** The remove button disappears with the file, so the focus moves to the group. */
function useRemoval(remove: () => void) {
  const group = useRef<HTMLDivElement>(null)
  const drop = () => {
    moveFocus(group.current)
    remove()
  }
  return { group, drop }
}

function ReceiptLabel({ id }: { id: string }) {
  const { t } = useTranslation('trip')
  return (
    <p id={id} className="font-semibold">
      {t('claim.receipt.label')}
    </p>
  )
}

function ReceiptStatus({ id, isReading, fault }: StatusProps) {
  const { t } = useTranslation('trip')
  return (
    <>
      <StatusLine text={isReading ? t('claim.receipt.reading') : ''} />
      <p id={id} aria-live="polite" className="text-sm text-danger empty:sr-only">
        {fault}
      </p>
    </>
  )
}

interface StatusProps extends Pick<FieldProps, 'isReading' | 'fault'> {
  /** Id of the fault. */
  id: string
}

/** The claim's file, and the button that removes it. */
function ChosenReceipt({ receipt, onRemove }: { receipt: Receipt; onRemove: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <div className="flex items-center gap-3 rounded-field border border-line p-2">
      {receipt.isImage ? (
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

/** Buttons for a file and, on touch screens, the camera. */
function ReceiptButtons({ chosen, isReading, choose }: ButtonsProps) {
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

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  accept: string
  hasCamera?: boolean
  onFile: (file: File) => void
}

/** Hidden: its button replaces it for keyboards and screen readers. */
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
        // Lets the same file be chosen again.
        target.value = ''
      }}
    />
  )
}
