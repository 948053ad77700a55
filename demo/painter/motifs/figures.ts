import { dot, rect, stamp } from '../render/layer.ts'
import type { Hook } from '../render/scene.ts'

/** Colours (#rrggbb) and clothes of a portrait; light comes from `side`, -1 left or 1 right. */
export type Figure = {
  coat: string
  shade: string
  rim: string
  skin: string
  hair: string
  hat?: 'brim' | 'toque' | 'cap'
  hatTone?: string
  scarf?: string
  side: 1 | -1
}

/** A faceless head and shoulders in the middle of a picture; px of the original. */
export const figure =
  (f: Figure): Hook =>
  (c) => {
    const x = 960
    const s = f.side
    const edge = (d: string, w = 12): string =>
      `<path d="${d}" fill="none" stroke="${f.rim}" stroke-width="${w}" stroke-linecap="round" opacity="0.85"/>`
    let out = `<path d="M${x - 400} 1300Q${x - 410} 1010 ${x - 250} 940Q${x - 110} 895 ${x - 78} 840H${x + 78}Q${x + 110} 895 ${x + 250} 940Q${x + 410} 1010 ${x + 400} 1300Z" fill="${f.coat}"/>`
    out += `<path d="M${x - s * 20} 900Q${x - s * 210} 960 ${x - s * 330} 1020Q${x - s * 405} 1100 ${x - s * 400} 1300H${x - s * 60}Q${x - s * 10} 1080 ${x - s * 20} 900Z" fill="${f.shade}" opacity="0.6"/>`
    out += `<path d="M${x - 70} 780H${x + 70}V870Q${x} 930 ${x - 70} 870Z" fill="${f.skin}"/><path d="M${x - 70} 800Q${x} 870 ${x + 70} 800V850Q${x} 905 ${x - 70} 850Z" fill="#000" opacity="0.22"/>`
    out += `<path d="M${x - 148} 610Q${x - 150} 420 ${x} 412Q${x + 150} 420 ${x + 148} 610Q${x + 160} 760 ${x + 96} 800H${x - 96}Q${x - 160} 760 ${x - 148} 610Z" fill="${f.hair}"/>`
    out += `<path d="M${x - 112} 600Q${x - 112} 500 ${x} 490Q${x + 112} 500 ${x + 112} 600Q${x + 108} 760 ${x} 822Q${x - 108} 760 ${x - 112} 600Z" fill="${f.skin}"/><path d="M${x - s * 112} 600Q${x - s * 112} 500 ${x} 490Q${x - s * 30} 650 ${x} 822Q${x - s * 108} 760 ${x - s * 112} 600Z" fill="#1c1420" opacity="0.28"/>`
    out += `<path d="M${x - 124} 590Q${x - 100} 470 ${x + 10} 478Q${x + 110} 478 ${x + 124} 590Q${x + 70} 530 ${x - 10} 532Q${x - 80} 535 ${x - 124} 590Z" fill="${f.hair}"/>`
    if (f.hat === 'brim')
      out += `<ellipse cx="${x}" cy="528" rx="252" ry="46" fill="${f.hatTone}"/><path d="M${x - 138} 520Q${x - 130} 372 ${x - 40} 372Q${x} 388 ${x + 40} 372Q${x + 130} 372 ${x + 138} 520Q${x} 556 ${x - 138} 520Z" fill="${f.hatTone}"/><path d="M${x - 138} 500Q${x} 540 ${x + 138} 500V524Q${x} 560 ${x - 138} 524Z" fill="#1a1412" opacity="0.6"/>`
    if (f.hat === 'toque')
      out += `${dot(x, 356, 44, f.rim)}<path d="M${x - 146} 560Q${x - 150} 372 ${x} 368Q${x + 150} 372 ${x + 146} 560Z" fill="${f.hatTone}"/>${rect(x - 154, 516, 308, 62, f.hatTone ?? '#333', 'rx="26"')}${rect(x - 154, 516, 308, 62, '#fff', 'rx="26" opacity="0.14"')}`
    if (f.hat === 'cap')
      out += `<path d="M${x - 142} 548Q${x - 146} 388 ${x} 386Q${x + 146} 388 ${x + 142} 548Z" fill="${f.hatTone}"/><path d="M${x - s * 60} 530Q${x + s * 120} 500 ${x + s * 226} 566Q${x + s * 90} 556 ${x - s * 60} 560Z" fill="${f.hatTone}"/>`
    if (f.scarf)
      out += `<path d="M${x - 128} 846Q${x} 930 ${x + 128} 846Q${x + 160} 930 ${x + 110} 960Q${x} 1010 ${x - 110} 960Q${x - 160} 930 ${x - 128} 846Z" fill="${f.scarf}"/><path d="M${x + s * 40} 960L${x + s * 120} 950L${x + s * 140} 1160L${x + s * 60} 1170Z" fill="${f.scarf}"/>`
    else
      out += `<path d="M${x - 96} 858L${x} 970L${x + 96} 858L${x + 150} 905L${x + 10} 1090H${x - 10}L${x - 150} 905Z" fill="${f.shade}"/>`
    out +=
      edge(`M${x + s * 396} 1270Q${x + s * 404} 1015 ${x + s * 246} 946`) +
      edge(`M${x + s * 108} 640Q${x + s * 100} 740 ${x + s * 30} 806`, 7)
    return stamp(c, out)
  }
