import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { tourChange } from '../../../worker/contracts/tours/tour-changes'
import { TOUR_TEXTS } from '../../../worker/contracts/tours/tour-fields'
import { detailText } from '../../../web/desk/dashboard/audit-detail'
import type { FindText } from '../../../web/desk/dashboard/audit-words'
import { findText } from '../../support/texts'

/** Reads the locale files themselves, as the app's translations do. */
function textsOf(lang: Lang): FindText {
  return (key, values) => findText(lang, key)?.replace('{{id}}', values?.id ?? '') ?? null
}

/** Parts of a change that the log leaves out, or has under another name. */
const NO_FIELDS = new Set(
  'forumId tourId updatedAt seenUpdatedAt lang texts mustBeReady category joins'.split(' '),
)

const detailIn = (lang: Lang, action: string, detail: string, subjectId = '1') =>
  detailText({ action, detail, subjectId }, lang, textsOf(lang))

describe('the detail of an entry of the audit log', () => {
  it('names the changed fields of a tour in the language of the reader', () => {
    expect(detailIn('kr', 'tour.update', 'tripDays name.ca region')).toBe(
      '여행 일수, 이름 · English, 지역',
    )
  })

  it.each([
    ['tour.status', '2', '推荐'],
    ['inbox.answer', 'board', '在留言板回复'],
    ['inbox.state', 'done', '已完成'],
    ['quote.send', 'quote 3', '报价 3'],
    ['bank.refuse', 'booking 12', '预订 12'],
    ['member.unban', 'posts', '重新显示随之隐藏的帖子'],
    ['tour.updateextra', 'included.ca itinerary.cn', '包含 · English、日程 · 简体中文'],
    ['tour.duplicate', '4', '行程 4'],
    ['tour.restoreVersion', '31', ''],
    ['page.draft', 'kr, cn', '한국어、简体中文'],
    ['refund.propose', '12000 CAD, suppliers keep 500', 'C$120.00 · 供应商扣除的金额 C$5.00'],
    ['trip.cancel', 'weather, bookings 3 8', '天气 · 预订 3、预订 8'],
    ['manual.create', 'phone on_hold', '电话 · 已保留'],
    ['booking.reply', 'page', '邮件回复'],
    ['booking.balance', 'cash', '当天收现金'],
    ['bank.import', '12 rows, 2026-01-02 – 2026-01-30', '2026-01-02 – 2026-01-30'],
    ['member.ban', 'spam posts', '垃圾信息 · 隐藏该会员的所有帖子'],
  ])('of %s, "%s", has words', (action, stored, shown) => {
    expect(detailIn('cn', action, stored)).toBe(shown)
  })

  it.each(LANGS)('names every field that a change of a tour can have in %s', (lang) => {
    const stored = tourChange.parse({
      forumId: 1,
      updatedAt: 1,
      category: 1,
      joins: [],
      ...recordOf(TOUR_TEXTS, () => ''),
    })
    const fields = [...Object.keys(tourChange.in.shape), ...Object.keys(stored)].filter(
      (field) => !NO_FIELDS.has(field),
    )
    expect(fields).toContain('pricePerPerson')
    for (const field of fields) expect(detailIn(lang, 'tour.update', field), field).not.toBe(field)
  })

  it('names the settings as their form does', () => {
    expect(detailIn('kr', 'settings.change', 'wonPerCad, deposit', 'prices')).toBe(
      '캐나다 1달러당 원, 예약금',
    )
    expect(detailIn('ca', 'settings.change', 'address, chat, phone', 'company')).toBe(
      'Address, Chat, Phone',
    )
  })

  it('says that members get a mail about a published page', () => {
    expect(detailIn('ca', 'page.publish', '2026-12-01: ca, kr, mailed')).toBe(
      '2026-12-01 · English, 한국어, Tell members by e-mail',
    )
  })

  it('has the time of Calgary at which a tour goes live', () => {
    expect(detailIn('ca', 'tour.schedule', '2026-12-01T16:00:00.000Z')).toMatch(
      /December 1, 2026 at 10:00/,
    )
  })

  it('shows money as money, not as cents', () => {
    expect(detailIn('ca', 'bank.add', '12050 CAD')).toBe('C$120.50')
  })

  it.each(['2026-12-01 – 2026-12-05', 'tour/4/abc.webp', 'unheard-of thing', ''])(
    'stays as it is stored where it holds no code: %s',
    (stored) => {
      expect(detailIn('ca', 'resource.absent', stored)).toBe(stored)
    },
  )
})
