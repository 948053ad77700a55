const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/** The addresses of one household: an IPv4 address, or the /64 prefix of an IPv6 one in any notation. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
