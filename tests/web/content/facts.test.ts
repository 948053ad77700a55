import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../../web/content/content'
import { writtenPageQuery } from '../../../web/platform/site/written-page'
import { siteQuery, toSite } from '../../../web/platform/site/site'
import {
  FIRST_VERSION,
  WRITTEN_PAGES,
  type WrittenPageName,
} from '../../../worker/contracts/written-pages/page-names'
import { factsOf, unknownFacts } from '../../../worker/contracts/written-pages/page-facts'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import type { SettingValues } from '../../../worker/contracts/settings/settings'
import { toPublicSettings } from '../../../worker/features/settings/settings.presenter'

const SOURCES = import.meta.glob<string>('../../../web/content/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

function load(
  page: WrittenPageName,
  lang: Lang,
  settings: SettingValues = FIRST_SETTINGS,
  html: string | null = null,
) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(siteQuery(lang).queryKey, toSite(toPublicSettings(settings), lang))
  queryClient.setQueryData(writtenPageQuery(page, lang).queryKey, {
    page,
    lang,
    html,
    version: FIRST_VERSION,
    startsOn: FIRST_VERSION,
    endsOn: null,
    state: 'current',
    versions: [],
  })
  const context = { lang, queryClient, readAsset: () => Promise.reject(new Error('no asset')) }
  return loadContent(page, context, Promise.resolve({ founder: 'Kim' }))
}

describe('a written page', () => {
  it.each(LANGS)('in %s names only what the company can set', async (lang) => {
    for (const page of WRITTEN_PAGES) {
      const source = SOURCES[`../../../web/content/${page}.${lang}.md`] ?? ''
      expect([page, source.length > 500, unknownFacts(page, source)]).toEqual([page, true, []])
      expect(await load(page, lang)).not.toMatch(/\{\{|%7B%7B/)
    }
  })

  it.each(WRITTEN_PAGES)('%s can show every fact that the desk offers', async (page) => {
    for (const fact of factsOf(page)) {
      const html = await load(page, 'ca', FIRST_SETTINGS, `<p>{{${fact}}}</p>`)
      expect([fact, html]).not.toEqual([fact, '<p>–</p>'])
    }
    const unknown = await load(page, 'ca', FIRST_SETTINGS, '<p>{{constructor.name}}</p>')
    expect(unknown).toBe('<p>–</p>')
  })

  it('keeps the reader’s language in links to other pages, and leaves other links as they are', async () => {
    const link = (to: string) => `<a href="${to}">x</a>`
    const own = ['/', '/tandc', '/travel?q=1#top', '/ceo-cn', '/icons/a.png', '//far.example']
    const html = await load('career', 'kr', FIRST_SETTINGS, own.map(link).join(''))
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      '/kr /tandc-kr /travel-kr?q=1#top /ceo-cn /icons/a.png //far.example'.split(' '),
    )
  })

  it.each(LANGS)('in %s has the bank account and the address that are set now', async (lang) => {
    const bank = {
      ...FIRST_SETTINGS.bank,
      canadian: { ...FIRST_SETTINGS.bank.canadian, accountNumber: '7654321', bankName: 'B & C' },
    }
    const company = { ...FIRST_SETTINGS.company, email: 'new@lakes.example' }
    const html = await load('tandc', lang, { ...FIRST_SETTINGS, bank, company })
    expect(html).toContain('7654321')
    expect(html).toContain('B &#38; C')
    expect(html).toContain('href="mailto:new@lakes.example"')
    expect(html).not.toContain(FIRST_SETTINGS.company.email)
  })
})
