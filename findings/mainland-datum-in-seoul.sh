#!/usr/bin/env bash
# Places in Korea, Japan and Taiwan, converted to the datum of mainland China's maps.
#
# Map applications of the mainland (Amap, Tencent) shift coordinates by some 500 m inside the mainland (GCJ-02); nothing is
# shifted elsewhere. Expected: a converter leaves a place in Seoul as it is, like one in Calgary. Seen: both libraries take
# a rectangle from 72° to 137.8° E for the mainland, so that Seoul, Fukuoka, Taipei, Hanoi and Ulaanbaatar move too.
#   gcoord 1.0.7, coordtransform 2.1.2: Seoul 459 m, Fukuoka 559 m, Taipei 500 m, Calgary 0 m
# So a link of a Chinese map to a place of a Korean guest's is read wrong by half a kilometre; one in Canada is not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gcoord@1.0.7 coordtransform@2.1.2

cat >shift.mjs <<'JS'
import coordtransform from 'coordtransform'
import gcoord from 'gcoord'

const METRES = { longitude: 111_320, latitude: 110_540 }
const places = {
  Seoul: [126.978, 37.5665],
  Fukuoka: [130.4, 33.59],
  Taipei: [121.5654, 25.033],
  Calgary: [-114.07, 51.05],
}
for (const [name, place] of Object.entries(places)) {
  const [longitude, latitude] = place
  const metres = ([x, y]) =>
    Math.round(
      Math.hypot(
        (x - longitude) * METRES.longitude * Math.cos((latitude * Math.PI) / 180),
        (y - latitude) * METRES.latitude,
      ),
    )
  const byGcoord = gcoord.transform(place, gcoord.WGS84, gcoord.GCJ02)
  const byCoordtransform = coordtransform.wgs84togcj02(longitude, latitude)
  console.log(`${name}: gcoord ${metres(byGcoord)} m, coordtransform ${metres(byCoordtransform)} m`)
}
JS
node shift.mjs | tee seen

diff seen - <<'SEEN'
Seoul: gcoord 459 m, coordtransform 459 m
Fukuoka: gcoord 559 m, coordtransform 559 m
Taipei: gcoord 500 m, coordtransform 500 m
Calgary: gcoord 0 m, coordtransform 0 m
SEEN
echo 'As described.'
