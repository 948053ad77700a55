import { describe, expect, it } from 'vitest'
import { openStatement } from '../../../web/bookings/desk/bank/import/read-statement'
import { decodeText } from '../../../web/bookings/desk/bank/import/files/decode-text'
import { inOldKorean } from '../../support/old-korean'
import { aFile, readFile, readLines } from '../../support/read-file'
import { useSteadyDay } from '../../support/steady-day'

useSteadyDay('2026-11-28')

/** Windows-1252 of text without its marks from 80 to 9F, but for the apostrophe. */
const western = (text: string) =>
  new Uint8Array(Array.from(text, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))))
const utf16 = (text: string, isBig: boolean) =>
  new Uint8Array(
    Array.from({ length: text.length }, (_, at) => {
      const code = text.charCodeAt(at)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }).flat(),
  )
const amountsOf = async (content: string | Uint8Array<ArrayBuffer>) =>
  (await readFile(aFile(content)))?.entries.map(({ amount }) => amount)

describe('the encoding of a file', () => {
  it.each([
    'O’Neil',
    'CHÂTEAU',
    'SÃO',
    'Zoé',
    'René Tremblay',
    'Côté',
    'Noël',
    'Müller',
    'Núñez',
    'Ægir',
    'façade',
    'Hélène Lefèvre',
    'élève',
  ])('of %s is Windows-1252', async (name) => {
    const read = await readFile(aFile(western(`Date,Description,Deposit\n2026-11-20,${name},5.00`)))
    expect(read?.entries.map(({ memo }) => memo)).toEqual([name])
  })

  it('of French column names is Windows-1252', async () => {
    expect(
      await amountsOf(western('Date,Description,Retrait,Dépôt,Solde\n2026-11-20,A,,50.00,50.00')),
    ).toEqual([50_00])
  })

  it('of every syllable is the old Korean one', () => {
    const header = '거래일시,입금,출금,내용\n'
    for (let code = 0xac00; code <= 0xd7a3; code += 1) {
      const text = `${header}${String.fromCharCode(code)}`
      if (decodeText(inOldKorean(text)) !== text) throw new Error(text)
    }
    const all = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at)).join('')
    expect(decodeText(inOldKorean(header + all))).toBe(header + all)
  })

  it.each([
    ['the first rare syllable', [0x81, 0x41], '갂'],
    ['one of the middle', [0x92, 0x4e], '묿'],
    ['the last', [0xc6, 0x52], '힣'],
  ])('has %s where other programs have it', (_what, bytes, syllable) => {
    expect(inOldKorean(syllable)).toEqual(new Uint8Array(bytes))
  })

  it('of Korean names without Korean column names is told by everyday syllables', () => {
    expect(decodeText(inOldKorean('Date,Name\n2026-11-20,김보기\n'))).toContain('김보기')
    expect(decodeText(new TextEncoder().encode('\uFEFF김보기'))).toBe('김보기')
  })

  it.each([
    ['little endian with a mark', new Uint8Array([0xff, 0xfe]), false],
    ['big endian with a mark', new Uint8Array([0xfe, 0xff]), true],
    ['little endian', new Uint8Array(), false],
    ['big endian', new Uint8Array(), true],
  ])('is UTF-16, %s', async (_what, mark, isBig) => {
    const text = utf16('거래일시\t출금\t입금\t내용\r\n2026-11-20\t0\t50,000\t홍길동\r\n', isBig)
    const read = await readFile(aFile(new Uint8Array([...mark, ...text]), 'statement.txt'))
    expect(read?.entries).toMatchObject([{ amount: 50_000, memo: '홍길동' }])
  })

  it.each([
    ['Chinese without a word of banks', [0xc0, 0xee, 0xc3, 0xf7]],
    ['Japanese', [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea]],
    ['UTF-8 beside Windows-1252', [0xc3, 0xa9, 0x20, 0x41, 0xe9]],
    ['an old French one of DOS', [0x44, 0x82, 0x70, 0x93, 0x74]],
  ])('is not guessed: %s', async (_what, bytes) => {
    const content = new Uint8Array([...new TextEncoder().encode('Date,Name,Amount\n'), ...bytes])
    expect(await openStatement(aFile(content))).toEqual({ fault: 'encoding' })
  })

  it('of a Chinese bank is its own', () => {
    // 日期,金额 and 李明
    const bytes = [
      0xc8, 0xd5, 0xc6, 0xda, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0a, 0xc0, 0xee, 0xc3, 0xf7,
    ]
    expect(decodeText(new Uint8Array(bytes))).toBe('日期,金额\n李明')
  })
})

describe('no row of a file is lost', () => {
  const rows = ['2026-11-03', '2026-11-04', '2026-11-05']
  const lines = (separator: string, text: string) =>
    [
      'Date\tDeposit\tText'.replaceAll('\t', separator),
      ...rows.map((day, at) => [day, '250.00', at === 0 ? text : 'B'].join(separator)),
    ].join('\n')

  it.each([
    ['an open quote between tabs', lines('\t', '"Banff tour M12345')],
    ['an open quote between commas', lines(',', '"Banff tour M12345')],
    ['a quote that closes in a later row', lines(',', '"Banff tour').replace(/B$/, 'tour"')],
    ['a quote inside a text', lines(',', 'the "best" tour')],
    ['an inch mark at the end', lines(',', 'skis 70"')],
    [
      'line ends of Windows in its first lines',
      `Title\r\n\r\n${lines(',', 'A').replace('\n', '\r\n')}`,
    ],
    ['one lone CR', lines(',', 'A').replaceAll('\n', '\r\n').replace('\r\n', '\r')],
    ['line ends of old Macs', lines(',', 'A').replaceAll('\n', '\r')],
    ['a declared separator', `sep=;\n${lines(';', 'A, B')}`],
    ['a quoted text of two lines', lines(',', '"Banff\ntour"')],
    ['a quoted text with a day of its own', lines(',', '"tour on\n2026-11-09"')],
  ])('with %s', async (_what, text) => {
    expect(await amountsOf(text)).toEqual([250_00, 250_00, 250_00])
  })

  it('without a word: an open quote among quoted commas is named', async () => {
    const text =
      'Date,Deposit,Text\n2026-11-03,"1,250.00","Banff\n2026-11-04,"1,250.00",B\n2026-11-05,250.00,C'
    expect(await openStatement(aFile(text))).toMatchObject({ fault: 'quotes', row: 2 })
  })

  it('a comma in a text does not move the amounts', async () => {
    const { faults, entries } = await readLines([
      'Date,Description,Out,In',
      '2026-11-20,FEE, 5,3.00,',
      '2026-11-20,B,,1.00',
    ])
    expect(faults).toMatchObject([{ row: 2, code: 'RowTooLong' }])
    expect(entries.map(({ row }) => row)).toEqual([3])
    const after = await readLines(['Date,Out,In,Description', '2026-11-20,,5.00,HONG, M482711'])
    expect(after.entries).toMatchObject([{ amount: 5_00, memo: 'HONG M482711' }])
  })
})
