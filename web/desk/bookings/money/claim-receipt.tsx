import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Claim } from '../../../../worker/contracts/payments/guest-money'
import { receiptName } from '../../../../worker/contracts/payments/receipts'
import { saveFile } from '../../../platform/save-file'
import { BlobImage } from '../../../ui/blob-image'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { readReceipt } from './money.api'

/** A picture opens here; a PDF is saved, since it may hold anything. */
export function ClaimReceipt({ pid, claim }: { pid: string; claim: Claim }) {
  const { t } = useTranslation('desk-quotes')
  const { name, picture, close, mutate, isPending, error } = useReceipt(pid, claim)
  const isPdf = claim.receipt === 'application/pdf'
  const title = t('money.claims.file')
  return (
    <>
      <Button look="link" disabled={isPending} onClick={() => mutate()}>
        {t(isPdf ? 'money.claims.save' : 'money.claims.receipt')}
      </Button>
      <FailureAlert failure={error} />
      <Dialog isOpen={picture !== null} onClose={close} title={title} look="wide">
        {picture && <Picture picture={picture} name={name} />}
      </Dialog>
    </>
  )
}

function useReceipt(pid: string, { id, receipt }: Claim) {
  const [picture, setPicture] = useState<Blob | null>(null)
  const name = receiptName(pid, id, receipt ?? 'image/jpeg')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (_: void, { client }) => readReceipt(client, pid, id),
    onSuccess: (blob) => (receipt === 'application/pdf' ? saveFile(blob, name) : setPicture(blob)),
  })
  return { name, picture, close: () => setPicture(null), mutate, isPending, error }
}

function Picture({ picture, name }: { picture: Blob; name: string }) {
  const { t } = useTranslation('desk-quotes')
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <div className="min-h-0 overflow-auto">
        <BlobImage blob={picture} alt={t('money.claims.file')} className="mx-auto max-w-full" />
      </div>
      <Button className="self-start" onClick={() => saveFile(picture, name)}>
        {t('money.claims.save')}
      </Button>
    </div>
  )
}
