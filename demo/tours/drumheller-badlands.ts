import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 10,
  status: 1,
  categoryId: 2,
  price: 175,
  pricePerPerson: {},
  discount: 0,
  minPerson: 1,
  tripDays: 1,
  startsAt: '08:30',
  pictures: [
    'badlands',
    'prairie-storm',
    'prairie-sunset',
    'road-dawn',
    'foothills-ranch',
    'rain-clearing',
  ],
  name: {
    kr: '드럼헬러 배드랜드와 공룡 계곡 당일 투어',
    ca: 'Drumheller and the Badlands',
    cn: '德拉姆黑勒恶地与恐龙谷一日游',
  },
  description: {
    kr: '끝없는 밀밭 한가운데 땅이 갑자기 꺼지면서 줄무늬 협곡이 나타납니다. 7천만 년 전 공룡이 살던 강가를 걸어서 둘러보고, 세계적인 공룡 박물관 로열 티렐에서 넉넉히 시간을 보냅니다. 아이들이 가장 좋아하지만, 어른들이 더 오래 서 있는 곳이기도 합니다.',
    ca: 'An hour and a half from Calgary the prairie simply drops away, and you are looking into a striped canyon full of dinosaur bones. This day gives the Royal Tyrrell Museum the time it deserves and still leaves room for hoodoos, a swaying bridge and a saloon at the end of eleven bridges. The price per person is the same, however many of you there are.',
    cn: '驶出卡尔加里一个半小时，平坦的麦田忽然塌下去，眼前是一层层彩纹的峡谷。七千多万年前恐龙在这里的河边生活，今天我们在同一片谷地里看化石、走石柱林，在皇家蒂勒尔古生物博物馆慢慢逛。1 至 4 人同行，每人同价。',
  },
  bulletin: {
    kr: `### 하이라이트

- 평원에서 불쑥 나타나는 **호스슈 캐니언**
- 실물 골격 40여 점이 있는 **로열 티렐 박물관**(2시간 30분)
- 비바람이 깎은 돌기둥, **후두스 트레일**
- 광부들이 건너다니던 로즈데일 출렁다리
- 높이 26m, 입속까지 올라가는 세계 최대 공룡 조형물

### 이 투어가 다른 점

인원과 상관없이 **1인 C$175 한 가지 요금**이라 계산이 쉽습니다. 단체 버스는 박물관에 한 시간쯤 머물지만 저희는 보통 두 시간 반을 드리고, 아이가 티라노사우루스 앞에서 떠나지 않으면 더 기다립니다.

### 알아 두세요

- 박물관은 9월부터 5월 중순까지 월요일에 쉽니다. 이 기간에는 화요일부터 일요일 사이로 잡아 주세요.
- 원하시면 돌아오는 길에 블레리오 무료 페리로 강을 건넙니다. 대략 4월 말부터 10월까지 운항하며, 수위에 따라 쉬는 날이 있습니다.
- 여름 협곡은 35도까지 오르고 그늘이 거의 없습니다. 모자와 물을 챙기세요.
- 비 온 뒤 벤토나이트 진흙은 얼음처럼 미끄럽습니다. 이런 날은 전망대 위주로 다닙니다.`,
    ca: `### Highlights

- **Horseshoe Canyon**, which gives no warning at all until you reach its edge
- Two and a half hours at the **Royal Tyrrell Museum**, one of the world’s great dinosaur collections
- The **hoodoos**, sandstone pillars with hard caps, at their best in low light
- The old miners’ suspension bridge at Rosedale
- A climb into the jaws of a 26-metre tyrannosaur

### What makes it special

It is **C$175 each**, one traveller or four, with no surcharge for small parties. Bus groups get about an hour in the museum. We leave you two and a half, and longer if somebody refuses to leave the Cretaceous.

### Good to know

- From September to mid-May the museum closes on Mondays, so choose another day.
- Ask, and we cross the river on the free Bleriot cable ferry on the way home. It usually runs from late April through October, water permitting.
- Summer in the valley can reach 35 °C with hardly any shade. Bring a hat; we bring the water.
- After rain the bentonite clay is as slick as ice. We then keep to the viewpoints and paved paths.`,
    cn: `### 行程亮点

- 平原上突然裂开的**马蹄峡谷**
- 恐龙馆藏世界一流的**皇家蒂勒尔古生物博物馆**，留足两个半小时
- 风雨雕出的**石柱林**（Hoodoos）
- 当年矿工上工走的罗斯代尔吊桥
- 高 26 米的“世界最大恐龙”，可以爬到嘴里往外看

### 为什么值得选

不论几人同行，**每人都是 C$175**，人少也不加价。大巴团在博物馆通常只停一小时，我们留两个半小时，孩子在霸王龙前面挪不动步，多待一会儿也没关系。

### 出行须知

- 9 月至次年 5 月中旬，博物馆周一闭馆，请避开周一。
- 回程可以绕到布莱里奥，坐免费缆索渡轮过河（一般 4 月底至 10 月开行，视水位可能停航），请提前告诉我们。
- 夏季谷底最高可达 35 度，几乎没有树荫，请带帽子和防晒霜。
- 雨后的膨润土滑得像冰，下雨就改去观景台、走硬化步道。`,
  },
  route: {
    kr: '캘거리 – 호스슈 캐니언 – 드럼헬러 – 웨인 – 캘거리',
    ca: 'Calgary – Horseshoe Canyon – Drumheller – Wayne – Calgary',
    cn: '卡尔加里 – 马蹄峡谷 – 德拉姆黑勒 – 韦恩 – 卡尔加里',
  },
  included: {
    kr: [
      '일행 전용 차량과 유류비',
      '한국어 가이드 겸 기사',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '후두스 주차비',
      '생수와 간식, 아이스박스',
      '어린이 카시트(미리 말씀해 주세요)',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle and fuel',
      'Driver-guide for the whole day',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Parking at the hoodoos',
      'Water, snacks and a cooler',
      'Child seats on request',
      'A short video of your day, free',
    ],
    cn: [
      '专属用车和油费',
      '全程中文司导',
      '卡尔加里、坎莫尔、班夫免费接送',
      '石柱林停车费',
      '饮用水、零食和车载保温箱',
      '儿童安全座椅（请提前告知）',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '로열 티렐 박물관 입장료(어른 C$20대)',
      '공룡 조형물 입장료',
      '식사',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Museum admission (just over C$20 per adult)',
      'Admission to the World’s Largest Dinosaur',
      'Meals',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '博物馆门票（成人 C$20 多）',
      '世界最大恐龙登顶门票',
      '餐费',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 100,
      picture: 'road-dawn',
      title: {
        kr: '캘거리 출발, 평원을 달려서',
        ca: 'Out across the prairie',
        cn: '从卡尔加里出发，穿越草原',
      },
      body: {
        kr: '오전 8시 30분쯤 숙소에서 출발합니다. 유채꽃이 피는 7월에는 길 양쪽이 온통 노랗습니다.',
        ca: 'Pickup around 8:30 a.m. Calgary time, then northeast through wheat and canola. In July whole horizons are yellow.',
        cn: '早上 8:30 左右从酒店出发，一路向东北。7 月油菜花开，公路两侧金黄一片。',
      },
    },
    {
      minutes: 40,
      picture: 'badlands',
      title: { kr: '호스슈 캐니언', ca: 'Horseshoe Canyon', cn: '马蹄峡谷' },
      body: {
        kr: '주차장에서 열 걸음이면 협곡 가장자리입니다. 땅이 마른 날에는 계단을 따라 바닥까지 내려가 봅니다.',
        ca: 'Ten steps from the parking lot, the ground ends. When it is dry we take the stairs to the canyon floor.',
        cn: '从停车场走十来步就是崖边。天干的时候，可以沿台阶下到谷底走走。',
      },
    },
    {
      minutes: 150,
      videoId: 'moraine0010',
      bilibiliId: 'BV1moraine10',
      title: { kr: '로열 티렐 박물관', ca: 'Royal Tyrrell Museum', cn: '皇家蒂勒尔古生物博物馆' },
      body: {
        kr: '배 속 음식까지 화석으로 남은 갑옷공룡 보레알로펠타와 검은 티라노 ‘블랙 뷰티’를 놓치지 마세요. 연구원이 화석을 다듬는 모습도 유리창 너머로 볼 수 있습니다.',
        ca: 'Do not miss *Borealopelta*, an armoured dinosaur so well preserved that its last meal is known, nor Black Beauty, the dark-boned tyrannosaur. Through the lab window you can watch fossils being cleaned.',
        cn: '别错过连“最后一餐”都保存下来的北方盾龙，还有黑色骨骼的霸王龙“黑美人”。隔着玻璃，还能看研究人员清理化石。',
      },
    },
    {
      minutes: 60,
      title: { kr: '드럼헬러에서 점심', ca: 'Lunch in town', cn: '镇上午餐' },
      body: {
        kr: '소박한 시내 식당이나 강변 피크닉 중에서 고르시면 됩니다. 골목마다 서 있는 공룡을 세는 것도 아이들에게는 큰 놀이입니다.',
        ca: 'A diner in town or a picnic by the Red Deer River. Children usually end up counting the dinosaurs on the street corners.',
        cn: '在镇上吃简餐，或到红鹿河边野餐。街角到处是恐龙塑像，孩子们喜欢一路数过去。',
      },
    },
    {
      minutes: 35,
      title: {
        kr: '세계에서 가장 큰 공룡',
        ca: 'The World’s Largest Dinosaur',
        cn: '世界最大恐龙',
      },
      body: {
        kr: '계단 106개를 오르면 티라노의 입안입니다. 이빨 사이로 마을이 내려다보입니다.',
        ca: 'One hundred and six steps lead up to the teeth, and a view over town between them.',
        cn: '爬 106 级台阶，走进霸王龙嘴里，从牙缝间看整个小镇。',
      },
    },
    {
      minutes: 75,
      title: {
        kr: '로즈데일 출렁다리와 후두스',
        ca: 'Rosedale bridge and the hoodoos',
        cn: '罗斯代尔吊桥与石柱林',
      },
      body: {
        kr: '117m 길이의 출렁다리는 한때 광부들의 출근길이었습니다. 이어서 동쪽으로 10분, 버섯 모양 돌기둥 사이를 나무 데크로 둘러봅니다.',
        ca: 'The 117-metre bridge once took miners to work and still bounces. Ten minutes on, boardwalks and stairs wind among the stone mushrooms.',
        cn: '117 米长的吊桥曾是矿工上班的路，走上去晃晃悠悠。再往东 10 分钟，沿木栈道走进蘑菇状的石柱之间。',
      },
    },
    {
      minutes: 50,
      title: {
        kr: '다리 열한 개 끝의 웨인',
        ca: 'Eleven bridges to Wayne',
        cn: '过十一座桥到韦恩',
      },
      body: {
        kr: '6km 남짓한 길에서 다리를 열한 번 건너면, 주민이 서른 명 남짓한 옛 탄광 마을이 나옵니다. 백 년 넘은 술집에서 시원한 음료를 한잔하고 갑니다.',
        ca: 'Eleven bridges in six kilometres, then a former mining town of about thirty people and a saloon more than a hundred years old. A cold drink here is the custom.',
        cn: '六公里多的路要过十一座桥，尽头是只剩三十来人的老矿村。在百年老酒馆里喝杯冷饮再走。',
      },
    },
    {
      minutes: 105,
      picture: 'prairie-sunset',
      title: {
        kr: '노을을 보며 캘거리로',
        ca: 'Back to Calgary into the sunset',
        cn: '迎着落日返回卡尔加里',
      },
      body: {
        kr: '서쪽으로 달리는 길이라 날이 맑으면 로키 위로 지는 해를 정면에서 봅니다. 오후 6시 45분 전후 숙소 도착 예정입니다.',
        ca: 'We drive west, with the Rockies straight ahead on a clear evening. At your door around 6:45 p.m. Calgary time.',
        cn: '回程一路向西，天晴时落日就在正前方的落基山上。傍晚 6:45 左右送到酒店。',
      },
    },
  ],
  departures: [],
}
