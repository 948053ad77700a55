import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoTours } from '../../../demo/tours'
import { LANGS } from '../../../worker/contracts/languages'
import { namedHours, otherHour } from '../../../worker/contracts/tours/named-hours'

const hoursIn = (text: string) => namedHours(text).map(({ minutes }) => minutes)
const at = (hour: number, minute = 0) => hour * 60 + minute

describe('an hour that a text names', () => {
  it.each([
    ['We meet at your door at 6:00 a.m.', [[at(6)]]],
    ['Pickup 6am, back about 5:30 p.m.', [[at(6)], [at(17, 30)]]],
    ['Pickup from 6–6:30 AM', [[at(6)]]],
    ['At 6 o’clock.', [[at(6), at(18)]]],
    ['Start: 06:00', [[at(6)]]],
    ['Start: 6:00', [[at(6), at(18)]]],
    ['Lunch at noon; 12 p.m. or 12 a.m.', [[at(12)], [at(12)], [at(0)]]],
    ['오전 6시에 모십니다', [[at(6)]]],
    ['오전 6시 30분, 오후 5시 반', [[at(6, 30)], [at(17, 30)]]],
    ['새벽 여섯 시, 낮 12시, 밤 12시', [[at(6)], [at(12)], [at(0)]]],
    ['18시 출발', [[at(18)]]],
    ['6시 출발', [[at(6), at(18)]]],
    ['早上6点在酒店大堂集合', [[at(6)]]],
    ['上午6:30，下午五点半', [[at(6, 30)], [at(17, 30)]]],
    ['晚上12点，晚上9點', [[at(0)], [at(21)]]],
    ['凌晨 4点15分', [[at(4, 15)]]],
  ])('%s', (text, hours) => {
    expect(hoursIn(text)).toEqual(hours)
  })

  it.each([
    '약 6시간 걸립니다',
    '다시 만나요, 네 시내 관광',
    '以下三点请注意',
    'The pass costs $6:00 now',
    'A drive of 90 minutes on Highway 1 amid peaks',
    '120:30',
    'Temperatures of 25 am Rhein',
    '',
  ])('is not in %j', (text) => {
    expect(hoursIn(text).filter((minutes) => minutes.length === 1)).toEqual([])
  })

  it('is read in three languages as it is written, at any minute', () => {
    const two = (value: number) => String(value).padStart(2, '0')
    const forms = (minute: number) => {
      const [hour, rest] = [Math.floor(minute / 60), minute % 60]
      const isMorning = hour < 12
      const short = hour % 12 === 0 ? 12 : hour % 12
      return [
        `${two(hour)}:${two(rest)}`,
        `${short}:${two(rest)} ${isMorning ? 'a.m.' : 'p.m.'}`,
        `${short}:${two(rest)}${isMorning ? 'AM' : 'PM'}`,
        `${isMorning ? '오전' : '오후'} ${short}시 ${rest}분`,
        `${isMorning ? '上午' : '下午'}${short}点${rest}分`,
        `${isMorning ? '上午' : '下午'}${short}：${two(rest)}`,
      ]
    }
    assert(
      property(integer({ min: 0, max: 24 * 60 - 1 }), (minute) => {
        for (const form of forms(minute)) {
          expect(otherHour(`Bow ${form}.`, minute), form).toBeNull()
          expect(otherHour(`Bow ${form}.`, (minute + 60) % (24 * 60)), form).not.toBeNull()
        }
      }),
    )
  })

  it('is the same in the three languages of each demo tour that says when it begins', () => {
    const firstHours = demoTours.map(({ itinerary: [first] }) =>
      LANGS.map((lang) => namedHours(`${first?.title[lang]}\n${first?.body[lang]}`)[0]?.minutes[0]),
    )
    const told = firstHours.filter((hours) => hours.some((hour) => hour !== undefined))
    expect(told.length).toBeGreaterThan(5)
    expect(told.filter((hours) => new Set(hours).size > 1)).toEqual([])
  })

  it('is compared with the start only if there is one', () => {
    expect(otherHour('6:00 a.m., lunch at 12:30', 8 * 60)).toBe('6:00 a.m.')
    expect(otherHour('8:00 a.m., lunch at 12:30', 8 * 60)).toBeNull()
    expect(otherHour('6:00 a.m.', null)).toBeNull()
    expect(otherHour('No hour here', 8 * 60)).toBeNull()
  })
})
