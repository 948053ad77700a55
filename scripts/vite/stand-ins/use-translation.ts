import type { i18n as I18n, Namespace } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { BoundedMap } from '../../../worker/contracts/bounded-map'

interface Texts {
  t: I18n['t']
  i18n: I18n
  ready: true
}

type Translate = (key: string, ...values: unknown[]) => string

/** For one language and namespace. */
const MAX_TEXTS = 2000
/** Components name some dozen lists of namespaces. */
const MAX_NAMES = 1000
const known = new WeakMap<I18n, BoundedMap<string, Texts>>()

/**
 * The hook of `react-i18next` without its subscriptions: texts are loaded before they are rendered, and each language
 * has its own instance. In the browser it saves a quarter of the work of opening a tour from its card.
 * @throws Error outside of a provider
 */
export function useTranslation(namespaces: Namespace = 'site'): Texts {
  const i18n = useContext(I18nContext)?.i18n
  if (!i18n) throw new Error('No texts above this component')
  const ofInstance = known.get(i18n) ?? new BoundedMap<string, Texts>(MAX_NAMES)
  if (ofInstance.size === 0) known.set(i18n, ofInstance)
  return ofInstance.getOrMake(String(namespaces), () => textsOf(i18n, namespaces))
}

/** A key without a namespace belongs to the first one; the others only declare the component's needs. */
function textsOf(i18n: I18n, namespaces: Namespace): Texts {
  const [first = 'site'] = [namespaces].flat() as Namespace[]
  return { t: cached(i18n.getFixedT<Namespace>(null, first)), i18n, ready: true }
}

/** A page shows some hundred texts, and the next page mostly the same ones. */
function cached(t: I18n['t']): I18n['t'] {
  const translate = t as unknown as Translate
  const texts = new BoundedMap<string, string>(MAX_TEXTS)
  const fromCache: Translate = (key, ...values) => {
    const name = values.length > 0 ? key + JSON.stringify(values) : key
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = translate(key, ...values)
    // i18next returns the key while its namespace is missing.
    if (!key.endsWith(text)) texts.set(name, text)
    return text
  }
  // i18next puts language, namespace and prefix on the function.
  return Object.assign(fromCache, t)
}
