/** HTML that a page accepts as markup; a browser with Trusted Types accepts no plain string. */
type ReadyHtml = string | TrustedHTML

type Rule = 'createHTML' | 'createScript' | 'createScriptURL'
type Check = (text: string) => string

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Partial<Record<Rule, Check>>,
  ) => Record<Rule, (text: string) => unknown>
}

/**
 * Makes a policy that turns this site's HTML into markup. The content security policy names each policy, and a browser
 * lets each be created only once, so no other script can get one.
 */
export function htmlPolicy(name: 'app' | 'page') {
  return makePolicy(name, 'createHTML', (html) => html) as (html: string) => ReadyHtml
}

/** Makes the policy that lets JSON, and nothing else, become the text of a data script element. */
export function dataPolicy(name: 'data') {
  const check = (json: string) => {
    JSON.parse(json)
    return json
  }
  return makePolicy(name, 'createScript', check) as Check
}

const WORKERS = /^\/(?:assets\/|crew\/sw\.js$|trip\/sw\.js$)/
let toWorker: Check | undefined

/** Lets files of this build, and nothing else, become workers. */
export function workerUrl(url: string): string {
  toWorker ??= makePolicy('worker', 'createScriptURL', (asked) => {
    const { origin, pathname } = new URL(asked, location.href)
    if (origin !== location.origin || !WORKERS.test(pathname))
      throw new TypeError('Only files of the build become workers')
    return asked
  }) as Check
  return toWorker(url)
}

/** A browser without Trusted Types gets the plain text. */
function makePolicy(name: string, rule: Rule, check: Check): (text: string) => unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(name, { [rule]: check })
  return (text) => policy?.[rule](text) ?? text
}
