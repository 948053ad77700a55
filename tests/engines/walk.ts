import { join } from 'node:path'
import sharp from 'sharp'
import { ADMIN } from '../e2e/support/api'
import { sendQuote } from '../e2e/support/bookings'
import { mailsTo } from '../e2e/support/outbox'
import type { Screen, Step } from './screen'

/** Results of a step that later ones need. */
export interface Luggage {
  /** A folder for files that are chosen. */
  folder: string
  email: string
  username: string
  /** Path of the guest's page with its key. */
  trip: string
  pid: string
}

const PASSWORD = 'larch!2731'
const DIALOG_FIELD = 'dialog[open] input'

/** A newcomer's way to a held date. */
export const GUEST_WALK: Step<Luggage>[] = [
  [
    'home',
    async (screen) => {
      await screen.goto(`/${screen.lang}`)
      await screen.see({ css: 'h1' })
      await screen.see({ css: 'main a[href*="/tour/"]' })
      await screen.expectNoOverflow()
    },
  ],
  [
    'tour',
    async (screen) => {
      await screen.press({ css: 'main a[href*="/tour/"]' })
      await screen.expect('A tour is open', () => location.pathname.startsWith('/tour/'))
      await screen.goto(`/tour/x-1-${screen.lang}`)
      await screen.see({ css: 'h1' })
      await screen.expect('Its picture is there', () =>
        [...document.querySelectorAll('main img')].some(
          (image) => (image as HTMLImageElement).naturalWidth > 300 && image.clientHeight > 150,
        ),
      )
      await screen.expectNoOverflow()
    },
  ],
  [
    'gallery',
    async (screen) => {
      const open = { css: 'main button', text: 'tours:gallery.open' }
      await screen.press(open)
      await screen.seeDialog('gallery', 600)
      const { height } = await screen.see({ css: 'figure img' })
      if (height < 150) throw new Error(`The picture is ${height} px high`)
      await screen.expect('It is drawn', () => {
        const picture = document.querySelector<HTMLImageElement>('dialog:modal figure img')
        return picture !== null && picture.complete && picture.naturalWidth > 300
      })
      await screen.tab.key('Escape')
      await screen.expectNoDialog()
      await screen.expect(
        'The focus is back',
        (name) => (document.activeElement as HTMLElement).ariaLabel?.includes(name) ?? false,
        screen.text(open.text),
      )
    },
  ],
  [
    'price',
    async (screen) => {
      await screen.press({ css: 'button', text: 'tours:bar.open' })
      await screen.seeDialog('price')
      await screen.press({ css: 'input[type=radio][value="2"]' })
      await screen.see({ text: '"C$651.00"', css: 'dd' })
      await screen.press({ css: 'button', text: 'site:close' })
      await screen.expectNoDialog()
    },
  ],
  [
    'request',
    async (screen, luggage) => {
      await screen.press({ css: 'button', text: 'tours:date.ask' })
      // The first free days are too near for a quote once their hour has passed; other walks fill the next two months.
      await screen.see({ css: 'dialog[open] [role=grid]' })
      for (let turned = 0; turned < 3; turned++) {
        const month = await screen.tab.run(
          () => document.querySelector('dialog[open] [role=grid]')!.ariaLabel,
        )
        await screen.press({ css: 'button', text: 'request:day.next' })
        await screen.expect(
          'The next month is shown',
          (before) => document.querySelector('dialog[open] [role=grid]')?.ariaLabel !== before,
          month,
        )
      }
      await screen.see({
        css: '[role="gridcell"] button:not(:disabled)',
        text: 'request:day.state.open',
      })
      await screen.seeDialog('request: day')
      await screen.press({
        css: '[role="gridcell"] button:not(:disabled)',
        text: 'request:day.state.open',
      })
      await screen.press({ css: 'button', text: 'request:goOn' })
      await screen.enter(
        { css: DIALOG_FIELD, text: 'request:name' },
        screen.lang === 'kr' ? '김하늘' : '王小明',
      )
      await screen.seeDialog('request: person')
      await screen.enter({ css: DIALOG_FIELD, text: 'request:email' }, luggage.email)
      await answerSum(screen)
      const send = { css: 'button', text: 'request:send' }
      await screen.keepAboveKeyboard({ css: 'dialog[open] input:focus' }, send)
      await screen.press({ css: 'dialog[open] input[type=checkbox]' })
      await screen.press(send)
      await screen.expect('It is sent', () => /\/trip\/[0-9A-Z]{10}-/.test(location.pathname))
      luggage.pid = (await screen.tab.run(() => location.pathname)).slice(6, 16)
    },
  ],
  [
    'mail',
    async (screen, luggage) => {
      const [mail] = await mailsTo(luggage.email)
      const [, key = ''] = /\/trip\/\w+#k=([\w-]+)/.exec(mail?.text ?? '') ?? []
      if (!key) throw new Error(`No link in ${mail?.text ?? 'no mail'}`)
      luggage.trip = `/trip/${luggage.pid}-${screen.lang}#k=${key}`
      await screen.goto(luggage.trip)
      await screen.see({ css: 'h1', text: 'trip:state.waiting.title' })
      await screen.expectNoOverflow()
    },
  ],
  [
    'quote',
    async (screen, { pid, trip }) => {
      await sendQuote(pid)
      await screen.goto(`/${screen.lang}`)
      await screen.goto(trip)
      await screen.see({ css: 'h1', text: 'trip:state.quoted.title' })
      await screen.expectNoOverflow()
    },
  ],
  [
    'accept',
    async (screen) => {
      await screen.press({ css: 'button', text: 'trip:accept.open' })
      await screen.seeDialog('accept')
      await screen.press({ css: 'dialog[open] input[type=checkbox]:not(:checked)' })
      await screen.press({ css: 'dialog[open] button[type=submit]' })
      await screen.see({ css: 'h1', text: 'trip:state.on_hold.title' })
    },
  ],
  [
    'claim with a receipt',
    async (screen, { folder }) => {
      await screen.press({ css: 'button', text: 'trip:claim.open' })
      await screen.seeDialog('claim')
      await screen.tab.choose('dialog[open] input[type=file]', await aPhoto(folder))
      await screen.see({ css: 'dialog[open] img' })
      await screen.press({ css: 'button', text: 'trip:claim.send' })
      await screen.see({ css: 'h1, h2, h3', text: 'trip:claim.held' })
      await screen.expectNoDialog()
    },
  ],
]

