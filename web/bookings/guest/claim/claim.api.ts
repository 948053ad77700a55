import type { QueryClient } from '@tanstack/react-query'
import type { PayMethod } from '../../../../worker/contracts/bookings/pay-methods'
import type { PictureFault } from '../../../../worker/contracts/media/pictures/refused-picture'
import { ApiError, keyed, requireOk } from '../../../platform/api/api'
import { sendForm } from '../../../platform/api/send-form'
import { guestOf } from '../trip.api'
import type { ChosenReceipt } from './prepare-receipt'

interface SentClaim {
  /** Cents or whole won. */
  amount: number
  method: PayMethod
  /** YYYY-MM-DD. */
  day: string
  payer: string
}

interface Sending {
  receipt: ChosenReceipt | null
  /** Makes retries idempotent. */
  requestKey: string
  /** 0 to 1. */
  onProgress: (part: number) => void
}

/** Says that money is on its way. @throws ApiError */
export async function sendClaim(pid: string, claim: SentClaim, sending: Sending): Promise<void> {
  const { receipt, requestKey, onProgress } = sending
  const form = new FormData()
  for (const [name, value] of Object.entries(claim)) form.set(name, String(value))
  if (receipt) form.set('receipt', receipt.blob, receipt.name)
  await sendForm(`/api/guest/${pid}/claims`, form, { ...keyed(requestKey), onProgress })
}

/** The API's error about a claim's file. */
export function faultOfReceipt(failure: unknown): PictureFault | null {
  if (!(failure instanceof ApiError)) return null
  if (failure.code === 'TooLarge') return 'isTooLarge'
  if (failure.code !== 'ImageInvalid') return null
  return (failure.body.fields?.['receipt'] as PictureFault | undefined) ?? 'isBroken'
}

/** The file that came with a claim. @throws ApiError */
export async function readReceipt(client: QueryClient, pid: string, claim: number): Promise<Blob> {
  const call = guestOf(client).receipt[':claim']
  const answer = await requireOk(call.$get({ param: { pid, claim: String(claim) } }))
  return answer.blob()
}
