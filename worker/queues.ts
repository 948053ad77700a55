import type { Bindings } from './env'
import { consumeViews } from './features/board/board.views'
import { consumeDeadMail, consumeMail } from './features/mail/mail.consumer'
import { log } from './platform/log'

type Consumer = (batch: MessageBatch, env: Bindings) => Promise<void>

/** Who reads which queue: one line a queue. */
const CONSUMERS: Record<string, Consumer> = {
  'moraine-mail': consumeMail,
  'moraine-mail-dead': consumeDeadMail,
  'moraine-views': consumeViews,
}

/** Hands a batch to the consumer of its queue. Messages of a queue that nobody reads are kept for a later release. */
export async function consumeQueue(batch: MessageBatch, env: Bindings): Promise<void> {
  const consume = CONSUMERS[batch.queue]
  if (consume) return consume(batch, env)
  log('queue.unknown', { queue: batch.queue })
  batch.retryAll({ delaySeconds: 60 })
}