/** A newcomer's way to a post. */
export const MEMBER_WALK: Step<Luggage>[] = [
  [
    'sign-up with a code',
    async (screen, luggage) => {
      const { email, username } = luggage
      await screen.goto(`/register/${screen.lang}`)
      await screen.enter({ css: 'main input', text: 'accounts:field.username' }, username)
      await screen.enter({ css: 'main input', text: 'accounts:field.email' }, email)
      await screen.enter({ css: 'main input[type=password]' }, PASSWORD)
      await screen.enter({ css: 'main input', text: 'accounts:field.confirmPassword' }, PASSWORD)
      await answerSum(screen)
      await screen.press({ css: 'main input[type=checkbox]', text: 'accounts:signUp.agreeToAll' })
      await screen.press({ css: 'main button:not(:disabled)', text: 'accounts:signUp.submit' })
      await screen.see({ css: 'main input', text: 'accounts:field.code' })
      const mails = await mailsTo(email)
      const code = mails.map(({ text }) => /\b\d{5}\b/.exec(text)?.[0]).find(Boolean) ?? ''
      await screen.press({ css: 'main input', text: 'accounts:field.code' })
      // A complete code sends itself.
      await screen.tab.type(code)
      await screen.see({ text: 'accounts:verify.EMAIL_VERIFICATION_SUCCESS' })
    },
  ],
  [
    'log-in',
    async (screen, { username }) => {
      await screen.goto(`/${screen.lang}`)
      await logIn(screen, username, PASSWORD)
    },
  ],
  [
    'post',
    async (screen) => {
      await screen.goto(`/board/3-${screen.lang}#write`)
      await screen.enter(
        { css: 'main input', text: 'board:compose.title' },
        `${screen.text('board:title')} 1`,
      )
      await screen.enter({ css: 'main textarea' }, screen.text('board:intro'))
      await screen.press({ css: 'main form button[type=submit]' })
      await screen.expect('It is posted', () => /\/tour\/3\/\d+-/.test(location.pathname))
      await screen.see({ css: 'h1', text: `"${screen.text('board:title')} 1"` })
    },
  ],
  [
    'search',
    async (screen) => {
      await screen.goto(`/search-${screen.lang}`)
      await screen.enter({ css: 'main input[type=search]' }, screen.lang === 'kr' ? '호수' : '湖')
      await screen.tab.key('Enter')
      await screen.see({ css: 'main li:has(mark) a' })
      await screen.expectNoOverflow()
    },
  ],
  [
    'contact',
    async (screen) => {
      await screen.goto(`/contact-${screen.lang}`)
      await screen.enter({ css: 'main input', text: 'contact:subject' }, screen.text('board:title'))
      await screen.enter({ css: 'main textarea' }, screen.text('board:intro'))
      await screen.press({ css: 'main form button[type=submit]:not(:disabled)' })
      await screen.see({ css: 'form [role=status]', text: '"M-"' })
    },
  ],
]

