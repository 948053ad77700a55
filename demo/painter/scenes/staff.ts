import { figure, type Figure } from '../motifs/figures.ts'
import { rolling, summit } from '../motifs/ground.ts'
import { autumn, dawn, golden, moonlit, summer, winter, winterDay } from '../motifs/palettes.ts'
import { hex } from '../render/color.ts'
import type { Cover } from '../render/cover.ts'
import type { Scene } from '../render/scene.ts'
import type { Sky } from '../render/sky.ts'

const portrait = (
  seed: number,
  sky: Sky,
  cover: Cover,
  f: Figure,
  extra: Partial<Scene> = {},
): Scene => ({
  seed,
  view: { height: 0.3, horizon: 0.62, tan: 0.6 },
  sky,
  land: {
    seed,
    relief: 0.5,
    rough: 0.52,
    band: 0.14,
    step: 0.35,
    treeline: 0.5,
    tree: 0.024,
    near: 0.3,
    ground: rolling(0.05, 0.1, 0.6, 0.01),
    peaks: [
      summit(-0.55, 0.3, 5, 2.2),
      summit(-0.15, 0.2, 8, 3),
      summit(0.25, 0.26, 6, 2.4),
      summit(0.62, 0.34, 4.6, 2),
    ],
  },
  cover,
  air: { density: 0.075 },
  front: figure(f),
  grade: { brush: 6 },
  ...extra,
})

/** Portraits of the guides; they are cut to their middle square. */
export const staff: Record<string, Scene> = {
  'guide-1': portrait(711, { ...golden, azimuth: 70 }, autumn, {
    coat: '#1d4a44',
    shade: '#12302d',
    rim: '#ffd49a',
    skin: '#c98f6c',
    hair: '#241a18',
    hat: 'brim',
    hatTone: '#6f5236',
    side: 1,
  }),
  'guide-2': portrait(722, { ...dawn, azimuth: -70, elevation: 12 }, summer, {
    coat: '#b5642c',
    shade: '#7a3f20',
    rim: '#ffe0c0',
    skin: '#e0b090',
    hair: '#2c1e1a',
    scarf: '#e8dcc4',
    side: -1,
  }),
  'guide-3': portrait(733, winterDay, winter, {
    coat: '#274a72',
    shade: '#18304e',
    rim: '#ffffff',
    skin: '#d8a582',
    hair: '#1c1716',
    hat: 'toque',
    hatTone: '#a8322a',
    scarf: '#d9b25a',
    side: 1,
  }),
  'guide-4': portrait(
    744,
    { ...moonlit, azimuth: -60, horizon: hex('#2f5a70') },
    winter,
    {
      coat: '#2a2f52',
      shade: '#191c36',
      rim: '#8dffc4',
      skin: '#9a7a72',
      hair: '#14121a',
      hat: 'cap',
      hatTone: '#1d5a52',
      side: -1,
    },
    {
      stars: { seed: 6, count: 900 },
      aurora: {
        pitch: 0.1,
        curtains: [
          {
            seed: 15,
            path: [
              [-4, 6],
              [-1, 5],
              [1, 6],
              [4, 5],
            ],
            fold: 0.5,
            folds: 1.3,
            tall: 2.6,
            gain: 0.12,
            body: hex('#3dff9a'),
            top: hex('#5a55d8', 0.8),
            foot: hex('#e05ac0', 0.8),
          },
        ],
      },
    },
  ),
}
