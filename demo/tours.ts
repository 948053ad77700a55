import { tour as banffIcefieldsParkway } from './tours/banff-icefields-parkway-3-days'
import { tour as calgaryCity } from './tours/calgary-city-and-foothills'
import { tour as stargazing } from './tours/canmore-and-kananaskis-stargazing'
import { tour as drumheller } from './tours/drumheller-badlands'
import { tour as guilin } from './tours/guilin-yangshuo-with-a-guide'
import { tour as jasper } from './tours/jasper-in-preparation'
import { tour as johnstonCanyon } from './tours/johnston-canyon-and-banff-town'
import { tour as kananaskis } from './tours/kananaskis-country-loop'
import { tour as lakeLouise } from './tours/lake-louise-and-moraine-lake'
import { tour as larchValley } from './tours/larch-valley-autumn'
import { tour as oaxaca } from './tours/oaxaca-and-the-pacific'
import { tour as winter } from './tours/rockies-winter-4-days'
import { tour as stampede } from './tours/stampede-ranch-day'
import { tour as aurora } from './tours/yellowknife-aurora-3-nights'
import { tour as midnightSun } from './tours/yellowknife-midnight-sun'
import { tour as yoho } from './tours/yoho-emerald-lake-and-takakkaw'

/** The demo company's tours, in the order of their cards. */
export const demoTours = [
  lakeLouise,
  larchValley,
  stampede,
  banffIcefieldsParkway,
  aurora,
  yoho,
  kananaskis,
  winter,
  johnstonCanyon,
  calgaryCity,
  stargazing,
  drumheller,
  midnightSun,
  oaxaca,
  guilin,
  jasper,
]
