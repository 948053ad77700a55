import { describe, expect, it } from 'vitest'
import { readLines } from '../../support/read-file'
import { useSteadyDay } from '../../support/steady-day'

useSteadyDay('2026-11-28')

type Row = [day: string, amount: number, payer: string | null, memo: string]

/** One synthetic file of each layout, with the money that came in. */
const FILES: [bank: string, form: string, lines: string[], came: Row[]][] = [
  [
    'rbc',
    'personal',
    [
      '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
      'Chequing,00000-0000000,11/3/2026,,"e-Transfer received","ROBIN SAMPLE M482711",20.00,',
      'Chequing,00000-0000000,11/4/2026,,"Payment","EXAMPLE GAS",-84.20,',
    ],
    [['2026-11-03', 20_00, 'ROBIN SAMPLE M482711', 'e-Transfer received ROBIN SAMPLE M482711']],
  ],
  [
    'rbc',
    'French',
    [
      '"Type de compte","Numéro du compte","Date de l\'opération","Numéro du chèque","Description 1","Description 2","CAD$","USD$"',
      'Chèques,00000-0000000,11/3/2026,,"Virement Interac reçu","ROBIN SAMPLE","1 050,00",',
    ],
    [['2026-11-03', 1050_00, 'ROBIN SAMPLE', 'Virement Interac reçu ROBIN SAMPLE']],
  ],
  [
    'rbc',
    'business',
    [
      'Posted Date,Description,Withdrawals,Deposits,Balance,Sender',
      '11/3/2026,e-Transfer M482711,,250.50,1250.50,ROBIN SAMPLE',
      '11/4/2026,Fee,6.00,,1244.50,',
    ],
    [['2026-11-03', 250_50, 'ROBIN SAMPLE', 'e-Transfer M482711 ROBIN SAMPLE']],
  ],
  [
    'td',
    '',
    ['11/02/2026,E-TRANSFER ***abc,,20.00,120.00', '11/03/2026,EXAMPLE GAS,50.25,,69.75'],
    [['2026-11-02', 20_00, null, 'E-TRANSFER ***abc']],
  ],
  [
    'scotiabank',
    'old',
    ['11/16/2026,-45.00,"-","EXAMPLE GAS"', '11/15/2026,20.00,"-","INTERAC E-TRANSFER M482711"'],
    [['2026-11-15', 20_00, null, 'INTERAC E-TRANSFER M482711']],
  ],
  [
    'scotiabank',
    'with a balance',
    [
      'Filter,Date,Description,Sub-description,Type of Transaction,Amount,Balance',
      ',2026-11-16,Deposit,ROBIN SAMPLE M482711,Credit,20.00,75.00',
      ',2026-11-15,Bill payment,EXAMPLE GAS,Debit,-45.00,55.00',
    ],
    [['2026-11-16', 20_00, null, 'Deposit ROBIN SAMPLE M482711']],
  ],
  [
    'scotiabank',
    'with pending rows',
    [
      'Filter,Date,Description,Sub-description,Status,Type of Transaction,Amount',
      ',2026-11-24,"deposit","Interac E-Transfer",pending,Credit,498.36',
      ',2026-11-20,"deposit","M482711",posted,Credit,20.00',
    ],
    [['2026-11-20', 20_00, null, 'deposit M482711']],
  ],
  [
    'bmo',
    '',
    [
      'Following data is valid as of 20261120114529 (Year/Month/Day/Hour/Minute/Second)',
      '',
      'First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description',
      "'0000000000000000',CREDIT,20261117,12.5,[CW]INTERAC ETRNSFR AD RECVD M482711",
      "'0000000000000000',DEBIT,20261118,38.92,[PR]EXAMPLE GAS",
    ],
    [['2026-11-17', 12_50, null, '[CW]INTERAC ETRNSFR AD RECVD M482711']],
  ],
  [
    'cibc',
    '',
    [
      '2026-11-17,E-TRANSFER 000000000000 Robin Sample,,20.00,0000********0000',
      '2026-11-16,EXAMPLE GAS,38.92,,0000********0000',
    ],
    [['2026-11-17', 20_00, null, 'E-TRANSFER 000000000000 Robin Sample']],
  ],
  [
    'atb',
    'day first',
    [
      'Transaction Date,Account Rtn,Account Number,Transaction Type,Customer Reference Number,Debit Amount,Credit Amount,Principal Balance Amount,Extended Text,Bank Reference Number',
      '20/11/2026,0219,000,Deposit,1,,20.00,120.00,INTERAC HONG, M482711,77',
      '21/11/2026,0219,000,Withdrawal,2,5.00,,115.00,EXAMPLE GAS,78',
    ],
    [['2026-11-20', 20_00, null, 'INTERAC HONG M482711']],
  ],
  [
    'eq',
    '',
    [
      'Transfer date,Description,Amount,Balance',
      '03 NOV 2026,Interac e-Transfer from ROBIN M482711,$127.89,$3698.23',
      '04 NOV 2026,Transfer to savings,-$135,$3563.23',
    ],
    [['2026-11-03', 127_89, null, 'Interac e-Transfer from ROBIN M482711']],
  ],
  [
    'simplii',
    '',
    [
      'Date, Transaction Details, Funds Out, Funds In',
      '11/03/2026, INTERAC e-Transfer ROBIN M482711,,20.00',
      '11/04/2026, EXAMPLE GAS,5.00,',
    ],
    [['2026-11-03', 20_00, null, 'INTERAC e-Transfer ROBIN M482711']],
  ],
  [
    'tangerine',
    '',
    [
      'Date,Transaction,Name,Memo,Amount',
      '11/3/2026,CREDIT,INTERAC e-Transfer From: ROBIN,M482711,20.00',
      '11/4/2026,DEBIT,EXAMPLE GAS,fuel,-5.00',
    ],
    [
      [
        '2026-11-03',
        20_00,
        'INTERAC e-Transfer From: ROBIN',
        'INTERAC e-Transfer From: ROBIN M482711',
      ],
    ],
  ],
  [
    'desjardins',
    '',
    [
      '"Caisse exemple","000000","EOP","2026/11/03",00001,"Virement Interac de /ROBIN M482711","","",20.00,"","","","",120.00',
      '"Caisse exemple","000000","EOP","2026/11/04",00002,"Achat /EXAMPLE","",5.00,"","","","","",115.00',
    ],
    [['2026-11-03', 20_00, null, 'Virement Interac de /ROBIN M482711']],
  ],
  [
    'nationalbank',
    '',
    [
      'Date;Description;Category;Debit;Credit;Balance',
      '"2026-11-03";"INTERAC ROBIN M482711";"Transfers";"0.00";"20.00";"120.00"',
      '"2026-11-04";"EXAMPLE GAS";"Car";"5.00";"0.00";"115.00"',
    ],
    [['2026-11-03', 20_00, null, 'INTERAC ROBIN M482711 Transfers']],
  ],
  [
    'wise',
    '',
    [
      '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name"',
      'T-1,13-11-2026,250.00,CAD,"Received money from ROBIN",M482711,250.00,,,,ROBIN SAMPLE,',
      'T-2,12-11-2026,-5.00,CAD,"Sent money",,0.00,,,,,EXAMPLE',
    ],
    [['2026-11-13', 250_00, 'ROBIN SAMPLE', 'Received money from ROBIN M482711 ROBIN SAMPLE']],
  ],
  [
    'kb',
    '2026',
    [
      '거래일시,적요,보낸분/받는분,송금메모,출금액,입금액,잔액,거래점,구분',
      '2026.11.20 14:03:22,전자금융,홍길동,M482711,0,"50,000","1,050,000",예시,',
      '2026.11.21 09:00:00,전자금융,예시,,"1,000",0,"1,049,000",예시,',
    ],
    [['2026-11-20', 50_000, '홍길동', '전자금융 홍길동 M482711']],
  ],
  [
    'kb',
    'short',
    [
      '거래일시,적요,보낸분/받는분,출금액(원),입금액(원),잔액(원),거래점',
      '2026.11.20 14:03,타행,홍길동M482711,0,"50,000","50,000",예시',
    ],
    [['2026-11-20', 50_000, '홍길동M482711', '타행 홍길동M482711']],
  ],
  [
    'kb',
    'business',
    [
      '거래일시,적요,의뢰인,출금,입금,잔액,내 통장 표시,거래점',
      '2026-11-20 14:03:22,타행이체,홍길동,0,"50,000","50,000",M482711,예시',
    ],
    [['2026-11-20', 50_000, '홍길동', '타행이체 홍길동 M482711']],
  ],
  [
    'hana',
    '',
    [
      'No,거래일시,적요,의뢰인/수취인,입금,출금,거래후잔액,구분,거래점,거래특이사항',
      '1,2026-11-20 14:03:22,M482711,홍길동,"50,000",,"150,000",타행,예시,',
    ],
    [['2026-11-20', 50_000, '홍길동', 'M482711 홍길동']],
  ],
  [
    'shinhan',
    'personal',
    [
      '거래일자,거래시간,적요,출금(원),입금(원),내용,잔액(원),거래점',
      '2026-11-20,14:03:22,인터넷,0,"50,000",홍길동M482711,"1,050,000",예시',
      '2026-11-20,14:05:00,인터넷,-,"7,000",김보기,"1,057,000",예시',
    ],
    [
      ['2026-11-20', 50_000, '홍길동M482711', '인터넷 홍길동M482711'],
      ['2026-11-20', 7_000, '김보기', '인터넷 김보기'],
    ],
  ],
  [
    'shinhan',
    'business',
    [
      '거래일시,적요,입금액,출금액,내용,잔액,거래점명,메모',
      '20261120142456,타행IB,"50,000",0,홍길동,"50,000",예시,M482711',
    ],
    [['2026-11-20', 50_000, '홍길동', '타행IB 홍길동 M482711']],
  ],
  [
    'woori',
    'old',
    [
      '거래내역조회',
      '거래일시,적요,기재내용,찾으신금액(원),맡기신금액(원),거래후 잔액(원),취급점',
      '2026.11.20 14:03:22,타행이체,홍길동M482711,0,"50,000","50,000",예시',
      '합계,,,0,"50,000",,',
    ],
    [['2026-11-20', 50_000, '홍길동M482711', '타행이체 홍길동M482711']],
  ],
  [
    'woori',
    'new',
    [
      'No.,거래일시,적요,기재내용,지급(원),입금(원),거래후 잔액(원),취급점,메모',
      '1,2026.11.20 14:03,모바일,홍길동,0,"50,000","50,000",예시,M482711',
    ],
    [['2026-11-20', 50_000, '홍길동', '모바일 홍길동 M482711']],
  ],
  [
    'nonghyup',
    'with won',
    [
      '구분,거래일자,출금금액(원),입금금액(원),거래 후 잔액(원),거래내용,거래기록사항,거래점,거래시간,이체메모',
      '1,2026/11/20,0,"50,000","1,050,000",인터넷,홍길동M482711,예시,14:03:22,',
    ],
    [['2026-11-20', 50_000, '홍길동M482711', '인터넷 홍길동M482711']],
  ],
  [
    'nonghyup',
    'numbered',
    [
      '순번,거래일시,출금금액,입금금액,거래후잔액,거래내용,거래기록사항,거래점,거래메모',
      '1,2026/11/20,0,"50,000","1,050,000",인터넷,홍길동M482711,서울,',
    ],
    [['2026-11-20', 50_000, '홍길동M482711', '인터넷 홍길동M482711']],
  ],
  [
    'ibk',
    '',
    [
      '거래일시,출금,입금,거래후 잔액,거래내용,상대계좌번호,상대은행,메모,상대계좌예금주명',
      '2026-11-20 10:00:00,0,"50,000","1,050,000",타행이체,123,국민,M482711,홍길동',
    ],
    [['2026-11-20', 50_000, '홍길동', '타행이체 M482711 홍길동']],
  ],
  [
    'ibk',
    'short',
    [
      '거래일시,출금,입금,거래후 잔액,거래내용,상대계좌번호,상대은행,메모',
      '2026-11-20 10:00:00,0,"50,000","1,050,000",홍길동M482711,123,국민,',
    ],
    [['2026-11-20', 50_000, null, '홍길동M482711']],
  ],
  [
    'kbank',
    '',
    [
      '거래일시,거래구분,입금금액,출금금액,잔액,상대 예금주,상대 은행,상대 계좌번호,적요내용',
      '2026.11.20 14:03:22,이체,"50,000",0,"50,000",홍길동,예시,123,M482711',
    ],
    [['2026-11-20', 50_000, '홍길동', '홍길동 M482711']],
  ],
  [
    'kakao',
    '',
    [
      '거래일시,구분,거래금액,거래 후 잔액,거래구분,내용,메모',
      '2026.11.20 14:03:22,입금,"50,000","50,000",일반입금,홍길동,M482711',
      '2026.11.21 14:03:22,출금,"-1,000","49,000",체크카드결제,예시,',
    ],
    [['2026-11-20', 50_000, '홍길동', '홍길동 M482711']],
  ],
  [
    'toss',
    '',
    [
      '거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모',
      '2026.11.20 14:03:22,홍길동,입금,예시은행,000-0000,"50,000","50,000",M482711',
      '2026.11.21 14:03:22,예시상점,체크카드결제,,,"-1,000","49,000",',
    ],
    [['2026-11-20', 50_000, '홍길동', '홍길동 M482711']],
  ],
  [
    'kbank',
    'with titles',
    [
      '고객명,모레인,계좌번호,100-100-000000,저장일시,2026.11.28 13:33,,,,',
      ',,,,,,,,,',
      '거래일시,거래구분,입금금액,출금금액,잔액,상대 예금주명,상대 은행,상대 계좌번호,적요내용,메모',
      '2026.11.20 11:01:27,타행이체,"50,000",0,"50,000",홍길동,예시,123,홍길동M482711,',
    ],
    [['2026-11-20', 50_000, '홍길동', '홍길동 홍길동M482711']],
  ],
  [
    'kakao',
    'with titles and a blank column',
    [
      ',카카오뱅크 거래내역,,,,,,',
      ',성명,모레인,조회기간,2026.11.01 - 2026.11.28,,,',
      ',계좌번호,****-**-***0000,요청일시,2026.11.28 16:12:21,,,',
      ",※ 금액앞에 '-' 표시는 출금 금액입니다.,,,,,,",
      ',거래일시,구분,거래금액,거래 후 잔액,거래구분,내용,메모',
      ',2026.11.20 14:03:22,입금,"50,000","50,000",일반입금,홍길동,M482711',
      ',2026.11.21 14:03:22,출금,"-1,000","49,000",체크카드결제,예시,',
    ],
    [['2026-11-20', 50_000, '홍길동', '홍길동 M482711']],
  ],
  [
    'kakao',
    'short',
    [
      '카카오뱅크 거래내역',
      '거래일시,구분,거래금액,거래후잔액,내용',
      '2026-11-20 12:00:00,입금,50000,50000,홍길동M482711',
    ],
    [['2026-11-20', 50_000, '홍길동M482711', '홍길동M482711']],
  ],
  [
    'toss',
    'with titles and a blank column',
    [
      '토스뱅크 거래내역',
      '조회기간,2026.11.01 ~ 2026.11.28',
      ',거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모',
      ',2026.11.20 20:32:16,홍길동,입금,예시은행,****-0000,"50,000","50,000",M482711',
      ',2026.11.21 20:32:16,예시상점,체크카드결제,,****-0000,"-39,000","11,000",',
    ],
    [['2026-11-20', 50_000, '홍길동', '홍길동 M482711']],
  ],
  [
    'kb',
    'numbered',
    [
      'No,거래일시,보낸분/받는분,출금액(원),입금액(원),잔액(원),내 통장 표시,메모,적요,처리점,구분',
      '1,2026.11.20 14:03:22,홍길동,0,"50,000","50,000",M482711,,전자금융,예시,',
    ],
    [['2026-11-20', 50_000, '홍길동', '홍길동 M482711 전자금융']],
  ],
  [
    'ibk',
    'whole',
    [
      ',거래일시,출금,입금,거래후 잔액,거래내용,상대계좌번호,상대은행,메모,거래구분,수표어음금액,CMS코드,상대계좌예금주명',
      '1,2026-11-20 09:08:46,0,50000,50000,홍길동M482711,,우체국,,타CD,0,,홍길동',
    ],
    [['2026-11-20', 50_000, '홍길동', '홍길동M482711 홍길동']],
  ],
  [
    'woori',
    'new, with cheques and a sum',
    [
      'No.,거래일시,적요,기재내용,지급(원),입금(원),거래후 잔액(원),취급점,표·어음·증권금액(원),메모',
      '1,2026.11.20 14:03:45,인터넷,홍길동M482711,0,"50,000","50,000",예시,0,',
      '총 1건,0원,"50,000원",0,0',
    ],
    [['2026-11-20', 50_000, '홍길동M482711', '인터넷 홍길동M482711']],
  ],
  [
    'nationalbank',
    'French',
    [
      'Date;Description;Catégorie;Débit;Crédit;Solde',
      '2026-11-20;"VIREMENT INTERAC ROBIN M482711";Virements;;20,00;120,00',
      '2026-11-21;"ACHAT EXEMPLE";Auto;5,00;;115,00',
    ],
    [['2026-11-20', 20_00, null, 'VIREMENT INTERAC ROBIN M482711 Virements']],
  ],
  [
    'wise',
    'with types',
    [
      '"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees","Exchange To Amount","Transaction Type","Transaction Details Type"',
      'T-1,13-11-2026,"13-11-2026 08:54:15.466",250.00,CAD,"Received money from ROBIN",M482711,250.00,,,,"ROBIN SAMPLE",,,,,,,,0.00,,CREDIT,DEPOSIT',
    ],
    [['2026-11-13', 250_00, 'ROBIN SAMPLE', 'Received money from ROBIN M482711 ROBIN SAMPLE']],
  ],
  [
    'other',
    'with its texts in a column named Transaction',
    [
      'Date,Transaction,Debit,Credit,Balance',
      '11/20/2026,E-TRANSFER ROBIN M482711,,20.00,120.00',
      '11/21/2026,EXAMPLE GAS,5.00,,115.00',
    ],
    [['2026-11-20', 20_00, null, 'E-TRANSFER ROBIN M482711']],
  ],
  [
    'other',
    'of a post office',
    [
      '우체국 예금거래내역',
      '거래일자,시간,적요,찾으신금액,맡기신금액,거래후잔액,기록사항,거래점',
      '2026.11.20,14:03,이체,0,"50,000","50,000",홍길동M482711,예시',
    ],
    [['2026-11-20', 50_000, '홍길동M482711', '이체 홍길동M482711']],
  ],
  [
    'other',
    'with texts in unknown columns',
    [
      'Date,Amount,Beschrijving,Naam,Nr',
      '2026-11-20,20.00,Overschrijving,HONG M482711,17',
      '2026-11-20,-1.00,Kosten,,18',
    ],
    [['2026-11-20', 20_00, null, 'Overschrijving HONG M482711']],
  ],
  [
    'other',
    'in won with English names',
    ['Date,Description,Amount', '2026-11-20,HONG,"₩50,000"', '2026-11-20,FEE,"-₩500"'],
    [['2026-11-20', 50_000, null, 'HONG']],
  ],
  [
    'other',
    'with a sum below',
    ['Date,Description,Deposit', '2026-11-20,HONG,50.00', 'Grand total,,50.00'],
    [['2026-11-20', 50_00, null, 'HONG']],
  ],
]

describe('a file of', () => {
  it.each(FILES)('%s (%s) keeps payer, text and reference', async (bank, _form, lines, came) => {
    const { layout, entries, faults, balanceBreaksAt, skipped, rows, asked } =
      await readLines(lines)
    expect([layout.bank, faults, asked, balanceBreaksAt]).toEqual([bank, [], [], null])
    expect(entries.map(({ day, amount, payer, memo }) => [day, amount, payer, memo])).toEqual(came)
    expect(entries.length + skipped.length).toBe(rows.length)
  })
})
