import { escapeHtml } from '../../contracts/text/escape-html'
import { type ApiDocument, callsOf, tagOf, type Call } from './api-page.calls'

/** The page loads no scripts and no other files. */
export const API_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
details{border-top:1px solid #8886}summary{padding:.5rem 0;cursor:pointer}code{font-size:.95em}pre{overflow:auto;font-size:.85rem}`

/** The API for people: every call by tag, with its request and responses, folded. */
export function renderApiPage({ info, paths, components }: ApiDocument): string {
  const calls = callsOf(paths)
  const sections = [...Map.groupBy(calls, tagOf)].map(
    ([tag, ofTag]) => `<h2>${escapeHtml(tag)}</h2>${ofTag.map(renderCall).join('')}`,
  )
  const title = escapeHtml(`${info.title} ${info.version}`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>${calls.length} calls below <code>/api</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}<h2>components</h2><details><summary>What the calls refer to</summary><pre>${escapeHtml(JSON.stringify(components, null, 2))}</pre></details></html>`
}

function renderPart([name, part]: [string, unknown]): string {
  return `<h3>${name}</h3><pre>${escapeHtml(JSON.stringify(part, null, 2))}</pre>`
}

function renderCall({ path, method, call }: Call): string {
  const { parameters, requestBody, responses } = call
  const parts = Object.entries({ parameters, requestBody, responses }).filter(
    ([, part]) => part !== undefined,
  )
  const head = `<code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(call.summary ?? '')} <small>${escapeHtml(call.description ?? '')}</small>`
  return `<details><summary>${head}</summary>${parts.map(renderPart).join('')}</details>`
}
