import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { BoundedMap } from '../../../worker/contracts/bounded-map'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'

const siteFiles = import.meta.glob<{ default: object }>([
  './locales/*/*.json',
  '!./locales/*/admin.json',
])
// The edge renders no desk page, so its bundle omits the desk's texts.
const files = import.meta.env.SSR
  ? siteFiles
  : { ...siteFiles, ...import.meta.glob<{ default: object }>('./locales/*/admin.json') }
const instances = new Map<Lang, I18n>()

/** Namespaces of header, footer, home and tour pages. */
const EVERYWHERE = ['common', 'tours', 'company', 'errors']

/** One i18next instance per language: the edge must not switch a shared one between requests. */
export async function loadTexts(lang: Lang, ...namespaces: string[]): Promise<I18n> {
  const instance = textsOf(lang)
  const missing = [...EVERYWHERE, ...namespaces].filter(
    (name) => !instance.hasResourceBundle(LANG_TAG[lang], name),
  )
  await Promise.all(
    missing.map(async (name) => {
      const load = files[`./locales/${lang}/${name}.json`]
      if (!load) throw new Error(`There are no texts ${name} in ${lang}`)
      instance.addResourceBundle(LANG_TAG[lang], name, (await load()).default)
    }),
  )
  return instance
}

/** The instance of a language, loaded or not. */
export function textsOf(lang: Lang): I18n {
  const known = instances.get(lang)
  if (known) return known
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: LANG_TAG[lang],
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['common'],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  rememberTexts(instance)
  instances.set(lang, instance)
  return instance
}

/** Cached texts per function. */
const MAX_TEXTS = 2000

/** Caches resolved texts: a page shows some hundred of them. */
function rememberTexts(instance: I18n): void {
  const getFixedT = instance.getFixedT.bind(instance) as unknown as (...scope: unknown[]) => PlainT
  const known = new Map<string, PlainT>()
  const remembering = (...scope: unknown[]) => {
    const name = JSON.stringify(scope)
    const made = known.get(name) ?? remember(getFixedT(...scope))
    known.set(name, made)
    return made
  }
  instance.getFixedT = remembering as unknown as I18n['getFixedT']
}

type PlainT = ((key: unknown, ...values: unknown[]) => string) & object

function remember(t: PlainT): PlainT {
  const texts = new BoundedMap<string, string>(MAX_TEXTS)
  const remembered = (key: unknown, ...values: unknown[]) => {
    if (typeof key !== 'string') return t(key, ...values)
    const name = values.length > 0 ? key + JSON.stringify(values) : key
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = t(key, ...values)
    // i18next returns the key while its namespace is missing.
    if (!key.endsWith(text)) texts.set(name, text)
    return text
  }
  // i18next puts language, namespace and prefix on the function.
  return Object.assign(remembered, t)
}
