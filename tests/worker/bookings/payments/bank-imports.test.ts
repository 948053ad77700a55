import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { BankEntries } from '../../../../worker/contracts/bookings/bank-entries'
import type {
  BankImports,
  ImportReceipt,
  NewImport,
} from '../../../../worker/contracts/bookings/bank-imports'
import { auditLog } from '../../../../worker/db/schema/audit'
import { bankEntries, paymentClaims, refunds } from '../../../../worker/db/schema/payments'
import {
  isFileFault,
  openStatement,
  readWith,
  toImport,
} from '../../../../web/bookings/desk/bank/import/read-statement'
import { aBankDesk, aHold, aReference, aStatement, BANK_DAY } from '../../../support/bank'
import { send } from '../../../support/accounts'
import { asGuest, claimForm, guestOf } from '../../../support/booking-builders'
import { db, unique } from '../../../support/builders'
import { allowLogs, errorLines } from '../../../support/logs'
import { chaosAround } from '../../../faults/support/chaos'
import { fixture } from '../../media/fixtures'
import { codeOf, errorOf } from '../../../support/request'
import { fileOf, statementSamples } from '../../../support/statements'

const desk = await aBankDesk()
const entriesOf = (account: string) =>
  db.select().from(bankEntries).where(eq(bankEntries.account, account))

const importing = async (statement: NewImport, as = desk) => {
  const response = await as.call('imports', statement)
  return { status: response.status, ...(await response.json<ImportReceipt & { code?: string }>()) }
}

/** The request of the import screen for a file. */
async function sentFor(file: File, account: string): Promise<NewImport> {
  const opened = await openStatement(file)
  if (isFileFault(opened) || !opened.layout?.dayOrder) throw new Error('cannot be read')
  const layout = { ...opened.layout, dayOrder: opened.layout.dayOrder }
  return toImport(opened, layout, readWith(opened, layout), { account })
}

const samples = statementSamples(`M${aReference()}`, `M${aReference()}`)

describe.each(samples)('a statement of $bank', (sample) => {
  it('is read by the screen and imported; a second time, in any order, it adds nothing', async () => {
    const reader = await aBankDesk()
    const account = `${sample.bank} ${unique()}`
    const statement = await sentFor(fileOf(sample), account)
    expect(statement.rows.map(({ amount }) => amount)).toEqual(sample.came)
    expect(statement.currency).toBe(sample.currency)
    expect(await importing(statement, reader)).toMatchObject({ status: 201, added: 2, known: 0 })
    expect(await importing(statement, reader)).toMatchObject({
      status: 409,
      code: 'AlreadyImported',
      added: 0,
      known: 2,
    })
    const turned = { ...statement, rows: statement.rows.toReversed(), fileHash: 'f'.repeat(64) }
    expect(await importing(turned, reader)).toMatchObject({ status: 201, added: 0, known: 2 })
    expect(await entriesOf(account)).toHaveLength(2)
  })
})

