import { expect, it } from 'vitest'
import { readGuestFile } from '../../../web/bookings/desk/guests/import/read-guest-file'
import { readGuests } from '../../../web/bookings/desk/guests/import/read-guests'

async function guestsIn(lines: readonly string[]) {
  const bytes = new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
  return readGuests((await readGuestFile(bytes)) ?? [], 'kr')
}

/** As Android writes texts that are not ASCII. */
const quoted = (bytes: Iterable<number>) =>
  Array.from(bytes, (byte) => `=${byte.toString(16).toUpperCase()}`).join('')
const utf8 = (text: string) => quoted(new TextEncoder().encode(text))
const QUOTED = 'CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE'

it('contacts of an Android phone have Korean names and long notes', async () => {
  const note = utf8('밴프 투어 손님, 채식, 아이 두 명').match(/.{1,60}/g) ?? []
  const { rows, faulty } = await guestsIn([
    'BEGIN:VCARD',
    'VERSION:2.1',
    `N;${QUOTED}:${utf8('홍')};${utf8('길동')};;;`,
    `FN;${QUOTED}:${utf8('홍길동')}`,
    'TEL;HOME:02-123-4567',
    'TEL;CELL;PREF:010-1234-5678',
    'EMAIL;HOME:hong@example.com',
    `NOTE;${QUOTED}:${note.join('=\r\n')}`,
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:2.1',
    // 김 in EUC-KR, as older phones wrote it.
    `N;CHARSET=EUC-KR;ENCODING=QUOTED-PRINTABLE:${quoted([0xb1, 0xe8, 0xb9, 0xce, 0xc1, 0xf6])};;;;`,
    'TEL;CELL:01022223333',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N:Only;Name;;;',
    'END:VCARD',
  ])
  expect(rows).toMatchObject([
    {
      name: '홍길동',
      phone: '010-1234-5678',
      email: 'hong@example.com',
      note: '밴프 투어 손님, 채식, 아이 두 명',
    },
    { name: '김민지', phone: '01022223333', email: null },
  ])
  expect(faulty).toEqual([4])
})

it('contacts of an iPhone have groups, folded lines and marks in texts', async () => {
  const { rows } = await guestsIn([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Tremblay;Ann;Lee;;',
    'FN:Ann Lee Tremblay',
    'item1.EMAIL;type=INTERNET;type=pref:ann@example.com',
    'item1.X-ABLabel:work',
    'TEL;type=WORK;type=FAX:403 555 0100',
    'TEL;type=CELL;type=VOICE;type=pref:(403) 555-0102',
    String.raw`NOTE:two children\, one`,
    String.raw`  vegetarian\nHotel\; room 101`,
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:李伟',
    'TEL;VALUE=uri;TYPE="voice,cell":tel:+86-138-0000-0000',
    'END:VCARD',
  ])
  expect(rows).toMatchObject([
    {
      name: 'Ann Lee Tremblay',
      phone: '(403) 555-0102',
      email: 'ann@example.com',
      note: 'two children, one vegetarian\nHotel; room 101',
    },
    { name: '李伟', phone: '+86-138-0000-0000' },
  ])
})
