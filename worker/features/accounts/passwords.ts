import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * Passwords, stored as `$scrypt$ln=14,r=8,p=5$salt$key` (base64url). 2^14 with five lanes needs 16 MiB: stronger
 * settings that need more memory would fill an isolate of 128 MB.
 */
interface ScryptCost {
  /** log2 of the cost N. */
  ln: number
  r: number
  p: number
}

const COST: ScryptCost = { ln: 14, r: 8, p: 5 }
const SALT_BYTES = 16
const KEY_BYTES = 32
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/
/** Belongs to nobody: an unknown name costs the same work as a known one. */
const DECOY = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The form of a password that is stored. The pepper makes a stolen table useless by itself. */
export async function hashPassword(pepper: string, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(peppered(pepper, password), salt, COST)
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether the password is the stored one. Without a stored one (null) the work is the same and the answer no. */
export async function isPasswordRight(
  pepper: string,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const [, ln, r, p, salt = '', expected = ''] = STORED.exec(stored ?? DECOY) ?? []
  if (ln === undefined) return false
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const key = await derive(peppered(pepper, password), Buffer.from(salt, 'base64url'), cost)
  const wanted = Buffer.from(expected, 'base64url')
  return stored !== null && wanted.length === key.length && timingSafeEqual(wanted, key)
}

/** Whether a stored password was made with other parameters than today's and should be hashed anew. */
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
