import type { Bindings } from '../../../worker/env'
import { packCopy } from '../../../worker/contracts/copies'
import { allowLogs, ANY_EVENT } from '../../support/logs'
import { faultyDatabase } from './chaos-database'

type Store = 'db' | 'kv' | 'media' | 'mailQueue' | 'viewsQueue' | 'limiter' | 'mail'

/** One call of a store, before it runs. */
interface Call {
  store: Store
  /** The binding's method, such as `batch` or `put`. */
  operation: string
  /** Number of statements; 1 except for a batch. */
  size: number
  /** The SQL of D1's statements, the key of KV and R2. */
  about: string
  /** Number of the call over all stores, from 0. */
  index: number
}

/**
 * A fault: the call is not made; it is made and its result is lost; it takes `ms` longer; it never ends; its result is
 * outdated; its result is nonsense.
 */
type Fault =
  /** `at` is the statement of a batch that fails, from 0. */
  | { mode: 'fail-before'; at?: number }
  | { mode: 'fail-after' }
  | { mode: 'delay'; ms: number }
  | { mode: 'hang' }
  | { mode: 'stale' }
  | { mode: 'wrong' }

export type Plan = (call: Call) => Fault | undefined

/** Bindings under a plan, with the calls that went through them. */
export interface Chaos {
  bindings: Bindings
  calls: Call[]
  /** Makes every hanging call fail, so that no test waits for one. */
  release: () => void
}

interface Doing<Result> {
  store: Store
  operation: string
  size?: number
  about?: string
  real: (fault: Fault | undefined) => Promise<Result>
  /** An outdated or a nonsensical result. */
  stale?: () => Promise<Result>
  wrong?: () => Promise<Result>
}

/** Runs a call under the plan. */
export type Perform = <Result>(doing: Doing<Result>) => Promise<Result>

const ERRORS: Record<Store, string> = {
  db: 'D1_ERROR: Network connection lost.',
  kv: 'KV GET failed: 503 Service Unavailable',
  media: 'put: We encountered an internal error. Please try again. (10001)',
  mailQueue: 'Queue send failed: Service Unavailable',
  viewsQueue: 'Queue send failed: Service Unavailable',
  limiter: 'Rate limit failed: internal error',
  mail: 'Service Unavailable',
}

/** The one proxy around the bindings: `plan` decides the fault of every call of every store. */
export function chaosAround(base: Bindings, plan: Plan): Chaos {
  allowLogs(ANY_EVENT)
  const calls: Call[] = []
  let end = () => {}
  const released = new Promise<void>((resolve) => (end = resolve))

  const perform: Perform = async ({
    store,
    operation,
    size = 1,
    about = '',
    real,
    stale,
    wrong,
  }) => {
    const call = { store, operation, size, about, index: calls.length }
    calls.push(call)
    const fault = plan(call)
    const failure = () => new Error(ERRORS[store])
    switch (fault?.mode) {
      case undefined:
        return real(undefined)
      case 'fail-before':
        if (fault.at === undefined) throw failure()
        return real(fault)
      case 'fail-after':
        await real(undefined)
        throw failure()
      case 'delay':
        await Promise.race([scheduler.wait(fault.ms), released])
        return real(undefined)
      case 'hang':
        await released
        throw failure()
      case 'stale':
        return (stale ?? (() => real(undefined)))()
      case 'wrong':
        return (wrong ?? (() => real(undefined)))()
      default:
        return fault satisfies never
    }
  }

  const bindings: Bindings = {
    ...base,
    DB: faultyDatabase(base.DB, perform),
    KV: faultyKv(base.KV, perform),
    MEDIA: faultyMedia(base.MEDIA, perform),
    MAIL_QUEUE: faultyQueue(base.MAIL_QUEUE, 'mailQueue', perform),
    VIEWS_QUEUE: faultyQueue(base.VIEWS_QUEUE, 'viewsQueue', perform),
    RL_LOGIN: faultyLimiter(base.RL_LOGIN, perform),
    RL_WRITE: faultyLimiter(base.RL_WRITE, perform),
    RL_SEARCH: faultyLimiter(base.RL_SEARCH, perform),
  }
  return { bindings, calls, release: end }
}

/** KV, which may also return earlier values (`rememberKv`). */
function faultyKv(kv: KVNamespace, perform: Perform): KVNamespace {
  const parsed = (text: string | null, type: unknown) =>
    type === 'json' && text !== null ? JSON.parse(text) : text
  return {
    get: (key: string, type?: unknown) =>
      perform({
        store: 'kv',
        operation: 'get',
        about: key,
        real: () => kv.get(key, type as 'text'),
        stale: async () => parsed(past.get(key) ?? null, type),
        wrong: async () => parsed(NONSENSE, type),
      }),
    put: (...put: Parameters<KVNamespace['put']>) =>
      perform({ store: 'kv', operation: 'put', about: put[0], real: () => kv.put(...put) }),
    delete: (key: string) =>
      perform({ store: 'kv', operation: 'delete', about: key, real: () => kv.delete(key) }),
    list: (options?: KVNamespaceListOptions) => kv.list(options),
  } as unknown as KVNamespace
}

const past = new Map<string, string>()
/** A copy with this release's version and a wrong content. */
const NONSENSE = JSON.stringify(packCopy('tourList', { tours: 7, until: 'soon' }))

/** Mode `stale` returns KV's current value. */
export async function rememberKv(kv: KVNamespace): Promise<void> {
  past.clear()
  for (const { name } of (await kv.list()).keys) past.set(name, (await kv.get(name)) ?? '')
}

function faultyMedia(media: R2Bucket, perform: Perform): R2Bucket {
  const faulty =
    (operation: 'get' | 'head' | 'put' | 'delete' | 'list') =>
    (...given: unknown[]) =>
      perform({
        store: 'media',
        operation,
        about: String(given[0]),
        real: () => (media[operation] as (...all: unknown[]) => Promise<unknown>)(...given),
        stale: async () => null,
      })
  const names = ['get', 'head', 'put', 'delete', 'list'] as const
  return Object.fromEntries(names.map((name) => [name, faulty(name)])) as unknown as R2Bucket
}

function faultyQueue<Message>(
  queue: Queue<Message>,
  store: Store,
  perform: Perform,
): Queue<Message> {
  return {
    send: (message: Message) =>
      perform({ store, operation: 'send', real: () => queue.send(message) }),
    sendBatch: (messages: MessageSendRequest<Message>[]) =>
      perform({ store, operation: 'sendBatch', real: () => queue.sendBatch(messages) }),
  } as unknown as Queue<Message>
}

function faultyLimiter(limiter: RateLimit | undefined, perform: Perform): RateLimit {
  const open = () => Promise.resolve({ success: true })
  return {
    limit: (options: RateLimitOptions) =>
      perform({
        store: 'limiter',
        operation: 'limit',
        real: () => limiter?.limit(options) ?? open(),
      }),
  }
}
