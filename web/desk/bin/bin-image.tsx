import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../../ui/blob-image'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { shortKey } from '../images/image-name'
import { readBinImage } from './bin.api'

/** Opens a deleted image, as its key does not show which one it is. */
export function BinImage({ filename }: { filename: string }) {
  const { t } = useTranslation('admin')
  const [image, setImage] = useState<Blob | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (_: void, { client }) => readBinImage(client, filename),
    onSuccess: setImage,
  })
  const title = shortKey(filename)
  return (
    <>
      <Button
        look="link"
        disabled={isPending}
        aria-label={t('bin.lookAt', { name: title })}
        onClick={() => mutate()}
      >
        {t('bin.look')}
      </Button>
      <FailureAlert failure={error} />
      <Dialog isOpen={image !== null} onClose={() => setImage(null)} title={title} look="wide">
        {image && <BlobImage blob={image} alt={title} className="mx-auto max-w-full" />}
      </Dialog>
    </>
  )
}
