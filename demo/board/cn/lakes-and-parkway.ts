import type { DemoTopic } from '../demo-board.ts'

export const lakesAndParkway: DemoTopic[] = [
  {
    tourId: 1,
    category: 3,
    author: 'chenjia4',
    title: '带5岁和9岁的孩子，安全座椅怎么安排？',
    content: `我们一家四口从上海过去，儿子5岁、108厘米，女儿刚满9岁、136厘米。

1. 安全座椅需要自己带吗？
2. 梦莲湖那个石堆，小朋友爬得上去吗？
3. 后备厢放得下一辆轻便推车吗？`,
    tags: ['安全座椅', '亲子'],
    isPrivate: false,
    daysAgo: 310,
    views: 187,
    replies: [
      {
        author: 'admin',
        content: `您好！依次回答：

1. 未满 9 岁、身高不足 145 厘米、体重不足 36 公斤，符合一项就要用安全座椅或增高垫。两位小朋友我们各备一个，**不用自带**。
2. 石堆有台阶，大人牵着走 15 分钟左右就到顶。
3. 放得下。`,
        daysAfter: 1,
      },
      {
        author: 'chenjia4',
        content: '太好了，行李能少一大件！我们住坎莫尔，早上能过来接吗？',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content: '可以，卡尔加里、坎莫尔、班夫都免费接送，把酒店名字发给我们就行。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 1,
    category: 2,
    author: 'linxiaoyu',
    title: '早上五点半的梦莲湖，值得定三个闹钟',
    content: `我和老公住多伦多，来加拿大六年了，第一次进落基山。梦莲湖现在不让私家车进，接驳车票又没抢到，这才找到他家，结果成了整趟旅行最值的一笔钱。

五点出头到停车场，爬上石堆的时候天刚泛白。十座山峰先是灰蓝色，然后最高的那座尖上忽然亮了一点橙，像有人在上面点了支蜡烛，接着一座一座亮过去。旁边二十来个人，谁都没出声。

露易丝湖我们没划船，沿着湖边一直走到尽头。司导说，湖水的颜色是冰川磨出来的石粉，七八月最浓，六月刚化冰的时候反而没这么蓝，第一次有人给我讲明白。

几点经验：

- 七月清晨只有五度，羽绒服真的要带。
- 别穿平底帆布鞋爬石堆，我就崴了一下。
- 司导带的热姜茶比相机还重要。

老公一向嫌跟团累，回程路上居然问我：“冬天还能找他们吗？”`,
    tags: ['梦莲湖', '日出', '露易丝湖'],
    isPrivate: false,
    daysAgo: 126,
    views: 431,
    replies: [
      {
        author: 'admin',
        content:
          '谢谢小雨，写得真好！那天的日出也是我们今年夏天见过最好的之一。脚好些了吗？冬天见！',
        daysAfter: 1,
      },
      {
        author: 'linxiaoyu',
        content: '早就好啦，谢谢惦记。冬天准备去黄刀镇，正在说服老公请假。',
        daysAfter: 1,
      },
      { author: 'momoYYC', content: '从卡尔加里走的话，几点出发才赶得上日出呀？', daysAfter: 4 },
      {
        author: 'linxiaoyu',
        content: '我们前一晚住班夫，四点就出门了。从卡尔加里走，估计两点半就得上车……',
        daysAfter: 5,
      },
    ],
  },
  {
    tourId: 2,
    category: 1,
    author: 'laozhou61',
    title: '老两口加儿子三个人，冰原大道三天怎么收费？',
    content: `我们老两口从成都过来看儿子，想三个人一起走冰原大道三天。三个人要不要另外加钱？我和老伴住一间，儿子单独一间。我有点高血压，海拔高不高，有没有影响？`,
    tags: ['预订', '报价'],
    isPrivate: true,
    daysAgo: 230,
    views: 8,
    replies: [
      {
        author: 'admin',
        content:
          '周叔叔好！三位同行不收小团附加费，只有儿子单住的那一间，每天加收 C$200。硫磺山缆车上到 2281 米，是全程最高的地方，一般不会有高原反应。血压方面请先问问医生，药带够；行程不赶，累了随时停车休息。',
        daysAfter: 1,
      },
      {
        author: 'laozhou61',
        content: '那就订9月上旬的。订金怎么付？我不会用这边的银行。',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          '订金 C$20，从尾款里扣除。请您儿子用 e-Transfer 转给我们就行，步骤已用中文发到您邮箱。出发前 7 天或更早取消，全额退款，只扣不超过 C$5 的手续费；酒店如收取退订手续费，也要扣除。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 2,
    category: 2,
    author: 'laozhou61',
    title: '六十四岁，第一次站在冰川跟前',
    content: `退休前教了三十年地理，黑板上的冰川画过无数回，这次总算站到真家伙跟前了。

第一天逛班夫，第二天上冰原大道，弓湖、佩托湖一路看过去。佩托湖那颜色，我要是这样画在黑板上，学生一定说老师上错色了。下午到阿萨巴斯卡冰川，路边立着一块块年份牌，1908、1925、1982……一路往上走，越走心里越沉。司导小伙子懂行，冰碛、冰斗、U形谷，一样不差，我俩聊得老伴都吃醋了。

住得比想象中舒服。晚饭在镇上中餐馆吃了麻婆豆腐，味道嘛，六分，雪山脚下吃，加到九分。

第三天返程，儿子睡着了，我和老伴看了一路的山。她说：“老周，你这辈子的课今天才算上完。”

感谢司导一路照应，陪着慢慢走、帮提行李、提醒吃药，比儿子还细心。`,
    tags: ['冰原大道', '退休旅行', '冰川'],
    isPrivate: false,
    daysAgo: 132,
    views: 352,
    replies: [
      {
        author: 'admin',
        content:
          '周老师，司导说这三天像上了一门课，笔记都记了两页。“比儿子还细心”可不敢当，替我们问阿姨好！',
        daysAfter: 1,
      },
      {
        author: 'chenjia4',
        content: '写得真好，看到阿姨最后那句眼眶一热。明年也想带我爸妈走一趟。',
        daysAfter: 3,
      },
      {
        author: 'laozhou61',
        content: '带老人来就挑九月上旬，人少，不冷不热，熊忙着吃东西，顾不上理人。',
        daysAfter: 4,
      },
      {
        author: 'momoYYC',
        content: '麻婆豆腐六分，笑死😂 周叔叔下次来卡城，唐人街有一家能打八分！',
        daysAfter: 6,
      },
    ],
  },
  {
    tourId: 3,
    category: 3,
    author: 'chenjia4',
    title: '约翰斯顿峡谷推车能进吗？上厕所方便吗',
    content: `小的走累了就要抱，想推车进去。路上有没有洗手间？能吃东西吗？听说有熊，都不敢让孩子手里拿零食了。`,
    tags: ['亲子', '推车'],
    isPrivate: false,
    daysAgo: 288,
    views: 139,
    replies: [
      {
        author: 'admin',
        content:
          '到下瀑布单程 1.2 公里，轻便推车勉强能过，但栈道窄，人多时很吃力，更推荐用背带，我们可以免费借。洗手间在入口处，路上没有。喝水、吃点小零食没问题，别喂松鼠，垃圾全部带走。',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content:
          'Our grandson is five and walked to the lower falls and back by himself. A carrier would still be my choice on a busy day.',
        daysAfter: 2,
      },
      { author: 'chenjia4', content: '谢谢两位！那就借背带，孩子爸当苦力。', daysAfter: 3 },
    ],
  },
]
