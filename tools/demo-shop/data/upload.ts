import type { NewRowOf, userFile } from '@kisscut/records'
import { BEN, CORA } from './owners.ts'

/** Ben's upload: a paw print of 600 pixels without a margin, as PNG. */
export const UPLOAD = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAlgAAAJYAgMAAADDCHBPAAAADFBMVEVMaXEOdW0OdW0Pdm7uxha8AAAAA3RSTlMAVLGYx9+UAAAACXBIWXMAAA',
    'sTAAALEwEAmpwYAAAL4ElEQVR42u1dO5rbRgzm49uwYMEqzargEXgE8QhbxI19A6fYI1BH2ENsCsdFjkAdQUdQsS7sSoUKrj+JzMbOQw8+AAww',
    'CzP4S32g5idnBsAMMJggMBgMBoPBYDAYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWBQipuP3Zc7NjEu/NT9hQcmMS6E9bf22pJFjA333Xc8s4',
    'jxduFk/wDF2D/WxHcAinEh6v7DylmMDflJe3tnMTbUJ+21zmJcSLpTbBzF2FCctdc4ion04Uj3AMW4EHfnWDuJiczDkUkGFGNDddHe0UmMzUp3',
    'lygdxITUw+DcB4qJDa2u2zmIsWF51d7BQUxIaw2qJKCYhPcw4h4AxQRHfO9gBooJjvheTQkUExzxvYMZKCY44nsHM1BMTsf3KnCgmJj7MOAdAM',
    'XYkPa2tyWKiU7EnjkGFBOdiD1zDCgmOhF75hhQTHYiXs0xoJioRewxd0AxUYvYY+6AYsL64WrqA8WE9cPV1AeKCS2oB9fMQDGxxdjAagsoJqy2',
    'rjQSUExabV1oJKCYuNq60EhAMWG35spnAYqJa9MLjQQUY0M22N6OICauTS8UJVBMXJteKEqgmLATeOXhAcXElfyF/gaKiSv5C/0NFGNDNwyCmL',
    'ztOTMrQDEPtufMrADFPNieM7MCFPNge87cdKCYuCd/Ye2AYh5M4pm1A4p5MIln1g4oNndaxUh7DVrMg6U+M8JAMQ+W+qy9ShGtI1rMgwNx5hsA',
    'xeZOq+tALgtQbOa0wtH2SqTY3GlFo+2tkGJzpxWPtrdGihmtV6GVjLa3QYoZrVehlY62t0WKGS2jpZ5WNtreDilmtIyW0TJaRsto/bi0zIMwWv',
    '8zWrZOnAEt27GZAS3bO7V9ebH8DIv5WDxRipbSoLDSELrShAOl6RmWYzODRCmlaWVKk/CUpiwqTfBUmg6rNHlYa6p1pTMxfakzjV/poYdc5xER',
    'pQdqlB4/UnpYS+nRNqUHAZUem9R6yFTpkdxc5wFmpce9lR6OV1pKQGnhBaVlKl6/qEf4pvRRAqW/mUHcvvzNb/IFY96+/PyIY9V1n6TL67z79v',
    'sjsvrr9fvxFiNadLjqsf9UKr1+oGYs3fTPy0PLoUbDo3TJWOgqR+rZfPjD53xlwUKkaxHWw//FWETthDpodJ3+5+UDfCXnTl8eZMSLMWVTcxXo',
    'S7EO4tm/PUuVM7xHmstk9NtnsKXypFiEdcXyUZPBVSozxfrT1ehyhauwaIVcFIW4/yOWYQ2x25fxhOHPWYrWptjtiXRidRfDHPQJsQK7KiqmFE',
    '7NURC5xi5tqyn1zFE+OkJvBEx6lRzFtlPsln00vXVQu5cmL7CLyGTaf8vdC7nX2CV3hls0r0hl7yP0dm8B8JScLwlI0LtMS4Bf6XylQo5e3NaQ',
    'XTzXCygq9FYAKN7mel0HOqgXwXaA3C43idDbTDFwme50FUyKjiWkPjY9c/ReYeYjDrhEx6lyHxtmNbpLCg/biyF+137pIbQV4yPGlYcd9RQfeq',
    'k9xB9yfKDKR0h+ic7dCH3Etmr0tn3kIwsFH5uNPIRzCW3EHoLfhDYSD6kCKT4VLvWQ75HjXz31kB1T4GllHlKcKnyqS+YhIazG08o9pM8R8pVy',
    '+TyUiECrkM/aiQlJZ4V8fm3CSmsnn5vWEJIS9/KZfAcCrUY+7/HgmsLpIUs08JzJSmmiks/7rVlpdfL52iRapXh2O4nWSvwsAInWWvzkBInWRv',
    'ycCYnWVvxUzpxo7cSPVpFo7cUPoh0pRxAb8dOEhxnRYnIhlsy0juIHaA+UTyxPi+LLc3k2NTOtTvwcWkM63ipOa0+iVUofJvzhaGWvSWtHorWS',
    'Pqi6I51RFqe1JZ1RXkmfNt6QaK1fj5bDmeib9x+77suHO5az2YiuX0/Eyv/GeGQ9Jo0SKq3bU8FHdloh7bz9u3PJT7Rz/yXJZA3T+vVS9DOJFs',
    '3vGKS1uJZ9ItBqeWnd9gk/8tLCr/Zv+qUfGNf6o878Zip5DPLuCW0NU2BpLYbEn7C0GtqidzOe0QbrxoS2bM+QtO6RYyWhbXKkOFqLETXU240J',
    'bUsoQdEK6zFafTl6CW1fL0bZxNGP1fu5YprNjTCPjX+sXisX09zMEEMrn2DVM7li4hIG8TZhN4kS0RvErYsV+mP1fK6IuPWyBNOaHFl9kzEi7p',
    '8V4A5ZdAA8gTu+Ie4El4h6fYMWOyTuZKfQIZl0IGygU2pLDH7ArWE3cjSOGLyJgN0RdUCsgF2/om2ptGjt0KsjauKGUA3TKzWUVgvTiy1x4/xA',
    'GfDXg2ZJ3PaHFQop4LQaljokGeS5sEOghNDaEcOje3j19DGNlBODuzHkdSoMrSOkM9bETdctRWldq6SUumFcT3/lBY7W0/QYaamhtTW1D897Ma',
    'aGBXOnOorEZ/fU2HtJnIcX0yWk5g3Ekw5EhaV1nHQh1sT4x5GoS696saJGbuqJMZniaW0nZtSRGnxvYBWPpw1xQU0byMZHLaEPTzspo6akJOPd',
    'kFBobcaHwIYa81vj/dL+XorJscpqdC7VFFrtqD49khNO6Cr+8rXIiTLp2PtkNFq7sb7YBsQQaUNX8ZfvVZAjqPXwy4YdEeXw527J2UwbJ/Uw8Q',
    '8NOYFv5aQezlyXiJx2GA1/5opK6zg8RFbUvKGD89A6GVxLcq5TPjTiEzqtzdCY35NzaTfOQ+uk9YSe/1sPdEBFp3UcGAgtOeHxyDC0Bt8Nk6L5',
    'U/8MTlxobfr1z0NAzeFbMQytIc2FS4Vc9D5ZudDq/5sncv7XE8vQOhlcC2S1uYkqfbEbrXXP62EzuMOeqZK50dr1THR0at/i2mQVbrSaa6P7FA',
    'TEhNqnwM2N71WcC3rq7803Fl9LVze+z1UI//jG6i6g8Hp59kvptMofdKzClzy0ryRWL/j5jhS5AEU0bn4JAvHLovCbu4GX+9FACDxfBUMLlwXy',
    'N6ziIweB/M1atCiejhEvM+a7TuOYjzhorTSOeIkxn3PQ2msc8RJjvu40jnmWEc8/5hMeWhuv99lTgmVaTI/EBScVD62jz6t7qVkRWiYi91RMuW',
    'ht9ZkefvNTcNFqNE5E7qnYsUHlROSdigkfrY0+i8htFQs+Wo3Gicg7FWs+Wq1CQ81rrGNOWmt9hprXWOectPYa9QOnhqg4aR016gdGDcGqH/g0',
    'RMxLa63Pf+D0ITJeWjuNaotPcS15aR00qi0+xdUxQ6Xa4lJcMTettUa1xaW4Um5aW41qi0txFdy0Go1qi0tx1dy0WpXalEefhvy0So3alEefJv',
    'y0Nhq1KY8+zfhp7TQqeR41X/DTOmhU8jxqvuan1apU8hxqPpSgVWqKFHDGDGIJWmuNtofD+qQStLYabQ+H9cklaO012h6ORcZSgtZBo0nkMIpK',
    'adUStFqVltrdVocytEqNltrdViulFcvQWmt0INxdiFSG1naetDIZWrt50splaO01ulvuDpdSWksZWod50qpkaB3nSauWodXOk1bXqfSajdbrrz',
    'Bc1xhGawa0IilaK6NltFTSiqVorY2W0TJaRstoGS0z1UbLMy1b+cyAlm2N2G6gGC3babYohhQtpaGoXGc8Mbeg8I8f2VeanqE0mUVp6o/S/C2l',
    '2W5acwMrnZmUS53psLnOnGalGeCpzjR+pYcelB4RUXrOR+thraXOo225zoOASk9zKj2Sq/QAs9ZT6EuNE1Ft4QWl1TMihRZRYMy3Oqv+NPMu3Q',
    'TS8x9eLpT4+b3XCn3TTX3++waNm189Vjyd3Kn89J/sO3+V8KaciMdT4Vtv5QwjBKtJXqvAT+HAq0t5bn0VFs0xrMZvjt77KfH73Cd/76na9mAv',
    'Pve7dPd+6jQPzcWhC7vC2ksN8CHP+WH8SifpQu4Dg/4Bek2e1MUYIXASTkzHVSB/i8in8Sfe+bhFJISphvHpWLLTuuqU58k2wntMp1Nx3shXwJ',
    't/vwUN/nlp3Vh32BsGCY8ExOvlwN/q4nu1d4EQ/m3kN/gzb5EvQsKb318a+IB675v3Ly/z+5vAYDAYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDIbv',
    '+BOiJUP2PWxJOAAAAABJRU5ErkJggg==',
  ].join(''),
  'base64',
)

/** Owners and names of this upload: shoppers see their own files only. */
export const UPLOADS = [
  { id: 'demo-upload', owner: BEN, name: 'paw print.png' },
  { id: 'demo-upload-logo', owner: CORA, name: 'logo.png' },
] as const

/** The upload's row, once it is in file storage. */
export const uploadRow = (
  named: (typeof UPLOADS)[number],
  { key, bytes, sha256 }: Stored,
): NewRowOf<typeof userFile> => ({
  ...named,
  file: key,
  raster: key,
  mime: 'image/png',
  size: bytes,
  sha256,
  pixel_width: 600,
  pixel_height: 600,
  has_alpha: true,
})

interface Stored {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
}
