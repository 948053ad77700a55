import { describe, expect, it } from 'vitest'
import {
  faultOf,
  firstTextOf,
  loadFirstTexts,
  NAMED_MAILS,
  nameOfTemplate,
  placesOfTemplate,
} from '../../../web/desk/settings/mails/first-texts'
import ca from '../../../web/platform/i18n/locales/desk/ca/desk.json'
import cn from '../../../web/platform/i18n/locales/desk/cn/desk.json'
import kr from '../../../web/platform/i18n/locales/desk/kr/desk.json'
import { toMailsDraft, toMailTexts } from '../../../web/desk/settings/mails/mails-form'
import { LANGS } from '../../../worker/contracts/languages'
import { MAIL_KINDS } from '../../../worker/contracts/mail-kinds'
import { findMailTextFault } from '../../../worker/contracts/settings/mail-texts'

const DESK_TEXTS = { kr, ca, cn }
const TEMPLATES = Object.values(MAIL_KINDS).flat()

describe('a text of a mail that is typed', () => {
  const fault = (text: string, first: string, path = 'money.tripTomorrow.intro') =>
    findMailTextFault({ path, text }, first)

  it('may leave out a name, and keeps what its readers need', () => {
    expect(fault('Hello', 'Hello {{name}}')).toBeNull()
    expect(fault('Hello', 'Enter {{code}}')).toEqual({ kind: 'missing', place: 'code' })
    expect(fault('{{code}}, {{name}}', 'Enter {{code}}')).toEqual({
      kind: 'unknown',
      place: 'name',
    })
  })

  it.each(['{', '}', '{code}', '{{code', '{{ code }}', '{{code}}}'])(
    'may not have the braces of %s',
    (text) => {
      expect(fault(`${text} {{code}}`, 'Enter {{code}}')).toEqual({ kind: 'braces' })
    },
  )

  it('is one line in a subject or on a button', () => {
    expect(fault('a\nb', 'a', 'money.tripTomorrow.subject')).toEqual({ kind: 'line' })
    expect(fault('a'.repeat(121), 'a', 'money.quoteSent.action')).toEqual({ kind: 'long' })
    expect(fault('a\nb', 'a')).toBeNull()
  })
})

describe('the first texts', () => {
  it.each(LANGS)(
    'have no fault in %s themselves, and each is of a mail or of several',
    async (lang) => {
      const texts = (await loadFirstTexts())['ca']
      const listed = [...TEMPLATES, null].flatMap((each) =>
        placesOfTemplate(texts, each, TEMPLATES),
      )
      expect(listed.toSorted()).toEqual(Object.keys(texts).toSorted())
      for (const path of listed) expect(faultOf(path, lang, firstTextOf(path, lang))).toBeNull()
    },
  )

  it('name each mail', async () => {
    const { ca } = await loadFirstTexts()
    for (const template of TEMPLATES) {
      expect(placesOfTemplate(ca, template, TEMPLATES), template).not.toEqual([])
      expect(nameOfTemplate(ca, template)).not.toMatch(/[{}[\]]/)
    }
    expect(nameOfTemplate(ca, 'quoteSent')).toBe('Your quote')
    expect(nameOfTemplate(ca, 'bookingRequestForDesk')).toBe('Request')
  })
})

it.each(LANGS)('no two mails have the same name in %s, and none has a gap', async (lang) => {
  const first = (await loadFirstTexts())[lang]
  const own: Record<string, string> = DESK_TEXTS[lang].settings.mails.names
  const names = TEMPLATES.map((each) => own[each] ?? nameOfTemplate(first, each))
  expect(Object.keys(own)).toEqual([...NAMED_MAILS])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => /“”|「」|^Re\b|\s\s|:$/.test(name))).toEqual([])
})

it('texts are stored as the API takes them', () => {
  const texts = [{ path: 'signature', lang: 'cn', text: '此致\n{{company}}' }] as const
  expect(toMailTexts(toMailsDraft(texts))).toEqual(texts)
})