describe('money that the bank took back', () => {
  const GONE = '2026-01-09'
  const file = (account: string, name: string, ...lines: string[]) =>
    sentFor(
      new File([['Date,Description,Amount', ...lines].join('\n')], `${name}.csv`, {
        type: 'text/csv',
      }),
      account,
    )
  const shown = async (memo: string) => {
    const answer = await desk.call(`entries?q=${encodeURIComponent(memo)}`)
    return (await answer.json<BankEntries>()).entries.map(
      ({ takenBackOn, preselected, proposals }) => [takenBackOn, preselected, proposals.length],
    )
  }

  it.each([
    ['in the same file', [[0, 1]]],
    ['in a later file that has both', [[0], [0, 1]]],
    ['in a later file without the entry', [[0], [2, 1]]],
  ] as const)('%s is marked, and is preselected no more', async (_which, files) => {
    const [{ id, reference }, own] = [await aHold(), await aBankDesk()]
    const account = `Account ${unique()}`
    const came = `${BANK_DAY},E-TRANSFER M${reference},20.00`
    const lines = [
      came,
      `${GONE},E-TRANSFER REVERSED M${reference},-20.00`,
      `${GONE},OTHER ${unique()},1.00`,
    ]
    const [first, ...others] = await Promise.all(
      files.map((rows, n) => file(account, `${unique()} ${n}`, ...rows.map((row) => lines[row]!))),
    )
    expect((await importing(first!, own)).status).toBe(201)
    if (others.length > 0) expect(await shown(`M${reference}`)).toEqual([[null, id, 1]])
    for (const later of others) expect((await importing(later, own)).status).toBe(201)
    expect(await shown(`M${reference}`)).toEqual([[GONE, null, 1]])
  })

  it('leaves an entry of another amount, account, payer or later day as it is', async () => {
    const [{ id, reference }, own] = [await aHold(), await aBankDesk()]
    const [account, other] = [`Account ${unique()}`, `Account ${unique()}`]
    await importing(await file(account, 'a', `${BANK_DAY},E-TRANSFER M${reference},20.00`), own)
    const one = `${GONE},ONE MORE ${unique()},1.00`
    const back = (day: string, memo: string, amount: string) => `${day},REVERSED ${memo},-${amount}`
    for (const [where, line] of [
      [account, back(GONE, `M${reference}`, '20.01')],
      [other, back(GONE, `M${reference}`, '20.00')],
      [account, back(GONE, 'A STRANGER', '20.00')],
      [account, back('2026-01-04', `M${reference}`, '20.00')],
    ] as const)
      expect((await importing(await file(where, `${unique()}`, one, line), own)).status).toBe(201)
    expect(await shown(`M${reference}`)).toEqual([[null, id, 1]])
  })
})

describe('an import', () => {
  it('keeps equal rows of a day, adds only the new ones of a longer file, and says how many may be for a booking', async () => {
    const { reference } = await aHold()
    const account = `Account ${unique()}`
    const named = { memo: `e-Transfer M${reference}` }
    const first = aStatement([named, { memo: 'COFFEE' }, { memo: 'COFFEE' }], { account })
    expect(await importing(first)).toEqual({ status: 201, added: 3, known: 0, proposals: 1 })
    const longer = aStatement([...first.rows, { memo: 'coffee ' }, { memo: 'TEA' }], { account })
    expect(await importing(longer)).toMatchObject({ added: 2, known: 3 })
  })

  it('of one file, sent ten times at once, adds its rows once', async () => {
    const account = `Account ${unique()}`
    const rows = Array.from({ length: 20 }, (_, index) => ({ memo: `ROW ${index}` }))
    const statement = aStatement(rows, { account })
    const all = await Promise.all(Array.from({ length: 10 }, () => importing(statement)))
    expect(all.reduce((sum, { added }) => sum + added, 0)).toBe(20)
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await entriesOf(account)).toHaveLength(20)
  })

  it('sent again with its request key gets the first answer', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const statement = aStatement([{ memo: 'ONE' }])
    const send = () => desk.call('imports', statement, { headers })
    const [one, two] = [await send(), await send()]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(await one.json()).toEqual(await two.json())
    const other = await desk.call('imports', { ...statement, fileName: 'b.csv' }, { headers })
    expect(await errorOf(other)).toBe('KeyReused')
  })

  it('is listed with its account, days and numbers, and in the audit without payers or texts', async () => {
    const payer = `PAYER ${unique()}`
    const statement = aStatement([{ payer, memo: `SECRET ${payer}` }, { day: '2026-01-07' }])
    await importing(statement)
    const { imports, accounts } = await (await desk.call('imports')).json<BankImports>()
    expect(imports.find(({ account }) => account === statement.account)).toMatchObject({
      added: 2,
      known: 0,
      firstDay: BANK_DAY,
      lastDay: '2026-01-07',
      balanceOk: null,
    })
    expect(accounts).toContainEqual({ name: statement.account, currency: 'CAD' })
    const audited = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, statement.account))
    expect(audited.map(({ action }) => action)).toEqual(['bank.import'])
    expect(JSON.stringify(audited)).not.toContain(payer)
  })

  it('ends after twenty files a day', async () => {
    const other = await aBankDesk()
    const codes = []
    for (let file = 0; file < 21; file += 1)
      codes.push((await importing(aStatement([{ memo: `FILE ${file}` }]), other)).status)
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  })

  it.each([
    ['without an account', { account: ' ' }],
    ['without a hash', { fileHash: '1' }],
    ['of no rows', { rows: [] }],
    ['of more than 5,000 rows', { rows: Array.from({ length: 5001 }, () => aRow({})) }],
    ['of money that went out', { rows: [aRow({ amount: -1 })] }],
    ['of no day', { rows: [aRow({ day: '2026-02-30' })] }],
    ['of a text with a line break', { rows: [aRow({ memo: 'a\nb' })] }],
    ['of a long text', { rows: [aRow({ memo: 'a'.repeat(301) })] }],
    ['in gold', { currency: 'XAU' as 'CAD' }],
  ])('%s is refused', async (_what, fields: Partial<NewImport>) => {
    const statement = aStatement([{}], fields)
    expect((await desk.call('imports', statement)).status).toBe(422)
    expect(await entriesOf(statement.account)).toEqual([])
  })

  it('has 5,000 rows at most, and finds its proposals among them', async () => {
    const { reference } = await aHold()
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      payer: `PAYER ${index}`,
      memo: index === 4999 ? `e-Transfer M${reference}` : `e-Transfer ${index}`,
      amount: 10_000_000 + index,
    }))
    rows[4999] = { ...rows[4999]!, amount: 2000 }
    const receipt = await importing(aStatement(rows))
    expect(receipt).toMatchObject({ status: 201, added: 5000, known: 0, proposals: 1 })
  })
})

