/** HTML that a page takes as markup; a browser that knows trusted types takes no plain string for it. */
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
 * Makes a policy under which HTML of this site becomes markup. The page's content security policy names each of them, and a
 * browser lets each be made once, so no other script has one.
 */
export function htmlPolicy(name: 'app' | 'page'): (html: string) => ReadyHtml {
  const policy = makePolicy(name, { createHTML: (html) => html })
  return (html) => policy?.createHTML(html) ?? html
}

/** Makes the policy under which JSON, and nothing else, becomes the text of a script element that holds data. */
export function dataPolicy(name: 'data'): (json: string) => string {
  const createScript = (json: string) => {
    JSON.parse(json)
    return json
  }
  const policy = makePolicy(name, { createScript })
  return (json) => (policy?.createScript(json) ?? json) as string
}

/** Makes the policy under which a file of this build, and nothing else, becomes a worker. */
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
