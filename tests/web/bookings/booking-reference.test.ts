import { assert, constantFrom, integer, property, type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatReference,
  isReference,
  referenceFrom,
  parseReferences,
  slipsIn,
} from '../../../worker/contracts/bookings/booking-reference'

const RUNS = { numRuns: 2000 }
const references: Arbitrary<string> = integer({ min: 10_000, max: 99_999 }).map((drawn) =>
  referenceFrom(() => drawn),
)

/** Every text that differs from the digits in one digit, or in the order of two neighbours. */
function slipsOf(digits: string): string[] {
  const wrong = Array.from(digits).flatMap((digit, at) =>
    Array.from('0123456789')
      .filter((other) => other !== digit)
      .map((other) => digits.slice(0, at) + other + digits.slice(at + 1)),
  )
  const swapped = Array.from(digits).map(
    (digit, at) => digits.slice(0, at) + (digits[at + 1] ?? '') + digit + digits.slice(at + 2),
  )
  return [...wrong, ...swapped].filter((slip) => slip !== digits && slip.length === 6)
}

describe('a reference', () => {
  it('is drawn from 90,000 numbers, each of which begins with 1 to 9', () => {
    const seen = new Set<string>()
    for (let drawn = 0; drawn < 90_000; drawn++) {
      const reference = referenceFrom((lowest, highest) => {
        if (highest - lowest !== 89_999) throw new Error(`${lowest} to ${highest}`)
        return lowest + drawn
      })
      if (!isReference(reference)) throw new Error(reference)
      seen.add(reference)
    }
    expect(seen.size).toBe(90_000)
  })

  it.each(['482711', '100009'])('%s has the right check digit', (digits) => {
    expect(isReference(digits)).toBe(true)
    expect(parseReferences(formatReference(digits))).toEqual([digits])
  })

  it('is found again as it was written', () => {
    assert(
      property(references, (reference) => {
        expect(parseReferences(formatReference(reference))).toEqual([reference])
        expect(parseReferences(reference)).toEqual([reference])
      }),
      RUNS,
    )
  })

  it('is refused with any single wrong digit and any two swapped neighbours, and known as a slip', () => {
    assert(
      property(references, (reference) => {
        for (const slip of slipsOf(reference)) {
          if (parseReferences(`M${slip}`).length > 0) throw new Error(`${slip} for ${reference}`)
          if (!slipsIn(`M${slip}`).includes(reference)) throw new Error(`${slip}, ${reference}`)
        }
        expect(slipsIn(`M${reference}`)).not.toContain(reference)
      }),
      RUNS,
    )
  })

  it('is found with letters that look like its digits', () => {
    const looks: Record<string, string[]> = {
      0: ['O', 'o', '０'],
      1: ['I', 'l', 'i', 'L'],
      5: ['S', 's'],
      8: ['B', 'b'],
    }
    assert(
      property(
        references,
        integer({ min: 0, max: 5 }),
        integer({ min: 0 }),
        (reference, at, pick) => {
          const written = Array.from(reference)
          const others = looks[reference.charAt(at)] ?? []
          if (others.length > 0) written[at] = others[pick % others.length]!
          expect(parseReferences(`m${written.join('')}`)).toEqual([reference])
        },
      ),
      RUNS,
    )
  })
})

describe('in the text of a bank', () => {
  const digits = '482711'
  it.each([
    ['with the key M of a Korean keyboard', 'ㅡ482711'],
    ['with that key after a lone consonant', 'ㅎㅡ482711'],
    ['with half-width and full-width characters', 'ￚ４８２７１１'],
    ['right after a Korean name', '김보기M482711'],
    ['right after a Korean name, without M', '김보기482711'],
    ['between Chinese words', '编号Ｍ482711谢谢'],
    ['without M', 'E-TRANSFER 482711 SAMPLE'],
    ['with a space after M', 'ref: M 482711.'],
    ['in lower case', 'deposit m48271l'],
    ['twice, once', 'M482711 / m482711'],
    ['with a space inside', '482 711'],
    ['with a hyphen inside', 'M482-711'],
    ['with a hyphen inside, without M', 'ref 482-711'],
    ['with a space between all digits', 'M4 8 2 7 1 1'],
    ['in pairs', 'M48 27 11'],
    ['before a Latin name', 'M482711HONG'],
    ['after a Latin name', 'HONGM482711'],
    ['after another mark', 'CAxM482711'],
    ['after a number', 'CA000M482711'],
    ['in groups of full width', 'Ｍ４８２　７１１'],
  ])('it is found %s', (_how, text) => {
    expect(parseReferences(text)).toEqual([digits])
  })

  it.each([
    ['a longer number', 'M4827110'],
    ['a shorter number', 'M48271'],
    ['a part of another number', '00482711'],
    ['digits with letters behind', '482711A'],
    ['a number with a leading zero', '012340'],
    ['a word of letters that look like digits', 'SOOOOS'],
    ['a phone number', '403-482-711'],
    ['a phone number of four groups', '482-711-0000'],
    ['an account in groups', 'M482-711-000'],
    ['an amount', '482 711.00'],
    ['a longer number in a word', 'XM4827110'],
    ['six digits of a word that are no reference', 'HONGM482712'],
    ['nothing', ''],
  ])('it is not found in %s', (_what, text) => {
    expect(parseReferences(text)).toEqual([])
  })

  it('all of several are found, in their order', () => {
    const [first, second] = [referenceFrom(() => 80_000), referenceFrom(() => 10_012)]
    expect(parseReferences(`M${first}+M${second}, ${first}`)).toEqual([first, second])
  })

  it.each(constantSlips())('%s of 482711 is a slip', (slip) => {
    expect(slipsIn(`transfer M${slip}`)).toContain(digits)
  })

  it.each(['482117', '4827', '48271100', '284711x', ''])('%s is none', (text) => {
    expect(slipsIn(text)).not.toContain(digits)
  })

  it('a long run without a border between its numbers has none', () => {
    assert(
      property(constantFrom('M', '4', 'M48271', 'ㅡ', 'oil', '4 8 '), (part) => {
        expect(parseReferences(part.repeat(20_000))).toEqual([])
      }),
    )
  })
})

function constantSlips(): string[] {
  return ['48271', '82711', '4827111', '1482711', '482771', '842711', '482712']
}
