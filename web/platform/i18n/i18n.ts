import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'

// The built edge reads these texts from the assets: `addTexts`.
const isBuiltEdge = import.meta.env.SSR && import.meta.env.PROD
/** All texts but those of mails, which only the worker writes. */
const siteFiles = isBuiltEdge
  ? {}
  : import.meta.glob<{ default: object }>([
      './locales/*/*.json',
      '!./locales/*/{mail,booking-mails,change-mails,money-mails}.json',
      '!./locales/*/{admin,desk-bank,desk-bookings,desk-next,desk-payments,desk-people,desk-quotes,desk-refunds,frame,images,inbox,lists,pages,settings,tour-desk,trips-desk}.json',
      '!./locales/*/{booking,pictures,trip}.json',
    ])
// Parts that open only in a browser have files of their own.
const partFiles = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ default: object }>('./locales/*/{booking,pictures,trip}.json')
// The edge renders no desk page, so its bundle omits the desk's texts. `vite.config.ts` names the same files.
const deskFiles = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ default: object }>(
      './locales/*/{admin,desk-bank,desk-bookings,desk-next,desk-payments,desk-people,desk-quotes,desk-refunds,frame,images,inbox,lists,pages,settings,tour-desk,trips-desk}.json',
    )
const files = { ...siteFiles, ...partFiles, ...deskFiles }
const instances = new Map<Lang, I18n>()

/** Namespaces of header, footer, home and tour pages. */
const EVERYWHERE = ['common', 'tours', 'company', 'errors']

/** One i18next instance per language: the edge must not switch a shared one between requests. */
export function loadTexts(lang: Lang, ...namespaces: string[]): Promise<I18n> {
  return loadOnlyTexts(lang, ...EVERYWHERE, ...namespaces)
}

/** For a part of a page that runs without header and footer. */
export async function loadOnlyTexts(lang: Lang, ...namespaces: string[]): Promise<I18n> {
  const instance = textsOf(lang)
  const missing = namespaces.filter((name) => !instance.hasResourceBundle(LANG_TAG[lang], name))
  const add = async (name: string) => {
    const load = files[`./locales/${lang}/${name}.json`]
    if (!load) throw new Error(`There are no texts ${name} in ${lang}`)
    instance.addResourceBundle(LANG_TAG[lang], name, (await load()).default)
  }
  await Promise.all(missing.map(add))
  return instance
}

/** Adds the texts of an asset once, `{ namespace: texts }` in JSON. */
export async function addTexts(lang: Lang, read: () => Promise<string>): Promise<void> {
  const instance = textsOf(lang)
  if (instance.hasResourceBundle(LANG_TAG[lang], 'common')) return
  for (const [name, texts] of Object.entries(JSON.parse(await read()) as Record<string, object>))
    instance.addResourceBundle(LANG_TAG[lang], name, texts)
}

/** All texts of the desk, in one file of the build; none at the edge. */
export function loadDeskTexts(lang: Lang): Promise<I18n> {
  const names = Object.keys(deskFiles)
    .filter((path) => path.includes(`/${lang}/`))
    .map((path) => path.replace(/^.*\/|\.json$/g, ''))
  return loadTexts(lang, ...(import.meta.env.SSR ? [] : ['pictures', ...names]))
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
  instances.set(lang, instance)
  return instance
}
