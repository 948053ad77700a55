import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGS } from '../../../worker/contracts/languages'
import { itineraryEntries } from '../../../worker/db/schema/tours'
import { aReply, aTopic } from '../../support/board-builders'
import { aTour, db } from '../../support/builders'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
/** Hosts that mainland China blocks, and those of Korea's services that it blocks at times. */
const BLOCKED =
  /(?:youtube(?:-nocookie)?|ytimg|google\w*|gstatic|facebook|fbcdn|instagram|twitter|twimg|\bx|whatsapp|vimeo|telegram|pinterest|reddit|blogspot)\.(?:com|org)\b|youtu\.be|\bwa\.me|line\.me|kakao\.com|naver\.com/gi
const OLD_ATTRIBUTES = ['align', 'valign', 'bgcolor', 'border', 'cellpadding', 'nowrap']

let paths: string[]
beforeAll(async () => {
  const tourId = await aTour({ tripDays: 3, p2Cents: 300_00, minPersons: 2 })
  await db.insert(itineraryEntries).values(
    (['ca', 'cn'] as const).flatMap((lang) =>
      ['dQw4w9WgXcQ', 'BV1xx411c7mD'].map((url, index) => ({
        tourId,
        lang,
        position: index + 1,
        url,
        title: `Stop ${index + 1}`,
      })),
    ),
  )
  const content = `# Head\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n`
  const { topic, path } = await aTopic({ tourId, body: { content } })
  await aReply(path, { content })
  const [tour, board] = [`/tour/x-${tourId}`, `/board/${tourId}`]
  paths = [
    ...'/ /?page=2 /travel /rockies /asia /search /search?q=tour /ceo /career /contact'.split(' '),
    ...'/attention /tandc /privacy /register /forgot /reset /verify /unsubscribe'.split(' '),
    ...['', '?tab=route', '?tab=inclusions', '?tab=safety'].map((tab) => tour + tab),
    board,
    `/tour/${tourId}/${topic._id}`,
    '/nowhere',
  ]
})

async function pagesIn(lang: string): Promise<{ path: string; html: string }[]> {
  const pages = []
  for (const path of paths) {
    const [name, query] = path.split('?')
    const address = (name === '/' ? `/${lang}` : `${name}-${lang}`) + (query ? `?${query}` : '')
    pages.push({ path: address, html: await (await request(address, { bindings })).text() })
  }
  return pages
}

/** Violations of the HTML standard, as the page's path with the element. */
async function faultsOf({ path, html }: { path: string; html: string }): Promise<string[]> {
  const faults: string[] = []
  const ids = new Set<string>()
  const open: { name: string; hasHeading: boolean }[] = [{ name: 'page', hasHeading: false }]
  const report = (fault: string) => faults.push(`${path}: ${fault}`)
  const rewriter = new HTMLRewriter()
    .on('a', {
      element(link) {
        const idle = ['rel', 'target', 'download', 'hreflang'].filter((each) =>
          link.hasAttribute(each),
        )
        if (!link.hasAttribute('href') && idle.length > 0)
          report(`a without href has ${idle.join(' ')}`)
      },
    })
    .on('[id]', {
      element(element) {
        const id = element.getAttribute('id')!
        if (ids.has(id)) report(`id ${id} twice`)
        ids.add(id)
      },
    })
    .on(OLD_ATTRIBUTES.map((each) => `[${each}]`).join(','), {
      element: ({ tagName }) => void report(`${tagName} with an attribute of old`),
    })
    .on('section, article', {
      element(element) {
        const part = { name: element.tagName, hasHeading: false }
        open.push(part)
        element.onEndTag(() => {
          open.splice(open.indexOf(part), 1)
          if (!part.hasHeading) report(`${part.name} without a heading`)
        })
      },
    })
    .on('h1, h2, h3, h4, h5, h6', {
      element() {
        for (const part of open) part.hasHeading = true
      },
    })
  await rewriter.transform(new Response(html)).text()
  if (!open[0]?.hasHeading) report('page without a heading')
  return faults
}

describe.each(LANGS)('the pages in %s', (lang) => {
  it('keep to the HTML standard where a checker found faults', async () => {
    const faults = await Promise.all((await pagesIn(lang)).map(faultsOf))
    expect(faults.flat()).toEqual([])
  })
})

it('the pages in Chinese name no host that mainland China blocks', async () => {
  const named = (await pagesIn('cn')).flatMap(({ path, html }) =>
    [...html.matchAll(BLOCKED)].map(([host]) => `${path}: ${host}`),
  )
  expect(named).toEqual([])
})
