/** Reserved names (RFC 2606, RFC 6761) and hosts of local networks. */
const PLACEHOLDER = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal)$/
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/

/**
 * The reason why a BASE_URL cannot be a public site's address; null if it can. It must be an https origin with a real
 * host name: links in mails, `hreflang`, the sitemap and structured data are made from it.
 */
export function baseUrlProblem(value: string): string | null {
  if (value === '') return 'is empty'
  if (!URL.canParse(value)) return `is no address: ${value}`
  const { protocol, hostname, origin } = new URL(value)
  if (protocol !== 'https:') return `must begin with https: ${value}`
  if (value.replace(/\/$/, '') !== origin)
    return `must be an origin without path, login or capitals, such as ${origin}`
  if (ADDRESS.test(hostname)) return `must be a name, not a number: ${value}`
  if (PLACEHOLDER.test(hostname) || !hostname.includes('.')) return `is a placeholder: ${value}`
  return null
}
