import { randomUUID } from 'node:crypto'
import { json, page, type Route } from './calls.ts'
import { databaseRoutes } from './database-routes.ts'
import { scriptRoutes } from './script-routes.ts'
import type { FakeState } from './state.ts'

const queueOf = (queue: FakeState['queues'][number]) => ({
  queue_id: queue.id,
  queue_name: queue.name,
  consumers: queue.consumers.map(({ id, script, settings }) => ({
    consumer_id: id,
    script,
    type: 'worker',
    settings,
  })),
  producers: [],
  settings: {},
})

const accountRoutes: Route[] = [
  ['GET', /^\/accounts$/, (_state, call) => page([{ id: 'account', name: 'Owner' }], call)],
  ['GET', /^\/accounts\/account$/, () => ({ result: { id: 'account', name: 'Owner' } })],
  [
    'GET',
    /^\/memberships$/,
    (_state, call) => page([{ id: 'm', account: { id: 'account', name: 'Owner' } }], call),
  ],
  ['GET', /^\/user$/, () => ({ result: { id: 'user', email: 'owner@tours.co' } })],
  ['GET', /^\/user\/tokens\/verify$/, () => ({ result: { status: 'active' } })],
  [
    'GET',
    /^\/accounts\/account\/subscriptions$/,
    (state) => ({
      result:
        state.plan === 'workers_paid' ? [{ rate_plan: { id: 'workers_paid' }, state: 'Paid' }] : [],
    }),
  ],
  [
    'GET',
    /^\/zones$/,
    (state, call) =>
      page(
        state.zones.filter(({ name }) => name === call.query.get('name')),
        call,
      ),
  ],
  [
    'GET',
    /^\/zones\/([^/]+)\/email\/sending\/subdomains$/,
    (state, call) =>
      page(
        state.senders.map((name) => ({ tag: name, name, enabled: true })),
        call,
      ),
  ],
]

const storeRoutes: Route[] = [
  [
    'GET',
    /^\/accounts\/account\/queues$/,
    (state, call) =>
      page(
        state.queues
          .filter(({ name }) => [null, name].includes(call.query.get('name')))
          .map(queueOf),
        call,
      ),
  ],
  [
    'POST',
    /^\/accounts\/account\/queues$/,
    (state, call) => {
      const { queue_name } = json(call) as { queue_name: string }
      if (state.queues.some(({ name }) => name === queue_name))
        return {
          status: 409,
          code: 11_009,
          message: `Queue name '${queue_name}' is already taken.`,
        }
      const queue = { id: randomUUID(), name: queue_name, consumers: [] }
      state.queues.push(queue)
      return { result: queueOf(queue) }
    },
  ],
  [
    'GET',
    /^\/accounts\/account\/queues\/([^/]+)\/consumers$/,
    (state, _call, [id]) => ({
      result: queueOf(state.queues.find((queue) => queue.id === id)!).consumers,
    }),
  ],
  [
    'POST',
    /^\/accounts\/account\/queues\/([^/]+)\/consumers$/,
    (state, call, [id]) => {
      const { script_name, settings } = json(call) as { script_name: string; settings: unknown }
      const consumer = { id: randomUUID(), script: script_name, settings }
      state.queues.find((queue) => queue.id === id)!.consumers.push(consumer)
      return { result: { ...consumer, consumer_id: consumer.id } }
    },
  ],
  [
    'PUT',
    /^\/accounts\/account\/queues\/([^/]+)\/consumers\/([^/]+)$/,
    (_state, call) => ({ result: json(call) as object }),
  ],
  [
    'GET',
    /^\/accounts\/account\/r2\/buckets$/,
    (state) =>
      state.isR2Enabled
        ? { result: { buckets: [...state.buckets].map((name) => ({ name })) } }
        : {
            status: 403,
            code: 10_042,
            message: 'Please enable R2 through the Cloudflare Dashboard.',
          },
  ],
  [
    'GET',
    /^\/accounts\/account\/r2\/buckets\/([^/]+)$/,
    (state, _call, [name = '']) =>
      state.buckets.has(name)
        ? { result: { name } }
        : { status: 404, code: 10_006, message: 'The specified bucket does not exist.' },
  ],
  [
    'POST',
    /^\/accounts\/account\/r2\/buckets$/,
    (state, call) => {
      const { name } = json(call) as { name: string }
      if (state.buckets.has(name))
        return {
          status: 409,
          code: 10_004,
          message: 'The bucket you tried to create already exists, and you own it.',
        }
      state.buckets.add(name)
      return { result: { name } }
    },
  ],
  [
    'GET',
    /^\/accounts\/account\/storage\/kv\/namespaces$/,
    (state, call) =>
      page(
        [...state.namespaces].map(([id, title]) => ({ id, title, supports_url_encoding: true })),
        call,
      ),
  ],
  [
    'POST',
    /^\/accounts\/account\/storage\/kv\/namespaces$/,
    (state, call) => {
      const { title } = json(call) as { title: string }
      if ([...state.namespaces.values()].includes(title))
        return {
          status: 400,
          code: 10_014,
          message: 'a namespace with this account ID and title already exists',
        }
      const id = randomUUID().replaceAll('-', '')
      state.namespaces.set(id, title)
      return { result: { id, title } }
    },
  ],
]

/** Every call that the account supports. */
export const routes: Route[] = [
  ...accountRoutes,
  ...storeRoutes,
  ...databaseRoutes,
  ...scriptRoutes,
]
