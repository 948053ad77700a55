import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../../web/content/content'
import { siteQuery, toSite } from '../../../web/platform/site/site'
import { FIRST_SETTINGS } from '../../../worker/contracts/first-settings'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import type { SettingValues } from '../../../worker/contracts/settings'
import { toPublicSettings } from '../../../worker/features/settings/settings.presenter'

const PAGES = ['ceo', 'career', 'attention', 'tandc', 'privacy', 'safety'] as const

function load(page: (typeof PAGES)[number], lang: Lang, settings: SettingValues = FIRST_SETTINGS) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(siteQuery(lang).queryKey, toSite(toPublicSettings(settings), lang))
  const context = { lang, queryClient, readAsset: () => Promise.reject(new Error('no asset')) }
  return loadContent(page, context, Promise.resolve({ founder: 'Kim' }))
}

describe('a written page', () => {
  it.each(LANGS)('in %s names only what the company can set', async (lang) => {
    for (const page of PAGES) expect(await load(page, lang)).not.toMatch(/\{\{|%7B%7B/)
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
