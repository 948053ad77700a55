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

- 설상차는 보통 **5월 초부터 10월 중순까지** 다닙니다. 겨울에는 눈 덮인 호수와 산책로로 일정을 바꾸며, 도로가 통제되면 밴프 일대에서 진행합니다.
- 재스퍼 주변에는 2024년 산불의 흔적이 남아 있습니다. 그때그때 열린 코스로 안내해 드립니다.
- 요금은 4인, 2인 1실 기준입니다. 3인 미만이거나 객실을 추가하시면 보통 하루 C$200의 추가 요금이 있습니다.
- 구간 중간에는 휴대전화가 거의 터지지 않습니다.`,
    ca: `### Highlights

- All 232 km of the Icefields Parkway, in both directions
- Peyto Lake from the deck high above it
- The Athabasca Glacier, with the ice bus if you wish
- An early morning at Pyramid Lake, outside Jasper

### Why three days

Done in a day, this drive is mostly windshield. With a night in Jasper you have time to walk at every stop, and you see the lakes in the evening and early morning, once the tour buses have gone.

### Good to know

- The ice bus usually runs from **early May to mid-October**. In winter we trade it for frozen lakes and snowy walks, and stay around Banff if the road is closed.
- The forest near Jasper still shows the 2024 wildfire. We plan around what is open that week.
- Prices are worked out for four travellers sharing two rooms. For fewer than three, or an extra room, there is usually a surcharge of C$200 per day.
- Expect no phone signal for long stretches of the Parkway.`,
    cn: `### 行程亮点

- 232 公里的冰原大道，往返全程走完
- 登上观景台，俯瞰蓝得发亮的佩托湖
- 近看阿萨巴斯卡冰川，可自费乘冰原雪车上冰面
- 贾斯珀的清晨，在金字塔湖看山的倒影

### 为什么要走三天

一天往返，大半时间都耗在车上。在贾斯珀住一晚，每一站都能下车走走，傍晚和清晨旅行团散了，湖边清静得多。

### 出行须知

