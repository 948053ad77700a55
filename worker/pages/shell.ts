import { LANG_TAG, type Lang } from '../contracts/languages'
import { MAIL_STYLE } from '../services/mail/layout'

/** CSP hashes of inline styles and the inline script; empty without any. */
export interface InlineSources {
  style: string
  script: string
  /** The styles of a mail, which the desk shows in a frame under its own policy. */
  mail: string
}

/** The built shell, split at its placeholders; the long parts, styles included, are encoded already. */
interface Shell {
  beforeLang: string
  beforeHead: string
  beforeApp: Uint8Array
  beforeState: string
  /** From the state to the list of the page's scripts, and after it. */
  beforeEntry: string
  rest: Uint8Array
  /** The scripts of a page by its route; `''` is any other. */
  scripts: Record<string, string>
  /** The files of a booking's page that run before the app, entry second. */
  tripFiles: string[]
  sources: InlineSources
  /** Whether the shell may be cached; in development every request transforms it again. */
  isBuilt: boolean
}

interface ShellParts {
  lang: Lang
  head: string
  html: string
  state: string
  /** Whether a booking's page starts before the app. */
  isTrip: boolean
  /** The route of the page's screen. */
  route: string
}

const TRIP_FILES = /<!--trip ([^>]+)-->/
const SCRIPTS = /<!--files (\{[^>]+\})-->/
/** The build leaves the list to each page (`scripts/vite/page-script.ts`). */
const ENTRY = '<script data-entry="'

const encoder = new TextEncoder()
let cached: Shell | null = null

/** Reads the shell from the assets, once per isolate. */
export async function readShell(assets: Fetcher, origin: string): Promise<Shell> {
  if (cached) return cached
  const response = await assets.fetch(new URL('/index.html', origin).href)
  const { html, css } = await inlineStyles(await response.text(), assets, origin)
  const script = /<script data-entry="[^"]*">([^]+?)<\/script>/.exec(html)?.[1] ?? ''
  const shell = {
    ...cutShell(html),
    sources: {
      style: await hashSource(css),
      script: await hashSource(script),
      mail: await hashSource(MAIL_STYLE),
    },
  }
  if (shell.isBuilt) cached = shell
  return shell
}

/** Inlines the style sheet, which saves a round trip before the first paint. */
async function inlineStyles(html: string, assets: Fetcher, origin: string) {
  const link = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/.exec(html)
  if (!link?.[1]) return { html, css: '' }
  const response = await assets.fetch(new URL(link[1], origin).href)
  if (!response.ok) return { html, css: '' }
  const css = (await response.text()).trim()
  // Chromium up to 153 preloads even a disabled style sheet, so the page script adds the link.
  const style = `<style data-href="${link[1]}">${css}</style>`
  return { html: html.replace(link[0], () => style), css }
}

/** The CSP source that allows exactly this text. */
async function hashSource(text: string): Promise<string> {
  if (text === '') return ''
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  return ` 'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/** @throws Error when the shell lacks a placeholder */
function cutShell(html: string): Omit<Shell, 'sources'> {
  const [beforeLang, afterLang] = cut(html, '<html lang="en-CA" data-lang="ca">')
  const [beforeHead, afterHead] = cut(afterLang, '<!--head-->')
  const [beforeApp, afterApp] = cut(afterHead, '<!--app-->')
  const [beforeState, afterState] = cut(afterApp, '<!--state-->')
  const [trip = '', tripFiles = ''] = TRIP_FILES.exec(afterState) ?? []
  const [list = '', scripts = '{}'] = SCRIPTS.exec(afterState) ?? []
  const document = afterState.replace(trip, '').replace(list, '')
  const isBuilt = !html.includes('/@vite/client')
  const [beforeEntry, rest] = isBuilt ? cut(document, ENTRY) : [document, '']
  return {
    beforeLang,
    beforeHead,
    beforeApp: encoder.encode(beforeApp),
    beforeState,
    beforeEntry: isBuilt ? beforeEntry + ENTRY : beforeEntry,
    rest: encoder.encode(rest),
    scripts: JSON.parse(scripts) as Record<string, string>,
    tripFiles: tripFiles === '' ? [] : tripFiles.split(' '),
    isBuilt,
  }
}

/** Loads all files at once, before the styles. The opener asks for the booking while the others load. */
function tripHead([opener = '', ...files]: string[], lang: Lang): string {
  const links = files
    .filter((file) => !file.includes('texts-') || file.includes(`texts-${lang}`))
    .map((file) => `<link rel="modulepreload" href="${file}">`)
  return `<script async fetchpriority="high" src="${opener}"></script>${links.join('')}`
}

/** The whole document, in UTF-8. */
export function fillShell(
  { tripFiles, scripts, ...shell }: Shell,
  { lang, head, html, state, isTrip, route }: ShellParts,
): Blob {
  const [, tripEntry] = isTrip ? tripFiles : []
  const data = state && `<script type="application/json" id="state">${state}</script>`
  const open = `<html lang="${LANG_TAG[lang]}" data-lang="${lang}">`
  return new Blob([
    shell.beforeLang +
      open +
      shell.beforeHead +
      (tripEntry ? tripHead(tripFiles, lang) : '') +
      head,
    shell.beforeApp,
    html,
    shell.beforeState +
      data +
      shell.beforeEntry +
      (tripEntry ?? scripts[route] ?? scripts[''] ?? ''),
    shell.rest,
  ])
}

function cut(html: string, place: string): [string, string] {
  const at = html.indexOf(place)
  if (at < 0) throw new Error(`The shell has no ${place}`)
  return [html.slice(0, at), html.slice(at + place.length)]
}
