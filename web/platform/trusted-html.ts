/** HTML that a page accepts as markup; a browser with Trusted Types accepts no plain string. */
type ReadyHtml = string | TrustedHTML

interface Rules {
  createHTML?: (html: string) => string
  createScript?: (text: string) => string
  createScriptURL?: (url: string) => string
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Rules,
  ) => {
    createHTML: (html: string) => TrustedHTML
    createScript: (text: string) => unknown
    createScriptURL: (url: string) => unknown
  }
}

/**
 * Makes a policy that turns this site's HTML into markup. The content security policy names each policy, and a browser
 * lets each be created only once, so no other script can get one.
 */
export function htmlPolicy(name: 'app' | 'page'): (html: string) => ReadyHtml {
  const policy = makePolicy(name, { createHTML: (html) => html })
  return (html) => policy?.createHTML(html) ?? html
}

/** Makes the policy that lets JSON, and nothing else, become the text of a data script element. */
export function dataPolicy(name: 'data'): (json: string) => string {
  const createScript = (json: string) => {
    JSON.parse(json)
    return json
  }
  const policy = makePolicy(name, { createScript })
  return (json) => (policy?.createScript(json) ?? json) as string
}

/** Makes the policy that lets a file of this build, and nothing else, become a worker. */
export function workerPolicy(name: 'worker'): (url: string) => string {
  const createScriptURL = (url: string) => {
    const { origin, pathname } = new URL(url, location.href)
    if (origin !== location.origin || !pathname.startsWith('/assets/'))
      throw new TypeError('Only files of the build become workers')
    return url
  }
  const policy = makePolicy(name, { createScriptURL })
  return (url) => (policy?.createScriptURL(url) ?? url) as string
}

function makePolicy(name: string, rules: Rules) {
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, rules)
}
