import type { DemoTour } from './demo-tour.ts'

export const itinerary: DemoTour['itinerary'] = [
  {
    minutes: 90,
    place: 'calgary',
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
    place: 'minnewanka',
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
    place: 'gondola',
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
    place: 'vermilion',
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
    place: 'louise',
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
    place: 'bowLake',
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
    place: 'peyto',
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
    place: 'icefield',
    picture: 'icefield',
    videoId: 'moraine0002',
    bilibiliId: 'BV1moraine02',
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
    place: 'athabasca',
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
    place: 'pyramid',
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
    place: 'calgary',
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
]
