import type { DemoTour } from './demo-tour.ts'

export const itinerary: DemoTour['itinerary'] = [
  {
    minutes: 60,
    place: 'yellowknifeAirport',
    title: {
      kr: '1일차 · 옐로나이프 도착',
      ca: 'Day 1 · Landing in Yellowknife',
      cn: '第 1 天 · 抵达黄刀镇',
    },
    body: {
      kr: '캘거리에서 직항으로 약 두 시간입니다. 수하물 찾는 곳의 북극곰 박제 앞에서 가이드가 기다립니다.',
      ca: 'It is about two hours by direct flight from Calgary. Your guide waits by the stuffed polar bear at the baggage carousel.',
      cn: '从卡尔加里直飞约两小时。司导在行李转盘旁的北极熊标本前等您。',
    },
  },
  {
    minutes: 120,
    place: 'yellowknife',
    title: {
      kr: '1일차 · 체크인과 방한복 맞추기',
      ca: 'Day 1 · Check-in and winter fitting',
      cn: '第 1 天 · 入住与试穿防寒服',
    },
    body: {
      kr: '몸에 맞는 방한복을 골라 입어 봅니다. 밤을 위해 두어 시간 눈을 붙이시기를 권합니다.',
      ca: 'We find a parka and boots that fit. Then take our advice and nap. The night is the main event.',
      cn: '挑一套合身的防寒服，然后先补觉，重头戏在夜里。',
    },
  },
  {
    minutes: 270,
    picture: 'aurora-curtain',
    videoId: 'moraine0012',
    bilibiliId: 'BV1moraine12',
    title: {
      kr: '1일차 · 첫 번째 오로라 밤',
      ca: 'Day 1 · First night out',
      cn: '第 1 天 · 第一夜追光',
    },
    body: {
      kr: '밤 9시 30분에 출발해 구름 지도를 보며 잉그레이엄 트레일로 향합니다. 처음에는 옅은 구름처럼 보이다가 **갑자기 커튼이 흔들리듯** 움직이기 시작합니다.',
      ca: 'We leave at 9:30 p.m. (Yellowknife keeps Calgary time), with the cloud map on the dash, usually up the Ingraham Trail. It often begins as a pale smudge, and then **all at once it moves**.',
      cn: '晚上 9:30 出发，边看云图边沿英格拉姆公路找晴空。起初像一抹淡云，**忽然之间**就像帷幔一样舞动起来。',
    },
  },
  {
    minutes: 90,
    title: { kr: '2일차 · 느긋한 아침', ca: 'Day 2 · A slow morning', cn: '第 2 天 · 睡到自然醒' },
    body: {
      kr: '새벽에 들어오셨으니 일정은 오전 11시 반에 시작합니다. 시내 카페에서 늦은 아침을 드세요.',
      ca: 'After a late night nothing starts before 11:30 a.m. Have a long breakfast downtown.',
      cn: '昨晚睡得晚，上午 11:30 再出发。先在市区咖啡馆吃顿早午餐。',
    },
  },
  {
    minutes: 150,
    place: 'oldTown',
    title: {
      kr: '2일차 · 올드타운과 박물관',
      ca: 'Day 2 · Old Town and the museum',
      cn: '第 2 天 · 老城与博物馆',
    },
    body: {
      kr: '부시 파일럿 기념비에 올라 호수 위의 알록달록한 수상 가옥을 내려다봅니다. 프린스 오브 웨일스 박물관에서는 데네 사람들의 무스 가죽 배를 봅니다.',
      ca: 'Climb to the Bush Pilots’ Monument for the view over the coloured houseboats, then see the moosehide boat at the Prince of Wales Northern Heritage Centre.',
      cn: '登上飞行员纪念碑，看湖上五颜六色的船屋；再到威尔士亲王北方遗产中心，看德内人的驼鹿皮船。',
    },
  },
  {
    minutes: 285,
    picture: 'aurora-cabin',
    title: {
      kr: '2일차 · 오두막에서 기다리는 밤',
      ca: 'Day 2 · The cabin night',
      cn: '第 2 天 · 木屋守候之夜',
    },
    body: {
      kr: '호숫가 오두막에 난로를 피워 두고, 오로라가 나타나면 밖으로 나갑니다. 데네식 배넉 빵과 뜨거운 수프도 준비합니다.',
      ca: 'A stove, bannock and hot soup in a lakeside cabin. When the sky stirs, we call and you step outside.',
      cn: '湖畔木屋生起炉火，备好班诺克面包和热汤。天上一有动静，喊一声大家就出门。',
    },
  },
  {
    minutes: 120,
    place: 'dettah',
    picture: 'ice-road',
    title: {
      kr: '3일차 · 얼음 도로 또는 캐머런 폭포',
      ca: 'Day 3 · Ice road or Cameron Falls',
      cn: '第 3 天 · 冰路或卡梅伦瀑布',
    },
    body: {
      kr: '겨울에는 데타까지 얼어붙은 만을 건너며, 발아래 투명한 얼음을 내려다봅니다. 눈이 없는 8~10월에는 왕복 한 시간 숲길로 폭포에 다녀옵니다.',
      ca: 'In winter we drive over the bay to Dettah and stop to look down through clear ice. From August to October it is a one-hour walk, there and back, through birch to the falls instead.',
      cn: '冬季开车横穿冰封的海湾到德塔，停下来看脚下透明的冰层。8 月至 10 月则改走白桦林小径，往返约一小时到瀑布。',
    },
  },
  {
    minutes: 120,
    picture: 'snow-forest-moon',
    title: {
      kr: '3일차 · 개썰매(선택)',
      ca: 'Day 3 · Sled dogs, if you like',
      cn: '第 3 天 · 狗拉雪橇（自选）',
    },
    body: {
      kr: '12월부터 4월 초까지 가능합니다. 앉아 타는 코스와 직접 모는 코스가 있고, 타지 않으시면 그 시간에 호텔에서 쉬셔도 됩니다.',
      ca: 'December to early April. Ride in the basket or learn to drive your own team; or simply rest.',
      cn: '12 月至 4 月初开放。可以坐在雪橇里，也可以学着自己驾；不参加的话回酒店休息。',
    },
  },
  {
    minutes: 300,
    picture: 'aurora-corona',
    title: { kr: '3일차 · 마지막 밤', ca: 'Day 3 · The last night', cn: '第 3 天 · 最后一夜' },
    body: {
      kr: '앞선 이틀의 결과에 따라 가장 맑은 방향으로 가장 멀리 갑니다. 새벽 2시 반쯤 돌아오며, 활동이 강하면 더 머뭅니다.',
      ca: 'Depending on how we have done, we go as far as the clear sky asks. Back about 2:30 a.m., later if the show is on.',
      cn: '看前两晚的收获决定跑多远，哪里晴就去哪里。凌晨 2:30 左右返回，若极光强烈就多留一会儿。',
    },
  },
  {
    minutes: 60,
    title: {
      kr: '4일차 · 사진 고르기와 브런치',
      ca: 'Day 4 · Pictures over brunch',
      cn: '第 4 天 · 早午餐与选片',
    },
    body: {
      kr: '사흘 밤 동안 찍은 사진을 함께 보고 원본을 전해 드립니다.',
      ca: 'We look through the night’s photographs together and hand over the full-size files.',
      cn: '边吃早午餐边看照片，原片全部给您。',
    },
  },
  {
    minutes: 60,
    place: 'yellowknifeAirport',
    title: { kr: '4일차 · 공항 샌딩', ca: 'Day 4 · To the airport', cn: '第 4 天 · 送机' },
    body: {
      kr: '비행기 시간에 맞춰 공항까지 모셔다드립니다. 당일 캘거리에서 국제선으로 갈아타신다면 연결 시간을 넉넉히 네 시간 이상 두세요.',
      ca: 'A short ride to your flight. If you connect overseas through Calgary that day, leave four hours between flights.',
      cn: '按航班时间送机。若当天在卡尔加里转国际航班，建议预留四小时以上。',
    },
  },
]
