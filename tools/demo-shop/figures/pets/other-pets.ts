import { limb, oval, region, rounded, smile, smooth, type Shapes } from '../draw.ts'
import { INK, eyes, half, line, pair, pet, points, shapes } from './pet.ts'

export const rabbit = pet(
  ...(['rabbit', 'Rabbit', 'bunny'] as const),
  [112, 172],
  [
    region('coat', 'Coat', '#b9a28c'),
    region('inside', 'Ears inside', '#eab8ad'),
    region('belly', 'Belly', '#f6ecd9'),
    line,
  ],
  shapes('coat', oval({ x: 40, y: -22 }, 13)),
  shapes('coat', ...pair((side) => oval({ x: side * 20, y: -136 }, 13, 34, side * 9))),
  shapes('inside', ...pair((side) => oval({ x: side * 20, y: -132 }, 5, 20, side * 9))),
  shapes('coat', smooth(half([18, -68], [38, -36], [38, -10], [26, -2]))),
  shapes('belly', smooth(half([12, -54], [20, -32], [12, -12]))),
  shapes('coat', ...pair((side) => oval({ x: side * 24, y: -8 }, 20, 8))),
  shapes('coat', oval({ x: 0, y: -84 }, 38, 33)),
  eyes(-90, 16),
  shapes('face', rounded(half([5, -80], [0.5, -74]), 2)),
  shapes('face', smile({ x: 0, y: -71 }, 9, 5, 4)),
)

export const hamster = pet(
  ...(['hamster', 'Hamster', 'guinea pig'] as const),
  [112, 98],
  [region('coat', 'Coat', '#d99a52'), region('belly', 'Belly', '#f6ecd9'), line],
  shapes('coat', ...pair((side) => oval({ x: side * 27, y: -82 }, 13))),
  shapes('coat', smooth(half([20, -88], [46, -60], [50, -22], [34, -3]))),
  shapes('belly', smooth(half([14, -50], [28, -28], [18, -8]))),
  shapes(
    'coat',
    ...pair((side) => oval({ x: side * 16, y: -36 }, 9, 11, side * 20)),
    ...pair((side) => oval({ x: side * 22, y: -6 }, 14, 6)),
  ),
  eyes(-66, 19),
  shapes('face', oval({ x: 0, y: -57 }, 5.5, 4.5)),
)

export const parrot = pet(
  ...(['parrot', 'Parrot', 'bird, budgie'] as const),
  [112, 156],
  [
    region('feathers', 'Feathers', '#5f8f4e'),
    region('wings', 'Wings', '#2f8a86'),
    region('breast', 'Breast', '#e6a93a'),
    region('beak', 'Beak', '#e2674a'),
    region('perch', 'Perch', '#8a5a36'),
    line,
  ],
  shapes('wings', smooth(points([-10, -40], [10, -40], [14, -14], [0, -1], [-14, -14]))),
  shapes('feathers', smooth(half([20, -142], [36, -112], [34, -60], [16, -32]))),
  shapes('breast', smooth(half([14, -88], [21, -64], [12, -42]))),
  shapes(
    'wings',
    ...pair((side) =>
      smooth(
        points([side * 26, -94], [side * 44, -72], [side * 40, -40], [side * 24, -30], [side * 22, -62]),
      ),
    ),
  ),
  shapes('perch', limb({ x: -46, y: -26 }, { x: 46, y: -26 }, 10)),
  shapes('beak', ...pair((side) => oval({ x: side * 12, y: -29 }, 8, 9))),
  eyes(-118, 16),
  shapes('beak', smooth(points([-11, -110], [0, -117], [11, -110], [6, -96], [0, -90], [-6, -96]))),
  shapes('feathers', smooth(points([-6, -138], [-14, -152], [0, -148], [12, -154], [8, -138]))),
)

export const fish = pet(
  ...(['goldfish', 'Goldfish', 'fish bowl, aquarium'] as const),
  [132, 128],
  [
    region('glass', 'Bowl', '#8fbcd4'),
    region('water', 'Water', '#cfe3ee'),
    region('fish', 'Fish', '#e07b39'),
    region('plant', 'Plant', '#5f8f4e'),
    line,
  ],
  shapes('glass', smooth(half([40, -124], [62, -84], [58, -34], [36, -3]))),
  shapes('water', smooth(half([30, -88], [50, -78], [47, -38], [30, -13]))),
  shapes(
    'plant',
    limb({ x: 30, y: -18 }, { x: 38, y: -62 }, 9, 5),
    limb({ x: 24, y: -17 }, { x: 22, y: -42 }, 8, 5),
  ),
  shapes(
    'fish',
    smooth(points([10, -50], [36, -68], [32, -50], [36, -32])),
    smooth(points([-34, -50], [-16, -66], [8, -62], [18, -50], [8, -38], [-16, -34])),
  ),
  shapes('face', oval({ x: -17, y: -53 }, 4.8)),
  shapes('glass', rounded(half([46, -126], [46, -112]), 6)),
)

