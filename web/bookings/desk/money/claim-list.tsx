import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Claim } from '../../../../worker/contracts/bookings/guest-money'
import { receiptName } from '../../../../worker/contracts/bookings/pay-methods'
import { useAction } from '../../../desk/ui/use-action'
import { useMoney } from '../../../desk/ui/use-money'
import { useWay } from '../../../desk/ui/use-way'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { saveFile } from '../../../platform/save-file'
import { BlobImage } from '../../../ui/blob-image'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { readReceipt } from '../bookings.api'

interface ClaimListProps {
  pid: string
  claims: Claim[]
  /** Starts a payment prefilled from the claim. */
  onRecord: (claim: Claim) => void
}

/** The guest's payment claims, newest first. */
export function ClaimList({ pid, claims, onRecord }: ClaimListProps) {
  const { t } = useTranslation('desk-bookings')
  if (claims.length === 0) return null
  return (
    <section aria-labelledby="claims" className="flex flex-col gap-2">
      <h3 id="claims" className="font-semibold">
        {t('quotes.money.claims.title')}
      </h3>
      <ul className="flex flex-col gap-2">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} pid={pid} claim={claim} onRecord={onRecord} />
        ))}
      </ul>
    </section>
  )
}

function ClaimRow({ pid, claim, onRecord }: Omit<ClaimListProps, 'claims'> & { claim: Claim }) {
  const { t } = useTranslation('desk-bookings')
  const isOpen = claim.settledAt === null
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 rounded-card border bg-surface p-3 text-sm ${isOpen ? 'border-larch' : 'border-line'}`}
    >
      <ClaimText claim={claim} />
      {claim.receipt && <ClaimReceipt pid={pid} claim={claim} />}
      {isOpen && (
        <Button look="link" onClick={() => onRecord(claim)}>
          {t('quotes.money.claims.record')}
        </Button>
      )}
    </li>
  )
}

function ClaimText({ claim: { amount, method, day, payer, settledAt } }: { claim: Claim }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  const wayOf = useWay()
  return (
    <>
      <strong className="tabular">{format(amount)}</strong>
      <Chip look={settledAt === null ? 'offer' : 'plain'}>
        {t(settledAt === null ? 'quotes.money.claims.open' : 'quotes.money.claims.settled')}
      </Chip>
      <span className="tabular w-full text-muted wrap-anywhere">
        {[payer, formatDay(day, lang), wayOf(method)].join(' · ')}
      </span>
    </>
  )
}

/** An image opens here; a PDF is saved, since it may hold anything. */
function ClaimReceipt({ pid, claim }: { pid: string; claim: Claim }) {
  const { t } = useTranslation('desk-bookings')
  const { name, image, close, open, isBusy, failure } = useReceipt(pid, claim)
  const isPdf = claim.receipt === 'application/pdf'
  return (
    <>
      <Button look="link" disabled={isBusy} onClick={open}>
        {t(isPdf ? 'quotes.money.claims.save' : 'quotes.money.claims.receipt')}
      </Button>
      <FailureAlert failure={failure} />
      <Dialog
        isOpen={image !== null}
        onClose={close}
        title={t('quotes.money.claims.file')}
        look="wide"
      >
        {image && <Receipt image={image} name={name} />}
      </Dialog>
    </>
  )
}

function useReceipt(pid: string, { id, receipt }: Claim) {
  const [image, setImage] = useState<Blob | null>(null)
  const name = receiptName(pid, id, receipt ?? 'image/jpeg')
  const { run, isBusy, failure } = useAction({ isFailureShown: true })
  const open = () =>
    void run(async (client) => {
      const file = await readReceipt(client, pid, id)
      if (receipt === 'application/pdf') saveFile(file, name)
      else setImage(file)
    })
  return { name, image, close: () => setImage(null), open, isBusy, failure }
}

function Receipt({ image, name }: { image: Blob; name: string }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <div className="min-h-0 overflow-auto">
        <BlobImage
          blob={image}
          alt={t('quotes.money.claims.file')}
          className="mx-auto max-w-full"
        />
      </div>
      <Button className="self-start" onClick={() => saveFile(image, name)}>
        {t('quotes.money.claims.save')}
      </Button>
    </div>
  )
}
