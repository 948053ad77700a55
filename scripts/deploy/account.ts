import { Problem } from '../failures.ts'
import { runForOutput } from '../tools.ts'

const API = 'https://api.cloudflare.com/client/v4'
const TRIES = 3
const PAUSE_MS = 500
const DEADLINE_MS = 20_000
/** The API's codes for an unknown token, or one without the permission. */
const NO_PERMISSION = new Set([9109, 10_000, 10_001])

/**
 * Outcome of a call. `missing` is only used when the API reports it; any other failure is
 * `unknown`, because creating an existing resource or replacing a secret in use does harm.
 */
export type Outcome<Result> =
  | { state: 'found'; result: Result }
  | { state: 'missing' | 'denied' | 'taken' | 'unknown'; reason: string; code: number | undefined }

interface Envelope {
  success?: boolean
  result?: unknown
  errors?: { code?: number; message?: string }[]
}

/** The operator's Cloudflare account over its REST API, with wrangler's login or CLOUDFLARE_API_TOKEN. */
export class Account {
  readonly id: string
  readonly #token: string
  readonly #base: string

  constructor({ id, token, base }: { id: string; token: string; base: string }) {
    this.id = id
    this.#token = token
    this.#base = base
  }

  /** Requests a path below `/accounts/{id}`, or below the root for paths such as `/zones`. */
  get<Result>(path: string): Promise<Outcome<Result>> {
    return this.#call<Result>('GET', path)
  }

  post<Result>(path: string, body: object): Promise<Outcome<Result>> {
    return this.#call<Result>('POST', path, body)
  }

  async #call<Result>(method: string, path: string, body?: object): Promise<Outcome<Result>> {
    const url = `${this.#base}${path.startsWith('/') ? path : `/accounts/${this.id}/${path}`}`
    for (let tries = 1; ; tries += 1) {
      const outcome = await callOnce<Result>(url, { method, token: this.#token, body })
      // A change without a response may have happened: the next run finds it.
      if (outcome.state !== 'unknown' || method !== 'GET' || tries === TRIES) return outcome
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
    }
  }
}

/**
 * The account of CLOUDFLARE_ACCOUNT_ID, or the login's only one.
 * @throws Problem without a login, or when there are several accounts
 */
export async function openAccount(): Promise<Account> {
  const base = process.env['CLOUDFLARE_API_BASE_URL'] ?? API
  const token = process.env['CLOUDFLARE_API_TOKEN'] ?? (await wranglersToken())
  const id = process.env['CLOUDFLARE_ACCOUNT_ID']
  if (id) return new Account({ id, token, base })
  const login = new Account({ id: '', token, base })
  const accounts = await login.get<{ id: string; name: string }[]>('/accounts?per_page=50')
  if (accounts.state !== 'found')
    throw new Problem(`Your accounts could not be listed: ${accounts.reason}`)
  const [only, ...others] = accounts.result
  if (!only) throw new Problem('This login belongs to no Cloudflare account.')
  if (others.length === 0) return new Account({ id: only.id, token, base })
  const names = accounts.result.map((account) => `    ${account.id}  ${account.name}`).join('\n')
  throw new Problem(
    `This login has several accounts. Put the one to use into CLOUDFLARE_ACCOUNT_ID:\n${names}`,
  )
}

async function wranglersToken(): Promise<string> {
  const { code, output } = await runForOutput('wrangler', ['auth', 'token', '--json'])
  const token = code === 0 ? tokenIn(output) : null
  if (token) return token
  throw new Problem(
    'You are not logged in to Cloudflare. Run: npx wrangler login (or set CLOUDFLARE_API_TOKEN)',
  )
}

function tokenIn(output: string): string | null {
  try {
    return (JSON.parse(output) as { token?: string }).token ?? null
  } catch {
    return null
  }
}

async function callOnce<Result>(
  url: string,
  { method, token, body }: { method: string; token: string; body: object | undefined },
): Promise<Outcome<Result>> {
  const request = {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(DEADLINE_MS),
    ...(body && { body: JSON.stringify(body) }),
  }
  let response: Response
  try {
    response = await fetch(url, request)
  } catch (error) {
    return {
      state: 'unknown',
      reason: `no answer (${error instanceof Error ? error.message : ''})`,
      code: undefined,
    }
  }
  const envelope = (await response.json().catch(() => ({}))) as Envelope
  if (response.ok && envelope.success) return { state: 'found', result: envelope.result as Result }
  const { code, message = '' } = envelope.errors?.[0] ?? {}
  return {
    state: stateOf(response.status, code, message),
    reason: `${message || 'no reason'} (${response.status})`,
    code,
  }
}

function stateOf(status: number, code: number | undefined, message: string) {
  if (status === 401 || (code !== undefined && NO_PERMISSION.has(code))) return 'denied'
  if (/already (?:exists|taken)|is already/i.test(message)) return 'taken'
  // 7003 is an unknown route of the API, not a missing resource.
  if (status === 404 && code !== 7003) return 'missing'
  return status === 403 && code !== 10_042 ? 'denied' : 'unknown'
}
