import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 11,
  status: 3,
  categoryId: 2,
  price: null,
  pricePerPerson: { p1: 410, p2: 280, p3: 225, p4: 190 },
  discount: 20,
  minPerson: 1,
  tripDays: 1,
  startsAt: '09:00',
  pictures: [
    'foothills-ranch',
    'prairie-sunset',
    'campfire-night',
    'calgary-night',
    'prairie-storm',
    'calgary-dusk',
  ],
  name: {
    kr: '목장에서 스탬피드까지, 카우보이의 하루',
    ca: 'Ranch Morning, Stampede Night',
    cn: '牧场骑马与牛仔节一日游',
  },
  description: {
    kr: '아침에는 풋힐스의 목장에서 말을 타고, 저녁에는 캘거리 스탬피드에서 흙먼지 날리는 척왜건 경주를 봅니다. 말을 처음 타는 분도 안내자가 고삐를 잡아 주는 순한 말로 시작합니다. 7월 열흘간의 축제 기간이 아닐 때는 오후를 바 유 목장 국립사적지에서 보냅니다.',
    ca: 'Ride through the foothills in the morning, eat beef the way the crew does at noon, and watch the chuckwagons thunder past at night. No riding experience is needed; the horses have plenty. Outside the ten days of the Stampede in July, the afternoon goes to the Bar U Ranch instead.',
    cn: '早上在山麓牧场骑马，中午吃一顿正宗的牧场烤肉，晚上坐在看台上看篷车赛马卷起尘土。没骑过马也不用担心，牧场按经验和体型配马，全程有人带队。7 月牛仔节那十天以外，下午改去巴尤牧场国家历史遗址。',
  },
  bulletin: {
    kr: `### 하이라이트

- 풋힐스 능선을 따라가는 **1시간 승마**(초보자 가능)
- 장작불에 구운 앨버타 소고기 **점심 포함**
- 엘보 리버 캠프에서 만나는 트리티 7 원주민 문화
- 스탬피드의 밤, **척왜건 경주**와 그랜드스탠드 쇼
- 영화 촬영지로도 쓰인 바 유 목장(축제 기간 외)

### 지금이 좋은 이유

특가 투어입니다. 표시된 금액이 이미 **할인된 1인 요금**이며, 4인 예약 시 C$190입니다(GST 별도). 축제 입장권만 사서 보는 것과 달리 진짜 일하는 목장에서 하루를 시작하기 때문에, 저녁에 보는 경기가 훨씬 가깝게 느껴집니다.

### 알아 두세요

- 스탬피드는 매년 **7월 초순에서 중순 사이 열흘간** 열립니다. 그랜드스탠드 표는 일찍 매진되니 두 달 전에 문의하시기를 권합니다.
- 이 투어는 7월에 진행하며, 축제가 없는 날에는 바 유 목장으로 갑니다.
- 승마는 만 8세 이상, 체중 100kg 미만인 분이 하실 수 있습니다. 타지 않는 분은 마차를 이용합니다.
- 긴 바지와 앞이 막힌 신발을 준비하세요. 카우보이모자는 빌려 드립니다.`,
    ca: `### Highlights

- An **hour in the saddle** on a working ranch, beginners welcome
- Alberta beef off the wood fire, **lunch included**
- Elbow River Camp, where families of the Treaty 7 Nations receive visitors
- **Chuckwagon races** and the Grandstand Show under the lights
- Outside Stampede: the Bar U Ranch, a national historic site and film set

### What makes it special

Anyone can buy a ticket for the grounds. Starting the day where the horses and the calluses come from makes the evening mean something. This tour is on special: the price you see is **already the lower one**, C$190 per person for 4 travellers, plus GST.

### Good to know

- The Stampede fills **ten days in early to mid July**. Grandstand seats sell out, so write to us two months ahead.
- The tour runs in July. On days outside the Stampede we go to the Bar U Ranch.
- Riders should be 8 or older and under 100 kg. Everyone else goes by wagon and sees the same hills.
- Long pants and closed shoes, please. We lend the hats.`,
    cn: `### 行程亮点

- 在真正的牧场**骑马一小时**，零基础也可以
- 柴火烤阿尔伯塔牛肉，**含午餐**
- 走进肘河营地，了解第七号条约各原住民族的文化
- 灯光下的**篷车赛马**与大看台晚会
- 非牛仔节期间：影视剧常来取景的巴尤牧场

### 为什么值得选

光逛牛仔节，看的是热闹；先在真正的牧场待半天，晚上再看比赛，才看得出门道。本行程为特惠行程，页面价格就是**折后价**，四人同行每人 C$190，另加 GST。

### 出行须知

- 牛仔节每年**7 月上中旬举办，共十天**，大看台座位抢手，建议提前两个月咨询。
- 本行程 7 月出团，没有牛仔节的日子改去巴尤牧场。
- 骑马一般要求年满 8 岁、体重 100 公斤以内；不骑马的同伴可乘马车。
- 请穿长裤和包脚的鞋，牛仔帽我们借给您。`,
  },
  route: {
    kr: '캘거리 – 밀라빌 목장 – 스탬피드 파크 – 캘거리',
    ca: 'Calgary – Millarville ranch country – Stampede Park – Calgary',
    cn: '卡尔加里 – 米拉维尔牧场 – 牛仔节公园 – 卡尔加里',
  },
  included: {
    kr: [
      '일행 전용 차량과 유류비',
      '한국어 가이드 겸 기사',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '승마 또는 마차 1시간과 헬멧',
      '목장 바비큐 점심',
      '카우보이모자 대여',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle and fuel',
      'Driver-guide for the day and evening',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'One-hour ride or wagon, helmet included',
      'Barbecue lunch at the ranch',
      'Loan of a cowboy hat',
      'A short video of your day, free',
    ],
    cn: [
      '专属用车和油费',
      '全程中文司导',
      '卡尔加里、坎莫尔、班夫免费接送',
      '骑马或马车一小时，含头盔',
      '牧场烤肉午餐',
      '免费借用牛仔帽',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '스탬피드 입장권과 그랜드스탠드 좌석',
      '바 유 목장 입장료',
      '저녁 식사',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Stampede admission and Grandstand seats',
      'Bar U Ranch admission',
      'Dinner',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '牛仔节门票和大看台座位',
      '巴尤牧场门票',
      '晚餐',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 60,
      title: { kr: '캘거리 출발', ca: 'South out of town', cn: '从卡尔加里出发' },
      body: {
        kr: '오전 9시에 숙소로 모시러 갑니다. 50분쯤 달리면 주택가 대신 건초 더미가 보이기 시작합니다.',
        ca: 'We pick you up at 9:00 a.m. Calgary time. Within the hour the subdivisions give way to hay bales.',
        cn: '上午 9 点到酒店接您。不到一小时，窗外的楼房就换成了一捆捆牧草。',
      },
    },
    {
      minutes: 120,
      picture: 'foothills-ranch',
      videoId: 'moraine0011',
      bilibiliId: 'BV1moraine11',
      title: { kr: '목장에서 말 타기', ca: 'In the saddle', cn: '牧场骑马' },
      body: {
        kr: '말과 인사하고 고삐 잡는 법을 배운 뒤 능선 길을 **한 시간** 돕니다. 맑은 날에는 정상에서 로키가 남북으로 길게 펼쳐집니다.',
        ca: 'Meet your horse, learn the reins, then ride **an hour** along the ridge. On a clear day the Rockies run the whole length of the western sky.',
        cn: '先和马混个脸熟，学会握缰，再沿山脊骑行**一小时**。晴天时，整条落基山脉横在西边天际。',
      },
    },
    {
      minutes: 75,
      picture: 'prairie-sunset',
      title: { kr: '장작불 점심', ca: 'Lunch off the fire', cn: '柴火烤肉午餐' },
      body: {
        kr: '소고기와 구운 감자, 카우보이 콩 요리를 함께 나눕니다. 채식이나 할랄 식사는 사흘 전까지 알려 주세요.',
        ca: 'Beef, roast potatoes and cowboy beans at a long table. Vegetarian or halal plates need three days’ notice.',
        cn: '长桌上摆着牛肉、烤土豆和牛仔炖豆。素食或清真餐请提前三天告知。',
      },
    },
    {
      minutes: 60,
      title: { kr: '스탬피드 파크로', ca: 'Back to town, boots on', cn: '前往牛仔节公园' },
      body: {
        kr: '시내로 돌아와 행사장 가까이 차를 세우고 함께 들어갑니다. 축제 기간이 아니면 이때 남쪽으로 더 내려가 바 유 목장을 두 시간 반 둘러보고, 오후 6시 전후에 캘거리로 돌아옵니다.',
        ca: 'We park close and walk in together. Outside Stampede we carry on south instead, give the Bar U Ranch two and a half hours, and are home around 6:00 p.m.',
        cn: '回到市区，就近停车，一同入园。非牛仔节期间则继续南下，在巴尤牧场游览两个半小时，傍晚 6 点左右回到卡尔加里。',
      },
    },
    {
      minutes: 75,
      title: { kr: '엘보 리버 캠프', ca: 'Elbow River Camp', cn: '肘河营地' },
      body: {
        kr: '다섯 원주민 민족의 가족들이 티피를 세우고 방문객을 맞습니다. 배넉 빵을 맛보고 춤 공연 시간을 맞춰 관람합니다.',
        ca: 'Families of the five Treaty 7 Nations pitch their tipis here each July. Try the bannock and time your visit for the dancing.',
        cn: '每年 7 月，第七号条约各族的家庭在这里搭起圆锥帐篷迎客。尝一块班诺克面包，再赶一场传统舞蹈。',
      },
    },
    {
      minutes: 90,
      title: { kr: '가축 전시관과 놀이마당', ca: 'Barns and midway', cn: '牲畜展馆与游乐场' },
      body: {
        kr: '우람한 짐말과 양치기 개 경연을 보고, 축제 간식인 미니 도넛도 맛보세요. 아이들은 놀이기구를 가장 먼저 찾습니다.',
        ca: 'Heavy horses, stock dogs and a bag of mini doughnuts. Children will find the rides without our help.',
        cn: '看高大的重型挽马和牧羊犬比赛，来一袋迷你甜甜圈。孩子们多半直奔游乐设施。',
      },
    },
    {
      minutes: 60,
      title: { kr: '저녁 식사 시간', ca: 'Supper', cn: '晚餐时间' },
      body: {
        kr: '행사장 안에서 드시거나, 조용한 식사를 원하시면 도보 10분 거리의 식당을 예약해 드립니다.',
        ca: 'Eat on the grounds, or let us book a quieter table ten minutes’ walk away.',
        cn: '在园内吃，或由我们代订步行 10 分钟、安静些的餐厅。',
      },
    },
    {
      minutes: 150,
      picture: 'calgary-night',
      title: {
        kr: '척왜건 경주와 그랜드스탠드 쇼',
        ca: 'Chuckwagons and the Grandstand Show',
        cn: '篷车赛马与大看台晚会',
      },
      body: {
        kr: '네 마리 말이 끄는 마차가 8자를 그린 뒤 트랙으로 쏟아져 나옵니다. 불꽃놀이 전에 나가면 길이 덜 막히니, 언제 나갈지는 함께 정합니다.',
        ca: 'Four horses to a wagon, a figure eight around the barrels, then flat out for home. Fireworks end the night. We tell you what the traffic will do, and you decide when to leave.',
        cn: '四匹马拉一辆篷车，绕桶跑出“8”字再冲上赛道，满场尘土飞扬。压轴是烟花，散场会堵车，几点走由您决定。',
      },
    },
    {
      minutes: 30,
      title: { kr: '숙소까지', ca: 'Home to bed', cn: '送回酒店' },
      body: {
        kr: '늦은 시간이라도 숙소 문 앞까지 모셔다드립니다.',
        ca: 'However late it is, we take you to your door.',
        cn: '不论多晚，都送到酒店门口。',
      },
    },
  ],
  departures: [
    {
      inDays: 2,
      male: 2,
      female: 0,
      remarks: {
        kr: '20대 친구 두 분입니다. 승마는 처음이십니다.',
        ca: 'Two friends in their twenties, first time on a horse.',
        cn: '两位二十多岁的朋友，第一次骑马。',
      },
    },
  ],
}
