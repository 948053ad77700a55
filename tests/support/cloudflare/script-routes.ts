import { randomUUID } from 'node:crypto'
import { type Call, type Reply, json, type Route } from './calls.ts'
import type { FakeScript, FakeState, FakeVersion } from './state.ts'

const NOT_FOUND = {
  status: 404,
  code: 10_007,
  message: 'This Worker does not exist on your account.',
}
const LONGEST_TAG = 25
const LONGEST_MESSAGE = 100
const SCRIPTS = '/accounts/account/workers/scripts'
const path = (rest: string) => new RegExp(`^${SCRIPTS}/([^/]+)${rest}$`)

function withScript(
  state: FakeState,
  name: string | undefined,
  answer: (script: FakeScript) => Reply,
): Reply {
  const script = state.scripts.get(name ?? '')
  return script ? answer(script) : NOT_FOUND
}

/** Workers: uploads become versions, secrets are write-only. */
export const scriptRoutes: Route[] = [
  [
    'GET',
    /^\/accounts\/account\/workers\/scripts$/,
    (state) => ({ result: [...state.scripts.keys()].map((id) => ({ id })) }),
  ],
  [
    'GET',
    path('/secrets'),
    (state, _call, [name]) =>
      withScript(state, name, ({ secrets }) => ({
        result: [...secrets.keys()].map((secret) => ({ name: secret, type: 'secret_text' })),
      })),
  ],
  [
    'PUT',
    path('/secrets'),
    (state, call, [name]) =>
      withScript(state, name, (script) => {
        const { name: secret, text } = json(call) as { name: string; text: string }
        script.secrets.set(secret, text)
        return { result: { name: secret, type: 'secret_text' } }
      }),
  ],
  [
    'GET',
    path('/settings'),
    (state, _call, [name]) =>
      withScript(state, name, (script) => ({ result: { bindings: shownBindings(script) } })),
  ],
  [
    'GET',
    path('/script-settings'),
    (state, _call, [name]) => withScript(state, name, () => ({ result: {} })),
  ],
  [
    'PATCH',
    path('/script-settings'),
    (state, _call, [name]) => withScript(state, name, () => ({ result: {} })),
  ],
  [
    'GET',
    /^\/accounts\/account\/workers\/services\/([^/]+)$/,
    (state, _call, [name]) =>
      withScript(state, name, () => ({
        result: {
          default_environment: {
            environment: 'production',
            script: { last_deployed_from: 'wrangler', tag: 't' },
          },
        },
      })),
  ],
  [
    'GET',
    /^\/accounts\/account\/workers\/services\/([^/]+)\/environments\/production$/,
    (state, _call, [name]) =>
      withScript(state, name, () => ({
        result: { script: { last_deployed_from: 'wrangler', tag: 't', tags: null } },
      })),
  ],
  [
    'POST',
    path('/assets-upload-session'),
    (state) => ({ result: { jwt: state.uploadToken, buckets: [] } }),
  ],
  ['PUT', path(''), upload],
  ['POST', path('/versions'), async (state, call, parts) => upload(state, call, parts, false)],
  [
    'GET',
    path('/versions'),
    (state, _call, [name]) =>
      withScript(state, name, ({ versions }) => ({
        result: { items: versions.toReversed().map(shownVersion) },
      })),
  ],
  [
    'GET',
    path('/versions/([^/]+)'),
    (state, _call, [name, id]) =>
      withScript(state, name, ({ versions }) => {
        const found = versions.find((version) => version.id === id)
        return found ? { result: shownVersion(found) } : NOT_FOUND
      }),
  ],
  [
    'GET',
    path('/deployments'),
    (state, _call, [name]) =>
      withScript(state, name, (script) => ({
        result: {
          deployments: script.deployed.toReversed().map((id) => shownDeployment(script, id)),
        },
      })),
  ],
  [
    'POST',
    path('/deployments'),
    (state, call, [name]) =>
      withScript(state, name, (script) => {
        const { versions } = json(call) as { versions: { version_id: string }[] }
        script.deployed.push(versions[0]?.version_id ?? '')
        return { result: { id: randomUUID() } }
      }),
  ],
  [
    'PUT',
    path('/schedules'),
    (state, call, [name]) =>
      withScript(state, name, (script) => {
        script.crons = (json(call) as { cron: string }[]).map(({ cron }) => cron)
        return { result: { schedules: script.crons } }
      }),
  ],
  [
    'GET',
    path('/subdomain'),
    (state, _call, [name]) =>
      withScript(state, name, () => ({ result: { enabled: true, previews_enabled: false } })),
  ],
  ['POST', path('/subdomain'), (_state, call) => ({ result: json(call) as object })],
  [
    'GET',
    /^\/accounts\/account\/workers\/workers\/([^/]+)$/,
    (state, _call, [name]) =>
      withScript(state, name, () => ({
        result: {
          name,
          subdomain: {
            enabled: false,
            previews_enabled: true,
            preview_url_suffix: `-${name}.${state.subdomain}.workers.dev`,
          },
        },
      })),
  ],
  [
    'GET',
    /^\/accounts\/account\/workers\/subdomain$/,
    (state) => ({ result: { subdomain: state.subdomain } }),
  ],
  ['GET', /^\/accounts\/account\/workers\/domains\/records$/, () => ({ result: [] })],
  [
    'POST',
    path('/domains/changeset'),
    () => ({ result: { added: [], removed: [], updated: [], conflicting: [] } }),
  ],
  [
    'PUT',
    path('/domains/records'),
    (state, call, [name]) =>
      withScript(state, name, (script) => {
        script.domains = (json(call) as { origins: { hostname: string }[] }).origins.map(
          ({ hostname }) => hostname,
        )
        return { result: script.domains.map((hostname) => ({ hostname })) }
      }),
  ],
]