export const turtle = pet(
  ...(['turtle', 'Turtle', 'tortoise'] as const),
  [176, 100],
  [
    region('skin', 'Skin', '#8fb06a'),
    region('shell', 'Shell', '#5f7d46'),
    region('plates', 'Plates', '#c9a652'),
    line,
  ],
  shapes(
    'skin',
    limb({ x: -58, y: -24 }, { x: -78, y: -16 }, 12, 5),
    ...[-42, 26].map((x) => limb({ x, y: -26 }, { x, y: -10 }, 22, 22)),
  ),
  shapes('skin', limb({ x: 44, y: -34 }, { x: 58, y: -52 }, 22, 20), oval({ x: 62, y: -60 }, 22, 19)),
  shapes('shell', smooth(points([-66, -24], [-56, -64], [-10, -94], [36, -64], [48, -24], [-10, -18]))),
  shapes(
    'plates',
    oval({ x: -10, y: -60 }, 16, 15),
    oval({ x: -40, y: -44 }, 11, 12),
    oval({ x: 20, y: -44 }, 11, 12),
  ),
  shapes('face', oval({ x: 67, y: -64 }, 5)),
  shapes('face', smile({ x: 70, y: -55 }, 8, 5, 4)),
)

export const chicken = pet(
  ...(['hen', 'Hen', 'chicken, bird'] as const),
  [138, 158],
  [
    region('feathers', 'Feathers', '#c9703d'),
    region('wing', 'Wing', '#8a4a2c'),
    region('comb', 'Comb and wattle', '#c8452f'),
    region('beak', 'Beak and feet', '#e6a93a'),
    line,
  ],
  shapes(
    'beak',
    ...[-8, 14].map((x) => limb({ x, y: -34 }, { x, y: -8 }, 11, 11)),
    ...[-4, 18].map((x) => limb({ x: x - 10, y: -5 }, { x: x + 8, y: -6 }, 12, 12)),
  ),
  shapes('wing', smooth(points([-36, -62], [-60, -100], [-44, -104], [-34, -96], [-20, -70]))),
  shapes(
    'comb',
    smooth(points([20, -124], [22, -142], [32, -136], [40, -146], [46, -134], [56, -134], [52, -120])),
  ),
  shapes(
    'feathers',
    smooth(
      points(
        [18, -110],
        [34, -130],
        [54, -118],
        [54, -86],
        [46, -46],
        [8, -26],
        [-36, -44],
        [-46, -78],
        [-20, -78],
        [4, -84],
      ),
    ),
  ),
  shapes('wing', smooth(points([-26, -66], [4, -74], [22, -58], [4, -42], [-18, -46]))),
  shapes('comb', smooth(points([50, -102], [60, -92], [54, -80], [46, -90]))),
  shapes('beak', rounded(points([52, -116], [68, -107], [52, -99]), 3)),
  shapes('face', oval({ x: 39, y: -110 }, 5.4)),
)

export const pony = pet(
  ...(['pony', 'Pony', 'horse'] as const),
  [236, 246],
  [
    region('coat', 'Coat', '#a86f48'),
    region('mane', 'Mane and tail', '#4a2f22'),
    region('saddle', 'Saddle', '#c8452f'),
    region('hooves', 'Hooves', INK),
    line,
  ],
  shapes(
    'mane',
    smooth(points([-76, -140], [-104, -128], [-112, -80], [-102, -44], [-90, -84], [-74, -108])),
  ),
  ...[-58, -30, 26, 52].map((x): Shapes => [
    ['coat', limb({ x, y: -92 }, { x, y: -22 }, 30, 22)],
    ['hooves', rounded(points([x - 12, -20], [x + 12, -20], [x + 15, -2], [x - 15, -2]), 4)],
  ]),
  shapes(
    'coat',
    smooth(
      points(
        [-78, -146],
        [-30, -138],
        [20, -142],
        [58, -152],
        [72, -112],
        [50, -76],
        [-10, -70],
        [-70, -76],
        [-84, -112],
      ),
    ),
  ),
  shapes(
    'coat',
    smooth(
      points(
        [36, -140],
        [58, -214],
        [76, -222],
        [98, -206],
        [112, -176],
        [106, -160],
        [86, -166],
        [78, -120],
        [60, -96],
      ),
    ),
  ),
  shapes('coat', rounded(points([66, -214], [70, -242], [84, -218]), 5)),
  shapes(
    'mane',
    smooth(points([64, -226], [46, -204], [28, -152], [36, -134], [50, -150], [62, -186], [76, -212])),
  ),
  shapes('saddle', smooth(points([-30, -146], [16, -148], [20, -112], [-4, -100], [-28, -112]))),
  shapes('face', oval({ x: 84, y: -194 }, 5.6, 6.4)),
  shapes('face', oval({ x: 105, y: -172 }, 4)),
)
