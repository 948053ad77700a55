import { settingsOf, type Bindings } from '../../env'
import { HOUR_MS } from '../../contracts/dates/durations'
import { networkKeyOf } from '../../http/rate-limits'
import { sendToQueue } from '../../services/queue'
import { isSubrequest } from '../../http/own-requests'

/** One visitor (keyed hash of the network) and topic in one hour (UTC hours since 1970). */
export interface TopicView {
  topicId: number
  visitor: string
  hour: number
}

/** Called when a page is sent to a visitor, because the API reads made while rendering must not count. */
export function countView(
  env: Bindings,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { request, topicId }: { request: Request; topicId: number },
): void {
  if (isSubrequest(request)) return
  const visitor = networkKeyOf(request, settingsOf(env))
  const view: TopicView = { topicId, visitor, hour: Math.floor(Date.now() / HOUR_MS) }
  context.waitUntil(sendToQueue(env.VIEWS_QUEUE, view))
}
