/** Texts of the job ticket. */

export const jobNumber = 'A job number has 1 to 24 printable ASCII characters.'

export const job = (number: string) => `Job ${number}`
export const jobTicket = 'Job ticket'
export const order = (number: string, customer: string | null) =>
  customer ? `Order ${number} · for ${customer}` : `Order ${number}`
export const due = (date: string) => `Due ${date}`

export const quantity = 'Quantity'
export const material = 'Material'
export const size = (width: string, height: string) => `${width} × ${height} in`

export const howMade = 'Production'
export const inks = 'Inks'
export const lamination = 'Lamination'
export const noLamination = 'None'
export const cut = 'Cut'
export const cuts = { die: 'Die cut', kiss: 'Kiss cut', none: 'Not cut' } as const
export const along = (cut: string, line: string) => `${cut}: ${line}`
export const alongContour = (cut: string) => `${cut}, along the contour`
export const perforation = 'Perforation'
export const reverseCut = 'Reverse cut'
export const mirrored = 'Yes: printed mirrored'
export const yes = 'Yes'
export const no = 'No'
export const sheets = 'Sheets'
export const sheetsOf = (count: number, size: string) => `${count} of ${size}`
export const oneByOne = 'One by one'

export const chosen = 'Chosen'
export const notes = 'Notes'
export const files = 'Files'
export const kilobytes = (figure: string) => `${figure} kB`
export const moreInJson = (more: number) => `And ${more} more, in the ticket’s JSON.`
export const moreNotesInJson = 'More in the ticket’s JSON.'
export const noFiles = 'None yet.'
