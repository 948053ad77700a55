import { randomBytes } from 'node:crypto'
import type { EmailRequest } from '../../contracts/contact/contact'
import type { ErrorCode } from '../../contracts/errors'
import { checkChallenge, withChallenge } from '../../http/challenge'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requireSameBody } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { requireNetworkWithinLimit } from '../../http/rate-limits'
import { requireHuman } from '../../http/turnstile'
import { countMessage } from '../../services/mail/form-limits'
import { keyMessage, type ContactMessage, type Keyed, storeMessage } from './contact.store'
import { findByProof, findByRequestKey, findConfirmation } from './contact.queries'
import { CONFIRMATION_MS, referenceFrom } from './contact.rules'

/** Errors of a second click while the first is being written: the challenge is used up or the limit reached. */
const DUPLICATE_ERRORS = new Set<ErrorCode>(['TooManyRequests', 'IncorrectAnswer'])

interface Sent {
  reference: string
  /** Whether its mail is held. */
  isHeld: boolean
}

/**
 * Queues the confirmation or the inquiry and returns the reference. A repeated request (same key or challenge) gets the
 * first one's and sends nothing. @throws AppError IncorrectAnswer, SpamPreventionIncorrect, TooManyRequests, KeyReused
 */
export async function sendContactMail(c: RequestScope, message: ContactMessage): Promise<Sent> {
  const keyed = keyMessage(c, message)
  const isRecognised = keyed.requestKey !== null || keyed.proofKey !== null
  return runOnce({
    find: isRecognised ? () => findRepeated(c, keyed) : null,
    run: () => withChallenge(c, message.request.challenge, () => sendKeyed(c, keyed)),
    duplicateErrors: DUPLICATE_ERRORS,
  })
}

async function sendKeyed(c: RequestScope, keyed: Keyed): Promise<Sent> {
  const { db, now } = c.var
  const { kind, form, senderKey, proofKey } = keyed
  const confirmed = await findConfirmation(db, senderKey, proofKey, now - CONFIRMATION_MS)
  const isFollowUp = kind === 'enquiry' && confirmed !== null
  const reference = isFollowUp ? confirmed.reference : referenceFrom(randomBytes(8))
  if (!(isFollowUp && proofKey !== null)) await proveHuman(c, keyed.request)
  if (proofKey === null) await requireNetworkWithinLimit(c, 'contactUnanswered', kind)
  const held = await countMessage(c, { form: 'contact', part: kind, email: form.email })
  const isHeld = kind === 'enquiry' ? held.toCompany : held.toSender
  await storeMessage(c, keyed, { reference, isHeld })
  return { reference, isHeld }
}

/** The first result of the same request; null for a new one. @throws AppError KeyReused, IncorrectAnswer */
async function findRepeated(c: RequestScope, { kind, requestKey, proofKey, bodyHash }: Keyed) {
  const byKey = requestKey && (await findByRequestKey(c.var.db, requestKey.key))
  if (requestKey && byKey) {
    requireSameBody(requestKey, byKey.bodyHash)
    return { reference: byKey.reference, isHeld: byKey.status === 'held' }
  }
  const byProof = proofKey === null ? null : await findByProof(c.var.db, proofKey, kind)
  if (byProof && byProof.bodyHash !== bodyHash) throw incorrectAnswer()
  return byProof && { reference: byProof.reference, isHeld: false }
}

async function proveHuman(c: RequestScope, { challenge, answer, turnstile }: EmailRequest) {
  await requireHuman(c, turnstile)
  if (answer === undefined) return
  const isRight =
    challenge !== undefined &&
    (await checkChallenge(c.var.db, c.var.settings, { token: challenge, answer }, c.var.now))
  if (!isRight) throw incorrectAnswer()
}

function incorrectAnswer(): AppError {
  return new AppError('IncorrectAnswer', { fields: { answer: 'IncorrectAnswer' } })
}
