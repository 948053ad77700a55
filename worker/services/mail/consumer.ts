import type { Bindings } from '../../env'
import { log, logFailure } from '../../log'
import { deliverMail, openDelivery, type Delivery } from './delivery'

/** The queue handles short pauses; longer ones are left to the sweep. */
const QUEUE_PAUSE_MS = 15 * 60 * 1000
const STORE_PAUSE_SECONDS = 30

/** Sends the mails named by the messages. Messages may arrive twice or late: the outbox row decides. */
export async function consumeMail(batch: MessageBatch, env: Bindings): Promise<void> {
  const delivery = openDelivery(env)
  if (!delivery) return batch.ackAll()
  await Promise.all(batch.messages.map((message) => consumeOne(delivery, message)))
}

/** The rows of dead messages are still in the outbox, where the sweep finds them. */
export async function consumeDeadMail(batch: MessageBatch): Promise<void> {
  for (const { body } of batch.messages) log('mail.message_dead', { outboxId: outboxIdOf(body) })
  batch.ackAll()
}

async function consumeOne(delivery: Delivery, message: Message): Promise<void> {
  const outboxId = outboxIdOf(message.body)
  if (outboxId === null) return message.ack()
  try {
    const dueAt = await deliverMail(delivery, outboxId)
    const pause = dueAt === null ? null : dueAt - delivery.clock()
    if (pause === null || pause > QUEUE_PAUSE_MS) message.ack()
    else message.retry({ delaySeconds: Math.ceil(pause / 1000) + 1 })
  } catch (error) {
    logFailure('mail.consume', error, { outboxId })
    message.retry({ delaySeconds: STORE_PAUSE_SECONDS })
  }
}

function outboxIdOf(body: unknown): number | null {
  const id = typeof body === 'object' && body !== null && 'outboxId' in body ? body.outboxId : null
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null
}
