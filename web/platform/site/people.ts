import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '../../../worker/contracts/languages'
import type { Car, StaffMember } from '../../../worker/contracts/settings/settings-people'
import { apiOf, readJson } from '../api/api'

/** The staff and the cars, in one language. Cars have no Chinese texts. */
export const peopleQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['people', lang],
    queryFn: async ({ client }) => {
      const { staff, cars } = await readJson(apiOf(client).settings.people.$get())
      return {
        staff: staff.map((person) => toPerson(person, lang)),
        cars: lang === 'cn' ? [] : cars.map((car) => toCarView(car, lang)),
      }
    },
  })

/** The guide of a region, by its slug; elsewhere, the person who plans the trip; else null. */
export const guideQuery = (region: string, lang: Lang) =>
  queryOptions({
    queryKey: ['people', 'guide', region, lang],
    queryFn: async ({ client }) => {
      const { staff } = await readJson(apiOf(client).settings.people.$get())
      const guide = guideOf(staff, region)
      const person = guide ?? staff.find(({ isPlanner }) => isPlanner)
      if (!person) return null
      return { ...toPerson(person, lang), index: staff.indexOf(person), isGuide: person === guide }
    },
  })

/** The first staff member who guides in a region, by its slug. */
export function guideOf(staff: readonly StaffMember[], region: string): StaffMember | undefined {
  return staff.find(({ guides }) => guides.some((slug) => slug === region))
}

export type Person = ReturnType<typeof toPerson>

function toPerson(person: StaffMember, lang: Lang) {
  const { networkUrl, role } = person
  return { ...inLang(person, lang), networkUrl, role: role[lang] }
}

export type CarView = ReturnType<typeof toCarView>

function toCarView(car: Car, lang: 'kr' | 'ca') {
  return { ...inLang(car, lang), seats: car.seats }
}

type Described<Code extends Lang> = Pick<Car, 'id' | 'photo' | 'focus'> &
  Record<'name' | 'alt' | 'remarks', Record<Code, string>>

function inLang<Code extends Lang>(described: Described<Code>, lang: Code) {
  const { id, photo, focus, alt, name, remarks } = described
  const image = { url: photo, focus, alt: alt[lang] }
  return { id, image, name: name[lang], remarks: remarks[lang] }
}
