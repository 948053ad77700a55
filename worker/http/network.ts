const GROUPS = 8
const GROUPS_OF_NETWORK = 4
const GROUPS_OF_NEIGHBOURHOOD = 3
const PARTS_OF_NEIGHBOURHOOD = 3
const BYTE = 256
/** The first six groups of an IPv4 address that is mapped to IPv6. */
const MAPPED = '0:0:0:0:0:ffff'

/** The network of one household: an IPv4 address, mapped to IPv6 or not, or the /64 prefix of an IPv6 one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  return mappedAddress(groups) ?? groups.slice(0, GROUPS_OF_NETWORK).join(':')
}

/**
 * The networks that one sender may easily have: the /24 of an IPv4 address, or the /48 of an IPv6 one, as a rented
 * server has it.
 */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address)
  return network.includes(':')
    ? network.split(':').slice(0, GROUPS_OF_NEIGHBOURHOOD).join(':')
    : network.split('.').slice(0, PARTS_OF_NEIGHBOURHOOD).join('.')
}

/** The eight groups of an IPv6 address, without leading zeros. An IPv4 ending becomes two groups. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = inHex(address.toLowerCase()).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** Writes an IPv4 ending (`::ffff:1.2.3.4`) as two groups (`::ffff:102:304`). */
function inHex(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * BYTE + b).toString(16)}:${(c * BYTE + d).toString(16)}`
  })
}

/** The IPv4 address that is mapped to IPv6; null for any other address. */
function mappedAddress(groups: readonly string[]): string | null {
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group, 16))
  if (high === undefined || low === undefined) return null
  if (groups.slice(0, -2).join(':') !== MAPPED) return null
  return [high, low].flatMap((part) => [Math.floor(part / BYTE), part % BYTE]).join('.')
}
