import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { endTrip } from './support/bookings'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  PHONE,
  takeFullPicture,
} from './support/browser'
import { LANGS, type Lang } from './support/screens'
import { textIn } from '../support/texts'

const STORIES: Record<Lang, { title: string; text: string; name: string }> = {
  kr: {
    title: '호수가 정말 예뻤어요',
    text: '새벽에 출발해서 모레인 호수를 한적하게 봤어요.\n가이드님이 사진도 많이 찍어 주셨습니다.',
    name: '하늘',
  },
  ca: {
    title: 'Two lakes before breakfast',
    text: 'We left early and had the lake almost to ourselves.\nOur guide knew every bird.',
    name: 'Sky',
  },
  cn: {
    title: '湖水真的很绿',
    text: '清晨出发，湖边几乎没有人。\n导游很细心，还帮我们拍了很多照片。',
    name: '小蓝',
  },
}

const star = (lang: Lang, count: number) =>
  textIn(lang, 'story:star_other').replace('{{count}}', String(count))

async function tell(page: Page, lang: Lang): Promise<void> {
  const story = STORIES[lang]
  const say = (key: string) => textIn(lang, `story:${key}`)
  const panel = page.getByRole('region', { name: say('title') })
  await panel.getByRole('button', { name: say('write') }).tap()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel(say('name')).inputValue()).toBe('Sky')
  await dialog.getByRole('button', { name: say('send') }).tap()
  await dialog.getByText(say('fault.stars')).waitFor()
  await dialog.getByText(star(lang, 4)).locator('xpath=..').tap()
  await dialog.getByLabel(say('topic')).fill(story.title)
  await dialog.getByLabel(say('text')).fill(story.text)
  await dialog.getByLabel(say('name')).fill(story.name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('send') }).tap()
}

it.each(LANGS)('a guest who travelled tells about it on a phone in %s', async (lang) => {
  const sent = await endTrip(lang)
  const { title, name } = STORIES[lang]
  const say = (key: string) => textIn(lang, `story:${key}`)
  const page = await openPage({ viewport: PHONE, hasTouch: true })
  await page.goto(sent.path.replace('#', `-${lang}#`))
  await tell(page, lang)
  const own = page.getByRole('region', { name: say('yours') })
  await own.getByText(say('as').replace('{{name}}', name)).waitFor()
  await expectAccessible(page)
  await own.getByRole('link', { name: say('read') }).tap()

  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText(textIn(lang, 'board:story.verified')).first().waitFor()
  await page.getByText(name, { exact: true }).first().waitFor()
  await expectAccessible(page)
  for (const path of [`/board/1-${lang}`, `/tour/x-1-${lang}`, `/${lang}`]) {
    await page.goto(path)
    await page.getByRole('link', { name: title }).first().waitFor()
    await page.getByText(textIn(lang, 'board:story.verified')).first().waitFor()
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      await takeFullPicture(page, `story${path.replaceAll('/', '-')}-${size.width}`)
    }
    await page.setViewportSize(PHONE)
  }

  await page.goto(`/trip/${sent.pid}-${lang}`)
  await own.getByRole('button', { name: say('takeName') }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('takeName') })
    .tap()
  await own.getByText(say('asNobody')).waitFor()
  await own.getByRole('button', { name: say('remove') }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('remove') })
    .tap()
  await own.getByText(say('removed')).waitFor()
  await page.goto(`/board/1-${lang}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: title }).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})
