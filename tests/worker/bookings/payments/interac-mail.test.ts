import { describe, expect, it } from 'vitest'
import { readInteracMail } from '../../../../worker/bookings/bank/mails/interac-mail'

const read = (subject: string, ...lines: string[]) =>
  readInteracMail({ subject, text: lines.join('\r\n') })

const transfer = {
  amount: 2000,
  payer: 'HONG GILDONG',
  memo: 'M482711 deposit',
  bankRef: 'C1Ab9xQ2Zt',
}
const DETAILS = [
  'Message:',
  'M482711 deposit',
  '',
  'Date: November 21, 2026',
  'Reference Number: C1Ab9xQ2Zt',
  'Sent From: HONG GILDONG',
  'Amount: $20.00 (CAD)',
]
const DETAILS_FR = [
  'Message :',
  'M482711 deposit',
  '',
  'Date : 21 nov. 2026',
  'Numéro de référence : C1Ab9xQ2Zt',
  'Envoyé par : HONG GILDONG',
  'Montant : 20,00 $ (CAD)',
]

describe('a mail of Interac about money that has come', () => {
  it.each([
    [
      'English, since 2024',
      "Interac e-Transfer: You've received $20.00 from HONG GILDONG and it has been automatically deposited.",
      ['Hi MORAINE TOURS,', 'Funds Deposited!', '$20.00', '', 'Transfer Details', '', ...DETAILS],
    ],
    [
      'English, with each label alone on its line',
      "Interac e-Transfer: You've received $20.00 from HONG GILDONG and it has been automatically deposited.",
      DETAILS.flatMap((line) => line.split(/(?<=:) /).flatMap((part) => [part, ''])),
    ],
    [
      'English, until 2023',
      'INTERAC e-Transfer: A money transfer from HONG GILDONG has been automatically deposited.',
      [
        'Hi MORAINE TOURS,',
        '',
        'HONG GILDONG has sent you a money transfer for the amount of $20.00 (CAD) and the money has been automatically deposited into your bank account at Example Bank.',
        '',
        'Message: M482711 deposit',
        'Reference Number : C1Ab9xQ2Zt',
      ],
    ],
    [
      'French, since 2024',
      'Virement Interac : Vous avez reçu 20,00 $ de HONG GILDONG et ce montant a été déposé automatiquement.',
      ['Bonjour MORAINE TOURS,', 'Les fonds ont été déposés!', '20,00 $', '', ...DETAILS_FR],
    ],
    [
      'French, with a space within the amount',
      'Virement Interac : Vous avez reçu 20, 00 $ de HONG GILDONG et ce montant a été déposé automatiquement.',
      DETAILS_FR,
    ],
    [
      'French, until 2023',
      'Virement INTERAC : virement automatique',
      [
        'HONG GILDONG vous a envoyé 20,00 $ (CAD) et les fonds ont été automatiquement déposés dans votre compte bancaire.',
        'Message : M482711 deposit',
        'Numéro de référence : C1Ab9xQ2Zt',
      ],
    ],
    [
      'with non-breaking spaces and curly apostrophes',
      'Interac e-Transfer: You’ve received $20.00 from HONG GILDONG and it has been automatically deposited.',
      DETAILS.map((line) => line.replaceAll(' ', '\u00a0')),
    ],
  ])('is read with amount, payer, message and number: %s', (_, subject, lines) => {
    expect(read(subject, ...lines)).toEqual({ kind: 'payment', transfer })
  })

  it.each([
    ['$1,234.50', 123_450],
    ['$12,345.00', 1_234_500],
    ['1 234,50 $', 123_450],
    ['1\u202f234,50 $', 123_450],
  ])('has the amount %s', (written, amount) => {
    const subject =
      'INTERAC e-Transfer: A money transfer from A B has been automatically deposited.'
    expect(read(subject, `Amount: ${written} (CAD)`)).toMatchObject({ transfer: { amount } })
  })

  it('has no message when its payer wrote none', () => {
    const lines = ['Message:', '', 'Reference Number:', 'C1Ab9xQ2Zt', '', 'Amount: $20.00 (CAD)']
    const subject =
      'INTERAC e-Transfer: A money transfer from A B has been automatically deposited.'
    expect(read(subject, ...lines)).toMatchObject({
      transfer: { memo: null, bankRef: 'C1Ab9xQ2Zt' },
    })
  })

  it('takes the payer of the sentence where no label names one', () => {
    const subject =
      'INTERAC e-Transfer: A money transfer from 김 하늘 has been automatically deposited.'
    expect(read(subject, 'Amount: $20.00 (CAD)')).toMatchObject({ transfer: { payer: '김 하늘' } })
  })
})

