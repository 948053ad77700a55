import { FileText, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../../../ui/blob-image'
import { Button } from '../../../ui/button'
import type { ChosenReceipt as Receipt } from './prepare-receipt'

interface ChosenReceiptProps {
  receipt: Receipt
  onRemove: () => void
}

/** The file that goes with the claim, and the button that removes it. */
export function ChosenReceipt({ receipt, onRemove }: ChosenReceiptProps) {
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