async function upload(
  state: FakeState,
  call: Call,
  [name = '']: string[],
  isDeployed = true,
): Promise<Reply> {
  const form = await new Response(new Uint8Array(call.body), {
    headers: { 'content-type': call.contentType },
  }).formData()
  const metadata = JSON.parse(await textOf(form.get('metadata'))) as FakeVersion['metadata'] & {
    annotations?: Record<string, string>
    limits?: { cpu_ms?: number }
    keep_bindings?: string[]
  }
  const { 'workers/tag': tag = '', 'workers/message': message = '' } = metadata.annotations ?? {}
  if (tag.length > LONGEST_TAG)
    return { status: 400, code: 10_021, message: 'The tag is longer than 25 characters' }
  if (message.length > LONGEST_MESSAGE)
    return { status: 400, code: 10_021, message: 'The message is longer than 100 characters' }
  if (metadata.limits?.cpu_ms !== undefined && state.plan === 'workers_free')
    return {
      status: 400,
      code: 100_328,
      message: 'CPU limits are not supported for the Free plan.',
    }
  const missing = metadata.bindings.find(
    (binding) =>
      binding.type === 'queue' &&
      !state.queues.some((queue) => queue.name === binding['queue_name']),
  )
  if (missing)
    return {
      status: 400,
      code: 11_000,
      message: `Queue "${String(missing['queue_name'])}" does not exist.`,
    }
  const script: FakeScript = state.scripts.get(name) ?? {
    secrets: new Map(),
    versions: [],
    deployed: [],
    crons: [],
    domains: [],
  }
  if (!metadata.keep_bindings?.includes('secret_text')) script.secrets.clear()
  for (const binding of metadata.bindings)
    if (binding.type === 'secret_text') script.secrets.set(binding.name, String(binding['text']))
  metadata.bindings = inherited(script, metadata.bindings)
  const version = { id: randomUUID(), tag, message, metadata }
  script.versions.push(version)
  if (isDeployed) script.deployed.push(version.id)
  state.scripts.set(name, script)
  return {
    result: {
      id: isDeployed ? name : version.id,
      metadata: { has_preview: !isDeployed },
      resources: { script: { etag: version.id } },
      tag: 't',
      pipeline_hash: 'p',
      mutable_pipeline_id: 'm',
      deployment_id: version.id,
      entry_point: 'index.js',
      startup_time_ms: 5,
      etag: version.id,
    },
  }
}

/** A binding of the type `inherit` is taken from the previous version. */
function inherited(script: FakeScript, bindings: FakeVersion['metadata']['bindings']) {
  const before = script.versions.at(-1)?.metadata.bindings ?? []
  return bindings
    .filter(({ type }) => type !== 'secret_text')
    .map((binding) =>
      binding.type === 'inherit'
        ? (before.find(({ name }) => name === binding.name) ?? binding)
        : binding,
    )
}

function shownBindings(script: FakeScript) {
  const secrets = [...script.secrets.keys()].map((name) => ({ type: 'secret_text', name }))
  return [...(script.versions.at(-1)?.metadata.bindings ?? []), ...secrets]
}

function shownVersion({ id, tag, message }: FakeVersion) {
  const annotations = {
    'workers/tag': tag,
    'workers/message': message,
    'workers/triggered_by': 'upload',
  }
  return {
    id,
    number: 1,
    annotations,
    metadata: {
      created_on: '2026-01-01T00:00:00Z',
      source: 'wrangler',
      author_email: 'owner@tours.co',
    },
    resources: { script: {}, bindings: [] },
  }
}

function shownDeployment(_script: FakeScript, id: string) {
  return {
    id: `deployment-${id}`,
    source: 'wrangler',
    strategy: 'percentage',
    author_email: 'owner@tours.co',
    created_on: '2026-01-01T00:00:00Z',
    versions: [{ version_id: id, percentage: 100 }],
    annotations: {},
  }
}

async function textOf(part: FormDataEntryValue | null): Promise<string> {
  return typeof part === 'string' ? part : ((await part?.text()) ?? '')
}