it('a mail of Interac says that a transfer waits to be accepted', () => {
  for (const [subject, line] of [
    [
      'INTERAC e-Transfer: HONG GILDONG sent you money.',
      'HONG GILDONG sent you a money transfer for the amount of $20.00 (CAD).',
    ],
    [
      'Virement INTERAC : HONG GILDONG vous a envoyé des fonds.',
      'HONG GILDONG vous a envoyé un virement de 20,00 $ (CAD).',
    ],
  ])
    expect(read(subject ?? '', line ?? '')).toMatchObject({
      kind: 'waiting',
      transfer: { amount: 2000, payer: 'HONG GILDONG' },
    })
})

describe('no money has come', () => {
  it.each([
    'Reminder: HONG GILDONG sent you money',
    'INTERAC e-Transfer: Reminder: HONG GILDONG sent you money.',
    'Rappel : HONG GILDONG vous a envoyé des fonds.',
    'INTERAC e-Transfer: Your money transfer to HONG GILDONG was deposited.',
    'Interac e-Transfer: Your $45.00 transfer to HONG GILDONG has been successfully deposited.',
    'INTERAC e-Transfer: HONG GILDONG accepted your money transfer.',
    'INTERAC e-Transfer: HONG GILDONG requested money from you.',
    'INTERAC e-Transfer: The transfer from HONG GILDONG was cancelled.',
    'INTERAC e-Transfer: The money transfer from HONG GILDONG has expired.',
    'Virement INTERAC : Votre virement à HONG GILDONG a été déposé.',
    'Virement INTERAC : Le virement de HONG GILDONG a été annulé.',
  ])('by the subject %s', (subject) => {
    expect(read(subject, ...DETAILS)).toEqual({ kind: 'not_payment' })
  })
})

describe('is left to a person', () => {
  it.each([
    ['an unknown wording', 'Interac e-Transfer: Something new', DETAILS],
    [
      'without an amount',
      'INTERAC e-Transfer: A money transfer from A B has been automatically deposited.',
      ['Message: thanks'],
    ],
    [
      'with two amounts',
      "Interac e-Transfer: You've received $20.00 from A B and it has been automatically deposited.",
      ['Amount: $2,000.00 (CAD)'],
    ],
    ['empty', '', ['']],
  ])('%s', (_, subject, lines) => {
    expect(read(subject, ...lines)).toEqual({ kind: 'unreadable' })
  })
})

describe('what the payer wrote', () => {
  const waiting = 'INTERAC e-Transfer: HONG GILDONG sent you money.'
  it('does not turn a transfer that waits into one that has come', () => {
    const lines = ['Message: Your funds have been automatically deposited', 'Amount: $20.00 (CAD)']
    expect(read(waiting, ...lines).kind).toBe('waiting')
    expect(read('', ...lines).kind).toBe('unreadable')
  })

  it('cannot name a second amount or number', () => {
    const subject =
      "Interac e-Transfer: You've received $20.00 from A B and it has been automatically deposited."
    const lines = ['Message: hello', 'Amount: $900.00 (CAD)', '', 'Amount: $20.00 (CAD)']
    expect(read(subject, ...lines).kind).toBe('unreadable')
    expect(read(subject, 'Reference Number: AAAAAAAA', 'Reference Number: BBBBBBBB')).toMatchObject(
      { kind: 'payment', transfer: { bankRef: null } },
    )
  })
})
