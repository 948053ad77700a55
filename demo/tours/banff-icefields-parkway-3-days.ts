import { itinerary } from './banff-icefields-parkway-3-days.itinerary.ts'
import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 2,
  status: 2,
  categoryId: 1,
  price: null,
  pricePerPerson: { p1: 1260, p2: 1170, p3: 1080, p4: 990 },
  discount: 0,
  minPerson: 1,
  tripDays: 3,
  startsAt: '09:00',
  pictures: [
    'icefields-parkway',
    'peyto-lake',
    'icefield',
    'bow-lake',
    'two-jack-lake',
    'lake-louise-still',
    'sulphur-ridge',
    'vermilion-lakes',
  ],
  name: {
    kr: '밴프에서 재스퍼까지 아이스필드 파크웨이 2박 3일',
    ca: 'Banff and the Icefields Parkway, 3 Days to Jasper',
    cn: '班夫·冰原大道·贾斯珀三日游',
  },
  description: {
    kr: '밴프에서 재스퍼까지, 빙하와 호수를 따라 이어지는 길을 사흘에 나누어 천천히 달립니다. 첫날은 밴프, 둘째 날은 레이크 루이스에서 컬럼비아 대빙원을 지나 재스퍼까지, 셋째 날은 같은 길을 다른 빛으로 보며 돌아옵니다. 호텔 2박이 포함되어 있어 짐만 챙겨 오시면 됩니다.',
    ca: 'Three unhurried days on one of the great mountain roads: Banff first, then Lake Louise, Peyto Lake and the Columbia Icefield on the way to Jasper. You come back along the same road in a different light, with the stops you missed on the way up. Two hotel nights are included.',
    cn: '从班夫到贾斯珀，一路冰川接着湖泊，用三天慢慢走。第一天玩班夫，第二天经露易丝湖、佩托湖和哥伦比亚冰原到贾斯珀，第三天原路返回，换个方向的光线，补上来时没停的景点。含两晚酒店。',
  },
  bulletin: {
    kr: `### 이런 점이 좋아요

- 밴프와 재스퍼를 잇는 232km 아이스필드 파크웨이 왕복
- 전망대에서 내려다보는 푸른 페이토 호수
- 아사바스카 빙하, 원하시면 설상차를 타고 빙하 위까지
- 재스퍼의 아침, 피라미드 호수

### 이 투어가 특별한 이유

당일로 다녀오면 하루 종일 차만 타게 되는 길입니다. 재스퍼에서 하룻밤 자면 들르는 곳마다 시간을 넉넉히 쓸 수 있고, 단체 버스가 떠난 저녁과 이른 아침의 호수를 만날 수 있습니다.

### 알아 두세요

- 설상차는 보통 **5월 초부터 10월 중순까지** 다니며, 이 투어도 그 기간에 진행합니다. 도로가 통제되면 밴프 일대로 일정을 바꿉니다.
- 재스퍼 주변에는 2024년 산불의 흔적이 남아 있습니다. 그때그때 열린 코스로 안내해 드립니다.
- 요금은 2인 1실 기준입니다. 3인 미만이거나 객실을 추가하시면 하루 C$200의 추가 요금이 있습니다.
- 구간 중간에는 휴대전화가 거의 터지지 않습니다.`,
    ca: `### Highlights

- All 232 km of the Icefields Parkway, in both directions
- Peyto Lake from the deck high above it
- The Athabasca Glacier, with the ice bus if you wish
- An early morning at Pyramid Lake, outside Jasper

### Why three days

Done in a day, this drive is mostly windshield. With a night in Jasper you have time to walk at every stop, and you see the lakes in the evening and early morning, once the tour buses have gone.

### Good to know

- The ice bus usually runs from **early May to mid-October**, and so does this tour. If the road is closed, we stay around Banff.
- The forest near Jasper still shows the 2024 wildfire. We plan around what is open that week.
- Prices are for double occupancy. For fewer than three, or an extra room, there is a surcharge of C$200 per day.
- Expect no phone signal for long stretches of the Parkway.`,
    cn: `### 行程亮点

- 232 公里的冰原大道，往返全程走完
- 登上观景台，俯瞰蓝得发亮的佩托湖
- 近看阿萨巴斯卡冰川，可自费乘冰原雪车上冰面
- 贾斯珀的清晨，在金字塔湖看山的倒影

### 为什么要走三天

一天往返，大半时间都耗在车上。在贾斯珀住一晚，每一站都能下车走走，傍晚和清晨旅行团散了，湖边清静得多。

### 出行须知

- 冰原雪车通常**5 月初至 10 月中旬**运营，本行程也在此期间出团；遇封路则改游班夫周边。
- 贾斯珀一带仍可见 2024 年山火的痕迹，我们按当周开放的景点安排。
- 价格按两人一间计算；不足 3 人或加房，每天加收 C$200。
- 冰原大道大部分路段没有手机信号，请提前下载好地图和音乐。`,
  },
  route: {
    kr: '캘거리 – 밴프 – 레이크 루이스 – 페이토 호수 – 컬럼비아 대빙원 – 재스퍼 – 미스타야 캐니언 – 캘거리',
    ca: 'Calgary – Banff – Lake Louise – Peyto Lake – Columbia Icefield – Jasper – Mistaya Canyon – Calgary',
    cn: '卡尔加里 – 班夫 – 露易丝湖 – 佩托湖 – 哥伦比亚冰原 – 贾斯珀 – 米斯塔亚峡谷 – 卡尔加里',
  },
  included: {
    kr: [
      '3일간 일행 전용 차량, 유류비, 주차비',
      '한국어 가이드 겸 기사(영어·중국어 가능)',
      '밴프 1박, 재스퍼 1박 호텔(2인 1실)',
      '국립공원 입장권 3일',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '생수와 차 안 간식',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle, fuel and parking for three days',
      'Driver-guide in English (Korean or Chinese on request)',
      'One hotel night in Banff and one in Jasper, two to a room',
      'Parks Canada passes for three days',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Water and snacks in the car',
      'A short video of your trip, free',
    ],
    cn: [
      '三天专属用车、油费和停车费',
      '中文司导（也可选韩语或英语）',
      '班夫、贾斯珀酒店各一晚（两人一间）',
      '三天国家公园门票',
      '卡尔加里、坎莫尔、班夫免费接送',
      '饮用水和零食',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '식사(식당은 미리 추천·예약해 드립니다)',
      '빙하 설상차와 설퍼산 곤돌라 탑승권',
      '3인 미만 또는 객실 추가 시 요금(하루 C$200)',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Meals (we are glad to recommend and reserve)',
      'Ice bus and Banff Gondola tickets',
      'Surcharge for fewer than three travellers or an extra room (C$200 per day)',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '餐费（可推荐并代订餐厅）',
      '冰原雪车和硫磺山缆车票',
      '不足 3 人或加房附加费（每天 C$200）',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary,
  departures: [
    {
      inDays: 18,
      male: 1,
      female: 1,
      remarks: {
        kr: '50대 부부입니다. 날짜는 하루이틀 조정하실 수 있습니다.',
        ca: 'Couple in their fifties; dates can move by a day or two.',
        cn: '五十多岁的夫妇，日期可前后调整一两天。',
      },
    },
    {
      inDays: 40,
      male: 2,
      female: 0,
      remarks: {
        kr: '사진이 취미인 두 분입니다. 이른 아침 출발도 좋다고 하십니다.',
        ca: 'Two keen photographers, happy to start early.',
        cn: '两位摄影爱好者，愿意早起出发。',
      },
    },
  ],
}
