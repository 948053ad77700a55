import { expect, it } from 'vitest'
import { textLang } from '../../../web/platform/i18n/text-lang'

it.each([
  ['모레인 호수', 'ko'],
  ['Moraine Lake 주차 문의', 'ko'],
  ['早上五点半的 Moraine Lake', 'zh-Hans'],
  ['Halal lunch and two car seats?', 'en'],
  ['Thank you, 감사합니다 to everyone at the company', 'en'],
  ['12 : 30 🏔', undefined],
  ['', undefined],
])('the language of %j is %s', (text, lang) => {
  expect(textLang(text)).toBe(lang)
})
