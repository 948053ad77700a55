import type { Bindings } from './env'
import { consumeViews } from './features/board/board.views'
import { consumeDeadMail, consumeMail } from './services/mail/consumer'
import { log } from './log'

type Consumer = (batch: MessageBatch, env: Bindings) => Promise<void>

/** One line a queue, by the end of its name: each environment and company has its own beginning. */
const CONSUMERS: [suffix: string, Consumer][] = [
  ['-mail-dead', consumeDeadMail],
  ['-mail', consumeMail],
  ['-views', consumeViews],
]

/** Hands a batch to the consumer of its queue. Messages of a queue that nobody reads are kept for a later release. */
export async function consumeQueue(batch: MessageBatch, env: Bindings): Promise<void> {
  const consume = consumerOf(batch.queue)
  if (consume) return consume(batch, env)
  log('queue.unknown', { queue: batch.queue })
  batch.retryAll({ delaySeconds: 60 })
}

/** The consumer of a queue, or undefined when its name ends like none that this release knows. */
export function consumerOf(queue: string): Consumer | undefined {
  return CONSUMERS.find(([suffix]) => queue.endsWith(suffix))?.[1]
}