- 冰原雪车通常**5 月初至 10 月中旬**运营；冬季改看冰湖、走雪地步道，遇封路则改游班夫周边。
- 贾斯珀一带仍可见 2024 年山火的痕迹，我们按当周开放的景点安排。
- 价格按 4 人同行、两人一间计算；不足 3 人或加房，通常每天加收 200 加元。
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
      '3인 미만 또는 객실 추가 시 요금(보통 하루 C$200)',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Meals (we are glad to recommend and reserve)',
      'Ice bus and Banff Gondola tickets',
      'Surcharge for fewer than three travellers or an extra room (usually C$200 per day)',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '餐费（可推荐并代订餐厅）',
      '冰原雪车和硫磺山缆车票',
      '不足 3 人或加房附加费（通常每天 200 加元）',
      '司导小费（建议每人每天 15 加元）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 90,
      title: {
        kr: '1일차 · 캘거리 출발',
        ca: 'Day 1 · West from Calgary',
        cn: '第 1 天 · 从卡尔加里出发',
      },
      body: {
        kr: '오전 9시에 출발합니다. 평원이 끝나고 산이 시작되는 캔모어 부근에서 첫 사진을 찍습니다.',
        ca: 'We leave at 9:00 a.m. Calgary time. The prairie ends rather suddenly, and the first photo stop is near Canmore.',
        cn: '卡尔加里时间上午 9 点出发。草原走到尽头，群山忽然立在眼前，第一站在坎莫尔附近停车拍照。',
      },
    },
    {
      minutes: 75,
      picture: 'two-jack-lake',
      title: {
        kr: '1일차 · 투잭 호수와 미네완카 호수',
        ca: 'Day 1 · Two Jack Lake and Lake Minnewanka',
        cn: '第 1 天 · 双杰克湖与明尼万卡湖',
      },
      body: {
        kr: '밴프에서 10분 거리에 나란히 있는 두 호수입니다. 투잭 호수에서는 런들산을, 미네완카 호수에서는 길게 뻗은 물길을 바라보며 걷습니다.',
        ca: 'Two lakes side by side, ten minutes from town: Rundle reflected in the small one, a long wild shore on the big one.',
        cn: '两座湖紧挨着，离镇上只有 10 分钟车程。双杰克湖看伦德尔山的倒影，明尼万卡湖看绵长的湖岸。',
      },
    },
    {
      minutes: 165,
      picture: 'sulphur-ridge',
      title: {
        kr: '1일차 · 밴프 점심과 설퍼산',
        ca: 'Day 1 · Lunch in Banff and Sulphur Mountain',
        cn: '第 1 天 · 班夫午餐与硫磺山',
      },
      body: {
        kr: '시내에서 점심을 드신 뒤 곤돌라를 타고 8분 만에 해발 2,281m까지 오릅니다. 정상 데크 길을 따라 걸으면 밴프 시내와 보우강이 한눈에 들어옵니다. 곤돌라 대신 보우 폭포 주변을 산책하셔도 좋습니다.',
        ca: 'After lunch in town the gondola takes eight minutes to reach 2,281 m, where a boardwalk follows the ridge. If you would rather keep your feet on the ground, we walk to Bow Falls instead.',
        cn: '午餐后乘缆车 8 分钟上到海拔 2281 米，沿山脊木栈道散步，班夫镇和弓河尽在脚下。不想坐缆车，就改去弓河瀑布。',
      },
    },
    {
      minutes: 60,
      picture: 'vermilion-lakes',
      title: {
        kr: '1일차 · 버밀리언 호수의 저녁, 밴프 숙박',
        ca: 'Day 1 · Evening at Vermilion Lakes, night in Banff',
        cn: '第 1 天 · 朱砂湖日落，宿班夫',
      },
      body: {
        kr: '호텔에 체크인하고 나서 해 질 무렵 호숫가에 잠깐 다녀옵니다. 저녁은 밴프 애비뉴 주변에서 자유롭게 드세요.',
        ca: 'Once you have checked in we drive the five minutes to the lakes for the last light. Dinner is yours to choose around Banff Avenue.',
        cn: '办好入住，趁日落去湖边坐一会儿，开车只要 5 分钟。晚餐在班夫大道一带自由安排。',
      },
    },
    {
      minutes: 120,
      picture: 'lake-louise-still',
      title: {
        kr: '2일차 · 아침의 레이크 루이스',
        ca: 'Day 2 · Lake Louise in the morning',
        cn: '第 2 天 · 清晨的露易丝湖',
      },
      body: {
        kr: '오전 7시 30분에 밴프를 나서 45분을 달립니다. 바람이 일기 전의 잔잔한 호수에 빅토리아 빙하가 비칩니다.',
        ca: 'We leave Banff at 7:30 a.m. Calgary time for the 45-minute drive. Before the wind gets up, Victoria Glacier lies on the water like a painting.',
        cn: '早上 7 点半离开班夫，车程 45 分钟。趁还没起风，看维多利亚冰川完整倒映在湖面上。',
      },
    },
    {
      minutes: 60,
      picture: 'bow-lake',
      title: {
        kr: '2일차 · 보우 호수',
        ca: 'Day 2 · Bow Lake',
        cn: '第 2 天 · 弓湖',
      },
      body: {
        kr: '아이스필드 파크웨이에서 처음 만나는 큰 호수입니다. 빨간 지붕 산장 옆 호숫가를 가볍게 걷습니다.',
        ca: 'The first big lake on the Parkway, right beside the road. We walk a little way along the shore from the red-roofed lodge.',
        cn: '冰原大道上的第一座大湖，就在路边。从红顶木屋出发，沿湖岸走一小段。',
      },
    },
    {
      minutes: 60,
      picture: 'peyto-lake',
      title: {
        kr: '2일차 · 페이토 호수 전망대',
        ca: 'Day 2 · Peyto Lake',
        cn: '第 2 天 · 佩托湖观景台',
      },
      body: {
        kr: '주차장에서 오르막을 10~15분 걸으면 늑대 머리를 닮은 푸른 호수가 발아래 펼쳐집니다. 대개 5월 말까지는 얼어 있습니다.',
        ca: 'Ten to fifteen minutes uphill from the lot, and there it is below you: a wolf’s head in impossible blue. The lake usually stays frozen until late May.',
        cn: '从停车场上坡走 10 到 15 分钟，形如狼头的蓝色湖泊就在脚下。湖面一般到 5 月底才解冻。',
      },
    },
    {
      minutes: 240,
      picture: 'icefield',
      videoId: 'moraine0002',
      title: {
        kr: '2일차 · 컬럼비아 대빙원',
        ca: 'Day 2 · Columbia Icefield',
        cn: '第 2 天 · 哥伦比亚冰原',
      },
      body: {
        kr: '한 시간 남짓 더 달려 도착합니다. 점심을 드시고 아사바스카 빙하 끝자락까지 걸어가거나, 설상차를 예약해 빙하 위에 서 보세요. 얼음 위는 한여름에도 춥습니다.',
        ca: 'A little over an hour up the road. After lunch you can walk to the toe of the Athabasca Glacier or ride out onto it; in summer, book the ice bus with us ahead of time. It is cold up there, even in August.',
        cn: '再开一个多小时抵达。午餐后步行到阿萨巴斯卡冰川末端，或乘雪车上冰面（夏季请提前告诉我们代订）。即使盛夏，冰面上也很冷。',
      },
    },
    {
      minutes: 120,
      title: {
        kr: '2일차 · 아사바스카 폭포, 재스퍼 숙박',
        ca: 'Day 2 · Athabasca Falls and on to Jasper',
        cn: '第 2 天 · 阿萨巴斯卡瀑布，宿贾斯珀',
      },
      body: {
        kr: '좁은 바위 틈으로 쏟아지는 폭포를 둘러보고 30분 뒤 재스퍼에 도착합니다. 작은 마을이라 저녁 산책하기 좋습니다.',
        ca: 'The whole river squeezes through a slot in the rock here. Jasper is half an hour farther on, small enough to wander after dinner.',
        cn: '整条河挤进狭窄的岩缝，水势惊人。再开半小时到贾斯珀，镇子不大，晚饭后正好散步。',
      },
    },
    {
      minutes: 75,
      title: {
        kr: '3일차 · 피라미드 호수의 아침',
        ca: 'Day 3 · Morning at Pyramid Lake',
        cn: '第 3 天 · 金字塔湖的清晨',
      },
      body: {
        kr: '재스퍼에서 차로 15분, 나무다리를 건너 작은 섬까지 걸어갑니다. 아침에는 산이 호수에 그대로 비칩니다.',
        ca: 'Fifteen minutes from town, a wooden bridge leads to a small island in the lake. Early on, you may have it to yourselves.',
        cn: '离镇上 15 分钟车程，走过木桥就到湖心小岛。清晨时分，往往只有您一行人。',
      },
    },
    {
      minutes: 195,
      picture: 'icefields-parkway',
      title: {
        kr: '3일차 · 다시 아이스필드 파크웨이',
        ca: 'Day 3 · South along the Parkway',
        cn: '第 3 天 · 再走冰原大道',
      },
      body: {
        kr: '올라올 때 지나친 탱글 크릭 폭포와 빅 벤드 전망대에 들릅니다. 점심은 길가 산장이나 준비해 온 도시락으로 해결합니다.',
        ca: 'This time we stop at Tangle Creek Falls and the Big Bend lookout, which look better from this side. Lunch is at a roadside lodge, or a picnic when it is closed.',
        cn: '这次停唐格尔溪瀑布和大弯观景点，从这个方向看更美。午餐在路边木屋餐厅，餐厅不开时改为野餐。',
      },
    },
    {
      minutes: 45,
      title: {
        kr: '3일차 · 미스타야 캐니언',
        ca: 'Day 3 · Mistaya Canyon',
        cn: '第 3 天 · 米斯塔亚峡谷',
      },
      body: {
        kr: '도로에서 10분만 내려가면 물이 깎아 낸 구불구불한 협곡이 나옵니다. 난간이 없으니 아이 손을 꼭 잡아 주세요.',
        ca: 'Ten minutes down from the road, the river has carved the limestone into curves. There are no railings, so hold on to little hands.',
        cn: '从公路往下走 10 分钟，就能看到被水流雕出弧线的石灰岩峡谷。没有护栏，请牵好孩子。',
      },
    },
    {
      minutes: 195,
      title: {
        kr: '3일차 · 캘거리 도착',
        ca: 'Day 3 · Home to Calgary',
        cn: '第 3 天 · 返回卡尔加里',
      },
      body: {
        kr: '레이크 루이스에서 한 번 쉬고 늦은 오후에 도착합니다. 밴프나 캔모어에서 내리셔도 됩니다.',
        ca: 'With one stop at Lake Louise village we are back in Calgary by late afternoon. You can also get off in Banff or Canmore.',
        cn: '途中在露易丝湖小镇休息一次，傍晚前抵达卡尔加里。也可在班夫或坎莫尔下车。',
      },
    },
  ],
  departures: [
    {
      startInDays: 18,
      endInDays: 20,
      male: 1,
      female: 1,
      remarks: {
        kr: '50대 부부입니다. 날짜는 하루 이틀 조정하실 수 있습니다.',
        ca: 'Couple in their fifties; dates can move by a day or two.',
        cn: '五十多岁的夫妇，日期可前后调整一两天。',
      },
    },
    {
      startInDays: 40,
      endInDays: 42,
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
