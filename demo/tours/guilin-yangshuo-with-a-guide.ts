import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 15,
  status: 1,
  categoryId: 6,
  price: null,
  pricePerPerson: { p1: 1950, p2: 1390, p3: 1180, p4: 990 },
  discount: 0,
  minPerson: 1,
  tripDays: 5,
  pictures: [
    'asia-river-karst',
    'asia-misty-peaks',
    'asia-terraces',
    'asia-lanterns',
    'asia-temple-night',
  ],
  name: {
    kr: '계림과 양삭 5일, 가이드 동행',
    ca: 'Guilin and Yangshuo with a Guide',
    cn: '桂林阳朔五日游·专属导游',
  },
  description: {
    kr: '수묵화 같은 카르스트 봉우리 사이로 이강을 따라 내려가고, 용승의 다랑논 마을에서 하룻밤을 묵습니다. 말이 통하지 않아 놓치는 것이 없도록 도착하는 순간부터 떠날 때까지 가이드가 함께합니다. 하루에 한 곳씩, 부모님과 함께 걸어도 무리 없는 속도입니다.',
    ca: 'Drift down the Li River between the peaks of every Chinese landscape scroll, sleep a night among the rice terraces of Longji, and pedal through villages around Yangshuo. A guide is with you from airport to airport, so the language is never in your way. The pace is one main thing a day.',
    cn: '乘船顺漓江而下，夜宿龙脊梯田，再到遇龙河边骑车、坐竹筏。专属导游从接机陪到送机，一团一车，不进购物店。每天只安排一个重点，带父母、带孩子回国走一趟都轻松。',
  },
  bulletin: {
    kr: `### 하이라이트

- 계림에서 양삭까지 83km, **이강 유람선 4시간**
- 산 전체를 계단처럼 감싼 **용척 다랑논** 마을에서 1박
- 노 젓는 대나무 뗏목으로 내려가는 우룡하
- 상공산에서 맞는 강굽이의 일출
- 밤이면 금빛과 은빛으로 빛나는 계림의 일월쌍탑

### 이 여행이 좋은 이유

쇼핑센터에 들르지 않고 다른 일행과 섞이지 않습니다. 캘거리 사무실과 현지 가이드가 함께 준비하기 때문에 모바일 결제, 기차표, 병원까지 한국어로 도와드립니다. 식당에서는 맵지 않은 음식도 골라 드립니다.

### 알아 두세요

- 다랑논의 벼가 금빛으로 익어 가는 **9월**에 진행합니다. 4~6월은 비가 잦고, 강물이 불면 유람선과 뗏목이 쉬기도 합니다.
- 10월 1일부터 한 주 동안은 국경절 연휴라 어디나 붐벼 진행하지 않습니다.
- 용척 숙소까지 돌계단을 30분쯤 오릅니다. 짐꾼을 부를 수 있습니다.
- 여권 국적에 따라 비자 조건이 다르니 예약 전에 확인해 주세요.
- 3인 미만이거나 객실을 추가하시면 하루 C$200의 추가 요금이 있습니다.`,
    ca: `### Highlights

- Four hours and 83 kilometres **down the Li River** from Guilin to Yangshuo
- A night in a wooden guesthouse above the **Longji rice terraces**
- A bamboo raft, poled rather than motored, on the Yulong
- Sunrise over the river bend from Xianggong Hill
- Guilin’s Sun and Moon pagodas lit after dark

### What makes it special

No shopping stops and no strangers on the bus. Your guide handles train tickets, mobile payment and menus, and knows the noodle shop where the drivers eat. Our Calgary office plans it with you and stays reachable while you travel.

### Good to know

- We run it in **September**, when the paddies turn gold. April to June is the rainy season, and boats may stop when the river runs high.
- We stay away in the first week of October, when all of China is on holiday.
- It is half an hour up stone steps to the Longji guesthouse; porters can carry bags.
- Entry rules depend on your passport. Check them before you book flights.
- For fewer than three travellers, or an extra room, there is a surcharge of C$200 per day.`,
    cn: `### 行程亮点

- **漓江精华段**游船，桂林到阳朔 83 公里，约四小时
- 夜宿**龙脊梯田**木楼，推窗就是层层稻田
- 遇龙河竹筏，人工撑篙，没有马达声
- 相公山看漓江第一湾日出
- 桂林两江四湖，日月双塔夜景

### 为什么值得选

不进购物店，不和陌生人同车。从海外回来最头疼的手机支付、高铁购票、酒店登记，都由导游帮您办好。吃饭不去团餐点，跟着司机师傅吃地道的桂林米粉和啤酒鱼。

### 出行须知

- **9 月**出团，正是稻谷渐黄、梯田最美的时节；4 月至 6 月多雨，涨水时游船和竹筏可能停航。
- 国庆黄金周人多价高，不出团。
- 到龙脊民宿要走约半小时石阶，行李可请挑夫。
- 持外国护照的客人请在订机票前确认入境政策。
- 不足 3 人或加房，每天加收 C$200。`,
  },
  route: {
    kr: '계림 – 용척 – 계림 – 양삭 – 계림',
    ca: 'Guilin – Longji – Guilin – Yangshuo – Guilin',
    cn: '桂林 – 龙脊 – 桂林 – 阳朔 – 桂林',
  },
  pickups: {
    kr: ['계림 공항', '계림 기차역'],
    ca: ['Guilin airport', 'Guilin railway station'],
    cn: ['桂林机场', '桂林高铁站'],
  },
  included: {
    kr: [
      '호텔과 민박 4박(2인 1실, 조식 포함)',
      '전용 차량과 기사',
      '한국어 가이드 전 일정 동행',
      '계림 공항 또는 기차역 픽업과 샌딩',
      '이강 유람선과 우룡하 뗏목',
      '용척 다랑논 등 일정에 있는 입장료',
      '자전거 대여',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Four nights in hotels and a guesthouse with breakfast, double occupancy',
      'Private vehicle and driver',
      'English-speaking guide from arrival to departure',
      'Guilin airport or station transfers',
      'Li River cruise and Yulong raft',
      'Admissions on the itinerary, including Longji',
      'Bicycle rental',
      'A short video of your trip, free',
    ],
    cn: [
      '四晚酒店和民宿（两人一间，含早餐）',
      '专属用车和司机',
      '中文导游全程陪同',
      '桂林机场或高铁站接送',
      '漓江游船和遇龙河竹筏',
      '龙脊梯田等行程内门票',
      '自行车租用',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '국제선과 중국 국내선 항공권',
      '점심과 저녁 식사',
      '야간 공연 관람료',
      '비자 비용과 여행자 보험',
      '가이드와 기사 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'International and domestic flights',
      'Lunches and dinners',
      'Evening show tickets',
      'Visa fees and travel insurance',
      'Tips for the guide and driver (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '国际及国内机票',
      '午餐和晚餐',
      '晚间演出门票',
      '签证费和旅行保险',
      '导游和司机小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 60,
      title: { kr: '1일차 · 계림 도착', ca: 'Day 1 · Arrival in Guilin', cn: '第 1 天 · 抵达桂林' },
      body: {
        kr: '공항에서 시내까지 45분 걸립니다. 늦은 비행기로 오셔도 가이드가 기다립니다.',
        ca: 'The airport is about forty-five minutes from town. Your guide waits, however late you land.',
        cn: '机场到市区约 45 分钟，航班再晚，导游都等您。',
      },
    },
    {
      minutes: 120,
      picture: 'asia-temple-night',
      title: {
        kr: '1일차 · 양강사호의 밤',
        ca: 'Day 1 · Lakes and pagodas by night',
        cn: '第 1 天 · 两江四湖夜游',
      },
      body: {
        kr: '금빛과 은빛 두 탑이 호수에 비칩니다. 물가 길을 따라 천천히 걷고 계림 쌀국수로 첫날을 마칩니다.',
        ca: 'Two pagodas, one gold and one silver, stand in the lake. We stroll the shore and finish with a bowl of Guilin rice noodles.',
        cn: '日塔金、月塔银，双双倒映在湖里。沿湖慢慢走，最后来一碗桂林米粉。',
      },
    },
    {
      minutes: 150,
      title: {
        kr: '2일차 · 용척으로 가는 산길',
        ca: 'Day 2 · Up to Longji',
        cn: '第 2 天 · 上龙脊',
      },
      body: {
        kr: '차로 두 시간 남짓 달려 산 아래에서 셔틀로 갈아탑니다. 긴 머리로 유명한 야오족 마을도 지나갑니다.',
        ca: 'Two hours by road, then a park shuttle up the switchbacks, past the village of the long-haired Yao women.',
        cn: '车程两个多小时，到山下换乘景区车，途经黄洛瑶寨长发村。',
      },
    },
    {
      minutes: 180,
      picture: 'asia-terraces',
      videoId: 'moraine0015',
      bilibiliId: 'BV1moraine15',
      title: {
        kr: '2일차 · 다랑논 걷기',
        ca: 'Day 2 · Walking the terraces',
        cn: '第 2 天 · 漫步梯田',
      },
      body: {
        kr: '700년 가까이 쌓아 온 논둑을 따라 전망대 두 곳을 잇습니다. **대통밥**으로 점심을 먹고, 해 질 무렵 다시 나와 빛을 봅니다.',
        ca: 'Paths between two lookouts follow walls begun some seven centuries ago. Lunch is **rice steamed in bamboo**, and we go out again when the light turns low.',
        cn: '沿着近七百年前开始垒的田埂，走两个观景台。中午吃**竹筒饭**，傍晚光线好的时候再出去拍一轮。',
      },
    },
    {
      minutes: 90,
      picture: 'asia-misty-peaks',
      title: {
        kr: '3일차 · 안개 걷히는 아침',
        ca: 'Day 3 · Mist lifting',
        cn: '第 3 天 · 云雾晨光',
      },
      body: {
        kr: '숙소 난간에서 차를 마시며 안개가 걷히기를 기다립니다. 마을을 한 바퀴 돌고 내려갑니다.',
        ca: 'Tea on the balcony while the valley clears, then a turn around the village before we head down.',
        cn: '在民宿阳台喝杯茶，等山谷里的雾慢慢散开，再绕寨子走一圈下山。',
      },
    },
    {
      minutes: 150,
      title: {
        kr: '3일차 · 계림으로 돌아와 노적암 동굴',
        ca: 'Day 3 · Back to Guilin and Reed Flute Cave',
        cn: '第 3 天 · 回桂林，游芦笛岩',
      },
      body: {
        kr: '여름에도 20도 안팎으로 시원한 석회 동굴입니다. 벽에 남은 당나라 때 먹글씨도 찾아보세요.',
        ca: 'A limestone cave that stays around 20 °C all summer. Look for the ink inscriptions, some left by Tang-dynasty visitors.',
        cn: '洞里常年 20 度左右，夏天进去格外凉快。留意洞壁上的唐人墨书。',
      },
    },
    {
      minutes: 270,
      picture: 'asia-river-karst',
      title: {
        kr: '4일차 · 이강 유람선',
        ca: 'Day 4 · Down the Li River',
        cn: '第 4 天 · 漓江游船',
      },
      body: {
        kr: '오전 9시 반쯤 배에 올라 구마화산과 20위안 지폐 뒷면의 풍경을 지납니다. 갑판은 모자가 날아갈 만큼 바람이 붑니다.',
        ca: 'Aboard around 9:30 a.m. local time, then past Nine Horse Hill and the view on the back of the 20-yuan note. Hold on to your hat on deck.',
        cn: '上午 9:30 左右登船，过九马画山，看 20 元人民币背面的那片山水。甲板上风大，帽子要系好。',
      },
    },
    {
      minutes: 120,
      picture: 'asia-lanterns',
      title: {
        kr: '4일차 · 양삭의 저녁',
        ca: 'Day 4 · Evening in Yangshuo',
        cn: '第 4 天 · 阳朔西街夜晚',
      },
      body: {
        kr: '서가(西街)의 등불 아래를 걷고 맥주로 조린 생선 요리를 맛봅니다. 원하시면 산봉우리를 무대 삼은 ‘인상유삼저’ 공연표를 잡아 드립니다.',
        ca: 'Lanterns on West Street and fish braised in beer. If you like, we get seats for the river show that uses the mountains as its stage.',
        cn: '逛逛西街的灯火，吃一锅啤酒鱼。想看山水实景演出《印象·刘三姐》，我们代订座位。',
      },
    },
    {
      minutes: 150,
      title: {
        kr: '5일차 · 상공산 일출',
        ca: 'Day 5 · Sunrise on Xianggong Hill',
        cn: '第 5 天 · 相公山日出',
      },
      body: {
        kr: '새벽에 출발해 계단을 30분쯤 오릅니다. 힘드신 분은 호텔에서 쉬셔도 됩니다.',
        ca: 'An early start and half an hour of steps. Those who would rather sleep are forgiven.',
        cn: '凌晨出发，爬半小时台阶。不想早起，就在酒店睡个懒觉。',
      },
    },
    {
      minutes: 150,
      title: {
        kr: '5일차 · 자전거와 뗏목',
        ca: 'Day 5 · Bicycles and a raft',
        cn: '第 5 天 · 骑行与竹筏',
      },
      body: {
        kr: '평평한 시골길을 7km쯤 달린 뒤 우룡하에서 뗏목을 탑니다. 자전거 대신 전기 카트도 됩니다.',
        ca: 'Seven level kilometres between paddies, then the raft. There is an electric cart for those who prefer it.',
        cn: '沿田间平路骑 7 公里左右，再上竹筏。不想骑车可改坐电瓶车。',
      },
    },
    {
      minutes: 90,
      title: { kr: '5일차 · 계림 공항으로', ca: 'Day 5 · To the airport', cn: '第 5 天 · 送机' },
      body: {
        kr: '양삭에서 계림 공항까지 한 시간 반입니다. 저녁 비행기나 고속철을 권합니다.',
        ca: 'It is an hour and a half from Yangshuo to Guilin airport; an evening flight or fast train works best.',
        cn: '阳朔到桂林机场约一个半小时，建议订傍晚以后的航班或高铁。',
      },
    },
  ],
  departures: [
    {
      inDays: 4,
      male: 1,
      female: 1,
      remarks: {
        kr: '캘거리에서 가시는 부부입니다. 중국은 처음이십니다.',
        ca: 'A Calgary couple on their first visit to China.',
        cn: '一对从卡尔加里出发的夫妇，第一次来中国。',
      },
    },
    {
      inDays: 13,
      male: 1,
      female: 2,
      remarks: {
        kr: '부모님과 따님 세 분입니다. 한 분 더 함께하실 수 있습니다.',
        ca: 'Parents with a grown daughter. Room for one more.',
        cn: '父母带女儿三人同行，还可加入一位。',
      },
    },
  ],
}
