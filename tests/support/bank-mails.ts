import { env } from 'cloudflare:workers'
import { receiveBankMail } from '../../worker/bookings/bank/mails/receive-bank-mail'
import type { Bindings } from '../../worker/env'
import { FIRST_SETTINGS } from '../../worker/contracts/settings/first-settings'
import { unique } from './builders'

export const PAY_ADDRESS = FIRST_SETTINGS.bank.canadian.eTransferEmail

interface Written {
  subject?: string
  amount?: string
  payer?: string
  memo?: string
  bankRef?: string
  id?: string
  headers?: string[]
  lines?: string[]
}

/** A raw mail as Interac writes it, with a Message-ID and a number of its own. */
export function anInteracMail({
  amount = '$20.00',
  payer = 'HONG GILDONG',
  subject = `Interac e-Transfer: You've received ${amount} from ${payer} and it has been automatically deposited.`,
  memo = 'deposit',
  bankRef = `C1${String(unique()).padStart(8, '0')}`,
  id = `${unique()}.${Date.now()}@mail.example`,
  headers = ['Reply-To: HONG GILDONG <hong@example.com>'],
  lines = [
    'Funds Deposited!',
    amount,
    '',
    `Message: ${memo}`,
    `Reference Number: ${bankRef}`,
    `Sent From: ${payer}`,
    `Amount: ${amount} (CAD)`,
  ],
}: Written = {}): string {
  return [
    `From: ${payer} <notify@payments.interac.ca>`,
    `To: <${PAY_ADDRESS}>`,
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...lines,
  ].join('\r\n')
}

/** Delivers a raw mail; returns why it was refused and the copies that were forwarded. */
export async function deliver(
  raw: string | Uint8Array<ArrayBuffer>,
  { to = PAY_ADDRESS, bindings = {} }: { to?: string; bindings?: Partial<Bindings> } = {},
) {
  const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw
  const head = new TextDecoder().decode(bytes).split('\r\n\r\n')[0] ?? ''
  const id = /^message-id:(.*)$/im.exec(head)?.[1]?.trim()
  const delivered: { refused: string | null; forwarded: string[] } = {
    refused: null,
    forwarded: [],
  }
  const message = {
    from: 'notify@payments.interac.ca',
    to,
    raw: new Blob([bytes]).stream(),
    rawSize: bytes.length,
    headers: new Headers(id ? { 'message-id': id } : {}),
    setReject: (reason: string) => {
      delivered.refused = reason
    },
    forward: async (address: string) => {
      delivered.forwarded.push(address)
      return { messageId: '' }
    },
    reply: () => Promise.reject(new Error('No mail is answered')),
  }
  const bound = Object.create(env, Object.getOwnPropertyDescriptors(bindings)) as Bindings
  await receiveBankMail(message as unknown as ForwardableEmailMessage, bound)
  return delivered
}
