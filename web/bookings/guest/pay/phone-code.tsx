import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { QrCode } from '../../../ui/qr-code'

/** From this width on, the payment is beside the letter. */
const WIDE = '(min-width: 64rem)'

/** A QR code that carries a text from a wide screen to a phone; on a phone it is collapsed. */
export function PhoneCode({ text }: { text: string }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches)
  const id = useId()
  return (
    <div className="no-print flex flex-col gap-3 border-t border-line pt-4">
      <Button
        look="link"
        className="self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('pay.qr')}
      </Button>
      <div id={id} hidden={!isOpen} className="flex flex-wrap items-center gap-4">
        {isOpen && <Code text={text} />}
      </div>
    </div>
  )
}

function Code({ text }: { text: string }) {
  const { t } = useTranslation('trip')
  return (
    <>
      <QrCode text={text} label={t('pay.qr')} className="max-w-40" />
      <p className="min-w-40 flex-1 text-sm text-muted">{t('pay.qrHint')}</p>
    </>
  )
}
