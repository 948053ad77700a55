import type { Account, Outcome } from './account.ts'
import type { Names } from './names.ts'

/** Findings of the account check. */
export interface Preflight {
  /** Must be fixed before a deploy. */
  stops: string[]
  /** Checks that could not be made, with manual steps instead. */
  unsure: string[]
  /** A site runs without these, but should not be public. */
  open: string[]
}

const PERMISSIONS: [path: string, permission: string][] = [
  ['workers/scripts', 'Workers Scripts: Edit'],
  ['d1/database?per_page=1', 'D1: Edit'],
  ['storage/kv/namespaces?per_page=1', 'Workers KV Storage: Edit'],
  ['queues?page=1', 'Queues: Edit'],
]
const NOT_ENABLED = 10_042

/** Checks the account in one run: login, permissions, R2, plan, mail domain, the zone of the site's address. */
export async function checkAccount(account: Account, { vars }: Names): Promise<Preflight> {
  const login = await account.get(`/accounts/${account.id}`)
  if (login.state !== 'found') return whenNotLoggedIn(login)
  const found = await Promise.all([
    ...PERMISSIONS.map(async ([path, permission]) =>
      permissionFound(await account.get(path), permission),
    ),
    bucketsFound(account),
    planFound(account),
    senderFound(account, vars),
    zoneFound(account, vars['BASE_URL'] ?? ''),
  ])
  return {
    stops: found.flatMap(({ stops = [] }) => stops),
    unsure: found.flatMap(({ unsure = [] }) => unsure),
    open: found.flatMap(({ open = [] }) => open),
  }
}

type Finding = Partial<Record<keyof Preflight, string[]>>

function whenNotLoggedIn(login: Exclude<Outcome<unknown>, { state: 'found' }>): Preflight {
  const stops =
    login.state === 'unknown'
      ? [`Cloudflare could not be asked: ${login.reason}. Try again in a minute`]
      : [
          'The login is not valid for this account. Run: npx wrangler login (or check CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID)',
        ]
  return { stops, unsure: [], open: [] }
}

function permissionFound(outcome: Outcome<unknown>, permission: string): Finding {
  if (outcome.state === 'found') return {}
  if (outcome.state === 'denied') return { stops: [`The token lacks a permission: ${permission}`] }
  return {
    stops: [
      `Cloudflare could not be asked about ${permission.split(':')[0]}: ${outcome.reason}. Try again in a minute`,
    ],
  }
}

async function bucketsFound(account: Account): Promise<Finding> {
  const outcome = await account.get('r2/buckets')
  if (outcome.state !== 'found' && outcome.code === NOT_ENABLED)
    return {
      stops: [
        'R2 is not enabled: open dash.cloudflare.com, R2, and enable it (it is free up to 10 GB)',
      ],
    }
  return permissionFound(outcome, 'Workers R2 Storage: Edit')
}

async function planFound(account: Account): Promise<Finding> {
  const outcome = await account.get<{ rate_plan?: { id?: string } }[]>('subscriptions')
  if (outcome.state !== 'found')
    return {
      unsure: [
        'the plan (the token has no Billing: Read). Logins need Workers Paid: dash.cloudflare.com, Workers, Plans',
      ],
    }
  if (outcome.result.some(({ rate_plan }) => rate_plan?.id === 'workers_paid')) return {}
  return {
    stops: [
      'The account has no Workers Paid plan, without which no password can be checked: dash.cloudflare.com, Workers, Plans',
    ],
  }
}

async function senderFound(account: Account, vars: Names['vars']): Promise<Finding> {
  const domain = /@([^@>\s]+)/.exec(vars['MAIL_FROM'] ?? '')?.[1] ?? ''
  if (vars['MAIL_TRANSPORT'] !== 'binding' || isPlaceholder(domain)) return {}
  const zone = await findZone(account, domain)
  if (zone === 'unknown')
    return {
      unsure: [`whether ${domain} may send mail. Look with: npx wrangler email sending list`],
    }
  const enable = `Sending is not enabled for ${domain}: npx wrangler email sending enable ${domain}`
  if (!zone)
    return { open: [`${domain} is no zone of this account, so it cannot send mail (MAIL_FROM)`] }
  const senders = await account.get<{ name: string; enabled?: boolean }[]>(
    `/zones/${zone}/email/sending/subdomains`,
  )
  if (senders.state === 'missing') return { open: [enable] }
  if (senders.state !== 'found')
    return {
      unsure: [`whether ${domain} may send mail. Look with: npx wrangler email sending list`],
    }
  return senders.result.some(({ name, enabled }) => name === domain && enabled !== false)
    ? {}
    : { open: [enable] }
}

async function zoneFound(account: Account, baseUrl: string): Promise<Finding> {
  const host = customHost(baseUrl)
  if (!host) return {}
  const zone = await findZone(account, host)
  if (zone === 'unknown')
    return { unsure: [`whether ${host} belongs to this account (Zone: Read)`] }
  return zone
    ? {}
    : {
        stops: [
          `${host} (BASE_URL) is in no zone of this account: add its domain at dash.cloudflare.com first`,
        ],
      }
}

/** The id of a host's zone, null when the account has none, `unknown` when the request failed. */
async function findZone(account: Account, host: string): Promise<string | null> {
  const labels = host.split('.')
  for (let from = 0; from < labels.length - 1; from += 1) {
    const name = labels.slice(from).join('.')
    const zones = await account.get<{ id: string }[]>(
      `/zones?name=${name}&account.id=${account.id}`,
    )
    if (zones.state !== 'found') return 'unknown'
    if (zones.result[0]) return zones.result[0].id
  }
  return null
}

/** The host that a deploy connects to the worker; null for an empty address and for workers.dev. */
export function customHost(baseUrl: string): string | null {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : ''
  return host === '' || host.endsWith('.workers.dev') ? null : host
}

/** Whether a domain is reserved and cannot be owned. */
export function isPlaceholder(domain: string): boolean {
  return domain === '' || /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/.test(domain)
}