it('an import, a match, a claim and a refund log no payer, account, text, reference, payee or file', async () => {
  allowLogs('api.failed', 'api.error')
  const booking = await aHold()
  const secrets = {
    payer: 'Zaubermann Quist',
    account: 'Vault 99887766',
    memo: 'for the lakes 4471',
    fileName: 'private-vault.csv',
    payee: 'Aunt Quist 5566',
    reason: 'She asked by phone 7788',
  }
  const { payer, account, memo, fileName, payee, reason } = secrets
  const text = `${memo} M${booking.reference}`
  const row = { payer, memo: text, amount: 2000 }
  const broken = chaosAround(env, ({ store, size }) =>
    store === 'db' && size > 2 ? { mode: 'fail-before' } : undefined,
  )
  const lines: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  // Each call twice: failing, then succeeding.
  for (const sent of [{ bindings: broken.bindings }, {}]) {
    await desk.call('imports', aStatement([row], { account, fileName }), sent)
    const [entry] = await entriesOf(account)
    const matches = [{ bookingId: booking.id, version: booking.version, amount: 500 }]
    if (entry) await desk.call(`entries/${entry.id}/match`, matches, sent)
    const form = claimForm({ payer, receipt: fixture('jpeg') })
    await asGuest(`${booking.pid}/claims`, form, guestOf(booking), sent)
    const money = (path: string, body: object, method = 'POST') =>
      send(`/api/admin/bookings/${booking.id}/${path}`, body, {
        ...sent,
        token: desk.token,
        method,
      })
    await money('refunds', { amount: 100, payee, reason })
    const [refund] = await db.select().from(refunds).where(eq(refunds.bookingId, booking.id))
    if (!refund) continue
    await money(`refunds/${refund.id}`, { status: 'approved', version: 1 }, 'PATCH')
    await money(`refunds/${refund.id}`, { status: 'sent', version: 2, day: BANK_DAY }, 'PATCH')
    expect((await db.select().from(refunds).where(eq(refunds.id, refund.id)))[0]?.status).toBe(
      'sent',
    )
  }
  spy.mockRestore()
  const [claim] = await db
    .select()
    .from(paymentClaims)
    .where(eq(paymentClaims.bookingId, booking.id))
  const said = [...lines, JSON.stringify(errorLines())].join('\n')
  expect([lines.length > 5, errorLines().length > 1, claim?.receiptKey]).toEqual([
    true,
    true,
    expect.any(String),
  ])
  for (const secret of [...Object.values(secrets), booking.reference, claim?.receiptKey ?? ''])
    expect(said).not.toContain(secret)
})

