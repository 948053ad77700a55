/** One file of each bank that the desk reads, with the references of two bookings and the money received. */

interface StatementSample {
  bank: string
  name: string
  currency: 'CAD' | 'KRW'
  encoding: 'utf-8' | 'euc-kr'
  text: string
  /** Amounts received, in cents or won, in the order of the file. */
  came: number[]
}

/** A TextEncoder cannot write the old encoding of Korean banks' files: only these characters are used. */
const EUC_KR: Record<string, number[]> = {
  거: [0xb0, 0xc5],
  래: [0xb7, 0xa1],
  일: [0xc0, 0xcf],
  시: [0xbd, 0xc3],
  적: [0xc0, 0xfb],
  요: [0xbf, 0xe4],
  기: [0xb1, 0xe2],
  재: [0xc0, 0xe7],
  내: [0xb3, 0xbb],
  용: [0xbf, 0xeb],
  찾: [0xc3, 0xa3],
  으: [0xc0, 0xb8],
  신: [0xbd, 0xc5],
  금: [0xb1, 0xdd],
  액: [0xbe, 0xd7],
  원: [0xbf, 0xf8],
  맡: [0xb8, 0xc3],
  잔: [0xc0, 0xdc],
  점: [0xc1, 0xa1],
  합: [0xc7, 0xd5],
  계: [0xb0, 0xe8],
  타: [0xc5, 0xb8],
  행: [0xc7, 0xe0],
  이: [0xc0, 0xcc],
  체: [0xc3, 0xbc],
  취: [0xc3, 0xeb],
  소: [0xbc, 0xd2],
  김: [0xb1, 0xe8],
  보: [0xba, 0xb8],
}

/** The bytes of a sample as its bank writes them. */
function bytesOf({ text, encoding }: StatementSample): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const bytes = Array.from(text).flatMap((letter) => {
    const code = letter.charCodeAt(0)
    const known = code < 128 ? [code] : EUC_KR[letter]
    if (!known) throw new Error(`no bytes for ${letter}`)
    return known
  })
  return new Uint8Array(bytes)
}

/** The eight files; each names the two references, written M and six digits. */
export function statementSamples(one: string, two: string): StatementSample[] {
  const sample = (
    bank: string,
    lines: string[],
    came: number[],
    how: Partial<StatementSample> = {},
  ): StatementSample => ({
    bank,
    name: `${bank}.csv`,
    currency: 'CAD',
    encoding: 'utf-8',
    text: `${lines.join('\r\n')}\r\n`,
    came,
    ...how,
  })
  return [
    sample(
      'rbc',
      [
        '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
        `Chequing,00000-0000000,1/3/2026,,"e-Transfer received","ROBIN SAMPLE ${one}",20.00,`,
        'Chequing,00000-0000000,1/4/2026,,"Payment","EXAMPLE GAS",-84.20,',
        `Chequing,00000-0000000,1/20/2026,,"Deposit, branch","CASEY DEMO ${two}","1,020.00",`,
      ],
      [20_00, 1020_00],
    ),
    sample(
      'td',
      [
        `01/02/2026,E-TRANSFER ${one},,20.00,120.00`,
        '01/03/2026,EXAMPLE GAS,50.25,,69.75',
        `01/16/2026,MOBILE DEPOSIT ${two},,"1,030.25","1,100.00"`,
      ],
      [20_00, 1030_25],
    ),
    sample(
      'scotiabank',
      [
        '1/16/2026,-45.00,"-","EXAMPLE GAS"',
        `1/15/2026,20.00,"-","INTERAC E-TRANSFER ${one}"`,
        `1/14/2026,35.00,"-","INTERAC E-TRANSFER ${two}"`,
      ],
      [20_00, 35_00],
    ),
    sample(
      'bmo',
      [
        'Following data is valid as of 20260120114529 (Year/Month/Day/Hour/Minute/Second)',
        '',
        'First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description',
        `'0000000000000000',CREDIT,20260117,20.0,[CW]INTERAC ETRNSFR AD RECVD ${one}`,
        "'0000000000000000',DEBIT,20260118,-38.92,[PR]EXAMPLE GAS",
        `'0000000000000000',CREDIT,20260119,12.5,[CW]INTERAC ETRNSFR AD RECVD ${two}`,
      ],
      [20_00, 12_50],
    ),
    sample(
      'cibc',
      [
        `2026-01-17,E-TRANSFER 000000000000 Robin Sample ${one},,20.00,0000********0000`,
        '2026-01-16,EXAMPLE GAS,38.92,,0000********0000',
        `2026-01-15,E-TRANSFER 000000000001 Casey Demo ${two},,20.00,0000********0000`,
      ],
      [20_00, 20_00],
    ),
    sample(
      'kb',
      [
        '거래내용',
        '거래일시,2026.01.01 ~ 2026.01.31',
        '거래일시,적요,기재내용,찾으신금액(원),맡기신금액(원),잔액(원),거래점',
        `2026.01.20 14:03:22,타행이체,김보기${one},0,"50,000","1,150,000",보기`,
        '2026.01.19 10:00:01,타행이체취소,보기,0,"100,000","1,100,000",보기',
        '2026.01.18 09:00:00,이체,보기,"100,000",0,"1,000,000",보기',
        `2026.01.17 09:00:00,타행이체,${two},0,"1,000","1,100,000",보기`,
        '합계,,,"100,000","151,000",,',
      ],
      [50_000, 1000],
      { currency: 'KRW', encoding: 'euc-kr' },
    ),
    sample(
      'hana',
      [
        'No,거래일시,적요,의뢰인/수취인,입금,출금,거래후잔액,구분,거래점,거래특이사항',
        `1,2026-01-20 14:03:22,${one},김보기,"50,000",,"150,000",타행,예시,`,
        `2,2026-01-19 14:03:22,${two},이예시,"30,000",,"100,000",타행,예시,`,
      ],
      [50_000, 30_000],
      { currency: 'KRW' },
    ),
    sample(
      'scotiabank-new',
      [
        'Filter,Date,Description,Sub-description,Type of Transaction,Amount,Balance',
        `,2026-01-16,Deposit,ROBIN SAMPLE ${one},Credit,20.00,110.00`,
        ',2026-01-15,Bill payment,EXAMPLE GAS,Debit,-45.00,90.00',
        `,2026-01-14,Deposit,CASEY DEMO ${two},Credit,35.00,135.00`,
      ],
      [20_00, 35_00],
    ),
  ]
}

/** A sample as a browser provides it. */
export function fileOf(sample: StatementSample): File {
  return new File([bytesOf(sample)], sample.name, { type: 'text/csv' })
}
