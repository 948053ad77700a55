import { createInstance, type CustomTypeOptions, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'

type Namespace = keyof CustomTypeOptions['resources']
type TextFile = { default: object }
type TextFiles = Record<string, () => Promise<TextFile>>

/**
 * The folder of a text file says when it is loaded: `page` with every page, `app` with the app, `part` when a part of
 * a page opens, `desk` at the desk. `mail` is the worker's alone.
 */
const pageFiles: TextFiles =
  // The built edge reads them from the assets: `addTexts`.
  import.meta.env.SSR && import.meta.env.PROD
    ? {}
    : import.meta.glob<TextFile>('./locales/{page,app}/*/*.json')
// Nothing of these is rendered at the edge, so its bundle omits them.
const partFiles: TextFiles = import.meta.env.SSR
  ? {}
  : import.meta.glob<TextFile>('./locales/part/*/*.json')
const deskFiles: TextFiles = import.meta.env.SSR
  ? {}
  : import.meta.glob<TextFile>('./locales/desk/*/*.json')
const files = Object.entries({ ...pageFiles, ...partFiles, ...deskFiles })
const instances = new Map<Lang, I18n>()

/** Namespaces of header, footer, home and tour pages. */
const EVERYWHERE: Namespace[] = ['site', 'errors', 'tours']

/** One i18next instance per language: the edge must not switch a shared one between requests. */
export function loadTexts(lang: Lang, ...namespaces: Namespace[]): Promise<I18n> {
  return loadOnlyTexts(lang, ...EVERYWHERE, ...namespaces)
}

/** For a part of a page that runs without header and footer. */
export async function loadOnlyTexts(lang: Lang, ...namespaces: Namespace[]): Promise<I18n> {
  const instance = textsOf(lang)
  const missing = namespaces.filter((name) => !instance.hasResourceBundle(LANG_TAG[lang], name))
  const add = async (name: Namespace) => {
    const [, load] = files.find(([path]) => path.endsWith(`/${lang}/${name}.json`)) ?? []
    if (!load) throw new Error(`There are no texts ${name} in ${lang}`)
    instance.addResourceBundle(LANG_TAG[lang], name, (await load()).default)
  }
  await Promise.all(missing.map(add))
  return instance
}

/** Adds the texts of an asset once, `{ namespace: texts }` in JSON. */
export async function addTexts(lang: Lang, read: () => Promise<string>): Promise<void> {
  const instance = textsOf(lang)
  if (instance.hasResourceBundle(LANG_TAG[lang], 'site')) return
  for (const [name, texts] of Object.entries(JSON.parse(await read()) as Record<string, object>))
    instance.addResourceBundle(LANG_TAG[lang], name, texts)
}

/** All texts of the desk, in one file of the build; none at the edge. */
export function loadDeskTexts(lang: Lang): Promise<I18n> {
  const names = Object.keys(deskFiles)
    .filter((path) => path.includes(`/${lang}/`))
    .map((path) => path.replace(/^.*\/|\.json$/g, '') as Namespace)
  return loadTexts(lang, ...names, ...(names.length > 0 ? ['editing' as const] : []))
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
    ns: ['site'],
    defaultNS: 'site',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  instances.set(lang, instance)
  return instance
}
