import { createInstance } from 'i18next'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Trans as LibraryTrans } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { Trans } from '../../../scripts/vite/stand-ins/trans'
import { LANGS } from '../../../worker/contracts/languages'
import accountsCa from '../../../web/platform/i18n/locales/app/ca/accounts.json'
import accountsCn from '../../../web/platform/i18n/locales/app/cn/accounts.json'
import accountsKr from '../../../web/platform/i18n/locales/app/kr/accounts.json'
import contactCa from '../../../web/platform/i18n/locales/app/ca/contact.json'
import contactCn from '../../../web/platform/i18n/locales/app/cn/contact.json'
import contactKr from '../../../web/platform/i18n/locales/app/kr/contact.json'
import requestCa from '../../../web/platform/i18n/locales/app/ca/request.json'
import requestCn from '../../../web/platform/i18n/locales/app/cn/request.json'
import requestKr from '../../../web/platform/i18n/locales/app/kr/request.json'

const i18n = createInstance()
await i18n.init({
  lng: 'ca',
  interpolation: { escapeValue: false },
  resources: {
    ca: { accounts: accountsCa, contact: contactCa, request: requestCa },
    cn: { accounts: accountsCn, contact: contactCn, request: requestCn },
    kr: { accounts: accountsKr, contact: contactKr, request: requestKr },
  },
})

const components = {
  terms: <b className="terms" />,
  privacy: <b className="privacy" />,
  refund: <b className="refund" />,
  nobr: <span className="whitespace-nowrap" />,
}

describe('a text with elements is written as the library writes it', () => {
  const texts = [
    ['accounts', 'quick.note'],
    ['contact', 'EmailSent'],
    ['contact', 'EmailSentLater'],
    ['request', 'terms.agree'],
    ['request', 'terms.member'],
  ] as const
  const cases = LANGS.flatMap((lang) => texts.map(([file, key]) => [lang, file, key] as const))
  it.each(cases)('%s %s %s', (lang, file, key) => {
    const t = i18n.getFixedT(lang, file)
    const values = { reference: 'M-12' }
    const props = { t, i18nKey: key, values, components } as ComponentProps<typeof Trans>
    const written = renderToStaticMarkup(<Trans {...props} />)
    expect(written).toContain('</')
    expect(written).toBe(renderToStaticMarkup(<LibraryTrans i18n={i18n} {...props} />))
  })

  it('with a value that has a tag of its own as text', () => {
    const t = i18n.getFixedT('ca', 'contact')
    const values = { reference: '<b>1</b>' }
    const markup = renderToStaticMarkup(
      <Trans t={t} i18nKey="EmailSent" {...{ values, components }} />,
    )
    expect(markup).toContain('(<span class="whitespace-nowrap">&lt;b&gt;1&lt;/b&gt;</span>)')
  })
})
