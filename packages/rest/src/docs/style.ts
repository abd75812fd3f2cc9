/** The shop's ink on its paper; nothing is loaded but this. */
export const CSS = `
:root { --ink: #1b1917; --soft: #5c554e; --line: #e2dcd3; --paper: #f6f3ee; --sheet: #fff; --link: #ad0057 }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
header { display: flex; gap: 1rem; justify-content: space-between; padding: .75rem 1.25rem; border-bottom: 1px solid var(--line) }
header a:first-child { font-weight: 700 }
main { max-width: 72rem; margin: 0 auto; padding: 1rem 1.25rem 4rem }
h1 { font-size: 1.6rem; line-height: 1.2; overflow-wrap: anywhere }
h2 { font-size: 1.1875rem; margin: 1rem 0 .5rem; overflow-wrap: anywhere }
a { color: var(--link); text-underline-offset: .15em }
a:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
nav ul, .groups { list-style: none; padding: 0 }
header a, nav a, .groups a { display: inline-block; padding: .25rem 0; min-height: 1.75rem }
code { font: .92em/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: .875rem; margin-top: 1.5rem; padding: .25rem 1.25rem 1rem }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700 }
.scroll { overflow-x: auto; margin: 1rem 0 }
table { border-collapse: collapse; width: 100%; min-width: 34rem }
caption { text-align: left; font-weight: 700; padding: .25rem 0 }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); font-weight: 400 }
thead th, td { color: var(--soft) }
.status { display: block; color: var(--soft) }
.skip { position: absolute; left: -100rem }
.skip:focus { left: 1rem; top: .5rem; background: var(--paper) }
`
