import { access } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { headTags, renderTags, scriptJson } from '../../../web/platform/head/head'
import { pageHead } from '../../../web/platform/head/page-head'
import type { Site } from '../../../web/platform/site/site'
import { headOfPage } from '../../../web/routes/-root'

const site = { company: { name: 'Moraine Private Tours' } } as Site

const HOSTILE = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; alert(1)//",
  '<!--',
  '&lt;b&gt;',
]

describe("a page's head", () => {
  it.each(HOSTILE)('writes %s as text only', (text) => {
    const head = pageHead({
      site,
      origin: 'https://x',
      lang: 'kr',
      path: '/',
      title: text,
      description: text,
      jsonLd: [{ name: text }],
    })
    const html = renderTags(
      headTags({ meta: head.meta, links: head.links, headScripts: head.scripts }),
    )
    const scripts = html.match(/(?<=ld\+json" data-page="">).*?(?=<\/script>)/g) ?? []
    expect(scripts.map((script) => JSON.parse(script))).toEqual([{ name: text }])
    const withoutTags = html
      .replace(/(?<=<script[^>]*>).*?(?=<\/script>)/g, '')
      .replace(/<(title|meta|link|script)( [\w:-]+="[^"]*")*>|<\/(title|script)>/g, '')
    expect(withoutTags).not.toMatch(/[<>]/)
  })

  it('has the company name in its title, also on the page of a place of that name', () => {
    const titleOf = (title: string) => {
      const { meta } = pageHead({
        site,
        origin: 'https://x',
        lang: 'ca',
        path: '/',
        title,
        description: 'b',
      })
      return meta.find((tag) => 'title' in tag)?.title
    }
    expect(titleOf('Lake Louise and Moraine Lake')).toBe(
      'Lake Louise and Moraine Lake · Moraine Private Tours',
    )
    expect(titleOf('Moraine Private Tours')).toBe('Moraine Private Tours')
  })

  it('links itself as canonical and its three languages by their BCP 47 codes', () => {
    const { links } = pageHead({
      site,
      origin: 'https://x',
      lang: 'kr',
      path: '/ceo',
      title: 'a',
      description: 'b',
    })
    expect(links).toEqual([
      { rel: 'canonical', href: 'https://x/ceo-kr' },
      { rel: 'alternate', hreflang: 'ko', href: 'https://x/ceo-kr' },
      { rel: 'alternate', hreflang: 'en-CA', href: 'https://x/ceo-ca' },
      { rel: 'alternate', hreflang: 'zh-Hans', href: 'https://x/ceo-cn' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://x/ceo-ca' },
      { rel: 'alternate', type: 'application/atom+xml', href: 'https://x/feed-kr.xml' },
    ])
  })

  it.each([
    ['/ceo', 'kr', 'ceo-kr'],
    ['/contact', 'cn', 'contact-cn'],
    ['/', 'ca', 'home-ca'],
    ['/privacy', 'cn', 'home-cn'],
  ] as const)('of %s in %s has the preview image %s, which exists', async (path, lang, name) => {
    const { meta } = pageHead({
      site,
      origin: 'https://x',
      lang,
      path,
      title: 'a',
      description: 'b',
    })
    expect(meta).toContainEqual({
      property: 'og:image',
      content: `https://x/preview/${name}.jpg`,
    })
    await expect(
      access(new URL(`../../../web/public/preview/${name}.jpg`, import.meta.url)),
    ).resolves.toBeUndefined()
  })

  it('links the board feed on pages that have one', () => {
    const page = {
      site,
      origin: 'https://x',
      lang: 'cn',
      path: '/board/1',
      title: 'a',
      description: 'b',
    } as const
    const feeds = pageHead({ ...page, hasBoardFeed: true }).links.filter((link) => 'type' in link)
    expect(feeds.map(({ href }) => href)).toEqual([
      'https://x/feed-cn.xml',
      'https://x/board-cn.xml',
    ])
  })

  it('is that of the deepest route which has one', () => {
    const tags = headTags(
      headOfPage([
        { meta: [{ title: 'a' }], links: [{ rel: 'canonical', href: '/a' }] },
        { meta: [{ title: 'b' }], links: [{ rel: 'canonical', href: '/b' }] },
        {},
      ] as unknown as Parameters<typeof headOfPage>[0]),
    )
    expect(renderTags(tags).match(/<title/g)).toHaveLength(1)
    expect(renderTags(tags)).toContain('b</title>')
    expect(renderTags(tags)).toContain('href="/b"')
    expect(renderTags(tags)).not.toContain('href="/a"')
  })

  it('escapes text that would end a script', () => {
    expect(scriptJson('</script>\u2028')).toBe(String.raw`"\u003c/script>\u2028"`)
  })
})
