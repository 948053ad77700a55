import type { DemoTopic } from '../demo-board.ts'

export const hikesAndWinter: DemoTopic[] = [
  {
    tourId: 4,
    category: 3,
    author: 'laozhou61',
    title: '看落叶松，哪几天最稳当？',
    content: `儿子说落叶松一年就黄那么十来天。我们时间活，想请教哪几天把握最大？还有上山下山要走多久，膝盖不大好，有没有缓一点的走法？`,
    tags: ['落叶松', '秋色'],
    isPrivate: false,
    daysAgo: 118,
    views: 175,
    replies: [
      {
        author: 'admin',
        content:
          '往年 9 月 20 日到 28 日最有把握，霜来得早会提前两三天。落叶松谷单程 4.3 公里，爬升 535 米，我们一般安排五到六个小时慢慢走。膝盖不好的话，可以改去卡纳纳斯基斯的海伍德山口，停车场海拔就有 2200 米，爬升少得多。',
        daysAfter: 1,
      },
      {
        author: 'laozhou61',
        content: '那就选后一个，老胳膊老腿不逞强。登山杖要自己带吗？',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content: '不用带，车上备了四副登山杖和护膝。等天气预报出来，再和您敲定哪一天。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 5,
    category: 2,
    author: 'momoYYC',
    title: '翡翠湖，比名字还要绿',
    content: `考完试和室友出去透气。同学都说班夫看腻了就去幽鹤，果然没错。

天然桥那里，河水硬生生在石头里钻出一个洞，轰隆隆的，站边上说话都得喊。塔卡考瀑布更夸张，从停车场走十分钟就到跟前，两百多米的水从天上砸下来，我的刘海当场报废。

翡翠湖那会儿没有风，绿得像一整块果冻。绕湖走了五公里，左边森林右边水，路上遇见一只潜鸟，叫声像在笑。司导姐姐知道我们学生党穷，早上先带我们去超市买好饭团，中午就坐在湖边木桌上吃，省下的钱买了咖啡。

唯一的遗憾是没划成独木舟。建议上午十点前去，下午排队要一个小时。`,
    tags: ['幽鹤', '翡翠湖', '留学生'],
    isPrivate: false,
    daysAgo: 92,
    views: 241,
    replies: [
      {
        author: 'admin',
        content: '刘海虽然牺牲了，照片可是全程最好看的！下次我们先去划独木舟，再看瀑布。',
        daysAfter: 1,
      },
      {
        author: 'linxiaoyu',
        content: '“像一整块果冻”太形象了。绕湖一圈累吗，平底鞋行不行？',
        daysAfter: 2,
      },
      {
        author: 'momoYYC',
        content: '很平，运动鞋就行。后半圈有一段烂泥，别穿小白鞋！',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 6,
    category: 3,
    author: 'laozhou61',
    title: '冬天四天的路况安全吗？遇到封路怎么办',
    content: `过年想跟儿子再走一趟。听说冬天山里经常封路，万一走不了，钱怎么算？车上有没有雪地胎？`,
    tags: ['冬季', '安全', '退款'],
    isPrivate: false,
    daysAgo: 60,
    views: 134,
    replies: [
      {
        author: 'admin',
        content:
          '周老师好！所有车辆 10 月到次年 4 月都换冬季胎，车上备有防滑链、毯子和卫星通讯器。遇到封路，司导会改走替代路线，比如翡翠湖去不了就换成班夫周边；如果完全走不了，由我们取消，改期或全额退款由您选，订金也退，不收手续费。',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content:
          '您这边取消的话：出发前 7 天或更早全额退，只扣不超过 C$5 的手续费；前 6 天到 3 天退一半，同样扣手续费；前 2 天和 1 天，酒店退多少我们转退多少，最多一半，也扣手续费；当天不退。酒店收取退订手续费的，和上面的扣款比，只扣较高的一笔。建议买一份旅行保险。',
        daysAfter: 1,
      },
      { author: 'laozhou61', content: '讲得清楚。这就让儿子去比保险。', daysAfter: 2 },
    ],
  },
]
