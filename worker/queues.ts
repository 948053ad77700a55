import type { Bindings } from './env'
import { consumeViews } from './features/board/board.view-queue'
import { consumeDeadMail, consumeMail } from './services/mail/consumer'
import { loadOwnData } from './load-own-data'
import { log } from './log'

type Consumer = (batch: MessageBatch, env: Bindings) => Promise<void>

/** By the end of the queue's name; the start depends on environment and company. */
const CONSUMERS: [suffix: string, Consumer][] = [
  ['-mail-dead', consumeDeadMail],
  ['-mail', consumeMail],
  ['-views', consumeViews],
]

/** Hands a batch to the queue's consumer. Messages of an unknown queue stay for a later release. */
export async function consumeQueue(batch: MessageBatch, env: Bindings): Promise<void> {
  const consume = consumerOf(batch.queue)
  await loadOwnData(env.ASSETS)
  if (consume) return consume(batch, env)
  log('queue.unknown', { queue: batch.queue })
  batch.retryAll({ delaySeconds: 60 })
}

/** The consumer of a queue; undefined when this release has none for it. */
export function consumerOf(queue: string): Consumer | undefined {
  return CONSUMERS.find(([suffix]) => queue.endsWith(suffix))?.[1]
}
