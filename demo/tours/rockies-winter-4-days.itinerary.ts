import type { DemoTour } from './demo-tour.ts'

export const itinerary: DemoTour['itinerary'] = [
  {
    minutes: 90,
    place: 'calgary',
    title: {
      kr: '1일차 · 캘거리에서 캔모어로',
      ca: 'Day 1 · Calgary to Canmore',
      cn: '第 1 天 · 卡尔加里前往坎莫尔',
    },
    body: {
      kr: '오전 10시에 공항이나 시내 숙소에서 모십니다. 출발 전에 방한 준비를 함께 확인하고 부족한 것은 가는 길에 챙깁니다.',
      ca: 'We pick you up at 10:00 a.m. Calgary time, at the airport or your hotel. If anyone is short of warm gear, we stop for it on the way.',
      cn: '卡尔加里时间上午 10 点，在机场或市区酒店接您。保暖装备缺什么，路上补齐。',
    },
  },
  {
    minutes: 120,
    place: 'canmore',
    picture: 'canmore-winter',
    title: {
      kr: '1일차 · 캔모어 점심과 눈길 산책',
      ca: 'Day 1 · Lunch and a walk in Canmore',
      cn: '第 1 天 · 坎莫尔午餐与雪中散步',
    },
    body: {
      kr: '세 자매봉이 내려다보는 산골 마을입니다. 점심을 드신 뒤 폴리스맨스 크릭 나무 데크를 가볍게 걷습니다.',
      ca: 'The Three Sisters stand over the town like an illustration. After lunch we stretch our legs on the Policeman’s Creek boardwalk.',
      cn: '三姐妹峰就立在小镇上方。午餐后沿警察溪木栈道走一段。',
    },
  },
  {
    minutes: 60,
    place: 'banff',
    title: {
      kr: '1일차 · 밴프 호텔 체크인',
      ca: 'Day 1 · Settling in at Banff',
      cn: '第 1 天 · 入住班夫酒店',
    },
    body: {
      kr: '캔모어에서 25분이면 밴프에 도착합니다. 체크인하고 잠시 쉬었다가 수영복을 챙겨 나오세요.',
      ca: 'Banff is 25 minutes up the valley. Check in, put your feet up for a moment, then bring your swimsuit.',
      cn: '从坎莫尔开车 25 分钟到班夫。办好入住稍作休息，带上泳衣再出门。',
    },
  },
  {
    minutes: 120,
    place: 'hotSprings',
    picture: 'hot-springs-winter',
    videoId: 'moraine0006',
    bilibiliId: 'BV1moraine06',
    title: {
      kr: '1일차 · 밴프 어퍼 온천',
      ca: 'Day 1 · Banff Upper Hot Springs',
      cn: '第 1 天 · 班夫上温泉',
    },
    body: {
      kr: '김이 피어오르는 노천탕에서 런들산을 바라봅니다. 머리카락에 하얗게 서리가 앉는 것도 겨울만의 재미입니다.',
      ca: 'Steam, stars and Mount Rundle across the valley. On a cold night your hair freezes into white spikes, which children love.',
      cn: '热气升腾的露天池正对伦德尔山。天冷时头发会结一层白霜，孩子们最喜欢。',
    },
  },
  {
    minutes: 180,
    place: 'louise',
    picture: 'snow-ridges',
    title: {
      kr: '2일차 · 얼어붙은 레이크 루이스',
      ca: 'Day 2 · Lake Louise on ice',
      cn: '第 2 天 · 冰封的露易丝湖',
    },
    body: {
      kr: '오전 9시에 출발해 45분 뒤 호수에 도착합니다. 설산에 둘러싸인 빙판에서 스케이트를 타거나, 호수 끝까지 말이 끄는 썰매를 타 보세요.',
      ca: 'We leave at 9:00 a.m. Calgary time and arrive 45 minutes later. Skate on the cleared ice, walk the snowy shore, or ride the horse-drawn sleigh to the far end.',
      cn: '上午 9 点出发，45 分钟到达。在雪山环抱的冰场上滑冰，沿雪岸散步，或乘马拉雪橇到湖的另一头。',
    },
  },
  {
    minutes: 75,
    title: {
      kr: '2일차 · 레이크 루이스에서 점심',
      ca: 'Day 2 · Lunch by the fire',
      cn: '第 2 天 · 露易丝湖午餐',
    },
    body: {
      kr: '벽난로가 있는 식당에서 따뜻한 수프로 몸을 녹입니다. 호텔 애프터눈 티를 원하시면 미리 예약해 드립니다.',
      ca: 'Soup, a fireplace and dry mitts. If you would prefer afternoon tea at the hotel, ask us to reserve.',
      cn: '坐在壁炉边喝碗热汤暖暖身。想喝酒店下午茶，我们提前代订。',
    },
  },
  {
    minutes: 195,
    place: 'emerald',
    title: {
      kr: '2일차 · 에메랄드 호수의 설경',
      ca: 'Day 2 · Emerald Lake in the snow',
      cn: '第 2 天 · 翡翠湖雪景',
    },
    body: {
      kr: '고개를 넘어 40분, 여름보다 훨씬 조용한 호수입니다. 눈 쌓인 나무다리와 산장 불빛이 그림 같습니다. 저녁에는 밴프로 돌아옵니다.',
      ca: 'Forty minutes over the pass lies a lake almost without footprints. The lodge lights come on early; then we drive back to Banff.',
      cn: '翻过隘口 40 分钟，湖面上几乎没有脚印，木屋早早亮起灯，像童话一样。傍晚返回班夫。',
    },
  },
  {
    minutes: 210,
    place: 'johnston',
    title: {
      kr: '3일차 · 존스턴 캐니언 얼음 폭포',
      ca: 'Day 3 · Johnston Canyon ice walk',
      cn: '第 3 天 · 约翰斯顿峡谷冰瀑徒步',
    },
    body: {
      kr: '아이젠을 신고 협곡 데크 길을 따라 왕복 5km를 걷습니다. 어퍼 폭포는 통째로 얼어 푸른 커튼처럼 보입니다.',
      ca: 'Cleats on, we walk 5 km there and back on the canyon catwalks. The Upper Falls hang in blue curtains, often with ice climbers on them.',
      cn: '穿上冰爪，沿峡谷栈道往返 5 公里。上瀑布整个冻成蓝色冰帘，常能看到攀冰的人。',
    },
  },
  {
    minutes: 150,
    place: 'banff',
    picture: 'sunrise-ridge',
    title: {
      kr: '3일차 · 밴프 자유 시간 또는 설퍼산',
      ca: 'Day 3 · An easy afternoon in Banff',
      cn: '第 3 天 · 班夫悠闲下午',
    },
    body: {
      kr: '카페와 상점을 둘러보며 쉬시거나, 곤돌라를 타고 눈 덮인 능선을 내려다보세요.',
      ca: 'Cafés and shops if you want a rest, or the gondola for a look over ridge after white ridge.',
      cn: '逛逛咖啡馆和小店，或乘缆车上山，看层层叠叠的雪岭。',
    },
  },
  {
    minutes: 75,
    picture: 'winter-lake-night',
    title: {
      kr: '3일차 · 별빛 아래 겨울 호수',
      ca: 'Day 3 · A frozen lake by starlight',
      cn: '第 3 天 · 星空下的冰湖',
    },
    body: {
      kr: '저녁 식사 후 맑은 날이면 투잭 호수로 나갑니다. 코코아를 마시며 별을 보고, 원하시면 기념사진도 찍어 드립니다.',
      ca: 'On a clear evening we drive out to Two Jack Lake after dinner, with cocoa in a thermos and a tripod for your portrait under the stars.',
      cn: '晚饭后若天气晴朗，开车到双杰克湖，喝着热可可看星星，还可以为您拍一张星空人像。',
    },
  },
  {
    minutes: 90,
    title: {
      kr: '4일차 · 밴프 출발, 카나나스키스로',
      ca: 'Day 4 · Over to Kananaskis',
      cn: '第 4 天 · 前往卡纳纳斯基斯',
    },
    body: {
      kr: '오전 9시에 체크아웃하고 40번 도로를 따라 카나나스키스 계곡으로 들어갑니다. 길가 버드나무 숲에서 무스를 볼 때도 있습니다.',
      ca: 'We check out at 9:00 a.m. and follow Highway 40 into the valley. Moose sometimes feed in the willows beside the road.',
      cn: '上午 9 点退房，沿 40 号公路驶入山谷。路边柳丛里偶尔能见到驼鹿。',
    },
  },
  {
    minutes: 150,
    picture: 'kananaskis-valley',
    title: {
      kr: '4일차 · 숲속 스노슈잉',
      ca: 'Day 4 · Snowshoeing in the woods',
      cn: '第 4 天 · 森林雪鞋健行',
    },
    body: {
      kr: '처음이셔도 5분이면 익숙해집니다. 3km 남짓한 숲길을 걸으며 토끼와 여우 발자국을 찾아보세요.',
      ca: 'If you can walk, you can snowshoe. We follow about 3 km of forest trail and look for the tracks of hare and fox.',
      cn: '会走路就会穿雪鞋。沿约 3 公里的林间小路走走，找找野兔和狐狸的足迹。',
    },
  },
  {
    minutes: 150,
    place: 'calgary',
    title: {
      kr: '4일차 · 점심 후 캘거리 도착',
      ca: 'Day 4 · Lunch and back to Calgary',
      cn: '第 4 天 · 午餐后返回卡尔加里',
    },
    body: {
      kr: '카나나스키스 빌리지에서 점심을 드시고 캘거리까지 1시간 10분쯤 달립니다. 공항으로 가시는 분은 저녁 6시 이후 항공편으로 예약해 주세요.',
      ca: 'After lunch in Kananaskis Village it is about an hour and ten minutes to the city. If you are flying out, choose a departure after 6:00 p.m. Calgary time.',
      cn: '在卡纳纳斯基斯村吃过午餐，约 1 小时 10 分钟回到市区。当天要飞的客人，请预订晚上 6 点以后的航班。',
    },
  },
]
