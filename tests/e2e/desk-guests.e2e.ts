import { writeOds } from 'hucre/ods'
import { expect, it } from 'vitest'
import { openAdmin } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  overflowOf,
  PHONE,
  takeFullPicture,
} from './support/browser'

const WORDS = {
  ca: {
    twice: 'Has travelled with us twice',
    once: 'Has travelled with us once',
    search: 'Name, e-mail or phone number',
    import: 'Import guests',
    choose: 'Choose a file',
    add: 'Import 2 guests',
    note: 'Note',
    save: 'Save',
    saved: 'The record is saved.',
    compare: 'Compare',
    merge: 'Merge',
    merged: 'The records are merged.',
    undo: 'Undo',
    erase: 'Erase guest',
  },
  kr: {
    twice: '두 번 다녀가신 고객입니다',
    once: '한 번 다녀가신 고객입니다',
    search: '이름, 이메일, 전화번호',
    import: '고객 가져오기',
    choose: '파일 선택',
    add: '고객 2명 가져오기',
    note: '메모',
    save: '저장',
    saved: '고객 기록을 저장했습니다.',
    compare: '비교하기',
    merge: '합치기',
    merged: '기록을 합쳤습니다.',
    undo: '되돌리기',
    erase: '고객 정보 삭제',
  },
  cn: {
    twice: '来过两次的老客人',
    once: '来过一次的老客人',
    search: '姓名、邮箱或电话号码',
    import: '导入客人',
    choose: '选择文件',
    add: '导入 2 位客人',
    note: '备注',
    save: '保存',
    saved: '档案已保存。',
    compare: '比较',
    merge: '合并',
    merged: '档案已合并。',
    undo: '撤销',
    erase: '删除客人资料',
  },
} as const
const LOOKS = [
  ['ca', DESKTOP],
  ['kr', PHONE],
  ['cn', DESKTOP],
  ['ca', PHONE],
] as const
let sequence = 0

/** A request of a guest who calls, by an address and a number. */
async function aCall(name: string, email: string, phone: string): Promise<number> {
  const { accessToken: token } = await sessionOf(ADMIN)
  const call = {
    source: 'phone',
    tourId: 1,
    day: '2027-07-01',
    party: { adults: 2, children: 0 },
    lang: 'kr',
    pickup: { kind: 'calgary' },
    name,
    email,
    phone,
  }
  return (await send<{ id: number }>('/api/admin/bookings', call, token)).id
}

const asCsv = async (rows: string[][]) => ({
  name: 'guests.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(',')).join('\n')),
})

const asOds = async (rows: string[][]) => ({
  name: 'guests.ods',
  mimeType: 'application/vnd.oasis.opendocument.spreadsheet',
  buffer: Buffer.from(await writeOds({ sheets: [{ name: 'Guests', rows }] })),
})

it.each(LOOKS)(
  'past guests are imported, known again, merged and separated: %s, %o',
  async (lang, size) => {
    sequence += 1
    const words = WORDS[lang]
    const shot = (name: string) => takeFullPicture(page, `guests-${lang}-${size.width}-${name}`)
    const tag = `${Date.now()}`.slice(-6)
    const number = `403${sequence}${tag}`
    const [email, other] = [`minji${tag}@example.com`, `jun${tag}@example.com`]
    const [name, friend] = [`Minji Kim ${tag}`, `Jun Park ${tag}`]
    const page = await openAdmin(`/admin/guests-${lang}`)
    await page.setViewportSize(size)

    // Imported after a preview.
    await page.getByRole('button', { name: words.import }).click()
    const dialog = page.getByRole('dialog')
    const list = [
      ['Name', 'E-mail', 'Phone', 'Language', 'Note', 'Trips', 'Last trip'],
      [name, email, '', 'Korean', 'Vegan', '2', '2024-07-01'],
      [friend, other, '', '', '', '1', '2023-09-12'],
      ['No contact', '', '', '', '', '', ''],
    ]
    const file = await (lang === 'kr' ? asOds : asCsv)(list)
    await dialog.getByLabel(words.choose).setInputFiles(file)
    await dialog.getByRole('button', { name: words.add }).waitFor()
    await expectAccessible(page)
    await shot('import')
    await dialog.getByRole('button', { name: words.add }).click()
    await expect.poll(() => dialog.count()).toBe(0)

    // The next request of theirs says that they have been here twice.
    const booking = await aCall(name, email, `+1 ${number}`)
    await aCall(friend, other, number)
    await page.goto(`/admin/bookings/${booking}-${lang}`)
    const again = page.getByRole('link', { name: words.twice })
    await again.waitFor()
    await shot('booking')
    await again.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText(words.twice).waitFor()
    await page.getByLabel(words.note, { exact: true }).fill('Window seat')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await page.getByText(words.saved).first().waitFor()

    // Another form of the number finds both; they are compared and merged, and that is undone.
    await page.goto(`/admin/guests-${lang}`)
    await page.getByRole('searchbox', { name: words.search }).fill(`1-${number}`)
    await expect.poll(() => page.locator('#main [data-row]').count()).toBe(2)
    await page.waitForURL(/q=/)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.locator('table[aria-busy]').count()).toBe(0)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await shot('list')
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: words.compare }).click()
    await page.getByRole('dialog').getByText(words.once).waitFor()
    await expectAccessible(page)
    await shot('merge')
    await page.getByRole('dialog').getByRole('button', { name: words.merge, exact: true }).click()
    await page.getByText(words.merged).first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: words.compare }).count()).toBe(0)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await shot('guest')
    await page.getByRole('button', { name: words.undo }).first().click()
    await page.getByRole('button', { name: words.compare }).waitFor()
    expect(await page.getByRole('button', { name: words.erase }).count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  },
)