/** An admin's, in a tab of its own. */
export const DESK_WALK: Step<Luggage>[] = [
  [
    'desk: log-in',
    async (screen) => {
      await screen.goto(`/${screen.lang}`)
      await logIn(screen, ADMIN.username, ADMIN.password)
      await screen.goto(`/admin-${screen.lang}`)
      await screen.see({ css: '#main h1' })
      await screen.expectNoOverflow()
    },
  ],
  [
    'desk: tour edit',
    async (screen) => {
      await screen.goto(`/admin/2-${screen.lang}`)
      await screen.press({ css: '#main textarea' })
      await screen.tab.key('End')
      await screen.tab.type('.')
      await screen.press({ css: 'button', text: 'desk:save.action' })
      const [saved = ''] = screen.text('desk:save.saved').split('{{time}}').filter(Boolean)
      await screen.expect(
        'It is saved',
        (saved, unsaved) => {
          const { textContent } = document.querySelector('#main')!
          return textContent.includes(saved) && !textContent.includes(unsaved)
        },
        saved,
        screen.text('desk:save.unsaved'),
      )
    },
  ],
  [
    'desk: image upload',
    async (screen, { folder }) => {
      await screen.goto(`/admin/img/3-${screen.lang}`)
      await screen.see({ css: '#main li button:has(img)' })
      const before = await screen.tab.run(() => document.querySelectorAll('#main li img').length)
      await screen.tab.choose('#main input[type=file]', await aPhoto(folder))
      await screen.expect(
        'There is one image more',
        (count) => document.querySelectorAll('#main li img').length > count,
        before,
      )
    },
  ],
]

async function logIn(screen: Screen, username: string, password: string): Promise<void> {
  await screen.press({ css: 'header summary', text: 'site:nav.account' })
  await screen.press({ css: 'header button', text: 'site:nav.login' })
  await screen.seeDialog('log-in')
  await screen.enter({ css: DIALOG_FIELD, text: 'accounts:field.login' }, username)
  await screen.enter({ css: 'dialog[open] input[type=password]' }, password)
  await screen.press({ css: 'dialog[open] button[type=submit]' })
  await screen.expectNoDialog()
  await screen.see({ css: 'header summary', text: `"${username}"` })
}

/** Answers the sum question in a field's label. */
async function answerSum(screen: Screen): Promise<void> {
  const field = { css: 'input', text: '"= ?"' }
  await screen.see(field)
  const label = await screen.tab.run(
    () =>
      [...document.querySelectorAll('label')].find((each) => each.textContent.includes('= ?'))!
        .textContent,
  )
  const [a = 0, b = 0] = (label.match(/\d+/g) ?? []).map(Number)
  await screen.enter(field, String(a + b))
}

/** A picture that is not stored yet, as a file. */
async function aPhoto(folder: string): Promise<string> {
  const file = join(folder, 'photo.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const size = { width: 1600, height: 1200, channels: 3 } as const
  await sharp({ create: { ...size, background: 'black', noise } })
    .jpeg()
    .toFile(file)
  return file
}