describe('the same money in two files', () => {
  const listed = async (account: string, memo: string) => {
    const response = await desk.call(`entries?status=waiting&q=${encodeURIComponent(memo)}`)
    const { entries } = await response.json<BankEntries>()
    return entries
      .filter((entry) => entry.account === account)
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ day, maybeSame }) => [day, maybeSame.map((other) => other.day)])
  }
  const FIRST = '2026-01-21'

  it.each([
    ['pending, then posted a day later', { day: '2026-01-22' }, true],
    [
      'with a text that has lost its stars',
      { memo: (text: string) => text.replaceAll('*', '') },
      true,
    ],
    ['with spaces and a number of the bank', { memo: (text: string) => `${text}  000123` }, true],
    ['four days later', { day: '2026-01-25' }, false],
    ['of another sum', { amount: 2001 }, false],
    ['of another person', { day: '2026-01-22', memo: () => `ROBIN ${unique()}` }, false],
  ] as const)('%s', async (_what, second, isSame) => {
    const as = await aBankDesk()
    const text = `***Abc${unique()} HONG`
    const row = { day: FIRST, amount: 2000, payer: null, memo: text }
    const one = aStatement([row])
    const memo = 'memo' in second ? second.memo(text) : text
    const two = aStatement([{ ...row, ...second, memo }], { account: one.account })
    expect(await importing(one, as)).toMatchObject({ status: 201, added: 1 })
    expect(await importing(two, as)).toMatchObject({ status: 201, added: 1, known: 0 })
    const search = text.replaceAll('*', '').split(' ')[0] ?? ''
    const [first] = await listed(one.account, search)
    const day = 'day' in second ? second.day : FIRST
    expect(first).toEqual([FIRST, isSame ? [day] : []])
  })

  it('is not asked about between rows of one file, which the bank tells apart', async () => {
    const as = await aBankDesk()
    const memo = `E-TRANSFER HONG${unique()}`
    const statement = aStatement([
      { day: FIRST, memo },
      { day: '2026-01-22', memo },
    ])
    await importing(statement, as)
    expect(await listed(statement.account, memo)).toEqual([
      [FIRST, []],
      ['2026-01-22', []],
    ])
  })

  it('is not asked about between accounts', async () => {
    const as = await aBankDesk()
    const memo = `E-TRANSFER HONG${unique()}`
    const [one, two] = [aStatement([{ day: FIRST, memo }]), aStatement([{ day: FIRST, memo }])]
    await importing(one, as)
    await importing(two, as)
    expect(await listed(one.account, memo)).toEqual([[FIRST, []]])
  })

  it('is known under any spelling of the account', async () => {
    const as = await aBankDesk()
    const rows = [{ day: FIRST, memo: `HONG${unique()}` }]
    const name = `rbc  Chequing ${unique()}`
    expect(await importing(aStatement(rows, { account: name }), as)).toMatchObject({ added: 1 })
    const typed = name.replace('  ', ' ').replace('rbc', 'ＲＢＣ')
    expect(await importing(aStatement(rows, { account: typed }), as)).toMatchObject({
      status: 201,
      added: 0,
      known: 1,
    })
    const known = await entriesOf(name)
    expect(known).toHaveLength(1)
  })
})

describe('a day to come', () => {
  const inDays = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

  it.each([3, 32])('in %i days is refused, and nothing of its file is stored', async (days) => {
    const as = await aBankDesk()
    const statement = aStatement([{}, { day: inDays(days) }])
    expect(await importing(statement, as)).toMatchObject({ status: 422, code: 'Invalid' })
    expect(await entriesOf(statement.account)).toEqual([])
    const entry = { account: 'RBC', currency: 'CAD', day: inDays(days), amount: 2000 }
    expect(await codeOf(await desk.call('entries', entry))).toEqual([422, 'Invalid'])
  })

  it('may be today’s in Korea', async () => {
    const as = await aBankDesk()
    const statement = aStatement([{ day: inDays(0) }], { currency: 'KRW' })
    expect(await importing(statement, as)).toMatchObject({ status: 201, added: 1 })
  })
})

