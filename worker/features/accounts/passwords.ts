import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { COST, type ScryptCost } from './password-cost'

const SALT_BYTES = 16
const KEY_BYTES = 32
/** `$scrypt$ln=14,r=8,p=5$salt$key` (base64url). */
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/
/** Dummy hash: unknown usernames take as long as known ones. */
const DECOY = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The pepper makes a stolen table useless without the site's secret. */
export async function hashPassword(pepper: string, password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(peppered(pepper, password), salt, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Takes the same time when `stored` is null, and then returns false. */
export async function isPasswordRight(pepper: string, password: string, stored: string | null) {
  const [, ln, r, p, salt = '', expected = ''] = STORED.exec(stored ?? DECOY) ?? []
  if (ln === undefined) return false
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const key = await derive(peppered(pepper, password), Buffer.from(salt, 'base64url'), cost)
  const wanted = Buffer.from(expected, 'base64url')
  return stored !== null && wanted.length === key.length && timingSafeEqual(wanted, key)
}

/** Whether a hash has old parameters and must be replaced. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`)
}

function peppered(pepper: string, password: string): Buffer {
  return createHmac('sha256', pepper)
    .update(`password\u0000${password.normalize('NFC')}`)
    .digest()
}

function derive(secret: Buffer, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, { N: 2 ** ln, r, p }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
