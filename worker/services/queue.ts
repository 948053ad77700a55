import { logFailure } from '../log'

/** Sends a message. A failure is only logged, because a sweep or the next visit makes up for it. */
export async function sendToQueue<Message>(queue: Queue<Message>, message: Message): Promise<void> {
  try {
    await queue.send(message)
  } catch (error) {
    logFailure('queue.send', error, {})
  }
}
