import { parseLimits, splitList, type Limits } from './limits'
import { DEFAULT_LANG, LANGS, type Lang } from './contracts/languages'

/** Bindings of the worker, as declared in wrangler.toml, and the secrets that the deploy script generates. */
export interface Bindings {
  ASSETS: Fetcher
  DB: D1Database
  KV: KVNamespace
  MEDIA: R2Bucket
  IMAGES?: ImagesBinding
  EMAIL?: SendEmail
  MAIL_QUEUE: Queue<{ outboxId: number }>
  VIEWS_QUEUE: Queue<{ topicId: number; visitor: string; hour: number }>
  RL_LOGIN?: RateLimit
  RL_WRITE?: RateLimit
  RL_SEARCH?: RateLimit
  /** The running version; its tag is the commit. */
  RELEASE?: WorkerVersionMetadata
  BASE_URL?: string
  SUPER_USERS?: string
  LIMITS?: string
  MAIL_TRANSPORT?: string
  MAIL_FROM?: string
  COMPANY_EMAIL?: string
  COMPANY_LANG?: string
  RESEND_API_KEY?: string
  RESEND_API_URL?: string
  SMTP_URL?: string
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET?: string
  TURNSTILE_URL?: string
  FIRST_POST_REVIEW?: string
  PAGE_MEMO_MS?: string
  SESSION_SECRET?: string
  SESSION_SECRET_PREVIOUS?: string
  PEPPER?: string
  /** Key of the backups in R2; without one none is made. */
  BACKUP_KEY?: string
  /** URL to which alarms are posted, in addition to the mail. */
  ALARM_WEBHOOK?: string
  /** A verified address that gets a copy of each mail of the bank. */
  PAY_FORWARD_TO?: string
  /** `on` shows the page about the API. */
  API_PAGE?: string
}

/** Settings parsed from the bindings once per isolate. */
export interface Settings {
  /** Origin of every link that leaves the site; empty means the request's origin (local only). */
  baseUrl: string
  admins: ReadonlySet<string>
  limits: Limits
  /** Whether network limits apply to loopback addresses too. */
  isLimitedOnLoopback: boolean
  /** Mails to the company are in `companyLang`. */
  mail: {
    transport: 'binding' | 'resend' | 'smtp' | 'none'
    from: string
    company: string
    companyLang: Lang
    smtpUrl: string
    resend: { url: string; key: string }
  }
  /** HMAC keys of access tokens; the first one signs. `kid` is its index name. */
  sessionKeys: { kid: string; secret: Uint8Array }[]
  /** Key of every stored keyed hash (codes, passwords, visitors). */
  pepper: string
  turnstile: { siteKey: string; secret: string; url: string } | null
  firstPostReview: boolean
  /** Lifetime of a rendered page in the isolate, in ms. */
  pageMemoMs: number
}

const SECRET_MIN_BYTES = 32
const TURNSTILE_VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const RESEND_URL = 'https://api.resend.com'
const DEFAULT_PAGE_MEMO_MS = 5000

/**
 * Parsers of the variables with a fixed format; empty variables are left out.
 * @throws Error that names the variable and its allowed values
 */
export const VARIABLES = {
  LIMITS: parseLimits,
  MAIL_TRANSPORT: oneOf('MAIL_TRANSPORT', ['none', 'binding', 'resend', 'smtp']),
  COMPANY_LANG: oneOf('COMPANY_LANG', [DEFAULT_LANG, ...LANGS]),
  FIRST_POST_REVIEW: oneOf('FIRST_POST_REVIEW', ['off', 'on']),
}

const parsed = new WeakMap<object, Settings>()

/**
 * Settings of this deployment.
 * @throws Error when a secret is missing or shorter than 32 bytes, or a variable is invalid
 */
export function settingsOf(env: Bindings): Settings {
  const known = parsed.get(env)
  if (known) return known
  const settings = parseSettings(env)
  parsed.set(env, settings)
  return settings
}

/** The same bindings and settings with another D1. */
export function withDatabase(env: Bindings, database: D1Database): Bindings {
  const copy = Object.create(env, { DB: { value: database } }) as Bindings
  parsed.set(copy, settingsOf(env))
  return copy
}

function parseSettings(env: Bindings): Settings {
  const { limits, isProduction } = VARIABLES.LIMITS(env.LIMITS)
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = env
  const url = env.TURNSTILE_URL ?? TURNSTILE_VERIFY_URL
  return {
    baseUrl: (env.BASE_URL ?? '').replace(/\/$/, ''),
    admins: new Set(splitList(env.SUPER_USERS).map((email) => email.toLowerCase())),
    limits,
    isLimitedOnLoopback: isProduction,
    mail: {
      transport: VARIABLES.MAIL_TRANSPORT(env.MAIL_TRANSPORT),
      from: env.MAIL_FROM ?? 'hello@moraine.example',
      company: env.COMPANY_EMAIL ?? 'hello@moraine.example',
      companyLang: VARIABLES.COMPANY_LANG(env.COMPANY_LANG),
      smtpUrl: env.SMTP_URL ?? '',
      resend: { url: env.RESEND_API_URL ?? RESEND_URL, key: env.RESEND_API_KEY ?? '' },
    },
    sessionKeys: sessionKeys(env),
    pepper: requiredSecret('PEPPER', env.PEPPER),
    turnstile: siteKey && secret ? { siteKey, secret, url } : null,
    firstPostReview: VARIABLES.FIRST_POST_REVIEW(env.FIRST_POST_REVIEW) === 'on',
    pageMemoMs: env.PAGE_MEMO_MS === undefined ? DEFAULT_PAGE_MEMO_MS : Number(env.PAGE_MEMO_MS),
  }
}

/** Parses one of a few words; the first is the default. */
function oneOf<const Word extends string>(name: string, words: readonly [Word, ...Word[]]) {
  return (setting?: string): Word => {
    const word = setting ? words.find((each) => each === setting) : words[0]
    if (word === undefined)
      throw new Error(`${name}: "${setting}" is not one of ${[...new Set(words)].join(', ')}`)
    return word
  }
}

function sessionKeys(env: Bindings) {
  const { SESSION_SECRET: newest, SESSION_SECRET_PREVIOUS: previous } = env
  const secrets = [
    requiredSecret('SESSION_SECRET', newest),
    ...(previous ? [requiredSecret('SESSION_SECRET_PREVIOUS', previous)] : []),
  ]
  return secrets.map((secret) => ({
    kid: secret.slice(0, 8),
    secret: new TextEncoder().encode(secret.slice(8)),
  }))
}

function requiredSecret(name: string, value: string | undefined): string {
  if (value && new TextEncoder().encode(value).length >= SECRET_MIN_BYTES) return value
  throw new Error(`The secret ${name} is missing or shorter than ${SECRET_MIN_BYTES} bytes`)
}
