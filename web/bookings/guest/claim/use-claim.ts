import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Currency } from '../../../../worker/contracts/currencies'
import type { PictureFault } from '../../../../worker/contracts/media/pictures/refused-picture'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { useNow } from '../../../platform/forms/use-now'
import { useLang } from '../../../platform/i18n/use-lang'
import { useOpenedTrip } from '../use-act'
import { faultOfReceipt, sendClaim } from './claim.api'
import { faultsOf, usualClaim, methodOf, type ClaimFields } from './claim.view'
import type { ChosenReceipt } from './prepare-receipt'

const NONE: Choice = { chosen: null, fault: null, isReading: false, mark: 0 }

/** Reads picture formats, so it is loaded for a chosen file only. */
const loadPreparation = () => import('./prepare-receipt')

/** Null for fields that have not been touched. */
type Typed = { [Field in keyof ClaimFields]: string | null }

const UNTOUCHED: Typed = { amount: null, day: null, payer: null }

export type ClaimState = ReturnType<typeof useClaim>

/** The guest's next claim: the typed values stay in this browser until sent, the file until the page is left. */
export function useClaim(booking: GuestBooking, onSent: () => void) {
  const typed = useTyped(booking)
  const receipt = useReceipt()
  const sending = useClaimSending({ booking, typed, receipt, onSent })
  const { send, isPending, progress, error, reset } = sending
  const choose = (file: File) => {
    reset()
    return receipt.choose(file)
  }
  const failure = faultOfReceipt(error) === null ? error : null
  return { ...typed, receipt: { ...receipt, choose }, send, isPending, progress, failure }
}

function useTyped(booking: GuestBooking) {
  const now = useNow()
  const { draft, change, clear } = useDraft<Typed>(`claim:${booking.pid}`, UNTOUCHED)
  const usual = usualClaim(booking, now)
  const fields: ClaimFields = {
    amount: draft.amount ?? usual.amount,
    day: draft.day ?? usual.day,
    payer: draft.payer ?? usual.payer,
  }
  const currency = booking.money?.due.currency ?? 'CAD'
  return { fields, currency, faults: faultsOf(fields, currency, now), change, clear }
}

interface Sending {
  booking: GuestBooking
  typed: { fields: ClaimFields; currency: Currency; clear: () => void }
  receipt: ReturnType<typeof useReceipt>
  /** Called once the page shows the claim. */
  onSent: () => void
}

/**
 * Sends the claim with its file, once that is read; a file that is refused stops it. `progress` is 0 to 1.
 */
function useClaimSending({ onSent, ...claim }: Sending) {
  const { keyOf, done } = useRequestKey()
  const [progress, setProgress] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const { isReading, fault } = claim.receipt
  const { refetch } = useOpenedTrip(claim.booking.pid)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => {
      setAsked(false)
      return send(claim, keyOf, setProgress)
    },
    onSuccess: async () => {
      done()
      claim.typed.clear()
      claim.receipt.remove()
      await refetch()
      onSent()
    },
    onError: (failure) => {
      void claim.receipt.refuse(faultOfReceipt(failure))
      void refetch()
    },
  })
  useEffect(() => {
    if (isAsked && !isReading && fault === null) mutate()
  }, [isAsked, isReading, fault, mutate])
  return {
    send: () => (isReading ? setAsked(true) : mutate()),
    isPending: isPending || (isAsked && isReading),
    progress,
    error,
    reset: () => {
      setAsked(false)
      reset()
    },
  }
}

type Claim = Omit<Sending, 'onSent'>
type KeyOf = ReturnType<typeof useRequestKey>['keyOf']
type OnProgress = (part: number) => void

/** Another file makes another claim, with a key of its own. */
function send({ booking, typed, receipt }: Claim, keyOf: KeyOf, onProgress: OnProgress) {
  const amount = parseSum(typed.fields.amount, typed.currency) ?? 0
  const claim = { ...typed.fields, amount, method: methodOf(booking) }
  const requestKey = keyOf([claim, receipt.mark])
  onProgress(0)
  return sendClaim(booking.pid, claim, { receipt: receipt.chosen, requestKey, onProgress })
}

interface Choice {
  chosen: ChosenReceipt | null
  /** A sentence. */
  fault: string | null
  isReading: boolean
  mark: number
}

/** The chosen file of a claim. `mark` identifies the choice: another file makes another claim. */
function useReceipt() {
  const [choice, setChoice] = useState(NONE)
  const lang = useLang()
  const { t } = useTranslation('site')
  const { ofFailure } = useErrorText()
  return {
    ...choice,
    choose: async (file: File) => {
      const named = (value: string) => t('labelled', { label: file.name, value })
      setChoice((before) => ({ ...before, isReading: true, fault: null }))
      const prepared = await loadPreparation()
        .then(({ prepareReceipt }) => prepareReceipt(file, lang))
        .catch(ofFailure)
      setChoice((before) => withPrepared(before, prepared, named))
    },
    remove: () => setChoice(withoutFile),
    refuse: async (refused: PictureFault | null) => {
      const fault =
        refused &&
        (await loadPreparation()
          .then(({ receiptFaultText }) => receiptFaultText(refused, lang))
          .catch(ofFailure))
      setChoice((before) => ({ ...before, fault }))
    },
  }
}

/** A file that is refused is named where an earlier one stays. */
function withPrepared(
  before: Choice,
  prepared: ChosenReceipt | string,
  named: (fault: string) => string,
): Choice {
  const faultOf = (text: string) => (before.chosen ? named(text) : text)
  const found = typeof prepared === 'string' ? { fault: faultOf(prepared) } : { chosen: prepared }
  return { ...before, isReading: false, mark: before.mark + 1, ...found }
}

function withoutFile(before: Choice): Choice {
  return { ...before, mark: before.mark + 1, chosen: null, fault: null }
}
