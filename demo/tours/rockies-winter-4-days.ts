import { itinerary } from './rockies-winter-4-days.itinerary.ts'
import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 6,
  status: 2,
  categoryId: 1,
  price: null,
  pricePerPerson: { p2: 1560, p3: 1380, p4: 1240 },
  discount: 0,
  minPerson: 2,
  tripDays: 4,
  startsAt: '10:00',
  pictures: [
    'hot-springs-winter',
    'winter-lake-night',
    'canmore-winter',
    'snow-ridges',
    'sunrise-ridge',
    'kananaskis-valley',
  ],
  name: {
    kr: '로키 겨울 여행 3박 4일: 설경과 노천 온천',
    ca: 'Rockies in Winter: Snow and Hot Springs, 4 Days',
    cn: '落基山冬日四日游：雪湖与温泉',
  },
  description: {
    kr: '눈 덮인 호수 위를 걷고, 얼어붙은 폭포를 보고, 저녁에는 노천 온천에서 몸을 녹이는 나흘입니다. 눈길 운전은 겨울 도로에 익숙한 가이드에게 맡기세요. 스키를 타지 않는 분도 겨울 로키를 편안하게 즐기실 수 있습니다.',
    ca: 'Four winter days for people who do not ski, or would like a rest from it: frozen lakes, a canyon full of ice, snowshoes in the quiet woods and a hot pool at the end of the day. Leave the snowy roads to a guide who drives them all season. Three hotel nights in Banff are included.',
    cn: '走上封冻的湖面，看凝住的冰瀑，穿雪鞋走进安静的森林，傍晚泡露天温泉。雪地开车交给熟悉冬季路况的司导，不滑雪也能玩转落基山的冬天。含班夫三晚酒店。',
  },
  bulletin: {
    kr: `### 이런 점이 좋아요

- 눈을 맞으며 즐기는 밴프 어퍼 온천
- 얼어붙은 레이크 루이스에서 스케이트와 산책
- 에메랄드 호수의 설경
- 존스턴 캐니언 얼음 폭포 트레킹
- 카나나스키스 숲속 스노슈잉

### 이 투어가 특별한 이유

3박 모두 밴프의 같은 호텔에서 묵으니 짐을 다시 쌀 일이 없습니다. 날씨를 보고 일정 순서를 바꾸기 때문에 맑은 날은 호수로, 눈 오는 날은 협곡과 온천으로 갑니다. 아이젠과 스노슈즈도 준비해 드립니다.

### 알아 두세요

- **12월부터 3월 말까지** 진행합니다. 레이크 루이스 스케이트장은 보통 12월 중순에 열리며, 얼음 상태에 따라 달라집니다.
- 기온은 보통 영하 5~15°C, 한파 때는 영하 30°C까지 내려갑니다.
- 요금은 2인 1실 기준입니다. 3인 미만이거나 객실을 추가하시면 하루 C$200의 추가 요금이 있습니다.
- 모레인 호수 도로는 겨울에 닫혀 있어 일정에 넣지 않았습니다.
- 투어 7일 전까지 취소하시면 예약·송금 수수료(최대 C$5)를 빼고 전액 환불해 드립니다. 호텔이 취소 수수료를 받으면 그 금액도 빠집니다.`,
    ca: `### Highlights

- Banff Upper Hot Springs with snow in the air
- Skating or strolling on frozen Lake Louise
- Emerald Lake under deep snow
- The ice walk to the frozen falls of Johnston Canyon
- Snowshoes in Kananaskis on the last day

### What makes it special

You unpack once: all three nights are in the same Banff hotel. We shuffle the days to suit the weather, so the lakes get the sunshine and the canyon gets the snowfall. Cleats and snowshoes are in the trunk.

### Good to know

- The tour runs from **December to the end of March**. The rink on Lake Louise usually opens in mid-December, if the ice allows.
- Expect −5 to −15 °C, and now and then a cold snap to −30 °C. We send a packing list.
- Prices are for double occupancy. For fewer than three, or an extra room, there is a surcharge of C$200 per day.
- Moraine Lake Road is closed all winter, so we do not promise it.
- Highways sometimes close for avalanche control. We keep a second plan ready.`,
    cn: `### 行程亮点

- 雪中泡班夫上温泉
- 在封冻的露易丝湖上滑冰、散步
- 大雪覆盖的翡翠湖
- 约翰斯顿峡谷冰瀑徒步
- 卡纳纳斯基斯森林雪鞋健行

### 为什么值得选

三晚都住班夫同一家酒店，不用天天收拾行李。我们看天气调整顺序：晴天去湖边，下雪天走峡谷。冰爪和雪鞋都备好了。

### 出行须知

- 出发时间为**12 月至次年 3 月底**。露易丝湖冰场通常 12 月中旬开放，视冰层情况而定。
- 气温一般在零下 5°C 到零下 15°C，寒潮时可低至零下 30°C，出发前发装备清单给您。
- 价格按两人一间计算；不足 3 人或加房，每天加收 C$200。
- 梦莲湖公路整个冬季封闭，所以没有列入行程。
- 公路偶尔因防雪崩临时封闭，我们备有替代方案。`,
  },
  route: {
    kr: '캘거리 – 캔모어 – 밴프 – 레이크 루이스 – 에메랄드 호수 – 존스턴 캐니언 – 카나나스키스 – 캘거리',
    ca: 'Calgary – Canmore – Banff – Lake Louise – Emerald Lake – Johnston Canyon – Kananaskis – Calgary',
    cn: '卡尔加里 – 坎莫尔 – 班夫 – 露易丝湖 – 翡翠湖 – 约翰斯顿峡谷 – 卡纳纳斯基斯 – 卡尔加里',
  },
  included: {
    kr: [
      '겨울용 타이어를 단 사륜구동 전용 차량',
      '한국어 가이드 겸 기사(영어·중국어 가능)',
      '밴프 호텔 3박(2인 1실)',
      '밴프 어퍼 온천 입장 1회',
      '아이젠, 등산 스틱, 스노슈즈',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '따뜻한 차와 간식, 핫팩',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private all-wheel-drive vehicle on winter tires',
      'Driver-guide in English (Korean or Chinese on request)',
      'Three hotel nights in Banff, two to a room',
      'One visit to Banff Upper Hot Springs',
      'Cleats, poles and snowshoes',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Hot drinks, snacks and hand warmers',
      'A short video of your trip, free',
    ],
    cn: [
      '四驱专属用车，配冬季轮胎',
      '中文司导（也可选韩语或英语）',
      '班夫酒店三晚（两人一间）',
      '班夫上温泉门票一次',
      '冰爪、登山杖和雪鞋',
      '卡尔加里、坎莫尔、班夫免费接送',
      '热饮、零食和暖宝宝',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '국립공원 입장권(성인 1인 하루 약 C$12)',
      '식사',
      '스케이트 대여, 마차 썰매, 곤돌라',
      '3인 미만 또는 객실 추가 시 요금(하루 C$200)',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Parks Canada pass (about C$12 per adult per day)',
      'Meals',
      'Skate rental, sleigh ride and gondola',
      'Surcharge for fewer than three travellers or an extra room (C$200 per day)',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '国家公园门票（成人每人每天约 C$12）',
      '餐费',
      '冰鞋租金、马拉雪橇、缆车票',
      '不足 3 人或加房附加费（每天 C$200）',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary,
  departures: [],
}