describe('a mapping', () => {
  it('is kept by account and kind of file, and the later one replaces the earlier', async () => {
    const mapping = {
      account: `Account ${unique()}`,
      headerHash: 'b'.repeat(64),
      currency: 'CAD',
      dayOrder: 'dmy',
      columns: { day: 0, in: 2, out: 3, text: [1], balance: 4 },
      words: { eingang: 'in', zwielicht: 'counts' },
    }
    const save = (fields: object = {}) => desk.call('mappings', { ...mapping, ...fields })
    expect((await save()).status).toBe(200)
    expect((await save({ dayOrder: 'mdy' })).status).toBe(200)
    const { mappings } = await (
      await desk.call('mappings')
    ).json<{ mappings: { account: string }[] }>()
    expect(mappings.filter(({ account }) => account === mapping.account)).toEqual([
      { ...mapping, dayOrder: 'mdy' },
    ])
  })

  it('keeps words where the header names the columns', async () => {
    const account = `Account ${unique()}`
    const mapping = { account, headerHash: 'd'.repeat(64), currency: 'CAD', dayOrder: 'ymd' }
    const taught = { ...mapping, columns: null, words: { ausgang: 'out' } }
    expect((await desk.call('mappings', taught)).status).toBe(200)
    const { mappings } = await (
      await desk.call('mappings')
    ).json<{ mappings: { account: string }[] }>()
    expect(mappings.find((each) => each.account === account)).toEqual(taught)
  })

  it.each([
    ['with an unknown meaning', { words: { eingang: 'maybe' } }],
    ['without an amount', { columns: { day: 0, text: [1] } }],
    ['of a column before the first', { columns: { day: -1, in: 1, text: [] } }],
    ['without an account', { account: '' }],
  ])('%s is refused', async (_what, fields) => {
    const mapping = { account: 'A', headerHash: 'c'.repeat(64), currency: 'CAD', dayOrder: null }
    const columns = { day: 0, in: 1, text: [] }
    expect((await desk.call('mappings', { ...mapping, columns, ...fields })).status).toBe(422)
  })
})

describe('the list of entries', () => {
  it.each([
    ['홍길동찾', ['홍길동찾'.normalize('NFD'), '홍 길동찾', '홍\u200B길동찾', '길동찾']],
    [
      'KIM CHULSOO FINDME',
      ['kim chulsoo findme', 'kimchulsoo findme', 'ＣＨＵＬＳＯＯ ＦＩＮＤＭＥ'],
    ],
  ])('finds the payer %s in any form of the name', async (payer, searches) => {
    const { id } = await desk.addEntry({ payer })
    for (const q of searches) expect((await desk.findEntry(id, 'waiting', q))?.payer, q).toBe(payer)
  })

  it('continues after its last row and finds texts and amounts', async () => {
    const mark = `FIND${unique()}`
    const rows = Array.from({ length: 30 }, (_, index) => ({
      memo: `${mark} ${index}`,
      amount: 7_000_000 + index,
    }))
    await importing(aStatement(rows))
    const read = async (query: string) => (await desk.call(`entries?${query}`)).json<BankEntries>()
    const first = await read(`q=${mark.toLowerCase()}`)
    expect([first.entries.length, first.cursor === null]).toEqual([25, false])
    const second = await read(`q=${mark}&cursor=${encodeURIComponent(first.cursor ?? '')}`)
    expect([second.entries.length, second.cursor]).toEqual([5, null])
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(new Set(ids).size).toBe(30)
    const found = await read('q=70%2C000.07')
    expect(found.entries.map(({ memo }) => memo)).toContain(`${mark} 7`)
    expect(first.counts.waiting).toBeGreaterThanOrEqual(30)
  })
})

function aRow(fields: Partial<NewImport['rows'][number]>): NewImport['rows'][number] {
  return { day: BANK_DAY, amount: 100, payer: null, memo: '', ...fields }
}
